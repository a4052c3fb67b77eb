"""The scene graph: what is in the picture and where, before any drawing.

One scene is drawn by several visitors (raster, SVG, the looks). Coordinates are canvas pixels, y down.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from limner.drawing.colour import RGB
from limner.drawing.display import Paint
from limner.drawing.geometry import Path, Point

Layer = Literal["sky", "far", "ground", "middle", "hero", "near", "frame", "air"]
"""From back to front: sky and celestial bodies; distant land; the ground; props; subjects; props before them; dark
soft foreground framing; weather and particles over everything."""

ColourRole = Literal[
    "sky", "cloud", "light", "far", "ground", "water", "prop", "panel", "frame", "background"
]  # fmt: skip
"""What a shape is in the palette, for looks and for the control of colours."""

Lens = Literal["", "fisheye", "tilt-shift", "from below"]
"""What bends the pixels or puts them out of focus: a fisheye, a tilt-shift lens, a low eye that sees walls converge."""

Half = Literal["whole", "back", "front"]
"""All of a figure, or what is drawn behind or before its rider, its mount, its sitter or its content."""


@dataclass(frozen=True, slots=True)
class Light:
    """Where the light comes from and what it does.

    `side` is -1 (from the left) to 1 (from the right); `behind` when its source is in the picture behind the subjects,
    so that shadows fall toward the viewer and rims glow. `tint` multiplies everything lit (255 each: no tint),
    `shadow` is the colour of cast shadows, `fog` what far things fade to, `rim` the colour of lit edges.
    `dark` 0 (day) to 1 (deep night) tells lamps and windows to glow.
    """

    side: float
    behind: bool
    tint: RGB
    shadow: RGB
    fog: RGB
    rim: RGB
    rim_strength: float = 0.6
    shadow_strength: float = 0.35
    shadow_length: float = 1.0
    dark: float = 0.0


@dataclass(frozen=True, slots=True)
class Shape:
    """Scenery that belongs to one scene: a sky, a hill, a road, a window frame.

    `form` asks for the light's shading; `tinted` shapes take the light's tint and fog (skies and glows do not).
    `blur` softens it in the raster (sigma in canvas pixels).
    """

    path: Path
    paint: Paint
    layer: Layer
    depth: float = 0.0
    name: str = ""
    colour_role: ColourRole = "prop"
    tinted: bool = True
    form: bool = False
    blur: float = 0.0
    blend: str = "normal"
    raster_only: bool = False
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A symbol put into the scene: its standing point (x, y) and its height in canvas pixels.

    `depth` 0 is nearest, 1 at the horizon. `colours` overrides slots by name. `flip` mirrors it (its light is not
    mirrored). `tilt` in degrees clockwise. `rim` and `shadow` ask for the light's rim and a cast shadow; the shade of
    what `lies` is right under it, all along.
    `shadow_y` is where its shadow falls when that is not its standing point (a bird over the ground).
    `clip` cuts it (a hull at the waterline). `importance` 1 is the hero, 0 scenery. A figure that something is in or
    on comes twice: its `half` "back" before that in the order of nodes, its "front" after. `pattern` and `material` are
    names of `light.weave` and `light.surfaces`, "" for none. `draws` are the numbers of the script's subjects that it
    draws: first that whose individual it is, then those that it shows by the way, such as a coat of its own.
    """

    symbol: str
    x: float
    y: float
    height: float
    layer: Layer
    pose: str = ""
    depth: float = 0.0
    flip: bool = False
    tilt: float = 0.0
    colours: Mapping[str, RGB] = field(default_factory=dict)
    importance: float = 0.0
    rim: bool = False
    shadow: bool = True
    lies: bool = False
    shadow_y: float | None = None
    clip: Path | None = None
    pattern: str = ""
    material: str = ""
    title: str = ""
    detail: int = 1
    half: Half = "whole"
    draws: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Words:
    """A word of a text layout or of quoted text; `corners` in canvas pixels, clockwise from the top left.

    `path` are its letters where they are set already, in canvas pixels; the corners are then those of their box.
    """

    text: str
    corners: tuple[Point, Point, Point, Point]
    rgb: RGB
    layer: Layer = "air"
    backing: RGB | None = None
    path: Path | None = None


Node: TypeAlias = Shape | Placed | Words


@dataclass(frozen=True, slots=True)
class Finish:
    """What happens to the raster after drawing; 0 leaves a step out.

    `tones` is how far they are spread over the scale, `key` how much the light shows on the picture as a whole,
    `volume` how much on its bodies. `lens` is what is before the viewer's eye: a `Lens`, "" for none; `focus` is the
    band that a tilt-shift lens keeps sharp, from its upper to its lower edge, as shares of the height.
    """

    bloom: float = 0.35
    vignette: float = 0.1
    grain: float = 0.35
    tones: float = 0.0
    key: float = 0.0
    volume: float = 0.0
    lens: Lens = ""
    focus: tuple[float, float] = (0.5, 0.78)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture before drawing. Nodes are in painter's order."""

    width: int
    height: int
    ground: RGB
    light: Light
    nodes: tuple[Node, ...]
    finish: Finish = field(default_factory=Finish)
    horizon: float = 0.58
    title: str = ""
    look: str = "full"
    palette: tuple[RGB, ...] = ()
    background: RGB | None = None
    """The ground that was asked for: exactly this colour, whatever the look."""
    temper: str = ""
    """A name of `temper.TEMPERS` for the colours of the whole, where the prompt's words name none; "" for none."""
    detail: int = 1
    seed: int = 0
