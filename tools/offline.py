"""Write dist/sw.js, which keeps the whole site on the device: after one visit it needs no network.

Workbox writes the worker and the list of files in it. A file in a folder with a digest in its name
is fetched once for all time; the few at the root carry a digest in the list. So an update fetches
what changed and nothing else. The worker waits until the page lets it take over: a hand is never
changed under the player.
"""

import json
import subprocess
from pathlib import Path

from tools.common import ROOT, Refused

WORKER = "sw.js"
LARGEST = 20_000_000  # bytes; Workbox leaves out larger files, and its own limit is 2 MB
# Nobody needs these without a network: they are for hosts, search engines, programmers, and for the
# moment in which the game is installed.
NOT_KEPT = ("404.html", "robots.txt", "sitemap.xml", "sbom.json", "*.whl", "icons/*.png")

# What ends a worker that went wrong on the devices that have it: published as sw.js in its place,
# it throws away all that was kept and lets go of every open page. See docs/hosting.md.
KILL_SWITCH = """\
// Sueca without its offline copy: this worker deletes what the one before it kept, and itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const { scope } = registration; // other pages of this origin may keep something too
    const ours = (name) => name.startsWith("sueca-") && name.endsWith(scope);
    const names = await caches.keys();
    await Promise.all(names.filter(ours).map((name) => caches.delete(name)));
    await registration.unregister();
  })());
});
"""


def options(dist: Path) -> dict[str, object]:
    """Return what Workbox is told."""
    return {
        "globDirectory": str(dist),
        "globPatterns": ["**/*"],
        "globIgnores": [WORKER, *NOT_KEPT],
        "swDest": str(dist / WORKER),
        "hashed": sorted(path.name for path in dist.iterdir() if is_hashed(path)),
        "cacheId": "sueca",
        "directoryIndex": "index.html",
        "cleanupOutdatedCaches": True,
        "clientsClaim": True,
        "skipWaiting": False,
        "inlineWorkboxRuntime": True,
        "sourcemap": False,
        "maximumFileSizeToCacheInBytes": LARGEST,
    }


def is_hashed(path: Path) -> bool:
    """Tell whether a folder's name carries the digest of what it holds."""
    return path.is_dir() and len(path.name.rpartition("-")[2]) == 8


def write(dist: Path) -> None:
    """Write sw.js for the site in that folder; Refused where Workbox fails or warns."""
    done = subprocess.run(
        ["node", str(ROOT / "tools" / "workbox.mjs")],
        input=json.dumps(options(dist)),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refused(f"Workbox failed:\n{(done.stdout + done.stderr).strip()[-3000:]}")


def write_kill_switch(dist: Path) -> None:
    """Write the sw.js that ends the one before it."""
    (dist / WORKER).write_text(KILL_SWITCH, encoding="utf-8")
