"""The first look at a foreign SVG: whether it may be parsed into a tree at all."""

import re
from collections.abc import Callable
from itertools import count
from typing import Any, Final, NoReturn
from xml.sax import SAXException
from xml.sax.handler import ContentHandler

from defusedxml.common import DefusedXmlException
from defusedxml.expatreader import DefusedExpatParser

from limner.imaging.svg.faults import too_complex, unreadable, unsafe

MAX_BYTES: Final = 20_000_000
"""Bytes of a document, as sent."""
MAX_ELEMENTS: Final = 50_000
"""Elements of a document."""
MAX_DEPTH: Final = 200
"""Levels of elements inside each other. resvg's own stack ends at a few thousand levels."""
MAX_ATTRIBUTES: Final = 256
"""Attributes of one element."""
MAX_ATTRIBUTES_IN_ALL: Final = 500_000
"""Attributes of all elements."""
MAX_ATTRIBUTE: Final = 2_000_000
"""Characters of one attribute, a link apart: enough for about 300,000 points of a path."""
MAX_VALUE: Final = 20_000
"""Characters of an attribute that holds no list as long as a path."""
_LONG: Final = frozenset({"d", "points", "style", "values", "tableValues", "kernelMatrix"})

MAX_DECLARED: Final = 1_000
"""Attributes that a document type declares. Each is compared with all that its element has already; SVG has 300."""

_CHUNK = 65_536
_DECLARED = re.compile(r"""^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']""")
_DECLARATION = re.compile(r"^\s*<\?xml\s.*?\?>", re.DOTALL)
_ENCODINGS = {"utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1", "windows-1252"}


def decoded(data: bytes, param: str) -> str:
    """The document as text without its XML declaration. Raises InvalidRequest for one that is no text."""
    if len(data) > MAX_BYTES:
        raise too_complex(f"has {len(data)} bytes; at most {MAX_BYTES} are read", param)
    try:
        text = data.decode(_encoding(data))
    except UnicodeError:
        raise unreadable("is not UTF-8 or UTF-16 text", param) from None
    return _DECLARATION.sub("", text.removeprefix("\ufeff"), count=1)


def _encoding(data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    declared = _DECLARED.match(data[:256].decode("ascii", errors="replace"))
    name = declared[1].lower() if declared else "utf-8"
    return name if name in _ENCODINGS else "utf-8"


def check_structure(text: str, param: str) -> None:
    """Raises InvalidRequest unless the document is well formed, declares no entities, and keeps the bounds.

    Nothing is built and nothing expanded, so what a hostile document costs is its own length at most.
    """
    # A document type alone is common and harmless: nothing fetches it, and without entities it says nothing.
    parser = _Parser(param)
    parser.setContentHandler(_Bounds(param))
    try:
        for start in range(0, len(text), _CHUNK):
            parser.feed(text[start : start + _CHUNK])
        parser.close()
    except DefusedXmlException:
        raise unsafe("declares entities; write the characters out", param) from None
    except (SAXException, ValueError, LookupError) as error:
        raise unreadable(f"is not well-formed XML: {_where(error)}", param) from None


def _where(error: Exception) -> str:
    line = getattr(error, "getLineNumber", lambda: None)()
    message = getattr(error, "getMessage", lambda: "it cannot be parsed")()
    return f"{message}, line {line}" if line else message


def declarations(param: str) -> Callable[..., None]:
    """A handler of expat's for declared attributes. Raises InvalidRequest (`svg_too_complex`) for too many."""
    counted = count(1)

    def declared(*_: object) -> None:
        if next(counted) > MAX_DECLARED:
            raise too_complex(f"declares more than {MAX_DECLARED:,} attributes in its document type", param)

    return declared


class _Parser(DefusedExpatParser):  # type: ignore[misc]  # it has no types
    def __init__(self, param: str) -> None:
        self._param = param
        super().__init__(forbid_dtd=False, forbid_entities=True, forbid_external=False)

    def reset(self) -> None:
        super().reset()
        self._parser.AttlistDeclHandler = declarations(self._param)


class _Bounds(ContentHandler):
    """Counts, and stops at the first bound that is passed."""

    def __init__(self, param: str) -> None:
        super().__init__()
        self._param = param
        self._elements = 0
        self._depth = self._attributes = self._characters = 0

    def startElement(self, name: str, attrs: Any) -> None:  # noqa: N802  SAX's name
        self._elements += 1
        self._depth += 1
        if self._elements == 1 and name.rpartition(":")[2] != "svg":
            raise unreadable("has another root element than svg", self._param)
        if self._elements > MAX_ELEMENTS:
            self._refuse(f"has more than {MAX_ELEMENTS} elements")
        if self._depth > MAX_DEPTH:
            self._refuse(f"nests elements more than {MAX_DEPTH} deep")
        if len(attrs) > MAX_ATTRIBUTES:
            self._refuse(f"has an element with more than {MAX_ATTRIBUTES} attributes")
        self._attributes += len(attrs)
        if self._attributes > MAX_ATTRIBUTES_IN_ALL:
            self._refuse(f"has more than {MAX_ATTRIBUTES_IN_ALL:,} attributes")
        for key, value in attrs.items():
            most = MAX_ATTRIBUTE if key in _LONG else MAX_VALUE
            if len(value) > most and not key.endswith("href"):
                self._refuse(f"has an attribute {key[:40]!a} of more than {most:,} characters")
            self._characters += len(value)
        if self._characters > MAX_BYTES:  # a document type may give every element attributes that are nowhere written
            self._refuse(f"has attributes of more than {MAX_BYTES:,} characters in all")

    def endElement(self, name: str) -> None:  # noqa: N802  SAX's name
        self._depth -= 1

    def _refuse(self, what: str) -> NoReturn:
        raise too_complex(what, self._param)
