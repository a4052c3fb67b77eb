"""What `size` means on each kind of model."""

import pytest

from limner.catalog.models import MODELS
from limner.catalog.sizes import RATIOS, Size, sizes_of, spell
from limner.kit.errors import InvalidRequest
from limner.studio.settings import StudioSettings
from limner.studio.size import size_of

STRICT = StudioSettings(brand="svc", compat="strict")
LENIENT = StudioSettings(brand="acme", compat="lenient")
RASTER = [name for name in MODELS if not MODELS[name].vector]
VECTOR = [name for name in MODELS if MODELS[name].vector]


def size(text: str | None, model: str, settings: StudioSettings = STRICT, prompt: str = "a cat") -> Size:
    return size_of(text, prompt, MODELS[model], settings)


def refusal(text: str, model: str, settings: StudioSettings = STRICT) -> InvalidRequest:
    with pytest.raises(InvalidRequest) as caught:
        size(text, model, settings)
    assert (caught.value.code, caught.value.param) == ("invalid_size", "size")
    return caught.value


@pytest.mark.parametrize("model", MODELS)
def test_every_model_takes_the_fourteen_ratios(model: str) -> None:
    assert [size(ratio, model) for ratio in RATIOS] == list(sizes_of(MODELS[model]).values())


@pytest.mark.parametrize("model", RASTER)
def test_a_raster_model_takes_its_exact_sizes(model: str) -> None:
    for exact in sizes_of(MODELS[model]).values():
        assert size(spell(exact), model) == exact


@pytest.mark.parametrize("model", VECTOR)
def test_a_vector_model_takes_no_exact_size(model: str) -> None:
    error = refusal(spell(sizes_of(MODELS[model])["16:9"]), model)
    assert "takes a ratio: `1:1`, " in error.message
    assert f"`{model}`" in error.message


@pytest.mark.parametrize(
    ("text", "model"),
    [
        ("2048x2048", "svcv4_1"),
        ("1024x1024", "svcv4_1_pro"),
        ("1344x768", "svcv3"),
        ("1820x1024", "svcv4"),
        ("1707x1024", "svcv3"),
        ("512x512", "svcv2"),
    ],
)
def test_a_size_of_another_model_is_refused_with_the_models_own(text: str, model: str) -> None:
    error = refusal(text, model)
    assert error.message.startswith(f'size is "{text}"; the model `{model}` takes ')
    assert all(spell(own) in error.message for own in sizes_of(MODELS[model]).values())


@pytest.mark.parametrize(
    "text", ["", "auto", "32:18", "1:1.0", "01:1", "9:16 ", "1024X1024", "1024", "large", "10:6", "\ud83d"]
)
def test_other_spellings_are_refused_with_the_ratios(text: str) -> None:
    assert all(ratio in refusal(text, "svcv4_1").message for ratio in RATIOS)


def test_without_a_size_the_prompt_decides() -> None:
    assert size(None, "svcv4_1") == (1024, 1024)
    assert size(None, "svcv3", prompt="a banner") == (2048, 1024)
    assert size(None, "svcv4_1_pro_vector", prompt="a poster 9:16") == (1536, 2688)


def test_a_lenient_service_reads_auto_from_the_prompt() -> None:
    assert size("auto", "svcv4_1", LENIENT, "a banner") == (1536, 768)


def test_a_lenient_service_takes_pixels_on_vector_models_as_their_ratio() -> None:
    assert size("1344x768", "svcv4_1_vector", LENIENT) == (1344, 768)
    assert size("1344x768", "svcv4_1_pro_vector", LENIENT) == (2688, 1536)
    assert size("1024x1536", "svcv4_1_vector", LENIENT) == (832, 1280)
    assert size("1920x1080", "svcv3_vector", LENIENT) == (1820, 1024)
    assert "`acmev4_1_vector`" in refusal("1000x999", "svcv4_1_vector", LENIENT).message


def test_a_lenient_service_takes_one_swapped_size_on_v2_and_v3() -> None:
    for model in ("svcv2", "svcv3", "svcv2_vector", "svcv3_vector"):
        assert size("1707x1024", model, LENIENT) == (1707, 1024)
    assert size("1707x1024", "svcv4_1", LENIENT) == (1344, 768)


def test_a_lenient_service_takes_the_nearest_ratio_for_sizes_that_clients_know() -> None:
    assert size("2048x2048", "svcv4_1", LENIENT) == (1024, 1024)
    assert size("1820x1024", "svcv4_1_pro", LENIENT) == (2688, 1536)
    assert size("1792x1024", "svcv2", LENIENT) == (1820, 1024)
    assert size("256x256", "svcv3", LENIENT) == (1024, 1024)


def test_a_lenient_service_is_strict_about_pixels_that_nobody_knows() -> None:
    refusal("1000x1000", "svcv4_1", LENIENT)
    refusal("1920x1080", "svcv3", LENIENT)
