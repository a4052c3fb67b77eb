"""What a picture's bytes are."""

import re
from typing import Final

MEDIA_TYPES: Final = {"png": "image/png", "jpg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml"}
"""Of each file ending."""

_SVG = re.compile(rb"\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<(\w+:)?svg[\s>]", re.DOTALL)


def sniff(data: bytes) -> str:
    """`png`, `jpg`, `webp`, `svg`, or nothing."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    return "svg" if _SVG.match(data[:4096].removeprefix(b"\xef\xbb\xbf")) else ""
