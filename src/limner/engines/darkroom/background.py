"""Backgrounds: the subject of a picture, or what a mask keeps, before what the prompt says."""

from dataclasses import replace
from typing import cast

import cv2
import numpy as np

from limner.engines.base import Artwork, CancelCheck
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.backdrop import photographed_behind, wants_photograph
from limner.engines.darkroom.behind import Behind, Subject
from limner.engines.darkroom.canvas import box_of, fitted, join, resized, resized_mask, resized_matte, split
from limner.engines.darkroom.composite import over
from limner.engines.darkroom.drawn import vector_place
from limner.engines.darkroom.drawn_ground import drawn_behind
from limner.engines.darkroom.harmony import in_light, lit_from, relit
from limner.engines.darkroom.kept_edge import softened
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.cut_out import made_before, story_of
from limner.engines.darkroom.matte.foreground import unmix
from limner.engines.darkroom.matte.subject import find_subject
from limner.engines.darkroom.photograph import character, photographic
from limner.engines.darkroom.room import horizon_of
from limner.engines.darkroom.vector import document, traced
from limner.engines.jobs import GenerateBackgroundJob, GenerateJob, ReplaceBackgroundJob
from limner.imaging.mask import read_mask

LOOKED_AT = 1024
"""The longer side in pixels at which the subject is looked for."""


def replace_background(job: ReplaceBackgroundJob, check: CancelCheck) -> Artwork:
    """The subject, found and cut out with soft edges, before the prompt's place and in its light."""
    pixels = resized(job.source.pixels(), job.width, job.height)
    made = made_before(job)
    own, matte = _cut_out(pixels, made, check)
    check()
    subject = _subject(split(pixels)[0], own, matte, matte > 0.5)
    if _as_photograph(job.drawing, subject):
        behind = photographed_behind(job.drawing, subject, adapt=False)
        lit = in_light(own, behind.light, behind.level)
    else:
        behind = drawn_behind(job.drawing, subject)
        lit = _drawn_light(subject, behind)
    check()
    answer = _answer(job, behind, _wrapped(lit, matte, behind.pixels), matte, check)
    return replace(answer, scene={**answer.scene, **story_of(job, made)})


def _subject(rgb: Pixels, own: Pixels, matte: Matte, where: Mask) -> Subject:
    return Subject(own, matte, character(rgb, where), horizon_of(rgb))


def _as_photograph(drawing: GenerateJob, subject: Subject) -> bool:
    """A photograph gets a photographic ground, unless something else is asked for; flat art a drawn one."""
    return wants_photograph(drawing) and photographic(subject.rgb, subject.matte > 0.9)


def _drawn_light(subject: Subject, behind: Behind) -> Pixels:
    """The subject in the light of the drawn place."""
    if behind.place is None:
        return subject.rgb
    scene = character(behind.place.pixels)
    lit = relit(subject.rgb, scene, subject.like)
    return lit_from(lit, subject.matte, behind.place.light.side, scene.light, 1.0)


def _cut_out(pixels: Pixels, made: Pixels | None, check: CancelCheck) -> tuple[Pixels, Matte]:
    """The subject's own colours, H×W×3, and how much of each pixel it is.

    By the picture's own transparency, by a cut-out that was made before, or found here.
    """
    rgb, alpha = split(pixels)
    if alpha is not None and int(alpha.max()) > 0 and int(alpha.min()) < 255:
        return rgb, _opacity(alpha)
    if made is not None:
        own, share = split(resized(made, rgb.shape[1], rgb.shape[0]))
        matte = _opacity(cast(Pixels, share))
        return np.where(matte[..., None] > 0, own, rgb), matte
    matte = refine(rgb, _found(pixels, check), check)
    check()
    return _unmixed(rgb, matte), matte


def _found(pixels: Pixels, check: CancelCheck) -> Matte:
    """The subject roughly; it is looked for at a reduced size."""
    height, width = pixels.shape[:2]
    scale = min(1.0, LOOKED_AT / max(height, width))
    small = resized(pixels, max(round(width * scale), 1), max(round(height * scale), 1))
    return resized_matte(find_subject(small, check), width, height)


def _unmixed(rgb: Pixels, matte: Matte) -> Pixels:
    """The subject's own colours in its box; outside of it nothing of them shows."""
    box = box_of(matte > 0)
    if box is None:
        return rgb
    left, top, right, bottom = box
    own = rgb.copy()
    own[top:bottom, left:right] = unmix(rgb[top:bottom, left:right], matte[top:bottom, left:right])
    return own


def _wrapped(rgb: Pixels, matte: Matte, behind: Pixels) -> Pixels:
    """The subject with some of the scene's light spilling over its edge, as a lens has it."""
    height, width = matte.shape
    size = fitted(width, height, 250_000)
    sigma = 0.012 * min(size)
    small = cv2.resize(matte, size, interpolation=cv2.INTER_AREA)
    outside = cv2.GaussianBlur(1 - small, (0, 0), sigma)
    glow = cv2.GaussianBlur(cv2.resize(behind, size, interpolation=cv2.INTER_AREA), (0, 0), 2 * sigma)
    share = cv2.resize(np.clip(outside * 0.5, 0, 0.3), (width, height), interpolation=cv2.INTER_LINEAR)
    light = cv2.resize(glow, (width, height), interpolation=cv2.INTER_LINEAR)
    return over(rgb, np.asarray(light, np.uint8), np.asarray(share, np.float32))


def generate_background(job: GenerateBackgroundJob, check: CancelCheck) -> Artwork:
    """What the mask keeps, to the bit, before the prompt's place; on the changed side its edge is softened."""
    pixels = resized(job.source.pixels(), job.width, job.height)
    changed = resized_mask(read_mask(job.mask), job.width, job.height)
    check()
    rgb, alpha = split(pixels)
    own, matte = softened(rgb, ~changed)
    if alpha is not None:
        matte = np.asarray(matte * _opacity(alpha), np.float32)
    check()
    subject = _subject(rgb, own, matte, ~changed)
    photo = _as_photograph(job.drawing, subject)
    behind = photographed_behind(job.drawing, subject, adapt=True) if photo else drawn_behind(job.drawing, subject)
    check()
    made = _answer(job, behind, subject.rgb, matte, check)
    if made.pixels is not None and alpha is not None:
        full = np.where(changed, 255, alpha).astype(np.uint8)
        return Artwork(pixels=join(made.pixels, full), scene=made.scene)
    return made


def _opacity(alpha: Pixels) -> Matte:
    return np.asarray(alpha.astype(np.float32) / 255, np.float32)


def _answer(
    job: ReplaceBackgroundJob | GenerateBackgroundJob, behind: Behind, subject: Pixels, matte: Matte, check: CancelCheck
) -> Artwork:
    if behind.place is None or not job.drawing.vector:
        return Artwork(pixels=over(behind.pixels, subject, matte), scene=behind.told)
    check()
    cut = np.dstack([subject, np.rint(matte * 255).astype(np.uint8)])
    ground = vector_place(job.drawing, job.width, job.height, behind.place)
    front = traced(cut, check, "subject")
    return Artwork(svg=document(job.width, job.height, ground, front), scene=behind.told)
