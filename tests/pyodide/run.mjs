/* Do the work of work.py in Pyodide: node run.mjs PACKAGE LIBRARY, the work wanted on stdin.
 *
 * PACKAGE is our compiled package, LIBRARY the zip of the standard library: those that the site has.
 * What was done goes to stdout.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { begin } from "../../web/runtime/package.mjs";

const [packed, stdLibURL] = process.argv.slice(2);
const work = fileURLToPath(new URL("work.py", import.meta.url));
try {
  const pyodide = await loadPyodide({ stdLibURL, stdout: () => {} });
  begin(pyodide, readFileSync(packed));
  pyodide.runPython(readFileSync(work, "utf-8"));
  const done = pyodide.globals.get("done");
  process.stdout.write(done(readFileSync(0, "utf-8")));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
