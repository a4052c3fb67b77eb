"""What is harmless is kept, what is not goes: a tree of known elements, plain attributes and inner references."""

import base64
import binascii
import io
import re
from typing import Any, Final

from lxml import etree
from PIL import Image

from limner.imaging.svg import names
from limner.imaging.svg.css import Index, Sheet, declarations, safe_value
from limner.imaging.svg.ids import LISTS, Ids
from limner.imaging.svg.names import GEOMETRY, PROPERTIES, local

MAX_PICTURE: Final = 8_000_000
"""Characters of a picture inside the SVG, as base64."""
MAX_PIXELS: Final = 4096 * 4096
MAX_COORDINATE: Final = 1e7
"""User units, or a hundred times the viewBox if that is more."""
MAX_DASHES: Final = 20_000
"""Dashes across the canvas; more are drawn as a plain line."""

_DATA = re.compile(r"\s*data:image/(?:png|jpe?g|webp);base64,", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z_][\w.:-]*\Z")
_ID = re.compile(r"\s*#([^#]+)\Z")
_QUOTES = re.compile(r"[\"'`<>&\x00-\x1f\x7f]")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_SUSPECT = re.compile(r"nan|inf|(?<![\d.])\d{8}|\d\.?[eE]\+?\d", re.IGNORECASE)
_FOREIGN = frozenset({f"{{{names.INKSCAPE}}}label", f"{{{names.INKSCAPE}}}groupmode"})
_XML = frozenset({f"{{{names.XML}}}space", f"{{{names.XML}}}lang"})
_IGNORED = frozenset(
    {"style", "src", "base", "target", "download", "ping", "nonce", "requiredExtensions", "begin", "end"}
)


def clean(root: Any, extent: float, param: str) -> Any:
    """A new tree in the SVG namespace with only what is safe; styles become presentation attributes.

    `extent` is the larger side of the viewBox, in user units. Ids and what refers to them become words; no attribute
    has quotes or angle brackets. Raises InvalidRequest, naming `param`, for style sheets beyond their bounds.
    """
    sheet = Sheet(param)
    for style in root.iter():
        if local(style.tag) == "style" and style.get("type", "text/css").strip().lower() == "text/css":
            sheet.add("".join(style.itertext()))
    return _Cleaner(sheet.index(), Ids(root), extent).root(root)


class _Cleaner:
    def __init__(self, index: Index, ids: Ids, extent: float) -> None:
        self._index = index
        self._ids = ids
        self._extent = extent
        self._largest = max(MAX_COORDINATE, 100 * extent)

    def root(self, root: Any) -> Any:
        safe = etree.Element(f"{{{names.SVG}}}svg", nsmap={None: names.SVG, "xlink": names.XLINK})
        for name, value in self._attributes(root, "svg").items():
            safe.set(name, value)
        self._fill(safe, root)
        return safe

    def _fill(self, safe: Any, source: Any) -> None:
        keeps_text = local(safe.tag) in {"text", "tspan", "textPath", "title", "desc"}
        last: Any = None
        words = [source.text if keeps_text else _blank(source.text)]
        for child in source:
            kept = self._element(safe, child)
            if kept is not None:
                _write(safe, last, words)
                last, words = kept, [child.tail if keeps_text else _blank(child.tail)]
            elif keeps_text:
                words.append(child.tail)
        _write(safe, last, words)

    def _element(self, parent: Any, source: Any) -> Any | None:
        name = _name_of(source)
        if name is None:
            return None
        attributes = self._attributes(source, name)
        if name == "image" and names.HREF not in attributes:
            return None
        if any(key in GEOMETRY and not _bounded(value, self._largest) for key, value in attributes.items()):
            return None
        safe = etree.SubElement(parent, f"{{{names.SVG}}}{name}")
        for key, value in attributes.items():
            safe.set(key, value)
        self._fill(safe, source)
        return safe

    def _attributes(self, source: Any, name: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for key, value in source.attrib.items():
            if local(key) == "href":
                if link := self._link(value, name):
                    found[names.HREF] = link
            elif key == "id":
                found[key] = self._ids.of(value) or ""
            elif key in LISTS:
                found[key] = self._ids.listed(value.split())
            elif _harmless(key, value):
                found[key] = value
        found |= self._index.style_of(source) | declarations(source.get("style", ""))
        found = {key: self._word(key, value) for key, value in found.items() if value or key != "id"}
        if self._overdashed(found.get("stroke-dasharray", "")):
            del found["stroke-dasharray"]
        return found

    def _word(self, key: str, value: str) -> str:
        """A value without what could end it in a reader that quotes it otherwise."""
        return _QUOTES.sub("", self._ids.within(value) if key in PROPERTIES else value)

    def _link(self, value: str, name: str) -> str | None:
        """A link that stays inside the document, or None."""
        if name == "image":
            return value.strip() if picture_pixels(value) else None
        inner = _ID.match(value)
        target = self._ids.of(inner[1]) if inner and name in names.REFERRING else None
        return f"#{target}" if target else None

    def _overdashed(self, dashes: str) -> bool:
        numbers = [float(n) for n in _NUMBER.findall(dashes)]
        return bool(numbers) and sum(map(abs, numbers)) < 2 * self._extent / MAX_DASHES


def _write(parent: Any, last: Any, words: list[str | None]) -> None:
    """Put text after the last child, or at the beginning where there is none."""
    text = "".join(filter(None, words)) or None
    if last is None:
        parent.text = text
    else:
        last.tail = text


def _blank(text: str | None) -> str | None:
    """Line breaks and indents stay, other text outside of text elements goes."""
    return text if text and not text.strip() else None


def _name_of(source: Any) -> str | None:
    """The element's name where it is kept: links become groups, foreign namespaces and unknown names go."""
    if not isinstance(source.tag, str):
        return None
    namespace = etree.QName(source).namespace
    name = local(source.tag)
    if namespace not in (None, names.SVG):
        return None
    if name == "a":
        return "tspan" if local(source.getparent().tag) in {"text", "tspan", "textPath"} else "g"
    return name if name in names.ELEMENTS else None


def _harmless(key: str, value: str) -> bool:
    if key in _FOREIGN or key in _XML:
        return True
    if key.startswith("{") or key.lower().startswith("on") or key in _IGNORED or not _NAME.match(key):
        return False
    if key in PROPERTIES:
        return safe_value(value)
    return not re.search(r"javascript:|url\s*\(|\\", value, re.IGNORECASE)


def picture_pixels(link: str) -> int:
    """How many pixels a data URL's picture has by its own header; 0 for one that is not to be drawn."""
    start = _DATA.match(link[:64])
    if not start or len(link) > MAX_PICTURE:
        return 0
    try:
        data = base64.b64decode(re.sub(r"\s+", "", link[start.end() :]), validate=True)
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as picture:
            pixels = picture.width * picture.height
    except (binascii.Error, OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return 0
    return pixels if pixels <= MAX_PIXELS else 0


def _bounded(value: str, largest: float) -> bool:
    """Whether the numbers are finite and of a size that a drawing can have."""
    if not _SUSPECT.search(value):
        return True
    if re.search(r"nan|inf", value, re.IGNORECASE):
        return False
    return all(abs(float(number)) <= largest for number in _NUMBER.findall(value))
