// Between the wish and the form's fields: what the form shows, what it says, and what of it the model takes.

import { modelOf, nearest, takes, untaken } from "./offer.js";
import { icon, made } from "./parts.js";

const TEXTS = ["prompt", "negative_prompt", "style_id", "style_match", "image_format", "background"];
const FLAGS = ["background_on", "no_text"];
const NUMBERS = ["n", "random_seed", "artistic_level"];

const palette = document.getElementById("palette");
const layout = document.getElementById("text-layout");

/** Have the form show a wish. */
export function fill(form, wish) {
  const fields = form.elements;
  for (const name of [...TEXTS, ...NUMBERS]) {
    // An own style that is not in the list may be somebody else's, shared: its id is enough.
    if (name === "style_id" && wish[name] && ![...fields[name].options].some(({ value }) => value === wish[name])) {
      fields[name].append(new Option(`Style ${wish[name].slice(0, 8)}`, wish[name]));
    }
    if (fields[name].value !== String(wish[name])) fields[name].value = wish[name];
  }
  for (const name of FLAGS) fields[name].checked = wish[name];
  for (const name of ["model", "size", "style"]) check(fields[name], wish[name]);
  check(fields.family, modelOf(wish.model).family);
  palette.value = wish.colors;
  layout.value = wish.text_layout;
}

/** The wish that the form says. */
export function take(form, before) {
  const fields = form.elements;
  const wish = { ...before, size: fields.size.value, style: fields.style.value, colors: palette.value, text_layout: layout.value };
  for (const name of TEXTS) wish[name] = fields[name].value;
  for (const name of FLAGS) wish[name] = fields[name].checked;
  for (const name of NUMBERS) wish[name] = Number(fields[name].value);
  const was = modelOf(before.model);
  const chosen = fields.family.value === was.family ? modelOf(fields.model.value) : nearest(fields.family.value, was);
  wish.model = chosen.id;
  check(fields.model, chosen.id);
  if (!styleOf(form, chosen, wish.style)) {
    wish.style = "";
    check(fields.style, "");
  }
  if (wish.style && wish.style !== before.style) wish.style_id = fields.style_id.value = "";
  if (wish.style_id && wish.style_id !== before.style_id) {
    wish.style = "";
    check(fields.style, "");
  }
  return wish;
}

/** Show what the wish's model offers, and say of the rest why it is not to be had. */
export function offered(form, wish) {
  const model = modelOf(wish.model);
  for (const field of form.querySelectorAll("fieldset[data-param]")) {
    const said = field.querySelector(".untaken");
    if (!said) continue;
    const reason = reasonOf(field.dataset.param, model, wish);
    field.disabled = Boolean(reason);
    said.textContent = reason;
    said.hidden = !reason;
  }
  for (const choice of form.querySelectorAll("[data-family]")) choice.hidden = choice.dataset.family !== model.family;
  for (const look of form.querySelectorAll("label.look[data-model]")) {
    look.hidden = look.dataset.model !== model.id;
    const picture = look.querySelector("img");
    if (!look.hidden && picture.dataset.src) {
      picture.src = picture.dataset.src;
      delete picture.dataset.src;
    }
  }
  ownStyles(form, wish, model);
  shapes(form, model);
  layout.toggleAttribute("data-untaken", !takes(model, "text_layout"));
  const level = form.elements.artistic_level.value;
  document.getElementById("level-said").textContent = level < 0 ? "the model’s own" : level;
  words(wish.text_layout);
  keeping(wish.locked);
}

function reasonOf(param, model, wish) {
  if (param === "style_match" && takes(model, param) && !wish.style_id) return "Choose one of your styles first.";
  if (param === "image_format" && model.vector) return "SVG is SVG.";
  return untaken(model, param);
}

/** Styles work with the model that they were made for. */
function ownStyles(form, wish, model) {
  const select = form.elements.style_id;
  for (const option of select.options) option.disabled = option.dataset.model ? !sameModel(option.dataset.model, model) : false;
  const matches = form.elements.style_match;
  if (matches.dataset.of === model.id) return;
  matches.dataset.of = model.id;
  matches.replaceChildren(matches.options[0], ...model.matches.map((match) => new Option(match, match)));
  matches.value = model.matches.includes(wish.style_match) ? wish.style_match : "";
}

const sameModel = (id, model) => modelOf(id).id === model.id;

/** The frames of the shapes, and the sizes that they mean. */
function shapes(form, model) {
  for (const frame of form.querySelectorAll("[data-ratio]")) {
    const [wide, high] = frame.dataset.ratio.split(":").map(Number);
    const scale = 1.75 / Math.max(wide, high);
    frame.style.inlineSize = `${wide * scale}rem`;
    frame.style.blockSize = `${high * scale}rem`;
    frame.parentElement.title = `${frame.dataset.ratio}: ${model.sizes[frame.dataset.ratio].replace("x", " × ")}`;
  }
}

/** The words on the picture, each with a button that takes it away. */
function words(items) {
  const list = document.getElementById("words");
  list.replaceChildren(
    ...items.map(({ text }, at) => {
      const drop = made("button", { type: "button", className: "button quiet icon small", ariaLabel: `Take ${text} away` }, icon("close"));
      drop.dataset.drop = at;
      return made("li", { className: "badge" }, text, drop);
    }),
  );
}

function keeping(locked) {
  const button = document.getElementById("lock");
  button.setAttribute("aria-pressed", locked);
  button.replaceChildren(icon(locked ? "locked" : "unlocked"));
}

function styleOf(form, model, name) {
  if (!name) return true;
  return [...form.querySelectorAll("label.look[data-model]")].some(
    (look) => look.dataset.model === model.id && look.querySelector("input").value === name,
  );
}

/** Check the radio of a value; where several have it, as styles of two models, the first that is shown. */
function check(radios, value) {
  const fitting = [...radios].filter((radio) => radio.value === value);
  const shown = fitting.find((radio) => !radio.closest("label").hidden) ?? fitting[0];
  if (shown) shown.checked = true;
}
