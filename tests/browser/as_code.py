"""The panel that shows a page's request as code, and what runs it."""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

COMMANDS = {"curl": ("bash", "-c"), "Python": (sys.executable, "-c")}
"""What runs the code of a language that is on every machine of the tests."""


def shown(page: Page, language: str = "curl") -> str:
    """The request that the page shows, as code."""
    panel = page.locator("details:has(as-code)")
    if panel.get_attribute("open") is None:
        panel.locator("summary").click()
    panel.get_by_role("button", name=language).click()
    return panel.locator("code").inner_text()


def output(language: str, code: str, key: str, place: Path) -> str:
    """What the code prints with somebody's key, in a directory where its files are."""
    done = subprocess.run(
        [*COMMANDS[language], code],
        env={**os.environ, "LIMNER_KEY": key},
        cwd=place,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout + done.stderr
