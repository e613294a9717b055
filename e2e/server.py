"""The server that the tests use: like a plain static host with the site in a sub-folder.

No header that helps the game is sent, only the types of the files: what works here works on any
host.
"""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from tools.serve import TYPES

PREFIX = "/repo/"


class Handler(SimpleHTTPRequestHandler):
    """The folder's files below PREFIX, and nothing anywhere else."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else the second write of an answer waits 40 ms

    def translate_path(self, path: str) -> str:
        """Take the prefix off; outside of it there is no file."""
        path = urlsplit(path).path
        if not path.startswith(PREFIX):
            return str(Path(self.directory) / "no such file")
        return super().translate_path(path.removeprefix(PREFIX.rstrip("/")))

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


class Server(ThreadingHTTPServer):
    """A server that a browser may leave in the middle of an answer."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that is closed while files are under way is no error."""


@contextmanager
def serving(folder: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serve the folder on a free port of this machine; the value is the site's address."""
    server = Server(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
