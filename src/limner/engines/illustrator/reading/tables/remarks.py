"""Phrases that say neither a thing nor where it is, and yet what is drawn: see `reading.phrasing` for how they are
written.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

RemarkKind = Literal[
    "smoking chimney", "floating islands", "falls", "on a wire", "on a sill", "enclosed", "message in a bottle",
    "at a table", "work at a table", "with a tool", "in the grasp",
    "bubble", "thought", "vertical", "for an application", "sweet", "arms", "stickers", "print on a shirt",
    "visiting card", "icon set", "on its ground", "abstract", "landscape", "sunny",
    "looked into", "interior", "from outside", "drawn by hand",
    "chalkboard", "reflected", "heavy weather", "falling leaves", "steam", "puddles",
    "dew", "through a window",
    "boxing ring", "on the shoulders", "on the head", "on the back", "on the hood", "on the lap", "at the feet",
    "passing by",
    "hanging", "hung on a wall", "chequered floor", "a colour each", "a kind each", "a season each", "in rows",
    "on the floor", "flooded", "frozen", "given up", "crowded", "cosy", "smoke", "dust", "beams", "on the water",
    "candlelit", "low key", "backlit", "neon light",
    "in the water", "road", "path", "track", "aground", "waves", "wading", "in leaves", "splashing", "over a city",
    "erupting", "on fire", "about to hit", "on a hill", "city beyond", "unfurnished",
]  # fmt: skip
"""What can be remarked.

"enclosed": something is inside of a thing of glass. "with a tool": somebody has a thing by a word for its use. "in the
grasp": an animal has something in its mouth or its paws. "on its ground": a colour is that of what a mark is on.
"""

_FINGERS = "mouth|mouths|beak|beaks|paw|paws|claw|claws|talon|talons|hand|hands|trunk|trunks|teeth|jaw|jaws"

_WATERS = "pond|ponds|lake|lakes|river|rivers|stream|creek|sea|ocean|water|lagoon|canal"

REMARKS: Mapping[RemarkKind, Sequence[str]] = {
    "about to hit": (
        "about|ready|prepared|preparing|prepares|waiting|poised|going to hit|swing|serve|return|strike|bat",
        "waiting|waits for a|the|his|her serve|pitch|ball",
    ),
    "smoking chimney": ("smoke|smoking ~12 chimney|chimneys", "chimney|chimneys ~12 smoke|smoking"),
    "on the floor": (
        "on|onto|across the|a|his|her|their floor|floorboards",
        "on|onto|across the|a|his|her|their *2 floor|floorboards",
        "and a|the *2 floor",
    ),
    "floating islands": (
        "floating|flying|hovering|levitating island|islands",
        "floating|flying|hovering|levitating *1 island|islands",
        "island|islands floating|hovering",
    ),
    "falls": ("waterfall|waterfalls|cascade|cascades",),
    "on a wire": tuple(
        f"on {article} {wire} !car|fence|mesh|basket"
        for wire in ("wire|wires|powerline|powerlines|cable|cables|clothesline|tightrope", "power line|lines",
                     "clothes line")
        for article in ("an|a|the|some?", "an|a|the|some? *1")
    ),
    "on a sill": ("windowsill|windowledge", "window sill|ledge"),
    "enclosed": (
        "in|inside|within *8 globe|bottle|jar|bulb|bowl|ball|glass|terrarium",
        "globe|bottle|jar|bulb|bowl|ball|terrarium with *5 inside|within",
        "globe|bottle|jar|bulb|ball|terrarium containing",
    ),
    "message in a bottle": ("message|messages|note|notes in a|the? *1 bottle|bottles",),
    "at a table": ("at|behind|by *3 table|desk|counter|workbench|worktop",),
    "work at a table": (
        "cook+|cut+|chop+|slic+|blow+|bak+|knead+|stir+|prepar+|pour+|decorat+|peel+|dines|dining|dinner+|breakfast+|"
        "lunch+|carv+|mix+",
    ),
    "with a tool": ("with|using|wielding a|an|the|his|her|their",),
    "in the grasp": (
        "hold+|carry+|carri+|clutch+|grip+|grasp+|grab+|play+|read+|eat+|drink+|bit+|chew+|wav+|swing+|wield+|use|"
        "using|writ+|paint+",
        f"in|between its|his|her|their {_FINGERS}",
    ),
    "bubble": ("speech|thought|chat|talk bubble|bubbles|balloon|balloons",),
    "thought": ("thought",),
    "vertical": ("vertical|vertically",),
    "for an application": ("app",),
    "sweet": ("kawaii|smiling|cute|happy",),
    "arms": ("coat of arms", "heraldic", "family crest"),
    "stickers": ("stickers", "sticker pack|sheet|set|collection"),
    "print on a shirt": (
        "tshirt|tee|hoodie print|prints|design|designs|graphic|graphics",
        "t shirt print|prints|design|designs|graphic|graphics",
    ),
    "visiting card": ("business|visiting|calling|name card|cards",),
    "icon set": (
        "icons", "icon set|pack|collection|sheet|series|kit", "set of *6 icon+", "pictograms",
    ),
    "on its ground": ("on !top", "background"),
    "abstract": ("abstract",),
    "landscape": ("landscape|landscapes",),
    "sunny": ("sun+",),
    "looked into": ("^inside", "^the inside", "from inside", "from the inside", "view|seen inside"),
    "interior": ("interior|interiors",),
    "from outside": ("aerial|building|exterior|facade|front|outside|street",),
    "chalkboard": ("chalkboard|blackboard", "chalk|black board"),
    "reflected": ("reflect+", "mirrored in|on",),
    "heavy weather": ("blizzard|snowstorm|downpour|hurricane|gale",
    "heavy|pouring|torrential|driving rain|snow|snowfall"),
    "falling leaves": ("leaves *2 fall+|drift+|blow+|swirl+", "fall+|drift+|blow+|swirl+ *1 leaves",),
    "steam": ("steam|steaming|steamy !train|engine|locomotive|boat|ship|punk",),
    "smoke": (
        "smoky|smokey|smoggy", "smoke filled", "filled|thick|hazy with smoke", "smoke in the air|room|light",
        "smoke drifting|swirling|curling|billowing|everywhere", "cloud|clouds|wisps|haze|veil|trails of *1 smoke",
    ),
    "dust": (
        "dust|flour|powder|pollen|sand *2 in|through the? air|wind",
        "dust|flour|powder|sand cloud|clouds|motes|mote|particles|storm|storms|devil|trail",
        "cloud|clouds|puff|puffs|swirl|swirls|plume|plumes|haze of *1 dust|flour|powder|sand",
        "dust|flour *1 rising|swirling|flying|kicked|drifting|floating|settling|dancing|everywhere",
        "dusty *1 light|air|sunlight|sunbeams|haze", "kick+|stir+|throw+ up *2 dust|sand", "sandstorm|sandstorms",
    ),
    "candlelit": (
        "candlelit|candlelight", "candle lit|light|lighting", "lit|illuminated by *3 candle|candles",
    ),
    "low key": (
        "dramatic *1 light|lighting|shadows", "moody *1 light|lighting", "noir light|lighting", "low key",
        "dark moody", "moody dark", "dark and moody", "moody and dark", "rembrandt light|lighting",
    ),
    "backlit": (
        "backlit|backlight|backlighting|rimlight|rimlit", "back|rim lit|light|lighting|lighted", "contre jour",
    ),
    "neon light": (
        "neon *1 light|lights|lighting|glow|lit|illumination", "lit|illuminated by|in|with *2 neon", "neonlit",
    ),
    "beams": (
        "volumetric light|lights|lighting|fog|rays|sunlight", "godrays|sunrays|lightshaft|lightshafts",
        "crepuscular rays|light", "light|sun shaft|shafts",
        "moonbeam|moonbeams|sunbeam|sunbeams|sunray|sunrays", "god|light|sun rays",
        "beam|beams|shaft|shafts|ray|rays of *2 light|sunlight|moonlight|sun|sunshine",
        "light|sunlight|moonlight|sun *1 stream+|filter+|pouring|shining|falling|slanting through|in|into|down|across",
    ),
    "road": ("road|roads|lane|roadside|switchback|switchbacks !sign|signs|trip|map|worker|works|runner|rage",),
    "path": ("path|paths|trail|trails|footpath|pathway|walkway !of",
             "dirt|gravel|sandy|unpaved road|roads", "dirt|muddy|farm|cart track|tracks"),
    "track": ("on|around|round|along|down|off a|an|the|its|their *1 track|tracks|rails",),
    "aground": (
        "on the *1 ground", "parked", "landed|landing|grounded|taxiing|taxied", "at the|an gate|airport|terminal",
        "for takeoff", "take|takes|taking off", "takeoff",
    ),
    "waves": (
        "huge|giant|big|massive|towering|monster|enormous|large|gigantic|rogue|tidal|crashing|breaking|perfect|"
        "mountainous *1 wave|waves",
        "wave|waves crash+|break+|tower+|ris+", "surf+|rid+|catch+|caught a|an|the? *2 wave|waves", "tsunami",
        "crest|barrel|curl|tube of a|an|the *2 wave",
    ),
    "wading": ("wading|wades|waded|wade", "bathing|bathes|paddling|standing in a|an|the? *1 river|stream|pond|lake"),
    "splashing": ("splashing|splashes|splash", "stomping|stamping in|through"),
    "in leaves": (
        "in|into|through|among|amid|on a|the|some|her|his|its? pile|heap|mound|bed|carpet|blanket? of? the|some? "
        "fallen|autumn|fall|golden|orange|colorful|colourful|red|yellow|dry|crunchy|brown? leaves",
        "pile|piles|heap|heaps|mound|mounds of *2 leaves", "leaf pile|piles",
        "covered|carpeted|strewn|littered with|in fallen|autumn|golden|orange|red|yellow|dry leaves",
    ),
    "over a city": (
        "above|over a|an|the? *2 city|town|skyline|cityscape|rooftops|metropolis",
        "above|over london|paris|tokyo|rome|venice|istanbul|berlin|amsterdam|kyoto|manhattan", "above|over new york",
    ),
    "erupting": ("erupt+", "volcanic eruption"),
    "on a hill": (
        "on|atop|upon a|an|the|some? *2 hill|hilltop|knoll|hillock", "on|at the? top of a|the *2 hill",
        "on|atop|upon a|an|the|some? *1 mountain|mountaintop "
        "!road|roads|trail|path|pass|lake|switchback|bike|slope|village|stream|river|ledge|side",
        "on|at the? top of a|the *2 mountain",
        "hilltop house|castle|cottage|church|village|tree|temple|windmill|farm",
    ),
    "city beyond": (
        "city|skyline|cityscape|metropolis|skyscrapers|towers in the *1 background|distance", "city|skyline behind",
        "city|skyline on the horizon", "city of *3 on mars|moon", "city on the? mars|moon|beach|horizon",
    ),
    "puddles": (
        "puddle|puddles", "wet|soaked *1 street|streets|road|pavement|sidewalk|asphalt|court|car|parking",
        "street|road|pavement|court *3 is|are *1 wet",
    ),
    "dew": ("dew|dewdrop|dewdrops|dewy", "water|rain drop|drops|droplet|droplets"),
    "through a window": (
        "^looking|view|seen|peering|gazing|glimpse through|out|from *4 window|windows|windshield|porthole",
        "seen|viewed|visible|view through *3 window|windows|windshield",
    ),
    "boxing ring": ("boxing|wrestling ring", "in a|the ring"),
    "on the shoulders": ("on|over his|her|its|their|the shoulder|shoulders",),
    "on the head": (
        "on|atop|upon his|her|its|their|the *1 head|heads", "on|atop top? of? a|an|the *2 head|heads",
        "on top of his|her|its|their|the *1 head|heads",
    ),
    "on the back": ("on his|her|its|their back|backs",),
    "on the hood": ("on|onto|atop the|its|a *1 hood|bonnet",),
    "on the lap": ("on|onto|in|across *3 lap|laps|knee|knees", "on|onto the lap|knees of"),
    "passing by": (
        "passing|walking|hurrying|rushing|strolling|bustling by|past|around", "pass|walk|hurry|rush|stroll by|past",
        "passersby|pedestrians|onlookers|bystanders", "passers by", "people|pedestrians|crowd|crowds passing",
        "people|crowd|crowds *1 in the background", "in the background people|crowd|crowds",
    ),
    "at the feet": ("at|by *3 feet|foot|paws !of", "at|by the feet|paws of"),
    "hanging": ("hanging|hangs|hung|dangling|suspended from|off a|an|the ceiling|rafters",
                "hanging|hangs|hung|dangling|suspended|strung from|off|behind|overhead|above",
                "hanging|hangs|hung|dangling|suspended upside down from|off"),
    "hung on a wall": ("hanging|hangs|hung|mounted on a|an|the *1 wall",),
    "a colour each": (
        "each *2 different|unique|own|separate color|colour", "in|of all? *1 different colors|colours",
        "different|differently colored|coloured", "one of|in each color|colour", "each a|in|of *1 colour|color",
        "in|of two|three|four|five|six|seven|eight|nine|various|multiple colors|colours", "each one *1 color|colour",
    ),
    "a kind each": (
        "each|every|everyone *3 different|unique !color|colour|season|seasons",
        "in|with|wearing|holding|playing|of different|various|assorted !color|colour|colors|colours|season|seasons",
    ),
    "a season each": (
        "in|through|during|across|of|showing|representing the|all? four|different seasons", "four seasons",
        "all four? seasons", "in|for|per each|every season", "spring summer|~2 summer ~3 winter",
        "spring ~2 summer ~2 autumn|fall ~2 winter",
    ),
    "in rows": ("in|into two|three|four|five|six|seven|eight|nine|ten rows|lines",),
    "chequered floor": (
        "checkered|chequered|checkerboard|chessboard|tiled *2 floor|floors", "checked floor|floors",
        "floor of|with *2 tiles",
    ),
    "on fire": (
        "burning|blazing|flaming village|town|city|street|harbour|farm|forest|woods",
        "village|town|city|street|forest|woods on|in fire|flames", "village|town|city|forest is burning|ablaze",
    ),
    "flooded": ("flooded", "submerged street|streets|city|town|room"),
    "frozen": (
        "frozen|icy|iced *1 lake|lakes|canal|canals|river|pond|sea|fjord|harbour|harbor|bay|stream",
        "frozen over",
    ),
    "given up": (
        "abandoned|derelict|dilapidated|ruined|decaying|overgrown|deserted|forsaken|crumbling", "post apocalyptic",
        "postapocalyptic|apocalyptic",
    ),
    "on the water": (f"on a|an|the *1 {_WATERS}",),
    "in the water": (f"in|through|across a|an|the? *1 {_WATERS}",),
    "crowded": (
        "crowded|packed|busy|bustling|teeming|lively *3 street|market|square|station|airport|mall|cafe|bar|pub|"
        "restaurant|harbour|harbor|beach|platform|bazaar|shop|store|supermarket|plaza|pier|city|town|village|library|"
        "museum|tavern|hall|lobby|diner|ballroom|casino|arena|park|fair|carnival|gym|office|hospital|bakery|souk",
    ),
    "unfurnished": (
        "empty|bare|unfurnished|vacant *1 room|bedroom|apartment|flat|office|hall|house|studio|loft|chamber|ballroom "
        "!kitchen",
        "unfurnished", "no|without|any furniture",
    ),
    "cosy": ("cosy|cozy|snug|festive|hygge",),
    "drawn by hand": ("cartoon|illustration|illustrated|drawing|drawn|comic|anime|painted",),
}  # fmt: skip

MARK = "mark"
"""What is seen where the picture is a mark and no scene."""
TOWNSCAPE = "townscape"
"""What is seen where houses and roofs are those of a region."""
DRAWN: Mapping[RemarkKind, frozenset[str]] = {
    "smoking chimney": frozenset({"smoke"}),
    "floating islands": frozenset({"rock"}),
    "falls": frozenset({"waterfall", "fall"}),
    "on a wire": frozenset({"wire"}),
    "on a sill": frozenset({"sill"}),
    "message in a bottle": frozenset({"scroll"}),
    "reflected": frozenset({"reflection"}),
    "falling leaves": frozenset({"leaves"}),
    "steam": frozenset({"steam"}),
    "smoke": frozenset({"smoke"}),
    "dust": frozenset({"dust"}),
    "beams": frozenset({"beam"}),
    "puddles": frozenset({"puddles"}),
    "road": frozenset({"way", "road"}),
    "path": frozenset({"way", "path"}),
    "track": frozenset({"way", "track"}),
    "over a city": frozenset({"buildings", "houses", "roofs"}),
    "on a hill": frozenset({"knoll"}),
    "city beyond": frozenset({"skyline", "townscape skyline"}),
    "erupting": frozenset({"lava", "smoke", "volcano"}),
    "wading": frozenset({"foam"}),
    "splashing": frozenset({"splash"}),
    "in leaves": frozenset({"leaves"}),
    "waves": frozenset({"wave", "wave crashing"}),
    "dew": frozenset({"dew"}),
    "through a window": frozenset({"window"}),
    "bubble": frozenset({"speech bubble"}),
    "stickers": frozenset({MARK}),
    "print on a shirt": frozenset({MARK}),
    "visiting card": frozenset({MARK}),
    "arms": frozenset({MARK}),
    "thought": frozenset({"speech bubble"}),
    "enclosed": frozenset({"glass"}),
    "boxing ring": frozenset({"boxing ring"}),
    "hanging": frozenset({"string"}),
    "chequered floor": frozenset({"floor"}),
    "on the floor": frozenset({"floor"}),
    "flooded": frozenset({"flooded water"}),
    "on fire": frozenset({"flames"}),
    "frozen": frozenset({"ice"}),
    "given up": frozenset({"ivy vines", "weeds", "rubble"}),
}
"""Remarks that something is drawn for, and what that is called in the picture."""
