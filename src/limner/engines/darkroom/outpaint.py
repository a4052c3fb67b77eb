"""Outpainting: a larger canvas, on which the picture goes on, and the prompt's place and things find room."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from limner.engines.base import Artwork, CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import join, resized, split
from limner.engines.darkroom.composite import inward
from limner.engines.darkroom.drawing import is_drawn
from limner.engines.darkroom.drawn import Figure, figure, story, vector_figure
from limner.engines.darkroom.fill.extend import extend
from limner.engines.darkroom.insert import insert
from limner.engines.darkroom.photograph import Character, character
from limner.engines.darkroom.room import Place, place_in
from limner.engines.darkroom.surroundings import surrounded
from limner.engines.darkroom.vector import clipped, document, kept, placed, traced
from limner.engines.illustrator.public import wants
from limner.engines.jobs import GenerateJob, OutpaintJob

FIGURE = 0.5
"""The share of the canvas's shorter side that a figure may take."""
FITS = 0.93
"""A figure of which less is on the new area is left out."""
SIZES = (1.0, 0.85, 0.7, 0.58, 0.47, 0.38, 0.3, 0.24, 0.19)


@dataclass(frozen=True, slots=True)
class _Canvas:
    """The new canvas: what is known of it, what the picture is like, and whether it is drawn or photographed."""

    known: Mask
    like: Character
    drawn: bool


def outpaint(job: OutpaintJob, check: CancelCheck) -> Artwork:
    """The source in its frame and its continuation around it, with the prompt's things in the new area.

    Round a drawing, the place that the prompt names is drawn there, where the continuation goes over into it. A
    photograph is extended as what it is: the place is left out, and the things that the prompt puts into it, and the
    scene says so under `not_drawn`. The hour and the weather are those of what is kept.
    """
    source = resized(job.source.pixels(), job.frame.width, job.frame.height)
    laid, known = _laid(job, source)
    extended = extend(laid, known, job.seed, check)
    check()
    rgb, alpha = split(extended)
    shown = split(source)[0]
    canvas = _Canvas(known, character(shown), job.source.format == "svg" or is_drawn(shown))
    wanted = wants(job.drawing)
    scene = canvas.drawn or not wanted.place
    subject = _subject(job.drawing, canvas) if scene else None
    check()
    made = surrounded(rgb, known, job.drawing, canvas.like, alone=subject is not None) if canvas.drawn else rgb
    check()
    told = story(job.drawing, subject[0] if subject else None)
    if not canvas.drawn:
        told["not_drawn"] = [*told["not_drawn"], *_left_out(told["read"])]
    if job.drawing.vector:
        return Artwork(svg=_vector(job, join(made, alpha), source, canvas, subject, check), scene=told)
    made = made if subject is None else insert(made, *subject, canvas.like, job.seed, inward(~known, 2.0))
    return Artwork(pixels=join(made, _opaque(alpha, subject)), scene=told)


def _left_out(read: dict[str, Any]) -> list[str]:
    """The place, the hour and the weather of the prompt, which a photograph does not take."""
    named = (read.get(kind) for kind in ("setting", "time", "season"))
    return [*(str(name) for name in named if name), *(str(kind) for kind in read.get("weather", ()))]


def _laid(job: OutpaintJob, source: Pixels) -> tuple[Pixels, Mask]:
    """The source on an empty canvas, and where it lies."""
    frame = job.frame
    laid = np.zeros((job.height, job.width, source.shape[2]), np.uint8)
    known = np.zeros((job.height, job.width), bool)
    area = np.s_[frame.y : frame.y + frame.height, frame.x : frame.x + frame.width]
    laid[area], known[area] = source, True
    return laid, known


def _opaque(alpha: Pixels | None, subject: tuple[Figure, Place] | None) -> Pixels | None:
    """The alpha with the figure's own on it."""
    if alpha is None or subject is None:
        return alpha
    shown, spot = subject
    result = alpha.copy()
    top = resized(shown.pixels, spot.width, spot.height)[..., 3]
    area = result[spot.y : spot.y + spot.height, spot.x : spot.x + spot.width]
    np.maximum(area, top[: area.shape[0], : area.shape[1]], out=area)
    return result


def _subject(drawing: GenerateJob, canvas: _Canvas) -> tuple[Figure, Place] | None:
    """The prompt's things in the new area, as large as it has room; None where it has none."""
    height, width = canvas.known.shape
    free = ~canvas.known
    side = round(FIGURE * min(height, width))
    drawn = figure(drawing, side, side, canvas.like)
    if drawn is None or not free.any():
        return None
    spot = place_in(drawn.matte, free, SIZES, low=drawn.grounded, least=FITS)
    return None if spot is None else (drawn, spot)


def _vector(
    job: OutpaintJob,
    whole: Pixels,
    source: Pixels,
    canvas: _Canvas,
    subject: tuple[Figure, Place] | None,
    check: CancelCheck,
) -> str:
    parts = [traced(whole, check, "canvas")]
    if job.source.format == "svg":
        frame = job.frame
        inner = kept(job.source, source, check)
        parts = [
            traced(whole, check, "canvas", ~canvas.known),
            f'<g transform="translate({frame.x} {frame.y})">{inner}</g>',
        ]
    if subject is not None:
        shown, spot = subject
        side = round(FIGURE * min(canvas.known.shape))
        cutout = vector_figure(job.drawing, side, side, canvas.like, "drawn")
        if cutout is not None:
            scale = spot.width / shown.pixels.shape[1]
            group = placed(cutout, spot.x - shown.left * scale, spot.y - shown.top * scale, scale)
            parts.append(clipped(group, ~canvas.known, "outside"))
    return document(job.width, job.height, *parts)
