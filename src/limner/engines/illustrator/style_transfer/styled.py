"""A scene that is to be drawn in a learned style."""

from collections.abc import Iterable
from dataclasses import dataclass, fields

from limner.drawing.colour import RGB
from limner.engines.illustrator.scene import Scene
from limner.engines.jobs import StyleGuide


@dataclass(frozen=True, slots=True, kw_only=True)
class Styled(Scene):
    """The scene with its style.

    `recoloured` is False where the palette is the controls' or the prompt's; `named` are the colours that the prompt
    gives to subjects.
    """

    guide: StyleGuide
    recoloured: bool
    named: frozenset[RGB]


def styled(scene: Scene, guide: StyleGuide, *, recoloured: bool, named: Iterable[RGB]) -> Styled:
    """The same scene, to be drawn in the style."""
    values = {field.name: getattr(scene, field.name) for field in fields(Scene)}
    return Styled(**values, guide=guide, recoloured=recoloured, named=frozenset(named))
