"""Places, and what words for them say of who is there. Values are the ids that the staging knows."""

from limner.engines.illustrator.reading.tables import homages
from limner.engines.illustrator.reading.tables.places import LAND_WORDS, ROOM_WORDS

SETTINGS: dict[str, str] = {
    "meadow": "meadow", "field": "meadow", "grass covered": "meadow", "grassland": "meadow", "prairie": "meadow",
    "hill": "meadow",
    "hillside": "meadow", "grass": "meadow", "countryside": "meadow", "pasture": "meadow", "valley": "meadow",
    "flower field": "meadow", "forest": "forest", "wood": "forest", "woods": "forest", "woodland": "forest",
    "jungle": "jungle", "rainforest": "jungle", **dict.fromkeys(
        ("pine forest", "fir forest", "spruce forest", "conifer forest", "coniferous forest", "taiga", "boreal forest",
         "pine wood", "pine woods"), "pine forest"),
    **dict.fromkeys(
        ("birch forest", "oak forest", "beech forest", "maple forest", "redwood forest",
         "cedar forest", "oak wood", "birch wood", "beech wood", "birch woods"), "forest"),
    "clearing": "forest",
    **dict.fromkeys(("winding road", "country road", "country lane", "dirt road", "gravel road", "rural road",
                     "winding path", "dirt path", "dirt track", "footpath"), "meadow"),
    **dict.fromkeys(("mountain road", "mountain path", "hiking trail", "mountain trail",
                     "mountain switchback", "switchback"), "mountains"),
    "forest road": "forest",
    "mountain": "mountains", "mountain range": "mountains", "peak": "mountains", "alps": "mountains",
    "canyon": "canyon", "mountain top": "summit",
    "summit": "summit", "top of a mountain": "summit", "top of the mountain": "summit", "mountain summit": "summit",
    "mountain peak": "summit", "gorge": "gorge", "ravine": "gorge", "desert": "desert", "dune": "desert",
    "sand dune": "desert", "savanna": "savanna", "savannah": "savanna", "safari": "savanna",
    "beach": "beach", "shore": "beach",
    **dict.fromkeys(("the sand", "black sand", "white sand", "golden sand", "wet sand", "warm sand", "red sand",
                     "yellow sand", "pink sand", "soft sand"), "beach"),
    "seaside": "beach", "coast": "beach", "island": "island",
    "tropical island": "island", "desert island": "island",
    "tropical beach": "beach", "seashore": "beach", "sea": "sea", "ocean": "sea",
    "open sea": "sea", "high waves": "sea", "rough sea": "sea", "stormy sea": "sea",
    "bottom of the sea": "underwater", "at the bottom of the sea": "underwater",
    "at the bottom of the ocean": "underwater", "on the sea floor": "underwater", "sea floor": "underwater",
    "at the bottom of a lake": "underwater", "on the ocean floor": "underwater", "on the seabed": "underwater",
    "bottom of the ocean": "underwater", "bottom of a lake": "underwater",
    **dict.fromkeys(("rapids", "whitewater", "white water", "brook", "creek"), "lake"),
    "loch": "lake", "fjord": "fjord", "fiord": "fjord", "reservoir": "lake",
    **dict.fromkeys(("ocean waves", "sea waves", "the waves", "rolling waves", "gentle waves"), "sea"),
    **dict.fromkeys(("wave", "tsunami", "tidal wave", "rogue wave"), "sea"),
    "harbour": "harbour", "harbor": "harbour", "bay": "sea",
    "underwater": "underwater",
    "under water": "underwater", "under the sea": "underwater", "coral reef": "underwater", "reef": "underwater",
    "ocean floor": "underwater", "seabed": "underwater", "deep sea": "underwater", "under the ocean": "underwater",
    **dict.fromkeys(
        ("flooded city under water", "underwater city", "sunken city", "drowned city", "atlantis", "city under the sea",
         "city under water", "submerged city", "lost city of atlantis", "city of atlantis",
         "ruins of atlantis", "underwater ruins", "sunken ruins", "sunken temple"), "sunken city"),
    **dict.fromkeys(
        ("ant colony", "ant nest", "ant farm", "burrow", "rabbit burrow", "rabbit warren", "warren", "mole tunnels",
         "underground burrow", "underground tunnels", "badger sett", "fox den"), "burrow"),
    "lake": "lake", "river": "lake", "pond": "lake", "stream": "lake", "lakeside": "lake",
    "water": "lake", "riverbank": "lake", "street": "street", "city": "street", "town": "street", "road": "street",
    "city street": "street", "downtown": "street", **dict.fromkeys(
        ("shop window", "bakery window", "toy shop window", "store window", "window display", "display window",
         "shopfront window", "flower shop window", "bookshop window", "cake shop window", "candy shop window",
         "butcher's window", "pastry shop window", "shop windows"), "shop window"),
     **dict.fromkeys(
        ("neon street", "neon lit street", "neon city", "neon lit city", "cyberpunk street", "cyberpunk city",
         "cyberpunk city street", "cyberpunk tokyo", "neon tokyo", "tokyo street", "chinatown"), "street"),
     "sidewalk": "street", "pavement": "street", "curb": "street", "kerb": "street", "curbside": "street",
     "side street": "street", "intersection": "crossroads", "busy intersection": "crossroads",
     "city intersection": "crossroads", "road junction": "crossroads",
     "bus lane": "street", "city block": "street", "street corner": "street",
    **dict.fromkeys(("skyline", "city skyline", "urban skyline", "cityscape", "city view", "view of the city"),
                    "skyline"),
    **dict.fromkeys(("small town", "little town", "tiny town"), "village"), "village": "village",
    "crossroads": "crossroads", "park": "park",
    "green space": "park", "city park": "park", "lawn": "park", "farm": "farm", "farmyard": "farm", "ranch": "farm",
    "garden": "garden", "backyard": "garden", "flower garden": "garden",     "greenhouse": "greenhouse",
    "glasshouse": "greenhouse", "conservatory": "greenhouse", "hothouse": "greenhouse", "botanical garden": "garden",
    "space": "space", "outer space": "space", "galaxy": "space", "cosmos": "space", "universe": "space",
    "sea of clouds": "sky",
    **dict.fromkeys(("mountain ledge", "rocky ledge", "mountain ridge", "rocky outcrop"), "summit"),
    "lunar surface": "moon", **dict.fromkeys(
        ("alien planet", "alien world", "alien landscape", "distant planet", "strange planet", "exoplanet",
         "surface of an alien planet", "another planet", "faraway planet", "foreign planet"), "alien world"),
    "surface of the moon": "moon", "on the moon": "moon", "moon surface": "moon",
    "on the surface of the moon": "moon", "on the surface of mars": "mars",
    "moonscape": "moon", "on mars": "mars", "martian surface": "mars", "surface of mars": "mars",
    "martian landscape": "mars", "on the red planet": "mars",
    "in orbit": "space", "skies": "sky", "night sky": "meadow", "room": "room",
    **dict.fromkeys(("in a flat", "empty apartment", "unfurnished apartment", "empty flat",
         "unfurnished flat", "studio flat", "cosy flat", "cozy flat"), "room"),
    "living room": "room", "bedroom": "bedroom",
    "house interior": "room", **dict.fromkeys(
        ("parlor", "parlour", "drawing room", "sitting room", "family room", "loft apartment", "studio apartment",
         "apartment interior", "industrial loft", "apartment living room", "loft living room", "living area", "tv room",
         "open plan living room", "breakfast nook", "window nook", "cozy nook", "cozy corner", "cosy corner"), "room"),
    **dict.fromkeys(
        ("kids room", "kids' room", "kid's room", "children's room", "child's room", "childs room", "teenager's room",
         "teen room", "boy's room", "girl's room", "baby's room", "baby room", "guest room", "master bedroom",
         "hotel room", "dorm room", "dormitory", "sleeping quarters", "bed chamber", "bedchamber"), "bedroom"),
    **dict.fromkeys(("home office", "study room", "writing room", "home study", "workspace", "co working space"),
                    "office"),
    "home library": "library", "home gym": "fitness room", "home cinema": "cinema", "home theater": "cinema",
    "farmhouse kitchen": "kitchen", "cottage kitchen": "kitchen", "kitchenette": "kitchen",
    "indoors": "room", "sofa room": "room", "cabin": "room",
    "classroom": "classroom", "schoolroom": "classroom", "one room school": "classroom",
    **dict.fromkeys(("kindergarten", "preschool", "daycare", "nursery school", "school room"), "classroom"),
    **dict.fromkeys(("water park", "aqua park", "waterpark", "poolside bar", "lido"), "pool"),
    **dict.fromkeys(("viking hall", "viking longhouse", "longhouse"), "hall"),
    **dict.fromkeys(("allotment", "vegetable garden", "kitchen garden", "community garden"), "garden"),
    **dict.fromkeys(("mangrove swamp", "mangrove forest", "mangroves"), "swamp"),
    **dict.fromkeys(("beach bar", "tiki bar", "beach club"), "beach"), "palm house": "greenhouse",
    "river rapids": "gorge", "whitewater rapids": "gorge", "chess club": "library",
    "steppe": "meadow", "grassy plain": "meadow", "plains": "meadow", "roundabout": "street", "high street": "street",
    "main street": "street", "shopping street": "street", "bus station": "street", "bus terminal": "street",
    "bus depot": "street", "railway platform": "station", "towpath": "canal",
    "subway entrance": "street", "metro entrance": "street",
    "subway exit": "street", "housing block": "street", "housing estate": "street", "canal towpath": "canal",
    "picnic area": "park", "picnic spot": "park", "picnic ground": "park", "village green": "park",
    "kitchen": "kitchen", "restaurant": "cafe", "cafe": "cafe",
    "café": "cafe", "coffee shop": "cafe", "bathroom": "bathroom", "office": "office",
    "library": "library", "study": "office", "studio": "studio", "workshop": "workshop", "museum": "museum",
    "museum hall": "museum", "museum gallery": "museum", "museum display": "museum",
    "museum lighting": "museum", "museum exhibit": "museum", "museum room": "museum",
    "tabletop": "table", "table top": "table", "desk": "table", "still life": "table", "windowsill": "table",
    "snowy landscape": "meadow", "landscape": "meadow", "arctic": "arctic", "south pole": "arctic",
    "north pole": "arctic", "antarctica": "arctic", "tundra": "arctic", "ice": "arctic",
    "iceberg": "arctic", "glacier": "arctic", "sky": "sky",
    "spaceship": "spaceship", "inside a spaceship": "spaceship", "spacecraft": "spaceship", "cave": "cave",
    "cavern": "cave", "grotto": "cave", "crystal cave": "cave", "swamp": "swamp", "marsh": "swamp", "bog": "swamp",
    "wetland": "swamp", "bayou": "swamp", "waterfall": "waterfall", **dict.fromkeys(
        ("jungle waterfall", "tropical waterfall", "rainforest waterfall"), "jungle falls"),
    "cascade": "waterfall", "volcano": "volcano",
    "lava field": "volcano", "crater": "volcano",
    "rooftop": "rooftop", "rooftop garden": "rooftop", "roof garden": "rooftop", "rooftop terrace": "rooftop",
    "roof terrace": "rooftop", "on a roof": "rooftop", "port": "harbour", "quay": "harbour",
    "marina": "harbour", "dock": "harbour", "fishing village": "harbour",
    "at the window": "window", "at a window": "window", "by the window": "window", "by a window": "window",
    "window ledge": "window", "window sill": "window",
    "window seat": "window", "near the window": "window", "out the window": "window",
    "before the mirror": "mirror", "at the mirror": "mirror",
    "lounge": "lobby",
    "hospital waiting room": "room",
    "lobby": "lobby", "hotel lobby": "lobby", "foyer": "lobby", "reception": "lobby", "hotel reception": "lobby",
    "subway car": "carriage", "train car": "carriage", "train compartment": "carriage", "on the train": "carriage",
    "railway carriage": "carriage", "train carriage": "carriage", "on a train": "carriage", "on a bus": "carriage",
    "on the bus": "carriage", "on the subway": "carriage", "on the metro": "carriage", "on a subway": "carriage",
    "inside a train": "carriage", "inside a bus": "carriage", "metro car": "carriage", "train interior": "carriage",
    "out of a train window": "carriage", "out of the train window": "carriage", "out of a bus window": "carriage",
    "bus interior": "carriage", "subway train": "carriage", "metro train": "carriage",
    "promenade": "promenade", "esplanade": "promenade", "boardwalk": "promenade", "seafront": "promenade",
    "waterfront": "promenade", "swimming pool": "pool", "outdoor pool": "pool", "pool": "pool", "poolside": "pool",
    "hot tub": "pool", "hot spring": "hot spring", "onsen": "hot spring", "thermal spring": "hot spring",
    "thermal bath": "hot spring", "geothermal pool": "hot spring",
    "market street": "market", "street market": "market", "market square": "market", "open air market": "market",
    "outdoor market": "market", "farmers market": "market", "farmers' market": "market", "flea market": "market",
    "bazaar": "market", "souk": "market", "night market": "market", "food market": "market", "fish market": "market",
    "fruit market": "market", "flower market": "market", "vegetable market": "market", **dict.fromkeys(
        ("christmas market", "xmas market", "christmas fair", "winter market", "advent market", "holiday market",
         "christmas village market"), "christmas market"),
    "market": "market", "marketplace": "market", "supermarket": "shop", "restaurant kitchen": "kitchen",

    "waterhole": "lake", "watering hole": "lake",
    "waiting room": "room", "locker room": "gym", "cubicle": "office",
    "concert": "stage",
    "bus stop": "street", "backyard garden": "garden",
    "hilltop": "meadow", "mountainside": "mountains", "mountain pass": "mountains", "crosswalk": "crossroads",
    "zebra crossing": "crossroads", "cross walk": "crossroads", "pedestrian crossing": "crossroads",
    "boulevard": "street",
    "avenue": "street", "driveway": "street", "city centre": "street",
    "city center": "street",
    **dict.fromkeys(
        ("boxing ring", "wrestling ring", "in the ring", "corner of a ring", "corner of the ring",
         "in the corner of a ring", "in the corner of the ring", "boxing match",
         "wrestling match"), "ring"),
    "reading corner": "room", "reading nook": "room", "cosy nook": "room", "nursery": "bedroom",
    "playroom": "room",
    "castle interior": "hall", "house interior design": "room",
    "spaceship interior": "spaceship", "library room": "library", "ski slope": "mountains", "ski resort": "mountains",
    "ski run": "mountains", "slope": "mountains",
    "countryside road": "meadow", "country road": "meadow",
    "barnyard": "farm",
    "lagoon": "sea", "shoreline": "beach", "riverside": "lake", "creek": "lake", "brook": "lake", "canal": "canal",
    "canalside": "canal",
    "grocery store": "shop", "store": "shop", "grocery": "shop",
    "bistro": "cafe", "restaurant interior": "cafe", "cafe interior": "cafe",
    "library interior": "library", "museum interior": "museum", "shop interior": "shop", "station": "station",
    "diner": "diner", "roadside diner": "diner", "fast food restaurant": "diner",
    "shed": "workshop",
    "shower": "bathroom", "washroom": "bathroom",
    "branch": "branch", "bough": "branch", "tree branch": "branch", "twig": "branch", "on a branch": "branch",
    "stage": "stage", "on stage": "stage", "theatre": "stage", "theater": "stage",
    "gym": "fitness room", "gymnasium": "gym", "sports hall": "gym", "basketball court": "gym",
    "castle hall": "hall", "great hall": "hall", "palace": "hall",
    "gallery": "museum", "art gallery": "museum", "exhibition": "museum", "train station": "station",
    "railway station": "station", "platform": "station", "train platform": "station",
    "laboratory": "laboratory", "lab": "laboratory", "science lab": "laboratory",
    **dict.fromkeys(("sea of clouds", "ocean of clouds", "carpet of clouds", "blanket of clouds"), "sky"),
    "clouds": "sky", "in the air": "sky", "in the clouds": "sky", "above the clouds": "sky",
}  # fmt: skip

COSMIC = frozenset(
    "outer deep endless cosmos cosmic star stars starry planet planets galaxy galaxies galactic nebula nebulae "
    "astronaut astronauts cosmonaut rocket spaceship spaceships spacecraft satellite orbit orbiting universe "
    "interstellar alien aliens comet asteroid asteroids ufo earth moon mars jupiter saturn infinite vast".split()
)
"""Words beside which any "space" is the universe."""

_TOLD = {word: place for place, words in (ROOM_WORDS | LAND_WORDS).items() for word in words.split(", ")}
if _twice := SETTINGS.keys() & _TOLD.keys():
    raise ValueError(f"words that mean two places: {sorted(_twice)}")
SETTINGS |= _TOLD


SETTINGS |= homages.PLACES

ROOMS = frozenset({"library", "museum", "cafe", "café", "restaurant", "arcade"})
"""Nouns of buildings that alone in a prompt mean the room inside; the value of each is in `SETTINGS`."""

PLANTED: dict[str, tuple[int, str]] = {
    "field": (36, "meadow"), "meadow": (36, "meadow"), "forest": (18, "forest"), "grove": (6, "garden"),
    "plantation": (24, "farm"), "patch": (24, "meadow"), "bed": (16, "garden"),
    "garden": (12, "garden"), "orchard": (9, "garden"),
}  # fmt: skip
"""After a plant's name: how many stand there, and in what place."""
EXPANSES = frozenset({"sea", "ocean", "carpet"})
"""Before "of" plants: as far as the eye reaches."""

FURNISHED: dict[str, str] = {
    **{room: SETTINGS[room] for room in ROOMS},
    "supermarket": "shop", "bakery": "bakery", "shop": "shop", "store": "shop", "church": "church",
    "cathedral": "church", "chapel": "church", "monastery": "church", "abbey": "church", "castle": "hall",
    "fortress": "hall", "palace": "hall", "temple": "temple", "shrine": "temple", "pagoda": "temple",
    "house": "room", "cottage": "room",
    "cabin": "room", "home": "room", "school": "classroom", "university": "lecture hall", "hospital": "hospital",
    "factory": "factory", "power plant": "factory", "observatory": "wizard's study", "hut": "room", "tower": "hall",
    "barn": "barn interior", "stable": "barn interior", "rocket": "spaceship", "spaceship": "spaceship",
    "spacecraft": "spaceship", "opera house": "stage", "space station": "spaceship",
    "starship": "spaceship", "treehouse": "room", "mansion": "room", "hotel": "bedroom",
    **dict.fromkeys(("wizard tower", "wizard's tower", "mage tower"), "wizard's study"),
    **dict.fromkeys(("gothic castle", "medieval castle", "haunted castle", "fairytale castle"), "hall"),
    "log cabin": "log cabin", "mosque": "prayer hall", "colosseum": "arena", "pyramid": "crypt",
}  # fmt: skip
"""Nouns of buildings and the room inside, which "interior" asks for, and of `ROOMS` what is in it."""

WITHIN: dict[tuple[str, str], str] = {
    ("window", "inside"): "facade", ("window", "looking at"): "window", ("window", "next to"): "window",
    ("window", "in front of"): "window", ("window", "sitting on"): "window", ("window", "on"): "window",
    ("window", "leaning against"): "window",
    ("leaf", "on"): "leaf", ("leaf", "sitting on"): "leaf",
    ("mirror", "inside"): "mirror", ("mirror", "looking at"): "mirror", ("mirror", "in front of"): "mirror",
    ("mountain", "on"): "summit", ("mount_fuji", "on"): "summit",
}  # fmt: skip
"""Symbols, the relations that somebody alive may have to them, and the place that is around him then."""

ALONE: dict[str, str] = {"volcano": "volcano"}
"""Symbols of land that is the picture's place where it alone is named and seen at work."""

RAILED: dict[str, str] = {"bridge": "viaduct", "suspension_bridge": "viaduct"}
"""Symbols of what leads over a valley, and the place that it is for a train."""

SLOPES: dict[str, str] = {"hill": "meadow", "hillside": "meadow", "slope": "meadow", "sand dune": "desert"}
"""Nouns of land that is the place of what is on it: who races down a hill is in the country."""

OUTSIDE: dict[str, frozenset[str]] = {
    "facade": frozenset({"street", "village"}), "window": frozenset({"room", "bedroom", "office", "street"}),
    "summit": frozenset({"mountains"}), "mirror": frozenset({"room", "bedroom", "bathroom"}),
}  # fmt: skip
"""Of those places, the settings that may be named with them: what is before the window, or the room that it is in."""

WORKPLACES = frozenset({"office", "laboratory", "workshop"})
"""Settings in which "people" are no children."""

VISITED: dict[str, tuple[str, str]] = {"aquarium": ("aquarium", "underwater")}
"""Symbols of things that are too small for people, the place that is meant where people are in one, and the one where
a large animal is."""

CABINS: dict[str, str] = {
    "tent": "tent", "teepee": "tent", "train": "carriage", "tram": "carriage", "bus": "carriage",
    "steam_locomotive": "carriage", "subway_train": "carriage", "submarine": "submarine", "igloo": "cave",
    "spaceship": "spaceship", "airplane": "airplane cabin", "vehicle": "car",
}  # fmt: skip
"""Symbols and kinds of what one sits in, and the place that it is from inside."""

ENTERED = frozenset({"tent", "carriage"})
"""Of those, the places that somebody is in wherever he is said to be inside; a car is seen with him in it."""

LOOSE_PLACES = frozenset(
    "landscape countryside carnival waterhole city town water room road gorge ravine valley hill "
    "hilltop hillside".split()
) | {
    "winding road",
    "country road",
    "country lane",
    "dirt road",
    "gravel road",
    "rural road",
    "winding path",
    "dirt path",
    "dirt track",
    "footpath",
}
"""Places that a nearer word for the same picture takes the place of: "landscape, waterfalls"."""

EVERYWHERE = frozenset({
    "sea of clouds", "above the clouds", "sky", "clouds", "in the air", "in the clouds", "grass", "lawn", "night sky",
    "hill",
})  # fmt: skip
"""What other places have as well."""

BESIDE: dict[str, frozenset[str]] = {
    "pine forest": frozenset({"forest", "mountains", "meadow"}),
    "treehouse village": frozenset({"forest", "jungle"}), "mushroom village": frozenset({"forest", "meadow"}),
    "hobbit village": frozenset({"meadow", "garden"}),
    "cliff": frozenset({"sea", "beach"}), "ship deck": frozenset({"sea"}), "shipyard": frozenset({"sea", "harbour"}),
    "balcony": frozenset({"street"}), "deck": frozenset({"mountains", "forest", "meadow"}),
    "beach": frozenset({"sea"}), "lighthouse": frozenset({"sea"}), "promenade": frozenset({"sea", "lake", "street"}),
    "waterfall": frozenset({"lake", "mountains", "forest"}), "mountains": frozenset({"lake", "forest", "meadow"}),
    "runway": frozenset({"airport"}), "village": frozenset({"street", "meadow"}),
    "canal": frozenset({"street"}), "crossroads": frozenset({"street"}),
    "skyline": frozenset({"street", "lake", "sea", "promenade"}),
    "island": frozenset({"beach", "sea"}),
    "fjord": frozenset({"mountains", "lake"}), "moor": frozenset({"mountains", "meadow"}),
    "sunken city": frozenset({"underwater", "street", "sea"}), "burrow": frozenset({"meadow", "garden"}),
    "terraces": frozenset({"mountains"}),
    "arctic": frozenset({"sea"}), "harbour": frozenset({"sea"}),
    "viaduct": frozenset({"mountains", "forest", "meadow", "canyon", "gorge", "lake"}),
    "neon alley": frozenset({"street", "alley"}),
    "vineyard": frozenset({"meadow"}), "lavender field": frozenset({"meadow"}),
    "ruins": frozenset({"jungle", "forest"}), "highway": frozenset({"desert"}), "oasis": frozenset({"desert"}),
    "jetty": frozenset({"lake", "sea", "harbour"}), "mud": frozenset({"lake", "meadow"}),
    "quarry": frozenset({"mountains"}),
    "motel": frozenset({"highway", "desert", "street"}), "oil rig": frozenset({"sea"}), "campus": frozenset({"park"}),
}  # fmt: skip
"""Places, and those that are seen from them anyway."""

PEOPLED: dict[str, tuple[tuple[int, str], ...]] = {
    **dict.fromkeys(("market street", "street market", "market square", "open air market", "outdoor market",
                     "farmers market", "flea market", "bazaar", "souk", "night market"),
                    ((5, "person"),)),
    **dict.fromkeys(homages.titled("girl with a pearl earring"), ((1, "girl"),)),
    **dict.fromkeys(homages.titled("american gothic"), ((1, "farmer"), (1, "woman"))),
    **dict.fromkeys(homages.titled("nighthawks"), ((2, "man"), (1, "woman"))),
    "bus stop": ((1, "bus stop"),), "bus station": ((2, "bus"),), "bus terminal": ((2, "bus"),),
    "bakery window": ((5, "loaf of bread"),),
    "toy shop window": ((3, "teddy bear"),),
    "candy shop window": ((5, "lollipop"),), "flower shop window": ((3, "bouquet"),),
    "cake shop window": ((3, "cake"),),
    "pastry shop window": ((4, "croissant"),), "bookshop window": ((5, "book"),), "shop window": ((3, "dress"),),
}  # fmt: skip
"""Places that are nothing without those who are there: how many, and as what word of the atlas."""

NIGHTLY = frozenset({
    "night market", "nightclub", "neon street", "neon lit street", "neon city", "neon lit city", "cyberpunk street",
    "cyberpunk city", "cyberpunk city street", "cyberpunk tokyo", "neon tokyo", *homages.titled("nighthawks"),
})  # fmt: skip
"""Places that say the hour as well."""

AUDIENCES: dict[str, int] = {"concert": 20}
"""How many "people" without a number are at these."""

PARTS_OF_PLACES = frozenset(
    "barrel tube crest curl mouth foot arm bed heart lip crown bank head neck shoulder ring belly eye face".split()
)
"""Nouns that before "of" and a place are a part of it, and no thing: "the barrel of a wave"."""

CROWDED: dict[str, int] = {
    "crowded": 12, "packed": 12, "busy": 6, "bustling": 6, "lively": 6, "teeming": 12,
}  # fmt: skip
"""Words before a place that say that people are there."""

WEATHERED: dict[str, str] = {
    "ski slope": "snow",
    "ski resort": "snow",
    "ski run": "snow",
    "outdoor rink": "snow",
    "outdoor ice rink": "snow",
    "snowy landscape": "snow",
    "stormy sea": "storm",
    "rough sea": "wind",
}
"""Settings that bring their weather with them though their id does not."""
