/* Starts PyScript, and sees to it that a page which cannot start says so.
 *
 * Everything the player sees is drawn by the page's Python. When that Python never gets to run, because the
 * browser is too old or a file is missing, nobody else could tell the player: this module does, by two
 * attributes that the style sheet turns into words that stand in index.html from the start.
 *
 *   <html data-app="failed" data-failed="boot/unsupported">     this browser cannot run the game
 *   <html data-app="failed" data-failed="boot/engine_missing">  something could not be loaded
 *
 * `data-reason` holds what happened, in English, for a bug report. Once `data-app` is no longer `loading`
 * the page is on its own feet and nothing is done here.
 */
const PATIENCE = 60_000; // milliseconds until a page whose code does not run is given up

const root = document.documentElement;
const loading = () => root.dataset.app === "loading";
const pageRuns = () => performance.getEntriesByName("sueca:page").length > 0;

function fail(code, reason) {
  if (!loading()) return;
  root.dataset.failed = code;
  root.dataset.reason = reason;
  root.dataset.app = "failed";
}

const missing = (reason) => fail("boot/engine_missing", String(reason?.message ?? reason));

/* What the runtimes cannot do without; the first is WebAssembly's exceptions. */
const needed = [
  [globalThis.WebAssembly?.Tag, "WebAssembly.Tag"],
  [globalThis.structuredClone, "structuredClone"],
  [globalThis.BroadcastChannel, "BroadcastChannel"],
];

function start() {
  const lacking = needed.filter(([found]) => !found).map(([, name]) => name);
  if (lacking.length) return fail("boot/unsupported", lacking.join(", "));

  addEventListener("unhandledrejection", (event) => missing(event.reason));
  // PyScript reports that it ran the page's script even when the file was not there.
  document.addEventListener("mpy:done", () => pageRuns() || missing("page/main.py did not run"));
  setTimeout(() => pageRuns() || missing("the page did not start in time"), PATIENCE);
  import("../pyscript/core.js").catch(missing);
}

start();
