"""What a backdrop is painted on: linear light at a reduced size, and how far out of focus each part is."""

from dataclasses import dataclass, field

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.daylight import Daylight
from limner.engines.darkroom.backdrops.noise import Floats, clouds
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone


@dataclass(frozen=True, slots=True)
class View:
    """How the photograph with the subject was taken; all lengths are shares of the height, x runs to width over height.

    `horizon` is the height of the eye; `foot` where the subject stands, None where the frame cuts it; `middle` the
    subject's middle across, `wide` its width; `side` is where its light comes from, -1 left to 1 right; `above`
    says that the camera looks down on it; `top` is where a subject that fills the whole width below ends.
    """

    horizon: float = 0.5
    foot: float | None = None
    middle: float = 0.5
    wide: float = 0.4
    side: float = -0.3
    above: bool = False
    top: float | None = None


@dataclass(slots=True)
class Canvas:
    """H×W: `light` is linear RGB and may be above 1, `blur` a share of the lens's full blur.

    `surface` is the texture of what is near enough to show one.
    """

    height: int
    width: int
    view: View
    day: Daylight
    rng: np.random.Generator
    light: Floats = field(init=False)
    blur: Floats = field(init=False)
    y: Floats = field(init=False)
    x: Floats = field(init=False)
    surface: Surface | None = None

    def __post_init__(self) -> None:
        self.light = np.zeros((self.height, self.width, 3), np.float32)
        self.blur = np.ones((self.height, self.width), np.float32)
        self.y = ((np.arange(self.height, dtype=np.float32) + 0.5) / self.height)[:, None]
        self.x = ((np.arange(self.width, dtype=np.float32) + 0.5) / self.height)[None, :]

    @property
    def aspect(self) -> float:
        """The width over the height."""
        return self.width / self.height

    def clouds(self, size: float, octaves: int = 4, flat: float = 1.0) -> Floats:
        """H×W noise of mean 0 and deviation 1."""
        return clouds((self.height, self.width), self.rng, size, octaves=octaves, flat=flat)

    def lay(self, colour: Tone | Floats, share: Floats | float = 1.0) -> None:
        """A colour, or H×W×3 of them, over what is there, where and as far as `share` says."""
        alpha = np.broadcast_to(np.asarray(share, np.float32), (self.height, self.width))[..., None]
        self.light += (np.asarray(colour, np.float32) - self.light) * alpha

    def shine(self, colour: Tone | Floats, strength: Floats) -> None:
        """Light added to what is there."""
        self.light += np.asarray(colour, np.float32) * strength[..., None]

    def mirrored(self, level: float, long: float) -> Floats:
        """H×W×3: what a surface whose far edge is at a height mirrors, smeared upright over `long` of the height."""
        rows = np.clip(np.rint((2 * level - self.y[:, 0]) * self.height).astype(int), 0, self.height - 1)
        smear = (max(round(0.25 * long * self.height), 1), max(round(long * self.height), 1))
        return np.asarray(cv2.blur(self.light[rows], smear), np.float32)

    def points(self, spots: Floats, colours: Floats, size: float, strength: float) -> None:
        """Lamps, glints and blossoms: N×2 places (x, y), N×3 colours, `size` their radius, each `strength` bright.

        They are added in energy: a lens that makes discs of them leaves the discs as bright as `strength` where their
        own size is small beside the disc.
        """
        layer = np.zeros_like(self.light)
        radius = max(size * self.height, 0.7)
        for (x, y), colour in zip(spots, colours, strict=True):
            centre = (round(float(x) * self.height * 8), round(float(y) * self.height * 8))
            shade = tuple(float(v) * strength for v in colour)
            cv2.circle(layer, centre, round(radius * 8), shade, -1, cv2.LINE_AA, 3)
        self.light = np.maximum(self.light, layer)

    def stand(self, figure: Floats, x: float, foot: float, tall: float) -> None:
        """A figure, h×w×4 linear and premultiplied, with its lower edge at `foot` and its middle at `x`."""
        height = max(round(tall * self.height), 1)
        width = max(round(height * figure.shape[1] / figure.shape[0]), 1)
        small = cv2.resize(figure, (width, height), interpolation=cv2.INTER_AREA)
        top, left = round(foot * self.height) - height, round(x * self.height - width / 2)
        rows = slice(max(top, 0), min(top + height, self.height))
        columns = slice(max(left, 0), min(left + width, self.width))
        if rows.start >= rows.stop or columns.start >= columns.stop:
            return
        part = small[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
        self.light[rows, columns] = self.light[rows, columns] * (1 - part[..., 3:]) + part[..., :3]
        self.blur[rows, columns] = np.maximum(self.blur[rows, columns], 0.75 * part[..., 3])

    def band(self, edge: Floats | float, soft: float = 0.004) -> Floats:
        """H×W: 1 below a line whose height is `edge`, or at each x (1×W), 0 above."""
        share = np.clip((self.y - edge + soft) / (2 * soft), 0, 1) + np.zeros_like(self.blur)
        return np.asarray(share * share * (3 - 2 * share), np.float32)

    def ridge(self, base: float, rough: float, size: float, octaves: int = 4) -> Floats:
        """1×W heights of a line that wanders by `rough` about `base`, its longest waves `size` long."""
        line = clouds((8, self.width), self.rng, size * self.height / 8, octaves=octaves)[:1]
        return np.asarray(base + rough * line, np.float32)
