"""Where things are at home: the place of a picture whose words name none."""

from collections.abc import Collection

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.reading.tables.verbs import PLACES
from limner.engines.illustrator.staging import coats, floating, tabletops
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.settings.index import setting

ICE = "snow"
"""At home in the snow: the seed makes it the arctic, or a meadow in winter."""

_KINDS: tuple[tuple[str, str], ...] = (
    ("skyline", "lake"),
    ("sea animal", "underwater"),
    ("fish", "underwater"),
    ("boat", "sea"),
    ("ship", "sea"),
    ("planet", "space"),
    ("space", "space"),
    ("farm animal", "farm"),
    ("vehicle", "street"),
    ("street furniture", "street"),
    ("building", "street"),
    ("flower", "garden"),
    ("tree", "meadow"),
    ("landmark", "meadow"),
    ("landscape", "meadow"),
    ("weather", "sky"),
    ("clock", "room"),
    ("toy", "room"),
    ("tableware", "table"),
    ("cup", "table"),
    ("bakery", "table"),
    ("sweet", "table"),
    ("meat", "table"),
    ("berry", "table"),
    ("cutlery", "table"),
    ("plant", "meadow"),
    ("reptile", "meadow"),
    ("amphibian", "lake"),
    ("insect", "garden"),
    ("bird", "meadow"),
    ("animal", "meadow"),
    ("person", "park"),
    ("food", "table"),
    ("drink", "table"),
    ("fruit", "table"),
    ("vegetable", "table"),
    ("vessel", "table"),
    ("kitchenware", "table"),
    ("appliance", "kitchen"),
    ("furniture", "room"),
    ("electronics", "office"),
    ("shape", "studio"),
)

_WINTRY = ("meadow", "mountains", "forest")
"""Where snow lies."""
_ASHORE = frozenset({"ground", "surface"})
_OUTSIDE = frozenset({"street furniture", "appliance", "building"})
"""Kinds of furniture that stand elsewhere than in a living room."""
_MACHINES = frozenset({"electronics", "appliance"})
_LIVING = frozenset({"person", "animal", "robot"})
_OF_A_HORSE = 1.3
"""Metres of an animal that no room is made for."""
_OF_A_BOAT = 0.9
"""Metres of a boat that is no toy."""
_UNDER_A_ROOF = 2.6
"""Metres; what is taller is in no room."""
_HILLS = frozenset({"mountains", "meadow", "forest", "park"})
"""Lands without water of their own, beside which there may be a lake."""
_FALLING = frozenset({"snow", "rain", "storm"})
_RESTING = frozenset({"sleeping", "lying", "sitting", "reading"})
"""Poses in which one may listen to the rain from within."""
_BY_A_WALL = frozenset({"under", "below", "above", "next to", "left of", "right of", "looking at", "in front of"})
_ON_FACADES = frozenset({"figure", "building", "plant"})
"""Kinds of what is on a wall that need not be a room's."""
_ENTERED = frozenset({"appliance", "liquid"})
"""Kinds of what decides the place of what is in it."""
_OF_ITS_PLACE = frozenset({"tableware", "barrier"})
"""Kinds of what decides the place whatever is on it."""
_BORNE = frozenset({"on", "draped over", "hanging from"})
"""How a thing is with what bears it."""


def home(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    """Where the first subject is at home, or where people do what it does, or a place that suits what is known."""
    if any("shape" in symbol.kinds for symbol in cast) and all(_geometric(symbol) for symbol in cast):
        return "studio"
    if not cast:
        if not (reading.time or reading.season or reading.weather):
            return "abstract"
        wintry = "snow" in reading.weather or reading.season == "winter"
        return dice.turn("nowhere", _WINTRY if wintry else ("meadow", "mountains", "sea", "lake", "desert"))
    if tabletops.are_side_by_side(reading, cast) or tabletops.are_laid(reading, cast):
        return "table"
    if tabletops.are_caught(reading, cast):
        return "table"
    if (holder := _hung_on(reading, cast)) is not None:
        return _single(holder, dice) or "room"
    place = _busy(reading, cast, dice) or _of_a_calling(reading, dice) or _at_work(reading, cast, dice)
    place = place or _by_a_house(reading, dice) or _at_home(reading, cast, dice)
    if place == "table" and (tall := [symbol for symbol in cast if symbol.height_m > tabletops.TALLEST]):
        place = _at_home(reading, tall, dice)
    if place == "underwater" and out_of_the_water(reading):
        return "sea"
    outside = place == "table" and (_in_a_tale(reading) or any(symbol.place == "sky" for symbol in cast))
    place = _out_of_doors(dice) if outside else _roomy(place, reading, cast)
    if setting(place).indoors and _is_too_large_for_rooms(reading, cast):
        return "meadow"
    if setting(place).indoors and _is_out_in_it(reading, cast):
        place = _out_of_doors(dice)
    if not {"waterside", "aloft"} & setting(place).traits and (small := _manned(reading)) is not None:
        return _single(small, dice) or "lake"
    if not {"waterside", "aloft"} & setting(place).traits and any(_boat(symbol) for symbol in cast):
        return "harbour"
    if reading.says(tabletops.ON_FLOORS):
        return _on_a_floor(place, cast)
    return "table" if "dwelling" in setting(place).traits and tabletops.are_on_one(reading, cast) else place


def _is_too_large_for_rooms(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether a large animal merely stands beside furniture: a horse and a sofa."""
    large = any("animal" in symbol.kinds and symbol.height_m > _OF_A_HORSE for symbol in cast)
    beside = {"next to", "left of", "right of", "behind", "in front of"}
    return large and not reading.acts and {r.kind for r in reading.relations} <= beside


def _is_out_in_it(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether somebody is up and about in a weather that is named, and not seen with furniture."""
    first, symbol = reading.subjects[0], next(iter(cast))
    about = first.pose not in _RESTING and not any("furniture" in other.kinds for other in cast)
    return bool(_FALLING & {*reading.weather} and _LIVING & {symbol.id, *symbol.kinds}) and about


def _manned(reading: Reading) -> Symbol | None:
    """The boat that somebody alive rows or sails, or is in."""
    pairs = {(act.subject, act.object) for act in reading.acts if act.object is not None and act.verb == "row"}
    pairs |= {(r.subject, r.object) for r in reading.relations if r.kind in ("riding", "inside")}
    found = [(find(reading.subjects[who].symbol), find(reading.subjects[boat].symbol)) for who, boat in sorted(pairs)]
    return next((boat for who, boat in found if who and boat and "boat" in boat.kinds and _LIVING & {*who.kinds}), None)


def out_of_the_water(reading: Reading) -> bool:
    """Whether somebody jumps out of the water that he lives in."""
    symbols = [(i, find(subject.symbol)) for i, subject in enumerate(reading.subjects)]
    return any(symbol is not None and floating.leaps(reading, i, symbol) for i, symbol in symbols)


def _on_a_floor(place: str, cast: Collection[Symbol]) -> str:
    """The floor seen from near where all is small, else that of the room or, for what is at home elsewhere, of any."""
    if tabletops.are_underfoot(cast):
        return "table"
    return place if setting(place).indoors and place != "table" else "room"


def _of_a_calling(reading: Reading, dice: Dice) -> str:
    """Where people are at home whose calling an animal has: a cat astronaut is in space."""
    roles = (find(subject.role) for subject in reading.subjects if subject.role)
    return next((place for symbol in roles if symbol is not None and (place := _single(symbol, dice))), "")


def _at_work(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    """The room of what somebody is busy with, or of the person by calling who sees to an animal: that of a tailor with
    a giraffe.
    """
    first = next(iter(cast))
    if not _LIVING & {*first.kinds}:
        return ""
    objects = {reading.subjects[act.object].symbol for act in reading.acts if act.object is not None}
    busy = [s for s in cast if s.id in objects and not _LIVING & {*s.kinds}]
    people = [s for s in cast if "person" in s.kinds and "animal" in first.kinds]
    rooms = (_single(symbol, dice) for symbol in (*busy, *people))
    return next((room for room in rooms if room and _is_of_use(room)), "")


def _by_a_house(reading: Reading, dice: Dice) -> str:
    """The land of the house that somebody is at, on or before: its own home, or the street."""
    pairs = [
        (find(reading.subjects[r.subject].symbol), find(reading.subjects[r.object].symbol)) for r in reading.relations
    ]
    at_home = (find(subject.symbol) for subject in reading.subjects[1:])
    alone = [house for house in at_home if house and house.home and "building" in house.kinds]
    houses = [house for one, house in pairs if one and house and _LIVING & {*one.kinds} and "building" in house.kinds]
    places = (_single(house, dice) or "street" for house in (*houses, *alone))
    return next((place for place in places if setting(place).footing == "land"), "")


def _is_of_use(place: str) -> bool:
    """Whether it is a room with a use of its own, and not anybody's at home."""
    return setting(place).indoors and place != "room"


def _hung_on(reading: Reading, cast: Collection[Symbol]) -> Symbol | None:
    """The hook, the nail or the line on which something of the cast hangs."""
    held = {reading.subjects[r.object].symbol for r in reading.relations if r.kind in ("on", "hanging from")}
    own = {symbol.id for name in held if (symbol := find(name)) is not None}
    return next((s for s in cast if s.id in own and "holds up" in s.traits), None)


def _in_a_tale(reading: Reading) -> bool:
    """Whether a thing does what people do: then it is no thing on a table."""
    doers = {act.subject for act in reading.acts} | {r.subject for r in reading.relations if r.kind == "riding"}
    doers |= {i for i, subject in enumerate(reading.subjects) if _on_legs(subject)}
    symbols = (find(reading.subjects[i].symbol) for i in doers)
    return any(symbol is not None and symbol.limbs is not None for symbol in symbols)


def _on_legs(subject: Subject) -> bool:
    """Whether a thing is said to have legs, which it has not as it is drawn."""
    symbol = find(subject.symbol)
    return symbol is not None and any(f.part == "legs" and coats.is_a_limb(f, symbol) for f in subject.features)


def _out_of_doors(dice: Dice) -> str:
    return dice.turn("in a tale", ("meadow", "park", "street"))


def _geometric(symbol: Symbol) -> bool:
    return "shape" in symbol.kinds or symbol.id == "pyramid"


def _boat(symbol: Symbol) -> bool:
    return symbol.place == "water" and "vehicle" in symbol.kinds and symbol.height_m > _OF_A_BOAT


def _floats(symbol: Symbol) -> bool:
    return symbol.place == "water" and "vehicle" in symbol.kinds


def _spans(symbol: Symbol) -> bool:
    """Whether it leads over water that lies before one."""
    return not {"bridge", "landmark"}.isdisjoint(symbol.kinds) and "lake" in symbol.home


def _busy(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    """The place of what somebody does: that of a thing that is at home elsewhere, else where it is done.

    What is done out of doors or in a workshop is done there with whatever is taken along.
    """
    usual = next((found for act in reading.acts if (found := PLACES.get(act.words) or PLACES.get(act.verb))), None)
    things = [symbol for symbol in cast if not _LIVING & {*symbol.kinds}]
    if usual is None or len(things) == len(cast):
        return ""
    brought = not setting(usual[0]).indoors or "workshop" in usual
    fixed = [thing for thing in things if not (brought and (thing.place == "surface" or thing.held))]
    other = next((thing for thing in fixed if thing.home and not {*usual} & {*thing.home}), None)
    return _single(other, dice) if other else dice.turn(f"place {usual[0]}", usual)


def _at_home(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    furniture = [s for s in cast if _domestic(s) or ("furniture" in s.kinds and not _elsewhere(s))]
    furniture = furniture or _on_walls(reading)
    if furniture:
        rooms = [place for symbol in cast if "dwelling" in setting(place := _single(symbol, dice)).traits]
        own = [place for symbol in furniture if (place := _single(symbol, dice))]
        return next(iter([*own, *rooms]), "room")
    first = _holder(reading) or next((symbol for symbol in cast if not _goes_anywhere(symbol)), next(iter(cast)))
    if reading.says("aground") and first.place == "air" and "vehicle" in first.kinds:
        return "runway"
    if first.home:
        return _single(first, dice)
    if "vehicle" in first.kinds and first.place in ("water", "air"):
        return "sea" if first.place == "water" else "sky"
    if first.place == "surface" and "plant" in first.kinds:
        return "table"
    for kind, place in _KINDS:
        if kind in first.kinds:
            return place
    if first.place in ("ground", ""):
        return "meadow" if reading.time or reading.season or reading.weather else "studio"
    return {"surface": "table", "wall": "room", "water": "underwater", "sky": "sky", "air": "meadow"}[first.place]


def _goes_anywhere(symbol: Symbol) -> bool:
    """Whether it hangs wherever there is something to hang on, as a sign does: what it hangs on says where that is."""
    return symbol.place == "wall" and "anywhere" in symbol.traits and not symbol.home


def _domestic(symbol: Symbol) -> bool:
    """Whether it is a large machine that stands in a certain room: a television, a washing machine."""
    return bool(symbol.home) and symbol.height_m > tabletops.SMALL and not _MACHINES.isdisjoint(symbol.kinds)


def _holder(reading: Reading) -> Symbol | None:
    """A machine of the house that something is in, or what stands somewhere with things on it: a penguin in a
    refrigerator is in a kitchen, a book on a bench in a park."""
    ties = [(r.kind, find(reading.subjects[r.subject].symbol), find(reading.subjects[r.object].symbol))
            for r in reading.relations]  # fmt: skip
    return next((holder for kind, thing, holder in ties if thing and holder and _decides(kind, thing, holder)), None)


def _decides(kind: str, thing: Symbol, holder: Symbol) -> bool:
    """Whether the picture is where the holder is at home."""
    if kind == "inside":
        return bool(holder.home) and (not _ENTERED.isdisjoint(holder.kinds) or _is_fixed(holder))
    if kind == "under":
        return bool(holder.home) and holder.place == "ground" and "clothing" in thing.kinds
    small = thing.place == "surface" or not _OF_ITS_PLACE.isdisjoint(holder.kinds)
    return kind in _BORNE and small and (holder.place == "ground" or "tableware" in holder.kinds)


def _is_fixed(symbol: Symbol) -> bool:
    """Whether it stands in houses alone."""
    return symbol.place == "ground" and all(setting(place).indoors for place in symbol.home)


def _on_walls(reading: Reading) -> list[Symbol]:
    """What hangs on a wall over, under or beside somebody, so that there is a wall."""
    pairs = [(r.subject, r.object) for r in reading.relations if r.kind in _BY_A_WALL]
    found = [
        find(reading.subjects[i].symbol) for pair in pairs for i in pair if not tabletops.stand_together(reading, pair)
    ]
    return [s for s in found if s and s.place == "wall" and not _elsewhere(s) and _ON_FACADES.isdisjoint(s.kinds)]


def _single(symbol: Symbol, dice: Dice) -> str:
    """The place of a symbol that has one of its own, else nothing."""
    return dice.turn(f"home {symbol.id}", symbol.home) if symbol.home else ""


def _elsewhere(symbol: Symbol) -> bool:
    """Whether a piece of furniture says nothing of a room."""
    return "anywhere" in symbol.traits or bool(_OUTSIDE & {*symbol.kinds})


def roomier(named: str, reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    """The place, or where there is room for them: furniture stands on no sill, no boat on a hill."""
    place = setting(named)
    if "sill" in place.traits and any(
        symbol.height_m > tabletops.ON_TOP and not _LIVING & {*symbol.kinds} for symbol in cast
    ):
        housed = all("furniture" in symbol.kinds or symbol.height_m <= _UNDER_A_ROOF for symbol in cast)
        return "room" if housed else _roomy(_at_home(reading, cast, dice), reading, cast)
    if named == "forest pool" and any(_spans(symbol) or _floats(symbol) for symbol in cast):
        return "lake"
    return "lake" if named in _HILLS and any(_boat(symbol) for symbol in cast) else named


def _in_flight(reading: Reading) -> bool:
    """Whether the words have a boat fly: it is in the sky then."""
    return any(subject.pose == "flying" for subject in reading.subjects)


def _roomy(place: str, reading: Reading, cast: Collection[Symbol]) -> str:
    """The place, or one that holds the whole cast: nobody stands on a table top, in the air or under water."""
    places = {symbol.place for symbol in cast}
    if place == "underwater" and any(symbol.place in _ASHORE and "sunken" not in symbol.traits for symbol in cast):
        return "beach"
    if place == "underwater" and "sky" in places:
        return "sea"
    if place == "sky" and any(_boat(symbol) for symbol in cast) and not _in_flight(reading):
        return "sea"
    if place == "sky" and places & _ASHORE:
        return "meadow"
    housed = [symbol for symbol in cast if "furniture" not in symbol.kinds]
    if setting(place).indoors and any({"vehicle", "building"} & {*symbol.kinds} for symbol in housed):
        return "street"
    at_it = {i for act in reading.acts if act.verb not in _ROAMING for i in (act.subject, act.object)}
    busy = {subject.symbol for i, subject in enumerate(reading.subjects) if i in at_it}
    if setting(place).indoors and any(_is_a_beast(symbol) and symbol.id not in busy for symbol in cast):
        return "meadow"
    seated = {reading.subjects[r.subject].symbol for r in reading.relations if r.kind == "sitting on"}
    if setting(place).indoors and any(symbol.height_m > 2.6 and symbol.id not in seated for symbol in cast):
        return "park"
    return place


_BEAST, _ROAMING = 1.3, frozenset({"chase", "fight", "play", "dance", "jump", "hug", "kiss", "look", "climb", "ride"})
"""Metres of an animal that no room holds, and what it does as an animal."""


def _is_a_beast(symbol: Symbol) -> bool:
    return "animal" in symbol.kinds and symbol.height_m >= _BEAST and symbol.place == "ground"
