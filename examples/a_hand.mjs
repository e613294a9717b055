/* Play the first hand of a day in Pyodide, without PyScript: node a_hand.mjs WHEEL DATE
 *
 * The wheel is unpacked and imported like any Python package; what is played is what a_hand.py plays.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, date] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "zip");

const program = readFileSync(new URL("a_hand.py", import.meta.url), "utf-8");
python.globals.set("__name__", "a_hand"); // defines play() and does not start by itself
python.runPython(program);
python.globals.get("play")(date);
