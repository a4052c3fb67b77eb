"""Styles, scripts and drawings that pages refer to, under an address that changes with them.

All lie below one folder that is named after what they hold, so that modules import each other by plain relative names
and a browser may keep each file for ever.
"""

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response

router = APIRouter(include_in_schema=False)

_ROOT: Final = files("limner.web") / "static"
_TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".webp": "image/webp"}
_TEXTS: Final = frozenset({".js", ".css", ".svg"})
_VERSION_LETTERS: Final = 12
FOREVER: Final = "public, max-age=31536000, immutable"


@router.api_route("/static/{version}/{name:path}", methods=["GET", "HEAD"])
async def static_file(request: Request, version: str, name: str) -> Response:
    """One file, packed where the browser takes that. An address of another version is answered, and kept by nobody."""
    data = contents().get(name)
    if data is None:
        raise HTTPException(404)
    suffix = "." + name.rpartition(".")[2]
    kept = FOREVER if version == current_version() else "no-store"
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    packed = _packed(name)
    if len(packed) < len(data) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(data, media_type=media_type, headers=headers)


@cache
def contents() -> dict[str, bytes]:
    """All files, by their names below `static`."""
    return dict(_below(_ROOT, ""))


@cache
def _packed(name: str) -> bytes:
    """A file as gzip; the same bytes at every start."""
    return gzip.compress(contents()[name], mtime=0)


@cache
def current_version() -> str:
    """A word that changes when any file does."""
    digest = hashlib.sha256()
    for name, data in sorted(contents().items()):
        digest.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    return digest.hexdigest()[:_VERSION_LETTERS]


def _below(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        name = prefix + entry.name
        found += _below(entry, f"{name}/") if entry.is_dir() else [(name, entry.read_bytes())]
    return found
