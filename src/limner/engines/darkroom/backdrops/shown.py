"""What each kind of backdrop shows: the reader's settings and things that stand for it, and what may stand in it."""

from limner.engines.darkroom.backdrops.tones import Tone, of_bytes

SETTINGS: dict[str, str] = {
    "meadow": "meadow", "savanna": "meadow", "farm": "meadow", "forest": "woods", "jungle": "woods", "swamp": "woods",
    "branch": "woods", "park": "garden", "garden": "garden", "village": "street", "street": "street",
    "rooftop": "skyline", "mountains": "mountains", "volcano": "mountains", "arctic": "snow", "desert": "desert",
    "beach": "beach", "sea": "sea", "lake": "lake", "harbour": "lake", "waterfall": "waterfall", "sky": "sky",
    "underwater": "underwater", "waterline": "underwater", "space": "stars", "room": "room", "bedroom": "bedroom",
    "kitchen": "kitchen", "bathroom": "bathroom", "laboratory": "office", "office": "office", "classroom": "classroom",
    "library": "library", "shop": "cafe", "cafe": "cafe", "workshop": "room", "hall": "hall",
    "museum": "gallery", "station": "hall", "gym": "gym", "stage": "stage", "table": "table", "studio": "sweep",
    "promenade": "sea", "pool": "poolside", "hot spring": "lake", "lobby": "hall", "diner": "cafe", "market": "shop",
    "greenhouse": "greenhouse", "summit": "mountains", "gorge": "mountains", "canyon": "canyon", "window": "room",
    "mirror": "room", "facade": "wall", "leaf": "woods", "ring": "gym", "moon": "stars", "mars": "desert",
    "great wave": "sea", "starry night": "stars", "carriage": "hall",
}  # fmt: skip
"""The kind of backdrop for each of the reader's settings; those that are left out have none."""
SYMBOLS: dict[str, str] = {
    "mountain": "mountains", "curtain": "curtain", "bookshelf": "library", "christmas_tree": "festive",
    "stadium": "stadium", "balloon": "party", "pumpkin": "halloween",
    "cherry_blossom_tree": "garden", "cloud": "sky", "planet": "stars", "star": "stars", "coral": "underwater",
    "wheat": "meadow", "lavender": "meadow", "sunflower": "meadow", "tulip": "meadow", "poppy": "meadow",
    "flower": "garden", "rose": "garden", "tree": "garden", "bush": "garden", "palm_tree": "beach",
    "fireplace": "room", "sofa": "room", "armchair": "room", "bed": "bedroom", "bathtub": "bathroom",
    "window": "room", "building": "skyline", "skyscraper": "skyline", "street_lamp": "street", "firework": "bokeh",
    "snowflake": "snow", "brick_wall": "wall", "leaf": "woods", "cactus": "desert",
    "bridge": "skyline", "candle": "bokeh", "grass": "meadow",
}  # fmt: skip
"""The kind for things that stand for a place where no place is named."""
SHOWN = frozenset(SYMBOLS) | frozenset({
    "table", "desk", "signpost", "potted_plant", "plant", "chair", "lamp", "floor_lamp", "sun", "moon",
    "house", "car", "traffic_light", "rock", "fern", "mushroom", "sky", "lantern", "light_bulb",
})  # fmt: skip
"""Things that are nothing but masses and lights where they are out of focus."""
_GREEN = frozenset({"tree", "bush", "leaf", "fern", "grass"})
_FURNITURE = frozenset({"sofa", "armchair", "chair", "lamp", "floor_lamp", "window"})
ALSO_SHOWN: dict[str, frozenset[str]] = {
    "garden": _GREEN, "meadow": _GREEN, "woods": _GREEN, "mountains": frozenset({"rock"}), "rocks": frozenset({"rock"}),
    "greenhouse": frozenset({"plant"}), "sky": frozenset({"sky", "moon"}), "snow": frozenset({"tree", "mountain"}),
    "beach": frozenset({"sky", "moon"}), "street": frozenset({"house", "building", "woman", "car"}),
    "night": frozenset({"building", "skyscraper", "street_lamp"}), "sea": frozenset({"moon"}),
    "stars": frozenset({"moon"}), **dict.fromkeys(("room", "bedroom", "cafe", "office"), _FURNITURE),
}  # fmt: skip
"""What backdrops show besides what stands for them."""
BLOOMS = frozenset({"flower", "lavender", "sunflower", "tulip", "poppy", "rose", "cherry_blossom_tree"})
ALSO_SHOWN |= {kind: ALSO_SHOWN[kind] | BLOOMS for kind in ("garden", "meadow")}
OWN_BLOOM: dict[str, Tone] = {
    "lavender": of_bytes((142, 112, 196)), "sunflower": of_bytes((246, 190, 34)), "poppy": of_bytes((214, 48, 34)),
    "tulip": of_bytes((222, 60, 80)), "rose": of_bytes((206, 60, 90)), "cherry_blossom_tree": of_bytes((250, 196, 212)),
}  # fmt: skip
FAR = frozenset({
    "castle", "lighthouse", "windmill", "barn", "boat", "sailboat", "ship", "bridge", "church", "temple", "pyramid",
    "eiffel_tower", "tower", "hot_air_balloon", "volcano", "pagoda", "mosque", "ruin", "ferris_wheel", "tent",
    "airplane", "rocket", "statue",
})  # fmt: skip
"""What may stand far off and drawn: large things. People, animals, food and tools would look drawn."""
