"""Words for a part of a thing, and things that come in pairs."""

PORTIONS: dict[str, str] = {
    "slice of": "slice", "slices of": "slice", "piece of": "slice", "pieces of": "slice", "wedge of": "slice",
    "half of": "half", "half a": "half", "half an": "half", "half": "half",
    "chunk of": "chunk", "bite of": "bite", "scoop of": "scoop",
}  # fmt: skip
"""Before a noun: only this part of it is meant."""

_HELD = "frozen|encased|trapped|entombed|preserved|locked|embedded|suspended|captured|sealed|stuck|frozen solid"
_SOLID: dict[str, str] = {
    "in ice": "ice|a block of ice|an ice block|an ice cube|a giant ice cube|solid ice|a giant block of ice|"
              "a large block of ice|the ice|clear ice|a chunk of ice|a huge block of ice|a frozen block of ice",
    "in amber": "amber|resin|a piece of amber|a drop of amber|a block of resin|golden amber|a chunk of amber",
}  # fmt: skip
_SUNK = "half buried|partly buried|partially buried|buried|half sunk|half submerged|partly covered|stuck|sunken"
_SOFT: dict[str, str] = {
    "in sand": "sand|the sand|the desert sand|the beach sand|sand dunes|a sand dune",
    "in snow": "snow|the snow|deep snow|a snowdrift|a pile of snow|fresh snow",
    "in earth": "mud|the mud|dirt|the dirt|the ground|earth|the earth|soil|the soil",
    "in leaves": "leaves|fallen leaves|autumn leaves|a pile of leaves|a pile of autumn leaves|dry leaves",
}  # fmt: skip
_SET: dict[str, str] = {
    f"{how} {where} {what}": state
    for manners, table in ((_HELD, _SOLID), (_SUNK, _SOFT))
    for state, things in table.items()
    for how in manners.split("|")
    for where in ("in", "inside", "within")
    for what in things.split("|")
}
"""What a thing is frozen into or sunk in, and how that is said."""
_COATINGS: dict[str, str] = {
    "chocolate": "chocolate|dark chocolate|milk chocolate|melted chocolate|chocolate sauce",
    "white chocolate": "white chocolate|icing|frosting|cream|sugar|sugar glaze|whipped cream",
    "caramel": "caramel|honey|syrup|maple syrup|caramel sauce|toffee",
    "slime": "slime|green slime|goo",
    "mud": "mud",
    "snow": "snow|a layer of snow|fresh snow|a blanket of snow",
    "moss": "moss|green moss|thick moss|lichen|moss and lichen|algae|moss and ferns",
    "ivy": "ivy|vines|creepers|climbing ivy|ivy and vines|moss and ivy|ivy and moss|vines and moss|moss and vines",
    "flowers": "flowers|blossoms|wildflowers|blooms|colorful flowers|colourful flowers|flowers and vines|"
    "moss and flowers|"
    "moss and wildflowers|wildflowers and moss|flowers and moss|grass and flowers|grass and wildflowers|"
    "vines and flowers|ivy and flowers|flowers and ivy|flowers and leaves|leaves and flowers",
    "frost": "frost|hoarfrost|ice crystals|a layer of frost|frost and ice|ice and frost|icicles",
    "dust": "dust|a layer of dust|thick dust|ash|soot",
    "barnacles": "barnacles|barnacles and algae|algae and barnacles|coral|barnacles and coral|coral and barnacles",
}
_COATED: dict[str, str] = {
    f"{how} {what}": f"{state} {coat}"
    for state, manners in (
        ("dipped in", "dipped in|half dipped in|dunked in"),
        ("covered in", "covered in|covered with|covered completely in|covered completely with|covered entirely in|"
                       "covered entirely with|covered all over in|covered all over with|"
                       "coated in|coated with|drenched in|glazed with|drizzled with|"
                       "topped with|blanketed in|dusted with|capped with|smeared with|overgrown with|overgrown by|"
                       "encrusted with|encrusted in|swallowed by|choked with|choked by|buried under"),
    )
    for how in manners.split("|")
    for coat, kinds in _COATINGS.items()
    for what in kinds.split("|")
}  # fmt: skip
"""What a thing is coated with, from below or from above, and how that is said."""
_GROWN = {
    "mossy": "moss", "dusty": "dust", "dust covered": "dust", "muddy": "mud", "mud covered": "mud",
    "mud splattered": "mud", "snow capped": "snow", "slimy": "slime",
    "moss covered": "moss", "moss grown": "moss", "ivy covered": "ivy", "ivy clad": "ivy",
    "vine covered": "ivy", "flower covered": "flowers", "frosted": "frost", "frost covered": "frost",
    "barnacle covered": "barnacles", "barnacle encrusted": "barnacles",
    "with frost on its fur": "frost", "with frost on its back": "frost", "frost on its fur": "frost",
    "with snow on its back": "snow", "snow on its back": "snow", "snow on its fur": "snow",
    "with snow on its fur": "snow",
}  # fmt: skip
_COATED |= {words: f"covered in {coat}" for words, coat in _GROWN.items()}
_SERVED = tuple(
    f"{how}{what} {gone}"
    for how in ("", "with ")
    for what in ("a slice", "one slice", "a piece", "one piece", "a wedge")
    for gone in ("missing", "gone", "cut out", "cut out of it", "cut away", "taken", "taken out", "removed")
)
_MENDED = frozenset({"kintsugi", "gold repaired"}) | frozenset(
    f"{broken}{how} with {gold}"
    for broken in ("", "cracked and ", "broken and ", "shattered and ", "cracked but ", "broken but ")
    for how in ("repaired", "mended", "fixed", "patched", "joined", "glued together")
    for gold in ("gold", "golden seams", "gold seams", "golden lines", "liquid gold", "gold lacquer", "molten gold")
)
"""Seams of gold, and how they are said."""
PLACES_OF_STATES: dict[str, str] = {"in sand": "beach", "in snow": "snow"}
"""Where a thing is that is so, should no place be named."""

STATES: dict[str, str] = {
    **dict.fromkeys(("halved", "cut in half", "sliced in half", "split in half", "cut in two", "split in two",
                     "cut into halves", "cut in halves", "cut open", "sliced open", "broken in half",
                     "sawn in half"), "halved"),
    **dict.fromkeys(("sliced", "cut into slices", "sliced up", "in slices", "cut up", "cut into pieces", "chopped",
                     "diced"), "sliced"),
    **dict.fromkeys(("half eaten", "bitten", "partly eaten", "partially eaten", "with a bite taken out",
                     "with a bite taken out of it", "with a bite missing", "nibbled"), "bitten"),
    **dict.fromkeys(("broken", "shattered", "smashed", "broken into pieces", "broken to pieces", "in pieces",
                     "in shards", "shattering", "breaking into pieces"), "broken"),
    **dict.fromkeys(("cracked", "cracking"), "cracked"),
    **dict.fromkeys(_MENDED, "mended"),
    **dict.fromkeys(("crumpled", "crumpled up", "scrunched up", "wrinkled", "creased", "crinkled"), "crumpled"),
    **dict.fromkeys(("folded", "folded up", "folded in half", "folded neatly", "neatly folded"), "folded"),
    **dict.fromkeys(("dripping", "dripping wet", "oozing", "dripping paint", "dripping with paint"), "dripping"),
    **dict.fromkeys(("melted", "melting", "half melted", "molten"), "melted"),
    **dict.fromkeys(("limp", "droopy", "drooping", "floppy"), "limp"),
    **dict.fromkeys(("torn", "ripped", "torn in half", "torn in two", "ripped in half", "ripped apart"), "torn"),
    **dict.fromkeys(("wrapped", "gift wrapped", "giftwrapped", "wrapped up", "wrapped in paper",
                     "wrapped in wrapping paper", "wrapped as a gift"), "wrapped"),
    **dict.fromkeys(_SERVED, "served"),
    **dict.fromkeys(("missing a slice", "missing one slice", "missing a piece"), "served"),
    **dict.fromkeys(("shut", "furled"), "closed"),
    **dict.fromkeys(("rolled up", "rolled", "rolled into a roll"), "rolled"),
    **dict.fromkeys(("with latte art", "latte art"), "latte art"),
    "empty": "empty", "hollow": "hollow",
    **dict.fromkeys(("peeled", "half peeled", "partly peeled", "partially peeled", "peeled open"), "peeled"),
    **dict.fromkeys(("upside down", "turned upside down", "flipped upside down", "overturned", "capsized",
                     "hanging upside down", "lying upside down", "standing on its head", "upturned",
                     "balancing upside down", "flipped over", "lying on its back", "flipped on its back",
                     "stuck on its back", "rolled onto its back", "turned on its back"), "upside down"),
    **dict.fromkeys(("on its side", "lying on its side", "tipped over", "knocked over", "toppled", "toppled over",
                     "fallen over", "tipped on its side", "laid on its side", "turned on its side",
                     "on their sides", "lying on their sides", "knocked down", "resting on its side"), "on its side"),
    **dict.fromkeys(("on fire", "in flames", "ablaze", "burning", "engulfed in flames", "flaming", "set on fire",
                     "set alight", "going up in flames", "burning up", "covered in flames"), "burning"),
    **_SET, **_COATED,
}  # fmt: skip
"""What was done to a thing, before its noun or after it."""

PLURALS: dict[str, int] = {
    "stair": 1, "ruin": 1, "video game": 1, "sunglasses": 1, "spectacles": 1, "eyeglasses": 1, "goggles": 1,
    "pliers": 1, "tongs": 1, "binoculars": 1, "shorts": 1, "leggings": 1, "headphone": 1, "earphone": 1, "glasses": 1,
    "scissors": 1, "chopstick": 1, "trousers": 1, "pants": 1, "jeans": 1, "shoe": 2,
    "grape": 1, "dungaree": 1, "bagpipe": 1, "handcuff": 1, "earmuff": 1, "crutch": 1, "cymbal": 1,
    "maraca": 1, "knitting needle": 1, "swim fin": 1, "aviator goggle": 1, "flying goggle": 1, "ear muff": 1,
    "nacho": 1, "churro": 1, "meatball": 1, "spring roll": 1, "hand": 2,
    "boot": 2, "sneaker": 2, "glove": 2, "rubber glove": 2, "mitten": 2, "sock": 2, "stocking": 2, "ski": 2,
    "sandal": 2, "slipper": 2,
}  # fmt: skip
"""How many are meant by a plural without a number, and by "a pair of"."""
