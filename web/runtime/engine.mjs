/* The thin module through which PyScript loads Pyodide in the engine's worker.
 *
 * PyScript wants two names of it, `loadPyodide` and `version`. On the way it does four things that
 * Pyodide does not:
 *
 * - it names the files: our own standard library, our own lock file and, through that, our own package;
 * - it lets Python look for modules in the library before its own folder: PyScript writes its package
 *   there as sources, and the library has it compiled;
 * - it counts the bytes that arrive and tells the page, for the progress bar;
 * - it makes every failure a rejection with a reason. Pyodide only writes a warning and then waits for
 *   ever when its WebAssembly file is missing.
 *
 * The page listens on the broadcast channel "sueca.boot". A message is
 * `{boot, loaded, total, file}` (bytes as unpacked) or `{boot, failed}` (a reason in words).
 * Every tab of this site hears the channel, so `boot` repeats what stands behind the # of the address
 * that the module was loaded by, and the page heeds its own engine only.
 */
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";
import { sizes } from "./files.mjs";

const REPORT_EVERY = 128 * 1024; // bytes between two messages: about a hundred in all
const WASM = "application/wasm";

const boot = new URL(import.meta.url).hash.slice(1).replace(/\.mjs$/, "");
const channel = new BroadcastChannel("sueca.boot");
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
const here = (path) => new URL(path, import.meta.url).href;

let loaded = 0;
let reported = 0;
let over = false; // after a failure nothing more is told
let arrived;
let refused;
const outcome = new Promise((resolve, reject) => {
  arrived = resolve;
  refused = reject;
});

function failed(reason) {
  over = true;
  channel.postMessage({ boot, failed: reason });
  refused(new Error(reason));
}

function count(bytes, file) {
  loaded += bytes;
  if (over || (loaded - reported < REPORT_EVERY && loaded < total)) return;
  reported = loaded;
  channel.postMessage({ boot, loaded, total, file });
}

/* Counts a response that is handed on untouched, by reading a second copy of it.
 *
 * Browsers keep what they have compiled for the next visit only when WebAssembly comes straight from
 * the network: a second visit takes half as long for it. */
async function countCopy(copy, file) {
  const reader = copy.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      count(value.byteLength, file);
    }
  } catch (error) {
    failed(`${file}: ${error.message}`);
  }
}

function countedBody(response, file) {
  const reader = response.body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        count(value.byteLength, file);
        controller.enqueue(value);
      } catch (error) {
        failed(`${file}: ${error.message}`);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function counted(response, file) {
  const headers = new Headers(response.headers);
  if (file.endsWith(".wasm")) {
    if (headers.get("content-type") === WASM) {
      countCopy(response.clone(), file);
      return response;
    }
    headers.set("content-type", WASM); // compiling while the bytes arrive needs this type
  }
  return new Response(countedBody(response, file), { status: response.status, headers });
}

function countingFetch(fetch) {
  return async (resource, options) => {
    const file = String(resource.url ?? resource).split("/").pop();
    let response;
    try {
      response = await fetch(resource, options);
    } catch (error) {
      failed(`${file}: ${error.message}`);
      throw error;
    }
    if (!response.ok) failed(`${file}: ${response.status} ${response.statusText}`.trim());
    return response.ok && file in sizes ? counted(response, file) : response;
  };
}

function tellingCompile(instantiate) {
  return async (...args) => {
    try {
      return await instantiate(...args);
    } catch (error) {
      failed(`WebAssembly: ${error.message}`);
      throw error;
    }
  };
}

/* When Python itself cannot start, the line that names the missing module is only on its stderr. */
function listening(stderr) {
  const heard = { missing: "" };
  heard.stderr = (line) => {
    if (/^ModuleNotFoundError/.test(line)) heard.missing = line;
    stderr?.(line);
  };
  return heard;
}

async function loadPyodide(options) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = countingFetch(fetch.bind(globalThis));
  WebAssembly.instantiateStreaming = tellingCompile(instantiateStreaming.bind(WebAssembly));
  const heard = listening(options.stderr);
  const settings = {
    ...options,
    stderr: heard.stderr,
    indexURL: here("../pyodide/"),
    stdLibURL: here("../library/python_stdlib.zip"),
    lockFileURL: here("../engine/pyodide-lock.json"),
  };
  load(settings).then(arrived, (error) => failed(heard.missing || error.message));
  try {
    const pyodide = await outcome;
    pyodide.registerJsModule("sueca_boot", { failed });
    pyodide.runPython("import sys; sys.path.append(sys.path.pop(0))");
    return pyodide;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

export { loadPyodide, version };
