"""From where a picture is seen, where its words say so; see `reading.phrasing` for how the phrases are written."""

from collections.abc import Iterator, Mapping, Sequence

_LOOK = (
    "seen|viewed|visible|view|views|looking|look|shot|glimpsed|glimpse|"
    "peering|peeking|peek|photographed|framed|watched|observed|scene|pov|gazing"
)
_A = "a|an|the|his|her|its|their|my|your|one"
_CAR = "car|cars|taxi|cab|truck|lorry|bus|van|vehicle|jeep|train|plane|cockpit|coach|rv|camper"
_WINGED = "plane|planes|airplane|aeroplane|aircraft|jet|airliner|glider|biplane"


def _through(*things: str) -> Iterator[str]:
    """The ways to say that all is seen through a thing, or out of it."""
    for thing in things:
        for what in (f"{thing} of {_A}? *1 {_CAR}", thing):
            yield f"{_LOOK} in|out? through|past|via|from|of {_A}? {what}"
            yield f"{_LOOK} in|out? through|past|via|from|of {_A}? *2 {what}"


def _inside(*things: str) -> Iterator[str]:
    """The ways to say that the viewer is in a thing."""
    for thing in things:
        yield f"{_LOOK} out? from the? inside|within of? {_A}? *1 {thing}"
        yield f"from the? perspective|inside|viewpoint of? the? inside|of? {_A}? *1 {thing} looking out"
        yield f"{_LOOK} out of|from {_A} *1 {thing}"


VIEWS: Mapping[str, Sequence[str]] = {
    "windshield": tuple(_through("windshield|windscreen|windshields")),
    "airliner": (
        *_through(f"{_WINGED} window", "cabin window"),
        f"{_LOOK} from|out|through of|from? {_A}? window of {_A} {_WINGED}",
        f"{_LOOK} from|out|through of|from? {_A}? window seat",
    ),
    "porthole": tuple(_through("porthole|portholes")),
    "keyhole": tuple(_through("keyhole", "key hole")),
    "letterbox": tuple(_through("letterbox|mailslot", "letter box|slot", "mail slot")),
    "binoculars": tuple(_through("binoculars")),
    "spyglass": tuple(_through("telescope|spyglass|magnifier|monocular", "magnifying glass", "sniper|rifle scope")),
    "doorway": tuple(_through("doorway|door", "open|opened door")),
    "archway": tuple(_through("archway|arch|gate|gateway|arcade|colonnade")),
    "oven": tuple(_inside("oven|ovens|stove|fireplace|kiln|furnace")),
    "fridge": tuple(_inside("fridge|refrigerator|freezer|cupboard|cabinet|locker")),
    "cave": (
        *_inside("cave|cavern|grotto|den|burrow|mineshaft|tunnel"),
        *_through("cave mouth|entrance", "cave opening"),
    ),
    "tent": (*_inside("tent|yurt|tipi|teepee"), *_through("tent flap|flaps|opening|door")),
    "cabin": (
        *_through(f"{_CAR} window"),
        f"{_LOOK} from|out|through of|from? {_A}? window of {_A} {_CAR}",
    ),
    "aerial": (
        f"{_LOOK} from {_A}? *1 {_WINGED}|helicopter|drone|balloon|satellite|zeppelin|airship !window",
        f"{_LOOK} from|out of? {_A}? hot air balloon",
        f"{_LOOK} from high? up? above|overhead|aloft",
        f"{_LOOK} from the air|sky",
        "looking straight? down on|at|upon|into|onto",
        "from straight|directly above",
        "photographed|shot|filmed from above",
        "top down perspective|shot|angle|photo",
        "plan view",
        "overhead photo|photograph|perspective|angle",
        "satellite view|image|photo of?",
    ),
    "from below": (
        "looking straight? up at|into|toward|towards",
        f"{_LOOK} from far|way|directly|straight? below|underneath",
        "low angle perspective|photo|photograph",
        "ant's|frog's|mouse's eye view|perspective",
        "worm eye view",
    ),
    "back view": (
        f"{_LOOK} from behind|the? back|rear",
        "from behind !a|an|the|his|her|its|their",
        "back|rear view|shot of?",
        "with his|her|its|their back|backs to us|camera|viewer",
        "with his|her|its|their back|backs to|toward|towards the viewer|camera",
        "with his|her|its|their back|backs turned",
        "facing away from the? us?|camera|viewer",
        "facing away !from",
        "over the shoulder view|shot|perspective|photo of?",
        "over|past his|her|their shoulder view|shot",
    ),
    "fisheye": (
        "fisheye|fish-eye view|lens|shot|photo|photograph|perspective|effect of?",
        "fish eye view|lens|shot|photo|perspective of?",
        "fisheye",
        "through|with a|an fisheye lens?",
        "360 view|photo|panorama",
    ),
    "tilt-shift": (
        "tilt shift|shifted photo|photograph|photography|shot|view|effect|lens|style|macro? photo|photograph? of?",
        "tilt shift",
        "tiltshift",
    ),
    "cutaway": (
        "cutaway|cut-away view|drawing|illustration|diagram|model|section|of? of?",
        "cut away view|drawing|illustration|diagram of?",
        "cutaway",
        "cross section|sectional view|drawing|illustration|diagram|of? of?",
        "cross section",
        "in cross section",
        "section through",
        "sliced|cut open|half to? show|showing|reveal|revealing",
        "with|without its|the|his? front|side|outer? wall|facade|front|side|hull "
        "removed|missing|open|opened|gone|away|torn|cut off|away|open?",
        "wall|walls|facade removed|peeled|cut|stripped away|off?",
        "dollhouse|doll's house view|style of?",
    ),
}
"""Phrases by the composition that they ask for: the opening through which the viewer looks, or where he is."""
_NOBODYS = "looking look peering peeking peek gazing"
SOMEBODYS: frozenset[str] = frozenset(_NOBODYS.split())
"""Words with which such a phrase says what somebody does, unless it begins a clause."""

IMPLIED: Mapping[str, str] = {"airliner": "aerial"}
"""What is seen besides so by who looks out there."""
ROOMS: Mapping[str, str] = {"oven": "kitchen", "fridge": "kitchen"}
"""Where what the viewer is in stands, and words name no other place."""
