"""Words between two things and what they say of their places.

Each maps to (relation, inverse, pose of the subject). Inverse: the thing after the words is the relation's subject.
"""

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.tables.coverings import COVERED, PAINTED
from limner.engines.illustrator.reading.tables.manners import PAIRS

_SEEING: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("looking out of", "looking out", "looking from",
     "peeking from", "peering from", "looking through", "looking into", "looking up at", "looking down at",
    "glancing at",
     "peering at", "peering through", "admiring", "observing", "listening to", "pointing at", "photographing",
     "taking photos of", "taking pictures of", "taking a photo of", "taking a picture of", "taking a photograph of",
     "trying to figure out", "barking at", "laughing at", "smiling at", "speaking into", "talking into",
     "singing into", "shouting into",
     "speaking to", "posing with", "posing for", "waving at", "waving to", "shouting at",
     "breathing fire at", "breathing fire on", "breathing fire onto", "breathing fire toward",
     "breathing fire towards", "casting a spell on", "casting spells on",
     "conjuring", "conjuring up", "summoning",
     "sniffing", "inspecting", "examining", "visiting", "attacking", "fighting", "confronting"),
    ("looking at", False, ""),
)  # fmt: skip
_TOGETHER: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("feeding", "petting", "stroking", "kissing", "cuddling", "licking", "washing", "grooming", "milking", "helping",
     "comforting", "consoling", "writing", "scribbling in", "scribbling notes in", "jotting notes in", "writing in",
     "writing notes in", "taking notes in", "drawing in", "sketching in", "coloring in", "colouring in",
      "typing away on", "typing away at", "studying",
     "teaching", "rescuing", "saving", "meeting", "greeting",
     "cooking", "preparing", "baking", "frying", "roasting", "boiling",
     "repairing", "fixing",
     "decorating", "cutting", "chopping", "slicing", "harvesting", "picking",
     "plucking", "foraging for", "planting", "cleaning", "working on",
     "typing on", "writing on", "shaking hands with", "holding hands with", "dancing with",
     "arguing with", "chatting with", "proposing to", "working with",
     "parked next to", "parked by", "parked near", "guarding", "tending", "selling", "buying", "serving",
     "approaching", "competing with",
     "sharing", "purchasing", "vending", "using", "operating",
     "laying next to", "curled up next to", "lined up next to", "side by side with",
     "along with", "waiting for",
     "waiting by", "resting by", "resting next to", "blowing out", "bending over", "kneeling before",
     "kneeling next to", "kneeling by"),
    ("next to", False, ""),
)  # fmt: skip
_HANDLING: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("swinging", "lifting", "throwing", "catching", "tossing", "giving", "handing", "handing out",
    "handing over", "offering", "awarding", "delivering",
    "pouring", "stirring",
     "talking on", "speaking on", "chatting on", "juggling", "strumming", "playing his", "playing her", "brandishing",
     "taking a sip of", "taking a sip from", "taking a drink of", "taking a drink from", "taking a bite of",
     "taking a bite out of", "biting into", "savoring", "savouring", "gulping", "chugging", "munching", "munching on",
     "sipping", "tasting", "chewing", "devouring", "knitting", "gnawing on", "nibbling on", "nibbling"),
    ("holding", False, "holding"),
)  # fmt: skip
_WORKED_ON: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("operating on", "examining", "rummaging through", "rummaging in", "searching through", "digging through", "tying",
     "polishing", "scrubbing", "kneading", "carving", "sculpting", "unwrapping", "wrapping",
     "braiding", "brushing", "shearing", "ironing", "folding", "peeling", "tinkering with", "tickling",
     "massaging", "bandaging", "high fiving", "giving a high five to", "arm wrestling with", "arm wrestling",
     "whispering to", "whispering into", "whispering in", "telling a secret to", "kneeling in front of",
     "kneeling before", "rowing", "paddling", "sparring with", "punching", "leaning out of", "peering out of",
     "gazing out of", "staring out of", "waving goodbye to", "waving hello to", "pointing to", "pointing towards",
     "pointing up at", "cradling", "bowing to", "hammering", "hammering on", "hammering at", "nailing", "sawing",
     "sawing through", "welding", "soldering", "mending", "sewing", "stitching", "embroidering", "chiseling",
     "chiselling", "whittling", "sanding", "shaping", "moulding", "molding", "forging", "aiming at", "assembling",
     "constructing", "rolling out", "conducting", "chopping down", "opening", "unlocking",
     "hanging laundry on", "hanging clothes on", "hanging washing on", "hanging up", "hanging out",
     "arranging", "gluing", "hosing down", "hosing off", "hosing", "spraying down", "spraying water at",
     "spraying water on", "measuring", "weaving", "trimming", "clipping", "pruning", "assisting",
     "pipetting", "titrating",
     "brushing dust off", "brushing the dust off", "wiping dust off", "brushing sand off", "brushing snow off",
     "brushing dirt off",
     "escorting", "guiding", "injecting", "vaccinating", "tattooing", "mixing", "making", "brewing",
     "filling in", "filling out", "fill in", "fill out", "signing", "autographing", "grading"),
    ("next to", False, ""),
)  # fmt: skip
_REACHED_FOR: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("diving to catch", "diving for", "diving after", "dives to catch", "dives for", "leaping to catch", "flipping",
     "talking on a", "talking on the", "climbing up"),
    ("holding", False, "holding"),
) | {"climbing up": ("on", False, "")}  # fmt: skip
"""Verbs that look, that put two things near each other, and that hold."""
_HANGING: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("hanging from", "hanging off", "hanging down from", "hung from", "dangling from", "suspended from",
     "swinging from"),
    ("hanging from", False, ""),
)  # fmt: skip
_STUCK: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("sticking out of", "sticking from", "stuck in", "stuck into", "embedded in", "lodged in", "thrust into",
     "plunged into"),
    ("stuck in", False, ""),
)  # fmt: skip
_THROUGH: dict[str, tuple[RelationKind, bool, str]] = dict.fromkeys(
    ("through", "passing through", "going through", "shot through", "piercing"), ("through", False, "")
)
_RINGED: dict[str, tuple[RelationKind, bool, str]] = {
    **dict.fromkeys(("standing around", "standing round"), ("around", False, "standing")),
    **dict.fromkeys(("sitting around", "sitting round", "seated around"), ("around", False, "sitting")),
    **dict.fromkeys(
        ("gathered around", "gathered round", "huddled around", "dancing around", "all around", "placed around",
         "arranged around"),
        ("around", False, ""),
    ),
}  # fmt: skip
_PARTS: dict[str, tuple[RelationKind, bool, str]] = {
    **dict.fromkeys((f"on the {part} of" for part in ("roof", "edge", "rim", "tip", "end", "hood", "lid", "shoulder",
                                                      "head", "ledge", "branch", "surface")), ("on", False, "")),
    "on the lap of": ("sitting on", False, "sitting"),
    "at the feet of": ("next to", False, ""),
}  # fmt: skip
"""Where on a thing something is: all of it is on it."""
STACKING = frozenset({"stacked on", "stacked on top of", "piled on", "piled up on"})
"""Several that are so on something lie on one another."""

RELATIONS: dict[str, tuple[RelationKind, bool, str]] = {
    **PAIRS,
    "on": ("on", False, ""), "on top of": ("on", False, ""), "upon": ("on", False, ""), "atop": ("on", False, ""),
    "on top": ("on", False, ""),
    "onto": ("on", False, ""), "standing on": ("on", False, "standing"), "perched on": ("on", False, "sitting"),
    "perched on top of": ("on", False, "sitting"),
    "perched atop": ("on", False, "sitting"),
    "balanced on": ("on", False, ""),
    "lying on": ("on", False, "sleeping"), "sleeping on": ("on", False, "sleeping"),
    "resting on": ("on", False, ""), "placed on": ("on", False, ""), "stacked on": ("on", False, ""),
    "under": ("under", False, ""), "beneath": ("under", False, ""), "underneath": ("under", False, ""),
    "below": ("below", False, ""), "on the bottom of": ("below", False, ""), "on bottom of": ("below", False, ""),
    "above": ("above", False, ""),
    "over": ("above", False, ""), "hovering above": ("flying over", False, ""), "hanging above": ("above", False, ""),
    "left to": ("left of", False, ""), "on left of": ("left of", False, ""), "on left side of": ("left of", False, ""),
    "at the left of": ("left of", False, ""), "right to": ("right of", False, ""),
    "on right of": ("right of", False, ""), "on right side of": ("right of", False, ""),
    "at the right of": ("right of", False, ""),
    "left of": ("left of", False, ""), "to the left of": ("left of", False, ""),
    "on the left of": ("left of", False, ""), "on the left side of": ("left of", False, ""),
    "right of": ("right of", False, ""), "to the right of": ("right of", False, ""),
    "on the right of": ("right of", False, ""), "on the right side of": ("right of", False, ""),
    "next to": ("next to", False, ""), "beside": ("next to", False, ""), "by": ("next to", False, ""),
    "past": ("in front of", False, ""),
    "near": ("next to", False, ""), "close to": ("next to", False, ""), "alongside": ("next to", False, ""),
    "on the side of": ("next to", False, ""),
    "on side of": ("next to", False, ""), "at the side of": ("next to", False, ""),
    "on one side of": ("next to", False, ""), "by the side of": ("next to", False, ""),
    "adjacent to": ("next to", False, ""), "together with": ("next to", False, ""),
    "standing next to": ("next to", False, "standing"), "standing by": ("next to", False, "standing"),
    "sitting next to": ("next to", False, "sitting"), "sitting by": ("next to", False, "sitting"),
    "sitting beside": ("next to", False, "sitting"), "standing beside": ("next to", False, "standing"),
    "playing with": ("next to", False, ""), "talking to": ("next to", False, ""),
    **dict.fromkeys(("knocking on", "knocking at", "knock on", "knock at", "banging on", "pounding on"),
                    ("next to", False, "")),
    "hugged by": ("next to", True, ""), "kissed by": ("next to", True, ""), "fed by": ("next to", True, ""),
    "washed by": ("next to", True, ""), "pushed by": ("left of", True, ""), "chased by": ("left of", True, "running"),
    "hugging": ("next to", False, ""), "walking with": ("next to", False, "walking"),
    "chasing": ("left of", False, "running"), "following": ("left of", False, "walking"),
    "behind": ("behind", False, ""), "in back of": ("behind", False, ""), "in front of": ("in front of", False, ""),
    "on the steps of": ("in front of", False, ""), "on the doorstep of": ("in front of", False, ""),
    "on the porch of": ("in front of", False, ""),
    "before": ("in front of", False, ""), "inside": ("inside", False, ""), "in": ("inside", False, ""),
    "inside of": ("inside", False, ""), "within": ("inside", False, ""), "into": ("inside", False, ""),
    "filled with": ("inside", True, ""), "full of": ("inside", True, ""), "containing": ("inside", True, ""),
    "between": ("between", False, ""), "in between": ("between", False, ""), "among": ("between", False, ""),
    "around": ("around", False, ""), "circling": ("around", False, "flying"),
    "surrounded by": ("around", True, ""), "surrounding": ("around", False, ""),
    "wearing": ("wearing", False, ""), "wear": ("wearing", False, ""), "dressed in": ("wearing", False, ""),
    "holding": ("holding", False, "holding"), "hold": ("holding", False, "holding"),
    "carrying": ("holding", False, "holding"), "carry": ("holding", False, "holding"),
    "waving a": ("holding", False, "waving"), "reading a": ("holding", False, "reading"),
    "checking": ("holding", False, ""), "reading": ("holding", False, "reading"),
    "playing a": ("holding", False, "holding"),
    "playing the": ("holding", False, "holding"), "eating": ("holding", False, "holding"),
    **dict.fromkeys(
        ("eating from", "eating out of", "eating off of", "drinking from", "drinking out of", "feeding from"),
        ("holding", False, "holding"),
    ),
    "drinking": ("holding", False, "holding"), "flying a": ("holding", False, "holding"),
    "flying": ("holding", False, "holding"),
    "riding": ("riding", False, "sitting"), "ride": ("riding", False, "sitting"),
    "riding on": ("riding", False, "sitting"), "driving": ("riding", False, "sitting"), "steering": ("riding", False,
    "sitting"), **dict.fromkeys(("sailing a", "sailing an", "sailing the", "sailing in a", "sailing his",
                                 "sailing her", "captaining", "navigating a", "piloting",
                                 "copiloting", "manning", "commanding", "at the helm of",
                                 "at the controls of", "at the wheel of",
                                 "behind the wheel of", "in the cockpit of",
                                 "in the basket of"), ("riding", False, "")),
    "driving in": ("riding", False, "sitting"), "pushing": ("left of", False, "walking"),
    "kicking": ("left of", False, ""), "hitting": ("left of", False, ""),
    "swinging at": ("left of", False, ""), "returning": ("left of", False, ""),
    "taking a swing at": ("left of", False, ""), "striking": ("left of", False, ""),
    "beating": ("left of", False, ""), "whacking": ("left of", False, ""), "smashing": ("left of", False, ""),
    "dragging": ("right of", False, "walking"),
    "standing near": ("next to", False, "standing"),
    "sitting near": ("next to", False, "sitting"), "working at": ("next to", False, "sitting"),
    "studying at": ("next to", False, "sitting"), "playing on": ("on", False, "playing"), "gives": ("holding", False,
    "holding"),
    "gave": ("holding", False, "holding"), "laying on": ("on", False, "sleeping"), "laying on top of": ("on", False,
    "sleeping"),
    "lying on top of": ("on", False, "sleeping"), "lying in": ("inside", False, "sleeping"),
    "laying in": ("on", False, "sleeping"), "lounging on": ("on", False, "sitting"),
    "curled up on": ("on", False, "sleeping"), "stacked on top of": ("on", False, ""), "piled on": ("on", False, ""),
    "piled up on": ("on", False, ""),
    "spread on": ("on", False, ""), "scattered on": ("on", False, ""),
    "climbing": ("on", False, ""), "climbing on": ("on", False, ""), "balancing on": ("on", False, ""),
    "growing on": ("on", False, ""), "growing out of": ("on", False, ""), "growing from": ("on", False, ""),
    "hanging on": ("on", False, ""), "hung on": ("on", False, ""), **_HANGING,
    "painted on": ("on", False, ""), "printed on": ("on", False, ""), "drawn on": ("on", False, ""),
    "displayed on": ("on", False, ""), "set on": ("on", False, ""), "parked on": ("on", False, ""),
    "coming out of": ("out of", False, ""), "emerging from": ("out of", False, ""),
    "bursting out of": ("out of", False, ""),
    "trapped in": ("inside", False, ""), **_STUCK, **_THROUGH,
    "adorned with": ("on", True, ""), "stacked with": ("on", True, ""), "laden with": ("inside", True, ""),
    "sitting on": ("sitting on", False, "sitting"), "sit on": ("sitting on", False, "sitting"),
    "sitting in": ("sitting on", False, "sitting"), "seated on": ("sitting on", False, "sitting"),
    "sitting atop": ("sitting on", False, "sitting"), "sitting on top of": ("sitting on", False, "sitting"),
    "leaning against": ("leaning against", False, "standing"), "leaning on": ("leaning against", False, "standing"),
    "propped against": ("leaning against", False, ""), "looking at": ("looking at", False, ""),
    "staring at": ("looking at", False, ""), **_SEEING, **_TOGETHER, **_HANDLING,
    **_WORKED_ON, **_REACHED_FOR, "watching": ("looking at", False, ""),
    "facing": ("looking at", False, ""), "gazing at": ("looking at", False, ""),
    "flying over": ("flying over", False, "flying"), "flying above": ("flying over", False, "flying"),
    "soaring over": ("flying over", False, "flying"), "soaring above": ("flying over", False, "flying"),
    "jumping over": ("above", False, "running"),
    "with": ("next to", False, ""), "has": ("next to", False, ""), "have": ("next to", False, ""),
    "having": ("next to", False, ""), "sitting at": ("next to", False, "sitting"),
    "seated at": ("next to", False, "sitting"),
    "standing at": ("next to", False, "standing"), "pulled by": ("right of", True, ""),
    "pulling": ("right of", False, ""),
    "accompanied by": ("next to", False, ""),
    "not far from": ("next to", False, ""), "across from": ("next to", False, ""), "opposite": ("next to", False, ""),
    **_PARTS, "on the back of": ("riding", False, "sitting"), "aboard": ("riding", False, "sitting"),
    "on board": ("riding", False, "sitting"), "mounted on": ("riding", False, "sitting"),
    "in the hands of": ("holding", True, ""), "held by": ("holding", True, "holding"),
    "worn by": ("wearing", True, ""), "ridden by": ("riding", True, "sitting"), "clad in": ("wearing", False, ""),
    "clothed in": ("wearing", False, ""), "donning": ("wearing", False, ""),
    "towers beside": ("next to", False, ""), "towers over": ("behind", False, ""),
    "towers above": ("behind", False, ""), "sporting": ("wearing", False, ""), **dict.fromkeys(
        ("sports a", "sports an", "attired in", "outfitted in", "decked out in", "garbed in", "adorned in", "donning",
         "dons", "clothed in"), ("wearing", False, "")),
    "smoking": ("holding", False, ""), "wielding": ("holding", False, "holding"),
    "clutching": ("holding", False, "holding"), "gripping": ("holding", False, "holding"),
    "grasping": ("holding", False, "holding"), "standing in front of": ("in front of", False, "standing"),
    "standing behind": ("behind", False, "standing"), "standing before": ("in front of", False, "standing"),
    "sitting in front of": ("in front of", False, "sitting"), "sitting under": ("under", False, "sitting"),
    "sitting behind": ("behind", False, "sitting"), "hidden behind": ("behind", False, ""),
    "hiding behind": ("behind", False, ""), "hiding in": ("inside", False, ""), "hiding inside": ("inside", False, ""),
    "hiding under": ("under", False, ""), "crossing": ("on", False, ""), "walking across": ("on", False, "walking"),
    "running across": ("on", False, "running"), "driving across": ("on", False, ""), "going across": ("on", False, ""),
    "curled around": ("around", False, ""), "coiled around": ("around", False, ""),
    "wrapped around": ("around", False, ""),
    "entwined around": ("around", False, ""), "going over": ("on", False, ""), "peeking out of": ("out of", False, ""),
    "loaded with": ("inside", True, ""),
    "packed with": ("inside", True, ""), "overflowing with": ("inside", True, ""),
    "topped with": ("on", True, ""), "topped by": ("on", True, ""),
    **dict.fromkeys(sorted(COVERED | PAINTED | {"decorated with"}), ("on", True, "")),
    "on the top of": ("on", False, ""), "above the head of": ("above", False, ""),
    "encircled by": ("around", True, ""), **_RINGED,
    "orbiting": ("around", False, ""), "floating above": ("flying over", False, ""),
    "floating over": ("above", False, ""), "floating on": ("on", False, ""), "at the foot of": ("next to", False, ""),
    "leaping over": ("above", False, "running"),
    "walking next to": ("next to", False, "walking"), "walking beside": ("next to", False, "walking"),
    "sliding down": ("on", False, "sliding"), "swinging on": ("sitting on", False, "sitting"),
    "rocking in": ("sitting on", False, "sitting"), "typing at": ("next to", False, ""),
    "walking a": ("left of", False, "walking"), "walking his": ("left of", False, "walking"),
    "walking her": ("left of", False, "walking"), "walking their": ("left of", False, "walking"),
    "leading a": ("right of", False, "walking"), "leading an": ("right of", False, "walking"),
    "leading the": ("right of", False, "walking"), "leading his": ("right of", False, "walking"),
    "leading her": ("right of", False, "walking"), "walking the": ("left of", False, "walking"),
    "boxing with": ("looking at", False, ""), "fighting with": ("looking at", False, ""),
    "wrestling with": ("looking at", False, ""), "sparring with": ("looking at", False, ""),
    "watering": ("next to", False, ""), "embracing": ("next to", False, ""), "dribbling": ("next to", False, ""),
    **dict.fromkeys(("standing over", "leaning over", "hunched over"), ("next to", False, "standing")),
    "sweeping": ("next to", False, ""), "battling": ("looking at", False, ""), "hugs": ("next to", False, ""),
    "lying next to": ("next to", False, "sleeping"), "sleeping next to": ("next to", False, "sleeping"),
}  # fmt: skip

WEARERS_FIRST = frozenset(
    {"wearing", "holding", "riding", "sitting on", "looking at", "flying over", "leaning against"}
)
"""Relations that belong to the living subject of the clause, not to the nearest noun."""

BASES: dict[str, str] = {
    "standing": "stand", "sitting": "sit", "lying": "lie", "resting": "rest", "perched": "perch", "placed": "place",
    "hovering": "hover", "hanging": "hang", "dangling": "dangle", "passing": "pass",
    "playing": "play", "talking": "talk", "hugging": "hug", "walking": "walk",
    "chasing": "chase", "following": "follow", "circling": "circle", "surrounding": "surround", "wearing": "wear",
    "holding": "hold", "carrying": "carry", "eating": "eat", "drinking": "drink", "riding": "ride", "driving": "drive",
    "leaning": "lean", "looking": "look", "staring": "stare", "watching": "watch", "facing": "face", "gazing": "gaze",
    "flying": "fly", "soaring": "soar", "jumping": "jump", "leaping": "leap", "sleeping": "sleep", "hiding": "hide",
    "wielding": "wield", "clutching": "clutch", "floating": "float", "orbiting": "orbit",
    "containing": "contain", "reading": "read", "running": "run", "crossing": "cross", "laying": "lay",
    "taking": "take", "feeding": "feed", "petting": "pet", "kissing": "kiss", "licking": "lick", "helping": "help",
    "teaching": "teach", "pushing": "push", "kicking": "kick", "hitting": "hit", "swinging": "swing",
    "throwing": "throw", "tossing": "toss", "catching": "catch", "giving": "give", "pouring": "pour",
    "climbing": "climb",
    "growing": "grow", "preparing": "prepare", "visiting": "visit", "admiring": "admire", "attacking": "attack",
    "lounging": "lounge", "kneeling": "kneel", "bending": "bend", "emerging": "emerge", "balancing": "balance",
    "rescuing": "rescue", "greeting": "greet", "steering": "steer", "sipping": "sip", "listening": "listen",
}  # fmt: skip
"""First words of the relations and their base forms: "standing on" is entered as "stand on" too, which "stands on" and
"stood on" come down to."""

SIDES: dict[str, str] = {
    "on the left": "left", "on the left side": "left", "to the left": "left", "at left": "left", "at the left": "left",
    "on the right": "right", "on the right side": "right", "to the right": "right", "at right": "right",
    "at the right": "right",
}  # fmt: skip
"""Where a thing is in the picture; two of them make a relation."""

SHAPES: frozenset[str] = frozenset({
    "shaped like", "in the shape of", "in the form of", "in shape of", "in form of", "with the shape of", "shaped as",
    "in the likeness of", "formed like", "looks like", "look like", "looking like", "looks just like",
    "resembling", "resembles", "similar to",
})  # fmt: skip
"""Of `MADE_OF`, those that give a thing no colour and no surface."""

COMPOSED: frozenset[str] = frozenset({"composed of", "consisting of", "consists of", "composed entirely of"})
"""Of `MADE_OF`, those after which things that belong to nobody known are things."""

MADE_OF: frozenset[str] = SHAPES | COMPOSED | {
    "made of", "made out of", "made from", "built of", "built from", "built out of", "carved from", "carved out of",
    "carved of", "crafted from", "fashioned from", "constructed from", "sculpted from", "sculpted out of",
    "made entirely of", "made entirely out of", "made entirely from",
    "made completely of", "made completely out of", "made up of", "made only of", "made wholly of", "built entirely of",
    "built entirely from", "built entirely out of", "formed by", "formed of", "formed from",
    "formed out of", "constructed of", "constructed out of", "crafted out of", "crafted of", "knitted from",
    "knitted out of", "knit from", "knit out of", "woven from", "woven out of", "woven of", "folded from",
    "folded out of", "assembled from", "assembled out of", "entirely made of", "entirely made out of",
    "entirely made from", "cast in", "cast from",
}  # fmt: skip
"""Before a material; a thing that follows them is no thing of its own."""

ACTIVITIES: frozenset[str] = frozenset(
    word for word in (*_SEEING, *_TOGETHER, *_HANDLING, *_WORKED_ON) if " " not in word
)
"""Verbs that are relations only where their object follows: "cooking pasta"."""

ROLES: dict[str, bool] = {
    "dressed as": True, "dressed like": True, "dressed up like": True,
    "dressed up as": True, "disguised as": True, "in the role of": True,
    "cosplaying as": True, "portrayed as": True, "depicted as": True, "as a": False, "as an": False, "as the": False,
}  # fmt: skip
"""Before what somebody is made to be: True where nothing else can follow."""

COMPARISONS: dict[str, str] = {
    **dict.fromkeys(("bigger than", "larger than", "taller than", "higher than", "longer than", "wider than",
                     "greater than", "heavier than", "much bigger than", "much larger than", "twice as big as",
                     "towering over", "towering above", "looming over",
                     "looming above", "looming behind", "towering behind",
                     "twice as tall as", "twice as large as", "three times as big as", "a lot bigger than",
                     "twice the size of", "three times the size of"), "larger"),
    **dict.fromkeys(("smaller than", "shorter than", "tinier than", "dwarfed by", "much smaller than",
                     "half the size of"),
                    "smaller"),
    **dict.fromkeys(("as big as", "as tall as", "as large as", "as high as", "as small as", "as tiny as", "as long as",
                     "the same size as"), "equal"),
    **dict.fromkeys(("the size of", "size of"), "size of"),
}  # fmt: skip
"""Words that compare a thing's size with another's; of "the size of" the other is not in the picture."""

FULL = frozenset(
    {"full of"}
    | {f"{word} with" for word in "filled packed overflowing stuffed crammed brimming bursting heaped".split()}
)
"""After these come as many as there is room for."""
