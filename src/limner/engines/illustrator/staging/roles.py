"""Animals in the roles of people: who reads, cooks, rides a bicycle or holds a lantern stands up and has hands."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.atlas.bodies.footwear import FOOTWEAR
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.atlas.remade.shod import is_on_feet
from limner.engines.illustrator.reading.reading import Act, Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.verbs import DISPUTES, OF_BEASTS
from limner.engines.illustrator.staging import coats
from limner.engines.illustrator.staging.cast import COMPRESSION
from limner.engines.illustrator.staging.deeds.pouring import TIP
from limner.engines.illustrator.staging.postures import taken, tall, upright
from limner.engines.illustrator.staging.units import Member, People

_HUMAN = frozenset(
    "read cast knit cook paint write dribble juggle lift greet dance skate slide drive pour tend photograph throw "
    "toss catch kick push swing share fish brush sweep dig chop dine stretch surf snowboard ski skateboard box duel "
    "comb phone point wave handle kneel tug whisper row sew hammer nail saw weld knead iron mend sculpt pot type build "
    "coat hang split glassblow conduct aim blow skip hoop teach picnic direct clap pray meditate salute flex think bow "
    "march help peer use mop rake hose measure selfie".split()
) | {"hold hands", "high five", "arm wrestle", "tie shoes"}
"""Verbs for which hands are needed, or two legs."""
_AS_PETS, _PETS = frozenset({"tug", "hug", "kiss"}), frozenset({"dog", "pet"})
"""Verbs for what such animals do with people on four legs."""
_DONE_TO_SOMETHING = frozenset({"toss", "handle", "row", "phone", "point", "wave", "use", "help"})
"""Of these, those that need it only where there is something that they are done to."""
_MUTUAL = frozenset(
    {"greet", "dance", "hold hands", "fight", "duel", "hug", "kiss", "box", "high five", "arm wrestle", "tug"}
)
"""Verbs whose object does the same."""
_BORNE = frozenset({"sitting on", "on", "riding", "inside"})
_BRINGS_A_SEAT = frozenset({"write", "knit", "paint"})
_BUILT = frozenset({"building", "vehicle", "landmark"})
"""Kinds of things beside which a small animal would not be seen."""
_MOUNTS = frozenset({"vehicle", "two-wheeler", "cycle", "sports gear"})
_NATURAL = frozenset({"fruit", "vegetable", "plant", "flower", "meat", "fish", "animal", "ball", "nest"})
_ITS_OWN = frozenset({"bone", "fish", "feather", "leaf", "egg", "frisbee", "nest", "ball", "acorn", "nut"})
"""Kinds and things that an animal has in its mouth."""
_DRAWN = frozenset({"vehicle", "container", "cart", "boat", "toy", "furniture", "animal", "person", "ball"})
"""What animals pull along behind them; all else they pull at with their hands."""
_PLAYED = frozenset({"musical instrument", "game", "sports gear", "chessboard", "game_controller", "dice"})
"""What is played by hand, other than balls."""
_LAID = frozenset({"tableware", "food", "dish", "drink", "vessel", "cutlery"})
"""What one eats of or with; all else is gnawed at."""
_JAWS = frozenset({"mouth", "beak", "teeth", "jaws", "talons", "claws", "jaw", "trunk"})
_DESKS = frozenset({"desk", "counter", "workbench", "worktop"})
_WITHOUT_LIMBS = frozenset({"hug", "kiss", "play", "toss", TIP})
"""What a thing does as it is, unless it does it to somebody."""
_ON_ALL_FOURS = frozenset({"lying", "sleeping", "swimming", "galloping"})
"""Poses in which clothes do not make an animal stand up."""
_AFOOT = frozenset({"running", "walking", "sitting", "waving", "dancing", "flying"})
"""Poses that are kept by who stands up."""
_CHILD = 1.15**COMPRESSION
"""How tall somebody in a role is at the least, in the measures of a unit."""


def cast(reading: Reading, people: People) -> dict[int, Sequence[Member]]:
    """Everybody, with animals upright that do what people do."""
    result = dict(people)
    for _ in range(2):  # who is hugged by somebody upright stands up too
        for i in people:
            if _can_rise(result[i]) and not jointed(result[i][0].pose) and _in_a_role(reading, result, i):
                result[i] = [_risen(m, reading.subjects[i].pose) for m in result[i]]
    for i, members in people.items():
        among = reading.subjects[i].calling or _dressed_among_buildings(reading, people, i)
        if among and not jointed(result[i][0].pose):
            result[i] = [_of_a_stature(m) for m in members]
    return result


def _dressed_among_buildings(reading: Reading, people: People, i: int) -> bool:
    """Whether it wears something and is with what people build: lizards in caps who run a shop."""
    wears = any(r.kind == "wearing" and r.subject == i for r in reading.relations)
    return wears and any(members[0].kinds & _BUILT for members in people.values())


def _of_a_stature(member: Member) -> Member:
    """As large as who stands up: a snail postman, an octopus in a cook's hat."""
    if "person" in member.kinds:
        return member
    by = max(1.0, _CHILD * member.size / member.height)
    return replace(member.scaled(by), size=member.size * by)


def seated(reading: Reading, people: People) -> Reading:
    """The reading in which who is upright on a seat sits there, before it takes anything into its hands."""
    relations = tuple(
        replace(r, kind="sitting on") if r.kind == "on" and _on_a_seat(r, people) else r for r in reading.relations
    )
    return replace(reading, relations=relations)


def grounded(reading: Reading, people: People) -> dict[int, Sequence[Member]]:
    """The people, those on the ground who sit and have nothing to sit on."""
    on_something = {r.subject for r in reading.relations if r.kind in _BORNE}
    on_something |= {act.subject for act in reading.acts if act.verb in _BRINGS_A_SEAT or _at_a_piano(act, people)}
    return {
        i: members if i in on_something else [_settled(member) for member in members] for i, members in people.items()
    }


def _at_a_piano(act: Act, people: People) -> bool:
    """Whether it is played on something that brings its stool."""
    return (
        act.verb == "play"
        and act.object is not None
        and act.object in people
        and people[act.object][0].symbol.played == "keys"
    )


def _settled(member: Member) -> Member:
    sits = member.stance == "sitting" and member.human
    return taken(member, "resting") if sits and member.limber else member


def _on_a_seat(relation: Relation, people: People) -> bool:
    subject, seat = people.get(relation.subject), people.get(relation.object)
    return bool(subject and seat and jointed(subject[0].pose) and "seat" in seat[0].symbol.traits)


def _risen(member: Member, pose: str) -> Member:
    """Upright in the pose that was said, and as large as a child at least: among people's things a mouse would not be
    seen."""
    up = upright(member, pose if pose in _AFOOT else "upright")
    up = replace(up, aloft=up.aloft or pose == "flying")
    return up.scaled(max(1.0, _CHILD * member.size / tall(up)))


def _can_rise(members: Sequence[Member]) -> bool:
    """Whether it is an animal that can stand upright, or a thing that can be given limbs."""
    lead = members[0]
    return "person" not in lead.kinds and (lead.symbol.upright or lead.symbol.limbs) is not None


def _in_a_role(reading: Reading, people: People, i: int) -> bool:
    if people[i][0].symbol.upright is None:
        return _come_alive(reading, people, i)
    if _has_a_calling(reading.subjects[i]):
        return True
    if any(_dressed(relation, reading, people) for relation in reading.relations if relation.subject == i):
        return True
    if any(_is_human(act, people) for act in reading.acts if i == act.subject) or _dines_along(reading, i):
        return True
    if reading.says("at a table") and any(act.verb == "eat" for act in reading.acts if i == act.subject):
        return True
    if _at_a_desk(reading) and i == min(k for k, members in people.items() if ALIVE & members[0].kinds):
        return True
    for act in reading.acts:
        if act.object == i and act.verb in _MUTUAL and act.subject in people:
            return act.verb not in ("fight", "hug", "kiss") or jointed(people[act.subject][0].pose)
    return any(_needs_hands(reading, relation, people, i) for relation in reading.relations if relation.subject == i)


def _at_a_desk(reading: Reading) -> bool:
    """Whether the words put somebody to a desk or a counter, and not only to a table, under which a dog is too."""
    said = (remark.words.split() for remark in reading.remarks if remark.kind == "at a table")
    return any(not _DESKS.isdisjoint(words) for words in said)


def _dines_along(reading: Reading, i: int) -> bool:
    """Whether somebody has a meal with it: "a rabbit having tea with a fox"."""
    hosts = {act.subject for act in reading.acts if act.verb in ("dine", "drink")}
    beside = (r for r in reading.relations if r.kind == "next to" and i in (r.subject, r.object))
    return any(hosts & {r.subject, r.object} for r in beside)


def _has_a_calling(subject: Subject) -> bool:
    """Whether it is somebody by calling, and neither lies down nor swims."""
    return bool(subject.calling) and subject.pose not in _ON_ALL_FOURS


def _come_alive(reading: Reading, people: People, i: int) -> bool:
    """Whether a thing does what takes limbs, or is said to have them."""
    limbs = any(coats.is_a_limb(feature, people[i][0].symbol) for feature in reading.subjects[i].features)
    doing = any(_takes_limbs(act, people) for act in reading.acts if act.subject == i)
    done_to = any(a.object == i and a.verb in _MUTUAL and _is_thing(people.get(a.subject)) for a in reading.acts)
    return limbs or doing or done_to or any(_mounted(r, people) for r in reading.relations if r.subject == i)


def _takes_limbs(act: Act, people: People) -> bool:
    return act.verb not in _WITHOUT_LIMBS or _is_human(act, people)


def _is_thing(members: Sequence[Member] | None) -> bool:
    return members is not None and members[0].symbol.limbs is not None


def _mounted(relation: Relation, people: People) -> bool:
    """Whether it rides what is ridden astride or on one's feet: nobody but the living, and things in tales."""
    mount = people.get(relation.object)
    return relation.kind == "riding" and mount is not None and mount[0].symbol.ridden in ("cycle", "board")


def _dressed(relation: Relation, reading: Reading, people: People) -> bool:
    """Whether it wears what is cut to an upright body, and does not lie in it."""
    worn = people.get(relation.object)
    if relation.kind != "wearing" or not worn or not worn[0].symbol.garments:
        return False
    wearer = people[relation.subject][0]
    if FOOTWEAR.keys() - {"boots"} >= set(worn[0].symbol.garments) and is_on_feet(wearer.symbol, wearer.pose):
        return False
    pose, own = reading.subjects[relation.subject].pose, wearer.symbol.poses
    return pose not in _ON_ALL_FOURS and not (pose == "flying" and pose in own)


def _is_human(act: Act, people: People) -> bool:
    """Whether an animal does this on two legs: it eats grass on four, and soup at a table."""
    if act.words in OF_BEASTS:
        return False
    if act.words in DISPUTES:
        return True
    if act.verb == "feed":
        fed, own = people.get(act.object) if act.object is not None else None, people[act.subject][0]
        return fed is not None and "mammal" in own.kinds and fed[0].symbol.id != own.symbol.id
    thing = people.get(act.object) if act.object is not None else None
    if act.verb == "catch" and thing is not None and thing[0].symbol.id in _ITS_OWN:
        return False
    if act.verb == "dig" and not any(members[0].symbol.id == "shovel" for members in people.values()):
        return False
    if act.verb in _AS_PETS and people[act.subject][0].kinds & _PETS and _with_somebody(people):
        return False
    if act.verb in _HUMAN:
        return act.verb not in _DONE_TO_SOMETHING or act.object is not None
    if act.verb == "pull":
        return thing is not None and not thing[0].kinds & _DRAWN
    if act.verb == "play":
        return any(members[0].kinds & _PLAYED for members in people.values())
    if act.verb in ("hug", "kiss"):
        return thing is not None and bool(thing[0].kinds & (ALIVE | {"toy"}))
    return act.verb == "fight" and thing is not None and (thing[0].human or "robot" in thing[0].kinds)


def _with_somebody(people: People) -> bool:
    """Whether a person is there, with whom a pet does what pets do."""
    return any("person" in members[0].kinds for members in people.values())


def _needs_hands(reading: Reading, relation: Relation, people: People, i: int) -> bool:
    thing = people.get(relation.object)
    if not thing:
        return False
    if relation.kind == "riding":
        return bool(thing[0].kinds & _MOUNTS) or ("mammal" in thing[0].kinds and "bird" not in people[i][0].kinds)
    if relation.kind != "holding" or _in_jaws(reading) or reading.says("on the back"):
        return False
    meals = [a for a in reading.acts if a.verb in ("eat", "drink") and a.subject == i]
    if any(a.words in OF_BEASTS or (a.verb == "eat" and not thing[0].kinds & _LAID) for a in meals):
        return False
    return not thing[0].kinds & _NATURAL and thing[0].symbol.id not in _ITS_OWN


def _in_jaws(reading: Reading) -> bool:
    return any(_JAWS.intersection(remark.words.split()) for remark in reading.remarks if remark.kind == "in the grasp")
