"""Printed things: posters, cards, covers, banners and signs, laid out from the words that the prompt quotes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from limner.drawing.colour import RGB, from_lch, lab, lch
from limner.engines.illustrator.scene import Finish, Scene
from limner.engines.illustrator.staging import forms, palette
from limner.engines.illustrator.staging.assembly import assembled
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.draft import main_colour
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.hours import Air, even
from limner.engines.illustrator.staging.posters import cards, signs
from limner.engines.illustrator.staging.posters.layouts import LAYOUTS, Layout, rays
from limner.engines.illustrator.staging.posters.mount import mounted
from limner.engines.illustrator.staging.posters.sheet import STYLES, Sheet, deepened, ranked
from limner.engines.illustrator.staging.script import Script
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.typesetting.legibility import readable

_PAPERS: tuple[RGB, ...] = ((250, 242, 226), (247, 243, 236), (252, 246, 233))
_NIGHT: RGB = (18, 18, 42)
_DARK = frozenset({"neon", "blueprint", "chalkboard"})
"""Looks whose ground is dark, whatever the page's: their paper is night."""
_KINDS = {
    "poster": ("framed", "head", "foot", "sky", "side", "ribbon", "arch"),
    "cover": ("arch", "sky", "head", "foot", "framed"),
    "banner": ("side", "sky", "foot"),
    "card": ("framed", "arch", "foot"),
    "sign": ("framed",),
}
"""The layouts of each kind of printed thing."""
_UPRIGHT, _FEW = 21, 2
"""The letters of the longest headline that runs up a page's side; the lines beside it that any layout holds."""


@dataclass(frozen=True)
class Page:
    """A page with a picture on it: how it is laid out, and the sheet of its words."""

    sheet: Sheet
    layout: Layout
    whole: Brief
    rayed: bool

    @property
    def window(self) -> Box:
        """Where the picture goes, in canvas pixels."""
        return self.layout.window(self.sheet)

    def within(self) -> Brief:
        """The brief for the picture alone: a canvas of the window's size."""
        window, traits = self.window, self.whole.traits
        if self.layout is LAYOUTS["sky"]:
            # Dark leaves at the picture's upper edge would part it from the sky that goes on above.
            traits = replace(traits, framing=False)
        return replace(self.whole, width=round(window.width), height=round(window.height), traits=traits)

    def printed(self, easel: Easel) -> Easel:
        """The page with the picture in its window and everything printed round it."""
        if self.rayed:
            rays(easel)
        page = mounted(easel, self.whole, self.window.left, self.window.top)
        self.layout.paint(self.sheet, page)
        return page

    def horizon(self, share: float) -> float:
        """A share of the window's height as one of the page's."""
        return (self.window.top + share * self.window.height) / self.whole.height


def page(script: Script) -> Page | None:
    """The page that the words ask for; None for a picture that is no printed thing."""
    reading, brief, dice, background = script.reading, script.brief, script.dice, script.background
    kind = forms.printed(reading)
    if not kind:
        return None
    texts = [text for text in reading.quoted if text.strip()] if brief.text else []
    if not texts and kind != "poster":
        return None
    sheet = _sheet(script, script.air, texts, background)
    place = setting(brief.setting)
    # Words need a plain sky to stand in.
    open_air = place.open and "overhung" not in place.traits and not script.bare
    peopled = bool(script.units)
    name = dice.turn("page", _offered(kind, sheet, open_air=open_air, peopled=peopled)) if texts else "framed"
    rayed = not texts or (name in ("framed", "arch") and dice.turn("rays", (True, False)))
    return Page(sheet, LAYOUTS[name], brief, rayed and background is None)


def _offered(kind: str, sheet: Sheet, *, open_air: bool, peopled: bool) -> list[str]:
    """The layouts that hold the words: a list of many lines needs a column or a deep band."""
    names = [*_KINDS[kind], *([] if peopled or kind == "cover" else ["panel"])]
    lost = set() if open_air else {"sky"}
    if not sheet.wide and len(sheet.headline) > _UPRIGHT:
        lost.add("side")
    if len(sheet.before) + len(sheet.after) > _FEW:
        lost |= {"sky", "head", "foot", "ribbon"} | (set() if sheet.wide else {"side", "arch"})
    return [name for name in names if name not in lost] or ["framed"]


def _sheet(script: Script, sky: Air, texts: Sequence[str], background: RGB | None) -> Sheet:
    """The words of the page, in the colours of that sky and of those who are on it."""
    brief, units, dice = script.brief, script.units, script.dice
    before, headline, after = ranked(texts)
    deep = deepened(min(sky.sky, key=lambda colour: lab(colour)[0]))
    accent = _firm(main_colour(units[0].lead)) if units else deep
    paper = background or (_NIGHT if brief.traits.look in _DARK else dice.turn("paper", _PAPERS))
    if brief.traits.look in _DARK and background is None:
        background = _NIGHT
    return Sheet(
        float(brief.width),
        float(brief.height),
        headline,
        before,
        after,
        dice.turn("type", STYLES),
        paper,
        deep if background is None else background,
        accent if background is None else background,
        dice,
        letter=None if background is None else accent,
    )


def _firm(colour: RGB) -> RGB:
    """The colour as a field for letters: neither pale nor grey."""
    lightness, chroma, hue = lch(colour)
    return from_lch(min(max(lightness, 0.38), 0.62), min(max(chroma, 0.06), 0.16), hue)


def plain(script: Script) -> str:
    """ "card" or "sign" for what is printed without a place; "" for all else."""
    reading = script.reading
    kind = forms.printed(reading) if script.brief.text and reading.quoted else ""
    if kind == "sign" or (kind == "card" and reading.setting is None):
        return kind
    return ""


def stage(kind: str, script: Script) -> Scene:
    """A card or a sign, on a ground of its own."""
    reading, job, units = script.reading, script.job, script.units
    sky = even()
    easel = Easel(script.brief, sky, 1.0, script.dice.rng)
    named = reading.palette[0] if len(reading.palette) == 1 else None
    given = job.controls.background_color or reading.background or named
    ground = given or script.dice.turn("ground", cards.GROUNDS if kind == "card" else signs.WALLS)
    sheet = _sheet(script, sky, reading.quoted, None)
    sheet.deep, sheet.accent = deepened(ground), _firm(ground)
    if kind == "card" or job.controls.background_color:
        name = "background" if job.controls.background_color else "paper"
        easel.fill(easel.sheet(), ground, "sky", name, role="background", tinted=False)
        asked = bool(reading.relations or reading.acts) or any(subject.exact for subject in reading.subjects)
        cards.paint(sheet, easel, units, ground, asked=asked)
    else:
        signs.paint(sheet, easel, units, ground, script.air)
    scene = replace(assembled(easel, script, ground), finish=Finish(0.0, 0.0, 0.0))
    return scene if named else readable(palette.controlled(scene, reading, job), job)
