"""What the description of the interface says of fields together: which ones a model takes, which exclude each other.

Every rule is a choice: a request fits if it fits one of its cases. A case says only what it adds to the fields' own
schemas. In JSON null means absent; in a form there is no null.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from limner.api.endpoints import ENDPOINTS
from limner.api.notes import SAYING
from limner.catalog.brand import branded
from limner.catalog.families import STYLE_MATCHES, STYLE_REQUIRED
from limner.catalog.models import ALIASES, DEFAULT, DEFAULT_VECTOR, DEFAULT_WITH_REFERENCES, MODELS, Model, Output
from limner.catalog.operations import OPERATIONS, Operation
from limner.catalog.sizes import RATIOS, sizes_of, spell
from limner.catalog.styles import STYLES, Style, offered_by, style_title
from limner.studio.edit import EditRequest, MaskedRequest
from limner.studio.outpaint import SIDES
from limner.studio.remix import EXACT

Schema = dict[str, Any]

REFERENCES = ("style_reference_urls", "style_references")
_TEXT: Schema = {"type": "string"}
_LIST: Schema = {"type": "array"}
_GIVEN: Schema = {"style": _TEXT, "style_id": _TEXT, **dict.fromkeys(REFERENCES, _LIST)}
"""The ways to a style, and what is there where one is taken."""
_CONTROLS = "controls."
_UNLIMITED = max(model.prompt_limit for model in MODELS.values())


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one encoding; names of models and styles bear the brand."""

    brand: str
    form: bool

    def of(self, name: str, fields: Collection[str]) -> list[Schema]:
        """All rules of a request, by the name of its schema and its fields."""
        return [_narrowed(rule, fields) for rule in self._of(name)]

    def _of(self, name: str) -> list[Schema]:
        if name in GENERATION:
            return [self._generation(GENERATION[name]), self._styled()]
        if name == "ExploreRequest":
            return [self._explore(), self._styled()]
        if name == "CreateStyleRequest":
            return [self._style_models(), *self._style_sources()]
        return self._editing(name)

    def _editing(self, name: str) -> list[Schema]:
        request = next((each.request for each in ENDPOINTS if each.request.__name__ == name), None)
        if request is None:
            return []
        rules = self._pictures("image") + (self._pictures("mask") if issubclass(request, MaskedRequest) else [])
        if name == "EditsRequest":
            return [*rules, self._edits(), self._styled()]
        if issubclass(request, EditRequest):
            rules += [_one_of(self._drawing(OPERATIONS[request.operation])), self._styled()]
        if name == "OutpaintRequest":
            rules.append(self._extent())
        if request.operation == "remix":
            rules.append(self._remix())
        return rules

    # Parts of a case.

    def _absent(self, *names: str) -> Schema:
        return {name: False if self.form else {"type": "null"} for name in names}

    def _among(self, values: Iterable[str]) -> Schema:
        """One of the values, or nothing."""
        return {"enum": [*values] if self.form else [*values, None]}

    def _names(self, models: Iterable[Model]) -> list[str]:
        ids = [model.id for model in models]
        aliases = [alias for alias, model in ALIASES.items() if model in ids]
        return [branded(name, self.brand) for name in (*ids, *aliases)]

    def _titles(self, styles: Iterable[Style]) -> list[str]:
        return [style_title(style, self.brand) for style in styles]

    # Models and what they take.

    def _generation(self, output: Output | None) -> Schema:
        operation = OPERATIONS["generate"]
        cases = self._drawing(operation, output, sized=True)
        referenced = MODELS[DEFAULT_WITH_REFERENCES if output != "vector" else f"{DEFAULT_WITH_REFERENCES}_vector"]
        for field in REFERENCES:
            taken = self._taken(operation, referenced, sized=True)
            unnamed = {**self._absent("model", "style", "style_id"), field: _LIST}
            cases.append(_case("style references", (field,), {**taken, **unnamed}))
        return _one_of(cases)

    def _drawing(self, operation: Operation, output: Output | None = None, *, sized: bool = False) -> list[Schema]:
        """Cases by the model that is named, or that is meant where none is."""
        cases = []
        models = [model for model in MODELS.values() if model.id in operation.models and output in (None, model.output)]
        for group in _alike(operation, models):
            taken = self._taken(operation, group[0], sized=sized)
            named = {**taken, "model": {"enum": self._names(group)}}
            needed = ("style_id", *REFERENCES) if group[0].family in STYLE_REQUIRED else ()
            cases += [_case(_title(group), ("model", field), {**named, field: _GIVEN[field]}) for field in needed]
            if not needed:
                cases.append(_case(_title(group), ("model",), named))
        default = self._default(operation, output)
        unstyled = self._absent("model", "style", "style_id", *REFERENCES)
        cases.append(_case("by default", (), {**self._taken(operation, default, sized=sized), **unstyled}))
        by_style: dict[str, list[Style]] = {}
        for style in STYLES:
            meant = next((name for name in style.models if MODELS[name] in models), None)
            if meant and (output or meant == style.models[0]):
                by_style.setdefault(meant, []).append(style)
        for name, styles in by_style.items():
            taken = self._taken(operation, MODELS[name], sized=sized)
            named = {"style": {"enum": self._titles(styles)}, **self._absent("model")}
            cases.append(_case("by style", ("style",), {**taken, **named}))
        any_model = {"prompt": _prompt(_UNLIMITED), **self._absent("model", "style", *REFERENCES)}
        cases.append(_case("by the style's own model", ("style_id",), {**any_model, "style_id": _TEXT}))
        return cases

    def _default(self, operation: Operation, output: Output | None) -> Model:
        return MODELS[DEFAULT_VECTOR if output == "vector" else operation.default or DEFAULT]

    def _taken(self, operation: Operation, model: Model, *, sized: bool) -> Schema:
        """What a model makes of the fields that not all models take."""
        refused = [name for name in operation.taken_by if not operation.accepts(model, name)]
        inner = [name.removeprefix(_CONTROLS) for name in refused if name.startswith(_CONTROLS)]
        taken: Schema = {
            "prompt": _prompt(model.prompt_limit),
            "negative_prompt": {"type": "string" if self.form else ["string", "null"], "maxLength": model.prompt_limit},
            "style": self._among(self._titles(offered_by(model))),
            "style_match": self._among(STYLE_MATCHES[model.family]),
            **self._absent(*(name for name in refused if not name.startswith(_CONTROLS))),
        }
        if sized:
            taken["size"] = self._among(_sizes(model))
        if inner:
            taken["controls"] = {"type": ["object", "null"], "properties": self._absent(*inner)}
        return taken

    def _edits(self) -> Schema:
        """With a mask as inpainting, else as image to image."""
        masks = ("mask", "mask_url")
        cases = [
            _case(f"{case['title']}, no mask", case["required"], {**case["properties"], **self._absent(*masks)})
            for case in self._drawing(OPERATIONS["image_to_image"])
        ]
        for mask in masks:
            other = self._absent(*(name for name in masks if name != mask))
            given = {mask: {} if mask == "mask" else _TEXT}
            cases += [
                _case(f"{case['title']}, {mask}", (*case["required"], mask), {**case["properties"], **other, **given})
                for case in self._drawing(OPERATIONS["inpaint"])
            ]
        return _one_of(cases)

    def _explore(self) -> Schema:
        operation = OPERATIONS["explore"]
        models = [model for model in MODELS.values() if model.id in operation.models]
        cases = []
        for group in _alike(operation, models):
            styles = [style for style in STYLES if group[0].output in style.outputs]
            taken = {**self._taken(operation, group[0], sized=True), "style": self._among(self._titles(styles))}
            cases.append(_case(_title(group), ("model",), {**taken, "model": {"enum": self._names(group)}}))
        for name in (DEFAULT, DEFAULT_VECTOR):
            own = [style for style in STYLES if MODELS[name].vector == (style.outputs == {"vector"})]
            taken = {**self._taken(operation, MODELS[name], sized=True), **self._absent("model", "style_id")}
            taken["style"] = {"enum": self._titles(own)}
            cases.append(_case("by style", ("style",), taken))
        taken = self._taken(operation, MODELS[DEFAULT], sized=True)
        cases.append(_case("by default", (), {**taken, **self._absent("model", "style", "style_id")}))
        own_model = {**self._absent("model", "style"), "style_id": _TEXT}
        cases.append(_case("by the style's own model", ("style_id",), own_model))
        return _one_of(cases)

    def _remix(self) -> Schema:
        everything = [*RATIOS, *sorted({spell(size) for size in EXACT})]
        cases = [_case("by the picture", (), {**self._absent("model"), "size": self._among(everything)})]
        for group in _alike(OPERATIONS["remix"], list(MODELS.values())):
            properties = {"model": {"enum": self._names(group)}, "size": self._among(_sizes(group[0]))}
            cases.append(_case(_title(group), ("model",), properties))
        return _one_of(cases)

    def _style_models(self) -> Schema:
        operation = OPERATIONS["create_style"]
        models = [model for model in MODELS.values() if model.id in operation.models]
        by_rules: dict[tuple[Any, ...], list[Model]] = {}
        for model in models:
            by_rules.setdefault((STYLE_MATCHES[model.family], model.prompt_limit), []).append(model)
        cases = []
        for (matches, limit), group in by_rules.items():
            taken = {"match": self._among(matches), "prompt": {"maxLength": limit}}
            cases.append(_case(_title(group), ("model",), {**taken, "model": {"enum": self._names(group)}}))
            if MODELS[DEFAULT_WITH_REFERENCES] in group:
                cases.append(_case("by default", (), {**taken, **self._absent("model")}))
        return _one_of(cases)

    # What excludes what.

    def _styled(self) -> Schema:
        """No style, or one in one of its ways."""
        cases = [_case("no style", (), self._absent(*_GIVEN, "style_match"))]
        for way, schema in _GIVEN.items():
            others = self._absent(*(name for name in _GIVEN if name != way))
            cases.append(_case(way, (way,), {**others, way: schema}))
        return _one_of(cases)

    def _pictures(self, name: str) -> list[Schema]:
        """A form brings a picture as a file or by its address."""
        if not self.form:
            return []
        address = f"{name}_url"
        return [_one_of([_case("", (name,), self._absent(address)), _case("", (address,), self._absent(name))])]

    def _extent(self) -> Schema:
        """Something has to say where to extend, and one thing only how far."""
        none = {side: {"maximum": 0} for side in SIDES}
        some = {"type": "integer", "minimum": 1}
        size = {"size": _TEXT, **none}
        zoom = {"type": "number", "exclusiveMinimum": 0}
        return _one_of(
            [
                _case("a canvas", ("size",), size),
                *(_case(side, (side,), {side: some, **self._absent("size")}) for side in SIDES),
                _case("around it", ("zoom_out_percentage",), {"zoom_out_percentage": zoom, **self._absent("size")}),
            ]
        )

    def _style_sources(self) -> list[Schema]:
        ways = ("files", "image_urls")
        cases = []
        for way in ways:
            others = self._absent(*(name for name in ways if name != way))
            cases.append(_case(way, (way,), {way: _LIST, **others}))
        mixed = {"source_styles": _LIST, **self._absent(*ways, "image_weights")}
        cases.append(_case("mixed", ("source_styles",), mixed))
        weighted = _case("mixed by weight", ("source_styles",), {"source_styles": _LIST})
        plain = _case("", (), self._absent("source_style_weights"))
        return [_one_of(cases), _one_of([plain, weighted])]


GENERATION: Mapping[str, Output | None] = {
    "GenerateRequest": None,
    "GenerateRasterRequest": "raster",
    "GenerateVectorRequest": "vector",
}
"""The schemas of generation, and what their endpoints make."""

_ALL: Schema = {"type": "object", "required": ["weight"], "properties": {"weight": {"type": "number"}}}
_NONE: Schema = {"type": "object", "properties": {"weight": {"type": "null"}}}
ALL_OR_NONE: Schema = {
    "anyOf": [
        {"title": title, "type": "object", "properties": {"colors": {"items": items}}}
        for title, items in (("weights", _ALL), ("no weights", _NONE))
    ]
}
"""The rule of the weights in controls."""


def _prompt(limit: int) -> Schema:
    """A prompt that a model takes; whole, since some tools look at a case alone."""
    return {"type": "string", "minLength": 1, "maxLength": limit, "pattern": SAYING}


def _case(title: str, required: Sequence[str], properties: Schema) -> Schema:
    return {"title": title, "type": "object", "required": [*required], "properties": properties}


def _one_of(cases: Sequence[Schema]) -> Schema:
    return {"anyOf": [*cases]}


def _narrowed(rule: Schema, fields: Collection[str]) -> Schema:
    """The rule, of an encoding that has only some of the fields."""
    cases = []
    for case in rule["anyOf"]:
        properties = {name: schema for name, schema in case["properties"].items() if name in fields}
        narrowed = {"title": case["title"], "type": "object", "required": case["required"], "properties": properties}
        if set(case["required"]) <= set(fields):
            cases.append({key: value for key, value in narrowed.items() if value})
    return {"anyOf": cases}


def _alike(operation: Operation, models: Sequence[Model]) -> list[list[Model]]:
    """The models in groups that take the same."""
    groups: dict[tuple[Any, ...], list[Model]] = {}
    for model in models:
        taken = frozenset(name for name in operation.taken_by if operation.accepts(model, name))
        key = (taken, STYLE_MATCHES[model.family], model.prompt_limit, tuple(_sizes(model)), offered_by(model))
        groups.setdefault((*key, model.family in STYLE_REQUIRED), []).append(model)
    return list(groups.values())


def _title(group: Sequence[Model]) -> str:
    return ", ".join(dict.fromkeys(str(model.family) for model in group))


def _sizes(model: Model) -> list[str]:
    """Ratios, and on raster models exact sizes."""
    exact = [] if model.vector else [spell(size) for size in sizes_of(model).values()]
    return list(dict.fromkeys([*RATIOS, *exact]))
