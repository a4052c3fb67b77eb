"""What a caller decides about a picture in place of its words and its seed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe

_HIGHEST, _LOWEST = 0.06, 0.94
"""Where a horizon may be, as shares of the height: places need some sky and some ground."""

Arrange = Callable[[Troupe, Brief, Setting], None]
"""Moves, scales and drops the units of a troupe that has been laid out."""


Furnish = Callable[[Easel], None]
"""Sets up props of its own before the place does."""


@dataclass(frozen=True, slots=True)
class Directions:
    """Nothing of it is set for a picture that comes from words alone.

    `horizon` is a share of the height, `lowest` the lowest that it may have where it is not said; `side` is the
    light's. `clear` are boxes in canvas pixels that props keep out of as if a subject stood there. `place` is drawn
    instead of the setting, `shown` has the setting drawn even where the model leaves it out. `dice` choose in place of
    the seed's.
    """

    dice: Dice | None = None
    horizon: float | None = None
    lowest: float = 1.0
    side: float | None = None
    clear: tuple[Box, ...] = ()
    place: Setting | None = None
    shown: bool = False
    arrange: Arrange | None = None
    furnish: Furnish | None = None

    def planned(self, brief: Brief) -> Brief:
        """The brief with the light and the place that were decided."""
        side = brief.side if self.side is None else self.side
        plain, mark = (asked and not self.shown for asked in (brief.traits.plain, brief.traits.mark))
        return replace(brief, side=side, traits=replace(brief.traits, plain=plain, mark=mark))

    def placed(self, place: Setting) -> Setting:
        """The place with the horizon that was decided."""
        chosen = self.place or place
        high, level, low = (self._horizon(usual) for usual in chosen.horizons)
        return replace(chosen, horizons=(high, level, low))

    def _horizon(self, usual: float) -> float:
        if self.horizon is None:
            return min(usual, self.lowest)
        return min(max(self.horizon, _HIGHEST), _LOWEST)

    def arranged(self, troupe: Troupe, brief: Brief, place: Setting) -> Troupe:
        """The troupe where it was decided to stand; the same object."""
        troupe.horizon = self._horizon(troupe.horizon)
        if self.arrange is not None:
            self.arrange(troupe, brief, place)
        return troupe

    def set_up(self, easel: Easel) -> None:
        """Keep the boxes clear, and stand the props."""
        easel.taken = [*easel.taken, *self.clear]
        easel.heads = [*easel.heads, *self.clear]
        if self.furnish is not None:
            self.furnish(easel)


FREE = Directions()
"""No directions: words and seed decide."""
