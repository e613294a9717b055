"""asyncio without sockets, pipes and processes, which a page's worker has none of.

Pyodide brings an event loop of its own, which turns with the browser's. It needs futures, tasks and
what waits for them; the selector loop, streams, TLS and subprocesses are half of the package.
"""

from . import events
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .taskgroups import *
from .tasks import *
from .threads import *
from .timeouts import *

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy
