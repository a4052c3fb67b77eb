"""What a prompt says already, in words that the reader knows and in words that it does not."""

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.enhance import phrases
from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.traits import MARKS

_PLACING = frozenset("in on at inside near through across over into along under beneath from outside atop".split())
_ARRANGED = frozenset("row line circle pair group pile queue couple heap stack love".split())
"""What somebody can be in without being anywhere."""
_BACKDROP = frozenset("background backdrop isolated transparent cutout png indoors outdoors outside".split())
_LIT = frozenset(
    "light lights lighting lit sunlit backlit dark darkness glow glowing glows shadow shadows candlelight lamplight "
    "firelight torchlight spotlight backlight sunbeam sunbeams sunrays moonbeams starlight neon tonight am pm clock "
    "hour hours lunchtime teatime bedtime eclipse halloween heatwave weather season december january february march "
    "april june july august september october november easter ramadan diwali".split()
)
_FRAMED = frozenset(
    "view shot composition angle perspective framing framed viewpoint selfie lens bokeh zoom foreground overhead "
    "isometric fisheye panel panels diptych triptych collage".split()
)
_MEDIUM = frozenset(
    "illustration illustrations illustrated drawing drawn painting painted render rendering artwork art style styled "
    "sketch clipart collage sculpture mural tattoo embroidery embroidered fresco graffiti manga tapestry caricature "
    "diagram infographic blueprint chart cgi pixar ghibli disney impressionism cubism cubist surrealism surreal design "
    "rendered photo crayon crayons chalk polaroid cinematography wallpaper stamp knitted crochet felt lego".split()
)
MOODY = frozenset(
    "scary creepy horror spooky eerie haunted gloomy sad melancholy melancholic romantic nostalgic tense angry happy "
    "joyful cheerful funny humorous silly cute kawaii cozy cosy gothic grim violent war battle sinister terrifying "
    "tragic mourning funeral mood atmosphere atmospheric vibe cinematic minimal minimalist".split()
) | {word for pairs in (*phrases.MOODS.values(), phrases.EVENING_MOODS) for pair in pairs for word in pair}
"""Words that set a mood."""
_PERIOD = frozenset(
    "cyberpunk steampunk futuristic medieval feudal victorian prehistoric apocalyptic apocalypse dystopian roman "
    "egyptian aztec mayan soviet scifi biblical edwardian colonial baroque".split()
)
"""Times and worlds that few of the illustrator's places belong to."""
_EERIE = frozenset("haunted spooky eerie creepy scary horror vampire cyberpunk halloween".split())
_FOREIGN = frozenset(
    "le la les un une des du avec dans sur sous et das ein eine einen mit im auf unter und el una del por il lo gli di "
    "nel sul della een het op och ett på og w na z um uma com".split()
)
"""Function words of other languages, but for those that are English words or begin English names as well: a van, Los
Angeles."""


@dataclass(frozen=True, slots=True)
class Said:
    """What needs no adding. `understood` is False where next to nothing was read, or where it is not English."""

    understood: bool
    place: bool
    light: bool
    framing: bool
    medium: bool
    mood: bool
    eerie: bool
    """Whether it plays at night though no word says so."""
    mark: str
    """"mark", "pattern" or "poster" for what is no scene, else ""."""


def said(reading: Reading) -> Said:
    """What the prompt of a reading says."""
    words = _words(reading.prompt)
    held = set(words)
    place = bool(reading.setting or reading.background or held & _BACKDROP or held & _PERIOD)
    return Said(
        understood=_understood(reading),
        place=place or _somewhere(reading, words) or "minimal" in reading.composition,
        light=bool(reading.time or reading.background or held & _LIT or _is_number_of_hour(words)),
        framing=bool(set(reading.composition) - {"minimal"} - MARKS - {"poster", "pattern"} or held & _FRAMED),
        medium=bool(reading.styles or held & _MEDIUM),
        mood=bool(held & MOODY or any(subject.mood for subject in reading.subjects)),
        eerie=bool(held & _EERIE),
        mark=_mark(reading),
    )


def _words(prompt: str) -> list[str]:
    return [piece.text for piece in tokens.split(prompt)[0] if piece.kind == "word"]


def _mark(reading: Reading) -> str:
    words = set(reading.composition)
    if "pattern" in words:
        return "pattern"
    if words & MARKS:
        return "mark"
    return "poster" if "poster" in words else ""


def _understood(reading: Reading) -> bool:
    """Whether more was read than not, in a text of Latin letters that is not plainly of another language."""
    letters = [c for c in reading.prompt if c.isalpha()]
    strange = sum(not _latin(c) for c in letters)
    if 5 * strange > len(letters) or len(_foreign(reading.prompt)) > 1:
        return False
    around = (reading.setting, reading.time, reading.season, reading.background)
    lists = (reading.subjects, reading.weather, reading.composition, reading.styles, reading.palette, reading.excluded)
    known = sum(map(bool, around)) + sum(map(len, lists))
    return known > len(reading.palette) and len(reading.unknown) <= 2 * known


def _foreign(prompt: str) -> set[str]:
    """Function words of other languages in it. With a capital inside the text they are of a name: La Paz."""
    words = re.findall(r"[^\W\d_]+", prompt.casefold() if prompt.isupper() else prompt)
    return {w.casefold() for i, w in enumerate(words) if w.casefold() in _FOREIGN and (i == 0 or not w[0].isupper())}


def _latin(letter: str) -> bool:
    return letter.isascii() or unicodedata.name(letter, "").startswith("LATIN")


def _somewhere(reading: Reading, words: list[str]) -> bool:
    """Whether somebody is in something that encloses him, or at a place that nobody here knows."""
    for relation in reading.relations:
        thing = ATLAS[reading.subjects[relation.object].symbol]
        if relation.kind == "inside" and {"building", "vehicle"} & {*thing.kinds}:
            return True
    unknown = set(reading.unknown) - _ARRANGED
    return any(word in _PLACING and unknown.intersection(words[i + 1 : i + 4]) for i, word in enumerate(words))


def _is_number_of_hour(words: list[str]) -> bool:
    """Whether a number stands after "at": "at 5", "at 17 30"."""
    return any(a == "at" and b.isdecimal() for a, b in pairwise(words))
