"""What a symbol is: words that lead to it, colour slots, poses, what is known of it, and how it is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.attitude import Attitude, jointed
from limner.engines.illustrator.atlas.facts import (
    Bed,
    Board,
    Flesh,
    Garment,
    Held,
    Nook,
    Plan,
    Played,
    Ridden,
    Shape,
    Share,
    Swung,
    Trait,
    Wielded,
    WornAt,
)
from limner.engines.illustrator.atlas.figure import Figure, Pen, Slot

Place = Literal["ground", "surface", "air", "water", "sky", "wall"]
"""Where it is at home: on the ground, on a table or shelf, in the air, in or on water, in the sky, on a wall."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One thing that can be drawn.

    `words` are the nouns that mean it, the first its plain English name; `kinds` its hypernyms from near to far
    ("dog", "animal"). `height_m` is its true height in metres. `draw` adds the parts in the pen's pose; where it has a
    face, in the pen's mood. `upright` draws it in an attitude where `draw` knows of none: an animal as people stand.
    `limbs` draws a thing in an attitude: with arms, legs and a face, where a tale asks for that.

    What is known of it: `home` are the places of a picture of it whose words name none, by turns where there are
    several, and `told_in` better known ones for prompts that are made richer; `nook` is what is behind the table that
    it lies on. `held` and `lean` say how it is in somebody's hand, and by how many degrees it then leans; `wielded`
    what is done with it there; `grips` where the near and the far hand then go; `ridden` how one is on it, `played` how
    one plays it; `swung` how one hits with it the ball whose id `hits` is; `worn` how wide it is on a wearer, in radii
    of the head, `worn_at` where it is put on him, `garments` as what clothes it is cut to a body. `tools` are the
    things that it is drawn with, each with the slot of its colour; `board` is where words stand on it; `printed` are
    the kinds and the heads of printed things of which it is no picture, but the thing itself; `shapes` are those that
    it is drawn in; `flesh` is what is seen where it is cut, `substance` what others are of that are made of it;
    `overhead` is the thing of its sort that hangs over those who are under one, `sliced` the thing that a slice of it
    is; `bears` is what stands on it as a part of it, so many as a pose of it says: "4 candle". `uniform` is what a
    person wears for a calling, as an animal of that calling wears it too, and `does` what such an animal does where the
    words say nothing: a verb of the reader's tables and, after a colon, the thing for it. `worked` is the verb that is
    meant of who is said to be at it: at a piano one plays. `part_of` are the kinds of things that have it on them,
    `plan` is what is seen of it from straight above; `bed` is how toppings lie on a dish, `served` the thing that it is
    as a topping. In `coats` are colours of its primary slots that are as common as its own.
    """

    id: str
    words: tuple[str, ...]
    kinds: tuple[str, ...]
    height_m: float
    slots: Mapping[str, Slot]
    draw: Callable[[Pen], None]
    place: Place = "ground"
    poses: tuple[str, ...] = ("standing",)
    faces_viewer: bool = False
    upright: Callable[[Pen, "Symbol"], None] | None = None
    limbs: Callable[[Pen, "Symbol"], None] | None = None
    home: tuple[str, ...] = ()
    told_in: tuple[str, ...] = ()
    nook: Nook = ""
    held: Held = ""
    wielded: Wielded = ""
    lean: float = 0.0
    grips: tuple[Share, Share] | None = None
    ridden: Ridden = ""
    played: Played = ""
    swung: Swung = ""
    hits: str = ""
    worn: float = 0.0
    worn_at: WornAt = ""
    garments: tuple[Garment, ...] = ()
    tools: Mapping[str, str] = field(default_factory=dict)
    board: Board | None = None
    printed: tuple[str, ...] = ()
    shapes: frozenset[Shape] = frozenset()
    traits: frozenset[Trait] = frozenset()
    flesh: Flesh | None = None
    substance: str = ""
    overhead: str = ""
    sliced: str = ""
    bears: str = ""
    uniform: tuple[Garment, ...] = ()
    does: str = ""
    worked: str = ""
    part_of: tuple[str, ...] = ()
    plan: Plan = ""
    bed: Bed = ""
    served: str = ""
    coats: tuple[RGB, ...] = ()

    def figure(self, pose: str = "") -> Figure:
        """The figure in that pose, or in the symbol's first pose where it lacks that one.

        A mood may follow the pose, after a slash: "sitting/sad". It changes the face, and no anchor. A pose may be an
        attitude (`attitude`), where the symbol is `limber`.
        """
        body, _, mood = pose.partition("/")
        known = body in self.poses or (jointed(body) and (self.limber or self.limbs is not None))
        return _figure(self, body if known else self.poses[0], mood)

    @property
    def limber(self) -> bool:
        """Whether it takes attitudes: its arms and legs go where they are told."""
        return self.upright is not None or _limber(self)

    def __hash__(self) -> int:
        return hash(self.id)


@lru_cache(maxsize=1024)
def _figure(symbol: Symbol, pose: str, mood: str) -> Figure:
    pen = Pen(pose, mood)
    embodied = symbol.upright or (None if _limber(symbol) else symbol.limbs) if jointed(pose) else None
    if embodied is not None:
        embodied(pen, symbol)
    else:
        symbol.draw(pen)
    return pen.figure()


@lru_cache(maxsize=2048)
def _limber(symbol: Symbol) -> bool:
    """A figure that heeds attitudes tells where its shoulder is."""
    pen = Pen(str(Attitude()))
    symbol.draw(pen)
    return "shoulder" in pen.figure().anchors
