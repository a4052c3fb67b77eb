"""What decorates a card or a poster whose words name an occasion and no thing."""

from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.staging.homes import ICE

_THEMES: dict[str, tuple[str, ...]] = {
    "birthday, bday, party, anniversary": ("cake", "balloon", "gift"),
    "christmas, xmas, holidays, noel": ("christmas_tree", "gift", "star"),
    "halloween, spooky": ("pumpkin", "ghost", "bat"),
    "easter": ("rabbit", "egg", "tulip"),
    "valentine, valentines, love, engagement": ("heart", "rose"),
    "wedding, bridal, marriage": ("rose", "heart", "pigeon"),
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
    "cooking, cook, chef, recipe, culinary, kitchen": ("frying_pan", "chef", "tomato"),
    "movie, film, cinema": ("popcorn", "star"),
    "sport, sports, football, soccer": ("soccer_ball", "trophy"),
    "basketball": ("basketball", "trophy"),
    "run, running, marathon, race": ("shoe", "medal"),
    "yoga, spa, wellness, meditation, massage": ("lotus", "candle"),
    "fitness, gym, workout": ("dumbbell",),
    "tech, technology, coding, programming, webinar, hackathon": ("laptop", "light_bulb"),
    "art, painting, exhibition, gallery": ("palette", "paintbrush"),
    "photography, photo": ("camera",),
    "food, restaurant, dinner, menu, brunch": ("plate", "wine_glass", "tomato"),
    "wine, tasting": ("wine_glass", "grape"),
    "beer, oktoberfest": ("beer", "pretzel"),
    "pizza": ("pizza",),
    "farmers, vegetable, market": ("carrot", "tomato", "pumpkin"),
    "pet, adoption": ("dog", "cat"),
    "school, class, education, course, lesson": ("book", "pencil", "apple"),
    "game, gaming, esports": ("game_controller", "trophy"),
    "space, science": ("rocket", "planet"),
    "charity, donate, fundraiser, donation": ("heart",),
    "hiking, camping, outdoor, camp": ("tent", "mountain", "pine"),
    "bike, cycling": ("bicycle",),
    "fashion, clothes, clothing": ("dress", "handbag"),
    "flower, florist, flowers": ("tulip", "rose", "flower"),
    "gift": ("gift",),
    "welcome, hello": ("flower", "sun"),
}
_PLACES = {
    "beach": "summer, beach, holiday, vacation",
    "garden": "spring, garden",
    ICE: "winter, snow",
    "stage": "music, concert, gig, jazz, festival",
    "cafe": "coffee, cafe, café",
    "sky": "travel, trip",
}
"""Where a poster of the occasion plays."""
_PLACE_OF = {word: place for place, words in _PLACES.items() for word in words.split(", ")}
_BY_WORD = {word: symbols for words, symbols in _THEMES.items() for word in words.split(", ")}


def theme(*texts: str) -> tuple[tuple[str, ...], str]:
    """The symbols' words for the first occasion that a text names, and where it plays; none without one."""
    for text in texts:
        for piece in tokens.split(text)[0]:
            if piece.text in _BY_WORD:
                return _BY_WORD[piece.text], _PLACE_OF.get(piece.text, "")
    return (), ""
