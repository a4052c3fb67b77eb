"""What a market or a shop is said to sell: it lies on the stalls and shelves, and stands nowhere else."""

from collections.abc import Mapping

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import PLURAL, Reading, Subject
from limner.engines.illustrator.staging.settings.index import setting

_SOLD = frozenset(
    "food fruit vegetable flower bakery sweet toy book clothing hat plant tableware drink cheese meat spice jewellery "
    "pastry bread dessert seafood bouquet".split()
)
"""Kinds of what lies on stalls in no number."""
_LARGEST = 1.3
"""Metres of what is sold from a stall."""
_HELD = frozenset({"holding", "wearing", "riding", "inside", "on", "sitting on"})


def among(reading: Reading, cast: Mapping[int, Symbol]) -> Mapping[int, Symbol]:
    """The subjects that are for sale where the place sells, by number: in no number of their own, in nobody's hands."""
    if not reading.setting or "selling" not in setting(reading.setting).traits:
        return {}
    busy = {act.object for act in reading.acts}
    busy |= {i for r in reading.relations if r.kind in _HELD for i in (r.subject, r.object)}
    of_it = reading.of_place and not reading.acts
    return {i: s for i, s in cast.items() if i not in busy and _is_sold(reading.subjects[i], s, all_of_it=of_it)}


def _is_sold(subject: Subject, symbol: Symbol, *, all_of_it: bool) -> bool:
    """Whether it lies there, as one of many or as what a picture of the place is said to have."""
    many = subject.count == PLURAL or (all_of_it and subject.count == 1 and subject.size == "normal")
    return many and bool(_SOLD & {symbol.id, *symbol.kinds}) and symbol.height_m < _LARGEST and not subject.pose
