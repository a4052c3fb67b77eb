"""The list of error codes, against the code that raises them and the page that documents them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from limner.kit.error_codes import ERROR_CODES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "limner"
PAGE = ROOT / "docs" / "errors.md"
CODE_FIRST = {"fault", "within", "between", "many"}
"""Functions of the studio whose first argument is a code."""
SAYS_A_CODE = re.compile(rf"\bcode\s*[:=]|\b(?:{'|'.join(sorted(CODE_FIRST))})\s*\(")


def classes() -> Iterator[tuple[str, dict[str, object]]]:
    """Every class with an error code in its body, with its constant attributes."""
    for node in nodes():
        if isinstance(node, ast.ClassDef):
            constants = dict(assignments(node))
            if "code" in constants:
                yield node.name, constants


@cache
def nodes() -> tuple[ast.ClassDef | ast.Call, ...]:
    """Every class and call of the files that may say a code; most of the rest are tables of drawings.

    The client has codes of its own, for what no server says.
    """
    of_the_service = (file for file in SOURCES.rglob("*.py") if file.relative_to(SOURCES).parts[0] != "client")
    texts = (file.read_text(encoding="utf-8") for file in of_the_service)
    trees = (ast.parse(text) for text in texts if SAYS_A_CODE.search(text))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.Call))


def assignments(node: ast.ClassDef) -> Iterator[tuple[str, object]]:
    for statement in node.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(statement.value, ast.Constant):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            yield ast.unparse(target), statement.value.value


def raised() -> set[str]:
    """Every code that stands in the sources: of a class, of a call, or of a field's type."""
    codes = {str(constants["code"]) for _, constants in classes()}
    for node in nodes():
        if isinstance(node, ast.Call):
            arguments = [word.value for word in node.keywords if word.arg == "code"]
            if getattr(node.func, "id", None) in CODE_FIRST:
                arguments += node.args[:1]
            codes |= {str(given.value) for given in arguments if isinstance(given, ast.Constant)}
    return codes


def test_the_list_holds_the_codes_that_the_service_raises_and_no_others() -> None:
    assert raised() == set(ERROR_CODES)


def test_an_error_class_has_the_status_and_type_of_its_code() -> None:
    for name, constants in classes():
        listed = ERROR_CODES[str(constants["code"])]
        assert constants.get("status", listed.status) == listed.status, name
        assert constants.get("type", listed.type) == listed.type, name


def test_every_code_has_a_row_in_the_documentation() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert rows == [
        f"| `{code}` | {error.status} | `{error.type}` | {error.meaning} | {error.remedy} |"
        for code, error in ERROR_CODES.items()
    ]


def test_codes_are_words_and_sentences_are_sentences() -> None:
    for code, error in ERROR_CODES.items():
        assert code.replace("_", "").isalpha()
        assert code.islower()
        assert error.meaning.endswith(".")
        assert error.remedy.endswith(".")
        assert 400 <= error.status < 600
