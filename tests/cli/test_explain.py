"""`limner explain`."""

import json

from limner.engines.illustrator.reading.read import read
from tests.cli.conftest import Limner

PROMPT = "three black dogs under a green tree in a forest at night with a zorblax"


def test_what_was_read(limner: Limner) -> None:
    result = limner("explain", PROMPT)
    assert result.exit_code == 0
    said = dict(line.split(None, 1) for line in reversed(result.stdout.splitlines()))
    assert said["subject"] == "3 × black dog"
    assert "subject      1 × green tree\n" in result.stdout
    assert said["relation"] == "dog under tree"
    assert said["setting"] == "forest"
    assert said["time"] == "night"
    assert "not drawn    zorblax\n" in result.stdout


def test_negative(limner: Limner) -> None:
    said = limner("explain", "a dog and a cat", "--negative", "cat").stdout
    assert "dog" in said
    assert "1 × cat" not in said
    assert "left out" in said


def test_json_is_the_reading(limner: Limner) -> None:
    result = limner("explain", "--json", PROMPT, "--negative", "rain")
    assert json.loads(result.stdout) == json.loads(json.dumps(read(PROMPT, "rain").as_dict()))


def test_colours_of_the_whole(limner: Limner) -> None:
    reading = read("a fox on a pink background")
    assert reading.background, "the reader has changed: choose another prompt"
    assert "background   #{:02x}{:02x}{:02x}".format(*reading.background) in limner("explain", reading.prompt).stdout


def test_a_style_is_drawn(limner: Limner) -> None:
    said = limner("explain", "a fox, mosaic").stdout
    assert "style        mosaic\n" in said
    assert "not drawn" not in said


def test_nothing(limner: Limner) -> None:
    result = limner("explain", "")
    assert (result.exit_code, result.stdout) == (
        0,
        "Nothing in it is known; the picture will be a decoration.\n",
    )
