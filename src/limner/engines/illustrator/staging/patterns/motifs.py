"""What a pattern is made of where the words name a style or an occasion and no thing."""

from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.staging.marks import iconsets

_MOTIFS: dict[str, str] = {
    "floral, flowers, flowery, botanical, damask, paisley, blossom, wildflower, wildflowers": "rose tulip daisy leaf",
    "tropical, hawaiian, jungle": "palm_tree pineapple flamingo parrot",
    "christmas, xmas, holiday": "christmas_tree gift snowflake bell",
    "halloween, spooky": "pumpkin ghost bat skull",
    "easter": "egg rabbit tulip",
    "valentine, valentines, love, romantic": "heart rose letter",
    "birthday, party, celebration": "balloon cake gift party_hat",
    "winter, snow": "snowflake snowman pine",
    "autumn, fall, harvest": "leaf pumpkin mushroom acorn",
    "spring": "tulip butterfly bee",
    "summer, beach": "sun palm_tree starfish ice_cream",
    "nautical, marine, ocean, sea, underwater": "anchor sailboat fish starfish",
    "space, galaxy, cosmic, celestial": "rocket planet star moon",
    "baby, nursery, kids": "teddy_bear star cloud balloon",
    "fruit, fruits, fruity": "apple lemon strawberry cherry",
    "food": "pizza hamburger donut taco",
    "music, musical": "guitar musical_note trumpet",
    "school": "pencil book apple",
    "sport, sports": "soccer_ball basketball tennis_ball",
    "camping, outdoor": "tent pine campfire mountain",
    "animal, animals, safari": "lion elephant giraffe zebra",
    "folk, scandinavian": "bird flower leaf heart",
}
_BY_WORD = {word: names for words, names in _MOTIFS.items() for word in words.split(", ")}


def motifs(prompt: str) -> tuple[str, ...]:
    """The symbols for the first theme that a word names, else for an icon set's; none without one."""
    words = [piece.text for piece in tokens.split(prompt)[0]]
    named = next((_BY_WORD[word] for word in words if word in _BY_WORD), "")
    return tuple(named.split()) or iconsets.stock(words)[:4]
