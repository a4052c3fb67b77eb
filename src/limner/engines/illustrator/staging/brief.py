"""What a picture is to be, once the reading, the job and the seed have been heard: hour, season, setting, bans."""

from collections.abc import Collection
from dataclasses import dataclass

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.manners import mood
from limner.engines.illustrator.reading.reading import Reading, Season, Time
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.hours import PALETTES
from limner.engines.illustrator.staging.traits import Traits, traits
from limner.engines.jobs import GenerateJob

INDOORS = frozenset(
    "room kitchen office table bedroom bathroom classroom library laboratory cafe shop stage gym hall museum workshop "
    "station spaceship cave".split()
)
"""Settings under a roof: lamps are lit there, and the weather stays outside."""
TABLES = frozenset({"table", "dining_table", "desk", "coffee_table", "kitchen_table", "counter"})
"""Symbols whose top the setting "table" shows."""
ALOFT = frozenset({"sky", "space", "underwater"})
"""Settings without a ground to stand on."""

_BIOMES: tuple[tuple[frozenset[str], str], ...] = tuple(
    (frozenset(words.split(", ")), setting)
    for words, setting in (
        ("mermaid, submarine, seaweed, treasure_chest, diver, coral, shipwreck", "underwater"),
        ("camel, cactus, scorpion, pyramid", "desert"),
        ("lion, elephant, giraffe, zebra, rhino, hippo, ostrich, cheetah, acacia, meerkat, gazelle, hyena", "savanna"),
        ("fox, wolf, deer, bear, owl, squirrel, hedgehog, mushroom, raccoon, badger, wild_boar, pine_tree", "forest"),
        (
            "monkey, tiger, parrot, chameleon, gorilla, sloth, snake, panther, orangutan, panda, leopard, koala",
            "jungle",
        ),
        ("penguin, polar_bear, seal, walrus, snowman, sled, ski, snowboard, igloo, arctic_fox, snowflake", "snow"),
        ("christmas_tree", "snow"),
        ("crab, palm_tree, seashell, sandcastle, beach_umbrella, lifeguard, starfish, surfer", "beach"),
        ("lighthouse, ship, sailboat, pirate_ship, submarine, pirate, seagull, cruise_ship, buoy, island", "sea"),
        ("surfboard", "sea"),
        ("duck, swan, frog, dragonfly, rowing_boat, canoe, flamingo, beaver, otter, lotus, heron, bridge", "lake"),
        ("cow, pig, sheep, chicken, rooster, horse, goat, tractor, barn, donkey, scarecrow, windmill, goose", "farm"),
        ("astronaut, rocket, ufo, planet, satellite, alien, robot_rover, space_station, moon, star, comet", "space"),
        ("mountain, eagle, yeti, tent, mountain_goat, hiker, llama, yak", "mountains"),
        ("house, church, castle, cottage, hut, tent, well, hut, pagoda, temple, stonehenge, igloo", "meadow"),
        ("rose, tulip, daisy, sunflower, butterfly, bee, ladybug, snail, watering_can, wheelbarrow, rabbit", "garden"),
        ("bench, kite, dog, bicycle, skateboard, ball, frisbee, swing, stroller, picnic_basket, squirrel", "park"),
        ("cat, sofa, chair, lamp, bed, tv, piano, guitar, fireplace, carpet, armchair, rocking_chair, violin", "room"),
        ("oven, refrigerator, microwave, toaster, sink, kettle, blender, chef, frying_pan, pot", "kitchen"),
        ("computer, laptop, desk, printer, bookshelf, globe, keyboard, blackboard, professor", "office"),
        ("hot_air_balloon, airplane, helicopter, dragon, blimp, parachute, cloud, airship, pegasus, glider", "sky"),
    )
)

_KINDS: tuple[tuple[str, str], ...] = (
    ("sea animal", "underwater"),
    ("fish", "underwater"),
    ("spacecraft", "space"),
    ("celestial", "space"),
    ("watercraft", "sea"),
    ("boat", "sea"),
    ("ship", "sea"),
    ("planet", "space"),
    ("space", "space"),
    ("aircraft", "sky"),
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
)

_GARDEN = frozenset({"street furniture", "appliance", "building", "hammock", "swing", "sink", "rug", "easel", "pillow"})
"""Furniture that stands elsewhere than in a living room, or anywhere."""

_HOURS: dict[str, tuple[Time, ...]] = {
    "arctic": ("day", "sunset", "dusk", "dawn", "night"),
    "savanna": ("sunset", "day", "dawn", "dusk", "morning"),
    "desert": ("sunset", "day", "dusk", "morning", "night"),
    "forest": ("morning", "sunset", "day", "dusk", "dawn", "night"),
    "mountains": ("dawn", "day", "sunset", "dusk", "morning"),
    "snow": ("sunset", "day", "dusk", "dawn", "night"),
    "sea": ("sunset", "day", "dawn", "dusk", "morning"),
    "beach": ("day", "sunset", "morning", "dusk"),
    "street": ("day", "night", "sunset", "morning", "dusk"),
    "room": ("day", "night", "sunset", "morning"),
    "kitchen": ("morning", "day", "sunset", "night"),
    "office": ("day", "sunset", "night", "morning"),
    "table": ("morning", "day", "sunset", "night"),
    "studio": ("day", "morning", "day", "sunset"),
    "space": ("night", "dusk"),
    "underwater": ("day", "morning", "dusk"),
}
_ANY_HOUR: tuple[Time, ...] = ("day", "sunset", "morning", "dusk", "day", "dawn", "morning", "sunset", "day", "night")

_ANYWHERE = ("meadow", "park", "mountains")
"""Places for what may not be where it is at home."""

_NIGHTLY = frozenset({"moon", "star", "shooting_star", "bat", "owl", "firefly", "ghost", "fireworks", "jack_o_lantern"})
"""Subjects that belong to the night."""

_NEGATIVE_HOURS = {"night": "night", "sunset": "sunset", "dark": "night", "darkness": "night", "sunrise": "dawn"}
_NEGATIVE_WEATHER = {
    "cloud": "cloudy", "rain": "rain", "snow": "snow", "fog": "fog", "mist": "fog", "star": "stars",
    "storm": "storm", "lightning": "storm", "rainbow": "rainbow", "wind": "wind",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Brief:
    """The decisions that hold for the whole picture. `banned` are the single words that must not be seen."""

    width: int
    height: int
    setting: str
    time: Time
    palette: int
    season: Season
    weather: frozenset[str]
    side: float
    traits: Traits
    banned: frozenset[str]
    variant: int
    text: bool
    mountains: bool = False


def brief(reading: Reading, job: GenerateJob, cast: Collection[Symbol], banned: frozenset[str], dice: Dice) -> Brief:
    """Decides, from the words first and by the seed where they leave it open."""
    banned |= refused(reading)
    asked = traits(reading, job)
    if job.style is not None:
        asked = mood.leaned(asked, job.style.learned)
    setting = reading.setting or ("studio" if _sits(reading, cast) else _home(reading, cast, dice))
    if setting in ("sea", "lake") and cast and all(_swims(symbol) for symbol in cast):
        setting = "underwater"
    if setting in ("sea", "lake", "underwater") and _both_sides(cast):
        setting = "waterline"
    if job.controls.background_color is not None and cast:
        setting = "studio"
    if setting in banned:
        setting = next((name for name in _ANYWHERE if name not in banned), "studio")
    season: Season = reading.season or _season(setting, reading, banned, dice)
    if setting == "snow":
        setting = dice.turn("ice", ("arctic", "meadow"))
    nightly = {symbol.id for symbol in cast} & _NIGHTLY
    bare = asked.plain or asked.mark or job.controls.background_color is not None
    time: Time = "day" if bare else reading.time or ("night" if nightly else _hour(setting, reading, job, banned, dice))
    weather = _weather(reading, banned)
    side = dice.turn("side", (-0.75, 0.75)) if asked.level > 0 else -0.4
    return Brief(
        width=job.width,
        height=job.height,
        setting=setting,
        time=time,
        palette=dice.turn("palette", range(PALETTES[time])),
        season=season,
        weather=weather,
        side=side,
        traits=asked,
        banned=banned,
        variant=dice.turn("variant", range(12)),
        text=not (job.controls.no_text or banned & {"text", "word", "letter", "lettering", "writing", "caption"}),
    )


def refused(reading: Reading) -> frozenset[str]:
    """What the prompt itself rules out, as the words and ids that props, hours and weather go by."""
    return frozenset(form for word in reading.excluded for form in (word, word.replace(" ", "_")))


def _sits(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether somebody sits for a portrait, before a backdrop."""
    return "portrait" in reading.composition and len(cast) == 1 and "head" in next(iter(cast)).figure().anchors


def _both_sides(cast: Collection[Symbol]) -> bool:
    """Whether somebody swims below and something floats above."""
    floats = any("waterline" in s.figure().anchors and "vehicle" in s.kinds and s.id != "submarine" for s in cast)
    return floats and any(_swims(symbol) for symbol in cast)


def _swims(symbol: Symbol) -> bool:
    """Whether it lives below the surface."""
    return symbol.place == "water" and bool(
        {"fish", "sea animal", "sea creature", "marine animal"} & {*symbol.kinds, symbol.id}
    )


def _home(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    """Where the first subject is at home, or a place that suits what is known when nothing is."""
    if _laid(reading, cast):
        return "table"
    if any("furniture" in symbol.kinds and not _GARDEN & {symbol.id, *symbol.kinds} for symbol in cast):
        return _roomy("room", cast)
    for symbol in cast:
        for ids, setting in _BIOMES:
            if symbol.id in ids:
                return _roomy(setting, cast)
        if "vehicle" in symbol.kinds and symbol.place in ("water", "air"):
            return _roomy("sea" if symbol.place == "water" else "sky", cast)
        if symbol.place == "surface" and "plant" in symbol.kinds:
            return _roomy("table", cast)
        for kind, setting in _KINDS:
            if kind in symbol.kinds:
                return _roomy(setting, cast)
        if symbol.place in ("surface", "wall"):
            return _roomy("table" if symbol.place == "surface" else "room", cast)
        if symbol.place in ("water", "sky", "air"):
            return {"water": "underwater", "sky": "sky", "air": "meadow"}[symbol.place]
        return "meadow" if reading.time or reading.season or reading.weather else "studio"
    if not (reading.time or reading.season or reading.weather):
        return "abstract"
    return dice.turn("nowhere", ("meadow", "mountains", "sea", "lake", "desert"))


def _laid(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether small things lie on a table, so that the table's top is the place itself."""
    others = [symbol for symbol in cast if symbol.id not in TABLES]
    on_it = any(r.kind == "on" for r in reading.relations)
    return on_it and 0 < len(others) < len(cast) and all(_lies(symbol) for symbol in others)


def _lies(symbol: Symbol) -> bool:
    cut = symbol.place == "surface" or bool({"flower", "fruit", "vegetable"} & {*symbol.kinds, symbol.id})
    return cut and symbol.height_m < 0.7


def _roomy(setting: str, cast: Collection[Symbol]) -> str:
    """The setting, or one that holds the whole cast: nobody stands on a table top, in the air or under water."""
    places = {symbol.place for symbol in cast}
    kinds = {kind for symbol in cast for kind in symbol.kinds}
    tall = any(symbol.height_m > 0.9 for symbol in cast)
    if setting == "table" and tall:
        return "room" if kinds & {"furniture", "person", "appliance"} else "studio"
    if setting in ("underwater", "sky", "space") and places & {"ground", "surface"} and setting != "space":
        return "beach" if setting == "underwater" else "meadow"
    housed = [symbol for symbol in cast if "furniture" not in symbol.kinds]
    if setting in INDOORS and any({"vehicle", "building"} & {*symbol.kinds} for symbol in housed):
        return "street"
    if setting in INDOORS and any(symbol.height_m > 2.6 for symbol in cast):
        return "park"
    return setting


def _season(setting: str, reading: Reading, banned: frozenset[str], dice: Dice) -> Season:
    if setting in ("snow", "arctic") or "snow" in reading.weather:
        return "winter"
    if setting in ("park", "garden", "forest"):
        drawn: Season = dice.turn("season", ("summer", "autumn", "spring", "summer", "summer"))
        return drawn if drawn not in banned else "spring"
    return "summer" if "summer" not in banned else "spring"


def _hour(setting: str, reading: Reading, job: GenerateJob, banned: frozenset[str], dice: Dice) -> Time:
    if {"stars", "aurora"} & set(reading.weather):
        return "night"
    hours = _HOURS.get(setting, _ANY_HOUR) if job.style is None else mood.hours(job.style.learned)
    if {"rainbow", "clear"} & set(reading.weather):
        hours = tuple(h for h in hours if h in ("day", "morning")) or ("day", "morning")
    if "storm" in reading.weather:
        hours = ("dusk", "sunset", "day")
    unwanted = banned | {_NEGATIVE_HOURS[word] for word in banned if word in _NEGATIVE_HOURS}
    hours = tuple(h for h in hours if h not in unwanted) or ("day",)
    return dice.turn("hour", hours)


def _weather(reading: Reading, banned: frozenset[str]) -> frozenset[str]:
    unwanted = banned | {_NEGATIVE_WEATHER[word] for word in banned if word in _NEGATIVE_WEATHER}
    return frozenset(reading.weather) - unwanted
