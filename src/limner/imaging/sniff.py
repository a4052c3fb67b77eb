"""What a file is, by its bytes: names and content types that came with it mean nothing."""

import re
from typing import Literal

Sniffed = Literal["png", "webp", "jpeg", "svg"]

LOOK_AHEAD = 65_536
"""How many bytes may come before the `<svg` element: a document type with entities can be long."""

_BEFORE_THE_ROOT = re.compile(
    r"\s+"
    r"|<\?.*?\?>"
    r"|<!--.*?-->"
    r"|<!DOCTYPE(?:[^\[>\"']|\"[^\"]*\"|'[^']*')*(?:\[(?:[^\]\"']|\"[^\"]*\"|'[^']*')*\]\s*)?>",
    re.DOTALL,
)
_SVG_ROOT = re.compile(r"<(?:[\w.-]+:)?svg[\s>/]")


def sniff(data: bytes) -> Sniffed | None:
    """The format of a file's beginning, or None where it is none of ours. Does not say that it is sound."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    return "svg" if _is_svg(data[:LOOK_AHEAD]) else None


def _is_svg(head: bytes) -> bool:
    """Whether the first element is `svg`, after declaration, comments and document type."""
    utf16 = head.startswith((b"\xff\xfe", b"\xfe\xff"))
    text = head.decode("utf-16" if utf16 else "utf-8-sig", errors="replace")
    position = 0
    while skipped := _BEFORE_THE_ROOT.match(text, position):
        position = skipped.end()
    return _SVG_ROOT.match(text, position) is not None
