"""Nouns that lead to a symbol by another word of it than the atlas has: breeds, makes, trades, and generic words."""

SYNONYMS: dict[str, str] = {
    "cell": "phone", "stop light": "traffic light", "travel guide": "book", "guidebook": "book",
    "work of art": "picture frame", "artwork": "picture frame", "mural": "picture frame",
    **dict.fromkeys(("wii remote", "wii controller", "wiimote", "nintendo controller", "wii"), "remote"),
    "comic book": "book", "photo album": "book", "photograph album": "book",
    **dict.fromkeys(("note", "notice", "memo", "handbill"), "wall poster"),
    **dict.fromkeys(("traffic", "heavy traffic", "road traffic", "city traffic", "traffic jam", "rush hour traffic"),
                    "car"),
    "motor bike": "motorcycle", "motor cycle": "motorcycle",
    "saucer": "plate", "goal": "football goal",
    **dict.fromkeys(("block", "cubic block", "wooden block", "play block"), "toy block"),
    **dict.fromkeys(("accent table", "lamp table"), "side table"), "highlighter": "marker",
    "highlighter pen": "marker",
    **dict.fromkeys(("soap dispenser", "hand soap"), "bottle"), "cubic die": "dice",
    **{f"{form} {use}table": "round table" for form in ("oval", "round", "circular", "oblong")
       for use in ("", "coffee ", "dining ", "side ", "end ", "kitchen ", "wooden ")
       if (form, use) not in (("oval", ""), ("round", ""))},
    **dict.fromkeys((f"{form}{stuff}tin" for form in ("square ", "round ", "oval ", "cookie ", "biscuit ", "tea ")
                     for stuff in ("", "metal ")), "canister"),
    **dict.fromkeys((f"{form} painting" for form in ("square", "round", "oval", "rectangular")),
                    "picture frame"),
    "pencil eraser": "eraser",
    **dict.fromkeys(("paperclip holder", "paper clip holder", "crayon holder", "brush holder"), "pencil holder"),
    "camel train": "camel",
    "marbles": "glass marble", "flyer": "document", "flier": "document", "brochure": "document", "leaflet": "document",
    "questionnaire": "document",
    "car window": "car", "truck window": "truck", "bus window": "bus",
    "window box": "potted plant", "flower box": "potted plant", "planter": "potted plant",
    "liquid": "potion", "chemical": "potion", "reagent": "potion",
    "chess game": "chessboard", "chess match": "chessboard",
    "shipwreck": "pirate ship", "sunken ship": "pirate ship", "wreck of a ship": "pirate ship",
    "flower pot": "potted plant", "flowerpot": "potted plant", "animal": "dog",
    "balloon ride": "hot air balloon", "beast": "lion", "birch": "tree", "children": "girl",
    "creature": "fox", "crescent moon": "moon", "cub": "bear", "cup of cocoa": "cup",
    "drink": "cup", "eyeglass": "glasses", "figure": "man", "friend": "man", "fruit": "apple",
    "furniture": "sofa", "glass of wine": "wine glass", "hut": "house", "insect": "butterfly",
    "instrument": "guitar", "mammal": "dog", "mansion": "house",
    "mug of coffee": "cup", "musical instrument": "guitar", "pet": "dog", "rose bush": "rose",
    "brunette": "woman", "redhead": "woman",
    "salmon fish": "fish", "spectacle": "glasses", "sunglass": "sunglasses", "tool": "hammer", "toy": "teddy bear",
    "vegetable": "carrot", "vehicle": "car", "tophat": "top hat", "polo shirt": "t-shirt",
    **dict.fromkeys(("lab coat", "laboratory coat", "doctor's coat", "white coat", "duffel coat", "dress coat",
                     "tailcoat", "parka", "peacoat", "puffer coat", "down coat"), "coat"),
    **dict.fromkeys(("aviator jacket", "bomber jacket", "flight jacket", "windbreaker", "smoking jacket"), "jacket"),
    **dict.fromkeys(("toga", "cassock", "caftan", "kaftan"), "nightgown"),
    **dict.fromkeys(("pearls", "string of pearls", "strand of pearls", "pearl string", "gold chain"), "necklace"),
    **dict.fromkeys(("leg warmer", "knee sock", "knee high sock", "football sock"), "sock"),
    **dict.fromkeys(("feather boa", "neckerchief", "bandanna scarf"), "scarf"),
    **dict.fromkeys(("nightcap", "fur hat", "fur cap", "ushanka", "stocking cap", "sleeping cap"),
                    "beanie"),
    **dict.fromkeys(("diving mask", "scuba mask", "snorkel mask", "snorkel", "swim mask", "swimming mask"),
                    "swimming goggles"),
    **dict.fromkeys(("diving fin", "flipper shoe", "swimming fin"), "swim fin"),
    **dict.fromkeys(("waxed jacket", "rain poncho"), "raincoat"), "tool belt": "belt",
    "flat cap": "cap", "newsboy cap": "cap", "peaked cap": "cap", "sailor hat": "cap", "sailor cap": "cap",
    "hiking boot": "boot", "work boot": "boot", "combat boot": "boot", "rubber boot": "boot", "ski boot": "boot",
    "pith helmet": "hard hat", "safari hat": "hard hat", "explorer's hat": "hard hat", "tennis shoe": "shoe",
    "tap shoe": "shoe", "clown shoe": "shoe",
    **dict.fromkeys(("baseball uniform", "football uniform", "soccer uniform", "basketball uniform", "sports uniform",
                     "team uniform"), "t-shirt"),
    "formal clothes": "suit", "formal wear": "suit", "formal attire": "suit",
    "tunic": "t-shirt", "leggings": "trousers",
    "storefront": "shop", "shopfront": "shop", "shop front": "shop", "boutique": "shop",
    "bookstall": "shop", "church tower": "church", "trash bin": "trash can", "wastebasket": "trash can",
    "computer tower": "computer", "pc tower": "computer",
    "drinks glass": "drinking glass", "grandchild": "child", "grandkid": "child",
    "grandson": "boy", "granddaughter": "girl", "nephew": "boy", "niece": "girl",
    "cousin": "boy", "wall": "brick wall", "bowtie": "bow tie", "bloody mary": "cocktail",
    "block of flats": "skyscraper", "olive oil": "bottle", "coke": "drinking glass",
    **dict.fromkeys(("iced tea", "ice tea", "long island iced tea", "long island ice tea"), "juice"),
    **dict.fromkeys(("long island ice tea cocktail", "long island iced tea cocktail"), "juice"),
    "cocoa": "cup", "hot chocolate": "cup", "hot cocoa": "cup", "matcha": "cup",
    "chai": "cup", "cider": "beer", "sunscreen": "bottle", "shampoo": "bottle", "lotion": "bottle",
    "soap bar": "soap", "picnic": "picnic basket", "video game": "game controller",
    "rugby player": "football player", "pedestrian": "woman",
    **dict.fromkeys(("guest", "wedding guest", "onlooker", "bystander", "audience member", "partygoer", "attendee",
                     "concertgoer", "fan in the stands"), "woman"),
    "passenger": "woman", "spectator": "woman", "customer": "woman", "shopper": "woman",
    "villager": "woman", "neighbour": "woman", "neighbor": "woman", "colleague": "woman", "patient": "man",
    "stranger": "man", "driver": "man", "rider": "man",
    "someone": "woman", "somebody": "woman", "parent": "woman", "partner": "man", "spouse": "woman",
    "loved one": "man", "toddler": "boy",
    "goddess": "woman", "business people": "businesswoman", "businesspeople": "businesswoman",
    "owner": "man", "fire place": "fireplace", "individual": "woman",
    "office worker": "businesswoman", "counter": "table",
    "nightstand table": "nightstand", "clothes": "t-shirt", "clothing": "t-shirt",
    "dirt bike": "motorcycle", "motocross bike": "motorcycle",
    "apparel": "t-shirt", "seaplane": "airplane", "sport car": "race car", "automobiles": "car", "bust": "statue",
    "tabby kitten": "cat", "calico cat": "cat",
    "laptop screen": "laptop", "phone screen": "phone", "evening wear": "suit",
    "formal evening wear": "suit", "evening dress": "dress", "evening gown": "dress", "calico kitten": "cat",
    "dappled horse": "horse", "dappled grey horse": "horse", "dapple grey horse": "horse",
    "dappled gray horse": "horse", "tortoiseshell cat": "cat", "tortoiseshell kitten": "cat",
    "tuxedo cat": "cat", "tuxedo kitten": "cat", "ginger kitten": "cat",
    "friesian cow": "cow", "holstein cow": "cow", "polar fox": "fox",
    "bengal cat": "cat", "british shorthair": "cat", "peony": "flower",
    "bunches of grapes": "grape", "gummy bear": "candy", "lemonade stand": "market stall",
    "hot dog stand": "market stall",
    "game boy": "game controller", "venus flytrap": "potted plant", "oil drum": "barrel",
    "chess knight": "chess piece",
    "fallen leaf": "maple leaf", "dead leaf": "maple leaf", "dry leaf": "maple leaf",
    "piano key": "piano", "key of a piano": "piano", "key of the piano": "piano", "piano keyboard": "piano",
    "egyptian statue": "sphinx", "statue of egypt": "sphinx",
    "poker table": "round table", "card table": "round table",
    "komodo dragon": "lizard", "seal pup": "seal", "wolf pup": "wolf", "ski lift": "gondola lift",
    "peanut butter": "jar", "pepper mill": "salt shaker", "bastet": "cat", "hades": "zeus", "god": "zeus",
    "deity": "zeus",
    "carnation": "flower", "dahlia": "flower", "marigold": "flower", "violet flower": "flower",
    "spacesuit": "astronaut", "space suit": "astronaut", "scuba gear": "diver", "diving suit": "diver",
    "wetsuit": "surfer",
    "suit of armour": "knight", "suit of armor": "knight", "armour": "knight", "armor": "knight",
    "plate armour": "knight", "plate armor": "knight",
    "wellies": "boot", "welly": "boot", "gumboot": "boot", "web": "spider web", "freight train": "train",
    "rockstar": "guitarist", "ski jumper": "skier",

    "stuffed toy": "teddy bear", "thundercloud": "cloud",
    "wild boar": "pig",
}  # fmt: skip

NEAR: dict[str, str] = {
    "marmot": "beaver", "groundhog": "beaver", "woodchuck": "beaver", "gopher": "beaver", "prairie dog": "beaver",
    "mole rat": "mole", "vole": "mouse", "lemming": "hamster",
    "hot dog cart": "market stall", "ice cream cart": "market stall", "food cart": "market stall",
    "coffee cart": "market stall", "flower cart": "market stall", "popcorn cart": "market stall",
    "food stand": "market stall", "newspaper stand": "market stall",
    "houseboat": "boat", "house boat": "boat", "kettuvallam": "boat",
    "birdbath": "fountain", "bird bath": "fountain",
    "steamboat": "ship", "paddle steamer": "ship", "warship": "ship", "oil tanker": "container ship",
    "caravan": "van", "hearse": "limousine", "sidecar": "motorcycle", "glider": "hang glider", "lunchbox": "box",
    "shoebox": "box", "spinach": "leaf", "cranberry": "cherry",
    "persimmon": "tomato", "guava": "pear", "brownie": "chocolate", "toffee": "candy", "jelly bean": "candy",
    "gumball": "candy", "buttercup": "flower", "primrose": "flower", "crocus": "flower", "bluebell": "flower",
    "pansy": "flower", "cornflower": "flower", "edelweiss": "flower", "foxglove": "lavender",
    "wisteria": "lavender", "heather": "lavender", "magnolia": "flower", "camellia": "rose",
    "chrysanthemum": "flower", "geranium": "flower", "poinsettia": "flower", "snowdrop": "flower",
    "thistle": "flower", "azalea": "flower", "cedar": "pine", "cypress": "pine", "juniper": "pine",
    "redwood": "pine", "sequoia": "pine", "yew": "pine", "aspen": "tree", "eucalyptus": "tree", "mangrove": "tree",
    "baobab": "acacia", "banyan": "tree", "sapling": "tree", "cattail": "grass",
    "blade of grass": "grass", "blades of grass": "grass", "grass blade": "grass", "sagebrush": "bush",
    "rosemary": "lavender", "warthog": "pig", "impala": "deer", "okapi": "deer", "gibbon": "monkey",
    "mandrill": "monkey", "partridge": "chicken", "pheasant": "peacock", "quail": "chicken", "grouse": "chicken",
    "barracuda": "fish", "catfish": "fish", "cockroach": "beetle", "centipede": "caterpillar",
    "millipede": "caterpillar", "earwig": "beetle", "wolverine": "badger", "aardvark": "armadillo",
    "anteater": "armadillo", "cassowary": "ostrich", "golem": "ogre", "ghoul": "zombie", "wraith": "ghost",
    "banshee": "ghost", "valkyrie": "viking", "nymph": "fairy", "dryad": "fairy", "sprite": "fairy",
    "abbot": "monk", "acrobat": "juggler", "fire eater": "juggler", "fire breather": "juggler",
    "knife thrower": "juggler", "street performer": "juggler",
    "duke": "king", "nomad": "woman in a headscarf", "spy": "detective",
    "wrestler": "muscular man", "swordsman": "knight", "fortune teller": "witch", "jockey": "man",
    "piano bench": "stool", "piano stool": "stool",
    "water tower": "silo", "organ": "piano", "harpsichord": "piano", "synthesizer": "keyboard",
    "didgeridoo": "flute", "hacksaw": "saw", "penknife": "knife", "swiss army knife": "knife",
    "opal": "crystal", "nugget": "rock", "gold nugget": "rock", "monolith": "obelisk", "whirlpool": "tornado",
    "waterspout": "tornado", "vortex": "tornado",
}  # fmt: skip
"""Nouns that the atlas lacks and what is drawn for them, which only looks alike: the reading says so."""

GENERIC: frozenset[str] = frozenset(
    "animal pet creature beast mammal vehicle building plant fruit vegetable insect bug food drink tool instrument toy "
    "furniture person people human individual owner figure seat vessel appliance clothing weapon monster".split()
) | {"musical instrument", "human being"}
"""Words for which the symbol is one example of many: the reading says so."""

GENERIC_THINGS: frozenset[str] = frozenset("tool instrument toy appliance weapon vessel".split())
"""Those of them that "the" makes mean what was named before, whatever that is: "a paintbrush … the tool"."""

STAND_INS: frozenset[str] = frozenset(
    "hoodie sweatshirt cardigan tunic robe beret sunscreen shampoo lotion boutique "
    "skateboarder singer goddess clothes clothing apparel fern "
    "bonsai wall bastet hades god deity "
    "orchid peony carnation lily dahlia marigold iris seaplane sculpture bust golfer gate picnic".split()
) | {
    "video game",
    "shipwreck",
    "wreck of a ship",
    "baseball player",
    "tennis player",
    "hockey player",
    "rugby player",
    "evening wear",
    "formal evening wear",
    "olive oil",
    "gummy bear",
    "hot dog stand",
    "lemonade stand",
    "game boy",
    "venus flytrap",
    "seal pup",
    "wolf pup",
    "komodo dragon",
    "iced tea",
}
"""Words of `SYNONYMS` that are led to something only near to them: the reading says so."""

HEAPED = frozenset({"fruit", "fruits", "vegetable", "vegetables"})
"""Words for several kinds that in a vessel are one heap of all."""
OF_MANY: frozenset[str] = frozenset(
    {"furniture", "kitchen furniture", "bedroom furniture", "office furniture", "appliance", "kitchen appliance",
     "bathroom appliance", "bathroom fixture"}
)  # fmt: skip
"""Of these words without a plural, which mean several kinds whatever is said of their colour."""
VARIED: dict[str, tuple[str, ...]] = {
    "clothes": ("t-shirt", "trousers", "sock", "hat"),
    "animal": ("dog", "cat", "rabbit", "bear", "fox", "horse"),
    "furniture": ("sofa", "armchair", "coffee table"), "kitchen furniture": ("kitchen counter", "table", "chair"),
    "bedroom furniture": ("bed", "dresser", "nightstand"), "office furniture": ("desk", "chair", "bookshelf"),
    **dict.fromkeys(("appliance", "kitchen appliance"), ("refrigerator", "oven", "microwave")),
    **dict.fromkeys(("bathroom appliance", "bathroom fixture"), ("toilet", "sink", "bathtub")),
    "fruit": ("apple", "banana", "orange", "pear", "strawberry", "lemon"),
    "vegetable": ("carrot", "tomato", "broccoli", "pepper", "onion", "corn"),
    "vehicle": ("car", "bus", "truck", "bicycle", "motorcycle", "van"),
    "musical instrument": ("guitar", "violin", "trumpet", "drum", "flute"),
    "instrument": ("guitar", "violin", "trumpet", "drum", "flute"),
    "tool": ("hammer", "screwdriver", "saw", "wrench", "pliers"), "toy": ("teddy bear", "ball", "doll"),
    "farm animal": ("cow", "pig", "sheep", "chicken"), "wild animal": ("lion", "elephant", "giraffe", "zebra"),
    "sea animal": ("fish", "octopus", "crab", "turtle"), "sea creature": ("fish", "octopus", "crab", "turtle"),
    "kitchen tool": ("spoon", "knife", "frying pan", "fork"), "kitchen utensil": ("spoon", "knife", "frying pan",
    "fork"),
    "weather icon": ("sun", "cloud", "raindrop", "snowflake"), "weather symbol": ("sun", "cloud", "raindrop",
    "snowflake"),
    "school supply": ("pencil", "book", "backpack", "scissors"),
}  # fmt: skip
"""Words for many kinds of things: their plural is one of each, "animals" are not three dogs."""

HOMOGRAPHS: dict[str, tuple[str, frozenset[str]]] = {
    "batter": ("bowl", frozenset("cake pancake waffle whisk whisked mix mixing dough flour oven baking".split())),
    "commode": ("toilet", frozenset("bathroom restroom sink bathtub tub shower toilet tiled urinal lavatory".split())),
    "bat": ("baseball bat", frozenset("baseball batter swing swings swinging ball softball hits batsman".split())),
    "mouse": ("computer mouse", frozenset("keyboard keyboards monitor laptop computer usb wireless mousepad".split())),
    "fan": ("man", frozenset("cheering football soccer match concert stadium fans sports".split())),
    "spinning wheel": ("potter's wheel", frozenset("potter pottery clay".split())),
    "wheel": ("potter's wheel", frozenset("potter pottery clay".split())),
    "pipe": ("", frozenset("brass copper steam steampunk water drain plumbing locomotive engine machine".split())),
    "chimney": ("", frozenset("house cabin cottage smoke roof hut farmhouse building".split())),
    "crane": (
        "crane bird",
        frozenset("bird birds pond marsh wetland reeds lotus feathers feather wings egg eggs nest beak flock".split()),
    ),
    "carton": ("egg carton", frozenset({"egg", "eggs"})),
    "island": ("kitchen island", frozenset("kitchen countertop countertops cabinets stools sink stove oven".split())),
    "cabinet": ("kitchen cabinet", frozenset({"kitchen", "countertop", "countertops", "stove"})),
    "cupboard": ("kitchen cupboard", frozenset({"kitchen", "countertop", "countertops", "stove"})),
    "counter": (
        "kitchen counter",
        frozenset("kitchen bathroom stove refrigerator microwave toaster dishwasher".split()),
    ),
    "sink": ("kitchen sink", frozenset("kitchen stove oven refrigerator fridge dishwasher dishes cups".split())),
    "bar": ("", frozenset({"towel"})),
    "dish": ("plate", frozenset("sink dishwasher dirty wash washing washes washed drying".split())),
    "blade": ("", frozenset("fan fans windmill turbine turbines propeller grass helicopter skates mower".split())),
    "tank": ("fishbowl", frozenset("fish goldfish turtle aquarium shrimp seahorse jellyfish".split())),
    "helmet": ("diving helmet", frozenset("diver divers diving deep-sea seabed submarine".split())),
    "mask": (
        "surgical mask",
        frozenset("surgeon surgeons doctor doctors nurse nurses dentist dentists surgery hospital pandemic".split()),
    ),
    "trainer": ("", frozenset("boxing boxer boxers ring gym lion circus animal personal its his her".split())),
    "ring": ("", frozenset("boxing boxer boxers wrestling wrestler wrestlers circus".split())),
    "container": ("shipping container", frozenset("shipping cargo port ship ships cranes dock docks freight".split())),
    "grain": ("", frozenset("wood wooden oak desk table walnut pine timber bench board leather photo film".split())),
    "coach": (
        "referee",
        frozenset("team player players whistle game training practice basketball football soccer smiled athlete "
                  "athletes swimmer clipboard sidelines talks talking shouting yelling speech his her".split()),
    ),
    "pitcher": ("baseball player", frozenset("baseball mound".split())),
}  # fmt: skip
"""Words that mean another thing where one of these words stands in the prompt too; "" is one that is not drawn."""

LOOKALIKES: frozenset[str] = frozenset(
    "crayfish antelope gazelle porcupine chipmunk tadpole chinchilla "
    "cuttlefish kraken slug wasp hornet termite emu "
    "ukulele oboe recorder piccolo softball "
    "tablet sponge yak egret ibis locust muffin "
    "papaya apricot zucchini barley "
    "magazine grenade trident lilac hyacinth aster chisel university "
    "salamander newt cougar puma cheetah jaguar orangutan baboon".split()
) | {
    "guinea pig", "sea lion", "sweet potato",
}  # fmt: skip
"""Words of the atlas whose symbol is another thing that looks like theirs: the reading says so, and an art pack that
has the very thing is asked first."""

RISEN: dict[str, frozenset[str]] = {
    "rose": frozenset("high up into above over from to out behind toward towards majestically against beyond".split()),
}
"""Nouns that are verbs where they stand straight after who does it and before one of these words."""

FIGURES = frozenset("blanket carpet web maze labyrinth tapestry canvas curtain quilt symphony sea ribbon".split())
"""Nouns that are a manner of speaking before "of", unless things come next: "a blanket of fog"."""

ALWAYS_PLURAL: frozenset[str] = frozenset(
    {"people", "children", "business people", "businesspeople", "clothes", "bunches of grapes", "marbles", "traffic",
     "heavy traffic", "road traffic", "city traffic", "traffic jam", "rush hour traffic"}
)  # fmt: skip
"""Plural nouns that stand in the tables as they are."""

NO_PLURALS: frozenset[str] = frozenset({"skies"})
"""Words of other tables that are spelt like the plural of a noun and are none: skies are no skis."""

UNCHANGING: frozenset[str] = frozenset(
    "sheep fish goldfish deer reindeer salmon squid bison cattle aircraft bamboo corn lavender wheat cacti".split()
)
"""Nouns whose plural is their singular, and plants that are spoken of as a mass: "a field of wheat"."""

OUTFITS = frozenset(
    "costume costumes uniform uniforms outfit outfits suit suits attire garb gear armor armour clothes clothing dress "
    "robe robes regalia".split()
)
"""After a word for somebody, what such people wear: "a pirate costume"."""
COSTUMES = frozenset({"costume", "costumes"})
"""Of these, what is worn by who is dressed as a thing: "a pumpkin costume"."""
SUITS = frozenset(
    {"armor", "armour", "suit of armor", "suit of armour", "plate armor", "plate armour", "spacesuit", "space suit",
     "scuba gear", "diving suit", "wetsuit"}
)  # fmt: skip
"""Words for clothes of which the person who wears them is the picture."""
