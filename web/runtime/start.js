/* Starts PyScript and the engine, and sees to it that a page which cannot start says so.
 *
 * Everything the player sees is drawn by the page's Python. When that Python never gets to run, because the
 * browser is too old or a file is missing, nobody else could tell the player: this module does, by two
 * attributes that the style sheet turns into words that stand in index.html from the start.
 *
 *   <html data-app="failed" data-failed="boot/unsupported">     this browser cannot run the game
 *   <html data-app="failed" data-failed="boot/engine_missing">  something could not be loaded
 *
 * `data-reason` holds what happened, in English, for a bug report. Once `data-app` is no longer `loading`
 * the page is on its own feet and nothing is done here.
 *
 * A browser that is too old must be able to read this file in order to be told: it is written in the
 * JavaScript of 2017. It is no module, since browsers refuse those of a host that does not know the type of
 * `.mjs`: then nobody could say so.
 */
"use strict";
{
  const own = document.currentScript.src;
  const PATIENCE = 60000; // milliseconds until a page whose code does not run is given up

  const OPENING_PATIENCE = 10000; // milliseconds for a recorded opening; the engine may be there before it

  const root = document.documentElement;
  const loading = () => root.dataset.app === "loading";
  const pageRuns = () => performance.getEntriesByName("sueca:page").length > 0;

  function fail(code, reason) {
    if (!loading()) return;
    root.dataset.failed = code;
    root.dataset.reason = reason;
    root.dataset.app = "failed";
  }

  const missing = (reason) => fail("boot/engine_missing", String((reason && reason.message) || reason));

  /* The smallest WebAssembly module with a function that takes a reference to an object of the browser's. */
  const WITH_REFERENCES = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0]);

  /* What the runtimes cannot do without, and the browsers that brought it last. Each is tried, not looked up
   * by the browser's name. */
  const NEEDED = {
    "WebAssembly exceptions": () => WebAssembly.Tag, //                       Chrome 95, Firefox 100, Safari 15.2
    "WebAssembly references": () => WebAssembly.validate(WITH_REFERENCES), // Chrome 96, Firefox 79, Safari 15
    DecompressionStream: () => DecompressionStream, //                        Chrome 80, Firefox 113, Safari 16.4
    "class static blocks": () => Function("class A { static {} }"), //        Chrome 94, Firefox 93, Safari 16.4
    structuredClone: () => structuredClone, //                                Chrome 98, Firefox 94, Safari 15.4
    "Object.hasOwn": () => Object.hasOwn, //                                  Chrome 93, Firefox 92, Safari 15.4
    BroadcastChannel: () => BroadcastChannel, //                              Chrome 54, Firefox 38, Safari 15.4
  };

  function works(feature) {
    try {
      return Boolean(NEEDED[feature]());
    } catch (error) {
      return false;
    }
  }

  /* What the engine's worker will ask for first, one file after the other; all of them are small. Fetched
   * now, while the network is idle, they come from the browser's own store when the worker wants them. */
  const SOON = [
    "../worker/engine.py",
    "../runtime/engine.mjs",
    "../runtime/files.mjs",
    "../runtime/package.mjs",
    "../pyodide/pyodide.mjs",
  ];

  const here = (path) => new URL(path, own).href;

  function check(answer) {
    const type = answer.headers.get("content-type") || "";
    if (/\.mjs$/.test(answer.url) && answer.ok && !/script/.test(type)) missing(`${answer.url} is sent as ${type}`);
  }

  function fetchSoon() {
    for (const path of SOON) {
      // Whoever needs a file that is missing will say so; of one that is no script, nobody does.
      fetch(here(path), { priority: "low" }).then(check, () => {});
    }
    // Of its own settings PyScript says nothing either, and waits.
    fetch(here("../page/config.json")).then(({ ok, url }) => ok || missing(url), missing);
  }

  /* The engine's worker starts while the page's own Python wakes up: the two need a second or more each on an
   * old phone, and need nothing of each other. It does not start before the page's own files are here: the
   * runtime's megabytes would hold them up on a slow line.
   *
   * The page's Python finds in `sueca` how to start it (when it has not yet), how its worker is called, and
   * what was told of it before anyone listened: the last message of the channel "sueca.boot". */
  const OWN_FILES = ["micropython.wasm", "modules.txt"];

  const engine = {
    name: "engine",
    source: here("../worker/engine.py"),
    boot: String(Math.random()).slice(2), // tells our own engine's messages from another tab's
    config: "",
    told: null,
    start: () => {},
  };
  engine.config = JSON.stringify({
    interpreter: here("engine.mjs") + "#" + engine.boot + ".mjs",
    sync_main_only: true,
  });
  globalThis.sueca = { engine };

  function listenToEngine() {
    new BroadcastChannel("sueca.boot").onmessage = (event) => {
      if (event.data.boot === engine.boot) engine.told = event.data;
    };
  }

  function startEngine() {
    engine.start = () => {};
    const script = document.createElement("script");
    script.type = "py";
    script.src = engine.source;
    script.setAttribute("worker", "");
    script.setAttribute("name", engine.name);
    script.setAttribute("config", engine.config);
    document.body.append(script);
  }

  /* Whether no other tab plays: one that only waits needs no engine. See page/tabs.py. */
  function playsAlone() {
    if (!navigator.locks) return Promise.resolve(true);
    return navigator.locks.query().then(({ held }) => !held.some(({ name }) => name === "sueca.v1"));
  }

  function startEngineSoon() {
    const awaited = new Set(OWN_FILES);
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) awaited.delete(name.split("/").pop());
      if (awaited.size) return;
      observer.disconnect();
      playsAlone().then((alone) => alone && engine.start());
    });
    observer.observe({ type: "resource", buffered: true });
  }

  /* The first picture speaks the visitor's language already: the build lays its words into the page. The choice
   * is that of page/language.py: the address, the settings, the browser's wishes; else English. */
  function speak() {
    const words = JSON.parse(document.getElementById("first-words").textContent);
    const tags = Object.keys(words);
    const wishes = [new URLSearchParams(location.search).get("lang")];
    try {
      wishes.push(JSON.parse(localStorage.getItem("sueca.v1.settings")).lang);
    } catch (error) {
      // Nothing was ever saved, or storage is refused.
    }
    const first = (tag) => tag.toLowerCase().split("-")[0];
    const answers = (wish) =>
      tags.find((tag) => tag.toLowerCase() === wish.toLowerCase()) || tags.find((tag) => first(tag) === first(wish));
    const wished = wishes.concat(navigator.languages).filter((wish) => typeof wish === "string" && wish);
    const tag = wished.map(answers).find(Boolean) || "en";
    root.lang = tag;
    for (const element of document.querySelectorAll("[data-t]")) {
      const text = words[tag][element.dataset.t];
      if (text) element.textContent = text;
    }
  }

  /* The page's Python wants all words of that language as soon as it is awake, and at a first visit a recorded
   * opening: they come meanwhile, and it finds them in `sueca`. What does not come, or is not what it wants, it
   * fetches for itself. */
  const folder = (name) => document.querySelector('script[type="mpy"]').dataset[name];

  function fetchWords() {
    const text = fetch(`${folder("text")}${root.lang}.json`).then((answer) => (answer.ok ? answer.text() : null));
    text.catch(() => {});
    globalThis.sueca.words = { tag: root.lang, text };
  }

  function fetchOpening() {
    const kept = ["game", "screen"].some((name) => localStorage.getItem(`sueca.v1.${name}`));
    const plain = [...new URLSearchParams(location.search).keys()].every((name) => name === "lang");
    const count = Number(root.dataset.openings);
    if (kept || !plain || !count) return;
    const [high, low] = crypto.getRandomValues(new Uint8Array(16));
    const place = (256 * high + low) % count; // as page/opening.py has it of a seed
    const late = new AbortController();
    setTimeout(() => late.abort(), OPENING_PATIENCE);
    const answer = fetch(`${folder("records")}${place}.json`, { signal: late.signal });
    const record = answer.then((given) => (given.ok ? given.json() : null));
    record.catch(() => {});
    globalThis.sueca.opening = { place, root: record };
  }

  function start() {
    try {
      speak();
      fetchWords();
      fetchOpening();
    } catch (error) {
      // The page as it lies in the file has no words of its own, and speaks Portuguese.
    }
    root.dataset.spoken = "";
    const lacking = Object.keys(NEEDED).filter((feature) => !works(feature));
    if (lacking.length) return fail("boot/unsupported", lacking.join(", "));

    addEventListener("unhandledrejection", (event) => missing(event.reason));
    // PyScript reports that it ran the page's script even when the file was not there.
    document.addEventListener("mpy:done", () => pageRuns() || missing("page/main.py did not run"));
    setTimeout(() => pageRuns() || missing("the page did not start in time"), PATIENCE);
    listenToEngine();
    engine.start = startEngine;
    import("../pyscript/core.js").then(startEngineSoon).catch(missing);
    fetchSoon();
  }

  start();
}
