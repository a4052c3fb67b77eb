"""Plural nouns that are verbs of the third person where somebody stands before them: "a man fishes in a lake"."""

FINITE: dict[str, str] = {
    "fishes": "fishing", "dresses": "dressing", "cooks": "cooking", "drums": "drumming", "slides": "sliding",
    "swings": "swinging", "rocks": "rocking", "bats": "batting", "bowls": "bowling", "irons": "ironing",
    "saws": "sawing", "boxes": "boxing", "fences": "fencing", "cycles": "cycling", "bikes": "biking",
    "skis": "skiing", "showers": "showering", "models": "modeling", "mops": "mopping", "plants": "planting",
    "films": "filming", "sleds": "sledding", "trains": "training", "feeds": "feeding", "rakes": "raking",
    "shops": "shopping", "camps": "camping", "plates": "plating", "combs": "combing", "brushes": "brushing",
    "hammers": "hammering", "plows": "plowing",
}  # fmt: skip
"""The verb as its participle."""
SOMEBODY = (
    "man|woman|boy|girl|person|guy|lady|child|kid|toddler|baby|teenager|fisherman|cook|chef|farmer|worker|gardener"
    "|father|mother|grandfather|grandmother|king|queen|robot|wizard|witch|monk|nun|clown|pirate|soldier|student|teacher"
    "|couple|artist|dancer|athlete|player|musician|carpenter|waiter|he|she|who|somebody|someone"
)
"""Who does it; a dog may have bowls."""
DOING = f"{SOMEBODY} {'|'.join(FINITE)}"
AFTER = frozenset(
    "a an the his her their its some two three in on at by from with near beside under behind through over along "
    "across down up into to for outside inside and while alone together".split()
)
"""What follows a verb, and no thing that is somebody's."""
