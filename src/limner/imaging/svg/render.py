"""SVG to pixels, by resvg."""

import io
import math
import re
from functools import lru_cache
from pathlib import Path

import font_roboto
import font_source_sans_pro
import numpy as np
import resvg_py
from lxml import etree
from numpy.typing import NDArray
from PIL import Image

from limner.imaging.svg.faults import unreadable
from limner.imaging.svg.size import view_box_of
from limner.imaging.svg.work import MAX_WORK, REFERENCE, work_of

_ROOT = re.compile(r"<svg\b[^>]*>")
_SIZE = re.compile(r"""\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')""")
_FACES = ("Regular", "Bold", "Italic", "BoldItalic")
_SERIFLESS = ("Regular", "Bold", "It", "BoldIt")


def render(text: str, width: int, height: int, param: str = "image") -> NDArray[np.uint8]:
    """The document in a canvas of `width` × `height` pixels: H×W×4 uint8, sRGB, straight alpha.

    One that would take too long at that size is drawn smaller and enlarged.

    The viewBox is fitted as the document's preserveAspectRatio says. `text` is trusted: what `read_svg` returned, or
    our own. Text is set in Roboto, or in Source Sans where that is named; nothing is loaded from outside. Raises
    InvalidRequest (`image_unreadable`) for what resvg cannot draw.
    """
    scale = _affordable(text, width, height, param)
    if scale < 1:
        small = _drawn(text, max(1, round(width * scale)), max(1, round(height * scale)), param)
        return _enlarged(small, width, height)
    return _drawn(text, width, height, param)


def _affordable(text: str, width: int, height: int, param: str) -> float:
    """How much smaller a large canvas has to be for its work to stay within `MAX_WORK`, which grows with its area."""
    longest = max(width, height)
    if longest <= REFERENCE:
        return 1.0
    try:
        root = etree.fromstring(text.encode(), etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))
    except (etree.XMLSyntaxError, ValueError) as error:
        raise unreadable(f"cannot be drawn: {error}", param) from error
    box = view_box_of(root.attrib) or (0.0, 0.0, float(width), float(height))
    share = MAX_WORK / max(work_of(root, box, REFERENCE), 1.0)
    return min(1.0, math.sqrt(max(share, 1.0)) * REFERENCE / longest)


def _enlarged(drawn: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    return np.array(Image.fromarray(drawn).resize((width, height), Image.Resampling.BICUBIC))


def _drawn(text: str, width: int, height: int, param: str) -> NDArray[np.uint8]:
    sized = _ROOT.sub(lambda root: _resized(root[0], width, height), text, count=1)
    fonts = list(_fonts()) if "<text" in text else None
    try:
        png = resvg_py.svg_to_bytes(
            svg_string=sized,
            skip_system_fonts=True,
            font_files=fonts,
            font_family="Roboto",
            serif_family="Roboto",
            sans_serif_family="Roboto",
            cursive_family="Roboto",
            fantasy_family="Roboto",
            monospace_family="Roboto",
        )
    except ValueError as error:
        raise unreadable(f"cannot be drawn: {error}", param) from None
    with Image.open(io.BytesIO(png)) as picture:
        return np.array(picture.convert("RGBA"))


def _resized(root: str, width: int, height: int) -> str:
    return _SIZE.sub("", root).replace("<svg", f'<svg width="{width}" height="{height}"', 1)


@lru_cache(maxsize=1)
def _fonts() -> tuple[str, ...]:
    roboto = Path(font_roboto.__file__).parent / "files"
    source = Path(font_source_sans_pro.__file__).parent / "files"
    files = [roboto / f"Roboto-{face}.ttf" for face in _FACES]
    files += [source / f"SourceSansPro-{face}.ttf" for face in _SERIFLESS]
    return tuple(str(file) for file in files)
