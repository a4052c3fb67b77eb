"""What the three kinds take, and what they can do, known without asking anybody."""

from typing import Any

import pytest

from limner.engines.instances import Engines, configured
from limner.engines.routing import Routing
from limner.kit.errors import SettingsError

URL = "http://127.0.0.1:1/v1"


def engines(**table: Any) -> Engines:
    return configured({"other": {"url": URL, **table}})


@pytest.mark.parametrize(
    ("table", "masks", "seeds", "negative"),
    [
        ({"dialect": "openai", "model": "gpt-image-2"}, True, "none", False),
        ({"dialect": "vllm-omni"}, True, "near", True),
        ({"dialect": "sglang"}, False, "near", True),
        ({"dialect": "localai", "model": "flux"}, True, "near", True),
        ({"dialect": "vllm-omni", "masks": False}, False, "near", True),
    ],
)
def test_a_dialect_can_do_what_its_documentation_says(
    table: dict[str, Any], masks: bool, seeds: str, negative: bool
) -> None:
    capabilities = engines(kind="openai", **table)["other"].capabilities
    assert capabilities.serves("generate")
    assert capabilities.serves("image_to_image")
    for operation in ("inpaint", "generate_background", "outpaint", "erase_region"):
        assert capabilities.serves(operation) == masks
    assert not capabilities.serves("explore_similar")
    assert capabilities.seeds == seeds
    assert ("negative_prompt" in capabilities.operations["generate"]) == negative
    assert (capabilities.vector, capabilities.controls) == (False, frozenset())


def test_a_model_that_only_draws_edits_nothing() -> None:
    served = engines(kind="openai", dialect="vllm-omni", edits=False)["other"].capabilities.operations
    assert set(served) == {"generate", "explore"}


def test_a_route_for_masks_to_a_server_that_would_ignore_them_stops_the_start() -> None:
    with pytest.raises(SettingsError, match="'other' does not serve it"):
        Routing({"inpaint": ["other"]}, engines(kind="openai", dialect="sglang"))


def test_another_limner_does_everything_but_make_styles() -> None:
    capabilities = engines(kind="limner", brand="acme")["other"].capabilities
    assert capabilities.complete
    assert capabilities.serves("vectorize")
    assert capabilities.serves("enhance_prompt")
    assert not capabilities.serves("create_style")


@pytest.mark.parametrize(
    ("table", "named"),
    [
        ({"kind": "openai"}, "engines.other.dialect is not set."),
        ({"kind": "openai", "dialect": "azure"}, "engines.other.dialect: 'azure' cannot be used; accepted: 'openai'"),
        ({"kind": "openai", "dialect": "openai"}, "engines.other: model is not set; accepted: the name of a model"),
        (
            {"kind": "openai", "dialect": "sglang", "extra": {"size": "1x1"}},
            "accepted: fields other than size, which the job decides",
        ),
        ({"kind": "openai", "dialect": "sglang", "sizes": ["large"]}, "accepted: a list of sizes such as 1024x1536"),
        (
            {"kind": "openai", "dialect": "sglang", "least_area": 10_000, "greatest_area": 5_000},
            "least_area is 10000; accepted: up to greatest_area, 5000",
        ),
        ({"kind": "openai", "dialect": "sglang", "url": "127.0.0.1"}, "accepted: an http or https address"),
        ({"kind": "openai", "dialect": "sglang", "url": "http://u:p@h/v1"}, "accepted: an http or https address"),
        ({"kind": "limner", "brand": "Acme!"}, "engines.other.brand: 'Acme!' cannot be used; accepted: a lower-case"),
        ({"kind": "limner", "requests": 0}, "engines.other.requests: 0 cannot be used"),
        ({"kind": "chat"}, "engines.other.model is not set."),
        ({"kind": "chat", "model": " "}, "accepted: the name of a model"),
        ({"kind": "limner", "tiemout": 3}, "engines.other.tiemout is no setting of this kind; accepted: url, key"),
    ],
)
def test_what_cannot_be_used_is_named(table: dict[str, Any], named: str) -> None:
    with pytest.raises(SettingsError) as caught:
        engines(**table)
    assert named in caught.value.message


def test_a_key_that_cannot_be_sent_is_not_shown() -> None:
    with pytest.raises(SettingsError, match=r"engines\.other\.key: the value given cannot be used") as caught:
        engines(kind="limner", key="se\ncret")
    assert "cret" not in caught.value.message.replace("secret", "")
