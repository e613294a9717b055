"""Serve a folder on this machine, for playing and developing."""

import functools
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.common import say

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Plain files with the right types; nothing is kept by the browser without asking again."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else the second write of an answer waits 40 ms

    def end_headers(self) -> None:
        """Add the one header that a developer needs."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


def serve(folder: Path, port: int = 8000) -> None:
    """Serve the folder on 127.0.0.1 until the process is ended."""
    handler = functools.partial(Handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        say(f"the game is at http://localhost:{server.server_port} (stop with Ctrl-C)")
        server.serve_forever()
