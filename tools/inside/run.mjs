/* Run a module of this folder in Pyodide: node run.mjs STAGE LIBRARY MODULE
 *
 * STAGE is a folder that the module finds as /stage: with our package, either as sources in core/ or
 * compiled into one file. LIBRARY is the zip of the standard library to start from.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { begin } from "../../web/runtime/package.mjs";

const [stage, stdLibURL, module] = process.argv.slice(2);
const start = `
import sys
sys.dont_write_bytecode = True
sys.path += ["/stage/core", "/build"]
from tools.inside.${module} import main
main()
`;
try {
  // Within the try as well: a library that lacks a module may fail as early as here.
  // What is compiled tells the lines of its source, but not the columns: a quarter less to fetch.
  const env = { PYTHONNODEBUGRANGES: "1" };
  const pyodide = await loadPyodide({ env, stdLibURL });
  pyodide.mountNodeFS("/stage", stage);
  pyodide.mountNodeFS("/build/tools", fileURLToPath(new URL("..", import.meta.url)));
  if (!existsSync(`${stage}/core`)) {
    const packed = readdirSync(stage).find((name) => name.startsWith("sueca_core-"));
    begin(pyodide, readFileSync(`${stage}/${packed}`));
  }
  await pyodide.runPythonAsync(start);
} catch (error) {
  console.error(error.message || error);
  process.exit(1);
}
