"""What stands for a trade in its logo, where the prompt names a business and no thing."""

from limner.engines.illustrator.reading import tokens

_TRADES: dict[str, str] = {
    "coffee, cafe, café, espresso, barista": "cup",
    "tea, teahouse": "teapot",
    "bakery, bread, baker": "bread",
    "patisserie, cake, confectioner, dessert": "cupcake",
    "pizzeria, pizza": "pizza",
    "burger, diner": "hamburger",
    "sushi, japanese": "sushi",
    "restaurant, bistro, eatery, catering, food": "fork",
    "winery, vineyard, wine": "wine_glass",
    "brewery, beer, pub, bar, taproom": "mug",
    "farm, farmer, organic, grocery, greengrocer": "carrot",
    "florist, flower, spa, beauty, cosmetics, yoga, wellness": "lotus",
    "garden, gardening, landscaping, nursery, eco, environmental, nature": "leaf",
    "barber, hairdresser, salon, tailor": "scissors",
    "fashion, clothing, boutique": "dress",
    "jewellery, jewelry, jeweller": "crystal",
    "gym, fitness, crossfit": "dumbbell",
    "cycling, bike, cyclist": "bicycle",
    "running, shoe, sneaker": "shoe",
    "surf, surfing": "surfboard",
    "outdoor, hiking, climbing, adventure, camping": "mountain",
    "travel, tour, airline, flight": "airplane",
    "shipping, sailing, marine, yacht": "sailboat",
    "hotel, hostel, realtor, estate, housing, property, mortgage": "house",
    "construction, builder, carpenter, handyman, repair": "hammer",
    "plumber, mechanic, garage, engineering": "wrench",
    "electrician, energy, electric, power": "light_bulb",
    "taxi, car, automotive, driving": "car",
    "moving, delivery, logistics, courier, freight": "truck",
    "startup, space, aerospace, launch": "rocket",
    "tech, technology, software, computer, digital, it": "computer",
    "security, insurance, guard": "shield",
    "law, legal, lawyer, attorney, notary": "book",
    "bank, finance, investment, accounting": "coin",
    "school, education, academy, tutoring, publisher, bookshop, bookstore, library": "book",
    "photography, photographer, photo": "camera",
    "film, cinema, video, production": "popcorn",
    "music, record, band, audio": "guitar",
    "podcast, radio": "microphone",
    "game, gaming, esports": "game_controller",
    "art, gallery, design, studio, paint, painter": "palette",
    "pet, vet, veterinary, grooming, dog": "dog",
    "dentist, dental, orthodontist": "toothbrush",
    "pharmacy, clinic, medical, doctor, hospital, health, charity, wedding, dating": "heart",
    "weather, forecast": "cloud",
    "chat, messaging, messenger, mail": "letter",
    "navigation, maps, gps": "compass",
    "recipe, recipes, cooking": "cooking_pot",
    "meditation, mindfulness": "lotus",
    "news, magazine": "newspaper",
    "notes, todo, journal": "notebook",
    "sleep": "moon",
    "alarm, timer": "alarm_clock",
    "toy, kindergarten, daycare": "teddy_bear",
}
_BY_WORD = {word: symbol for words, symbol in _TRADES.items() for word in words.split(", ")}


def trade(prompt: str) -> tuple[str, str] | None:
    """The first word of the prompt that names a trade, and the symbol's id; None without one."""
    words = [piece.text for piece in tokens.split(prompt)[0] if piece.kind == "word"]
    for word in words:
        for form in (word, word.removesuffix("s")):
            if form in _BY_WORD:
                return word, _BY_WORD[form]
    return None
