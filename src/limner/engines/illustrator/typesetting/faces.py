"""The typefaces that words are set in, their glyphs as outlines and the space between them.

All measures are in ems, y down, the baseline at 0.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath

import font_roboto
import font_source_sans_pro
import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.coverage import covered
from limner.drawing.fonts import EM, font
from limner.drawing.geometry import Path
from limner.drawing.matrices import affine
from limner.engines.illustrator.typesetting.ornaments import ADVANCE, DRAWN

_ROBOTO = FilePath(font_roboto.__file__).parent / "files"
_SOURCE = FilePath(font_source_sans_pro.__file__).parent / "files"
_ROWS = 40
"""Rows in which the sides of a glyph are measured."""
_WIDEST_GAP = 0.3
"""Where two letters are farther apart than this, the eye no longer counts."""
_TIGHTEST = 0.045
"""The least room that kerning leaves between two letters."""
_MOST_KERNING = 0.15


@dataclass(frozen=True, slots=True)
class Face:
    """A font's file and what is done to its outlines: `stretch` of their width, `soft` a round line laid round them."""

    file: FilePath
    stretch: float = 1.0
    soft: float = 0.0


FACES = {
    "black": Face(_ROBOTO / "Roboto-Black.ttf"),
    "bold": Face(_ROBOTO / "Roboto-Bold.ttf"),
    "medium": Face(_ROBOTO / "Roboto-Medium.ttf"),
    "light": Face(_ROBOTO / "Roboto-Light.ttf"),
    "italic": Face(_ROBOTO / "Roboto-BlackItalic.ttf"),
    # The stems of a black weight made narrow have the weight of a bold condensed one.
    "condensed": Face(_ROBOTO / "Roboto-Black.ttf", stretch=0.7),
    "wide": Face(_ROBOTO / "Roboto-Bold.ttf", stretch=1.24),
    "humanist": Face(_SOURCE / "SourceSansPro-Black.otf"),
    "humanist semibold": Face(_SOURCE / "SourceSansPro-Semibold.otf"),
    "humanist light": Face(_SOURCE / "SourceSansPro-Light.otf"),
    "humanist italic": Face(_SOURCE / "SourceSansPro-It.otf"),
    "round": Face(_SOURCE / "SourceSansPro-Semibold.otf", soft=0.05),
}
"""By the names that layouts use."""
_STAND_INS = ("humanist semibold", "medium")
"""Faces of many scripts, for characters that another lacks: the italic one of the humanist family is Latin alone."""
_SIGN_HEIGHT = 0.72
"""Of a sign, to what it has over a capital: in ems."""
_UNSEEN = frozenset({"Mn", "Cf", "Cc", "Cn"})
"""Categories of characters that are no sign by themselves."""


@dataclass(frozen=True)
class Glyph:
    """A letter's outline from x 0 to its advance, and how far its ink is from either side in each row; NaN without."""

    path: Path
    advance: float
    left: NDArray[np.float64]
    right: NDArray[np.float64]


def capital(name: str) -> float:
    """The height of a capital in the face."""
    return font(FACES[name].file).capital / EM


def characters(text: str, name: str) -> str:
    """The text without what neither the face nor one that stands in for it has a glyph for."""
    return "".join(c for c in text if _source(c, name))


def unset(text: str) -> str:
    """The characters of a text that no face has, each once; spaces and what is never seen are not among them."""
    missing = (c for c in text if not c.isspace() and not _source(c, _STAND_INS[0]))
    return "".join(c for c in dict.fromkeys(missing) if unicodedata.category(c) not in _UNSEEN)


@lru_cache(maxsize=4096)
def _source(character: str, name: str) -> str:
    """The face that has the character: the one asked for, else a stand-in; "drawn" for a sign, "" where none has."""
    for face in (name, *_STAND_INS):
        if font(FACES[face].file).has(character):
            return face
    return "drawn" if character in DRAWN else ""


@lru_cache(maxsize=512)
def glyph(character: str, name: str) -> Glyph:
    """The outline of one character that the face or a stand-in has, as high as the face's letters."""
    source = _source(character, name)
    if source == "drawn":
        path = g.scaled(DRAWN[character](), capital(name) / _SIGN_HEIGHT)
        advance = ADVANCE * capital(name) / _SIGN_HEIGHT
        return Glyph(path, advance, *_sides(path, advance))
    if source != name:
        other, k = glyph(character, source), capital(name) / capital(source)
        return Glyph(g.scaled(other.path, k), k * other.advance, k * other.left, k * other.right)
    face = FACES[name]
    outline, advance = font(face.file).glyphs(character)[0]
    advance *= face.stretch / EM
    path = g.scaled(outline, face.stretch / EM, 1 / EM)
    if face.soft and not path.isEmpty():
        # Letters are joined into one path: their holes must not hang on the even-odd rule.
        path = g.winding(g.moved(g.union(path, g.outline(path, face.soft)), face.soft / 2, 0.0))
        advance += face.soft
    return Glyph(path, advance, *_sides(path, advance))


@lru_cache(maxsize=2048)
def kerning(before: str, after: str, name: str) -> float:
    """By how much the second letter comes nearer than the advance says: 0 or less.

    The fonts' own pairs are not to be had from Skia: pairs whose sides leave more room than two stems do are drawn
    together until the room is alike (as David Kindersley set letters, "Optical Letter Spacing", 1966).
    """
    if not (before.isalnum() and after.isalnum()):
        return 0.0
    gaps = glyph(before, name).right + glyph(after, name).left
    seen = gaps[~np.isnan(gaps)]
    if not seen.size:
        return 0.0
    stems = glyph("H", name)
    usual = float(np.nanmean(stems.right + stems.left))
    spare = float(np.minimum(seen, _WIDEST_GAP).mean()) - usual
    room = float(seen.min()) - _TIGHTEST
    return -min(max(0.85 * spare, 0.0), max(room, 0.0), _MOST_KERNING)


def _sides(path: Path, advance: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The room at the left and the right in each row from above the capitals to below the baseline."""
    left, right = np.full(_ROWS, np.nan), np.full(_ROWS, np.nan)
    columns = max(round(64 * advance), 1)
    cells = affine(columns / max(advance, 1e-6), 0, 0, _ROWS, 0, 0.78 * _ROWS)
    mask = covered(path, columns, _ROWS, cells)
    for row in range(_ROWS):
        inked = np.flatnonzero(mask[row] > 96)
        if inked.size:
            left[row] = inked[0] * advance / columns
            right[row] = advance - (inked[-1] + 1) * advance / columns
    return left, right
