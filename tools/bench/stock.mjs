/* How PyScript and Pyodide load the engine when nobody helps them: what ours is measured against. */
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;

async function loadPyodide(options) {
  const pyodide = await load({
    ...options,
    indexURL: here("../pyodide/"),
    stdLibURL: here("../library/python_stdlib.zip"),
    lockFileURL: here("../engine/pyodide-lock.json"),
    packages: ["sueca-core"],
  });
  pyodide.registerJsModule("sueca_boot", { failed: console.error });
  return pyodide;
}

export { loadPyodide, version };
