// Plays the hands of tests/data/hundred_hands.jsonl on bare Pyodide and prints them as JSON.
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const root = process.argv[2];
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/game");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/game");
const played = pyodide.runPython(`
import json, sys
sys.path.insert(0, "/game")
from tests.goldens.written import hand_played
lines = open("/game/tests/data/hundred_hands.jsonl", encoding="utf-8").read().splitlines()
json.dumps([hand_played(json.loads(line)["seed"]) for line in lines])
`);
console.log(played);
