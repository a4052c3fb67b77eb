"""What the looks that draw every shape in their material have in common."""

from dataclasses import dataclass

from limner.drawing.display import Item
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.scene import Light, Shape


@dataclass(frozen=True)
class Material(Look):
    """A look whose boards and plates are of its material, as all else is."""

    finished = False

    def panel(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """As any shape."""
        return self.shape(shape, light, size)
