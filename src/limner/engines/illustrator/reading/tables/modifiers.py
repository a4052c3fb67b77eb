"""Numbers, collections and the adjectives that change how a thing is drawn."""

from limner.engines.illustrator.reading.kinds import Rank

NUMBERS: dict[str, int] = {
    "one": 1, "one of them": 1, "one of which": 1, "single": 1, "lone": 1, "two": 2, "three": 3, "four": 4,
    "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "dozen": 12, "both": 2, "twin": 2,
    "few": 3, "some": 3, "several": 5, "many": 8, "lots of": 8, "numerous": 8, "countless": 40, "a couple of": 2,
    "couple of": 2, "a pair of": 2, "pair of": 2, "a trio of": 3, "trio of": 3, "a duo of": 2, "duo of": 2,
    "a quartet of": 4, "quartet of": 4, "a quintet of": 5, "quintet of": 5, "a sextet of": 6, "sextet of": 6,
    "half a dozen": 6, "a dozen": 12,
    "a few": 3, "a lot of": 8, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "hundred": 60,
    "a hundred": 60, "thousand": 60, "a thousand": 60, "million": 60, "dozens of": 24, "hundreds of": 40,
    "thousands of": 60, "millions of": 60, "plenty of": 8, "a number of": 5, "a handful of": 4,
    "a trio": 3, "multiple": 4, "various": 4,
    "two pairs of": 4, "three pairs of": 6, "four pairs of": 8, "five pairs of": 10, "six pairs of": 12,
}  # fmt: skip

_GRIDS = {f"{a} by {b} grid of": a * b for a in range(2, 8) for b in range(2, 8)}

COLLECTIONS: dict[str, int] = {
    "group of": 5, "flock of": 9, "herd of": 7, "school of": 9, "shoal of": 9, "swarm of": 17, "pack of": 5,
    "crowd of": 30, "bunch of": 5, "bouquet of": 7, "fleet of": 5, "row of": 5, "line of": 5, "stack of": 4,
    "pile of": 6, "cluster of": 5, "team of": 5, "queue of": 8, "line up of": 5, "troop of": 6,
    "caravan of": 4, "panel of": 5, "committee of": 5, "parliament of": 5, "couples of": 4,
    "army of": 20, "band of": 5, "class of": 6,
    "bed of": 12, "garden of": 12, "orchard of": 9, "plantation of": 24, "basketful of": 6, "bundle of": 5,
    "wall of": 12, "collection of": 6, "set of": 4, "series of": 4,
    "field of": 36, "meadow of": 36, "field full of": 36, "meadow full of": 36,
    "litter of": 5, "pod of": 5, "colony of": 9, "grove of": 6,
    "forest of": 18, "sea of": 30, "ocean of": 30, "variety of": 5, "assortment of": 6, "gang of": 5, "gaggle of": 6,
    "parade of": 6, "circle of": 6, "heap of": 6, "mound of": 6, "pyramid of": 6, "brood of": 5, "pride of": 5,
    "murder of": 7, "handful of": 4, "couple dozen": 12, "batch of": 6, "string of": 6, "garland of": 6,
    "mountain of": 6, "carpet of": 12, "cloud of": 9, "trail of": 4, "shower of": 7, "hoard of": 6, "basketload of": 6,
    "suit of": 1, "tower of": 4, "ring of": 6, "grid of": 9, **_GRIDS,
}  # fmt: skip

ARRANGEMENTS: dict[str, str] = {
    **{f"{how} on {top}{other}": "stack" for how in ("standing", "sitting", "lying", "balancing", "balanced", "piled")
       for top in ("", "top of ") for other in ("each other", "one another")},
    "stacked": "stack", "stacked up": "stack", "piled up": "stack", "on top of each other": "stack",
    "on top of one another": "stack", "stacked on top of each other": "stack", "one on top of the other": "stack",
    "stacked on top of one another": "stack", "stacked vertically": "stack", "in a stack": "stack",
    "in a tower": "stack", "in a row": "row", "in a line": "row", "lined up": "row", "lined up in a row": "row",
    "side by side": "row", "arranged in a row": "row", "arranged in a line": "row", "in a circle": "ring",
    "in a ring": "ring", "arranged in a circle": "ring", "forming a circle": "ring", "in a grid": "grid",
    "arranged in a grid": "grid", "on a grid": "grid", "in a pyramid": "pyramid", "stacked in a pyramid": "pyramid",
    **dict.fromkeys(("in pairs", "two by two", "in twos", "paired up", "arranged in pairs", "lined up in pairs",
                     "sitting in pairs", "standing in pairs"), "pairs"),
    **dict.fromkeys(("face to face", "facing each other", "facing one another", "looking at each other",
                     "nose to nose", "staring at each other", "opposite each other"), "facing"),
    **dict.fromkeys(("back to back", "facing away from each other", "facing opposite directions",
                     "facing opposite ways", "with their backs to each other",
                     "with their backs turned to each other"), "back to back"),
}  # fmt: skip
"""How several of a kind stand together."""

GATHERED: dict[str, str] = {
    "stack": "stack", "tower": "stack", "row": "row", "line": "row", "circle": "ring", "ring": "ring", "grid": "grid",
    "pyramid": "pyramid",
}  # fmt: skip
"""The arrangement that a collection is, by its first word but for numbers."""

RANKS: dict[str, Rank] = {
    "first": "first", "left": "first", "top": "first", "upper": "first", "front": "first", "leftmost": "first",
    "middle": "middle", "central": "middle", "center": "middle", "centre": "middle",
    "last": "last", "right": "last", "bottom": "last", "lower": "last", "final": "last", "rightmost": "last",
}  # fmt: skip
"""Which one of a line is meant: from left to right, from the top down."""

SIZES: dict[str, str] = {
    "tiny": "tiny", "miniature": "tiny", "wee": "tiny", "minuscule": "tiny", "small": "small", "little": "small",
    "large": "large", "big": "large", "tall": "large", "long": "large", "huge": "huge", "giant": "huge",
    "gigantic": "huge", "enormous": "huge", "massive": "huge", "colossal": "huge", "towering": "huge",
    "oversized": "huge", "outsized": "huge", "short": "small", "mini": "small", "immense": "huge",
    "monumental": "huge", "bigger": "large", "larger": "large", "taller": "large", "smaller": "small",
    "shorter": "small", "biggest": "huge", "largest": "huge", "tallest": "huge", "smallest": "tiny", "tiniest": "tiny",
    "supersized": "huge", "life sized": "normal", "giant sized": "huge", "larger than life": "huge", "teeny": "tiny",
    "microscopic": "tiny",
}  # fmt: skip

MATERIALS: dict[str, str] = {
    "wooden": "wood", "wood": "wood", "metal": "metal", "metallic": "metal", "steel": "metal", "iron": "metal",
    "glass": "glass", "crystal": "crystal", "cut glass": "crystal",
    "transparent": "glass", "see through": "glass", "translucent": "glass",
    "golden": "gold", "silver": "silver", "gold": "gold",
    "stone": "stone", "marble": "marble",
    "brick": "brick", "paper": "paper", "plastic": "plastic", "leather": "leather", "woollen": "wool",
    "woolen": "wool", "knitted": "wool", "velvet": "velvet", "ceramic": "ceramic", "porcelain": "porcelain",
    "bone china": "porcelain", "delftware": "porcelain",
    "clay": "clay", "bamboo": "bamboo", "straw": "straw", "copper": "copper", "bronze": "bronze", "rusty": "rust",
    "icy": "ice", "ice": "ice", "bricks": "brick",
    "cardboard": "cardboard", "yarn": "wool", "wool": "wool",
    "terracotta": "clay", "concrete": "stone", "granite": "stone", "fluffy": "fur",
    "furry": "fur", "chocolate": "chocolate", "brass": "brass", "chrome": "chrome", "chromed": "chrome",
    "aluminium": "metal", "aluminum": "metal", "tin": "metal", "denim": "denim", "felt": "felt", "silk": "silk",
    "satin": "silk", "cotton": "cotton", "linen": "cotton", "fabric": "fabric", "cloth": "fabric", "lace": "lace",
    "wax": "wax", "rubber": "rubber", "rubber sole": "rubber",
    "rubber soled": "rubber", "mahogany": "mahogany", "crocheted": "wool", "woven": "wicker",
    "thatched": "straw",
    "lego": "blocks", "lego brick": "blocks", "lego block": "blocks", "building block": "blocks",
    "toy brick": "blocks", "toy block": "blocks", "plastic brick": "blocks",
    "wicker": "wicker", "rattan": "wicker", "basketwork": "wicker", "zinc": "metal", "tweed": "fabric",
    "rusted": "rust", "rusty iron": "rust", "rusted iron": "rust", "rusty metal": "rust",
    "rusted metal": "rust", "rusty steel": "rust", "corroded": "rust", "cast iron": "metal", "wrought iron": "metal",
    "stainless steel": "metal", "knitted wool": "wool", "crocheted wool": "wool", "knitted yarn": "wool",
    "knit": "wool",
    "gold leaf": "gold", "solid gold": "gold", "pure gold": "gold", "sterling silver": "silver", "clockwork": "brass",
    "earthenware": "clay", "obsidian": "obsidian", "foil": "silver", "plush": "fur",
}  # fmt: skip

STUFF: dict[str, str] = {
    **dict.fromkeys(("driftwood", "plywood", "timber", "lumber", "scrap wood", "wood scraps", "old wood", "oak", "pine",
                     "birch", "ebony", "walnut wood", "cherry wood", "planks", "wooden planks", "bark"), "wood"),
    **dict.fromkeys(("newspaper", "old newspaper", "tissue", "tissue paper", "crepe paper", "papier mache",
                     "paper mache", "wrapping paper", "parchment", "paper cutouts"), "paper"),
    **dict.fromkeys(("cardboard box", "corrugated cardboard"), "cardboard"),
    **dict.fromkeys(("silver foil", "tin foil", "aluminum foil", "aluminium foil", "kitchen foil"), "silver"),
    **dict.fromkeys(("scrap metal", "junk metal", "tin can", "sheet metal", "scrap", "titanium", "tungsten"), "metal"),
    **dict.fromkeys(("twig", "reed", "dry grass", "dried grass", "raffia", "hay straw"), "straw"),
    **dict.fromkeys(("fruit crate", "wooden crate", "orange crate", "apple crate", "wine crate", "milk crate",
                     "packing crate", "crate", "pallet", "old pallet"), "wood"),
    **dict.fromkeys(("quilt", "patchwork quilt", "old quilt", "rag", "cloth scraps", "carpet", "burlap", "canvas"),
                    "fabric"),
    **dict.fromkeys(("river ice", "lake ice", "frozen water", "clear ice"), "ice"),
    **dict.fromkeys(("stained glass", "sea glass", "broken glass", "blown glass"), "glass"),
    **dict.fromkeys(("diamond", "diamonds", "quartz", "amethyst", "gemstone"), "crystal"),
    "sand": "sand", "snow": "snow", "jelly": "jelly", "gelatin": "jelly", "jello": "jelly", "hay": "straw",
    "rock": "stone", "rocks": "stone", "stones": "stone", "jade": "jade",
    "emerald": "jade", "earth": "mud", "mud": "mud",
    "origami paper": "paper", "folded paper": "paper", "water": "water", "fire": "fire", "wave": "water",
    "ocean wave": "water", "sea wave": "water", "ocean water": "water", "sea water": "water", "sea": "water",
    "ocean": "water", "flowing water": "water", "splashing water": "water", "liquid": "water", "flame": "fire",
    "lava": "fire", "magma": "fire", "cloud": "cloud", "fluffy cloud": "cloud", "white cloud": "cloud",
    "smoke": "smoke", "fog": "smoke", "mist": "smoke", "vapour": "smoke", "steam": "smoke", "star": "star",
    "starlight": "star", "stardust": "star", "constellation": "star", "galaxy": "star", "night sky": "star",
    "starry sky": "star",
}  # fmt: skip
"""Of these something may be made, though elsewhere the words mean another thing."""

MATERIAL_COLOURS: dict[str, str] = {
    "wood": "#a5713f", "metal": "#98a3ae", "gold": "#dca92f", "silver": "#b9c0c8", "stone": "#aaa69e",
    "marble": "#e9e6e1", "brick": "#b0533c", "leather": "#8a5530", "clay": "#c0704a", "bamboo": "#c9b765",
    "straw": "#efd581", "wicker": "#c99a58", "copper": "#b8703a", "bronze": "#a97142", "rust": "#a3552d",
    "ice": "#bfe3f2",
    "chocolate": "#5b3522", "brass": "#c9a24a", "chrome": "#c3ccd4", "denim": "#4a6a94", "sand": "#dcc596",
    "snow": "#f1f5f8", "mahogany": "#6b2f22", "jade": "#2f9d7c", "obsidian": "#2a2830", "mud": "#6d4a30",
    "water": "#7fc4e6", "fire": "#f0832a",
}  # fmt: skip

PATTERNS: dict[str, str] = {
    "striped": "stripes", "stripy": "stripes", "stripey": "stripes", "spotted": "spots", "spotty": "spots",
    "dotted": "dots", "polka dot": "dots", "polka dotted": "dots", "checkered": "checks", "chequered": "checks",
    "checked": "checks", "plaid": "plaid", "tartan": "plaid", "floral": "flowers", "flowery": "flowers",
    "flannel": "plaid", "tweed": "tweed", "hawaiian": "flowers", "aloha": "flowers", "argyle": "checks",
    "houndstooth": "checks", "herringbone": "tweed",
    **dict.fromkeys(("piebald", "pinto", "skewbald", "patchy"), "patches"), "brindle": "brindle", "brindled": "brindle",
    "bicolour": "bicolour", "bicolor": "bicolour",
    "patterned": "dots", "patchwork": "checks", "stripe": "stripes", "polka dots": "dots", "spot": "spots",
    "dots": "dots", "checks": "checks", "pinstriped": "stripes", "gingham": "checks", "leopard print": "spots",
}  # fmt: skip

AGES: dict[str, str] = {
    "baby": "young", "young": "young", "old": "old", "elderly": "old", "aged": "old", "ancient": "old",
    "adult": "adult",
    "newborn": "young", "teenage": "young", "middle aged": "adult", "senior": "old", "youthful": "young",
    "grown": "adult", "grown up": "adult", "wrinkly": "old",
}  # fmt: skip

MOODS: dict[str, str] = {
    "happy": "happy", "smiling": "happy", "cheerful": "happy", "joyful": "happy", "laughing": "happy",
    "sad": "sad", "crying": "sad", "lonely": "sad", "angry": "angry", "grumpy": "angry", "fierce": "angry",
    "surprised": "surprised", "scared": "surprised", "sleepy": "sleepy", "tired": "sleepy", "calm": "calm",
    "peaceful": "calm", "serene": "calm", "proud": "proud", "curious": "curious", "playful": "happy",
    "grinning": "happy", "delighted": "happy", "cheery": "happy",
    "merry": "happy", "jolly": "happy", "unhappy": "sad", "weeping": "sad", "depressed": "sad",
    "furious": "angry", "mad": "angry", "frowning": "angry", "snarling": "angry", "growling": "angry",
    "frightened": "surprised", "shocked": "surprised", "astonished": "surprised", "afraid": "surprised",
    "drowsy": "sleepy", "exhausted": "sleepy", "yawning": "sleepy", "content": "calm", "meditating": "calm",
}  # fmt: skip

POSES: dict[str, str] = {
    "sit": "sitting", "sitting": "sitting", "seated": "sitting", "perched": "sitting", "perching": "sitting",
    "stand": "standing", "standing": "standing", "posing": "standing", "lounges": "sitting", "lounged": "sitting",
    "run": "running", "running": "running", "jogging": "running",
    "galloping": "running", "racing": "running", "chase": "running", "chasing": "running", "sprinting": "running",
    "sleep": "sleeping", "sleeping": "sleeping", "asleep": "sleeping", "napping": "sleeping", "resting": "sleeping",
    "lying": "sleeping", "lie": "sleeping", "curled up": "sleeping", "lying down": "sleeping", "laying": "sleeping",
    "laying down": "sleeping", "lays down": "sleeping", "lie down": "sleeping", "lies down": "sleeping",
    "snoozing": "sleeping", "dozing": "sleeping", "taking a nap": "sleeping", "sprawled": "sleeping",
    "sprawled out": "sleeping", "reclining": "sleeping", "fly": "flying", "flying": "flying",
    "soaring": "flying", "hovering": "flying", "gliding": "flying", "swim": "swimming", "swimming": "swimming",
    "diving": "swimming", "floating": "floating", "float": "floating", "walk": "walking", "walking": "walking",
    "strolling": "walking", "hiking": "walking", "wandering": "walking", "marching": "walking",
    "jump": "jumping", "jumping": "jumping", "leaping": "jumping", "breaching": "jumping",
    "pouncing": "jumping", "rolling": "rolling", "rolling around": "rolling", "rolling over": "rolling",
    "dance": "waving", "dancing": "waving",
    "wave": "waving", "waving": "waving", "cheering": "waving", "read": "reading", "reading": "reading",
    "howling": "howling", "eating": "eating", "drinking": "drinking", "playing": "playing", "play": "playing",
    "grazing": "grazing",
}  # fmt: skip
"""Verbs to poses; both the base and the -ing form, since the lemmatiser keeps participles."""

OF_THEMSELVES = frozenset(
    "floating flying hovering sleeping napping swimming soaring galloping dancing grazing leaping marching".split()
)
"""Of those, the words for what is done to nothing, so that a noun straight after them is whose pose it is."""

SHINING = frozenset("glowing lit warm shining illuminated lighted bright".split())
"""What is said of a window behind which there is light."""
