"""What a generation request comes to: the rules between its fields, and the jobs that are made of it."""

from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.families import Family
from limner.catalog.models import MODELS, Output
from limner.catalog.operations import OPERATIONS
from limner.engines.jobs import Color, GenerateJob, Lettering
from limner.kit.errors import InvalidRequest, LimnerError, NotFound
from limner.studio.fields import Compat, Encoding, read
from limner.studio.generate import GenerateRequest, resolve
from limner.studio.pictures import Attachment
from limner.studio.settings import StudioSettings

STRICT = StudioSettings(brand="svc", compat="strict")
LENIENT = StudioSettings(brand="svc", compat="lenient")
FRESH = 123_456
STYLE_ID = str(UUID(int=7))
WORD = {"text": "HI", "bbox": [[0, 0], [1, 0], [1, 1], [0, 1]]}
OF_SOME_MODELS: dict[str, Any] = {
    "style_id": STYLE_ID,
    "style_reference_urls": ["https://pictures.example/1.png"],
    "style": "any",
    "negative_prompt": "rain",
    "text_layout": [WORD],
    "controls.artistic_level": 3,
    "controls.no_text": True,
}


def jobs(settings: StudioSettings = STRICT, variant: Output | None = None, /, **fields: Any) -> list[GenerateJob]:
    request = read(GenerateRequest, {"prompt": "a cat", **fields}, compat=settings.compat)
    return resolve(request, settings, fresh_seed=FRESH, variant=variant)


def job(settings: StudioSettings = STRICT, variant: Output | None = None, /, **fields: Any) -> GenerateJob:
    (only,) = jobs(settings, variant, **fields)
    return only


def refusal(settings: StudioSettings = STRICT, variant: Output | None = None, /, **fields: Any) -> LimnerError:
    with pytest.raises((InvalidRequest, NotFound)) as caught:
        jobs(settings, variant, **fields)
    return caught.value


def nested(name: str, value: object) -> dict[str, Any]:
    outer, _, inner = name.partition(".")
    return {outer: {inner: value}} if inner else {outer: value}


def test_a_prompt_alone_is_one_square_picture_of_the_default_model() -> None:
    assert job() == GenerateJob("svcv4_1", "a cat", 1024, 1024, vector=False, seed=FRESH)


def test_everything_that_is_sent_reaches_the_job() -> None:
    made = job(
        model="svcv3_raster",
        size="16:9",
        style="Hand-drawn",
        negative_prompt="rain",
        text_layout=[WORD],
        controls={
            "colors": [{"rgb": [1, 2, 3], "weight": 0.5}],
            "background_color": {"rgb": [9, 9, 9]},
            "artistic_level": 5,
            "no_text": False,
        },
        random_seed=7,
    )
    assert (made.model, made.look, made.width, made.height, made.vector) == ("svcv3", "hand_drawn", 1820, 1024, False)
    assert (made.negative_prompt, made.seed) == ("rain", 7)
    assert made.text_layout == (Lettering("HI", ((0, 0), (1, 0), (1, 1), (0, 1))),)
    assert made.controls.colors == (Color((1, 2, 3), 0.5),)
    assert made.controls.background_color == (9, 9, 9)
    assert (made.controls.artistic_level, made.controls.no_text) == (5, False)


@pytest.mark.parametrize("name", ["random_seed", "seed"])
def test_picture_i_has_the_seed_and_i(name: str) -> None:
    assert [made.seed for made in jobs(n=3, **{name: 5})] == [5, 6, 7]
    assert [made.seed for made in jobs(n=3, **{name: 2**32 - 2})] == [2**32 - 2, 2**32 - 1, 0]
    assert [made.seed for made in jobs(n=2)] == [FRESH, FRESH + 1]


def test_the_same_seed_under_both_names_is_one_seed() -> None:
    assert job(seed=5, random_seed=5).seed == 5
    error = refusal(seed=5, random_seed=6)
    assert (error.code, error.param) == ("conflicting_parameters", "seed")


# Parameters by model.


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("parameter", OF_SOME_MODELS)
def test_a_parameter_that_the_model_does_not_take_is_refused(name: str, parameter: str) -> None:
    fields = {"model": name, **nested(parameter, OF_SOME_MODELS[parameter])}
    if OPERATIONS["generate"].accepts(MODELS[name], parameter):
        return
    error = refusal(**fields)
    assert (error.code, error.param) == ("unsupported_parameter", parameter)
    assert error.message.startswith(f"{parameter} is not taken by the model `{name}`; ")


@pytest.mark.parametrize("name", [name for name in MODELS if MODELS[name].family != Family.V4_STYLES])
def test_every_model_takes_the_common_parameters(name: str) -> None:
    made = job(
        model=name,
        n=1,
        size="2:1",
        random_seed=1,
        response_format="b64_json",
        image_format="png",
        controls={"colors": [{"rgb": [1, 2, 3]}], "background_color": {"rgb": [4, 5, 6]}, "unknown": 1},
        user="someone",
    )
    assert made.vector is MODELS[name].vector
    assert made.width == 2 * made.height


def test_null_is_never_a_parameter_too_many() -> None:
    job(model="svcv4_1_flash", style=None, negative_prompt=None, text_layout=None, controls={"no_text": None})


@pytest.mark.parametrize(("name", "limit"), [("svcv4_1", 10_000), ("svcv3", 1_000), ("svcv2_vector", 1_000)])
def test_the_prompts_length_is_counted_in_code_points(name: str, limit: int) -> None:
    assert job(model=name, prompt="😀" * limit).prompt == "😀" * limit
    error = refusal(model=name, prompt="é" * (limit + 1))
    assert (error.code, error.param) == ("prompt_too_long", "prompt")
    assert f"has {limit + 1:,} characters; " in error.message
    assert error.message.endswith(f" {limit:,}.")


def test_the_negative_prompt_has_the_prompts_limit() -> None:
    assert refusal(model="svcv3", negative_prompt="a" * 1001).param == "negative_prompt"


def test_an_unknown_model_is_refused_with_all_that_exist() -> None:
    error = refusal(model="svcv5")
    assert (error.code, error.param) == ("invalid_model", "model")
    assert all(f"`{name}`" in error.message for name in MODELS)


# Styles and models.


@pytest.mark.parametrize(
    ("style", "model", "look"),
    [
        ("svc V3 Raw", "svcv3", "raw"),
        ("kawaii", "svcv2", "kawaii"),
        ("Line_Art", "svcv3_vector", "line_art"),
        ("Icon", "svcv2_vector", "icon"),
        ("any", "svcv3", "raw"),
        ("vector_illustration", "svcv3_vector", "vector_art"),
        ("realistic_image", "svcv3", "photorealism"),
    ],
)
def test_a_style_by_itself_chooses_the_model(style: str, model: str, look: str) -> None:
    made = job(style=style)
    assert (made.model, made.look) == (model, look)


@pytest.mark.parametrize(
    ("model", "look"),
    [
        ("svcv3", "raw"),
        ("svcv3_vector", "vector_art"),
        ("svcv2", "photorealism"),
        ("svcv2_vector", "vector_art"),
        ("svcv4_1_vector", None),
        ("svcv4", None),
    ],
)
def test_a_model_by_itself_has_its_default_look(model: str, look: str | None) -> None:
    assert job(model=model).look == look


def test_a_style_goes_with_the_models_that_offer_it() -> None:
    assert job(style="Engraving", model="svcv2_vector").look == "engraving"
    for style, model in (("Kawaii", "svcv3"), ("Icon", "svcv3_vector"), ("Line art", "svcv3"), ("Enterprise", "svcv2")):
        error = refusal(style=style, model=model)
        assert (error.code, error.param) == ("style_model_mismatch", "style")
        assert f"the model `{model}` takes " in error.message


def test_an_unknown_style_is_refused_with_all_that_exist() -> None:
    error = refusal(style="Cubism")
    assert (error.code, error.param) == ("invalid_style", "style")
    assert "`Punk Graphic`" in error.message


def test_names_are_written_with_the_brand() -> None:
    acme = StudioSettings(brand="acme", compat="strict")
    assert job(acme, model="acmev3", style="Acme V3 Raw").model == "svcv3"
    assert job(acme, model="svcv3", style="svc V3 Raw").look == "raw"
    assert "`acmev4_1_flash`" in refusal(acme, model="acmev5").message
    assert "`Acme V3 Raw`" in refusal(acme, style="Cubism").message
    assert "`acmev4_1`" in refusal(acme, negative_prompt="rain").message


@pytest.mark.parametrize(
    "fields",
    [
        {"style": "Kawaii", "style_id": STYLE_ID},
        {"style": "Kawaii", "style_reference_urls": ["a"]},
        {"style_id": STYLE_ID, "style_reference_urls": ["a"]},
    ],
    ids=lambda fields: " and ".join(fields),
)
def test_a_style_is_said_in_one_way(fields: dict[str, Any]) -> None:
    assert refusal(**fields).code == "conflicting_parameters"


def test_uploads_and_addresses_of_references_exclude_each_other() -> None:
    body = {
        "prompt": "a cat",
        "style_references": [Attachment("style_references", b"png")],
        "style_reference_urls": ["a"],
    }
    with pytest.raises(InvalidRequest) as caught:
        read(GenerateRequest, body, encoding="multipart")
    assert caught.value.code == "conflicting_parameters"


def test_files_come_in_forms_only() -> None:
    assert refusal(style_references=["https://pictures.example/1.png"]).code == "invalid_type"


@pytest.mark.parametrize("count", [0, 11])
def test_there_are_one_to_ten_references(count: int) -> None:
    assert refusal(style_reference_urls=["a"] * count).code == "invalid_value"


def test_style_match_needs_a_style_and_a_value_of_the_family() -> None:
    assert refusal(style_match="regular").code == "required_field_missing"
    assert job(style="Kawaii", style_match="regular").look == "kawaii"
    for model, match in (("svcv3", "flexible"), ("svcv4", "regular"), ("svcv4_styles", "regular")):
        error = refusal(model=model, style_match=match, style_id=STYLE_ID)
        assert (error.code, error.param) == ("invalid_value", "style_match")
    assert refusal(model="svcv4_1_flash", style_match="precise", style_id=STYLE_ID).code == "unsupported_parameter"


def test_v4_styles_needs_a_style() -> None:
    error = refusal(model="svcv4_styles_pro_vector")
    assert (error.code, error.param) == ("required_field_missing", "style_id")
    assert "style_id, style_reference_urls or style_references" in error.message


# The variants that enforce the output.


def test_the_vector_variant_has_a_default_of_its_own() -> None:
    assert job(STRICT, "vector").model == "svcv4_1_vector"
    assert job(STRICT, "vector", style="any").model == "svcv3_vector"
    assert job(STRICT, "vector", style="Engraving").model == "svcv3_vector"
    assert job(STRICT, "raster").model == "svcv4_1"
    assert job(STRICT, "raster", style="any").model == "svcv3"


@pytest.mark.parametrize("name", [name for name in MODELS if MODELS[name].family != Family.V4_STYLES])
def test_a_variant_takes_the_models_of_its_output_only(name: str) -> None:
    own = MODELS[name].output
    other: Output = "raster" if own == "vector" else "vector"
    assert job(STRICT, own, model=name).model == name
    error = refusal(STRICT, other, model=name)
    assert (error.code, error.param) == ("wrong_output_type", "model")


@pytest.mark.parametrize(
    ("variant", "style"), [("raster", "Icon"), ("vector", "Kawaii"), ("vector", "realistic_image")]
)
def test_a_variant_takes_the_styles_of_its_output_only(variant: Output, style: str) -> None:
    error = refusal(STRICT, variant, style=style)
    assert (error.code, error.param) == ("wrong_output_type", "style")


def test_an_output_of_the_wrong_type_is_laid_to_what_makes_it() -> None:
    style = refusal(STRICT, "vector", style="Photorealism", model="svcv3_vector")
    assert style.message == 'style is "Photorealism", which makes pixels; this endpoint makes SVG only.'
    model = refusal(STRICT, "raster", model="svcv3_vector")
    assert model.message == 'model is "svcv3_vector", which makes SVG; this endpoint makes pixels only.'


# What only a lenient service takes.


@pytest.mark.parametrize(
    ("style", "model", "drawn_by", "look"),
    [
        ("Kawaii", "svcv4_1", "svcv4_1", "kawaii"),
        ("Line art", "svcv4_1", "svcv4_1_vector", "line_art"),
        ("Icon", "svcv4_pro", "svcv4_pro_vector", "icon"),
        ("Icon", "svcv4_1_utility_vector", "svcv4_1_utility_vector", "icon"),
        ("any", "svcv4", "svcv4", None),
        ("Kawaii", "svcv4_1_flash", "svcv4_1_flash", "kawaii"),
        ("Kawaii", "svcv3", "svcv3", "kawaii"),
        ("Doodle", "svcv3_vector", "svcv3_vector", "doodle"),
    ],
)
def test_a_lenient_service_takes_styles_with_other_models(style: str, model: str, drawn_by: str, look: str) -> None:
    made = job(LENIENT, style=style, model=model)
    assert (made.model, made.look) == (drawn_by, look)
    refusal(STRICT, style=style, model=model)


@pytest.mark.parametrize(
    ("style", "model", "code"),
    [
        ("Kawaii", "svcv4_1_vector", "style_model_mismatch"),
        ("Line art", "svcv4_1_flash", "style_model_mismatch"),
        ("Kawaii", "svcv4_styles", "unsupported_parameter"),
    ],
)
def test_a_lenient_service_keeps_pixels_and_vectors_apart(style: str, model: str, code: str) -> None:
    assert refusal(LENIENT, style=style, model=model).code == code


def test_a_lenient_service_keeps_the_variants() -> None:
    assert refusal(LENIENT, "raster", style="Line art", model="svcv4_1").code == "wrong_output_type"
    assert job(LENIENT, "vector", style="Line art", model="svcv4_1").model == "svcv4_1_vector"


def test_a_lenient_service_takes_controls_beside_controls() -> None:
    old = {"colors": [{"rgb": [1, 2, 3]}], "no_text": True, "artistic_level": 2}
    made = job(LENIENT, model="svcv3", **old, controls={"artistic_level": 4})
    assert made.controls.colors == (Color((1, 2, 3)),)
    assert (made.controls.no_text, made.controls.artistic_level) == (True, 4)
    assert job(STRICT, model="svcv3", **old).controls == job(STRICT).controls
    assert refusal(LENIENT, colors=["red"]).param == "controls.colors[0]"
    assert refusal(LENIENT, colors=[], controls=5).param == "controls"


GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=20),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(st.characters(), max_size=5), inner, max_size=5)
    ),
    max_leaves=12,
)
PLAUSIBLE = {
    "prompt": st.text(min_size=1),
    "model": st.sampled_from(list(MODELS)),
    "n": st.integers(0, 7),
    "size": st.sampled_from(["1:1", "1024x1024", "1820x1024", "7:3", "auto"]),
    "style": st.sampled_from(["Kawaii", "any", "icon", "Line art"]),
    "style_match": st.sampled_from(["regular", "precise"]),
    "style_id": st.uuids().map(str),
    "negative_prompt": st.text(),
    "controls": st.fixed_dictionaries({}, optional={"no_text": st.booleans(), "colors": GARBAGE}),
    "text_layout": st.lists(st.fixed_dictionaries({"text": st.text("ABc"), "bbox": GARBAGE}), max_size=3),
    "seed": st.integers(0, 2**33),
    "colors": GARBAGE,
    "artistic_level": GARBAGE,
}
BODIES = st.fixed_dictionaries({}, optional={name: value | GARBAGE for name, value in PLAUSIBLE.items()}) | GARBAGE


@given(
    BODIES,
    st.sampled_from(["json", "multipart"]),
    st.sampled_from(["strict", "lenient"]),
    st.sampled_from([None, "raster", "vector"]),
)
def test_any_body_makes_jobs_or_a_refusal(
    body: object, encoding: Encoding, compat: Compat, variant: Output | None
) -> None:
    settings = StudioSettings(brand="acme", compat=compat)
    try:
        request = read(GenerateRequest, body, encoding=encoding, compat=compat)
        made = resolve(request, settings, fresh_seed=FRESH, variant=variant)
    except (InvalidRequest, NotFound) as error:
        refused = error
    else:
        assert len(made) == request.n
        assert variant is None or all(made_one.vector is (variant == "vector") for made_one in made)
        return
    assert refused.code != "invalid_request"
    f"{refused.message} {refused.param}".encode()
