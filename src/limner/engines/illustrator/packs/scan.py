"""A quick look at an icon's text: what the illustrator cannot draw as it is meant is refused before anything is parsed.

It may refuse too much, never too little: what is taken here still has to pass the reader of foreign SVG.
"""

import re
from typing import Final

from limner.engines.illustrator.packs.faults import Refused
from limner.imaging.svg.names import SHAPES

MAX_BODY: Final = 256_000
"""Characters. The most of any icon seen is 172,613."""

DRAWN: Final = SHAPES | {"g", "defs", "use", "clipPath", "linearGradient", "radialGradient", "stop", "title", "desc"}
"""The elements that an icon may consist of."""

_DATA = re.compile(r"""\sd=(?:"[-+\w\s.,]*"|'[-+\w\s.,]*')""")
"""Path data, the most of every icon; nothing else can hide in it."""
_TAG = re.compile(r"<\s*(?:\w+:)?([A-Za-z][\w.-]*)")
_KINDS: Final = {
    "a filter": re.compile(r"filter|fe[A-Z]\w*"),
    "a mask": re.compile("mask"),
    "a script": re.compile("script|handler|listener", re.IGNORECASE),
    "text": re.compile("text|tspan|textPath|tref|altGlyph|font.*"),
    "animation": re.compile("animate.*|set|mpath|discard", re.IGNORECASE),
    "a picture": re.compile("image|video|audio|canvas"),
    "a pattern": re.compile("pattern|hatch.*|meshgradient"),
    "foreign content": re.compile("foreignObject|iframe|embed|object", re.IGNORECASE),
}
_EQUALS = r"""\s*[=:]\s*["']?\s*(?!none\b)"""
_ATTRIBUTES: Final = {
    "a document type, an entity or a comment": re.compile(r"<[!?]"),
    "a script": re.compile(r"\son\w+\s*=|javascript:", re.IGNORECASE),
    "a reference outside of itself": re.compile(r"href\s*=\s*[\"']?\s*(?!#)[^\"'\s]|url\(\s*[\"']?\s*(?!#)[^\"'\s]"),
    "a colour that cannot be read": re.compile(
        r"\b(?:fill|stroke|stop-color|color)\s*[=:]\s*[\"']?\s*(?!(?:url|rgba?|hsla?)\()[\w-]+\("
    ),
    "a filter": re.compile(r"\bfilter" + _EQUALS),
    "a mask": re.compile(r"\bmask" + _EQUALS),
    "markers": re.compile(r"\bmarker(?:-\w+)?" + _EQUALS),
    "a dashed line": re.compile(r"\bstroke-dasharray" + _EQUALS),
    "a blend": re.compile(r"\bmix-blend-mode" + _EQUALS + "(?!normal)"),
    "an unusual order of painting": re.compile(r"\bpaint-order" + _EQUALS + r"(?!normal|fill)"),
    "a clip in shares of its shape": re.compile(r"clipPathUnits\s*=\s*[\"']\s*objectBoundingBox"),
}


def check(body: str) -> None:
    """Raises Refused with the first reason that is found."""
    if len(body) > MAX_BODY:
        raise Refused(f"{len(body):,} characters; at most {MAX_BODY:,} are read")
    body = _DATA.sub(" ", body)
    for tag in sorted(set(_TAG.findall(body)) - DRAWN):
        raise Refused(next((reason for reason, kind in _KINDS.items() if kind.fullmatch(tag)), f"<{tag[:30]}>"))
    for reason, pattern in _ATTRIBUTES.items():
        if pattern.search(body):
            raise Refused(reason)
