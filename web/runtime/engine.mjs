/* The thin module through which PyScript loads Pyodide in the engine's worker.
 *
 * PyScript wants two names of it, `loadPyodide` and `version`. On the way it does four things that
 * Pyodide does not:
 *
 * - it names the files, our own standard library among them, and asks for all of them at once;
 * - it begins our own package (package.mjs); there is no other, so the list of packages is empty;
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
import { begin } from "./package.mjs";
import { digests, lock, ours, sizes } from "./files.mjs";

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

/* Tells the page why nothing will come; the first reason is the one that says most. */
function failed(reason) {
  if (over) return;
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

/* Asks for a file of the engine's; a rejection has been told already. */
async function ask(url) {
  const file = url.split("/").pop();
  let response;
  try {
    response = await fetch(url, { credentials: "same-origin", integrity: digests[file] ?? "" });
  } catch (error) {
    failed(`${file}: ${error.message}`);
    throw error;
  }
  if (response.ok) return counted(response, file);
  failed(`${file}: ${response.status} ${response.statusText}`.trim());
  throw new Error(file);
}

/* The library comes as one pressed zip of plain files: the browser unpacks it at once, where Python, which has
 * just woken up, would unpack file after file. */
function unpressed(response) {
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
}

const urls = {
  wasm: here("../pyodide/pyodide.asm.wasm"),
  library: here("../library/python_stdlib.bin"),
  ours: here("../engine/") + ours,
};
const compiled = WebAssembly.compileStreaming(ask(urls.wasm));
const library = ask(urls.library).then(unpressed);
const packed = ask(urls.ours).then((response) => response.arrayBuffer());
compiled.catch((error) => failed(`WebAssembly: ${error.message}`));
for (const each of [library, packed]) each.catch(() => {}); // told already
outcome.catch(() => {});

/* Hands out what has been asked for, while Pyodide asks for it. */
function lend() {
  const own = { fetch: globalThis.fetch, instantiateStreaming: WebAssembly.instantiateStreaming };
  globalThis.fetch = (resource, options) => {
    const url = String(resource.url ?? resource);
    if (url === urls.library) return library;
    return url === urls.wasm ? compiled : own.fetch.call(globalThis, resource, options);
  };
  WebAssembly.instantiateStreaming = async (promise, imports) => {
    const module = await promise;
    return { instance: await WebAssembly.instantiate(module, imports), module };
  };
  return () => {
    globalThis.fetch = own.fetch;
    WebAssembly.instantiateStreaming = own.instantiateStreaming;
  };
}

async function start(options) {
  /* When Python itself cannot start, the line that names the missing module is only on its stderr. */
  let missing = "";
  const stderr = (line) => {
    if (/^ModuleNotFoundError/.test(line)) missing = line;
    options.stderr?.(line);
  };
  const settings = {
    ...options,
    stderr,
    indexURL: here("../pyodide/"),
    stdLibURL: urls.library,
    lockFileContents: lock,
    packageBaseUrl: here("../engine/"),
  };
  const giveBack = lend();
  try {
    const pyodide = await load(settings);
    pyodide.registerJsModule("sueca_boot", { failed });
    begin(pyodide, await packed);
    arrived(pyodide);
  } catch (error) {
    failed(missing || error.message);
  } finally {
    giveBack();
  }
}

/* What PyScript calls once it has talked with the page. Files come before that, but Python does not start: on a
 * small phone it would take the processor from the page's own, and so from the first card. */
function loadPyodide(options) {
  start(options);
  return outcome;
}

export { loadPyodide, version };
