"""Backgrounds: the subject of a picture, or what a mask keeps, before what the prompt says."""

from dataclasses import dataclass, replace
from typing import cast

import cv2
import numpy as np

from limner.engines.base import Artwork, CancelCheck
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, join, resized, resized_mask, resized_matte, split
from limner.engines.darkroom.composite import over, smooth
from limner.engines.darkroom.drawn import DRAWN_AT, DrawnPlace, drawn_place, vector_place
from limner.engines.darkroom.harmony import grained, lit_from, relit
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.cut_out import made_before, story_of
from limner.engines.darkroom.matte.foreground import unmix
from limner.engines.darkroom.matte.subject import find_subject
from limner.engines.darkroom.photograph import Character, character
from limner.engines.darkroom.shadow import ground_shadow, shaded
from limner.engines.darkroom.vector import document, traced
from limner.engines.jobs import GenerateBackgroundJob, GenerateJob, ReplaceBackgroundJob
from limner.imaging.mask import read_mask

SHADOW = 0.72
CUT = 0.12
"""A subject that leaves the picture below over more than this share of its width is cut by it, and stands nowhere."""
LOOKED_AT = 1024
"""The longer side in pixels at which the subject is looked for."""
DEFOCUS = 0.0035
"""The sigma of a background behind a photographed subject, over the picture's shorter side, where it is farthest."""


@dataclass(frozen=True, slots=True)
class _Subject:
    """What stays: its own colours H×W×3, how much of each pixel it is, and what it is like."""

    rgb: Pixels
    matte: Matte
    like: Character

    @property
    def cut(self) -> bool:
        """Whether the lower border cuts it."""
        rows = self.matte[-max(self.matte.shape[0] // 100, 1) :]
        wide = float((self.matte > 0.5).any(0).sum())
        return float((rows > 0.5).any(0).sum()) > CUT * max(wide, 1.0)


def replace_background(job: ReplaceBackgroundJob, check: CancelCheck) -> Artwork:
    """The subject, found and cut out with soft edges, before the prompt's place and in its light."""
    pixels = resized(job.source.pixels(), job.width, job.height)
    made = made_before(job)
    own, matte = _cut_out(pixels, made, check)
    check()
    subject = _Subject(own, matte, character(split(pixels)[0], matte > 0.5))
    place = _place(job.drawing, subject)
    check()
    behind = _behind(place, subject, job.seed)
    scene = character(place.pixels)
    lit = relit(subject.rgb, scene, subject.like)
    lit = lit_from(lit, matte, place.light.side, scene.light, 1.0)
    answer = _answer(job, behind, _wrapped(lit, matte, behind), matte, place, check)
    return replace(answer, scene={**answer.scene, **story_of(job, made)})


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
    return over(rgb, resized(np.asarray(glow, np.uint8), width, height), share.astype(np.float32))


def generate_background(job: GenerateBackgroundJob, check: CancelCheck) -> Artwork:
    """What the mask keeps, to the bit, before the prompt's place; on the changed side its edge is softened."""
    pixels = resized(job.source.pixels(), job.width, job.height)
    changed = resized_mask(read_mask(job.mask), job.width, job.height)
    check()
    rgb, alpha = split(pixels)
    matte = _softened(rgb, ~changed, check)
    if alpha is not None:
        matte = np.asarray(matte * _opacity(alpha), np.float32)
    check()
    subject = _Subject(_unmixed(rgb, matte), matte, character(rgb, ~changed))
    place = _place(job.drawing, subject)
    check()
    behind = _behind(place, subject, job.seed)
    made = _answer(job, behind, subject.rgb, matte, place, check)
    if made.pixels is not None and alpha is not None:
        full = np.where(changed, 255, alpha).astype(np.uint8)
        return Artwork(pixels=join(made.pixels, full), scene=made.scene)
    return made


def _opacity(alpha: Pixels) -> Matte:
    return np.asarray(alpha.astype(np.float32) / 255, np.float32)


def _softened(rgb: Pixels, keep: Mask, check: CancelCheck) -> Matte:
    """1 on what is kept; beyond its edge, on the changed side, what of the subject reaches over: hair and fringes."""
    if keep.all() or not keep.any():
        return keep.astype(np.float32)
    solved = refine(rgb, keep.astype(np.float32), check)
    reach = max(2.0, 0.006 * min(keep.shape))
    away = cv2.distanceTransform((~keep).astype(np.uint8), cv2.DIST_L2, 3)
    near = smooth(np.clip(1 - away / reach, 0, 1).astype(np.float32))
    return np.where(keep, 1.0, np.minimum(solved, near)).astype(np.float32)


def _place(drawing: GenerateJob, subject: _Subject) -> DrawnPlace:
    """The prompt's place at the size that it is drawn at, its horizon behind the subject, the subject's box clear."""
    height, width = subject.matte.shape
    box = box_of(subject.matte > 0.5)
    clear = None if box is None else (box[0] / width, box[1] / height, box[2] / width, box[3] / height)
    return drawn_place(drawing, *fitted(width, height, DRAWN_AT), horizon=_horizon(subject, clear), clear=clear)


def _horizon(subject: _Subject, clear: tuple[float, float, float, float] | None) -> float | None:
    """Behind a subject that stands: above its feet; None leaves it to the scene."""
    if clear is None or subject.cut:
        return None
    return float(np.clip(clear[3] - 0.18, 0.35, 0.72)) if clear[3] > 0.5 else None


def _behind(place: DrawnPlace, subject: _Subject, seed: int) -> Pixels:
    """The place as the subject's camera would see it: a little out of focus far off, shaded where the subject
    stands, and grained."""
    height, width = subject.matte.shape
    drawn_height, drawn_width = place.pixels.shape[:2]
    ground = _defocused(place.pixels, place.horizon, min(subject.like.blur + 0.4, 2.0) * drawn_height / height)
    box = box_of(subject.matte > 0.5)
    standing = box is not None and not subject.cut and not place.plain and box[3] / height > place.horizon + 0.02
    if box is not None and (standing or (place.plain and not subject.cut)):
        strength = SHADOW if standing else 0.75 * SHADOW
        matte = resized_matte(subject.matte, drawn_width, drawn_height)
        ground = shaded(ground, ground_shadow(matte, place.light.side, strength))
    return grained(resized(ground, width, height), 1 - subject.matte, subject.like.grain, seed)


def _defocused(rgb: Pixels, horizon: float, near: float) -> Pixels:
    """Sharp at the lower border, softer toward the horizon and above it."""
    height, width = rgb.shape[:2]
    far = np.asarray(cv2.GaussianBlur(rgb, (0, 0), max(DEFOCUS * min(height, width), near)), np.uint8)
    rows = (np.arange(height, dtype=np.float32) + 0.5) / height
    share = smooth(np.clip((1 - rows) / max(1 - horizon, 0.1), 0, 1).astype(np.float32))
    return over(rgb, far, np.broadcast_to(share[:, None], (height, width)))


def _answer(
    job: ReplaceBackgroundJob | GenerateBackgroundJob,
    behind: Pixels,
    subject: Pixels,
    matte: Matte,
    place: DrawnPlace,
    check: CancelCheck,
) -> Artwork:
    told = {name: place.story[name] for name in ("read", "drawn", "not_drawn")}
    if not job.drawing.vector:
        return Artwork(pixels=over(behind, subject, matte), scene=told)
    check()
    cut = np.dstack([subject, np.rint(matte * 255).astype(np.uint8)])
    ground = vector_place(job.drawing, job.width, job.height, place)
    front = traced(cut, check, "subject")
    return Artwork(svg=document(job.width, job.height, ground, front), scene=told)
