"""The worker in which the engine runs: it is started, asked, and ended when it hangs."""

import json

import js
from pyscript import create_named_worker, document

from dom import ROOT

NAME = str(js.Math.random())[2:]  # tells our own engine's messages from another tab's

_SOURCE = ROOT + "worker/engine.py"
_CONFIG = json.dumps(
    {
        "interpreter": ROOT + "runtime/engine.mjs#" + NAME + ".mjs",
        "packages": ["sueca_core"],
        "packages_cache": "passthrough",
        "index_urls": [],
        "sync_main_only": True,
    }
)

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


class EngineWorker:
    """One worker at a time; each one started has a name of its own."""

    def __init__(self):
        self._worker = None
        self._started = 0

    async def start(self):
        """Start a worker; what goes wrong is raised."""
        self._started += 1
        self._worker = await create_named_worker(_SOURCE, self._name(), _CONFIG, "py")

    async def ask(self, text, limit):
        """The reply to a request, both JSON text; raises when there is none within ``limit`` ms."""
        return await _in_time(self._worker.handle(text), limit)

    def end(self):
        """End the worker, whatever it does."""
        script = document.querySelector('script[name="{}"]'.format(self._name()))
        if script:
            _end(script)

    def _name(self):
        return "engine" if self._started == 1 else "engine-{}".format(self._started)
