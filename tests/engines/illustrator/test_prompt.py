"""The prompt is read once: nothing outside of the reader looks into its text."""

import ast
from functools import cache
from pathlib import Path

import limner.engines

_ENGINES = Path(limner.engines.__file__).parent
_READERS = frozenset({"read", "wants", "ground", "enhance"})
"""What is given a prompt to read, or to answer with another."""
_DEALERS = frozenset({"Dice", "Redealt", "Directed", "_Listening"})
"""What deals from a prompt: the same words, the same choices."""
_OWN = {
    "darkroom/backdrops/wish.py": "words for kinds of photographs that the illustrator does not draw",
    "darkroom/transform.py": "words for paintings and painters, which the reader does not keep",
    "illustrator/enhance/enhance.py": "goes on with the text itself",
    "illustrator/enhance/said.py": "goes on with the text itself",
    "illustrator/style/learn.py": "a style keeps the words that it was made with",
}
"""Modules that look at a prompt's text, and why."""


def _allowed(tree: ast.Module) -> set[ast.AST]:
    """Where a prompt stands that is read, dealt from, or shown as a title."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            found |= {*node.args} if name in _READERS | _DEALERS else set()
            found |= {keyword.value for keyword in node.keywords if keyword.arg == "title"}
            # A job of its own for what a prompt says.
            found |= {*node.args} if name == "GenerateJob" else set()
        elif isinstance(node, ast.FormattedValue):
            found.add(node.value)  # a seed
    return found


def _looked_at(tree: ast.Module) -> list[int]:
    """The lines that have a prompt otherwise."""
    allowed = _allowed(tree)
    prompts = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "prompt")
    return [node.lineno for node in prompts if node not in allowed]


@cache
def _found() -> dict[str, list[int]]:
    """Modules that look at a prompt's text, and where."""
    found = {}
    for package in ("illustrator", "darkroom"):
        for path in sorted((_ENGINES / package).rglob("*.py")):
            name, text = path.relative_to(_ENGINES).as_posix(), path.read_text(encoding="utf-8")
            if "prompt" in text and not name.startswith("illustrator/reading/"):
                found[name] = _looked_at(ast.parse(text))
    return {name: lines for name, lines in found.items() if lines}


def test_the_prompt_is_only_read_dealt_from_and_shown() -> None:
    assert {name: lines for name, lines in _found().items() if name not in _OWN} == {}


def test_what_looks_at_the_prompt_by_itself_still_does() -> None:
    assert _found().keys() == _OWN.keys()
