"""What belongs to a thing and is drawn with it: a tulip's petals, a laptop's screen, the wheels of a cart."""

OWNED: dict[str, str] = {
    "leaf": "plant, tree, flower, vegetable, fruit",
    "foliage": "plant, tree, flower",
    "petal": "flower, plant",
    "blossom": "tree",
    "trunk": "tree",
    "tree trunk": "tree",
    "blade": "fan, windmill, helicopter",
    "cap": "bottle",
    "lid": "jar, pot, box",
    "screen": "electronics, watch, computer",
    "button": "electronics, clothing",
    "key": "keyboard, piano, laptop, typewriter, accordion",
    "wheel": "vehicle, wheelchair, suitcase",
    "tire": "vehicle",
    "tyre": "vehicle",
    "glove": "baseball_glove, boxing_glove",
    "balloon": "hot_air_balloon",
    "crater": "moon, planet",
    "drawer": "furniture",
    "shelf": "bookshelf",
}
"""By each word the ids and the kinds of the things that have it on them, where the words give it to them."""
