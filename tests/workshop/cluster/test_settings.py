"""Settings of the cluster, as an operator gets them wrong."""

import os

import pytest

from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.workshop.cluster.settings import TOKEN_VARIABLES, ClusterSettings, set_environment


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in TOKEN_VARIABLES:
        monkeypatch.delenv(variable, raising=False)


def given(monkeypatch: pytest.MonkeyPatch, cluster: str, auth: str = "private_network") -> ClusterSettings:
    monkeypatch.setenv("LIMNER_CLUSTER", cluster)
    monkeypatch.setenv("LIMNER_CLUSTER_AUTH", auth)
    return load(ClusterSettings)


def test_there_is_none_unless_set() -> None:
    assert (load(ClusterSettings).cluster, load(ClusterSettings).cluster_auth) == (None, None)


@pytest.mark.parametrize(
    "cluster", ["auto", "head:6379", "10.0.0.1:6379", "[fd00::1]:6379", "ray://head.example:10001"]
)
def test_addresses(monkeypatch: pytest.MonkeyPatch, cluster: str) -> None:
    assert given(monkeypatch, cluster).cluster == cluster


@pytest.mark.parametrize(
    "cluster", ["head", "head:", "head:0", "head:99999", "http://head:6379", "fd00::1:6379", "ray://"]
)
def test_no_addresses(monkeypatch: pytest.MonkeyPatch, cluster: str) -> None:
    with pytest.raises(SettingsError) as caught:
        given(monkeypatch, cluster)
    said = f"LIMNER_CLUSTER: {cluster!r} cannot be used; accepted: auto, HOST:PORT, or ray://HOST:PORT."
    assert caught.value.message.startswith(said)


def test_how_strangers_are_kept_away_has_to_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError, match="CLUSTER_AUTH: None cannot be used; accepted: token, or private_network"):
        given(monkeypatch, "auto", "")


def test_a_token_has_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError, match="accepted: token with RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH set"):
        given(monkeypatch, "auto", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", "0" * 32)
    assert given(monkeypatch, "auto", "token").cluster_auth == "token"


@pytest.mark.parametrize(("token", "mode"), [(True, "token"), (False, "disabled")])
def test_ray_guesses_nothing_and_reports_nothing(monkeypatch: pytest.MonkeyPatch, token: bool, mode: str) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "whatever")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "1")
    set_environment(token=token)
    assert (os.environ["RAY_AUTH_MODE"], os.environ["RAY_USAGE_STATS_ENABLED"]) == (mode, "0")
