/* Write sw.js for a built site: node workbox.mjs DIST, the options on stdin, as JSON.
 *
 * The options are Workbox's own (generateSW); a list under "hashed" of folder names whose files never
 * change is made into the pattern that Workbox wants. Workbox's warnings fail the build: each of them
 * means a file that would not be there without a network.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { generateSW } = createRequire(new URL("../web/package.json", import.meta.url))("workbox-build");
const { hashed, ...options } = JSON.parse(readFileSync(0, "utf-8"));

const { count, size, warnings } = await generateSW({
  ...options,
  dontCacheBustURLsMatching: new RegExp(`^(${hashed.join("|")})/`),
  // One page for every address of the game: what is asked of it is read by the page itself.
  ignoreURLParametersMatching: [/./],
});
if (warnings.length) throw new Error(warnings.join("\n"));
console.log(JSON.stringify({ count, size }));
