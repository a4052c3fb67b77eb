"""Where a scene may play that was given no place, and what sort of picture it is."""

from collections.abc import Collection, Mapping

from limner.engines.illustrator.atlas.symbol import ATLAS, Symbol
from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.enhance.phrases import Sort
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.homes import INDOORS
from limner.engines.illustrator.staging.script import Script

_HOMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("knight, king, queen, princess", ("hall", "village", "meadow", "mountains")),
    ("wizard, witch, elf, fairy, unicorn, campfire, log, tree_stump, rock", ("forest",)),
    ("doctor, telephone", ("office", "laboratory")),
    ("bed, pillow, wardrobe, dresser, alarm_clock", ("bedroom",)),
    ("bathtub, toilet, toothbrush, soap", ("bathroom",)),
    ("potion, crystal_ball", ("laboratory", "cave")),
    ("trophy", ("gym",)),
    ("microphone", ("stage",)),
    ("bat", ("cave",)),
    ("police_officer, firefighter, builder, umbrella", ("street",)),
    ("superhero", ("rooftop", "street")),
    ("robot", ("laboratory", "street", "spaceship")),
    ("suitcase", ("station", "street")),
    ("farmer, pumpkin, basket, barrel, haystack, pitchfork", ("farm",)),
    ("cowboy, pyramid", ("desert",)),
    ("camel, cactus", ("desert",)),
    ("santa_claus, christmas_tree, sled", ("village",)),
    ("ninja, torii, pagoda", ("forest", "mountains", "garden")),
    ("ballerina, drum, harp, trumpet, saxophone, accordion", ("stage", "studio", "room")),
    ("skeleton, ghost", ("village", "forest")),
    ("dragon, castle", ("mountains", "meadow")),
    ("dinosaur", ("jungle", "volcano")),
    ("volcano", ("jungle",)),
    ("penguin, polar_bear, igloo, seal, snowman", ("arctic",)),
    ("soccer_ball, basketball, tennis_ball, volleyball, american_football, baseball_bat, slide", ("park",)),
    ("eiffel_tower, clock_tower, ferris_wheel", ("park", "street")),
    ("anchor, statue_of_liberty", ("beach",)),
    ("boot, dress, t-shirt, trousers, skirt, jacket, tie, bow_tie, glove, sock, handbag, mask, medal, bell", ("room",)),
    ("tennis_racket, golf_club, backpack", ("park",)),
    ("dumbbell", ("gym",)),
    ("sword, shield, telescope", ("mountains", "meadow")),
    ("shopping_cart", ("street",)),
    ("monster, magic_wand", ("forest",)),
    ("hammer, axe, ladder, shovel, gear", ("workshop",)),
    ("flag, kangaroo", ("meadow",)),
    ("man, woman, woman_in_a_dress, boy, girl", ("park", "street", "beach", "meadow", "garden")),
    ("grandmother, grandfather, baby", ("room", "garden", "park")),
    ("dog", ("park", "meadow", "beach", "garden")),
    ("house, church", ("meadow", "village", "lake")),
    ("bicycle", ("park", "street", "meadow")),
    ("bird, robin, tree, willow, flower", ("meadow", "garden", "park")),
    ("cat", ("room", "garden")),
)
AT_HOME: Mapping[str, tuple[str, ...]] = {name: homes for names, homes in _HOMES for name in names.split(", ")}
"""Better known homes than the illustrator's own, by the symbols' ids; by turns where there are several."""

_WINTERY = frozenset("santa_claus christmas_tree sled snowman snowflake ski snowboard".split())
_EERIE = frozenset("skeleton ghost witch bat owl moon star shooting_star telescope".split())
"""What is met at night."""

_HEROIC = frozenset("knight king queen wizard witch superhero ninja pirate cowboy firefighter dragon unicorn".split())
"""Who belongs into a tale."""

_TREED = frozenset("forest jungle park garden village farm lake meadow street".split())
_BUILT = frozenset("street village farm park".split())
_WATERY = frozenset("sea lake beach underwater".split())
_REFUSED: dict[str, frozenset[str]] = {
    "tree": _TREED, "plant": _TREED | {"savanna", "beach"}, "grass": _TREED, "bush": _TREED,
    "flower": frozenset({"garden", "meadow", "park"}), "building": _BUILT, "house": _BUILT, "skyscraper": _BUILT,
    "car": frozenset({"street"}), "mountain": frozenset({"mountains"}),
    "water": _WATERY, "furniture": frozenset(INDOORS), "animal": frozenset({"farm"}), "bird": frozenset({"beach"}),
    "snow": frozenset({"arctic"}), "window": INDOORS - {"stage", "cave", "table"},
}  # fmt: skip
"""The places that would show what a prompt refuses."""

_OF_THE_LAND = frozenset({"landscape", "plant", "tree", "flower", "leaf"})
_SUMMERY = frozenset({"plant", "flower", "insect", "reptile", "amphibian", "fruit", "vegetable"})
_OF_A_HOUSE = frozenset({"window", "door", "staircase", "chandelier", "fireplace", "candle"})

_SORTS: tuple[tuple[Sort, frozenset[str]], ...] = (
    ("fantasy", frozenset({"creature", "monster", "mythical creature", "space"})),
    ("person", frozenset({"person", "man", "woman", "child"})),
    ("animal", frozenset({"animal"})),
    ("food", frozenset({"food", "drink", "fruit", "vegetable"})),
    ("vehicle", frozenset({"vehicle"})),
    ("building", frozenset({"building", "landmark"})),
    ("plant", frozenset({"plant", "flower", "tree"})),
    ("scene", frozenset({"landscape", "weather", "sky"})),
)


def heroic(symbols: Collection[Symbol]) -> bool:
    """Whether the picture is about somebody out of a tale."""
    return bool(symbols) and next(iter(symbols)).id in _HEROIC


def sort(symbols: Collection[Symbol]) -> Sort:
    """What the picture is of, by its first symbol: a key of `phrases.MOODS`."""
    if not symbols:
        return "scene"
    first = next(iter(symbols))
    return next((name for name, kinds in _SORTS if kinds.intersection(first.kinds)), "object")


def home(script: Script, lot: Lot) -> str:
    """A place for those who play: a key of `phrases.PLACES`, or "" where the prompt refuses what it would show."""
    own = _own(script, lot)
    return "" if own in refused(script.reading) or own == "abstract" else own


def refused(reading: Reading) -> frozenset[str]:
    """The places that show what the prompt does not want."""
    unwanted = [_REFUSED.get(word, frozenset()) for word in reading.excluded]
    return frozenset(reading.excluded).union(*unwanted)


def coloured_land(reading: Reading) -> bool:
    """Whether a colour was named for what the seasons colour."""
    return any(subject.colours and _OF_THE_LAND & {*ATLAS[subject.symbol].kinds} for subject in reading.subjects)


def in_bloom(symbols: Collection[Symbol]) -> bool:
    """Whether one of the symbols is not met in winter."""
    return any(_SUMMERY & {*symbol.kinds, symbol.id} for symbol in symbols)


def at_night(symbols: Collection[Symbol]) -> bool:
    """Whether the symbols belong to the night."""
    return any(symbol.id in _EERIE for symbol in symbols)


def in_winter(symbols: Collection[Symbol]) -> bool:
    """Whether the symbols belong to the winter."""
    return any(symbol.id in _WINTERY for symbol in symbols)


def _own(script: Script, lot: Lot) -> str:
    ids = [symbol.id for symbol in script.leading]
    if len(ids) == 1 and ids[0] in AT_HOME:
        return lot.of("home", AT_HOME[ids[0]])
    if len(ids) > 1 and _OF_A_HOUSE.intersection(ids):
        return "room"
    return script.brief.setting
