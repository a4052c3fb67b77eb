"""Words of a picture in another material or in other colours."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.display import Fill, Group, Item, Solid
from limner.drawing.geometry import Path

WORD = "word"
"""The name of a word's group in a display list: what lies behind the letters, then the letters."""

Items = tuple[Item, ...]


def relettered(items: Items, draw: Callable[[Path, RGB], Iterator[Item]]) -> Items:
    """The items with the outlines of words, in their colours, drawn by `draw`; halos behind letters go."""

    def redrawn(word: Group) -> Group:
        drawn: list[Item] = []
        for part in word.items:
            if isinstance(part, Fill) and isinstance(part.paint, Solid):
                drawn.extend(draw(part.path, part.paint.rgb))
        return replace(word, items=tuple(drawn))

    return _changed(items, redrawn)


def lettered(items: Items, letters: Callable[[RGB], RGB], backing: Callable[[RGB], RGB]) -> Items:
    """The items with words in other colours; `backing` gives that behind letters of a colour."""

    def coloured(word: Group) -> Group:
        last = word.items[-1]
        if isinstance(last, Group) or not isinstance(last.paint, Solid):
            return word
        rgb = letters(last.paint.rgb)
        behind = (replace(one, paint=Solid(backing(rgb))) for one in word.items[:-1] if not isinstance(one, Group))
        return replace(word, items=(*behind, replace(last, paint=Solid(rgb))))

    return _changed(items, coloured)


def _changed(items: Items, change: Callable[[Group], Group]) -> Items:
    """The items with the group of each word changed."""
    return tuple(_inside(item, change) for item in items)


def _inside(item: Item, change: Callable[[Group], Group]) -> Item:
    if not isinstance(item, Group) or item.key is not None:
        return item
    return change(item) if item.name == WORD else replace(item, items=_changed(item.items, change))
