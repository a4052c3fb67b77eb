"""The lines of a printed thing whose prompt puts none in quotation marks: a greeting, an event, an offer, names.

They are the prompt's own words or the greeting of the occasion that it names; nothing else is made up.
"""

import re

from limner.engines.illustrator.reading import tokens, trades
from limner.engines.illustrator.reading.tables.prints import ANNOUNCED

_GREETINGS: dict[str, str] = {
    "birthday, bday": "Happy Birthday",
    "thank, thanks": "Thank You",
    "christmas, xmas": "Merry Christmas",
    "halloween": "Happy Halloween",
    "easter": "Happy Easter",
    "valentine, valentines": "Happy Valentine's Day",
    "mother, mothers": "Happy Mother's Day",
    "father, fathers": "Happy Father's Day",
    "thanksgiving": "Happy Thanksgiving",
    "anniversary": "Happy Anniversary",
    "congratulations, congrats, graduation": "Congratulations",
    "hanukkah": "Happy Hanukkah",
    "diwali": "Happy Diwali",
    "welcome": "Welcome",
    "sympathy": "With Sympathy",
}
_BY_WORD = {word: line for words, line in _GREETINGS.items() for word in words.split(", ")}
_PHRASES = (
    (re.compile(r"\bnew years?\b"), "Happy New Year"),
    (re.compile(r"\bget well\b"), "Get Well Soon"),
    (re.compile(r"\bsave the date\b"), "Save the Date"),
    (re.compile(r"\bgood luck\b"), "Good Luck"),
    (re.compile(r"\bbaby shower\b"), "Baby Shower"),
)
_EVENTS = ANNOUNCED | {"menu", "run", "walk", "drive"}
"""What is announced: with the words before it, it is the headline."""
_BARE = frozenset({"night", "show", "race", "class", "course", "camp", "menu", "run", "walk", "drive"})
"""Of these, those that are an event only with a word before them that says which."""
_ASIDE = frozenset(
    "a an the for of about my our your his her their with and to on in at by from poster flyer flier banner card post "
    "story ad advertisement cover leaflet instagram facebook social media promo promotional vintage retro modern "
    "minimalist minimal colorful colourful simple elegant bold cute beautiful creative flat design template event "
    "is are says announcing advertising promoting upcoming annual youtube thumbnail web website online".split()
)
"""Words that end a headline when it is read backward from its event."""
_MOST_BEFORE = 3
_OFFER = re.compile(
    r"(?i)\b(?:up to )?\d{1,2}\s?(?:%|percent)\s?(?:off|discount)?|\bbuy one,? get one(?: free)?\b"
    r"|[$€£]\s?\d+(?:[.,]\d\d)?"
)
_MONTHS = (
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?"
)
_DATE = re.compile(
    rf"(?i)\b(?:{_MONTHS}|nov(?:ember)?|dec(?:ember)?)\.? \d{{1,2}}(?:st|nd|rd|th)?\b"
    rf"|\b\d{{1,2}}(?:st|nd|rd|th)? (?:{_MONTHS}|nov(?:ember)?|dec(?:ember)?)\b"
)
_HOUR = re.compile(r"(?i)\b\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b")
_FOR = re.compile(
    r"\b(?:for|called|named)\s+(?:the\s+|our\s+)?(?P<names>[A-ZÀ-ÖØ-Þ][\w'’-]*(?:\s+(?:and|&)\s+[A-ZÀ-ÖØ-Þ][\w'’-]*|\s+[A-ZÀ-ÖØ-Þ][\w'’-]*)*)"
)
_USUAL = {"menu": "Menu", "invitation": "You Are Invited", "invite": "You Are Invited", "ticket": "Admit One"}
"""What stands on a thing of print that says nothing else."""
_NAMED = frozenset({"card", "coupon", "voucher", "certificate", "pass"})
"""What is called by its own name where it says nothing else: "gift card", "discount coupon"."""
_UNNAMED = frozenset(
    "playing credit debit tarot trading memory index greeting post bank sim birthday blank note graphics".split()
)
_TRADE = re.compile(r"\bfor (?:a|an|the|my|our) (?P<said>\w+(?: \w+){0,2})")
_SMALL = frozenset("a an the of and for to in on at by".split())


def lines(prompt: str, *phrase: str) -> tuple[str, ...]:
    """The headline first, then names, offers, dates and hours as they are written.

    None where the words name no occasion, and the thing itself, the last word of its phrase, has no usual line.
    """
    head = _headline(prompt) or _usual(phrase)
    names = names_of(prompt)
    more = [" ".join(match.group().split()) for kind in (_OFFER, _DATE, _HOUR) for match in kind.finditer(prompt)]
    offers = [_told(text) for text in more]
    return tuple(text for text in (head, names, *offers) if text)


def _usual(phrase: tuple[str, ...]) -> str:
    """What a thing of print says that is given no words."""
    noun, before = (phrase[-1], phrase[-2:-1]) if phrase else ("", ())
    if noun in _NAMED and before and before[0] not in _ASIDE | _UNNAMED:
        return titled(f"{before[0]} {noun}")
    return _USUAL.get(noun, "")


def names_of(prompt: str) -> str:
    """Who it is for, where that is written with capitals: "for Anna and Tom"; "" without one."""
    match = _FOR.search(prompt)
    if match is None or prompt.istitle():
        return ""
    said = match["names"]
    return "" if said.split()[0].lower() in _BY_WORD or _words(said)[-1] in _EVENTS else said


def _told(offer: str) -> str:
    """An offer as it is printed."""
    return re.sub(r"(?i)\s?percent", "%", offer).upper() if "%" in offer or "percent" in offer.lower() else offer


def _headline(prompt: str) -> str:
    """The event with what it is called by, else the greeting of the occasion."""
    words = _words(prompt)
    said = " ".join(words)
    for phrase, line in _PHRASES:
        if phrase.search(said):
            return line
    greeting = next((_BY_WORD[word] for word in words if word in _BY_WORD), "")
    event = _event(words)
    if not (event or greeting):
        return _business(prompt)
    if event and not (greeting and event.lower().split()[-1] in ("celebration", "party") and len(event.split()) < 2):
        return event
    return greeting


def _business(prompt: str) -> str:
    """The shop or the trade that it is for; "" without one."""
    match = _TRADE.search(prompt)
    if match is None or trades.trade(_words(match["said"].lower())) is None:
        return ""
    return titled(match["said"])


def _event(words: list[str]) -> str:
    """The last word that names an event, with up to three before it that say which; "" without one."""
    for at in reversed(range(len(words))):
        if words[at] not in _EVENTS:
            continue
        first = at
        while first > 0 and at - first < _MOST_BEFORE and words[first - 1] not in _ASIDE:
            first -= 1
        if _visited(words[:first]):
            continue
        if first < at or words[at] not in _BARE:
            return titled(" ".join(words[first : at + 1]))
    return ""


def _visited(before: list[str]) -> bool:
    """Whether what comes is where somebody is: "at a party", "in the market"."""
    while before and before[-1] in ("a", "an", "the", "my", "his", "her", "their"):
        before = before[:-1]
    return bool(before) and before[-1] in ("at", "in")


def _words(prompt: str) -> list[str]:
    """The words outside of quotations, offers, dates and hours, as they are written."""
    bare = prompt
    for kind in (_OFFER, _DATE, _HOUR):
        bare = kind.sub(" , ", bare)
    return [piece.written or piece.text for piece in tokens.split(bare)[0] if piece.kind == "word"]


def titled(text: str) -> str:
    """With capitals, but for small words between others."""
    words = text.split()
    return " ".join(word if i and word in _SMALL else word[:1].upper() + word[1:] for i, word in enumerate(words))
