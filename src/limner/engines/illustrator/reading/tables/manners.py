"""Relations of two parts: how something is there, and where ("peeking" "out of", "draped" "over").

`PAIRS` has each pair as `tables.relations` has its phrases; where that table has a phrase of its own, it counts.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.tables.modifiers import POSES

_OUT = "out of|out from|from inside|from within|out from inside"
_OWN = "own"
"""The pose that the manner itself says, where it says one."""
_ROWS: Sequence[tuple[str, str, str, str]] = (
    ("peeking|peeping|peering|poking|popping|popping up|sticking|rising|climbing|crawling|jumping|leaping|bursting|"
     "spilling|pouring|flying|coming|emerging|hatching|tumbling|shooting|exploding|stepping|hopping|sprouting|"
     "reaching|leaning|sticking its head|poking its head|popping its head|poking his head|poking her head|"
     "sticking his head|sticking her head|poking its nose|protruding|blooming|breaking|swimming|slithering|falling",
     _OUT, "out of", ""),
    ("peeking|peeping|poking|popping|popping up|hatching|sprouting|rising|bursting|protruding|appearing|emerging",
     "from", "out of", ""),
    ("rising|sticking|popping", "up out of|up from", "out of", ""),
    ("peeking|peeping|peering|poking out|looking|hiding|popping up|poking its head|crouching|lurking|appearing|"
     "peeking out", "from behind|behind|around|round|over the top of|over", "behind", ""),
    ("emerging|coming|coming out|stepping out", "from behind", "behind", ""),
    ("falling|jumping|leaping|diving|tumbling|dropping|sliding|slipping|rolling|knocked|pushed|hopping", "off|off of",
     "off", ""),
    ("falling|dropping|jumping|leaping|tumbling", "from|down from", "off", ""),
    ("hopping|stepping|vaulting|bounding|springing|diving|galloping", "over", "above", "running"),
    ("draped|slung|flung|thrown|hung|folded|laid|slumped|sprawled|lying|collapsed|hanging|spread|tossed|drooping|"
     "melting|drooped|stretched out", "over|across|over the back of|over the edge of|over the arm of|over the side of",
     "draped over", ""),
    ("stretched|stretched out|sprawled out|sprawled|flopped|crouched|curled|asleep", "on|on top of|across", "on",
     "sleeping"),
    ("lounging|perching|crouching|squatting|landing|landed|alighting|balancing|balanced", "on top of|atop|on|upon",
     "on", ""),
    ("scattered|strewn|spread|spread out|arranged|piled|heaped|sprinkled", "across|over|all over|along", "on", ""),
    ("scattered|strewn|spread|spread out|swarming|swirling|fluttering|buzzing|hovering|flying|running|skipping|"
     "playing|dancing|circling|clustered|crowded|gathered|assembled|grouped|placed|set", "around|all around|about",
     "around", ""),
    ("resting|propped|propped up|leaned|leant|pressed|slumped|rubbing|lying|leaning back|standing|pressed up|"
     "stacked|piled|cuddled up|curled up|huddled|braced", "against|up against", "leaning against", ""),
    ("crawling|walking|running|creeping|going|moving|hiking|scurrying|scrambling|clambering|shinning",
     "up", "on", _OWN),
    ("rolling|tumbling|running|coming|going|walking|climbing|crawling|racing|skiing|sledding|trickling|dripping|"
     "strolling|jogging|sprinting|hiking|marching",
     "down", "on", _OWN),
    ("crawling|marching|creeping|scurrying|strutting|rolling|strolling|tiptoeing|wandering|slithering|trotting|"
     "hopping|balancing", "across|over the top of", "on", _OWN),
    ("walking|running|flying|driving|riding|marching|galloping|racing|strolling|swimming|sailing|cycling|biking",
     "past", "in front of", _OWN),
    ("walking|running|flying|marching|galloping|crawling|swimming|heading|creeping|charging|leaping|diving|strolling|"
     "rushing|reaching|lunging|pointing|turned|turning|looking", "toward|towards|out towards|out toward",
     "looking at", ""),
    ("reaching|lunging|snapping|pawing|swatting|batting|scratching|pecking|nibbling|clawing|growling|hissing|roaring|"
     "yelling|grinning|winking|meowing|snarling|aiming|smirking", "at|for|up at|out for|up for", "looking at", ""),
    ("tied|tied up|chained|tethered|leashed|roped|hitched|moored|anchored|lashed|attached|connected|linked|hooked",
     "to|up to|with a rope to|by a rope to|by a string to|by a chain to", "tied to", ""),
    ("pinned|glued|taped|nailed|stuck|clipped|fastened|stapled|clinging|strapped|holding on|hanging on|sticking|"
     "attached|bolted|fixed|sewn|clamped", "to|onto|on to", "on", ""),
    ("tangled|tangled up|entangled|caught|snagged|ensnared|wedged|lodged|jammed", "in|up in|inside|between|into",
     "stuck in", ""),
    ("wrapped|wrapped up|swaddled|bundled|bundled up|cocooned|snuggled up|rolled up|swathed|huddled|tucked up|cosy|"
     "cozy|snuggled|enveloped|shrouded|cuddled up", "in|inside|under|up in|within", "wrapped in", ""),
    ("garnished|sprinkled|dusted|dotted|crowned|studded|drizzled|capped|sprinkled all over|littered|strewn|"
     "festooned|draped|piled high|piled|heaped", "with|by|in", "adorned", ""),
    ("adorned", "with|by", "adorned", ""),
    ("stuffed|crammed|jammed|squeezed|packed|teeming|brimming|crowded|bursting|piled up|heaped up", "with",
     "filled", ""),
    ("served|nestled|tucked|stuffed|crammed|squeezed|submerged|nested|stacked|enclosed|sealed|locked|caged|confined|"
     "imprisoned|kept|stored|contained|displayed|preserved|crouching|curled|curled up|sleeping|huddled together|"
     "bathing|sitting up", "inside|inside of|within|into", "inside", ""),
    ("chewing|gnawing|munching|sucking|snacking|feasting|biting down", "on|upon", "holding", "holding"),
    ("rubbing|pressing|bumping|crashing|smashing|running|colliding|driving|slamming|banging", "into|up against",
     "touching", ""),
    ("bumping|colliding", "with", "touching", ""),
    ("running|jogging|walking|strolling|hiking|marching|swimming|flying|galloping",
     "with|together with|alongside|beside", "next to", _OWN),
    ("crouching|cowering|huddling|sheltering|taking shelter|taking cover|tucked|trapped|squashed|crushed|buried|"
     "huddled|crouched|sprawled|squished|pinned|hidden|resting|napping", "under|beneath|underneath|below", "under", ""),
    ("rowing|drifting|bobbing|gliding|paddling", "on top of", "on", ""),
    ("walking|running|marching|strolling|lined up|sitting|standing|crawling|perched|hung|arranged|placed|growing|"
     "balancing|creeping|rolling|driving|racing|jogging|sprinting|hiking|wandering", "along|all along", "on", _OWN),
    ("straight", "across|along|up|down", "on", ""),
    ("across|along|up|down|halfway up|halfway down", "a|the", "on", ""),
    ("past", "a|the", "in front of", ""),
    ("outside", "a|the", "next to", ""),
    ("toward|towards", "a|the", "looking at", ""),
    ("poking|sticking|peeking|growing|crashing|bursting|breaking|leaping|jumping", "through", "through", ""),
    ("moored|docked|stationed|waiting|kneeling|crouching|stopped", "at|by|beside|near|outside", "next to", ""),
    ("suspended|looming up|dangling|poised|held|raised|hanging", "above|over", "above", ""),
    ("hovering|soaring|levitating|drifting", "above|over", "flying over", ""),
    ("descending|lowered|hanging down|hanging upside down|dangling upside down|dangling down|hung up|drooping", "from",
     "hanging from", ""),
    ("|".join(f"{how}{way}" for way in ("hidden", "obscured", "concealed", "blocked", "occluded", "hidden from view")
              for how in ("", "partially ", "partly ", "mostly ", "half ")), "by", "behind", ""),
    ("towed|hauled|drawn|dragged|led", "by", "drawn", ""),
)  # fmt: skip
"""Ways to be there, prepositions, what they say together, and the pose of who does so."""
_SINGLE: Mapping[str, tuple[RelationKind, bool, str]] = {
    **dict.fromkeys(("back to back with", "facing away from", "turned away from", "with its back to",
                     "looking away from"), ("back to back", False, "")),
    **dict.fromkeys(("touching", "bumping", "rubbing noses with", "overlapping", "overlapping with", "nuzzling"),
                    ("touching", False, "")),
    **dict.fromkeys(
        (f"{way} the {part} of" for part in ("steps", "stairs", "front steps", "entrance", "doorstep", "gates", "doors")
         for way in ("on", "at", "climbing", "sitting on", "up", "down", "by", "near")),
        ("in front of", False, "")),
    **dict.fromkeys(("at the feet of", "at the base of", "at the bottom of", "at the paws of"),
                    ("in front of", False, "")),
    **dict.fromkeys(("in the middle of", "in the center of", "in the centre of", "at the center of",
                     "at the centre of", "in the midst of", "amid", "amidst", "amongst"), ("amid", False, "")),
    **dict.fromkeys(("at the edge of", "on the corner of", "on the brim of", "at the end of", "at the top of",
                     "on the very top of"), ("on", False, "")),
    **dict.fromkeys(("in the pocket of", "in the mouth of", "in the beak of", "in the jaws of", "in the paws of",
                     "in the trunk of", "in the claws of", "in the arms of"), ("holding", True, "")),
    **dict.fromkeys(("outside of", "just outside", "right outside", "at the side of", "across the table from",
                     "shoulder to shoulder with", "arm in arm with", "cheek to cheek with"), ("next to", False, "")),
    **dict.fromkeys(("in the shade of", "beneath the shade of", "under the shade of", "in the shadow of",
                     "under the cover of"), ("under", False, "")),
    **dict.fromkeys(("face to face with", "nose to nose with", "eye to eye with", "squaring up to"),
                    ("looking at", False, "")),
    "swarmed by": ("around", True, ""), "ringed by": ("around", True, ""), "flanked by": ("around", True, ""),
    "strapped to the back of": ("riding", False, ""), "tied to the roof of": ("on", False, ""),
    "against": ("leaning against", False, ""), "followed by": ("right of", False, ""),
    "carried by": ("holding", True, "holding"), "lifted by": ("holding", True, "holding"),
    "cradled by": ("holding", True, "holding"), "protecting": ("next to", False, ""),
    "shielding": ("next to", False, ""), "biting": ("touching", False, ""), "trampling": ("on", False, ""),
    "stepping on": ("on", False, ""), "carved into": ("on", False, ""), "carved on": ("on", False, ""),
    **dict.fromkeys(("holding up", "lifting up", "picking up", "holding out", "holding aloft", "holding high",
                     "scrolling on", "scrolling through", "texting on"),
                    ("holding", False, "holding")),
    "bearing": ("holding", False, "holding"),
    "reflecting": ("in front of", True, ""),
    "up against": ("leaning against", False, ""),
}  # fmt: skip
_INVERSE: Mapping[str, tuple[RelationKind, bool, str]] = {
    "adorned": ("on", True, ""), "filled": ("inside", True, ""), "drawn": ("right of", True, ""),
}  # fmt: skip


def _pairs() -> Iterator[tuple[str, tuple[RelationKind, bool, str]]]:
    for manners, places, kind, pose in _ROWS:
        for manner in manners.split("|"):
            for place in places.split("|"):
                held = POSES.get(manner, "") if pose == _OWN else pose
                yield f"{manner} {place}", _INVERSE.get(kind, (cast(RelationKind, kind), False, held))


PAIRS: Mapping[str, tuple[RelationKind, bool, str]] = {**dict(_pairs()), **_SINGLE}
"""Relation, whether the thing after the words is its subject, and the pose of the subject."""
