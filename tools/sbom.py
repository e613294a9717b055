"""Write dist/sbom.json: a CycloneDX bill of all that the site hands on, for those who audit it.

It lists the npm packages of the lock file whose code is in dist/, with the digests that the lock
file has, and the parts inside the WebAssembly runtimes. It bears no date and no random number, so
that two builds are the same bytes.
"""

import base64
import json
import tomllib
from pathlib import Path
from typing import Any

from sueca_core import __version__
from tools import licenses
from tools.common import WEB

type Json = dict[str, Any]


def from_npm(name: str, entry: Json) -> Json:
    """Return the row of an npm package."""
    algorithm, _, digest = entry["integrity"].partition("-")
    content = base64.b64decode(digest).hex()
    return {
        "type": "library",
        "bom-ref": f"pkg:npm/{name}@{entry['version']}",
        "name": name,
        "version": entry["version"],
        "purl": f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}",
        "licenses": [{"license": {"name": entry["license"]}}],
        "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": content}],
    }


def from_parts() -> list[Json]:
    """Return the rows of what npm does not describe."""
    described = tomllib.loads((licenses.NOTICES / "parts.toml").read_text("utf-8"))["part"]
    return [
        {
            "type": "library",
            "bom-ref": f"part:{part['name']}",
            "name": part["name"],
            "licenses": [{"license": {"name": part["licence"]}}],
            "description": f"Inside {part['inside']}.",
        }
        for part in described
    ]


def bill(scripts: tuple[str, ...]) -> Json:
    """Return the bill; `scripts` are the patterns of PyScript's files in dist/."""
    named = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    entries = licenses.locked()
    packages = sorted({*named, *licenses.bundled(scripts), *licenses.WORKBOX})
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "sueca",
                "name": "sueca",
                "version": __version__,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [*(from_npm(name, entries[name]) for name in packages), *from_parts()],
    }


def write(target: Path, scripts: tuple[str, ...]) -> None:
    """Write the bill."""
    target.write_text(json.dumps(bill(scripts), indent=1) + "\n", encoding="utf-8")
