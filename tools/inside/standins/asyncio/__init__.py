"""asyncio as far as an event loop of the browser's turns.

Pyodide brings that loop. It needs futures, tasks and what waits for them; the selector loop,
streams, TLS, subprocesses, threads, locks and queues are most of the package.
"""

from . import events
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .tasks import *
from .timeouts import *

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy


def run(main):
    """Named by Pyodide, which puts another in its place."""
    raise NotImplementedError("the browser's loop runs already")
