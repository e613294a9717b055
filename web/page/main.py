import json
import js
from pyscript import create_named_worker, document, ffi, window
js.performance.mark("sueca:page")
src = document.querySelector('script[type="mpy"]').getAttribute("src")
ROOT = src[: -len("page/main.py")]
BOOT = str(js.Math.random())[2:]
root = document.documentElement
status = document.querySelector("#status")
seen = []
def on_boot(event):
    data = event.data
    if data.boot != BOOT:
        return
    if hasattr(data, "failed") and data.failed:
        root.dataset.app = "failed"
        status.textContent = data.failed
        return
    seen.append(data.loaded)
    window.seen = ffi.to_js(seen)
    status.textContent = "%d of %d %s" % (data.loaded, data.total, data.file)

channel = js.BroadcastChannel.new("sueca.boot")
channel.onmessage = ffi.create_proxy(on_boot)
config = {
    "interpreter": ROOT + "runtime/engine.mjs#" + BOOT + ".mjs",
    "packages": ["sueca_core"],
    "packages_cache": "passthrough",
    "index_urls": [],
    "sync_main_only": True,
}

async def main():
    try:
        engine = await create_named_worker(ROOT + "worker/engine.py", "engine", json.dumps(config), "py")
        js.performance.mark("sueca:worker")
        reply = json.loads(await engine.handle(json.dumps({"v": 1, "id": 1, "type": "about"})))
        js.performance.mark("sueca:ready")
        status.textContent = "ready " + json.dumps(reply)
        root.dataset.app = "ready"
    except Exception as error:
        window.console.log("caught " + repr(error))
        root.dataset.app = "failed"
        status.textContent = "caught " + str(error)

await main()
