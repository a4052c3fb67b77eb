// The form of an operation, from its row: the fields that it takes, with what was last given to each.

import { area, choice, colours, framed, node, number, palette, range, segments, toggle } from "./field-kinds.js";
import { ownStyles, stylesOf } from "./operations.js";

const FEW = ["prompt", "extent", "ratio", "strength", "refinement", "n", "model", "style"];
const COUNTS = (most) => Array.from({ length: most }, (_, i) => [i + 1, String(i + 1)]);

/** Events: "change" when a value has changed (detail: its name). */
export class Fields extends EventTarget {
  constructor(place, offer, words) {
    super();
    this.place = place;
    this.offer = offer;
    this.words = words;
  }

  has(name) {
    return this.#at(name) !== null;
  }

  /** Show an operation's fields with their values, which are written to as the person types. */
  show(operation, values) {
    this.operation = operation;
    this.values = values;
    const kinds = operation.fields.map((name) => [name, this.#field(name)]).filter(([, field]) => field);
    const few = operation.id === "vectorize" ? operation.fields : FEW;
    const first = kinds.filter(([name]) => few.includes(name));
    const more = kinds.filter(([name]) => !few.includes(name));
    const open = this.place.querySelector("details")?.open ?? false;
    this.place.replaceChildren(...first.flatMap(([, field]) => field));
    if (more.length > 0) {
      const details = node("details", { className: "disclosure", open }, node("summary", { textContent: "More" }));
      details.append(node("div", { className: "stack" }, ...more.flatMap(([, field]) => field)));
      this.place.append(details);
    }
  }

  /** Say what is wrong with a field; false where it has no place here. */
  fault(name, message) {
    const [first, second] = (name ?? "").split(/[.[]/);
    const names = [name, `${first}.${second}`, first === "seed" ? "random_seed" : first];
    const field = names.map((each) => this.#at(each)).find(Boolean);
    if (!field) return false;
    const control = controlOf(field);
    const place = field.querySelector(".fault");
    place.textContent = message;
    place.hidden = false;
    control.setAttribute("aria-invalid", "true");
    this.#enter(field);
    return true;
  }

  /** Put the caret into a field. */
  focus(name) {
    this.#enter(this.#at(name));
  }

  #enter(field) {
    const details = field.closest("details");
    if (details) details.open = true;
    controlOf(field).focus();
  }

  clearFaults() {
    for (const place of this.place.querySelectorAll(".fault")) place.hidden = true;
    for (const control of this.place.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
  }

  /** Take over values from elsewhere, such as the frame on the board, without leaving the field in hand. */
  write(values) {
    for (const [name, value] of Object.entries(values)) {
      const control = this.place.querySelector(`[data-field="${name}"] input`);
      if (control) control.value = value || "";
    }
  }

  #at(name) {
    return this.place.querySelector(`[data-field="${CSS.escape(name)}"]`);
  }

  #change = (name, value) => {
    this.values[name] = value;
    this.#tell(name);
  };

  #tell(name) {
    const place = this.#at(name)?.querySelector(".fault");
    if (place) place.hidden = true;
    this.dispatchEvent(new CustomEvent("change", { detail: name }));
  }

  #again = (name, value) => {
    this.values[name] = value;
    this.show(this.operation, this.values);
    this.place.querySelector(`#field-${name}, [name="field-${name}"]:checked`)?.focus();
    this.#tell(name);
  };

  /** Two fields of which a request may have one: the other gives way. */
  #inPlaceOf(other, name, value) {
    if (value) this.values[other] = "";
    this.#again(name, value);
  }

  get model() {
    return this.values.model || this.#offered.default || this.#offered.models[0];
  }

  get #offered() {
    return this.offer.operations[this.operation.id];
  }

  #takes(parameter) {
    return this.#offered.takes[parameter]?.includes(this.model) ?? false;
  }

  #field(name) {
    return this.#kinds[name]();
  }

  #kinds = {
    prompt: () =>
      area("prompt", this.operation.prompt, this.values, this.#change, {
        limit: this.offer.models[this.model].promptLimit,
      }),
    negative_prompt: () =>
      this.#takes("negative_prompt") ? area("negative_prompt", "What is not to be there", this.values, this.#change, { rows: 2 }) : null,
    model: () => {
      const { models, default: usual } = this.#offered;
      const price = (id) => (this.#offered.units === null ? `, ${this.offer.models[id].units} units` : "");
      const options = models.map((id) => [id === usual ? "" : id, `${this.offer.models[id].title}${price(id)}`]);
      const first = usual ? [] : [["", "As the picture is: pixels or SVG"]];
      options.sort(([one], [other]) => (other === "") - (one === ""));
      return choice("model", "Model", this.values, this.#again, [...first, ...options]);
    },
    style: () => {
      if (!this.#takes("style")) return null;
      const names = stylesOf(this.model, this.offer).style.map((name) => [name, name]);
      const change = (name, value) => this.#inPlaceOf("style_id", name, value);
      return choice("style", "Curated style", this.values, change, [["", "The model's own"], ...names]);
    },
    style_id: () => {
      const mine = ownStyles(this.model, this.offer);
      if (!this.#takes("style_id") || mine.length === 0) return null;
      const made = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
      const options = mine.map((style) => [style.id, `${style.name}, ${made.format(new Date(style.made))}`]);
      const hint = "In place of a style by name.";
      const change = (name, value) => this.#inPlaceOf("style", name, value);
      return choice("style_id", "Your style", this.values, change, [["", "None"], ...options], hint);
    },
    style_match: () => {
      const { style_id: mine, style_match: matches } = stylesOf(this.model, this.offer);
      if (!this.#takes("style_match") || !mine.includes(this.values.style_id)) return null;
      const options = [["", "As the style was made"], ...matches.map((match) => [match, match])];
      return choice("style_match", "How closely", this.values, this.#change, options);
    },
    text_layout: () => {
      if (!this.#takes("text_layout")) return null;
      const hint = `Drag a word on the picture by its middle, or by its corners.${this.operation.mask ? " It is drawn only where you painted." : ""}`;
      return this.words.field(this.values, this.#change, hint);
    },
    n: () => segments("n", "How many", this.values, (name, value) => this.#change(name, value), COUNTS(this.offer.limits.images)),
    random_seed: () =>
      number("random_seed", "Seed", this.values, this.#change, {
        min: 0,
        max: this.offer.limits.seed,
        placeholder: "another each time",
        hint: "The same seed gives the same picture.",
      }),
    image_format: () => segments("image_format", "File", this.values, this.#change, [["webp", "WebP"], ["png", "PNG"]]),
    strength: () =>
      range("strength", "Strength", this.values, this.#change, {
        min: 0,
        max: 1,
        step: 0.01,
        usual: 0.5,
        ends: ["As it is", "Composition only"],
      }),
    refinement: () => segments("refinement", "How much", this.values, this.#change, [["moderate", "Moderate"], ["subtle", "Subtle"]]),
    ratio: () => {
      const model = this.values.model && this.offer.models[this.values.model];
      const sizes = model ? model.sizes : this.offer.sizes;
      const shown = (ratio, i) => [ratio, `${ratio} (${sizes[i].replace("x", " × ")})`];
      return choice("size", "Shape", this.values, this.#change, this.offer.ratios.map(shown));
    },
    extent: () => this.#extent(),
    "controls.colors": () => this.#control("colors", (...at) => palette("colors", "Palette", ...at, this.offer.limits.colors)),
    "controls.background_color": () => {
      const make = (values, change) => colours("background_color", "Colour of the background", values, change, 1);
      return this.#control("background_color", make, (colour) => colour && [colour.rgb], (list) => list && { rgb: list[0] });
    },
    "controls.artistic_level": () => {
      if (!this.#takes("controls.artistic_level")) return null;
      const levels = [["", "Usual"], ...[0, 1, 2, 3, 4, 5].map((level) => [level, String(level)])];
      return this.#control("artistic_level", (...at) => segments("artistic_level", "Artistic level", ...at, levels));
    },
    "controls.no_text": () => {
      if (!this.#takes("controls.no_text")) return null;
      const make = (...at) => toggle("no_text", "No text in it", ...at);
      return this.#control("no_text", make, (none) => (none ? "on" : ""), (said) => said === "on" || null);
    },
    shape_stacking: () => segments("shape_stacking", "Shapes", this.values, this.#change, [["hierarchical", "Stacked"], ["cut_out", "Cut out"]]),
    color_reduction: () => toggle("color_reduction", "Fewer colours", this.values, this.#change),
    return_gradients: () => toggle("return_gradients", "Gradients", this.values, this.#change),
    small_shape_filter: () => toggle("small_shape_filter", "Leave small shapes out", this.values, this.#change),
    svg_compression: () => toggle("svg_compression", "Shorter file", this.values, this.#change),
    limit_num_shapes: () => toggle("limit_num_shapes", "At most so many shapes", this.values, this.#again),
    max_num_shapes: () =>
      this.values.limit_num_shapes === "on"
        ? number("max_num_shapes", "Shapes at most", this.values, this.#change, { min: 1, placeholder: "200" })
        : null,
    strict_color_palette: () =>
      colours("strict_color_palette", "Only these colours", this.values, this.#change, this.offer.limits.palette),
  };

  #extent() {
    const { values } = this;
    values.extent ??= {};
    const change = (name, value) => {
      values.extent[name] = value;
      if (name === "size" && value) for (const side of SIDES) delete values.extent[side];
      if (name.startsWith("expand_") && value) delete values.extent.size;
      this.#change("extent", values.extent);
      const others = name === "size" ? SIDES : name.startsWith("expand_") ? ["size"] : [];
      this.write(Object.fromEntries(others.map((other) => [other, values.extent[other]])));
    };
    const most = this.offer.limits.canvas;
    const side = (name, label) => number(name, label, values.extent, change, { min: 0, max: most, placeholder: "0" });
    const size = node("input", { className: "input", value: values.extent.size ?? "", spellcheck: false });
    size.placeholder = "1920x1080 or 16:9";
    size.setAttribute("list", "outpaint-sizes");
    size.addEventListener("input", () => change("size", size.value.trim()));
    const field = framed("size", "Or to a size", size);
    field.append(node("datalist", { id: "outpaint-sizes" }, ...this.offer.ratios.map((value) => node("option", { value }))));
    const names = { expand_left: "Left", expand_right: "Right", expand_top: "Above", expand_bottom: "Below" };
    const zoom = { min: 0, max: 99.9, step: 0.1, placeholder: "0" };
    return [
      node("div", { className: "sides" }, ...SIDES.map((name) => side(name, names[name]))),
      field,
      number("zoom_out_percentage", "Scale the picture down by %", values.extent, change, zoom),
    ];
  }

  /** A field of `controls`: `make(values, change)` makes it, `shown` and `read` are between the interface's value and its own. */
  #control(name, make, shown = (value) => value, read = (value) => value) {
    const controls = (this.values.controls ??= {});
    const field = make({ [name]: shown(controls[name]) }, (_, value) => {
      controls[name] = read(value);
      this.#tell(`controls.${name}`);
    });
    field.dataset.field = `controls.${name}`;
    return field;
  }
}

const SIDES = ["expand_left", "expand_right", "expand_top", "expand_bottom"];

const controlOf = (field) => field.querySelector("input:not([type=file]), select, textarea, button");
