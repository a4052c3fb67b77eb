"""The ids of remade symbols: an atlas id and what became of it, so that whoever has the name can draw it."""

from dataclasses import dataclass

_MARK, _IS = "~", "="


@dataclass(frozen=True, slots=True)
class Remaking:
    """What becomes of a symbol: it takes the `shape` of another one, is made `of` a substance or of pieces of another
    symbol, and is in a `state`; "" for what stays as it is. Shape and pieces are ids.
    """

    shape: str = ""
    of: str = ""
    state: str = ""

    def name(self, symbol_id: str) -> str:
        """The id of the symbol so remade."""
        said = (("shape", self.shape), ("of", self.of), ("state", self.state))
        return symbol_id + "".join(f"{_MARK}{what}{_IS}{value}" for what, value in said if value)


def parsed(name: str) -> tuple[str, Remaking]:
    """The atlas id and what became of it."""
    own, *said = name.split(_MARK)
    return own, Remaking(**dict(item.split(_IS, 1) for item in said))


def own(name: str) -> str:
    """The id of the symbol that was remade; of any other, its own."""
    return name.split(_MARK, 1)[0]


def is_remade(name: str) -> bool:
    """Whether it is the id of a remade symbol."""
    return _MARK in name
