"""Where things are at home: the place of a picture whose words name none."""

from collections.abc import Collection
from typing import Literal

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.dice import Dice

INDOORS = frozenset(
    "room kitchen office table bedroom bathroom classroom library laboratory cafe shop stage gym hall museum workshop "
    "station spaceship cave".split()
)
"""Settings under a roof: lamps are lit there, and the weather stays outside."""
TABLES = frozenset({"table", "desk"})
"""Symbols whose top the setting "table" shows."""

ICE = "snow"
"""At home in the snow: the seed makes it the arctic, or a meadow in winter."""

Nook = Literal["", "kitchen", "study", "cafe"]
"""What is behind a table's top."""

_BIOMES: dict[str, tuple[str, ...]] = {
    name: tuple(places.split())
    for names, places in (
        ("mermaid submarine seaweed treasure_chest diver coral shrimp", "underwater"),
        ("camel cactus scorpion pyramid mummy", "desert"),
        ("cowboy", "desert farm"),
        ("lion lioness elephant giraffe zebra rhino hippo ostrich acacia meerkat", "savanna"),
        ("kangaroo", "savanna desert"),
        ("fox wolf deer owl squirrel hedgehog mushroom raccoon", "forest"),
        ("bear log tree_stump campfire axe elf fairy wizard witch monster magic_wand", "forest"),
        ("monkey tiger parrot gorilla sloth snake panda leopard koala", "jungle"),
        ("penguin polar_bear seal walrus snowman sled ski snowboard igloo snowflake", ICE),
        ("christmas_tree santa_claus", ICE),
        ("crab palm_tree sandcastle starfish surfer swimmer anchor turtle", "beach"),
        ("pelican puffin", "beach"),
        ("lighthouse ship sailboat pirate_ship pirate seagull island surfboard", "sea"),
        ("duck swan frog dragonfly rowing_boat canoe flamingo beaver otter lotus bridge", "lake"),
        ("cow pig sheep chicken rooster horse goat tractor barn donkey scarecrow windmill goose", "farm"),
        ("haystack pitchfork farmer", "farm"),
        ("astronaut rocket ufo planet satellite alien moon star", "space"),
        ("mountain eagle hiker llama monk", "mountains"),
        ("tent", "mountains forest"),
        ("telescope tripod viking", "mountains meadow"),
        ("house church castle pagoda temple stonehenge", "meadow"),
        ("rose tulip sunflower butterfly bee ladybug snail watering_can wheelbarrow rabbit bride", "garden"),
        ("shovel pumpkin", "garden"),
        ("bench kite bicycle skateboard ball frisbee swing stroller slide balloon", "park"),
        ("soccer_ball volleyball american_football tennis_ball baseball_bat tennis_racket golf_club", "park"),
        ("football_player graduate backpack basket", "park"),
        ("dog", "park meadow garden"),
        ("basketball basketball_player dumbbell", "gym"),
        ("cat sofa chair lamp television guitar fireplace armchair rocking_chair violin piano", "room"),
        ("pillow wardrobe dresser bed blanket", "bedroom"),
        ("bathtub toilet washing_machine", "bathroom"),
        ("sink", "bathroom kitchen"),
        ("oven refrigerator microwave toaster kettle chef frying_pan cooking_pot", "kitchen"),
        ("computer laptop desk printer globe keyboard computer_mouse businessman businesswoman", "office"),
        ("teacher", "classroom"),
        ("bookshelf", "library room"),
        ("scientist doctor nurse microscope potion robot", "laboratory"),
        ("waiter", "cafe"),
        ("shopping_cart", "shop"),
        ("suitcase", "station"),
        ("ladder barrel broom wheel", "workshop"),
        ("king queen princess knight shield sword judge", "hall"),
        ("ballerina guitarist clown trumpet saxophone drum harp accordion flute microphone", "stage"),
        ("police_officer firefighter builder postman detective umbrella wheelchair", "street"),
        ("superhero", "rooftop street"),
        ("sailor captain fisherman", "harbour"),
        ("hot_air_balloon airplane helicopter dragon blimp parachute cloud pegasus", "sky"),
        ("light_bulb heart musical_note wreath hair_drier", "studio"),
        ("watch", "table"),
        ("sphinx obelisk armadillo", "desert"),
        ("wombat", "savanna"),
        ("vampire zombie skeleton devil tombstone coffin moose skunk red_panda", "forest"),
        ("toucan lemur", "jungle"),
        ("dinosaur triceratops stegosaurus pterodactyl", "jungle volcano"),
        ("skier snowboarder hockey_player", ICE),
        ("swimsuit life_jacket life_preserver", "beach"),
        ("capybara platypus suspension_bridge", "lake"),
        ("wheat turkey", "farm"),
        ("samurai angel archer", "mountains"),
        ("lawn_mower hammock", "garden"),
        ("seesaw trampoline picnic_table pinata statue roller_coaster ferris_wheel eiffel_tower clock_tower", "park"),
        ("baseball golf_ball baseball_player tennis_player golfer skateboarder", "park"),
        ("bowling_ball bowling_pin basketball_hoop hockey_stick", "gym"),
        ("vacuum_cleaner radiator fan box", "room"),
        ("crib rocking_horse", "bedroom"),
        ("apron", "kitchen"),
        ("office_chair briefcase", "office"),
        ("tire hammer gear", "workshop"),
        ("throne cannon", "hall"),
        ("singer drum_kit disco_ball", "stage"),
        ("trash_bag plastic_bag", "street"),
        ("giza abu_simbel petra butte uluru", "desert"),
        ("great_wall_of_china machu_picchu potala_palace neuschwanstein bran_castle stupa", "mountains meadow"),
        ("kilimanjaro", "savanna"),
        ("tower_bridge brooklyn_bridge rialto_bridge ponte_vecchio sydney_harbour_bridge", "lake"),
        ("mont_saint_michel alcatraz sugarloaf_mountain belem_tower little_mermaid longship felucca junk", "sea"),
        ("gondola", "harbour lake"),
        ("dog_sled snowmobile", ICE),
        ("gondola_lift", "mountains"),
        ("golf_cart", "park meadow"),
        ("lunar_lander", "space"),
        ("tutankhamun_mask", "museum"),
    )
    for name in names.split()
}
"""The places of single symbols; by turns where there are several."""

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

_WATERSIDE = frozenset({"sea", "lake", "beach", "harbour", "underwater", "waterline", "space", "sky"})
_ROOMS = frozenset({"room", "bedroom", "bathroom", "kitchen", "office", "library"})
_ASHORE = frozenset({"ground", "surface"})
_DIVERS = frozenset({"diver", "treasure_chest", "anchor", "shell", "starfish", "crab", "turtle", "rock", "skull"})
"""What stands on the ground and is met under water as well."""
_GARDEN = frozenset({"street furniture", "appliance", "building", "hammock", "swing", "rug", "easel", "pillow"})
"""Furniture that stands elsewhere than in a living room, or anywhere."""
_AT_THE_STOVE = frozenset(
    "microwave toaster kettle frying_pan cooking_pot bread egg knife spoon bowl jar "
    "cutting_board carrot broccoli tomato corn eggplant pepper onion lettuce potato cucumber pea radish "
    "pancake coffee_maker rolling_pin whisk spatula chopstick grater salt_shaker mixer rice spaghetti asparagus "
    "artichoke garlic cauliflower cabbage fried_egg waffle faucet butter".split()
)
_AT_THE_DESK = frozenset(
    "desk computer laptop printer globe keyboard computer_mouse calculator book notebook pencil pen eraser "
    "paperclip letter stamp newspaper scissors telephone phone remote radio headphone camera magnifying_glass "
    "compass lock key scroll hourglass binoculars microscope wallet glasses alarm_clock lamp puzzle_piece dice "
    "chess_piece game_controller television crystal_ball potion battery paintbrush palette skull trophy candle "
    "typewriter sewing_machine chessboard rubiks_cube vinyl_record record_player cassette speaker playing_card".split()
)
_NOOKS: dict[str | None, Nook] = {
    "kitchen": "kitchen", "office": "study", "library": "study", "classroom": "study", "cafe": "cafe", "room": "",
    "bedroom": "",
}  # fmt: skip
_ON_TOP = 0.8
"""Metres; what is no taller lies on a table rather than on a room's floor."""
_TALL = 0.9
"""Metres; nothing taller stands on a table."""
_ON_THE_FLOOR = frozenset({"teddy_bear", "doll", "building_block", "fan", "cage"})


def home(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    """Where the first subject is at home, or a place that suits what is known when nothing is."""
    if any("shape" in symbol.kinds for symbol in cast) and all(_geometric(symbol) for symbol in cast):
        return "studio"
    if not cast:
        if not (reading.time or reading.season or reading.weather):
            return "abstract"
        return dice.turn("nowhere", ("meadow", "mountains", "sea", "lake", "desert"))
    if _laid(reading, cast):
        return "table"
    place = _at_home(reading, cast, dice)
    if place == "table" and (tall := [symbol for symbol in cast if symbol.height_m > _TALL]):
        place = _at_home(reading, tall, dice)
    place = _roomy(place, cast)
    if place not in _WATERSIDE and any(_boat(symbol) for symbol in cast):
        return "harbour"
    return "table" if place in _ROOMS and all(_small(symbol) for symbol in cast) else place


def _geometric(symbol: Symbol) -> bool:
    return "shape" in symbol.kinds or symbol.id == "pyramid"


def _boat(symbol: Symbol) -> bool:
    return symbol.place == "water" and "vehicle" in symbol.kinds and symbol.height_m > _TALL


def nook(setting: str | None, cast: Collection[Symbol]) -> Nook:
    """What is behind the table on which they lie; `setting` is the room that the words name."""
    if setting in _NOOKS:
        return _NOOKS[setting]
    ids = [symbol.id for symbol in cast]
    if any(name in _AT_THE_STOVE for name in ids):
        return "kitchen"
    return "study" if any(name in _AT_THE_DESK for name in ids) else ""


def _at_home(reading: Reading, cast: Collection[Symbol], dice: Dice) -> str:
    furniture = [s for s in cast if "furniture" in s.kinds and not _GARDEN & {s.id, *s.kinds}]
    if furniture:
        rooms = [place for symbol in cast if (place := _single(symbol, dice)) in _ROOMS]
        own = [place for symbol in furniture if (place := _single(symbol, dice))]
        return next(iter([*own, *rooms]), "room")
    first = next(iter(cast))
    if first.id in _BIOMES:
        return _single(first, dice)
    if "vehicle" in first.kinds and first.place in ("water", "air"):
        return "sea" if first.place == "water" else "sky"
    if first.place == "surface" and "plant" in first.kinds:
        return "table"
    for kind, setting in _KINDS:
        if kind in first.kinds:
            return setting
    if first.place in ("ground", ""):
        return "meadow" if reading.time or reading.season or reading.weather else "studio"
    return {"surface": "table", "wall": "room", "water": "underwater", "sky": "sky", "air": "meadow"}[first.place]


def _single(symbol: Symbol, dice: Dice) -> str:
    """The place of a symbol that has one of its own, else nothing."""
    return dice.turn(f"home {symbol.id}", _BIOMES[symbol.id]) if symbol.id in _BIOMES else ""


def _small(symbol: Symbol) -> bool:
    """Whether it lies on a table."""
    return symbol.place == "surface" and symbol.height_m < _ON_TOP and symbol.id not in _ON_THE_FLOOR


def on_a_table(setting: str, reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether a room that the words name shows no more than a table's top, as nothing in it is larger."""
    if setting not in _NOOKS:
        return False
    return _laid(reading, cast) or (bool(cast) and all(_small(symbol) for symbol in cast))


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
    if setting == "underwater" and any(symbol.place in _ASHORE and symbol.id not in _DIVERS for symbol in cast):
        return "beach"
    if setting == "sky" and places & _ASHORE:
        return "meadow"
    housed = [symbol for symbol in cast if "furniture" not in symbol.kinds]
    if setting in INDOORS and any({"vehicle", "building"} & {*symbol.kinds} for symbol in housed):
        return "street"
    if setting in INDOORS and any(symbol.height_m > 2.6 for symbol in cast):
        return "park"
    return setting
