"""Sets of icons: what belongs to a theme, and many signs in one hand on an even grid."""

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from limner.engines.illustrator.colour import RGB, mix, parse
from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.marks import hands
from limner.engines.illustrator.staging.marks.draft import Draft
from limner.engines.illustrator.staging.marks.plates import PLATES, ROOM
from limner.engines.illustrator.staging.marks.schemes import PAPERS, Scheme, brands, scheme
from limner.engines.illustrator.staging.units import Unit

THEMES: dict[str, str] = {
    "weather, forecast, meteorology": "sun cloud raindrop snowflake lightning moon rainbow umbrella tornado star "
    "volcano rock",
    "travel, tourism, vacation, holiday, trip, tourist": "airplane suitcase globe camera compass palm_tree sailboat "
    "train backpack binoculars hot_air_balloon mountain tent car island key",
    "fruit, fruits": "apple banana cherry grape lemon orange pear pineapple strawberry watermelon kiwi mango plum "
    "peach raspberry pomegranate",
    "vegetable, vegetables, veggie": "carrot broccoli tomato corn eggplant pepper onion mushroom pumpkin cucumber pea "
    "potato radish lettuce",
    "drink, drinks, beverage, bar, cocktail": "cup beer wine_glass milk smoothie teapot bottle champagne whiskey mug "
    "drinking_glass coconut",
    "dessert, desserts, sweet, sweets, candy, bakery": "cupcake ice_cream donut cookie cake candy chocolate pie "
    "croissant pancake pudding pretzel",
    "food, foods, restaurant, fastfood": "hamburger pizza french_fries hot_dog taco sushi sandwich cheese egg "
    "croissant drumstick ice_cream noodle donut popcorn steak",
    "coffee, cafe, tea": "cup chocolate mug teapot croissant cookie kettle milk cake spoon bagel cupcake",
    "kitchen, cooking, cookware, culinary, chef": "cooking_pot cup frying_pan kettle knife spoon fork toaster oven "
    "plate microwave teapot",
    "music, musical, instrument, instruments, band": "guitar piano drum trumpet violin saxophone microphone headphone "
    "musical_note flute harp accordion",
    "sport, sports, fitness, athletic": "soccer_ball basketball tennis_ball american_football volleyball dumbbell "
    "tennis_racket medal trophy skateboard bicycle golf_club baseball_bat frisbee",
    "school, education, educational, classroom, learning, stationery, study": "book pencil backpack calculator globe "
    "microscope notebook scissors school_bus paintbrush clock computer graduate eraser",
    "office, business, work, finance, banking, corporate": "computer letter calendar telephone clock pen calculator "
    "light_bulb key wallet coin book printer paperclip",
    "technology, tech, digital, device, devices, electronics, gadget, gadgets": "computer laptop phone camera robot "
    "game_controller headphone drone keyboard computer_mouse watch satellite battery television",
    "medical, medicine, health, healthcare, hospital": "heart hospital ambulance microscope bone wheelchair apple "
    "dumbbell raindrop toothbrush bed clock",
    "farm, farming, agriculture": "cow pig sheep chicken tractor barn horse carrot corn wheat rooster windmill",
    "pet, pets": "cat dog rabbit goldfish hamster parrot turtle bone paw_print fish birdhouse bowl",
    "animal, animals, zoo, wildlife": "cat dog rabbit fox bear panda lion elephant owl penguin koala frog pig cow "
    "monkey horse",
    "sea, ocean, marine, nautical, beach, underwater": "fish whale dolphin octopus crab turtle starfish shell "
    "jellyfish anchor seahorse sailboat",
    "bird, birds": "owl penguin parrot flamingo eagle duck swan chicken peacock puffin pigeon robin",
    "garden, gardening, plant, plants, nature, eco, ecology, environment, botanical": "leaf tree flower mushroom "
    "cactus sunflower tulip potted_plant pine palm_tree mountain watering_can",
    "space, astronomy, galaxy, cosmic, planet": "rocket planet moon star ufo astronaut satellite telescope earth alien "
    "shooting_star sun",
    "transport, transportation, vehicle, vehicles, traffic, delivery": "car bus train airplane ship bicycle motorcycle "
    "truck helicopter taxi scooter tram sailboat van",
    "christmas, xmas, winter": "christmas_tree gift santa_claus bell snowflake candle wreath snowman star "
    "candy sled sock",
    "halloween, spooky": "pumpkin ghost bat witch skull spider candy moon potion crow zombie owl",
    "birthday, party, celebration": "cake balloon gift candle party_hat champagne cupcake firework musical_note candy "
    "ice_cream star",
    "shop, shopping, commerce, ecommerce, store, retail": "shopping_cart handbag wallet coin gift box truck star heart "
    "shop key phone",
    "home, house, furniture, interior, household": "house sofa lamp bed chair table armchair bookshelf clock window "
    "door potted_plant",
    "love, wedding, valentine, romantic": "heart rose ring letter gift cake bouquet champagne candle "
    "chocolate swan key",
    "clothes, clothing, fashion, apparel": "t-shirt dress trousers shoe jacket sock scarf tie handbag glasses "
    "cap glove",
    "camping, outdoor, outdoors, hiking, adventure": "tent campfire backpack compass binoculars mountain pine lantern "
    "axe boot flashlight owl rowing_boat",
    "tool, tools, construction, hardware, diy": "hammer wrench screwdriver saw drill axe pliers shovel ladder gear "
    "paintbrush helmet",
    "game, games, gaming, arcade": "game_controller dice chess_piece puzzle_piece sword shield trophy crown potion "
    "treasure_chest key bomb",
    "fantasy, magic, rpg, medieval": "sword shield crown potion castle dragon magic_wand wizard_hat treasure_chest "
    "scroll key crystal_ball",
    "art, artistic, painting": "palette paintbrush pencil easel camera scissors light_bulb picture_frame pen "
    "eraser star paperclip",
}
"""The symbols' ids of a theme, the most telling first, by the words that name it."""
POSES = {"moon": "crescent"}
"""The shape in which a thing is known in one ink, where it has several."""
_USUAL = "house magnifying_glass gear heart star bell letter camera calendar lock phone shopping_cart"
"""What an application's set has, where no theme is named."""
_SIGNS = {
    "home": "house", "search": "magnifying_glass", "settings": "gear", "favorites": "heart", "favourites": "heart",
    "notifications": "bell", "notification": "bell", "mail": "letter", "email": "letter", "message": "letter",
    "messages": "letter", "cart": "shopping_cart", "calendar": "calendar", "security": "lock", "lock": "lock",
    "photo": "camera", "camera": "camera", "location": "compass", "call": "phone", "phone": "phone", "edit": "pencil",
    "delete": "trash_can", "trash": "trash_can", "like": "heart", "bookmark": "book", "idea": "light_bulb",
    "payment": "wallet", "gift": "gift", "time": "clock", "clock": "clock", "key": "key", "password": "key",
    "rating": "star", "star": "star", "music": "musical_note", "video": "television", "download": "box",
}  # fmt: skip
"""What stands for a function of an application, where several are listed."""
_LISTED = 3
"""So many functions are a list."""
_BY_WORD = {word: names for words, names in THEMES.items() for word in words.split(", ")}
_CUE = re.compile(
    r"\bicons\b|\bicon[\s-]+(?:set|pack|collection|sheet|series|kit)\b|\bset of\b.{0,40}\bicon|\bpictograms\b",
    re.IGNORECASE,
)
_NUMBERS = {
    word: number
    for number, word in enumerate("two three four five six seven eight nine ten eleven twelve".split(), start=2)
} | {"dozen": 12, "sixteen": 16}
_USUALLY, _MOST = 9, 16
_DIGITS = 9
_FILL = 0.92
_RAGGED = 0.78
"""What a grid whose last row is not full is worth, to one whose rows are."""
_BOLD = tuple(
    parse(c) for c in ("#2f5d8c", "#d9573f", "#2f8f83", "#e0a02c", "#7a55a0", "#d9648a", "#4c8a4a", "#3b4a6b")
)
"""Plates of a set in many colours."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The words of the prompt that name it, and the symbols of its set."""

    words: frozenset[str]
    symbols: tuple[str, ...]


def theme(prompt: str) -> Theme | None:
    """What the icons are to be, as many as were asked for; None where one icon, or none, is asked for."""
    if _CUE.search(prompt) is None:
        return None
    words = [piece.text for piece in tokens.split(prompt)[0] if piece.kind == "word"]
    listed = tuple(dict.fromkeys(_SIGNS[word] for word in words if word in _SIGNS))
    if len(listed) >= _LISTED:
        return Theme(frozenset(word for word in words if word in _SIGNS), listed[:_MOST])
    named = [word for word in words if word in _BY_WORD]
    lists = [_BY_WORD[word].split() for word in named] or [_USUAL.split()]
    symbols = tuple(dict.fromkeys(name for row in zip_longest(*lists) for name in row if name))
    return Theme(frozenset(named), symbols[: _number(words)])


def stock(words: Sequence[str]) -> tuple[str, ...]:
    """What belongs to the first theme among the words; nothing without one."""
    return tuple(next((_BY_WORD[word].split() for word in words if word in _BY_WORD), ()))


def _number(words: Sequence[str]) -> int:
    # Python refuses to read a number of thousands of digits.
    said = (int(word[:_DIGITS]) if word.isdecimal() else _NUMBERS.get(word, 0) for word in words)
    return min(next((number for number in said if number > 1), _USUALLY), _MOST)


def draw(draft: Draft) -> None:
    """The units on a grid, all in one hand, of one ink or of a few, in turn with the seed."""
    kind = hands.asked(draft.prompt, _ASKED) or draft.dice.turn("plate", tuple(_KINDS))
    paper = draft.background or draft.dice.turn("paper", PAPERS)
    second = draft.asked[1] if len(draft.asked) > 1 else None
    colours = scheme(draft.dice.turn("ground", brands(draft.main, draft.asked, draft.named)), paper, second)
    draft.hand(_KINDS[kind][0])
    if kind == "night" and draft.background is None:
        colours = scheme(colours.light, colours.plate, second)
    draft.paper(colours.ground)
    for number, (unit, cell) in enumerate(zip(draft.units, grid(draft, len(draft.units)), strict=True)):
        _KINDS[kind][1](draft, unit, cell, colours, number)


def grid(draft: Draft, number: int) -> list[Box]:
    """Square cells in level rows in the middle of the canvas; a last row that is not full stands in the middle."""
    wide, tall = 0.86 * draft.easel.w, 0.86 * draft.easel.h
    columns = max(range(1, number + 1), key=lambda n: (_room(wide, tall, n, number), n))
    rows = -(-number // columns)
    side = min(wide / columns, tall / rows)
    x, y = draft.centre
    cells = []
    for at in range(number):
        row, column = divmod(at, columns)
        inside = min(columns, number - row * columns)
        left = x + (column - inside / 2) * side
        top = y + (row - rows / 2) * side
        cells.append(Box(left, top, left + side, top + side))
    return cells


def _room(wide: float, tall: float, columns: int, number: int) -> float:
    """The side of a cell in so many columns; rows that are all full are worth a little size."""
    rows = -(-number // columns)
    return min(wide / columns, tall / rows) * (1.0 if number % columns == 0 else _RAGGED)


def _bare(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    ground = colours.ground
    draft.put([evened(unit, cell.grown(-0.15 * cell.width))], colours.ink, colours.tint, ground)


def _lined(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    tint = mix(colours.ink, colours.ground, 0.6) if len(draft.asked) < 2 else colours.tint
    draft.put([evened(unit, cell.grown(-0.16 * cell.width))], colours.ink, tint, colours.ground)


def _plated(shape: str, *, many: bool) -> Callable[[Draft, Unit, Box, Scheme, int], None]:
    def paint(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
        radius = 0.42 * cell.width
        plate = _plate(draft, colours, number) if many else colours.plate
        light: RGB = (255, 250, 240) if many else colours.light
        draft.area(PLATES[shape](*cell.centre, radius), plate, "plate")
        half = ROOM[shape] * radius
        x, y = cell.centre
        room = Box(x - half, y - half, x + half, y + half)
        draft.put([evened(unit, room)], light, mix(plate, light, 0.45), plate)

    return paint


def _plate(draft: Draft, colours: Scheme, number: int) -> RGB:
    """One of the bold colours in turn, or of those that were asked for."""
    if draft.asked:
        return colours.plate
    return _BOLD[(number + draft.dice.turn("bold", range(len(_BOLD)))) % len(_BOLD)]


def _soft(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    """Two tones on a pale disc."""
    pale = mix(colours.ink, colours.ground, 0.82)
    radius = 0.42 * cell.width
    draft.area(PLATES["disc"](*cell.centre, radius), pale, "plate")
    draft.put([evened(unit, cell.grown(-0.22 * cell.width))], colours.ink, mix(pale, (255, 255, 255), 0.6), pale)


def _coloured(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    """Own colours on a pale tile."""
    tile = mix(colours.ink, colours.ground, 0.88)
    draft.area(PLATES["rounded"](*cell.centre, 0.44 * cell.width), tile, "plate")
    draft.put([evened(unit, cell.grown(-0.22 * cell.width))], colours.ink, colours.tint, tile)


def evened(unit: Unit, box: Box) -> Unit:
    """The unit in the middle of the box, as large in area as the others of its set, so that strokes are alike."""
    area = math.sqrt(unit.box.width * unit.box.height)
    scale = min(
        _FILL * math.sqrt(box.area) / area, 1.12 * box.width / unit.box.width, 1.12 * box.height / unit.box.height
    )
    grown = unit.scaled(scale)
    x, y = grown.box.centre
    return grown.moved(box.centre[0] - x, box.centre[1] - y)


_KINDS: dict[str, tuple[str, Callable[[Draft, Unit, Box, Scheme, int], None]]] = {
    "lines": ("line_icon", _lined),
    "flat": ("icon", _coloured),
    "discs": ("stencil", _plated("disc", many=True)),
    "glyphs": ("stencil", _bare),
    "soft": ("duotone", _soft),
    "tiles": ("stencil", _plated("rounded", many=False)),
    "night": ("line_icon", _lined),
    "duotone": ("duotone", _bare),
}
"""By name: the look, and what draws a cell."""
_ASKED = {"lines": "lines", "solid": "glyphs", "colours": "flat", "two tones": "duotone"}
