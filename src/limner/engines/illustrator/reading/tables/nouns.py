"""Nouns that lead to a symbol by another word of it than the atlas has: breeds, makes, trades, and generic words."""

SYNONYMS: dict[str, str] = {
    "flower pot": "potted plant", "lily pad": "lotus", "flowerpot": "potted plant",
    "animal": "dog", "apple tree": "tree", "balloon ride": "hot air balloon", "beast": "lion",
    "birch": "tree", "bonfire": "campfire", "chest": "treasure chest", "children": "girl",
    "creature": "fox", "crescent moon": "moon", "cub": "bear", "cup of cocoa": "cup", "cyclist": "man",
    "diamond": "crystal", "double decker": "bus", "drink": "cup", "eyeglass": "glasses", "figure": "man",
    "fire": "campfire", "food": "bread", "football": "soccer ball", "friend": "man",
    "fruit": "apple", "furniture": "chair", "gem": "crystal", "gift box": "gift", "glass of wine": "wine glass",
    "hut": "house", "insect": "butterfly", "instrument": "guitar", "jewel": "crystal",
    "jupiter": "planet", "mammal": "dog", "mansion": "house", "mars": "planet", "moose": "deer",
    "mug of coffee": "cup", "musical instrument": "guitar", "pet": "dog", "poppy": "tulip",
    "present": "gift", "rose bush": "rose", "runner": "woman", "sabre": "sword", "salmon fish": "fish",
    "skier": "man", "spectacle": "glasses",
    "stuffed bear": "teddy bear", "sunglass": "glasses", "surfer": "man", "teddy": "teddy bear",
    "tool": "hammer", "toy": "teddy bear", "vegetable": "carrot", "vehicle": "car",
    "xmas tree": "christmas tree",
}  # fmt: skip

GENERIC: frozenset[str] = frozenset(
    "animal pet creature beast mammal vehicle building plant fruit vegetable insect bug food drink tool instrument toy "
    "furniture person people human figure seat vessel appliance gadget clothing garment weapon monster".split()
) | {"musical instrument", "human being"}
"""Words for which the symbol is one example of many: the reading says so."""

LOOKALIKES: frozenset[str] = frozenset(
    "lobster crayfish mammoth antelope gazelle porcupine urchin badger skunk chipmunk tadpole chinchilla walrus squid "
    "cuttlefish kraken oyster clam slug worm earthworm moth beetle scarab wasp hornet termite toucan vulture emu kayak "
    "canoe gondola ukulele banjo cello clarinet trombone tuba oboe recorder piccolo tambourine baseball softball "
    "dishwasher tablet sponge weasel ferret stoat mongoose meerkat yak heron egret ibis locust waffle muffin burrito "
    "ham bacon spaghetti cauliflower cabbage garlic beet beetroot turnip papaya apricot blackberry zucchini barley "
    "magazine grenade trident lilac hyacinth aster chisel bulldozer library museum courthouse university "
    "salamander newt yeti troll ogre goblin cougar panther puma lynx cheetah jaguar gorilla orangutan baboon".split()
) | {
    "red panda", "guinea pig", "french horn", "double bass", "sea lion", "snow globe", "cable car", "sweet potato",
    "fried egg",
}  # fmt: skip
"""Words of the atlas whose symbol is another thing that looks like theirs: the reading says so, and an art pack that
has the very thing is asked first."""

ALWAYS_PLURAL: frozenset[str] = frozenset({"people", "children"})
"""Plural nouns that stand in the tables as they are."""

UNCHANGING: frozenset[str] = frozenset(
    "sheep fish goldfish deer reindeer salmon squid bison cattle aircraft bamboo corn lavender wheat".split()
)
"""Nouns whose plural is their singular, and plants that are spoken of as a mass: "a field of wheat"."""
