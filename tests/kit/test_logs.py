"""Every line of the log has the same form and the request's id, whoever wrote it."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog

from limner.kit.logs import LogSettings, configure


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def test_ours_and_theirs_alike() -> None:
    stream = io.StringIO()
    configure(LogSettings(log_format="json"), stream)
    with structlog.contextvars.bound_contextvars(request_id="r-1"):
        structlog.get_logger("limner.test").info("kept", images=2)
        logging.getLogger("somebody.else").warning("slow %s", "disk")
    ours, theirs = (json.loads(line) for line in stream.getvalue().splitlines())
    assert ours["event"] == "kept"
    assert ours["images"] == 2
    assert theirs["event"] == "slow disk"
    assert ours["request_id"] == theirs["request_id"] == "r-1"
    assert (ours["level"], theirs["level"]) == ("info", "warning")
    assert ours.keys() - {"images"} == theirs.keys()


def test_the_level_is_obeyed() -> None:
    stream = io.StringIO()
    configure(LogSettings(log_level="warning"), stream)
    structlog.get_logger().info("no")
    logging.getLogger("somebody").info("no")
    structlog.get_logger().warning("yes")
    assert "no" not in stream.getvalue()
    assert "yes" in stream.getvalue()


@pytest.mark.parametrize(
    ("name", "quiet", "heard"),
    [
        ("aiosqlite", logging.INFO, logging.WARNING),
        ("alembic.runtime.migration", logging.INFO, logging.WARNING),
        ("opentelemetry.trace.span", logging.WARNING, logging.ERROR),
        ("python_multipart.multipart", logging.WARNING, logging.ERROR),
        ("urllib3.connectionpool", logging.DEBUG, logging.WARNING),
    ],
)
def test_libraries_that_tell_every_step_are_heard_when_it_matters(name: str, quiet: int, heard: int) -> None:
    stream = io.StringIO()
    configure(LogSettings(log_level="debug"), stream)
    logging.getLogger(name).log(quiet, "a step")
    logging.getLogger(name).log(heard, "a fault")
    assert "a fault" in stream.getvalue()
    assert "a step" not in stream.getvalue()


@pytest.mark.parametrize("form", ["json", "console"])
def test_tracebacks_show_no_variables(form: Literal["json", "console"]) -> None:
    stream = io.StringIO()
    configure(LogSettings(log_format=form), stream)
    password = "hunter" + str(2)
    try:
        password.index("x")
    except ValueError:
        structlog.get_logger().exception("failed")
    assert "substring not found" in stream.getvalue()
    assert password not in stream.getvalue()


@pytest.mark.parametrize("form", ["json", "console"])
def test_nothing_in_a_line_commands_the_terminal_or_forges_a_line(form: Literal["json", "console"]) -> None:
    stream = io.StringIO()
    configure(LogSettings(log_format=form), stream)
    structlog.get_logger().info("request", path="/\x1b[2J\x9b2J\nforged \u202e é")
    logging.getLogger("somebody").warning("no such page: %s", "\x1b]0;title\x07\r")
    assert all(character.isprintable() or character == "\n" for character in stream.getvalue())
    assert len(stream.getvalue().splitlines()) == 2


def test_an_exception_keeps_its_lines_and_nothing_else() -> None:
    stream = io.StringIO()
    configure(LogSettings(log_format="console"), stream)
    try:
        raise ValueError("\x1b[2J")  # noqa: TRY301  the log is given what is being handled
    except ValueError:
        structlog.get_logger().exception("failed")
    assert "\x1b" not in stream.getvalue()
    assert "  | ValueError: \\x1b[2J" in stream.getvalue().splitlines()


class _Rude:
    def __repr__(self) -> str:
        return "rude\nforged"


@pytest.mark.parametrize("forger", ["path", "an\nkey", "event", "exception", "object", "list", "library"])
def test_no_text_of_a_client_begins_a_line(forger: str) -> None:
    stream = io.StringIO()
    configure(LogSettings(log_format="console"), stream)
    log = structlog.get_logger("limner.test")
    text = "a\nforged\r\nforged\x0bforged\x85forged\u2028forged"
    if forger == "exception":
        try:
            raise ValueError(text)  # noqa: TRY301  the log is given what is being handled
        except ValueError:
            log.exception("failed")
    elif forger == "library":
        logging.getLogger("somebody").warning("no such page: %s", text)
    elif forger == "event":
        log.info(text)
    else:
        value = {"object": _Rude(), "list": [_Rude(), text]}.get(forger, text)
        log.info("request", **{forger: value, text: 1})
    first, *others = stream.getvalue().splitlines()
    assert first[:2] == "20"
    assert all(line.startswith("  | ") for line in others)
