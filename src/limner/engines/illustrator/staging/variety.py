"""Several of a kind, told apart by their clothes, colours and poses; who they are is `folk`'s."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, parse
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.colouring import dressed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.folk import PLAIN
from limner.engines.illustrator.staging.units import Member


def _colours(words: str) -> tuple[RGB, ...]:
    return tuple(parse(f"#{word}") for word in words.split())


_SHIRTS = _colours("d9534a 3f7fbf f2b84b 4c9a6a 8a5fb0 e58a4e 5bb3b0 c9d1d8 b5475f 2f4f78 e8dc8a 7aa05a")
_TROUSERS = _colours("2f3f66 5b5348 34363c 7a6248 46607a 6d5a70 3d5a4a")
_SKINS = _colours("f0cdb0 c58c64 8d5a3c e3b18c 6b4330 d9a47c")
"""Inside the range of the Monk skin tone scale."""
_HAIRS = _colours("2b211d 5a3a24 8a5a30 1d1a1c c79a56 7a3b22")
_BRIGHT = _colours("e2504a 3f8fd8 f5bd3f 58b368 9b68c4 f28a4b 4fb8bd ef7fa5")
_COLOURFUL_NOUNS = frozenset({"easter egg"})
"""What is seldom of one colour where there are many, by its noun: eggs are."""
_MANY = 4
"""From so many on, colourful things differ; vehicles do from two on."""
DISTINCT = 20
"""So many individuals come again in a crowd."""
_ALIKE_POSES = frozenset({"flying", "swimming", "full", "crescent", "open", "stack"})


def varied(members: Sequence[Member], subject: Subject, poses: Sequence[str]) -> list[Member]:
    """The members with clothes, colours and poses of their own where the words leave these open.

    `poses` are those to take turns; a single one is everybody's.
    """
    named = bool(subject.colours)
    stride = 1 if len(poses) % 3 == 0 else 3
    result = []
    for number, member in enumerate(members):
        i, own = number % DISTINCT, member
        if named and subject.mixed:
            own = replace(own, colours=dressed(member.symbol, (subject.colours[i % len(subject.colours)],)))
        elif len(members) > 1 and member.symbol.id in PLAIN:
            own = replace(own, colours={**_worn(member.symbol, i), **(member.colours if named else {})})
        elif not named and not member.colours and _colourful(member, subject) and len(members) >= _enough(member):
            step = 1 if "vehicle" in member.kinds or len(members) <= len(_BRIGHT) else 5
            own = replace(own, colours=dressed(member.symbol, (_BRIGHT[i * step % len(_BRIGHT)],)))
        result.append(own.posed(poses[i * stride % len(poses)]) if len(poses) > 1 else own)
    return result


def coated(members: Sequence[Member], subject: Subject, dice: Dice) -> list[Member]:
    """The members in coats of their kind, by turns, where the words name no colour, pattern or material."""
    if subject.colours or subject.pattern or subject.material:
        return list(members)
    return [_in_coat(member, i, dice) for i, member in enumerate(members)]


def _in_coat(member: Member, number: int, dice: Dice) -> Member:
    """In its own coat, or in one of the others that its kind has."""
    symbol = member.symbol
    if not symbol.coats or member.colours or member.material:
        return member
    coats = (None, *symbol.coats)
    coat = coats[(dice.turn(f"coat {symbol.id}", range(len(coats))) + number) % len(coats)]
    return member if coat is None else replace(member, colours=dressed(symbol, (coat,)))


def _enough(member: Member) -> int:
    return 2 if "vehicle" in member.kinds or "raised" in member.symbol.traits else _MANY


def _colourful(member: Member, subject: Subject) -> bool:
    return (
        not {"colourful", "car"}.isdisjoint({*member.symbol.traits, *member.kinds})
        or "shape" in member.kinds
        or subject.noun in _COLOURFUL_NOUNS
    )


def _worn(symbol: Symbol, number: int) -> dict[str, RGB]:
    """A person's clothes, skin and hair, each taking turns at a pace of its own."""
    grey = symbol.id.startswith("grand")
    own = {
        "shirt": _SHIRTS[number * 5 % len(_SHIRTS)],
        "trousers": _TROUSERS[number * 3 % len(_TROUSERS)],
        "skin": _SKINS[number * 5 % len(_SKINS)],
        "hair": _HAIRS[(number * 5 + number // 3) % len(_HAIRS)],
    }
    return {name: rgb for name, rgb in own.items() if name in symbol.slots and not (grey and name == "hair")}


def poses_for(number: int, pose: str, free: Sequence[str]) -> tuple[str, ...]:
    """The poses that several take in turns: one alone or two the same, more any of the free ones."""
    if number < 3 or pose in _ALIKE_POSES or len(free) < 2 or pose not in free:
        return (pose,)
    return tuple(dict.fromkeys((pose, *free)))
