"""Bodies: their parts, builds and skins, and words for several people or for somebody's young."""

HAIRDOS: dict[str, str] = {
    "ponytail": "ponytail", "pigtail": "pigtails", "braid": "braids", "plait": "braids", "mohawk": "mohawk",
    "topknot": "bun", "dreadlock": "dreadlocks", "dreads": "dreadlocks", "cornrow": "braids", "buzzcut": "buzz",
    **dict.fromkeys(("hair in a bun", "hair up in a bun", "hair tied in a bun", "hair tied up in a bun", "hair bun",
                     "hair pulled into a bun", "hair pulled back in a bun", "man bun", "top knot", "messy bun",
                     "bun hairstyle"), "bun"),
    **dict.fromkeys(("hair in a ponytail", "hair tied in a ponytail", "hair tied back", "hair pulled back",
                     "hair tied up in a ponytail"), "ponytail"),
    **dict.fromkeys(("hair in a braid", "single braid", "side braid", "french braid"), "braid"),
    **dict.fromkeys(("hair in braids", "braided hair", "plaited hair", "hair in two braids",
                     "hair in plaits"), "braids"),
    **dict.fromkeys(("hair in pigtails", "hair in two ponytails"), "pigtails"),
    **dict.fromkeys(("afro hair", "afro hairstyle", "afro haircut"), "afro"),
    **dict.fromkeys(("bob haircut", "bob cut", "bob hair", "bobbed hair", "bob hairstyle"), "bob"),
    **dict.fromkeys(("pixie cut", "pixie haircut", "pixie hair"), "pixie"),
    **dict.fromkeys(("buzz cut", "crew cut", "buzzed hair", "shaved hair"), "buzz"),
}  # fmt: skip
"""Words for how hair is worn, and the name of the hairdo."""
LOOKS_OF_HAIR: dict[str, str] = {
    "curly": "curly", "curled": "curly", "frizzy": "curly", "kinky": "afro", "wavy": "wavy", "flowing": "wavy",
    "long": "long", "straight": "long", "short": "short", "cropped": "short", "spiky": "spiky", "messy": "spiky",
    "tousled": "spiky", "afro": "afro", "braided": "braids", "long curly": "long curls", "short curly": "afro",
    "long wavy": "wavy", "long flowing": "wavy", "bobbed": "bob",
}  # fmt: skip
"""Words before "hair", alone or two together in this order, and the hairdo that they tell of."""
BEARDS: dict[str, str] = {
    "beard": "full", "bearded": "full", "goatee": "goatee", "stubble": "stubble", "moustache": "moustache",
    "mustache": "moustache", "handlebar moustache": "handlebar", "handlebar mustache": "handlebar",
    "curled moustache": "handlebar",
}  # fmt: skip

HAIR_COLOURS: dict[str, str] = {
    "redheaded": "red", "red headed": "red", "redhaired": "red", "flame haired": "red", "raven haired": "black",
    "silver haired": "silver", "grey haired": "grey", "gray haired": "grey", "white haired": "white",
    "golden haired": "blonde", "fair haired": "blonde", "dark haired": "black",
}  # fmt: skip
"""Words that say the colour of somebody's hair in one."""

BODY: dict[str, str] = {
    **dict.fromkeys(HAIR_COLOURS, "hair"),
    **dict.fromkeys(HAIRDOS, "hair"), "stubble": "beard", "handlebar moustache": "moustache",
    "handlebar mustache": "moustache", "curled moustache": "moustache",
    "hair": "hair", "haired": "hair", "hairdo": "hair", "hairstyle": "hair", "ponytail": "hair", "braid": "hair",
    "curls": "hair", "bangs": "hair", "pigtail": "hair", "eye": "eyes", "eyed": "eyes", "beard": "beard",
    "bearded": "beard", "moustache": "moustache", "mustache": "moustache", "goatee": "beard", "skin": "skin",
    "skinned": "skin", "complexion": "skin", "fur": "fur", "furred": "fur", "coat of fur": "fur", "mane": "mane",
    "tail": "tail", "tailed": "tail", "wing": "wings", "winged": "wings", "feather": "feathers",
    "feathered": "feathers", "plumage": "feathers", "scales": "scales", "horn": "horns", "horned": "horns",
    "antler": "shed antlers", "tusk": "tusks", "beak": "beak", "ear": "ears", "eared": "ears", "nose": "nose",
    "muzzle": "muzzle", "chest": "chest", "breast": "chest", "underbelly": "belly",
    "snout": "nose", "trunk": "nose", "mouth": "mouth", "lip": "lips", "tooth": "teeth", "teeth": "teeth",
    "fang": "teeth",
    "tongue": "tongue", "cheek": "cheeks", "freckle": "freckles", "freckled": "freckles", "wrinkle": "wrinkles",
    "wrinkled": "wrinkles", "eyebrow": "eyebrows", "eyelash": "eyelashes", "face": "face", "faced": "face",
    "head": "head", "headed": "head", "forehead": "head", "neck": "neck", "collar": "collar",
    "shoulder": "shoulders", "back": "back",
    "arm": "arms", "hand": "hands", "handed": "hands", "finger": "hands", "leg": "legs", "legged": "legs",
    "lap": "legs", "knee": "legs", "foot": "feet", "feet": "feet", "paw": "paws", "hoof": "hooves", "claw": "claws",
    "talon": "claws", "fin": "fins", "whisker": "whiskers", "belly": "belly", "waist": "waist", "body": "body",
    "bodied": "body", "smile": "smile", "expression": "face",
}  # fmt: skip
"""Words for parts of a body and the part's name. They say something of who has them, and are no things."""

SHOWN_ALONE: dict[str, str] = {
    "eye": "open eye", "hand": "human hand", "foot": "human foot", "ear": "human ear", "nose": "human nose",
    "mouth": "human lips", "lip": "human lips", "wing": "detached wings", "antler": "shed antlers", "tooth": "molar",
}  # fmt: skip
"""Parts of bodies that are things where nobody is there to have them, and the symbols' words."""

BUILDS: dict[str, str] = {
    "slim": "slim", "slender": "slim", "skinny": "slim", "lean": "slim", "lanky": "slim", "petite": "slim",
    "muscular": "muscular", "athletic": "muscular", "burly": "muscular", "brawny": "muscular", "buff": "muscular",
    "stocky": "stout", "stout": "stout", "chubby": "stout", "plump": "stout", "fat": "stout", "obese": "stout",
    "overweight": "stout", "curvy": "stout", "chunky": "stout", "pudgy": "stout", "round bellied": "stout",
}  # fmt: skip

SKINS: dict[str, str] = {
    "black": "#6b4330", "dark": "#6b4330", "african": "#6b4330", "brown": "#9a6746", "tan": "#b98058",
    "tanned": "#b98058", "olive": "#c2956b", "white": "#f0cdb0", "pale": "#f3d8c2", "fair": "#f0cdb0",
    "light": "#f0cdb0",
}  # fmt: skip
"""What these words say of a person's skin: sRGB, inside the range of the Monk skin tone scale."""

PLAIN_PEOPLE: frozenset[str] = frozenset(
    "man woman boy girl person people human child lady guy baby toddler kid teenager couple family father mother "
    "grandmother grandfather dad mom mum businessman businesswoman gentleman student nurse doctor scientist".split()
)
"""Of these, "black" and "white" say the skin; of a knight or a wizard they say the clothes."""

_WEDDINGS = ("wedding", "wedding ceremony", "wedding party", "wedding day", "wedding reception", "wedding celebration")
_BIRTHDAYS = ("birthday party", "children's party", "kids birthday party", "children's birthday party")
WEDDINGS = frozenset(_WEDDINGS)
"""Words for the event at which those who are named before are bride and groom."""
EVENTS = frozenset({*_WEDDINGS, *_BIRTHDAYS})
"""Groups by what they are together for: what is made for one shows nobody."""

GROUPS: dict[str, tuple[str, ...]] = {
    "couple": ("woman", "man"),
    **dict.fromkeys(("newlyweds", "wedding couple", "bridal couple", "bride and groom", *_WEDDINGS),
                    ("bride", "groom")),
    **dict.fromkeys(_BIRTHDAYS, ("girl with balloon", "boy with birthday cake", "girl with gift", "boy with balloon")),
    "old couple": ("grandmother", "grandfather"), "elderly couple": ("grandmother", "grandfather"),
    "parents": ("woman", "man"), "family": ("woman", "man", "girl", "boy"),
    "family of three": ("woman", "man", "girl"), "family of four": ("woman", "man", "girl", "boy"),
    "family of five": ("woman", "man", "girl", "2 boy"),
    "grandparents": ("grandmother", "grandfather"),
    "siblings": ("girl", "boy"),
    "crowd": ("30 person",), "crowds": ("30 person",), "throng": ("30 person",), "mob": ("20 person",),
    "audience": ("20 person",), "spectators": ("20 person",), "congregation": ("12 person",), "queue": ("8 person",),
    "team": ("5 person",), "crew": ("5 person",), "gang": ("5 person",), "choir": ("8 person",),
    "army": ("20 soldier",), "troops": ("12 soldier",), "platoon": ("12 soldier",), "posse": ("5 cowboy",),
    "barbershop quartet": ("4 man",), "football team": ("5 football player",), "soccer team": ("5 football player",),
    "flash mob": ("12 person",),
    **dict.fromkeys(("band", "rock band", "pop band", "punk band", "metal band", "folk band", "country band",
                     "mariachi band", "steel band", "string band"),
                    ("musician", "man with guitar", "woman with microphone")),
    **dict.fromkeys(("jazz band", "jazz trio", "swing band", "blues band"),
                    ("musician", "woman with trumpet", "man with saxophone")),
    **dict.fromkeys(("marching band", "brass band", "big band"),
                    ("man with trumpet", "woman with drum", "man with saxophone", "woman with flute")),
    **dict.fromkeys(("string quartet",),
                    ("woman with violin", "man with violin", "woman with violin", "man with violin")),
    **dict.fromkeys(("orchestra", "symphony orchestra", "philharmonic"),
                    ("woman with violin", "man with violin", "woman with flute", "man with trumpet",
                     "woman with violin", "man with drum")),
}  # fmt: skip
"""Words for several people, and who they are, as words of the atlas: how many, who, and with what in hand."""

PARENTS: frozenset[str] = frozenset("mother father mom mum dad parent parents mama papa".split())
"""After an animal's name these mean that animal: "a bear mother"."""

PEOPLE_WITH_ANIMALS: frozenset[str] = frozenset("lady woman man girl boy person people".split())
"""After an animal's name these are the person that is meant; a cat wizard is a cat."""

OFFSPRING: frozenset[str] = frozenset("cub baby young pup kid calf offspring youngster infant".split())
"""After "its" these mean the young of the animal that was spoken of."""
