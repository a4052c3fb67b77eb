"""The ids of remade symbols: an atlas id and what became of it, so that whoever has the name can draw it."""

from dataclasses import dataclass, replace

_MARK, _IS = "~", "="
IN_POSE = "@"
"""Between the id of a shape and the pose that it is in; and between what parts of a thing are of and their slot."""
BARE = "-bareheaded"
"""What a role ends with whose headgear makes room for another hat."""


@dataclass(frozen=True, slots=True)
class Remaking:
    """What becomes of a symbol: it takes the `shape` of another one, or a `form` ("round"), is made `of` a
    substance or of pieces of another symbol, is in a `state`, has other symbols `painted` all over it, one
    `printed` on it or some `strewn` over it, is a `copy` ("toy") of the thing, `lies` "flat" or in a "heap",
    and is `seen` from "above" or from "behind"; "" for what stays as it is. Shape and pieces are ids, and so is
    the person as whom an animal is dressed, its `role`; `shod` is the footwear on its feet, `topped` what is on
    a dish.
    """

    shape: str = ""
    of: str = ""
    state: str = ""
    copy: str = ""
    lies: str = ""
    seen: str = ""
    role: str = ""
    form: str = ""
    painted: str = ""
    printed: str = ""
    strewn: str = ""
    shod: str = ""
    topped: str = ""
    marked: str = ""

    def name(self, symbol_id: str) -> str:
        """The id of the symbol so remade."""
        said = (
            ("marked", self.marked), ("shape", self.shape), ("form", self.form), ("of", self.of), ("state", self.state),
            ("painted", self.painted), ("printed", self.printed), ("strewn", self.strewn), ("copy", self.copy),
            ("lies", self.lies), ("seen", self.seen), ("role", self.role), ("shod", self.shod), ("topped", self.topped),
        )  # fmt: skip
        return symbol_id + "".join(f"{_MARK}{what}{_IS}{value}" for what, value in said if value)


def parsed(name: str) -> tuple[str, Remaking]:
    """The atlas id and what became of it."""
    own, *said = name.split(_MARK)
    return own, Remaking(**dict(item.split(_IS, 1) for item in said))


def toy(name: str) -> str:
    """The id of the toy that looks like the symbol of that id."""
    return name if parsed(name)[1].copy else f"{name}{_MARK}copy{_IS}toy"


def flat(name: str) -> str:
    """The id of the symbol of that id as it lies with its face up."""
    return name if parsed(name)[1].lies else f"{name}{_MARK}lies{_IS}flat"


def seen_from(name: str, side: str) -> str:
    """The id of the symbol of that id as it is seen from "above" or from "behind"."""
    return name if parsed(name)[1].seen else f"{name}{_MARK}seen{_IS}{side}"


def shod(name: str, footwear: str) -> str:
    """The id of the symbol of that id with footwear on its feet."""
    symbol_id, said = parsed(name)
    return replace(said, shod=footwear).name(symbol_id)


def own(name: str) -> str:
    """The id of the symbol that was remade; of any other, its own."""
    return name.split(_MARK, 1)[0]


def bareheaded(name: str) -> str:
    """The name of the same in its role without that one's headgear; any other name as it is."""
    symbol_id, said = parsed(name)
    if not said.role or said.role.endswith(BARE):
        return name
    return replace(said, role=said.role + BARE).name(symbol_id)


def is_remade(name: str) -> bool:
    """Whether it is the id of a remade symbol."""
    return _MARK in name
