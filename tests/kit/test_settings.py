"""Settings are read from the environment and the file, and a bad one says all that is needed to mend it."""

import json
from pathlib import Path
from typing import Annotated

import pytest
from pydantic import AfterValidator, Field, SecretStr

from limner.kit.errors import SettingsError
from limner.kit.settings import Settings, load, read_file, secret_files, unknown, variables


def _long_enough(secret: SecretStr) -> SecretStr:
    if len(secret.get_secret_value()) < 8:
        raise ValueError("at least 8 characters")
    return secret


class Kitchen(Settings):
    ovens: int = Field(default=2, ge=1, description="How many things bake at once.")
    bread: str = "rye"
    menu: dict[str, int] = Field(default={}, description="Dishes and their prices.")
    recipe: Annotated[SecretStr, AfterValidator(_long_enough)] = SecretStr("grandmother")


class Cellar(Settings):
    bottles: int = Field(description="How many bottles there are.")


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_defaults() -> None:
    assert load(Kitchen).ovens == 2


def test_environment_wins_over_the_file(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (directory / "limner.toml").write_text('ovens = 3\nbread = "spelt"\n[menu]\nsoup = 4\n')
    monkeypatch.setenv("LIMNER_OVENS", "5")
    kitchen = load(Kitchen)
    assert (kitchen.ovens, kitchen.bread, kitchen.menu) == (5, "spelt", {"soup": 4})


def test_an_empty_variable_is_no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_OVENS", "")
    assert load(Kitchen).ovens == 2


def test_a_bad_value_is_named_with_what_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_OVENS", "0")
    with pytest.raises(SettingsError) as caught:
        load(Kitchen)
    assert caught.value.message == (
        "LIMNER_OVENS: '0' cannot be used; accepted: greater than or equal to 1. How many things bake at once."
    )


def test_a_bad_value_in_the_file_is_named_with_its_key(directory: Path) -> None:
    (directory / "limner.toml").write_text('ovens = "many"\n')
    with pytest.raises(SettingsError) as caught:
        load(Kitchen)
    assert caught.value.message.startswith("LIMNER_OVENS (ovens in limner.toml): 'many' cannot be used;")


def test_all_bad_values_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_OVENS", "0")
    monkeypatch.setenv("LIMNER_MENU", json.dumps({"soup": "free"}))
    with pytest.raises(SettingsError) as caught:
        load(Kitchen)
    lines = caught.value.message.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["LIMNER_OVENS", "LIMNER_MENU[soup]"]


def test_text_that_is_not_the_json_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_MENU", "soup=4")
    with pytest.raises(SettingsError) as caught:
        load(Kitchen)
    assert caught.value.message == ("LIMNER_MENU: 'soup=4' cannot be used; accepted: JSON. Dishes and their prices.")


def test_a_missing_value_is_named() -> None:
    with pytest.raises(SettingsError) as caught:
        load(Cellar)
    assert caught.value.message == "LIMNER_BOTTLES is not set. How many bottles there are."


def test_secrets_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "grandmother" not in repr(load(Kitchen))
    monkeypatch.setenv("LIMNER_RECIPE", "hunter2")
    with pytest.raises(SettingsError) as caught:
        load(Kitchen)
    assert "LIMNER_RECIPE" in caught.value.message
    assert "at least 8 characters" in caught.value.message
    assert "hunter2" not in caught.value.message
    assert caught.value.__suppress_context__


def test_a_file_that_is_not_toml(directory: Path) -> None:
    (directory / "limner.toml").write_text("ovens: 3\n")
    with pytest.raises(SettingsError, match=r"limner\.toml cannot be read as TOML: .*line 1"):
        load(Kitchen)


def test_settings_do_not_change() -> None:
    with pytest.raises(ValueError, match="frozen"):
        load(Kitchen).ovens = 3  # type: ignore[misc]


def test_variables() -> None:
    assert variables(Kitchen) == ("LIMNER_OVENS", "LIMNER_BREAD", "LIMNER_MENU", "LIMNER_RECIPE")


def test_unknown_names_come_with_the_nearest_known_one(directory: Path) -> None:
    (directory / "limner.toml").write_text("oven = 3\nbread = 'rye'\n")
    environ = {"LIMNER_BOTTLE": "1", "LIMNER_OVENS": "2", "LIMNER_ZZZ": "", "PATH": "/bin"}
    assert unknown([Kitchen, Cellar], environ, read_file()) == [
        "LIMNER_BOTTLE is not a setting; did you mean LIMNER_BOTTLES?",
        "LIMNER_ZZZ is not a setting; it has no effect.",
        "oven in limner.toml is not a setting; did you mean ovens?",
    ]


@pytest.fixture
def secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    directory = tmp_path / "secrets"
    directory.mkdir()
    monkeypatch.setenv("LIMNER_SECRETS_DIR", str(directory))
    return directory


@pytest.mark.parametrize("name", ["LIMNER_RECIPE", "limner_recipe"])
def test_a_secret_is_read_from_a_file(secrets: Path, name: str) -> None:
    (secrets / name).write_text("flour and water\n")
    assert load(Kitchen).recipe.get_secret_value() == "flour and water"


def test_a_secret_is_read_through_links_as_kubernetes_makes_them(secrets: Path) -> None:
    (secrets / "..2026").mkdir()
    (secrets / "..2026" / "limner_menu").write_text('{"soup": 4}')
    (secrets / "..data").symlink_to("..2026")
    (secrets / "limner_menu").symlink_to("..data/limner_menu")
    assert load(Kitchen).menu == {"soup": 4}


def test_the_environment_wins_over_a_secret_and_that_over_the_file(
    directory: Path, secrets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (directory / "limner.toml").write_text('ovens = 3\nbread = "spelt"\n')
    (secrets / "limner_ovens").write_text("4")
    (secrets / "limner_bread").write_text("sourdough")
    monkeypatch.setenv("LIMNER_OVENS", "5")
    kitchen = load(Kitchen)
    assert (kitchen.ovens, kitchen.bread) == (5, "sourdough")


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("limner_ovens", b"dozens", "accepted: a valid integer, unable to parse string as an integer."),
        ("limner_menu", b"soup", "accepted: JSON."),
        ("limner_bread", b"\xff", "accepted: UTF-8."),
    ],
)
def test_a_bad_value_of_a_file_is_named_and_not_shown(secrets: Path, name: str, text: bytes, message: str) -> None:
    (secrets / name).write_bytes(text)
    with pytest.raises(SettingsError) as caught:
        load(Kitchen)
    assert caught.value.message.startswith(f"{name.upper()} ({name} in LIMNER_SECRETS_DIR): ")
    assert message in caught.value.message
    assert "dozens" not in caught.value.message
    assert "soup" not in caught.value.message


def test_a_directory_of_secrets_that_is_not_there(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_SECRETS_DIR", str(directory / "nowhere"))
    with pytest.raises(SettingsError, match=r"^LIMNER_SECRETS_DIR: .*nowhere' cannot be used \(No such file"):
        load(Kitchen)


def test_unknown_names_of_secrets(secrets: Path) -> None:
    for name in ("limner_oven", "LIMNER_BREAD", "tls.key"):
        (secrets / name).touch()
    assert unknown([Kitchen], {"LIMNER_SECRETS_DIR": str(secrets)}, {}, secret_files()) == [
        "limner_oven in LIMNER_SECRETS_DIR is not a setting; did you mean LIMNER_OVENS?"
    ]
