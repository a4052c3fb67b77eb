"""The routing table: first fit, the embedded engine otherwise, nothing unknown."""

import pytest

from limner.catalog.models import MODELS
from limner.catalog.operations import OPERATIONS
from limner.engines.instances import configured, embedded
from limner.engines.routing import Routing
from limner.engines.settings import RoutingSettings
from limner.kit.errors import SettingsError
from limner.kit.settings import load
from tests.instances import instance

ENGINES = {**embedded(), "flux": instance("flux", "b:B", "generate")}


def test_without_a_table_the_embedded_engines_do_everything() -> None:
    routing = Routing({}, ENGINES)
    assert routing.engines == ("illustrator", "darkroom")
    for model in MODELS:
        drawn = {operation for operation in OPERATIONS if routing.engines_for(operation, model) == ("illustrator",)}
        assert drawn == {"generate", "explore", "explore_similar", "create_style", "enhance_prompt"}
        assert {routing.engines_for(operation, model) for operation in OPERATIONS} == {("illustrator",), ("darkroom",)}


def test_the_first_route_that_fits_is_taken_and_names_engines_in_order() -> None:
    routing = Routing(
        {
            "generate:svcv4_1_vector": ("illustrator",),
            "generate:svcv4_1*": ("flux", "illustrator"),
            "vectorize": ("darkroom",),
        },
        ENGINES,
    )
    assert routing.engines_for("generate", "svcv4_1_vector") == ("illustrator",)
    assert routing.engines_for("generate", "svcv4_1_pro") == ("flux", "illustrator")
    assert routing.engines_for("generate", "svcv4") == ("illustrator",)
    assert routing.engines_for("vectorize") == ("darkroom",)
    assert routing.engines_for("remix", "svcv4_1") == ("darkroom",)
    assert routing.engines == ("illustrator", "darkroom", "flux")


def test_a_job_without_a_model_fits_no_model_pattern() -> None:
    routing = Routing({"generate:svc*": ("flux",)}, ENGINES)
    assert routing.engines_for("generate") == ("illustrator",)


def test_patterns_may_bear_the_brand() -> None:
    routing = Routing({"generate:acmev4_1_vector": ("illustrator",), "generate:svcv4_1*": ("flux",)}, ENGINES, "acme")
    assert routing.engines_for("generate", "svcv4_1_vector") == ("illustrator",)
    assert routing.engines_for("generate", "svcv4_1_pro") == ("flux",)


@pytest.mark.parametrize(
    ("route", "engine", "named"),
    [
        ("genrate", "flux", "'genrate' is no operation"),
        ("", "flux", "'' is no operation"),
        ("generate:svcv9*", "flux", "'svcv9*'"),
        ("generate", "fluxx", "'fluxx' is no engine"),
    ],
)
def test_what_names_nothing_is_refused(route: str, engine: str, named: str) -> None:
    with pytest.raises(SettingsError, match="LIMNER_ROUTES") as caught:
        Routing({route: (engine,)}, ENGINES)
    assert named in caught.value.message
    assert "accepted: " in caught.value.message


def test_an_engine_has_to_serve_what_is_routed_to_it() -> None:
    with pytest.raises(SettingsError) as caught:
        Routing({"generate": ("flux",), "vectorize": ("darkroom", "flux")}, ENGINES)
    assert caught.value.message == (
        "LIMNER_ROUTES: 'vectorize': the engine 'flux' does not serve it; accepted: generate."
    )


def test_a_route_names_an_engine_at_least() -> None:
    with pytest.raises(SettingsError, match="no engine is named"):
        Routing({"generate": ()}, ENGINES)


def test_the_table_comes_from_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_ROUTES", '{"generate:svcv3*": "illustrator", "vectorize": ["second", "darkroom"]}')
    assert load(RoutingSettings).routes == {
        "generate:svcv3*": ("illustrator",),
        "vectorize": ("second", "darkroom"),
    }


def test_what_a_job_brings_is_heeded_where_an_engine_of_its_route_makes_use_of_it() -> None:
    remote = configured({"big": {"kind": "limner", "url": "https://limner.example/v1", "key": "k"}})
    for names, heeded in ((("big",), False), (("big", "darkroom"), True)):
        routing = Routing({"replace_background": names}, remote)
        assert routing.heeds("replace_background", "svcv3", "subject") is heeded
    assert Routing({}, remote).heeds("replace_background", "svcv3", "subject")
