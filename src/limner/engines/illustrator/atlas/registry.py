"""The atlas as a value, and how a symbol is entered into it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from limner.drawing.colour import parse
from limner.engines.illustrator.atlas import guests
from limner.engines.illustrator.atlas.facts import (
    Bed,
    Board,
    Flesh,
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
from limner.engines.illustrator.atlas.figure import Pen, Role, Slot
from limner.engines.illustrator.atlas.names import is_remade
from limner.engines.illustrator.atlas.symbol import Place, Symbol


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
        """Let it find symbols in other forms, by the ids of `names`."""
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
    wielded: Wielded = "",
    lean: float = 0.0,
    grips: tuple[Share, Share] | None = None,
    ridden: Ridden = "",
    played: Played = "",
    swung: Swung = "",
    hits: str = "",
    worn: float = 0.0,
    worn_at: WornAt = "",
    garment: str = "",
    tools: Mapping[str, str] = _NONE,
    board: Board | None = None,
    printed: str = "",
    shapes: tuple[Shape, ...] = (),
    traits: tuple[Trait, ...] = (),
    flesh: Flesh | None = None,
    substance: str = "",
    overhead: str = "",
    sliced: str = "",
    bears: str = "",
    uniform: str = "",
    does: str = "",
    worked: str = "",
    part_of: str = "",
    plan: Plan = "",
    bed: Bed = "",
    served: str = "",
    coats: str = "",
) -> Callable[[Callable[[Pen], None]], Callable[[Pen], None]]:
    """Enter a drawing function into the atlas.

    `words`, `kinds`, `poses`, `home`, `told_in`, `garment`, `uniform`, `printed`, `part_of` and `coats`, of #rrggbb,
    are comma-separated; `height` is in metres; `slots` maps a name to (#rrggbb, role). The rest is as `Symbol` says.
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
                wielded=wielded,
                lean=lean,
                grips=grips,
                ridden=ridden,
                played=played,
                swung=swung,
                hits=hits,
                worn=worn,
                worn_at=worn_at,
                garments=_split(garment),  # type: ignore[arg-type]
                tools=tools,
                board=board,
                printed=_split(printed),
                shapes=frozenset(shapes),
                traits=frozenset(traits),
                flesh=flesh,
                substance=substance,
                overhead=overhead,
                sliced=sliced,
                bears=bears,
                uniform=_split(uniform),  # type: ignore[arg-type]
                does=does,
                worked=worked,
                part_of=_split(part_of),
                plan=plan,
                bed=bed,
                served=served,
                coats=tuple(map(parse, _split(coats))),
            )
        )
        return draw

    return enter


def _split(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())
