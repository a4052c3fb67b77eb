"""Words for a part of a thing, and things that come in pairs."""

PORTIONS: dict[str, str] = {
    "slice of": "slice", "slices of": "slice", "piece of": "slice", "pieces of": "slice", "wedge of": "slice",
    "half of": "half", "half a": "half", "half an": "half", "half": "half",
    "chunk of": "chunk", "bite of": "bite", "scoop of": "scoop",
}  # fmt: skip
"""Before a noun: only this part of it is meant."""

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
    **dict.fromkeys(("melted", "melting", "half melted", "molten"), "melted"),
    **dict.fromkeys(("limp", "droopy", "drooping", "floppy"), "limp"),
    **dict.fromkeys(("torn", "ripped", "torn in half", "torn in two", "ripped in half", "ripped apart"), "torn"),
    **dict.fromkeys(("wrapped", "gift wrapped", "giftwrapped", "wrapped up", "wrapped in paper",
                     "wrapped in wrapping paper", "wrapped as a gift"), "wrapped"),
    "empty": "empty",
}  # fmt: skip
"""What was done to a thing, before its noun or after it."""

PLURALS: dict[str, int] = {
    "stair": 1, "ruin": 1, "video game": 1, "sunglasses": 1, "spectacles": 1, "eyeglasses": 1, "goggles": 1,
    "pliers": 1, "tongs": 1, "binoculars": 1, "shorts": 1, "leggings": 1, "headphone": 1, "earphone": 1, "glasses": 1,
    "scissors": 1, "chopstick": 1, "trousers": 1, "pants": 1, "jeans": 1, "shoe": 2,
    "grape": 1, "dungaree": 1, "bagpipe": 1, "handcuff": 1, "earmuff": 1, "crutch": 1, "cymbal": 1,
    "maraca": 1, "knitting needle": 1, "swim fin": 1, "aviator goggle": 1, "flying goggle": 1, "ear muff": 1,
    "nacho": 1, "churro": 1, "meatball": 1, "spring roll": 1, "hand": 2,
    "boot": 2, "sneaker": 2, "glove": 2, "mitten": 2, "sock": 2, "stocking": 2, "ski": 2, "sandal": 2, "slipper": 2,
}  # fmt: skip
"""How many are meant by a plural without a number, and by "a pair of"."""
