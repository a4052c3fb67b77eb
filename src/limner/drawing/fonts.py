"""Typefaces from files: the outlines of their glyphs, `EM` units an em, y down, the baseline at 0."""

from functools import lru_cache
from pathlib import Path as FilePath

import skia

from limner.drawing.geometry import Path

EM = 1000.0
_MISSING = 0
"""The glyph that stands for characters that a typeface lacks."""


class Font:
    """One typeface."""

    def __init__(self, file: FilePath) -> None:
        self._font = skia.Font(skia.Typeface.MakeFromFile(str(file)), EM)
        self._font.setHinting(skia.FontHinting.kNone)
        self._font.setSubpixel(True)
        self._font.setLinearMetrics(True)

    @property
    def capital(self) -> float:
        """The height of a capital."""
        return float(self._font.getMetrics().fCapHeight)

    def has(self, character: str) -> bool:
        """Whether there is a glyph for it."""
        return self._font.textToGlyphs(character)[:1] not in ([], [_MISSING])

    def glyphs(self, text: str) -> list[tuple[Path, float]]:
        """Outline and advance of each of the text's glyphs; characters that the typeface lacks are left out."""
        numbers = [number for number in self._font.textToGlyphs(text) if number != _MISSING]
        advances = self._font.getWidths(numbers) if numbers else []
        outlines = (self._font.getPath(number) or Path() for number in numbers)
        return list(zip(outlines, advances, strict=True))


@lru_cache(maxsize=32)
def font(file: FilePath) -> Font:
    """The typeface of a file, read once."""
    return Font(file)
