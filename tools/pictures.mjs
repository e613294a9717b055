/* Draw SVG texts as PNG files: node pictures.mjs, on stdin a JSON list of {svg, width, target}. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { initWasm, Resvg } = require("@resvg/resvg-wasm");

await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
for (const { svg, width, target } of JSON.parse(readFileSync(0, "utf-8"))) {
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  writeFileSync(target, drawing.render().asPng());
}
