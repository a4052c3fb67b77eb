"""Every relation and what ties it."""

from collections.abc import Callable

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties import (
    cloth,
    contact,
    emerging,
    filling,
    hanging,
    heights,
    holding,
    piercing,
    riding,
    ringing,
    sides,
    support,
    wearing,
)
from limner.engines.illustrator.staging.units import Unit

Tie = Callable[[Unit, Unit, Relation], Unit]
"""From subject and object to both as one unit."""

TIES: dict[str, Tie] = {
    "on": riding.on_or_riding,
    "sitting on": support.sitting_on,
    "leaning against": support.leaning,
    "riding": riding.riding,
    "inside": filling.inside,
    "next to": sides.next_to,
    "left of": sides.left_of,
    "right of": sides.right_of,
    "looking at": sides.looking_at,
    "behind": sides.behind,
    "in front of": sides.in_front_of,
    "around": ringing.around,
    "above": heights.above,
    "below": heights.below,
    "under": heights.under,
    "flying over": heights.flying_over,
    "hanging from": hanging.hanging,
    "stuck in": piercing.stuck,
    "through": piercing.through,
    "wearing": wearing.wearing,
    "holding": holding.holding,
    "out of": emerging.out_of,
    "off": emerging.off,
    "draped over": cloth.draped,
    "wrapped in": cloth.wrapped,
    "tied to": contact.tied,
    "touching": contact.touching,
    "back to back": contact.back_to_back,
    "amid": contact.amid,
}
"""All but "between", which has three ends."""

TOUCHING = frozenset({
    "on", "sitting on", "riding", "holding", "wearing", "inside", "leaning against", "hanging from", "stuck in",
    "through", "out of", "off", "draped over", "wrapped in", "tied to", "touching", "amid",
})  # fmt: skip
"""Relations whose ends touch; the others stand apart."""
