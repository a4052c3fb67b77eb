"""What a caller knows of the picture that something is drawn for: its light, its masses, its colours."""

from dataclasses import dataclass

from limner.drawing.colour import RGB, Lab, lab, mix
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.scene import Light

_WHITE: RGB = (255, 255, 255)
_DEEP: RGB = (26, 24, 46)
"""What shadows tend to."""
_DIMMED = 0.3
"""How much of the light is gone in deep night: figures still have to be seen."""


@dataclass(frozen=True, slots=True)
class LightHint:
    """The light of a picture.

    `side` is -1 (from the left) to 1 (from the right), `dark` 0 (day) to 1 (deep night). Of `tint` hue and chroma
    count: it is scaled until its largest channel is 255. `behind` says that the light stands behind the subject.
    """

    side: float = -0.4
    dark: float = 0.0
    tint: RGB = _WHITE
    behind: bool = False

    def light(self) -> Light:
        """The light that figures are drawn in."""
        top = max(*self.tint, 1)
        level = (1 - _DIMMED * self.dark) * 255 / top
        red, green, blue = (min(round(channel * level), 255) for channel in self.tint)
        tint = (red, green, blue)
        return Light(
            side=min(max(self.side, -1.0), 1.0),
            behind=self.behind,
            tint=tint,
            shadow=mix(_DEEP, tint, 0.08),
            fog=tint,
            rim=mix(tint, _WHITE, 0.5),
            rim_strength=0.8 if self.behind else 0.35,
            dark=self.dark,
        )

    def hour(self) -> Time | None:
        """The hour of such light; None where it is an ordinary day's."""
        if self.dark > 0.65:
            return "night"
        warm = lab(self.tint)[2] > 0.04
        if self.dark > 0.35:
            return "sunset" if warm else "dusk"
        return "sunset" if warm and self.behind else None


def hint_of(light: Light) -> LightHint:
    """What a scene's light says to those who are put into it."""
    return LightHint(light.side, light.dark, light.tint, light.behind)


@dataclass(frozen=True, slots=True)
class Mass:
    """A part of a picture that stands out: its box, normalised 0 to 1 from the top left, and its mean colour."""

    x: float
    y: float
    width: float
    height: float
    rgb: RGB


@dataclass(frozen=True, slots=True)
class Swatch:
    """A colour of a picture and its share, 0 to 1."""

    rgb: RGB
    weight: float


@dataclass(frozen=True, slots=True)
class Composition:
    """How a picture is built.

    `horizon` is a share of the height, None where there is none. `mean` is its mean OKLab, `side` its light's, both
    None where they are not known.
    """

    horizon: float | None = None
    masses: tuple[Mass, ...] = ()
    palette: tuple[Swatch, ...] = ()
    mean: Lab | None = None
    side: float | None = None
