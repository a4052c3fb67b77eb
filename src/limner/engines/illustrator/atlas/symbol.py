"""What a symbol is: words that lead to it, colour slots, poses, anchors, and parts to draw.

A symbol is drawn in units of its own: the point it stands on is (0, 0), up is negative y, and it is about
100 units tall or long. It faces right, or the viewer.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Literal

from limner.drawing import geometry
from limner.drawing.colour import RGB, parse
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas import guests
from limner.engines.illustrator.atlas.bodies.attitude import Attitude, attitude, jointed
from limner.engines.illustrator.atlas.facts import Board, Flesh, Garment, Held, Nook, Ridden, Shape, Share, Trait
from limner.engines.illustrator.atlas.remade.names import is_remade

Shade = Literal["form", "flat", "glow", "glass"]
"""form: gradient, core shadow, rim. flat: the slot's colour as it is. glow: emits light, skips the tint of the hour.
glass: translucent with a glint."""

Role = Literal["primary", "follow", "second", "fixed", "light"]
"""primary takes the colour word; follow keeps its offset to the primary; second takes a second colour word;
fixed stays (skin, hair, metal, glass, wood); light emits and stays."""

Place = Literal["ground", "surface", "air", "water", "sky", "wall"]
"""Where it is at home: on the ground, on a table or shelf, in the air, in or on water, in the sky, on a wall."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A named colour of a symbol and what a colour word does to it."""

    rgb: RGB
    role: Role = "fixed"


@dataclass(frozen=True, slots=True)
class Part:
    """A shape of one slot. `tone` is an OKLab lightness offset (far limbs: -0.14); `marks` lie on it, cut to it.

    `detail` 0 is always drawn, 1 from ordinary size up, 2 only in close or large views. `front` parts are drawn
    before a rider or sitter. `width` above 0 strokes the path instead of filling it.
    """

    path: Path
    slot: str
    tone: float = 0.0
    shade: Shade = "form"
    detail: int = 0
    alpha: float = 1.0
    width: float = 0.0
    name: str = ""
    front: bool = False
    marks: tuple["Part", ...] = ()


@dataclass(frozen=True)
class Figure:
    """A symbol in one pose: its parts from back to front and its anchors in its own units."""

    parts: tuple[Part, ...]
    anchors: Mapping[str, Point]

    @cached_property
    def silhouette(self) -> Path:
        """The outline of everything but translucent parts and hairlines."""
        solid = [
            geometry.outline(p.path, p.width) if p.width else p.path
            for p in self.parts
            if p.alpha > 0.5 and p.detail == 0
        ]
        return geometry.union(*(solid or [p.path for p in self.parts]))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return geometry.bounds(self.silhouette)

    @property
    def width(self) -> float:
        """In the symbol's units."""
        return self.bounds[2] - self.bounds[0]

    @property
    def height(self) -> float:
        """In the symbol's units."""
        return self.bounds[3] - self.bounds[1]


class Pen:
    """Draws a figure: parts in painter's order, marks cut to the part before, anchors."""

    def __init__(self, pose: str, mood: str = "") -> None:
        self.pose = pose
        self.mood = mood
        self._parts: list[Part] = []
        self._anchors: dict[str, Point] = {}
        self._front = False

    @property
    def stance(self) -> str:
        """The pose without where hands and feet go."""
        return attitude(self.pose).stance if self.pose else ""

    def part(
        self,
        slot: str,
        path: Path,
        *,
        tone: float = 0.0,
        shade: Shade = "form",
        detail: int = 0,
        alpha: float = 1.0,
        name: str = "",
    ) -> None:
        """Add a filled shape on top of what is there."""
        self._parts.append(Part(path, slot, tone, shade, detail, alpha, 0.0, name, self._front))

    def stroke(
        self,
        slot: str,
        path: Path,
        width: float,
        *,
        tone: float = 0.0,
        detail: int = 0,
        alpha: float = 1.0,
        shade: Shade = "flat",
        name: str = "",
    ) -> None:
        """Add a line; `width` in the symbol's units."""
        self._parts.append(Part(path, slot, tone, shade, detail, alpha, width, name, self._front))

    def mark(
        self,
        slot: str,
        path: Path,
        *,
        tone: float = 0.0,
        detail: int = 0,
        alpha: float = 1.0,
        shade: Shade = "flat",
        width: float = 0.0,
    ) -> None:
        """Lay a mark on the last filled part, cut to its outline: bellies, stripes, spots, panels, creases."""
        base = self._parts[-1]
        area = geometry.outline(path, width) if width else path
        cut = geometry.intersection(area, base.path)
        if not cut.isEmpty():
            mark = Part(cut, slot, tone, shade, detail, alpha)
            self._parts[-1] = replace(base, marks=(*base.marks, mark))

    def add(self, part: Part) -> None:
        """Add a part that is drawn already, on the side on which the pen is."""
        self._parts.append(replace(part, front=self._front))

    def anchor(self, **points: Point) -> None:
        """Name points that relations use: head, eye, mouth, face, hand, back, seat, top, lamp, hat, neck, …"""
        self._anchors.update(points)

    @contextmanager
    def in_front(self) -> Iterator[None]:
        """Parts drawn inside are before a rider, sitter or content (a chair's near arm, a cup's front)."""
        self._front = True
        try:
            yield
        finally:
            self._front = False

    def figure(self) -> Figure:
        """What was drawn, as a value."""
        return Figure(tuple(self._parts), dict(self._anchors))


@dataclass(frozen=True, slots=True)
class Symbol:
    """One thing that can be drawn.

    `words` are the nouns that mean it, the first its plain English name; `kinds` its hypernyms from near to far
    ("dog", "animal"). `height_m` is its true height in metres. `draw` adds the parts in the pen's pose; where it has a
    face, in the pen's mood. `upright` draws it in an attitude where `draw` knows of none: an animal as people stand.
    `limbs` draws a thing in an attitude: with arms, legs and a face, where a tale asks for that.

    What is known of it: `home` are the places of a picture of it whose words name none, by turns where there are
    several, and `told_in` better known ones for prompts that are made richer; `nook` is what is behind the table that
    it lies on. `held` and `lean` say how it is in somebody's hand, and by how many degrees it then leans; `grips` where
    the near and the far hand then go; `ridden` how one is on it; `worn` how wide it is on a wearer, in radii of the
    head, `garments` as what clothes it is cut to a body. `tools` are the things that it is drawn with, each with the
    slot of its colour; `board` is where words stand on it; `printed` are the kinds and the heads of printed things of
    which it is no picture, but the thing itself; `shapes` are those that it is drawn in; `flesh` is what is seen where
    it is cut, `substance` what others are of that are made of it.
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
    lean: float = 0.0
    grips: tuple[Share, Share] | None = None
    ridden: Ridden = ""
    worn: float = 0.0
    garments: tuple[Garment, ...] = ()
    tools: Mapping[str, str] = field(default_factory=dict)
    board: Board | None = None
    printed: tuple[str, ...] = ()
    shapes: frozenset[Shape] = frozenset()
    traits: frozenset[Trait] = frozenset()
    flesh: Flesh | None = None
    substance: str = ""

    def figure(self, pose: str = "") -> Figure:
        """The figure in that pose, or in the symbol's first pose where it lacks that one.

        A mood may follow the pose, after a slash: "sitting/sad". It changes the face, and no anchor. A pose may be an
        attitude (`bodies.attitude`), where the symbol is `limber`.
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


def _unknown(symbol_id: str) -> Symbol:
    raise KeyError(symbol_id)


@dataclass(slots=True)
class Atlas:
    """The symbols, found by id and by word."""

    _by_id: dict[str, Symbol] = field(default_factory=dict)
    _by_word: dict[str, Symbol] = field(default_factory=dict)
    _remade: Callable[[str], Symbol] = _unknown

    def add(self, symbol: Symbol) -> None:
        """Raises ValueError when the id or one of the words is taken."""
        if symbol.id in self._by_id:
            raise ValueError(f"the symbol {symbol.id!r} is there twice")
        self._by_id[symbol.id] = symbol
        for word in symbol.words:
            if word in self._by_word:
                raise ValueError(f"{word!r} means both {self._by_word[word].id!r} and {symbol.id!r}")
            self._by_word[word] = symbol

    def __getitem__(self, symbol_id: str) -> Symbol:
        """The symbol of that id, remade where the id says so, a guest's where the job has guests. Raises KeyError."""
        if symbol_id in self._by_id:
            return self._by_id[symbol_id]
        if is_remade(symbol_id):
            return self._remade(symbol_id)
        invited = guests.present()
        if invited is None or (symbol := invited.guests.symbol(symbol_id)) is None:
            raise KeyError(symbol_id)
        return symbol

    def __iter__(self) -> Iterator[Symbol]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def remakes(self, by: Callable[[str], Symbol]) -> None:
        """Let it find symbols in other forms, by the ids of `remade.names`."""
        self._remade = by

    def change(self, symbol_id: str, **changes: Any) -> None:
        """Let more be known of a symbol, by the names of its fields. Raises KeyError for an unknown id."""
        old = self._by_id[symbol_id]
        new = self._by_id[symbol_id] = replace(old, **changes)
        for word in old.words:
            self._by_word[word] = new

    def find(self, word: str) -> Symbol | None:
        """The symbol that the singular lower-case noun means."""
        return self._by_word.get(word)

    def words(self) -> Mapping[str, Symbol]:
        """Every word and its symbol."""
        return dict(self._by_word)


ATLAS = Atlas()
_NONE: Mapping[str, str] = MappingProxyType({})


def symbol(
    words: str,
    *,
    kinds: str,
    height: float,
    slots: Mapping[str, tuple[str, Role]],
    place: Place = "ground",
    poses: str = "standing",
    faces_viewer: bool = False,
    symbol_id: str = "",
    home: str = "",
    told_in: str = "",
    nook: Nook = "",
    held: Held = "",
    lean: float = 0.0,
    grips: tuple[Share, Share] | None = None,
    ridden: Ridden = "",
    worn: float = 0.0,
    garment: str = "",
    tools: Mapping[str, str] = _NONE,
    board: Board | None = None,
    printed: str = "",
    shapes: tuple[Shape, ...] = (),
    traits: tuple[Trait, ...] = (),
    flesh: Flesh | None = None,
    substance: str = "",
) -> Callable[[Callable[[Pen], None]], Callable[[Pen], None]]:
    """Enter a drawing function into the atlas.

    `words`, `kinds`, `poses`, `home`, `told_in`, `garment` and `printed` are comma-separated; `height` is in metres;
    `slots` maps a name to (#rrggbb, role). The rest is as `Symbol` says.
    """

    def enter(draw: Callable[[Pen], None]) -> Callable[[Pen], None]:
        names = _split(words)
        ATLAS.add(
            Symbol(
                id=symbol_id or names[0].replace(" ", "_"),
                words=names,
                kinds=_split(kinds),
                height_m=height,
                slots={name: Slot(parse(code), role) for name, (code, role) in slots.items()},
                draw=draw,
                place=place,
                poses=_split(poses),
                faces_viewer=faces_viewer,
                home=_split(home),
                told_in=_split(told_in),
                nook=nook,
                held=held,
                lean=lean,
                grips=grips,
                ridden=ridden,
                worn=worn,
                garments=_split(garment),  # type: ignore[arg-type]
                tools=tools,
                board=board,
                printed=_split(printed),
                shapes=frozenset(shapes),
                traits=frozenset(traits),
                flesh=flesh,
                substance=substance,
            )
        )
        return draw

    return enter


def _split(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())
