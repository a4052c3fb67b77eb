"""What decorates a card or a poster whose words name an occasion and no thing."""

from limner.engines.illustrator.reading import tokens

_THEMES: dict[str, tuple[str, ...]] = {
    "birthday, bday, party, anniversary": ("cake", "balloon", "gift"),
    "christmas, xmas, holidays, noel": ("christmas_tree", "gift", "star"),
    "halloween, spooky": ("pumpkin", "ghost", "bat"),
    "easter": ("rabbit", "egg", "tulip"),
    "valentine, valentines, love, engagement": ("heart", "rose"),
    "wedding, bridal, marriage": ("rose", "heart", "dove"),
    "baby, shower, newborn": ("teddy_bear", "balloon", "star"),
    "thanks, thank, mother, mothers, grateful": ("flower", "heart"),
    "father, fathers, dad": ("mug", "star"),
    "graduation, graduate, congratulations, congrats": ("star", "balloon"),
    "summer, beach, holiday, vacation": ("sun", "palm_tree", "sailboat"),
    "spring, garden": ("tulip", "butterfly"),
    "autumn, fall, harvest, thanksgiving": ("pumpkin", "leaf"),
    "winter, snow": ("snowflake", "snowman"),
    "sale, discount, offer, shopping": ("gift", "balloon"),
    "new, year, eve": ("star", "balloon"),
    "well, soon": ("flower", "sun"),
    "music, concert, gig, jazz, festival": ("guitar", "musical_note"),
    "coffee, cafe, café": ("cup",),
    "bakery, bake": ("cupcake", "bread"),
    "book, reading, library": ("book",),
    "travel, trip": ("airplane", "globe"),
    "garage, yard": ("sofa", "lamp"),
}
_BY_WORD = {word: symbols for words, symbols in _THEMES.items() for word in words.split(", ")}


def theme(*texts: str) -> tuple[str, ...]:
    """The symbols' words for the first occasion that a text names; none without one."""
    for text in texts:
        for piece in tokens.split(text)[0]:
            if piece.text in _BY_WORD:
                return _BY_WORD[piece.text]
    return ()
