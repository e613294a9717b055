"""What a site can only say when it knows its own address: `build.py site --url https://…/`.

The links that search engines and link pictures need are absolute; everything that the game itself
uses stays relative, so the site still works anywhere else.
"""

import json
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from tools import pictures
from tools.common import WEB, Refused

# The countries that a language stands for where a country must be named.
LOCALES = {"pt-PT": "pt_PT", "pt-BR": "pt_BR", "en": "en_GB", "fr": "fr_FR", "es": "es_ES"}
FIRST = "pt-PT"


def checked(url: str) -> str:
    """Return the address with a slash at its end; Refused where it is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Refused(f"--url wants the site's whole address, https://…/, and not {url!r}.")
    return url if url.endswith("/") else url + "/"


def languages() -> list[str]:
    """Return the tags of the languages that the page speaks, the first one first."""
    found = sorted(path.stem for path in (WEB / "text").glob("*.json"))
    return sorted(found, key=lambda tag: tag != FIRST)


def head(url: str) -> str:
    """Return the lines for the page's head."""
    words = json.loads((WEB / "text" / f"{FIRST}.json").read_text("utf-8"))
    about = escape(words["head.about"])
    tags = languages()
    lines = [f'<link rel="canonical" href="{url}">']
    lines += [f'<link rel="alternate" hreflang="{tag}" href="{url}?lang={tag}">' for tag in tags]
    lines.append(f'<link rel="alternate" hreflang="x-default" href="{url}">')
    graph = {
        "og:type": "website",
        "og:url": url,
        "og:title": words["title"],
        "og:description": about,
        "og:image": f"{url}{pictures.FOLDER}/{pictures.CARD_OF_LINKS}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": LOCALES[FIRST],
    }
    lines += [f'<meta property="{name}" content="{value}">' for name, value in graph.items()]
    others = [LOCALES[tag] for tag in tags if tag != FIRST]
    lines += [f'<meta property="og:locale:alternate" content="{each}">' for each in others]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">', ""])


def dress(dist: Path, url: str) -> None:
    """Write the address into the pages of a built site."""
    index = dist / "index.html"
    text = index.read_text("utf-8")
    index.write_text(text.replace("</head>", f"{head(url)}</head>", 1), encoding="utf-8")
    lost = dist / "404.html"
    home = escape(urlsplit(url).path)
    lost.write_text(lost.read_text("utf-8").replace('"./"', f'"{home}"'), encoding="utf-8")
    sitemap = f"{url}sitemap.xml"
    (dist / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {sitemap}\n")
    write_sitemap(dist, url)


def write_sitemap(dist: Path, url: str) -> None:
    """Write the list of the pages that people may look for."""
    pages = sorted(path.parent.relative_to(dist) for path in dist.glob("*/index.html"))
    addresses = [url, *(f"{url}{page.as_posix()}/" for page in pages)]
    rows = "".join(f"<url><loc>{escape(each)}</loc></url>\n" for each in addresses)
    start = '<?xml version="1.0" encoding="UTF-8"?>\n'
    name = "http://www.sitemaps.org/schemas/sitemap/0.9"
    (dist / "sitemap.xml").write_text(f'{start}<urlset xmlns="{name}">\n{rows}</urlset>\n')
