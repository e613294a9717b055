"""The worker in which the engine runs: it is started, asked, and ended when it hangs."""

import js
from pyscript import create_named_worker, document, workers

_engine = js.sueca.engine  # the first one, see runtime/start.js
BOOT = _engine.boot  # tells our own engine's messages from another tab's

# A worker that was ended, or that hangs, leaves its answers open for ever.
_in_time = js.Function.new(
    "answer",
    "limit",
    """
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error("no reply in time")), limit);
      const over = (then) => (value) => { clearTimeout(late); then(value); };
      Promise.resolve(answer).then(over(done), over(failed));
    });
    """,
)
_end = js.Function.new("script", "try { script.xworker.terminate() } catch {} script.remove()")


def failed_early():
    """Whether the engine failed before anyone listened."""
    return bool(_engine.told) and hasattr(_engine.told, "failed")


class EngineWorker:
    """One worker at a time; each one started has a name of its own.

    The first one has been started before the page's Python ran, or is started now.
    """

    def __init__(self):
        self._worker = None
        self._started = 0

    async def start(self):
        """Start a worker; what goes wrong is raised."""
        self._started += 1
        if self._started == 1:
            _engine.start()
            self._worker = await workers[self._name()]
        else:
            self._worker = await create_named_worker(
                _engine.source, self._name(), _engine.config, "py"
            )

    async def ask(self, text, limit):
        """The reply to a request, both JSON text; raises when there is none within ``limit`` ms."""
        return await _in_time(self._worker.handle(text), limit)

    def end(self):
        """End the worker, whatever it does."""
        script = document.querySelector('script[name="{}"]'.format(self._name()))
        if script:
            _end(script)

    def _name(self):
        first = _engine.name
        return first if self._started < 2 else "{}-{}".format(first, self._started)
