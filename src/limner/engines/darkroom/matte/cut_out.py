"""A picture's subject on transparency."""

import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.foreground import unmix
from limner.engines.darkroom.matte.subject import find_subject
from limner.engines.jobs import ReplaceBackgroundJob


def cut_out(pixels: Pixels, check: CancelCheck) -> Pixels:
    """H×W×4, straight alpha, of H×W×3 or H×W×4 `pixels`; black where it is fully transparent.

    A picture that already has transparency keeps it, and its colours where it shows.
    """
    coarse = find_subject(pixels, check)
    check()
    if _has_transparency(pixels):
        out = pixels.copy()
    else:
        colours = np.ascontiguousarray(pixels[..., :3])
        matte = refine(colours, coarse, check)
        check()
        alpha = np.rint(matte * 255).astype(np.uint8)
        out = np.dstack([unmix(colours, matte), alpha])
    out[out[..., 3] == 0] = 0
    return out


def made_before(job: ReplaceBackgroundJob) -> Pixels | None:
    """H×W×4: the cut-out that came with the job, in its source's size.

    None where none came, where it shows the whole picture or nothing, and where the source has transparency of its
    own, which is kept.
    """
    if job.subject is None or _has_transparency(job.source.pixels()):
        return None
    pixels = job.subject.picture.pixels()
    return pixels if _has_transparency(pixels) else None


def story_of(job: ReplaceBackgroundJob, made: Pixels | None) -> dict[str, str]:
    """What the record says of the cut-out: who found the subject, where that was another engine."""
    return {"cut_out": job.subject.engine} if job.subject and made is not None else {}


def _has_transparency(pixels: Pixels) -> bool:
    return pixels.shape[2] == 4 and int(pixels[..., 3].max()) > 0 and int(pixels[..., 3].min()) < 255
