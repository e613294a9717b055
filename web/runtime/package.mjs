/* Begins our own package in a Pyodide that has started.
 *
 * The package is one file: pressed, a marshalled dictionary of its modules, as tools/inside/sitecustomize.py
 * wants it. Installing a wheel the usual way, file by file and with the modules that know how to, takes as
 * long as starting half of Python.
 */
const BEGIN = `
from _zstd import ZstdDecompressor
from marshal import loads
from sitecustomize import begin
begin(loads(ZstdDecompressor().decompress(packed)))
`;

/** Makes `import sueca_core` work. `packed` is what the file holds, an ArrayBuffer or a Buffer; throws what
 * Python says of another. */
export function begin(pyodide, packed) {
  const globals = pyodide.toPy({ packed: new Uint8Array(packed) });
  pyodide.runPython(BEGIN, { globals });
  globals.destroy();
}
