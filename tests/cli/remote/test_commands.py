"""The commands that ask a server: files in and out, what is told, and exit statuses."""

import json
import sys
from pathlib import Path

import pytest
from PIL import Image

from limner.cli.exits import STATUSES
from tests.api.service import Customer, Service
from tests.cli.remote.conftest import Limner

FLASH = ("--model", "svcv4_1_flash")

Monkey = pytest.MonkeyPatch


def photo(file: Path) -> Path:
    image = Image.new("RGB", (300, 300), "white")
    image.paste("red", (100, 100, 200, 200))
    image.save(file)
    return file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))


def test_pictures_of_a_prompt(at: Limner, home: Path) -> None:
    result = at("generate", "A red fox, at night!", *FLASH, "-n", "2", "--seed", "7", "--color", "#f00=0.5")
    assert (result.exit_code, result.stdout) == (0, "a-red-fox-at-night-1.webp\na-red-fox-at-night-2.webp\n")
    assert result.stderr == "Spent 14 units ($0.014) in 1 request.\n"
    assert at("generate", "A red fox, at night!", *FLASH).stdout == "a-red-fox-at-night.webp\n"
    assert at("generate", "A red fox, at night!", *FLASH).stdout == "a-red-fox-at-night-3.webp\n"
    assert at("generate", "a fox", "-o", "fox.svg").exit_code == 0
    assert (home / "fox.svg").read_text().startswith("<svg")
    assert at("generate", "a fox", *FLASH, "-o", "fox.png").exit_code == 0
    assert (home / "fox.png").read_bytes().startswith(b"\x89PNG")
    streamed = at("generate", "a fox", *FLASH, "-o", "-")
    assert streamed.stdout_bytes.startswith(b"RIFF")


def test_many_pictures_in_and_out(at: Limner, home: Path) -> None:
    for name in ("one", "two"):
        photo(home / f"{name}.png")
    (home / "three.png").write_text("no picture")
    assert at("crisp-upscale", "one.png", "two.png", "-o", "small.png").exit_code == 1  # one file for two
    result = at("remove-background", "*.png", "-o", "out/")
    assert result.exit_code == 3
    assert result.stdout == "out/one-remove-background.webp\nout/two-remove-background.webp\n"
    assert "limner: three: " in result.stderr
    assert names(home / "out") == ["one-remove-background.webp", "two-remove-background.webp"]
    mask = Image.new("L", (300, 300), 0)
    mask.paste(255, (0, 0, 90, 90))
    mask.save(home / "mask.png")
    result = at("inpaint", "one.png", "a ball", "--mask", "mask.png", "--json", "-f", "new=[1]", "-o", "done.webp")
    said = json.loads(result.stdout)
    assert (said["files"], said["credits"], said["ignored"]) == (["done.webp"], 40, "new")


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("generate", "a fox", "--size", "3:17"), 4),
        (("generate", "a fox", "--key", "lmn_wrong"), 5),
        (("--key", "lmn_wrong", "balance"), 5),
        (("generate", "a fox", "--url", "http://127.0.0.1:9/v1"), 5),
        (("generate", "a fox", "--url", "http://127.0.0.1:9/v1", "--key", "lmn_other"), 9),
        (("remix", "one.png"), 2),
        (("generate", "a fox", "--profile", "none"), 1),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else str(value),
)
def test_exit_statuses(at: Limner, arguments: tuple[str, ...], status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    result = at(*arguments)
    assert result.exit_code == status
    assert status in STATUSES
    assert "lmn_" not in result.output
    assert not result.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("explore", "a fox", "-o", "-"),
        ("generate", "a fox", "-n", "2", "-o", "-"),
        ("generate", "a fox", "-n", "6", "-o", "{name}.{ext}"),
        ("generate", "a fox", "-f", "n=2", "-o", "{name}.{ext}"),
        ("crisp-upscale", "one.png", "again/one.png", "-o", "{name}.{ext}"),
        ("generate", "a fox", "-o", "fox.gif"),
        ("generate", "a fox", "-o", "one.png/fox.webp"),
        ("generate", "a fox", "-o", "fox.jpg"),
        ("vectorize", "one.png", "-o", "two.png"),
        ("crisp-upscale", "one.png", "-o", "two.svg"),
    ],
    ids=" ".join,
)
def test_what_could_not_be_written_is_not_asked_for(
    at: Limner, home: Path, service: Service, customer: Customer, arguments: tuple[str, ...], monkeypatch: Monkey
) -> None:
    (home / "again").mkdir()
    photo(home / "one.png")
    photo(home / "again" / "one.png")
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert at(*arguments).exit_code == 1
    assert service.account(customer).balance == 100_000


def test_folders_of_names_are_made(at: Limner, home: Path) -> None:
    assert at("generate", "a fox", *FLASH, "-n", "2", "-o", "new/{name}/{n}.{ext}").exit_code == 0
    assert names(home / "new" / "a-fox") == ["1.webp", "2.webp"]


def test_what_is_paid_for_is_kept_where_its_file_cannot_be(at: Limner, home: Path) -> None:
    photo(home / "one.png")
    result = at("remix", "one.png", "--size", "1:1", "--model", "svcv4_1_vector", "-o", "two.webp")
    assert result.exit_code == 1
    kept = result.stdout.strip()
    assert kept.endswith(".svg")
    assert (home / kept).read_text().startswith("<svg")
    assert f"What was paid for is kept as {kept}." in result.stderr


def test_nothing_on_standard_input_is_no_picture(at: Limner) -> None:
    result = at("vectorize", "-", given="")
    assert (result.exit_code, result.stderr) == (1, "limner: image has no bytes.\n")


def test_errors_as_json(at: Limner, service: Service) -> None:
    result = at("generate", "a fox", "--size", "3:17", "--json")
    assert json.loads(result.stderr)["error"]["code"] == "invalid_size"
    poor = at("generate", "a fox", "--key", service.customer(units=3).key, "--json")
    assert (poor.exit_code, json.loads(poor.stderr)["error"]["status"]) == (6, 402)


def test_a_login_is_where_commands_go(
    at: Limner, service: Service, customer: Customer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LIMNER_URL", "LIMNER_KEY"):
        monkeypatch.delenv(name)
    monkeypatch.setattr("limner.client.profiles._keyring", lambda: None)
    assert at("login", "--url", service.url, given="lmn_wrong\n").exit_code == 5
    assert at("profiles").stdout == ""
    result = at("login", "work", "--url", service.url, given=f"{customer.key}\n")
    assert result.exit_code == 0
    assert "which only you may read" in result.stdout
    assert customer.key not in result.output
    assert at("profiles").stdout == f"work\t{service.url}/v1\n"
    assert at("balance").stdout.startswith("100000 units\t")
    assert at("--profile", "work", "generate", "a fox", *FLASH).exit_code == 0
    assert at("logout", "work").exit_code == 0
    assert at("balance").exit_code == 5


def test_what_is_on_offer_and_the_words_around(at: Limner, home: Path) -> None:
    assert "svcv4_1\t0.035\t" in at("catalog", "models").stdout
    assert "Engraving" in {each["style"] for each in json.loads(at("catalog", "styles", "--json").stdout)}
    style = at("styles", "create", str(photo(home / "one.png")), "--style", "icon").stdout.strip()
    assert style in at("styles", "list").stdout
    assert json.loads(at("styles", "show", style, "--json").stdout)["style"] == "icon"
    assert at("styles", "delete", style).stdout == f"deleted {style}\n"
    assert at("styles", "show", style).exit_code == 4
    assert at("enhance", "a fox").stdout.startswith("a fox")
    assert (
        at("palette", "#f00", "#fe0000=3", "#00f", "-n", "2").stdout == "#f00\t#fe0000\n#fe0000\t#fe0000\n#00f\t#00f\n"
    )
    explored = json.loads(at("explore", "a fox", "-o", "fox/", "--json").stdout)
    assert len(explored["files"]) == 8
    assert at("explore-similar", explored["images"][0]["image_id"], "--similarity", "4", "-o", "fox/").exit_code == 0
