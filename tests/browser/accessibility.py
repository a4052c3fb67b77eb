"""What axe-core finds on a page, narrow and wide, light and dark."""

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SIZES: Final = {"narrow": (360, 740), "wide": (1280, 800)}
ALL_RULES: Final = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
}
COLOUR_RULES: Final = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
SETTLED: Final = """() => {
    const moving = () => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
    for (let all = moving(); all.length; all = moving()) all.forEach((each) => each.finish());
}"""
"""Brings what moves to its end, and what that sets in motion. It would not come there by itself: a window that nobody
sees is drawn only now and then.
"""
WIDER: Final = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
_AXE: Final = Axe()


def findings(page: Page) -> list[str]:
    """A line for each element that breaks a rule, in each width and theme, and where the page is wider than its window.

    A theme changes nothing but colours: in the dark one, the rules about those are run. The page is left
    wide and light.
    """
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme, rules in (("dark", COLOUR_RULES), ("light", ALL_RULES)):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.evaluate(SETTLED)
            found += [f"{size}, {theme}: {line}" for line in _broken(_AXE.run(page, options=rules).response)]
        if page.evaluate(WIDER):
            found.append(f"{size}: the page is wider than the window")
    return found


def _broken(answer: dict[str, Any]) -> list[str]:
    assert answer["passes"] or answer["incomplete"], "rules were run"
    return [
        f"{rule['id']}: {node['target']}: {node['html'][:200]}: {node['failureSummary']}"
        for rule in answer["violations"]
        for node in rule["nodes"]
    ]
