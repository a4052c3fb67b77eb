"""What a garment that is put on makes of a person's clothes: cuts, layers, collars, fronts.

Animals and things wear the same garments as `bodies.attire` cuts them; people do where there is no rule here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.bodies.attire import CUTS
from limner.engines.illustrator.atlas.facts import Garment
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.templates import fronts
from limner.engines.illustrator.atlas.templates.posed import Clothes, Draw, Person, Posed

Fit = Callable[[Person], Person]

_OVER, _TOP, _LOW, _ENDS, _TRIM = "worn_over", "worn_top", "worn_low", "worn_ends", "worn_trim"


def dressed(who: Person, wear: Sequence[Garment]) -> tuple[Person, tuple[Garment, ...]]:
    """The person in the garments, what is worn over others last, and those that are left to be put on as they are."""
    order = list(CUTS)
    left: list[Garment] = []
    for garment in sorted(wear, key=order.index):
        fit = WARDROBE.get(garment)
        if fit is None or (who.legless and garment in _OF_LEGS):
            left.append(garment)
        else:
            who = fit(who)
    return who, tuple(left)


def _plain(who: Person, clothes: Clothes, front: Draw | None = None) -> Person:
    """In other clothes, without what was on the chest."""
    return replace(who, clothes=clothes, chest=front)


def _legs(who: Person) -> float:
    return who.physique.thigh + who.physique.shin


def _shirt(who: Person) -> Person:
    return _plain(who, replace(who.clothes, sleeve=0.75, top=_TOP, bare=0.0, loose=1.0))


def _tank_top(who: Person) -> Person:
    return _plain(who, replace(who.clothes, sleeve=0.0, top=_TOP, bare=1.0, loose=1.0))


def _sweater(who: Person) -> Person:
    return _plain(who, replace(who.clothes, sleeve=2, top=_TOP, bare=0.0, loose=1.14), fronts.ribs)


def _hoodie(who: Person) -> Person:
    clothes = replace(who.clothes, sleeve=2, top=_TOP, bare=0.0, loose=1.16)
    return replace(who, clothes=clothes, chest=fronts.hoodie, behind=_both(fronts.hood_down(_TOP), who.behind))


def _jacket(who: Person) -> Person:
    return _plain(who, replace(who.clothes, sleeve=2, top=_OVER, bare=0.0, loose=1.14, hem=3.4),
        fronts.jacket(who.clothes.top))  # fmt: skip


def _coat(who: Person) -> Person:
    clothes = replace(who.clothes, sleeve=2, top=_OVER, bare=0.0, loose=1.2, coat=0.3 * _legs(who) + 7.2)
    return _plain(who, clothes, fronts.coat(who.clothes.top))


def _raincoat(who: Person) -> Person:
    clothes = replace(who.clothes, sleeve=2, top=_OVER, bare=0.0, loose=1.24, coat=0.3 * _legs(who) + 6.4)
    return replace(_plain(who, clothes, fronts.raincoat), over=_both(fronts.hood_up(_OVER), who.over))


def _suit(who: Person) -> Person:
    clothes = Clothes(sleeve=2, leg=2, top=_OVER, low=_OVER, shoe="shoe", loose=1.06, hem=3.6)
    return _plain(who, clothes, fronts.suit if who.look.lashes else fronts.suit_and_tie)


def _uniform(who: Person) -> Person:
    return _plain(who, Clothes(sleeve=2, leg=2, top=_OVER, low=_OVER, shoe="shoe", loose=1.06, hem=3.6), fronts.uniform)


def _trousers(who: Person) -> Person:
    return replace(who, clothes=replace(who.clothes, leg=2, low=_LOW, skirt=0.0, dress=False, coat=who.clothes.coat))


def _shorts(who: Person) -> Person:
    return replace(who, clothes=replace(who.clothes, leg=0.95, low=_LOW, skirt=0.0, dress=False, loose=1.05))


def _skirt(who: Person) -> Person:
    clothes = replace(who.clothes, leg=0, low=_LOW, skirt=0.54 * _legs(who), flare=6.0, dress=False, shoe="flat")
    return replace(who, clothes=clothes)


def _dress(who: Person) -> Person:
    clothes = Clothes(sleeve=0.5, leg=0, skirt=0.66 * _legs(who), flare=8.0, dress=True, top=_TOP, shoe="flat")
    return _plain(who, clothes)


def _gown(who: Person) -> Person:
    return _plain(who, Clothes(sleeve=2, leg=0, skirt=0.93 * _legs(who), flare=6.0, dress=True, top=_OVER, loose=1.2,
        sleeve_flare=1.8, shoe="shoe"))  # fmt: skip


def _pyjamas(who: Person) -> Person:
    clothes = Clothes(sleeve=2, leg=2, top=_TOP, low=_TOP, loose=1.16, hem=4.0, shoe="flat")
    return _plain(who, clothes, fronts.buttoned)


def _dungarees(who: Person) -> Person:
    clothes = replace(who.clothes, leg=2, low=_LOW, skirt=0.0, dress=False, loose=1.08)
    return _plain(who, clothes, fronts.dungarees)


def _kimono(who: Person) -> Person:
    clothes = Clothes(sleeve=1.8, leg=0, skirt=0.95 * _legs(who), flare=1.5, dress=True, top=_OVER, loose=1.3,
        sleeve_flare=8.0, shoe="flat")  # fmt: skip
    return _plain(who, clothes, fronts.kimono)


def _sari(who: Person) -> Person:
    clothes = Clothes(sleeve=0.5, leg=0, skirt=0.95 * _legs(who), flare=4.0, dress=True, top=_OVER, shoe="flat")
    return _plain(who, clothes, fronts.sari)


def _swimsuit(who: Person) -> Person:
    """One piece, or trunks on a bare chest."""
    if not who.look.lashes:
        return _plain(who, Clothes(sleeve=0.0, leg=0.8, top="skin", low=_TOP, shoe="bare", hem=-3.0, loose=1.1))
    return _plain(who, Clothes(sleeve=0.0, leg=0.0, top=_TOP, bare=1.0, shoe="bare", hem=-1.0, briefs=_TOP))


def _both(first: Draw, second: Draw | None) -> Draw:
    def draw(pen: Pen, at: Posed) -> None:
        if second is not None:
            second(pen, at)
        first(pen, at)

    return draw


WARDROBE: Mapping[Garment, Fit] = {
    "shirt": _shirt, "tank top": _tank_top, "sweater": _sweater, "hoodie": _hoodie, "jacket": _jacket, "coat": _coat,
    "raincoat": _raincoat, "suit": _suit, "uniform": _uniform, "trousers": _trousers, "shorts": _shorts,
    "skirt": _skirt, "dress": _dress, "gown": _gown, "pyjamas": _pyjamas, "dungarees": _dungarees, "kimono": _kimono,
    "sari": _sari, "swimsuit": _swimsuit,
}  # fmt: skip
_OF_LEGS = frozenset({"trousers", "shorts", "skirt", "suit", "uniform", "pyjamas", "dungarees", "coat", "raincoat"})
