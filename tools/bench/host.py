"""A static host as they are out there: files in a sub-folder, pressed where that helps, for caches.

It remembers which files were asked for.
"""

import functools
import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from tools.serve import TYPES

PREFIX = "/repo/"
PRESSED = (".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest")


@functools.cache
def pressed(path: Path) -> bytes:
    """Return what a file holds, pressed as hosts press it."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class Host(ThreadingHTTPServer):
    """The server of one folder; `asked` are the files that were sent, in order."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = folder
        self.asked: list[Path] = []

    @property
    def address(self) -> str:
        """The address of the site, ending in a slash."""
        return f"http://127.0.0.1:{self.server_port}{PREFIX}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that is closed while files are under way is no error."""


class Handler(BaseHTTPRequestHandler):
    """Answers with whole files."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else the second write of an answer waits 40 ms
    server: Host

    def do_GET(self) -> None:
        """Send a file, or say that there is none."""
        name = urlsplit(self.path).path.removeprefix(PREFIX) or "index.html"
        path = self.server.folder / name
        if not path.is_file():
            return self.send_error(404)
        self.server.asked.append(path)
        press = path.suffix in PRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        body = pressed(path) if press else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if press:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)
        return None

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """Serve the folder on a free port of this machine."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in PRESSED:
            pressed(path)
    host = Host(folder)
    thread = threading.Thread(target=host.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        thread.join()
        host.server_close()
