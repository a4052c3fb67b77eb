"""Subjects as they belong together: one thing or several in their relations, in measures of their own."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.attitude import Attitude, attitude, jointed
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import Position
from limner.engines.illustrator.staging.boxes import Box, around

_LYING = 60.0
"""Degrees from which on a thing is no longer upright."""


_STATURE = 0.55
"""Metres that an animal has at least where it does as people do: a frog at a bass, a mouse at the stove."""


@dataclass(frozen=True, slots=True)
class Touch:
    """A shape that goes with a member and is none of its symbol: the glass before it, the wire that it sits on.

    `z` is its order relative to the member's own. `width` above 0 strokes the path, in the unit's measures.
    """

    path: Path
    rgb: RGB
    alpha: float
    z: float
    name: str
    width: float = 0.0

    def carried(self, path: Callable[[Path], Path]) -> "Touch":
        """The same elsewhere."""
        return replace(self, path=path(self.path))


@dataclass(frozen=True, slots=True)
class Member:
    """One drawn individual: its standing point, its height, its order from back to front.

    Measures are those of its unit: the ground is y 0, up is negative, lengths are compressed real heights; `height`
    is the upright figure's, `tilt` turns it clockwise about its standing point. `size` is what the prompt's size word
    did to its height. Where `over` is set, the figure's front half is drawn there instead of at `z`. `cord` is the
    point from which a line runs to its handle, `window` an outline outside of which it is not seen. `aloft` says
    that the words have it fly, `afloat` that they have it in water, `borne` that another member carries it, `hung` that
    it hangs from what the place has above it, `liquid` that it is what fills a vessel; `mood` is that of its face.
    `position` is where in the picture the words have it.
    `shows` are the numbers of further subjects that it shows: a coat that is its wearer's own, the guitar of a
    guitarist.
    """

    symbol: Symbol
    subject: int
    x: float
    y: float
    height: float
    z: float = 0.0
    pose: str = ""
    flip: bool = False
    tilt: float = 0.0
    colours: Mapping[str, RGB] = field(default_factory=dict)
    pattern: str = ""
    title: str = ""
    size: float = 1.0
    over: float | None = None
    cord: Point | None = None
    window: Path | None = None
    aloft: bool = False
    afloat: bool = False
    borne: bool = False
    hung: bool = False
    mood: str = ""
    material: str = ""
    liquid: bool = False
    touches: tuple[Touch, ...] = ()
    shows: tuple[int, ...] = ()
    position: Position = ""

    @property
    def draws(self) -> tuple[int, ...]:
        """The numbers of the subjects that it draws, first that whose individual it is."""
        return (self.subject, *self.shows)

    @property
    def bearing(self) -> str:
        """Its pose and, behind a slash, the mood of its face: what a node calls a pose."""
        return f"{self.pose}/{self.mood}" if self.mood else self.pose

    @property
    def stance(self) -> str:
        """Its pose without where hands and feet go."""
        return attitude(self.pose).stance if self.pose else ""

    @property
    def at_rest(self) -> bool:
        """Whether it lies or sleeps, and is neither seated nor stood up for its place."""
        return self.stance in ("sleeping", "lying")

    @property
    def human(self) -> bool:
        """Whether it is a person, or stands, sits and reaches as people do."""
        kinds = self.symbol.kinds
        if jointed(self.pose) or "person" in kinds:
            return True
        return ("machine" in kinds or "creature" in kinds) and self.symbol.upright is None and self.symbol.limber

    @property
    def limber(self) -> bool:
        """Whether its arms and legs go where they are told: its own, or those that it was given."""
        return self.symbol.limber or jointed(self.pose)

    @property
    def figure(self) -> Figure:
        """The symbol in its pose."""
        return self.symbol.figure(self.pose)

    @property
    def kinds(self) -> frozenset[str]:
        """Its id, that of what it was remade of, and its hypernyms: a crooked tree is a tree."""
        return frozenset({self.symbol.id, own(self.symbol.id), *self.symbol.kinds})

    @property
    def scale(self) -> float:
        """Unit lengths a unit of the symbol."""
        return self.height / self.figure.height

    @property
    def foot(self) -> float:
        """The height at which it stands, or at which what lies on its side lies."""
        return self.box.bottom if abs(self.tilt) > _LYING else self.y

    @property
    def metre(self) -> float:
        """Unit lengths a metre of it, as large as the words have it."""
        least = _STATURE if jointed(self.pose) and "animal" in self.kinds else 0.01
        tall = max(self.symbol.height_m, least) * self.size * self.figure.height / self.symbol.figure().height
        return self.height / tall

    @property
    def box(self) -> Box:
        """The bounds as it is turned; of what its window shows, where it has one."""
        if self.window is not None:
            return Box(*g.bounds(self.window))
        left, top, right, bottom = _bounds(self.symbol, self.pose, -self.tilt if self.flip else self.tilt)
        if self.flip:
            left, right = -right, -left
        k = self.scale
        return Box(self.x + left * k, self.y + top * k, self.x + right * k, self.y + bottom * k)

    def at(self, *names: str) -> Point | None:
        """The first of the anchors that the figure has, in the unit's measures."""
        for name in names:
            if name in self.figure.anchors:
                return self.spot(self.figure.anchors[name])
        return None

    def spot(self, point: Point) -> Point:
        """A point of the figure in the unit's measures."""
        x, y = point[0] * (-self.scale if self.flip else self.scale), point[1] * self.scale
        c, s = math.cos(math.radians(self.tilt)), math.sin(math.radians(self.tilt))
        return self.x + x * c - y * s, self.y + x * s + y * c

    def local(self, point: Point) -> Point:
        """A point of the unit in the figure's own units."""
        dx, dy = point[0] - self.x, point[1] - self.y
        c, s = math.cos(math.radians(self.tilt)), math.sin(math.radians(self.tilt))
        x, y = (dx * c + dy * s) / self.scale, (dy * c - dx * s) / self.scale
        return (-x if self.flip else x), y

    def outlined(self, path: Path) -> Path:
        """A path of the figure in the unit's measures."""
        sized = g.scaled(path, -self.scale if self.flip else self.scale, self.scale)
        return g.moved(g.rotated(sized, self.tilt) if self.tilt else sized, self.x, self.y)

    def moved(self, dx: float, dy: float) -> "Member":
        """The same elsewhere."""
        return self._carried(lambda p: (p[0] + dx, p[1] + dy), lambda path: g.moved(path, dx, dy))

    def scaled(self, by: float) -> "Member":
        """Larger or smaller about the unit's origin."""
        grown = self._carried(lambda p: (p[0] * by, p[1] * by), lambda path: g.scaled(path, by))
        touches = tuple(replace(touch, width=touch.width * by) for touch in grown.touches)
        return replace(grown, height=self.height * by, touches=touches)

    def turned(self, degrees: float, pivot: Point) -> "Member":
        """Turned clockwise about a point of the unit."""
        if not degrees:
            return self
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

        def turn(p: Point) -> Point:
            dx, dy = p[0] - pivot[0], p[1] - pivot[1]
            return pivot[0] + dx * c - dy * s, pivot[1] + dx * s + dy * c

        return replace(self._carried(turn, lambda path: g.rotated(path, degrees, pivot)), tilt=self.tilt + degrees)

    def put(self, anchor: Point, onto: Point) -> "Member":
        """Moved so that a point of it, in the unit's measures, comes to lie on another."""
        return self.moved(onto[0] - anchor[0], onto[1] - anchor[1])

    def posed(self, *poses: str) -> "Member":
        """In the first of the poses that it has, its body as large as before; as it is where it has none of them.

        Who is in an attitude takes that of the same name, unless its hands are at something.
        """
        if jointed(self.pose):
            if attitude(self.pose).busy:
                return self
            stance = next((p for p in poses if p in STANCES), None)
            own = attitude(self.pose)
            pose = self.pose if stance is None or stance == own.stance else str(Attitude(stance, wear=own.wear))
        else:
            pose = next((p for p in poses if p in self.symbol.poses), self.pose)
        if pose == self.pose:
            return self
        return replace(self, pose=pose, height=self.height * self.symbol.figure(pose).height / self.figure.height)

    def mirrored(self) -> "Member":
        """Left and right exchanged; a thing that faces the viewer keeps its own sides unless it is carried."""
        if "lettered" in self.symbol.traits or (
            self.symbol.faces_viewer and not (self.borne or jointed(self.pose) or {"person", "animal"} & self.kinds)
        ):
            box = self.box
            return self.moved(-box.left - box.right, 0.0)
        turned = self._carried(lambda p: (-p[0], p[1]), g.mirrored)
        return replace(turned, flip=not self.flip, tilt=-self.tilt)

    def lifted(self, by: float) -> "Member":
        """Drawn that much nearer to the viewer."""
        return replace(self, z=self.z + by, over=None if self.over is None else self.over + by)

    def _carried(self, point: Callable[[Point], Point], path: Callable[[Path], Path]) -> "Member":
        x, y = point((self.x, self.y))
        cord = None if self.cord is None else point(self.cord)
        touches = tuple(touch.carried(path) for touch in self.touches)
        window = None if self.window is None else path(self.window)
        return replace(self, x=x, y=y, cord=cord, window=window, touches=touches)


@lru_cache(maxsize=2048)
def _bounds(symbol: Symbol, pose: str, tilt: float) -> tuple[float, float, float, float]:
    """The bounds of a figure turned clockwise about its standing point, in its own units."""
    figure = symbol.figure(pose)
    return g.bounds(g.rotated(figure.silhouette, tilt)) if tilt else figure.bounds


@dataclass(frozen=True, slots=True)
class Unit:
    """Members that are laid out as one; the first is the one that the others refer to."""

    members: tuple[Member, ...]

    @property
    def box(self) -> Box:
        """Around all members."""
        return around(member.box for member in self.members)

    @property
    def lead(self) -> Member:
        """The member that decides where the unit belongs."""
        return self.members[0]

    @property
    def metre(self) -> float:
        """Its measures a metre, by the member that takes most of it."""
        return max(self.members, key=lambda member: member.box.area).metre

    def moved(self, dx: float, dy: float) -> "Unit":
        """The unit elsewhere."""
        return Unit(tuple(m.moved(dx, dy) for m in self.members))

    def scaled(self, by: float) -> "Unit":
        """The unit larger or smaller about its origin."""
        return Unit(tuple(m.scaled(by) for m in self.members))

    def turned(self, degrees: float, pivot: Point) -> "Unit":
        """The unit turned clockwise about a point."""
        return Unit(tuple(m.turned(degrees, pivot) for m in self.members))

    def lifted(self, by: float) -> "Unit":
        """The unit drawn that much nearer to the viewer."""
        return Unit(tuple(m.lifted(by) for m in self.members))

    def mirrored(self) -> "Unit":
        """Left and right exchanged."""
        return Unit(tuple(m.mirrored() for m in self.members))

    def of(self, subject: int) -> tuple[Member, ...]:
        """The members that one subject stands for."""
        return tuple(m for m in self.members if m.subject == subject)

    def swapped(self, old: Member, new: Member) -> "Unit":
        """The unit with one member in another's place."""
        return Unit(tuple(new if m is old else m for m in self.members))


People = Mapping[int, Sequence[Member]]
"""By subject number those who are it."""
APART = 0.12
"""The space between two of one group, over the height of the first."""


def beside(units: Sequence[Unit], gap: float) -> Unit:
    """The units in a row from left to right, each on the ground, with `gap` between them."""
    members: list[Member] = []
    x = 0.0
    for unit in units:
        box = unit.box
        members += unit.moved(x - box.left, 0.0).members
        x += box.width + gap
    whole = Unit(tuple(members))
    middle = whole.box.centre[0]
    return whole.moved(-middle, 0.0)


def merged(first: Unit, *others: Unit) -> Unit:
    """One unit of all members as they stand; the first unit leads."""
    return Unit((*first.members, *(m for other in others for m in other.members)))


def lone(units: Sequence[Unit]) -> list[int]:
    """The places of those who are the only ones of their subject."""
    subjects = [unit.lead.subject for unit in units]
    return [i for i, subject in enumerate(subjects) if subjects.count(subject) == 1]
