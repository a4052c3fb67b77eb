"""What the units of a picture are laid out by."""

from dataclasses import dataclass

from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.shots import Shot


@dataclass(frozen=True, slots=True)
class Terms:
    """A shot of a place, the brief, and the dice for what neither decides.

    Left and right are as the words gave them where it is `fixed`.
    """

    shot: Shot
    place: Setting
    brief: Brief
    dice: Dice
    fixed: bool

    @property
    def size(self) -> tuple[int, int]:
        """The canvas's width and height, in pixels."""
        return self.brief.width, self.brief.height
