"""The documentation as text: its pages, and what stands in them as code."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS.rglob("*.md")])

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")


def name_of(page: Path) -> str:
    """How a test names a page."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> Iterator[str]:
    """The blocks of code in a language."""
    return (text for said, text in _BLOCK.findall(page.read_text(encoding="utf-8")) if said == language)


def code(page: Path) -> list[tuple[str, str]]:
    """All blocks of code in their order, each with its language."""
    return _BLOCK.findall(page.read_text(encoding="utf-8"))


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))


def spans(page: Path) -> Iterator[str]:
    """What stands between backticks in the prose."""
    return (" ".join(text.split()) for text in _SPAN.findall(prose(page)))


def commands(page: Path) -> Iterator[str]:
    """The lines of a page that are typed into a shell, each whole and without its comment."""
    for block in blocks(page, "sh"):
        for line in block.replace("\\\n", " ").splitlines():
            yield re.sub(r"(^|\s)#.*", "", line).strip()
    yield from spans(page)


def everything() -> str:
    """All pages in one text."""
    return "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
