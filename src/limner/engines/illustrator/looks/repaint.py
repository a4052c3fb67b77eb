"""A whole display list in other paints."""

from collections.abc import Callable
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.display import Display, Group, Item, Paint, Solid, in_colour

Change = Callable[[Paint], Paint | None]
"""Gives the paint that stands for another; None leaves the item out."""


def recoloured(display: Display, colour: Callable[[RGB], RGB]) -> Display:
    """The picture with every colour changed; alphas and offsets stay, and what is shared stays shared."""
    return repainted(display, lambda paint: in_colour(paint, colour))


def repainted(display: Display, change: Change) -> Display:
    """The picture with every paint changed; what is shared stays shared."""
    ground = change(Solid(display.ground))
    rgb = ground.rgb if isinstance(ground, Solid) else display.ground
    return replace(display, ground=rgb, items=_Painter(change).items(display.items))


class _Painter:
    def __init__(self, change: Change) -> None:
        self._change = change
        self._paints: dict[Paint, Paint | None] = {}
        self._done: dict[int, tuple[Item, ...]] = {}

    def items(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """The items repainted; a tuple that comes again is the same again."""
        if id(items) not in self._done:
            self._done[id(items)] = tuple(new for item in items if (new := self._item(item)) is not None)
        return self._done[id(items)]

    def _item(self, item: Item) -> Item | None:
        if isinstance(item, Group):
            return replace(item, items=self.items(item.items))
        if item.paint not in self._paints:
            self._paints[item.paint] = self._change(item.paint)
        paint = self._paints[item.paint]
        return None if paint is None else replace(item, paint=paint)
