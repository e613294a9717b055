/* Run a module of this folder in Pyodide: node run.mjs STAGE LIBRARY MODULE
 *
 * STAGE is a folder with our wheel and its lock file; the module finds it as /stage. LIBRARY is the zip
 * of the standard library to start from.
 */
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [stage, stdLibURL, module] = process.argv.slice(2);
const lockFileURL = `${stage}/pyodide-lock.json`;
const start = `
import sys
sys.dont_write_bytecode = True
sys.path.append("/build")
from tools.inside.${module} import main
main()
`;
try {
  // Within the try as well: a library that lacks a module may fail as early as here.
  // What is compiled tells the lines of its source, but not the columns: a quarter less to fetch.
  const env = { PYTHONNODEBUGRANGES: "1" };
  const pyodide = await loadPyodide({ env, lockFileURL, packages: ["sueca-core"], stdLibURL });
  pyodide.mountNodeFS("/stage", stage);
  pyodide.mountNodeFS("/build/tools", fileURLToPath(new URL("..", import.meta.url)));
  await pyodide.runPythonAsync(start);
} catch (error) {
  console.error(error.message || error);
  process.exit(1);
}
