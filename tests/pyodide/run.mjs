/* Do the work of work.py in Pyodide: node run.mjs ENGINE LIBRARY, the work wanted on stdin.
 *
 * ENGINE is a folder with our wheel and its lock file, LIBRARY the zip of the standard library that
 * the site has. What was done goes to stdout.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [engine, stdLibURL] = process.argv.slice(2);
const lockFileURL = `${engine}/pyodide-lock.json`;
const work = fileURLToPath(new URL("work.py", import.meta.url));
try {
  const options = { lockFileURL, packages: ["sueca-core"], stdLibURL, stdout: () => {} };
  const pyodide = await loadPyodide(options);
  pyodide.runPython(readFileSync(work, "utf-8"));
  const done = pyodide.globals.get("done");
  process.stdout.write(done(readFileSync(0, "utf-8")));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
