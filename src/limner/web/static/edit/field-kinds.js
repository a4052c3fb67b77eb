// The fields of requests as controls of a form. Each kind makes an element and says how its value is read and written.

import "../palette-field.js";

const node = (name, given = {}, ...inner) => {
  const element = Object.assign(document.createElement(name), given);
  element.append(...inner.filter(Boolean));
  return element;
};

export { node };

/** What every field has: a label, the control, a hint, and a place for what is wrong with it. */
export function framed(name, label, control, hint = "") {
  control.id ||= `field-${name}`;
  const fault = node("span", { className: "fault", id: `${control.id}-fault`, hidden: true });
  control.setAttribute("aria-describedby", fault.id);
  const field = node("div", { className: "field" });
  field.dataset.field = name;
  field.append(node("label", { htmlFor: control.id, textContent: label }), control);
  if (hint) field.append(node("span", { className: "hint", textContent: hint }));
  field.append(fault);
  return field;
}

export function area(name, label, values, change, { limit, placeholder = "", rows = 3 } = {}) {
  const control = node("textarea", { className: "input", rows, value: values[name] ?? "", placeholder });
  if (limit) control.maxLength = limit;
  control.addEventListener("input", () => change(name, control.value));
  return framed(name, label, control);
}

export function choice(name, label, values, change, options, hint) {
  const control = node("select", { className: "input" });
  for (const [value, text] of options) control.append(node("option", { value, textContent: text }));
  control.value = values[name] ?? options[0][0];
  if (control.selectedIndex < 0) control.selectedIndex = 0;
  control.addEventListener("change", () => change(name, control.value));
  return framed(name, label, control, hint);
}

export function number(name, label, values, change, { min, max, step = 1, placeholder = "", hint = "" } = {}) {
  const control = node("input", { className: "input", type: "number", min, max, step, placeholder, inputMode: "decimal" });
  control.value = values[name] ?? "";
  control.addEventListener("input", () => change(name, control.value === "" ? "" : Number(control.value)));
  return framed(name, label, control, hint);
}

export function range(name, label, values, change, { min, max, step, usual, ends }) {
  const control = node("input", { type: "range", min, max, step, value: values[name] ?? usual });
  const shown = node("output", { className: "number small", textContent: control.value });
  control.addEventListener("input", () => {
    shown.textContent = control.value;
    change(name, Number(control.value));
  });
  const field = framed(name, label, control);
  field.querySelector("label").append(" ", shown);
  if (ends) control.after(node("span", { className: "row apart hint" }, ...ends.map((text) => node("span", { textContent: text }))));
  return field;
}

/** A box to tick, for a field that is "on" or left out. */
export function toggle(name, label, values, change) {
  const control = node("input", { type: "checkbox", checked: values[name] === "on", id: `field-${name}` });
  control.addEventListener("change", () => change(name, control.checked ? "on" : ""));
  const field = node("div", { className: "field" }, node("label", { className: "check" }, control, node("span", { textContent: label })));
  field.dataset.field = name;
  field.append(node("span", { className: "fault", hidden: true }));
  return field;
}

/** A few choices side by side. */
export function segments(name, label, values, change, options) {
  const field = node("fieldset", { className: "field" }, node("legend", { textContent: label }));
  field.dataset.field = name;
  const row = node("div", { className: "segments" });
  const now = String(values[name] ?? options[0][0]);
  for (const [value, text] of options) {
    const input = node("input", { type: "radio", name: `field-${name}`, value, checked: String(value) === now });
    input.addEventListener("change", () => change(name, value));
    row.append(node("label", {}, input, node("span", { textContent: text })));
  }
  field.append(row, node("span", { className: "fault", hidden: true }));
  return field;
}

/** Colours with or without their shares, as the interface defines them. */
export function palette(name, label, values, change, most) {
  const field = node("fieldset", { className: "field" }, node("legend", { textContent: label }));
  field.dataset.field = name;
  const control = document.createElement("palette-field");
  control.dataset.most = most;
  control.value = values[name] ?? [];
  control.addEventListener("change", () => change(name, control.value));
  field.append(control, node("span", { className: "fault", hidden: true }));
  return field;
}

/** A list of colours, each `[r, g, b]`; empty means that none is asked for. */
export function colours(name, label, values, change, most) {
  const field = node("fieldset", { className: "field" }, node("legend", { textContent: label }));
  field.dataset.field = name;
  const list = node("ul", { className: "swatches" });
  const chosen = [...(values[name] ?? [])];
  const show = (focus = -1) => {
    list.replaceChildren(...chosen.map(swatch));
    if (chosen.length < most) list.append(node("li", {}, add));
    (list.querySelectorAll("input")[focus] ?? (focus >= 0 ? add : null))?.focus();
  };
  const tell = () => change(name, chosen.length ? [...chosen] : null);
  const swatch = (rgb, i) => {
    const input = node("input", { type: "color", className: "swatch", value: hexOf(rgb) });
    input.setAttribute("aria-label", `${label} ${i + 1}; Delete takes it away`);
    input.addEventListener("input", () => {
      chosen[i] = rgbOf(input.value);
      tell();
    });
    const remove = () => {
      chosen.splice(i, 1);
      show(i);
      tell();
    };
    input.addEventListener("keydown", (event) => ["Delete", "Backspace"].includes(event.key) && remove());
    const button = node("button", { type: "button", className: "swatch-remove", textContent: "×" });
    button.setAttribute("aria-label", `Take away ${label.toLowerCase()} ${i + 1}`);
    button.addEventListener("click", remove);
    return node("li", {}, input, button);
  };
  const add = node("button", { type: "button", className: "button small", textContent: "Add a colour" });
  add.addEventListener("click", () => {
    chosen.push([128, 128, 128]);
    show(chosen.length - 1);
    tell();
  });
  show();
  field.append(list, node("span", { className: "fault", hidden: true }));
  return field;
}

export const hexOf = (rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
export const rgbOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
