"""The illustrator's public face: what the darkroom may use of it, for pictures that exist.

- **reading**: `read`, `ground` and their values; `wants` says what a prompt asks for
- **drawing**: `draw_subjects`, `draw_ground`, `draw_alike` and `restage`, with the light and the composition that they
  are told; `Record` says what came of a prompt, and `undrawn` is that of one of which nothing is drawn
- **looks**: `LOOKS` by name, `Surfaces` and `Parts` for what is lit elsewhere, `in_style` for finished pixels, and the
  modules whose functions make pixels look printed, sewn or modelled
"""

from limner.engines.illustrator.compositing.alike import draw_alike
from limner.engines.illustrator.compositing.cutout import Cutout, draw_subjects
from limner.engines.illustrator.compositing.ground import draw_ground
from limner.engines.illustrator.compositing.hints import Composition, LightHint, Mass, Swatch
from limner.engines.illustrator.compositing.restage import restage
from limner.engines.illustrator.compositing.wants import Wants, undrawn, wants
from limner.engines.illustrator.looks import texture
from limner.engines.illustrator.looks.bodies import Parts, Surfaces
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.looks.made import relief, stitches
from limner.engines.illustrator.looks.printed import photographs, screens
from limner.engines.illustrator.reading.grounds import Ground, ground
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.record import Record
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.style_transfer.pixels import in_style

__all__ = [
    "LOOKS",
    "Box",
    "Composition",
    "Cutout",
    "Ground",
    "LightHint",
    "Mass",
    "Parts",
    "Reading",
    "Record",
    "Surfaces",
    "Swatch",
    "Time",
    "Wants",
    "draw_alike",
    "draw_ground",
    "draw_subjects",
    "ground",
    "in_style",
    "photographs",
    "read",
    "relief",
    "restage",
    "screens",
    "stitches",
    "texture",
    "undrawn",
    "wants",
]
