"""What the illustrator draws for a picture that exists, at the size and in the light of that picture."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from limner.engines.base import EngineError
from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import fitted, resized
from limner.engines.darkroom.finish import MATT, Finish, finish_of
from limner.engines.darkroom.photograph import Character
from limner.engines.darkroom.shapes.nesting import nest
from limner.engines.illustrator.public import (
    Box,
    Cutout,
    LightHint,
    Parts,
    Record,
    Surfaces,
    Wants,
    draw_ground,
    draw_subjects,
    undrawn,
    wants,
)
from limner.engines.jobs import GenerateJob

DRAWN_AT = 2_400_000
"""Square pixels at which the illustrator draws at most; what is larger is enlarged."""
LEAST = 24
"""A figure is not drawn into less than so many pixels."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Subjects on transparency: `pixels` is H×W×4, cropped to what shows.

    `left` and `top` are where the crop lies in the box that was asked for. `grounded` ones stand on their lower edge.
    Where there are `parts`, `pixels` has the colours of surfaces without any light, and `parts` (in any size) every
    part in a colour of its own; `finish` is what the surfaces are.
    """

    pixels: Pixels
    left: float
    top: float
    grounded: bool
    record: Record
    parts: Pixels | None = None
    finish: Finish = MATT

    @property
    def matte(self) -> Matte:
        """H×W, 0 to 1."""
        return np.asarray(self.pixels[..., 3].astype(np.float32) / 255, np.float32)

    @property
    def footprint(self) -> Matte:
        """The matte with what its shadow needs below its feet, which is a few more rows."""
        matte = self.matte
        if not self.grounded:
            return matte
        feet = matte[-max(matte.shape[0] // 16, 1) :].max(0)
        return np.vstack([matte, np.repeat(feet[None], max(matte.shape[0] // 12, 1), 0)])

    @property
    def glows(self) -> bool:
        """Whether it is a light itself, which another light does not tone."""
        return self.record.shines


def light_of(picture: Character, tint: float = 0.0) -> LightHint:
    """The light of a picture as the illustrator takes it; `tint` is the share of its colour that is passed on."""
    dark = float(np.clip((0.30 - picture.level) / 0.25, 0, 0.6))
    channels = np.array([1 + tint * (v - 1) for v in picture.light])
    r, g, b = (int(v) for v in np.rint(255 * (channels / channels.max()) ** (1 / 2.2)))
    return LightHint(side=picture.side if abs(picture.side) > 0.1 else -0.3, dark=dark, tint=(r, g, b))


def figure(drawing: GenerateJob, width: int, height: int, picture: Character, *, body: bool = False) -> Figure | None:
    """The prompt's subjects as large as they go into a box; None where it has none, or the box is too small.

    As a `body` it has `parts`, for a photograph to light it, unless a drawn look was asked for, or it is a light.
    """
    if min(width, height) < LEAST:
        return None
    size = fitted(width, height, DRAWN_AT)
    job = replace(drawing, width=size[0], height=size[1], vector=False)
    unlit = body and picture.photographic > 0 and _is_lifelike(drawing)
    cutout = draw_subjects(job, light=None if unlit else light_of(picture), look=Surfaces() if unlit else None)
    if unlit and cutout is not None and cutout.record.shines:
        unlit, cutout = False, draw_subjects(job, light=light_of(picture))
    if cutout is None or cutout.pixels is None:
        return None
    area = _shown(cutout.pixels)
    if area is None:
        return None
    scale = width / size[0]
    crop = _cropped(cutout.pixels, area, scale)
    left, top = area[1].start * scale, area[0].start * scale
    whole = Figure(crop, left, top, cutout.grounded, cutout.record)
    outlines = draw_subjects(job, look=Parts()) if unlit else None
    if outlines is None or outlines.pixels is None:
        return whole
    words = [word for s in cutout.record.read.subjects for word in (s.material, *s.phrase.lower().split())]
    return replace(whole, parts=np.ascontiguousarray(outlines.pixels[area]), finish=finish_of(words))


def _is_lifelike(drawing: GenerateJob) -> bool:
    """Whether neither the job nor its prompt asks for a drawn look."""
    return drawing.style is None and wants(drawing).look in _LIFELIKE


_LIFELIKE = frozenset({"full", "photo"})


def _shown(pixels: Pixels) -> tuple[slice, slice] | None:
    """The rows and columns in which something is."""
    rows, columns = np.flatnonzero((pixels[..., 3] > 4).any(1)), np.flatnonzero((pixels[..., 3] > 4).any(0))
    if not rows.size:
        return None
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)


def _cropped(pixels: Pixels, area: tuple[slice, slice], scale: float) -> Pixels:
    crop = np.ascontiguousarray(pixels[area])
    return resized(crop, max(round(crop.shape[1] * scale), 1), max(round(crop.shape[0] * scale), 1))


def vector_figure(drawing: GenerateJob, width: int, height: int, picture: Character, prefix: str) -> Cutout | None:
    """The same as an SVG group, in a viewBox as large as the box."""
    if min(width, height) < LEAST:
        return None
    job = replace(drawing, width=width, height=height, vector=True)
    # Shapes are not toned afterwards: all that is dark about the picture is in their light.
    light = replace(light_of(picture, 0.4), dark=float(np.clip((0.42 - picture.level) / 0.3, 0, 1)))
    return draw_subjects(job, light=light, prefix=prefix)


@dataclass(frozen=True, slots=True)
class DrawnPlace:
    """A drawn place: H×W×3 pixels, its horizon (0 top to 1 bottom), its light, and whether it is a mere backdrop."""

    pixels: Pixels
    horizon: float
    light: LightHint
    plain: bool
    story: dict[str, Any]
    asked: float | None = None
    clear: tuple[float, float, float, float] | None = None


def drawn_place(
    drawing: GenerateJob,
    width: int,
    height: int,
    *,
    horizon: float | None = None,
    light: LightHint | None = None,
    clear: tuple[float, float, float, float] | None = None,
) -> DrawnPlace:
    """The prompt's place on a canvas; `clear` is the box that is to stay free (left, top, right, bottom, 0 to 1)."""
    size = fitted(width, height, DRAWN_AT)
    job = replace(drawing, width=size[0], height=size[1], vector=False)
    ground = draw_ground(job, horizon=horizon, light=light, keep_clear=None if clear is None else Box(*clear))
    return DrawnPlace(
        resized(_pixels(ground.artwork.pixels), width, height),
        ground.horizon,
        ground.light,
        ground.plain,
        ground.artwork.scene,
        horizon,
        clear,
    )


def vector_place(drawing: GenerateJob, width: int, height: int, like: DrawnPlace, prefix: str = "ground") -> str:
    """The same place as an SVG group of the canvas's size."""
    job = replace(drawing, width=width, height=height, vector=True)
    ground = draw_ground(job, horizon=like.asked, keep_clear=None if like.clear is None else Box(*like.clear))
    if ground.artwork.svg is None:
        raise EngineError("The illustrator answered a vector job without SVG.")
    return nest(ground.artwork.svg, 0, 0, width, height, prefix)


def _pixels(pixels: Pixels | None) -> Pixels:
    if pixels is None:
        raise EngineError("The illustrator answered a raster job without pixels.")
    return pixels


def story(drawing: GenerateJob, figure: Figure | None = None, **more: Any) -> dict[str, Any]:
    """What was read of the prompt, what was drawn of it, and which words were not: nothing of it without a figure."""
    return record_of(drawing, figure).as_dict() | more


def record_of(drawing: GenerateJob, figure: Figure | None = None) -> Record:
    """What is told of a prompt of which the figure is drawn, or nothing."""
    return undrawn(drawing) if figure is None else figure.record


def names_place(wanted: Wants) -> bool:
    """Whether the prompt asks for a place, a sky, a material or a ground rather than for things alone."""
    return bool(wanted.setting or wanted.weather or wanted.time or wanted.background or wanted.backdrop)
