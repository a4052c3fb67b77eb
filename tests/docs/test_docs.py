"""What exists is in the documentation, and what the documentation names exists.

The page of error codes has its test beside the codes: `tests/kit/test_error_codes.py`.
"""

import re
import shlex
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args
from urllib.parse import unquote

import pytest
import typer
from fastapi import APIRouter

import limner
from limner.api.app import ROUTERS
from limner.catalog.models import ALIASES, MODELS
from limner.cli import reference
from limner.cli.main import app
from limner.cli.settings import ALL
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.instances import EMBEDDED, embedded
from limner.kit.settings import OF_NO_PACKAGE, PREFIX, Settings, variables
from limner.web import app as web
from tests.docs.pages import DOCS, PAGES, ROOT, commands, everything, name_of, prose, spans

FOR_TESTS = {"LIMNER_TEST_POSTGRES", "LIMNER_TEST_REDIS", "LIMNER_WRITE_GOLDENS"}
"""Variables with the prefix that the service knows nothing of."""

pages = pytest.mark.parametrize("page", PAGES, ids=name_of)


@pytest.mark.parametrize("name", reference.PAGES)
def test_a_generated_page_is_what_its_generator_writes(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    assert text == reference.PAGES[name](), f"docs/{name} has fallen behind: run `make docs`"


def test_the_settings_of_every_package_are_documented() -> None:
    found = set()
    for module in walk_packages(limner.__path__, "limner."):
        if module.name.rpartition(".")[2] in {"settings", "storage", "logs", "tracing"}:
            values = vars(import_module(module.name)).values()
            found |= {v for v in values if isinstance(v, type) and issubclass(v, Settings) and v is not Settings}
    assert found == set(ALL)
    text = (DOCS / "settings.md").read_text(encoding="utf-8")
    assert not [name for cls in ALL for name in variables(cls) if f"| `{name}` |" not in text]


@pages
def test_a_setting_that_is_named_exists(page: Path) -> None:
    known = {name for cls in ALL for name in variables(cls)} | OF_NO_PACKAGE | FOR_TESTS
    named = re.findall(rf"\b{PREFIX}[A-Z_]*[A-Z]", page.read_text(encoding="utf-8"))
    assert not set(named) - known


def command_of(line: str) -> tuple[Any, list[str]]:
    """The command that a line names, and the words after it; None where there is no such command."""
    words = shlex.split(line)
    command: Any = typer.main.get_command(app)
    words = words[[Path(word).name for word in words].index("limner") + 1 :]
    while words and hasattr(command, "get_command") and not words[0].startswith("-"):
        command = command.get_command(typer.Context(command), words.pop(0))
    return command, words


def leaves() -> Iterator[tuple[str, Any]]:
    """Every command by its whole name."""
    root: Any = typer.main.get_command(app)
    for name in root.list_commands(None):
        command = root.get_command(None, name)
        inner = getattr(command, "commands", None)
        yield from ((f"{name} {below}", inner[below]) for below in inner) if inner else [(name, command)]


def test_every_command_and_option_is_documented() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    sections = dict(section.split("\n", 1) for section in text.split("\n## ")[1:])
    for name, command in leaves():
        section = sections[f"limner {name}"]
        assert command.help.partition("\n")[0] in section
        for parameter in command.params:
            shown = parameter.opts if parameter.param_type_name == "option" else [parameter.metavar]
            assert all(re.search(rf"`[^`]*{re.escape(word)}\b", section) for word in shown), (name, shown)


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "cli.md"], ids=name_of)
def test_a_command_line_can_be_typed(page: Path) -> None:
    for line in commands(page):
        if not re.match(r"(\w+=\S+ )*(\.venv/bin/)?limner( |$)", line):
            continue
        command, rest = command_of(line)
        assert command, line
        options = {name for parameter in command.params for name in parameter.opts} | {"--help"}
        assert not [word for word in rest if word.startswith("-") and word not in options], line


def targets() -> list[str]:
    return re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_target_of_make_is_documented() -> None:
    lines = {line for page in PAGES for line in commands(page)}
    assert not [target for target in targets() if target != "help" and f"make {target}" not in lines]


@pages
def test_a_target_of_make_that_is_named_exists(page: Path) -> None:
    named = {line.split()[1] for line in commands(page) if re.fullmatch(r"make [a-z-]+", line)}
    assert not named - set(targets())


def served(routers: Iterable[APIRouter] = ROUTERS) -> set[tuple[str, str]]:
    """Method and path of every route, below the version; those of the interface, unless others are given."""
    routes: Any = (route for router in routers for route in router.routes)
    return {(method, route.path.removeprefix("/v1")) for route in routes for method in route.methods}


def test_every_path_that_is_served_is_documented() -> None:
    text = everything()
    ends = {path.rpartition("/")[2] for _, path in served() if "{" not in path}
    assert not [end for end in ends if not re.search(rf"/{re.escape(end)}\b", text)]


@pages
def test_a_path_that_is_named_is_served(page: Path) -> None:
    for span in spans(page):
        if found := re.fullmatch(r"(GET|POST|DELETE|PUT) (/[\w/.-]+)", span):
            assert (found[1], found[2].removeprefix("/v1")) in served() | served(web.ROUTERS), span


@pages
def test_a_model_that_is_named_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name, star in re.findall(r"\b(svcv[0-9][0-9a-z_]*)(\*?)", text):
        assert any(model.startswith(name) if star else model == name for model in (*MODELS, *ALIASES)), name


@pytest.mark.parametrize("name", EMBEDDED)
def test_what_an_engine_can_do_is_documented(name: str) -> None:
    assert (DOCS / f"{name}.md").is_file()
    text = everything()
    assert f"`{name}`" in text
    assert not [each for each in embedded()[name].capabilities.operations if f"`{each}`" not in text]


def test_what_the_illustrator_can_do_is_documented() -> None:
    text = " ".join(prose(DOCS / "illustrator.md").split())
    assert not [kind for kind in get_args(RelationKind) if kind not in text]
    vocabulary = (DOCS / "vocabulary.md").read_text(encoding="utf-8")
    assert not [look for look in LOOKS if look.replace("_", " ") not in vocabulary and f"`{look}`" not in vocabulary]


def test_every_package_has_its_row_in_the_architecture() -> None:
    rows = [line for line in prose(DOCS / "architecture.md").splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    packages = {path.parent.name for path in (ROOT / "src" / "limner").glob("*/__init__.py")}
    assert named == packages


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges make them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pages
def test_a_relative_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = unquote(link).partition("#")
        target = (page.parent / path) if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
