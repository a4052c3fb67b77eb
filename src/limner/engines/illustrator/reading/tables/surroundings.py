"""Where and when: settings, hours, seasons, weather. Values are the ids that the staging knows."""

SETTINGS: dict[str, str] = {
    "meadow": "meadow", "field": "meadow", "grassland": "meadow", "prairie": "meadow", "hill": "meadow",
    "hillside": "meadow", "grass": "meadow", "countryside": "meadow", "pasture": "meadow", "valley": "meadow",
    "flower field": "meadow", "forest": "forest", "wood": "forest", "woods": "forest", "woodland": "forest",
    "jungle": "jungle", "rainforest": "jungle", "pine forest": "forest", "clearing": "forest",
    "mountain": "mountains", "mountain range": "mountains", "peak": "mountains", "alps": "mountains",
    "cliff": "mountains", "canyon": "desert", "mountain top": "mountains", "desert": "desert", "dune": "desert",
    "sand dune": "desert", "oasis": "desert", "savanna": "savanna", "savannah": "savanna", "safari": "savanna",
    "beach": "beach", "shore": "beach", "seaside": "beach", "coast": "beach", "island": "beach",
    "tropical island": "beach", "tropical beach": "beach", "seashore": "beach", "sea": "sea", "ocean": "sea",
    "open sea": "sea", "wave": "sea", "harbour": "harbour", "harbor": "harbour", "bay": "sea",
    "underwater": "underwater",
    "under water": "underwater", "under the sea": "underwater", "coral reef": "underwater", "reef": "underwater",
    "ocean floor": "underwater", "seabed": "underwater", "deep sea": "underwater", "under the ocean": "underwater",
    "aquarium": "underwater", "lake": "lake", "river": "lake", "pond": "lake", "stream": "lake", "lakeside": "lake",
    "water": "lake", "riverbank": "lake", "street": "street", "city": "street", "town": "street", "road": "street",
    "city street": "street", "downtown": "street", "alley": "street", "sidewalk": "street", "pavement": "street",
    "skyline": "street", "highway": "street", "village": "village", "crossroads": "street", "park": "park",
    "playground": "park", "city park": "park", "lawn": "park", "farm": "farm", "farmyard": "farm", "ranch": "farm",
    "garden": "garden", "backyard": "garden", "flower garden": "garden", "orchard": "garden",
    "greenhouse": "greenhouse",
    "glasshouse": "greenhouse", "conservatory": "greenhouse", "hothouse": "greenhouse", "botanical garden": "garden",
    "space": "space", "outer space": "space", "galaxy": "space", "cosmos": "space", "universe": "space",
    "lunar surface": "moon", "surface of the moon": "moon", "on the moon": "moon", "moon surface": "moon",
    "moonscape": "moon", "on mars": "mars", "martian surface": "mars", "surface of mars": "mars",
    "martian landscape": "mars", "on the red planet": "mars",
    "in orbit": "space", "night sky": "meadow", "room": "room", "living room": "room", "bedroom": "bedroom",
    "house interior": "room", "indoors": "room", "sofa room": "room", "cabin": "room", "attic": "room",
    "classroom": "classroom", "kitchen": "kitchen", "bakery": "shop", "restaurant": "cafe", "cafe": "cafe",
    "café": "cafe", "coffee shop": "cafe", "bathroom": "bathroom", "dining room": "room", "office": "office",
    "library": "library", "study": "office", "studio": "studio", "workshop": "workshop", "museum": "museum",
    "tabletop": "table", "table top": "table", "desk": "table", "still life": "table", "windowsill": "table",
    "snowy landscape": "meadow", "landscape": "meadow", "arctic": "arctic", "south pole": "arctic",
    "north pole": "arctic", "antarctica": "arctic", "tundra": "arctic", "ice": "arctic",
    "iceberg": "arctic", "glacier": "arctic", "sky": "sky",
    "spaceship": "spaceship", "inside a spaceship": "spaceship", "spacecraft": "spaceship", "cave": "cave",
    "cavern": "cave", "grotto": "cave", "crystal cave": "cave", "swamp": "swamp", "marsh": "swamp", "bog": "swamp",
    "wetland": "swamp", "bayou": "swamp", "waterfall": "waterfall", "cascade": "waterfall", "volcano": "volcano",
    "lava field": "volcano", "crater": "volcano",
    "rooftop": "rooftop", "roof terrace": "rooftop", "on a roof": "rooftop", "port": "harbour", "quay": "harbour",
    "marina": "harbour", "dock": "harbour", "pier": "harbour", "fishing village": "harbour",
    "lobby": "lobby", "hotel lobby": "lobby", "foyer": "lobby", "reception": "lobby", "hotel reception": "lobby",
    "subway car": "carriage", "train car": "carriage", "train compartment": "carriage", "on the train": "carriage",
    "railway carriage": "carriage", "train carriage": "carriage", "on a train": "carriage", "on a bus": "carriage",
    "on the bus": "carriage", "on the subway": "carriage", "on the metro": "carriage", "on a subway": "carriage",
    "inside a train": "carriage", "inside a bus": "carriage", "metro car": "carriage", "train interior": "carriage",
    "bus interior": "carriage", "subway train": "carriage", "metro train": "carriage",
    "promenade": "promenade", "esplanade": "promenade", "boardwalk": "promenade", "seafront": "promenade",
    "waterfront": "promenade", "swimming pool": "pool", "outdoor pool": "pool", "pool": "pool", "poolside": "pool",
    "hot tub": "pool", "hot spring": "hot spring", "onsen": "hot spring", "thermal spring": "hot spring",
    "thermal bath": "hot spring", "geothermal pool": "hot spring",
    "market street": "street", "street market": "street", "market square": "street", "open air market": "street",
    "outdoor market": "street", "farmers market": "street", "farmers' market": "street", "flea market": "street",
    "bazaar": "street", "souk": "street", "night market": "street",
    "market": "shop", "supermarket": "shop", "restaurant kitchen": "kitchen", "motorway": "street",
    "waterhole": "lake", "watering hole": "lake",
    "boardroom": "office", "meeting room": "office", "conference room": "office",
    "courtroom": "hall", "waiting room": "room", "locker room": "gym", "circus": "stage", "cubicle": "office",
    "nightclub": "stage", "disco": "stage", "concert": "stage", "operating room": "laboratory", "cockpit": "spaceship",
    "subway": "station", "metro station": "station", "bus stop": "street", "zoo": "park", "backyard garden": "garden",
    "hilltop": "meadow", "mountainside": "mountains", "mountain pass": "mountains", "crosswalk": "street",
    "zebra crossing": "street", "boulevard": "street",
    "avenue": "street", "parking lot": "street", "car park": "street", "parking garage": "street",
    "driveway": "street", "cityscape": "street", "city centre": "street", "city center": "street",
    "football field": "park", "soccer field": "park", "baseball field": "park", "golf course": "park",
    "football pitch": "park", "campsite": "forest", "campground": "forest", "boxing ring": "ring",
    "wrestling ring": "ring",
    "reading corner": "room", "reading nook": "room", "cosy nook": "room", "nursery": "bedroom",
    "playroom": "room", "hallway": "room", "church interior": "hall", "cathedral interior": "hall",
    "castle interior": "hall", "house interior design": "room", "bakery interior": "shop",
    "spaceship interior": "spaceship", "library room": "library", "ski slope": "mountains", "slope": "mountains",
    "countryside road": "meadow", "country road": "meadow",
    "pumpkin patch": "farm", "vineyard": "farm", "barnyard": "farm", "cornfield": "farm", "paddy": "farm",
    "lagoon": "sea", "shoreline": "beach", "riverside": "lake", "creek": "lake", "brook": "lake", "canal": "lake",
    "grocery store": "shop", "store": "shop", "grocery": "shop",
    "bistro": "cafe", "restaurant interior": "cafe", "cafe interior": "cafe",
    "library interior": "library", "museum interior": "museum", "shop interior": "shop", "station": "station",
    "diner": "diner", "roadside diner": "diner", "fast food restaurant": "diner", "bar": "cafe",
    "pub": "cafe", "garage": "workshop", "shed": "workshop",
    "bookstore": "library", "bookshop": "library", "shower": "bathroom", "washroom": "bathroom",
    "branch": "branch", "bough": "branch", "tree branch": "branch", "twig": "branch", "on a branch": "branch",
    "stage": "stage", "on stage": "stage", "theatre": "stage", "theater": "stage", "concert hall": "stage",
    "opera house": "stage", "gym": "gym", "gymnasium": "gym", "sports hall": "gym", "basketball court": "gym",
    "castle hall": "hall", "great hall": "hall", "throne room": "hall", "ballroom": "hall", "palace": "hall",
    "gallery": "museum", "art gallery": "museum", "exhibition": "museum", "train station": "station",
    "railway station": "station", "platform": "station", "train platform": "station", "subway station": "station",
    "laboratory": "laboratory", "lab": "laboratory", "science lab": "laboratory",
    "clouds": "sky", "in the air": "sky", "in the clouds": "sky", "above the clouds": "sky",
}  # fmt: skip

ROOMS = frozenset({"library", "museum", "cafe", "café", "restaurant"})
"""Nouns of buildings that alone in a prompt mean the room inside; the value of each is in `SETTINGS`."""

PLANTED: dict[str, tuple[int, str]] = {
    "field": (36, "meadow"), "meadow": (36, "meadow"), "forest": (18, "forest"), "grove": (6, "garden"),
    "plantation": (24, "farm"), "garden": (12, "garden"), "orchard": (9, "garden"),
}  # fmt: skip
"""After a plant's name: how many stand there, and in what place."""

FURNISHED: dict[str, str] = {
    **{room: SETTINGS[room] for room in ROOMS},
    "supermarket": "shop", "bakery": "shop", "shop": "shop", "store": "shop", "church": "hall", "cathedral": "hall",
    "chapel": "hall", "castle": "hall", "palace": "hall", "temple": "hall", "house": "room", "cottage": "room",
    "cabin": "room", "home": "room", "school": "classroom", "hospital": "laboratory",
    "barn": "farm", "rocket": "spaceship", "spaceship": "spaceship", "spacecraft": "spaceship",
    "starship": "spaceship", "treehouse": "room", "mansion": "room", "hotel": "bedroom",
}  # fmt: skip
"""Nouns of buildings and the room inside, which "interior" asks for, and of `ROOMS` what is in it."""

WORKPLACES = frozenset({"office", "laboratory", "workshop"})
"""Settings in which "people" are no children."""

CABINS = frozenset({"tent", "vehicle", "train", "submarine", "teepee", "igloo", "tram"})
"""Symbols and kinds of what one sits in: seen from inside they are a room."""

LOOSE_PLACES = frozenset({"landscape", "countryside", "city", "town", "water", "room"})
"""Places that a nearer word for the same picture takes the place of: "landscape, waterfalls"."""

EVERYWHERE = frozenset({"sky", "clouds", "in the air", "in the clouds", "grass", "lawn", "night sky", "hill"})
"""What other places have as well."""

PEOPLED: dict[str, tuple[tuple[int, str], ...]] = {
    **dict.fromkeys(("market street", "street market", "market square", "open air market", "outdoor market",
                     "farmers market", "flea market", "bazaar", "souk", "night market"),
                    ((3, "market stall"), (6, "person"))),
    "bus stop": ((1, "bus stop"),),
}  # fmt: skip
"""Places that are nothing without those who are there: how many, and as what word of the atlas."""

NIGHTLY = frozenset({"night market", "nightclub"})
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

WINTRY_SETTINGS = frozenset({"snowy landscape"})
"""Settings that bring snow with them though their id does not."""

HOURS: dict[str, str] = {
    "dawn": "dawn", "sunrise": "dawn", "daybreak": "dawn", "early morning": "dawn", "morning": "morning",
    "day": "day", "daytime": "day", "daylight": "day", "noon": "day", "midday": "day", "afternoon": "day",
    "sunny day": "day", "sunset": "sunset", "golden hour": "sunset", "sundown": "sunset", "setting sun": "sunset",
    "rising sun": "dawn", "dusk": "dusk", "twilight": "dusk", "evening": "dusk", "blue hour": "dusk",
    "nightfall": "dusk", "night": "night", "nighttime": "night", "midnight": "night", "moonlit": "night",
    "moonlight": "night", "nocturnal": "night", "at night": "night", "starry night": "night",
}  # fmt: skip

SEASONS: dict[str, str] = {
    "spring": "spring", "springtime": "spring", "blossoming": "spring", "summer": "summer", "summertime": "summer",
    "autumn": "autumn", "fall": "autumn", "autumnal": "autumn", "autumn leaves": "autumn", "winter": "winter",
    "wintertime": "winter", "wintry": "winter", "christmas": "winter",
}  # fmt: skip

WEATHER: dict[str, str] = {
    "sunny": "clear", "clear sky": "clear", "blue sky": "clear", "sunshine": "clear", "sunlight": "clear",
    "sunlit": "clear", "cloudless": "clear", "cloudy": "cloudy", "overcast": "cloudy", "rain": "rain",
    "rainy": "rain", "raining": "rain", "drizzle": "rain", "downpour": "rain", "rainfall": "rain", "storm": "storm",
    "stormy": "storm", "thunderstorm": "storm", "lightning": "storm", "thunder": "storm", "snow": "snow",
    "snowy": "snow", "snowing": "snow", "snowfall": "snow", "blizzard": "snow", "snowstorm": "snow",
    "falling snow": "snow", "snow covered": "snow", "frosty": "snow", "fog": "fog", "foggy": "fog", "mist": "fog",
    "misty": "fog", "hazy": "fog", "haze": "fog", "wind": "wind", "windy": "wind", "breeze": "wind",
    "breezy": "wind", "in the sun": "clear", "in the hot sun": "clear", "in the bright sun": "clear",
    "rainbow": "rainbow", "starry": "stars", "starry sky": "stars", "stars": "stars",
    "starlight": "stars", "starry night": "stars", "aurora": "aurora", "northern lights": "aurora",
    "aurora borealis": "aurora",
}  # fmt: skip
