"""The looks of this package by the names that a scene has for them."""

from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.made.blueprint import Blueprint
from limner.engines.illustrator.looks.made.clay import Clay
from limner.engines.illustrator.looks.made.embroidery import Embroidery
from limner.engines.illustrator.looks.made.low_poly import LowPoly
from limner.engines.illustrator.looks.made.mosaic import Mosaic
from limner.engines.illustrator.looks.made.neon import Neon
from limner.engines.illustrator.looks.made.origami import Origami
from limner.engines.illustrator.looks.made.pixel_art import PixelArt
from limner.engines.illustrator.looks.made.stained_glass import StainedGlass

LOOKS: dict[str, Look] = {
    "blueprint": Blueprint(),
    "clay": Clay(),
    "embroidery": Embroidery(),
    "low_poly": LowPoly(),
    "mosaic": Mosaic(),
    "neon": Neon(),
    "origami": Origami(),
    "pixel_art": PixelArt(),
    "stained_glass": StainedGlass(),
}
