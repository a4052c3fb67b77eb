"""Who plays: every subject of a reading as individuals with size, pose and colours."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.registry import Atlas
from limner.engines.illustrator.atlas.remade.heaping import HEAP
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.weave import INK
from limner.engines.illustrator.reading.kinds import Season
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.staging import coats, folk, remaking, turning, variety
from limner.engines.illustrator.staging.colouring import dressed, in_patches, marking
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.stuffs import clad, stuff, unpainted
from limner.engines.illustrator.staging.units import Member

SIZES = {"tiny": 0.5, "small": 0.75, "normal": 1.0, "large": 1.3, "huge": 1.75}
"""What a size word does to a height."""

COMPRESSION = 0.8
"""Real heights are raised to this power: true metres make a mouse by a house a dot."""

_TALLEST = 60.0
"""Metres; planets and mountains are no larger beside other things."""

_SHAPED = {"jack o lantern": "carved"}
"""Nouns that name a shape of their symbol."""

FREE_POSES = ("standing", "walking", "sitting", "tall", "wide", "full", "crescent")
"""Poses that the seed may choose where the prompt says nothing; people sit only on something."""

_FOLIAGE: dict[Season | None, RGB] = {"spring": (244, 178, 198), "autumn": (222, 126, 52)}

_SEATS = frozenset({"sofa", "armchair", "chair", "bench", "stool"})
"""What competes with a seat that is a subject."""
_COUNTED = frozenset({"tree", "flower", "cloud", "star", "planet", "moon", "building", "house", "mountain"})
"""Kinds of scenery that might be taken for a subject."""


def _wintry(symbol: Symbol, season: Season | None) -> str:
    """The shape of a tree in winter."""
    return next((p for p in ("snowy", "bare") if p in symbol.poses), "") if season == "winter" else ""


def _alone(subject: Subject, symbol: Symbol) -> str:
    """Of what hangs together, such as grapes, those that are counted are single ones."""
    counted = subject.count > 1 and subject.noun == symbol.words[0]
    return "single" if counted and "single" in symbol.poses else ""


def _seasonal(symbol: Symbol, season: Season | None) -> tuple[RGB, ...]:
    """Blossom and autumn leaves, on broad-leaved trees; autumn's colour for a leaf that has come off."""
    turned = symbol.id in ("tree", "cherry_blossom_tree") or (symbol.id == "leaf" and season == "autumn")
    return (_FOLIAGE[season],) if season in _FOLIAGE and turned else ()


def _in_season(member: Member, symbol: Symbol, season: Season) -> Member:
    """The member in its own season: blossom, leaves in their colours, a bare or snowy crown."""
    wintry = _wintry(symbol, season)
    return replace(member, colours=dressed(symbol, _seasonal(symbol, season))).posed(wintry or symbol.poses[0])


def _pose(symbol: Symbol, level: int, dice: Dice, *, upright: bool) -> str:
    lively = [p for p in ("running", "jumping", "flying", "dancing") if p in symbol.poses]
    if level == 0:
        return symbol.poses[0]
    if level >= 4 and lively:
        return dice.turn(f"lively {symbol.id}", lively)
    free = _free(symbol) or symbol.poses[:1]
    if upright and len(free) > 1:
        tallest = max(free, key=lambda pose: symbol.figure(pose).height / symbol.figure(pose).width)
        free = [name for pose in free if pose != tallest for name in (tallest, pose)]
    return dice.turn(f"pose {symbol.id}", free)


def _free(symbol: Symbol) -> list[str]:
    return [p for p in symbol.poses if p in FREE_POSES and (p != "sitting" or "person" not in symbol.kinds)]


_GRAZING = ("grazing", "lying")
"""What some of several do that live on grass."""


def _is_a_grazer(symbol: Symbol) -> bool:
    return "farm animal" in symbol.kinds and {*_GRAZING} <= {*symbol.poses}


_NEAREST = {
    "jumping": ("running",), "rolling": ("sleeping",), "lying": ("sleeping",), "eating": ("grazing",),
    "drinking": ("grazing",), "sleeping": ("lying",),
}  # fmt: skip
"""What is nearest to a pose that a symbol lacks."""

_LEAP = (-12.0, 0.16)
"""How far a leap turns one up, in degrees, and how high it is over one's height."""
_ASSORTMENTS = {
    "fruit": ("apple", "orange", "pear", "banana", "grape"),
    "vegetable": ("carrot", "tomato", "broccoli", "pepper", "onion"),
}
"""What stands for a word that means many kinds together."""

_CARRYING = frozenset({"riding", "inside", "on", "sitting on"})
_CONVEYANCES = frozenset({"surfboard", "ski", "snowboard", "sled"})

MOST = 60
"""So many are drawn one by one; of more, so many stand for all."""


@lru_cache(maxsize=1)
def atlas() -> Atlas:
    """All symbols, looked up once a process."""
    return load()


def find(name: str) -> Symbol | None:
    """The symbol of that id or word."""
    try:
        return atlas()[name]
    except KeyError:
        return atlas().find(name)


def symbols(reading: Reading, banned: frozenset[str]) -> Mapping[int, Symbol]:
    """The symbols by the subjects' numbers, without those that are banned or that the atlas lacks."""
    found = {}
    for i, subject in enumerate(reading.subjects):
        symbol = find(subject.symbol)
        if symbol is not None and not banned & {subject.noun, symbol.id, *symbol.words, *symbol.kinds}:
            found[i] = symbol
    return found


def leading(reading: Reading, cast: Mapping[int, Symbol]) -> list[Symbol]:
    """Those who decide where the picture plays, first the most important: what carries others in place of them."""
    ridden = [
        r for r in reading.relations if r.kind in _CARRYING and r.object in cast and _carries(cast[r.object], r.kind)
    ]
    carriers = list(dict.fromkeys(r.object for r in ridden))
    carried = {r.subject for r in ridden}
    return [cast[i] for i in [*carriers, *(i for i in cast if i not in carriers and i not in carried)]]


def _carries(symbol: Symbol, kind: str) -> bool:
    """Whether it takes others along, or holds them on a table."""
    held = kind == "inside" and symbol.place == "surface" and "clothing" not in symbol.kinds
    return held or "vehicle" in symbol.kinds or symbol.id in _CONVEYANCES


def individuals(
    number: int,
    subject: Subject,
    symbol: Symbol,
    season: Season | None,
    level: int,
    dice: Dice,
    *,
    upright: bool = False,
) -> Sequence[Member]:
    """As many members as were asked for, all at the origin; a high artistic level sets them in motion.

    Where the canvas is `upright`, poses that are taller than wide are likelier.
    """
    subject = remaking.plain(subject)
    remade = remaking.remade(atlas(), symbol, subject)
    said = _said_pose(subject, remade, season)
    pose = said or _pose(remade, level, dice, upright=upright)
    member = _member(number, subject, remade, season).posed(pose, *_NEAREST.get(pose, ()))
    if not subject.exact and subject.noun in _ASSORTMENTS and not subject.colours:
        return _assorted(member, subject)
    count = 1 if HEAP in remade.kinds else min(max(subject.count, 1), MOST)
    ids = folk.cast_of(symbol, subject, count, dice)[: variety.DISTINCT]
    if subject.assorted:
        ids = _sorts(symbol)
    several = [_played(member, subject, ids[i % len(ids)]) for i in range(count)]
    if subject.seasons:
        return [_in_season(each, remade, subject.seasons[i % len(subject.seasons)]) for i, each in enumerate(several)]
    if subject.troupe == "family":
        several = _of_all_ages(several)
    free = () if said or level in (0, 4, 5) else (*_free(remade), *(_GRAZING if _is_a_grazer(remade) else ()))
    if subject.pose == "jumping" and "animal" in remade.kinds and remade.place == "ground":
        several = [_leaping(each) for each in several]
    told = folk.described(variety.varied(several, subject, variety.poses_for(count, pose, free)), subject)
    return [turning.turned(each, subject.state) for each in variety.coated(told, subject, dice)]


def _leaping(member: Member) -> Member:
    """Over the ground, its head up, where its symbol has no leap of its own."""
    if member.stance in ("jumping", "running", "flying"):
        return member
    tilted = member.turned(_LEAP[0] if not member.flip else -_LEAP[0], (member.x, member.y))
    return tilted.moved(0.0, member.y - _LEAP[1] * member.height - tilted.box.bottom)


def _said_pose(subject: Subject, symbol: Symbol, season: Season | None) -> str:
    """The pose that the words ask for, a flock's in the air, or the season's; "" where it is free."""
    phrase = f"{subject.phrase} {subject.state}"
    named = _SHAPED.get(subject.noun) or next((pose for pose in symbol.poses if pose in phrase), "")
    flock = "flying" if subject.count >= _FLOCK and "flying" in symbol.poses and symbol.place != "water" else ""
    return subject.pose or named or flock or _alone(subject, symbol) or _wintry(symbol, season)


def _member(number: int, subject: Subject, symbol: Symbol, season: Season | None) -> Member:
    """One of them at the origin, as the words describe all."""
    made_of = stuff(subject, symbol)
    colours = subject.colours or unpainted(made_of, symbol) or _seasonal(symbol, season)
    ink = _ink(subject, symbol)
    marked = marking(symbol, subject.pattern)
    if marked and subject.colours and not subject.mixed:
        colours, ink = subject.colours[:-1], {marked: subject.colours[-1]}
    return Member(
        symbol=symbol,
        subject=number,
        x=0.0,
        y=0.0,
        height=_drawn_height(symbol, subject),
        pose=symbol.poses[0],
        colours={**clad(symbol, colours, made_of), **ink, **coats.third_colour(subject, symbol)},
        size=SIZES[subject.size],
        pattern="" if marked else subject.pattern or ("patches" if ink else ""),
        title=subject.phrase or subject.noun,
        mood=subject.mood,
        material=made_of,
        liquid=subject.liquid,
        position=subject.position,
        aloft=subject.pose == "flying" and (symbol.place == "air" or "flying" in symbol.poses),
    )


def _assorted(member: Member, subject: Subject) -> list[Member]:
    """One of each kind that the word means together."""
    found = [other for name in _ASSORTMENTS[subject.noun] if (other := find(name))]
    return [replace(member, symbol=s, pose=s.poses[0], height=_drawn_height(s, subject)) for s in found]


def _sorts(symbol: Symbol) -> tuple[str, ...]:
    """The things of which it is the general one, by their ids: hats of all sorts; else its own sisters."""
    sorts = tuple(other.id for other in atlas() if symbol.id in other.kinds)
    return (symbol.id, *sorts) if sorts else tuple(other.id for other in atlas() if other.kinds == symbol.kinds)


_FLOCK = 5
"""From so many on those that can fly do."""
_AGES = (1.0, 0.9, 0.6, 0.48, 0.54, 0.42)
"""The sizes of a family, parents first, over that of the first."""


def _of_all_ages(members: Sequence[Member]) -> list[Member]:
    """Two who are grown, and their young."""
    ages = [_AGES[min(k, 2 + k % (len(_AGES) - 2))] for k in range(len(members))]
    return [replace(m, height=m.height * age, size=m.size * age) for m, age in zip(members, ages, strict=True)]


def _ink(subject: Subject, symbol: Symbol) -> Mapping[str, RGB]:
    """The colour of its pattern: the second one that is said."""
    colours = subject.colours
    patterned = subject.pattern and len(colours) > 1
    return {INK: colours[1]} if not subject.mixed and (patterned or in_patches(symbol, colours)) else {}


def _played(member: Member, subject: Subject, symbol_id: str) -> Member:
    """The member by another symbol of the cast."""
    other = None if symbol_id == member.symbol.id else find(symbol_id)
    symbol = other and remaking.remade(atlas(), other, subject)
    if symbol is None or symbol is member.symbol:
        return replace(member)
    made_of = stuff(subject, symbol)
    colours = clad(symbol, subject.colours or unpainted(made_of, symbol), made_of)
    pose = symbol.poses[0]
    played = replace(member, symbol=symbol, pose=pose, height=_drawn_height(symbol, subject), colours=colours)
    return played.posed(member.pose)


def _drawn_height(symbol: Symbol, subject: Subject) -> float:
    return float(min(max(symbol.height_m, 0.03), _TALLEST) ** COMPRESSION) * SIZES[subject.size]


def reserved(cast: Iterable[Symbol]) -> frozenset[str]:
    """What the place must not add, so that a subject's number stays what was asked: the like of every subject."""
    words: set[str] = set()
    for symbol in cast:
        words |= {symbol.id, *symbol.words} | ({*symbol.kinds} & _COUNTED)
        words |= _SEATS if "seat" in symbol.traits else frozenset()
    return frozenset(words)
