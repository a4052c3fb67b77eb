"""Words for what is around a hole in a picture: grounds, materials and masses, and words that want it empty.

The values are families of materials, which look alike in photographs; "" is one of no look of its own.
"""

GROUNDS: dict[str, str] = {
    **dict.fromkeys(("grass", "lawn", "turf", "meadow", "grassland", "pasture", "prairie", "field", "greenery",
                     "foliage", "vegetation", "undergrowth", "moss", "ivy", "clover", "hay", "crop", "crops", "leafage",
                     "weeds", "shrubbery", "forest", "woods", "woodland", "jungle", "rainforest", "paddy", "fern",
                     "ferns", "reeds", "bushland", "garden", "park", "golf course", "football field", "hillside",
                     "hedge", "hedgerow", "ground cover", "forest floor", "slope", "valley", "vineyard", "cornfield",
                     "tree canopy", "treetops"), "plants"),
    **dict.fromkeys(("sand", "desert", "dune", "sand dune", "sandbank"), "sand"),
    **dict.fromkeys(("water", "sea", "ocean", "lake", "river", "pond", "stream", "creek", "canal", "bay", "lagoon",
                     "pool", "puddle", "wave", "ripple", "surf", "foam", "sea foam", "waterfall", "harbour",
                     "harbor", "swamp"), "water"),
    **dict.fromkeys(("sky", "skies", "blue sky", "clear sky", "night sky", "starry sky", "cloudscape", "air", "fog",
                     "mist", "haze", "horizon"), "sky"),
    **dict.fromkeys(("snow", "ice", "frost", "snowfield", "glacier"), "snow"),
    **dict.fromkeys(("wood", "hardwood", "timber", "plank", "planks", "wood planks", "board", "boards", "floorboard",
                     "floorboards", "parquet", "decking", "plywood", "laminate", "wood grain", "tree bark",
                     "panelling", "paneling", "bamboo", "bamboo floor", "parquet floor", "oak floor"), "wood"),
    **dict.fromkeys(("brick", "bricks", "brickwork", "brick wall"), "brick"),
    **dict.fromkeys(("concrete", "cement", "asphalt", "tarmac", "bitumen", "gravel", "pebble", "pebbles", "cobblestone",
                     "cobblestones", "cobbles", "paving", "paving stone", "pavement", "sidewalk", "road", "street",
                     "highway", "stone", "stones", "stonework", "masonry", "flagstone", "slate", "granite", "marble",
                     "rock face", "cliff", "rubble", "driveway", "parking lot", "alley", "path", "pathway", "footpath",
                     "trail", "track", "railway track", "square", "plaza", "terrace", "patio", "crossroads",
                     "crosswalk", "runway", "kerb", "curb", "lane"), "stone"),
    **dict.fromkeys(("soil", "earth", "dirt", "mud", "clay", "farmland", "ploughed field", "dust", "mulch", "peat"),
                    "earth"),
    **dict.fromkeys(("ground", "floor", "flooring", "wall", "ceiling", "surface", "tile", "tiles", "tiling", "tilework",
                     "roof", "rooftop", "facade", "fence", "plaster", "stucco", "wallpaper", "paint", "linoleum",
                     "vinyl", "carpet", "carpeting", "rug", "mat", "curtain", "curtains", "drapes", "blinds",
                     "fabric", "cloth", "textile", "linen", "cotton", "silk", "velvet", "denim", "wool", "leather",
                     "tablecloth", "blanket", "bedsheet", "bed sheet", "upholstery", "canvas", "paper", "cardboard",
                     "metal", "steel", "sheet metal", "rust", "plastic", "rubber", "felt", "knitwear", "rock",
                     "sandstone", "bedrock", "fur", "skin",
                     "hair", "feathers", "plumage", "backdrop", "background", "backdrops", "surroundings",
                     "surrounding area", "environment", "scenery", "landscape", "countryside", "area", "space",
                     "texture", "material", "pattern", "tabletop", "table top", "countertop", "worktop", "desktop",
                     "table surface", "gradient", "bokeh", "blur", "shadow", "shadows", "darkness", "cityscape",
                     "skyline", "court", "playground", "courtyard", "corridor", "hallway", "stairs", "staircase",
                     "steps", "platform", "beach", "seashore", "shore", "coast", "coastline", "seaside"), ""),
}  # fmt: skip
"""Nouns that as the head of a prompt name what a picture consists of, and not a thing that stands in it."""

MADE: dict[str, str] = {
    "wooden": "wood", "wood": "wood", "oak": "wood", "pine": "wood", "walnut": "wood", "sandy": "sand",
    "snowy": "snow", "snow covered": "snow", "icy": "snow", "frozen": "snow", "grassy": "plants", "leafy": "plants",
    "mossy": "plants", "overgrown": "plants", "brick": "brick", "stone": "stone", "stony": "stone", "rocky": "stone",
    "concrete": "stone", "cement": "stone", "marble": "stone", "granite": "stone", "cobbled": "stone",
    "gravel": "stone", "asphalt": "stone", "paved": "stone", "dirt": "earth", "muddy": "earth", "earthen": "earth",
    "sand": "sand", "grass": "plants", "water": "water", "snow": "snow",
}  # fmt: skip
"""Words before a ground that say what it is made of."""

MASSES: dict[str, str] = {
    **dict.fromkeys(("tree", "bush", "shrub", "leaf", "pine tree", "palm tree", "plant", "branch", "twig", "pine",
                     "birch", "conifer"), "plants"),
    **dict.fromkeys(("rock", "boulder", "hill", "mountain", "building", "house", "shelf", "pillow", "cushion"), ""),
    "cloud": "sky", "wave": "water",
}  # fmt: skip
"""Nouns that in a bare plural name a mass of which the surroundings consist: "trees", "autumn leaves"."""

COUNTED = frozenset({
    "stone", "pebble", "cobblestone", "brick", "tile", "plank", "board", "rug", "carpet", "mat", "blanket", "curtain",
    "fence", "rock", "waterfall", "puddle", "fern", "feather", "mist", "wave", "flagstone", "floorboard",
})  # fmt: skip
"""Of the grounds, those that after "a" or a number are things."""

FURNITURE = frozenset(
    {
        "table",
        "desk",
        "counter",
        "shelf",
        "bench",
        "bed",
        "couch",
        "sofa",
        "door",
        "gate",
        "plate",
        "tray",
        "window",
        "bridge",
        "pier",
        "dock",
        "deck",
        "nightstand",
        "mattress",
        "chair",
        "bookshelf",
        "sign",
        "page",
        "screen",
        "shirt",
        "dress",
        "jacket",
        "sweater",
        "coat",
    }
)
"""Things with a surface, which are meant as what is around where they are spoken of as known, or as bare."""

TOPS = frozenset({"table", "desk", "counter", "shelf", "deck", "pier", "dock"})
"""Furniture that is a ground where its material is named and no article: "wooden table"."""

BARE = frozenset({"empty", "bare", "blank", "clean", "clear", "cleared", "vacant", "plain", "uncluttered", "free"})
"""Words that ask for nothing to stand there."""

DEFINITE = frozenset({"the", "same", "this", "that", "existing", "original", "its", "his", "her", "their", "rest",
                      "surrounding", "neighbouring", "neighboring", "adjacent"})  # fmt: skip
"""Words before something that is already in the picture."""

DETAILS = frozenset(
    "cloud ripple wave crack footprint footstep track shadow reflection leaf flower poppy buttercup petal daisy "
    "daisies dandelion clover wildflower pebble texture grain pattern stripe tile plank joint grout weed star "
    "foam moss blade speck stain scratch wrinkle fold crease light sunlight gradient bokeh detail edge line "
    "marking puddle dew dust bush shrub tree rock stone hill mountain".split()
)
"""What a ground has about it: after "with" in the plural, or without an article, it is no thing of its own."""

PARTS = frozenset({
    "patch", "strip", "stretch", "expanse", "piece", "bit", "section", "area", "part", "surface", "bed", "layer",
    "sheet", "lots", "plenty", "lot", "more", "field", "sea", "carpet", "texture", "pattern", "close up", "view",
    "rest", "continuation", "blanket", "mass", "swath", "swathe", "body", "row", "rows", "wall", "background",
    "image", "photo", "picture", "photograph",
})  # fmt: skip
"""Words before "of" that leave it to the next noun what is meant."""

REMOVING = frozenset({
    "remove", "removed", "removing", "erase", "erased", "erasing", "delete", "deleted", "eliminate", "get rid",
    "take away", "take out", "take off", "clean up", "clean out", "cut out", "wipe", "wipe out", "hide",
    "edit out", "paint out", "paint over", "photoshop out", "cover up", "retouch", "clone out",
})  # fmt: skip
"""Verbs whose object is to go; "and put" and the like begin another part."""

TAKING = frozenset({"take", "taking", "move", "get", "cut", "make", "wipe"})
AWAY = frozenset({"away", "off", "out", "disappear", "vanish", "gone", "invisible"})
"""Verbs that let something go together with one of these words."""

REPLACING = frozenset({"replace", "replaced", "replacing", "swap", "change", "turn", "exchange", "substitute", "fill",
                       "filled", "cover", "covered", "paint"})  # fmt: skip
"""Verbs after which what is wanted stands behind `INTO`; what stands before it goes."""

ANEW = frozenset({"add", "put", "draw", "insert", "place", "show", "create", "instead"})
"""Words behind something that goes after which something else is asked for."""

INTO = frozenset({"with", "by", "into", "to", "for", "in"})

CONTINUING = frozenset({
    "nothing", "none", "void", "empty", "blank", "emptiness", "seamless", "seamlessly", "same", "more", "continue",
    "continued", "continuing", "continuation", "extend", "extended", "extending", "match", "matching", "blend",
    "blended", "blending", "restore", "restored", "repair", "repaired", "inpaint", "inpainted", "fill", "around",
    "rest", "surrounding", "complete", "completed", "disappear", "gone", "vanish", "uninterrupted", "unobstructed",
    "as before", "as it was", "keep", "existing", "original", "clean", "bare", "plain", "uniform", "natural",
    "naturally", "consistent", "similar", "like", "here", "there", "just", "only", "everything", "anything", "else",
    "object", "objects", "people", "person", "nobody", "unchanged", "invisible", "hidden", "background",
    "clutter", "content aware", "aware", "content",
})  # fmt: skip
"""Words that ask for what is around to go on, and small words beside them."""
