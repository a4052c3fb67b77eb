"""The pages in Chromium: how long after the last key its picture is there, and how much a first view brings."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running
from benchmarks.table import print_table

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
BETWEEN_KEYS = 90
"""Milliseconds, of somebody who types 130 words a minute: each key but the last is outrun or shown."""
KEYS = 12

# From the last key's event until a frame has been painted in which there is a draft that was asked for after it.
WATCH = """(text) => {
  const box = document.getElementById("prompt");
  performance.clearResourceTimings();
  window.waited = new Promise((painted) => {
    let pressed = Infinity;
    box.addEventListener("input", () => { if (box.value === text) pressed = performance.now(); });
    new MutationObserver((_, watch) => {
      const asked = performance.getEntriesByType("resource").filter((e) => e.name.endsWith("/create/draft"));
      if (!asked.some((entry) => entry.startTime > pressed)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => painted(performance.now() - pressed)));
    }).observe(document.getElementById("paper"), { childList: true });
  });
}"""


def main(prompts: Sequence[str] = PROMPTS, rounds: int = 3) -> None:
    """Measure a server of its own. Says so where there is no Chromium."""
    if not CHROMIUM.exists():
        print(f"Skipped: the pages, since there is no Chromium at {CHROMIUM}.\n")
        return
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        page = _opened(browser.new_context(viewport={"width": 1280, "height": 800}).new_page(), server)
        _first_view(page, server)
        _drafts(page, prompts, rounds)
        browser.close()


def _opened(page: Page, server: Server) -> Page:
    server.sign_in(page.context)
    return page


def _first_view(page: Page, server: Server) -> None:
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(sum(_received(request.sizes()))))
    page.goto(server.root, wait_until="networkidle")
    timing = "() => performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"
    row = (len(sizes), f"{sum(sizes) / 1000:.1f}", f"{page.evaluate(timing):.0f}")
    print_table("The page for drawing, seen first", ("requests", "kB in all", "usable after ms"), [row])


def _received(sizes: object) -> tuple[int, int]:
    known = dict(sizes)  # type: ignore[call-overload]
    return known["responseBodySize"], known["responseHeadersSize"]


def _drafts(page: Page, prompts: Sequence[str], rounds: int) -> None:
    waits = sorted(_typed(page, prompt) for _ in range(rounds) for prompt in prompts)
    _, _, p75 = quantiles(waits, n=4) if len(waits) > 1 else (0, 0, waits[0])
    row = (len(waits), f"{median(waits):.0f}", f"{p75:.0f}", f"{waits[-1]:.0f}")
    columns = ("drafts", "median ms", "three quarters within ms", "longest ms")
    print_table("From the last key to its picture on the page, 1K, one person", columns, [row])


def _typed(page: Page, prompt: str) -> float:
    """Milliseconds, of one prompt whose last keys are typed."""
    box = page.locator("#prompt")
    box.fill(prompt[:-KEYS])
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH, prompt)
    box.press("End")
    box.press_sequentially(prompt[-KEYS:], delay=BETWEEN_KEYS)
    waited: float = page.evaluate("() => window.waited")
    return waited


if __name__ == "__main__":
    main()
