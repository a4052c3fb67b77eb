"""Scenes drawn in the looks of the press, each once."""

import re
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, parse
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob

Pixels = NDArray[np.uint8]

MEADOW = "a red fox in a meadow at sunset"


@lru_cache(maxsize=16)
def staged(prompt: str, width: int, height: int) -> tuple[Script, Scene]:
    """The prompt's script and its scene."""
    made = script(read(prompt, ""), GenerateJob("svcv4_1", prompt, width, height, vector=False, seed=4))
    return made, played(made)


def painted(look: str, scene: Scene, made: Script) -> Pixels:
    """The scene's pixels in a look."""
    pixels = picture(made, replace(scene, look=look), vector=False).pixels
    assert pixels is not None
    return pixels


@lru_cache(maxsize=64)
def drawn(look: str, width: int = 160, height: int = 160, prompt: str = MEADOW) -> Pixels:
    """Pixels of a prompt."""
    made, scene = staged(prompt, width, height)
    return painted(look, scene, made)


@lru_cache(maxsize=32)
def svg(look: str, prompt: str = MEADOW, size: int = 320, palette: tuple[RGB, ...] = ()) -> str:
    """The SVG of a prompt."""
    made, scene = staged(prompt, size, size)
    document = picture(made, replace(scene, look=look, palette=palette), vector=True).svg
    assert document is not None
    return document


def colours(document: str) -> set[RGB]:
    """Every colour that an SVG names."""
    return {parse(code) for code in re.findall(r'"(#[0-9a-f]{6})"', document)}


def outlines(document: str) -> int:
    """How many contours its paths have."""
    return sum(len(re.findall("[Mm]", data)) for data in re.findall(r' d="([^"]+)"', document))


def share(pixels: Pixels, inks: tuple[RGB, ...], reach: int) -> float:
    """The share of pixels within `reach` of one of the colours on every channel."""
    near = np.zeros(pixels.shape[:2], bool)
    for ink in inks:
        near |= (np.abs(pixels.astype(int) - np.array(ink)) <= reach).all(axis=2)
    return float(near.mean())
