"""Small pictures and jobs for the tests of the compositions."""

import cv2
import numpy as np
import skimage.data
from numpy.typing import NDArray

from limner.engines.jobs import GenerateJob
from limner.imaging.encode import encode
from limner.imaging.source import Source, probe
from limner.imaging.svg.render import render

Pixels = NDArray[np.uint8]


def photograph(name: str = "coffee", width: int = 240, height: int = 160) -> Pixels:
    """One of scikit-image's photographs, small."""
    whole = getattr(skimage.data, name)()
    return np.asarray(cv2.resize(whole, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def with_alpha(rgb: Pixels) -> Pixels:
    """The photograph on a transparent border."""
    alpha = np.zeros(rgb.shape[:2], np.uint8)
    alpha[12:-12, 12:-12] = 255
    return np.dstack([rgb, alpha])


def source(pixels: Pixels, param: str = "image") -> Source:
    """The pixels as a file that came with a request."""
    return probe(encode(pixels, "png"), param)


def svg_source(width: int = 240, height: int = 160) -> Source:
    """A small drawing as a file."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect id="sky" width="{width}" height="{height}" fill="#8fd0ff"/>'
        f'<rect id="land" y="{height * 0.6}" width="{width}" height="{height * 0.4}" fill="#5da34a"/>'
        f'<circle id="sun" cx="{width * 0.7}" cy="{height * 0.3}" r="{height * 0.12}" fill="#ffd24a"/></svg>'
    )
    return probe(text.encode(), "image")


def box_mask(shape: tuple[int, ...], left: int, top: int, right: int, bottom: int) -> Pixels:
    """White in a box, black elsewhere, H×W×3."""
    mask = np.zeros((*shape[:2], 3), np.uint8)
    mask[top:bottom, left:right] = 255
    return mask


def drawing(prompt: str, width: int, height: int, *, vector: bool = False, seed: int = 1) -> GenerateJob:
    """What is to be drawn."""
    return GenerateJob("svcv4_1_vector" if vector else "svcv4_1", prompt, width, height, vector, seed)


def shown(svg: str | None, width: int, height: int) -> Pixels:
    """The SVG as H×W×3 pixels on white."""
    assert svg is not None
    drawn = render(svg, width, height)
    share = drawn[..., 3:].astype(np.float32) / 255
    return np.rint(drawn[..., :3] * share + 255 * (1 - share)).astype(np.uint8)


def apart(a: Pixels, b: Pixels) -> float:
    """The mean difference of the colours in steps of 255."""
    return float(np.abs(a[..., :3].astype(np.float32) - b[..., :3]).mean())
