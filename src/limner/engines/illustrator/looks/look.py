"""How nodes become items: the full look, and the face that every other one fills in.

A look is a subclass of `Look` that overrides what it does otherwise, entered into the index of its package. A picture
calls these hooks, in this order:

1. `suited`, once: the look for this scene, with the canvas's measures (`looks.sized`), inks, hour. All later hooks
   are called on what it returns.
2. `ground`: what lies under everything, unless the controls named a colour.
3. For each node, from back to front: `shape` or `panel` for a shape of the scene; `shadow` for what a figure casts,
   where `casts_shadows`; then `figure`.
4. `whole`: the finished display list. A look that sets the whole picture from pieces (tiles, stitches, cells) draws the
   display small (`looks.made.sketch`) and replaces its items here; one that prints in few inks recolours it
   (`looks.repaint`); one on paper adds a margin (`looks.painted.margin`).
5. Raster only: `modelled`; bloom, vignette and grain where `finished`, then `retouch` on the pixels.

What several looks need lies beside this module: `flat` (a figure's parts in plain colours), `hatch`, `wobble`,
`corners`, `paths` (outlines), `paints` (gradients), `lettering` (words), `noise` and `texture` (grain, tooth), `focus`
(where the light is). As SVG, which has no `retouch`, a look must be whole by its paths and gradients alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.drawing.display import FLAT, Display, Fill, Group, Item, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress, build, scenery
from limner.engines.illustrator.light.volume import rounded
from limner.engines.illustrator.looks.paints import in_light, opaque
from limner.engines.illustrator.scene import Light, Scene, Shape

Pixels = NDArray[np.uint8]
"""H×W×3, sRGB."""

_FALL, _KEY = 0.3, 0.14
"""The shade on the side of whoever is in the light that is turned away from it, and the light on the other side."""


@dataclass(frozen=True)
class Look:
    """The full look: gradients, core shadows, rims, glows, cast shadows, finish.

    Another look overrides what it does otherwise. Its fields are its inks and its measures, with those of the
    curated look as defaults. Its objects hold no state: the same node gives the same items.
    """

    casts_shadows: ClassVar[bool] = True
    """Whether figures cast shadows on the ground."""
    finished: ClassVar[bool] = True
    """Whether bloom, vignette and grain of the scene follow."""
    toned: ClassVar[bool] = False
    """Whether its tones are spread as the scene's finish says, where no whole finish follows."""

    @property
    def inks(self) -> frozenset[RGB]:
        """The colours that are the look's own, whatever it draws, such as paper and ink: palettes spare them."""
        return frozenset()

    def suited(self, scene: Scene, *, vector: bool) -> "Look":
        """The look with the measures and inks that this scene asks for; `vector` when SVG is to be written.

        Measures that figures are cached by go into its fields, rounded: equal looks draw equal figures.
        """
        return self

    def ground(self, scene: Scene) -> RGB:
        """The colour under everything."""
        return scene.ground

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """A symbol in its own units, feet on (0, 0), y down; `scale` is canvas pixels a unit.

        The same arguments give the same items, whichever scene they are for: the group that holds them is shared by its
        symbol, pose and dress. `dress` has the light, the colours that were asked for, the depth and the detail.
        """
        lit = dress.rim and dress.detail
        return rounded(symbol, pose, dress, _FALL, _KEY) if lit else build(symbol, pose, dress)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """A shape of the scene, in canvas pixels, on a canvas whose shorter side is `size`; none leaves it out.

        `colour_role` and `layer` say what it is (sky, far, ground, water, cloud, light, …), `depth` 0 to 1 how far.
        Shapes that are `raster_only`, blurred or blended are light and haze, which solid materials leave out.
        """
        paint = in_light(shape, light)
        items: tuple[Item, ...]
        if shape.width:
            items = (Stroke(shape.path, paint, shape.width),)
        elif shape.form:
            items = tuple(scenery(shape.path, shape.paint, light, shape.depth, size))
        else:
            items = (Fill(shape.path, paint, FLAT if opaque(paint) and not shape.blur else None),)
        return (Group(items, shape.name, blur=shape.blur, blend=shape.blend, raster_only=shape.raster_only),)

    def panel(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """What words or a mark stand on: as it is in every look, unless the look sets words in its material too."""
        return Look.shape(self, shape, light, size)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """What a figure casts on the ground, in canvas pixels: as it is given, changed or left out."""
        return items

    def whole(self, display: Display, scene: Scene) -> Display:
        """The picture once all of it is drawn and graded, one group a layer, before it becomes pixels or SVG."""
        return display

    def modelled(self, pixels: Pixels, display: Display, scene: Scene) -> Pixels:
        """The raster with what light does to bodies, before the finish; the array that is given may be changed."""
        return pixels

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The raster after the finish; the array that is given may be changed.

        Grain and jitter come from the scene's seed. A ground whose colour was asked for gets it back afterwards.
        """
        return pixels


FULL = Look()
