"""Tiny icon sets that the tests make themselves."""

import json
from pathlib import Path
from typing import Any

INFO = {
    "name": "Toy Signs",
    "author": {"name": "Ada Toy", "url": "https://example.com/ada"},
    "license": {"title": "Toy Licence 1.0", "spdx": "LicenseRef-Toy", "url": "https://example.com/licence"},
    "palette": True,
}

GLYPH = '<path fill="currentColor" d="M4 2h4v8a4 4 0 0 0 8 0V2h4v8a8 8 0 0 1-16 0z"/>'
"""A horseshoe in one colour, in a box of 24."""
NEWT = (
    '<ellipse cx="12" cy="14" rx="9" ry="6" fill="#f19ab4"/><circle cx="12" cy="8" r="5" fill="#f4b6c8"/>'
    '<circle cx="10" cy="7" r="1" fill="#222"/><path d="M3 4l4 2" stroke="#2a8f5b" stroke-width="1.5" '
    'stroke-linecap="round" stroke-linejoin="round" fill="none"/>'
)
"""A pink newt with a dark eye and a green gill, in a box of 24."""


def pack(icons: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The content of a file; a mere text is an icon's body."""
    entries = {name: {"body": icon} if isinstance(icon, str) else icon for name, icon in icons.items()}
    return {"prefix": "toy", "icons": entries, "width": 24, "height": 24, **more}


def write(path: Path, content: Any) -> Path:
    """The file with this content as JSON."""
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def toys(directory: Path, **more: Any) -> Path:
    """A set with a glyph (`stethophone`), a thing in colours (`glimmernewt`) and one icon that is refused."""
    icons = {"stethophone": GLYPH, "glimmernewt": NEWT, "mist": '<g filter="url(#a)"><path d="M0 0h9v9z"/></g>'}
    return write(directory / "toy.json", pack(icons, info=INFO, **more))
