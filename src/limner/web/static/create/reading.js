// What was read in the prompt, in groups that say what their notes mean.

import { made } from "./parts.js";

const GROUPS = [
  { label: "Things", kinds: ["thing"] },
  { label: "How they stand", kinds: ["relation"] },
  { label: "Scene and look", kinds: ["setting", "time", "season", "weather", "composition", "look", "lettering"], named: true },
  { label: "Colours of the whole", kinds: ["palette", "background"], named: true },
  { label: "Left out, as you asked", kinds: ["left out"] },
  {
    label: "Will not be drawn",
    kinds: ["not drawn"],
    about: "There is no drawing for this here, so the picture goes without. A more common word may have one.",
    className: "undrawn",
  },
];

const KNOWN = new Set(GROUPS.flatMap(({ kinds }) => kinds));
/** Notes of kinds that have no place here yet. */
const OTHERS = { label: "Also read", named: true };

/** Show notes, in the section that says what they are; nothing of it where there are none. */
export function showReading(section, notes) {
  const groups = GROUPS.map((group) => ({ ...group, notes: notes.filter(({ kind }) => group.kinds.includes(kind)) }));
  groups.push({ ...OTHERS, notes: notes.filter(({ kind }) => !KNOWN.has(kind)) });
  section.hidden = !notes.length;
  section.querySelector("dl").replaceChildren(...groups.filter((group) => group.notes.length).map(shown));
}

function shown({ label, about, className = "", named, notes }) {
  const chips = made("ul", { className: "row" }, ...notes.map((note) => chip(note, named)));
  const body = made("dd", {}, chips);
  if (about) body.append(made("p", { className: "small", textContent: about }));
  return made("div", { className }, made("dt", { textContent: label }), body);
}

function chip({ kind, text, colours = [] }, named) {
  const item = made("li", { className: "note" });
  if (named) item.append(made("span", { className: "kind", textContent: `${kind}: ` }));
  if (text) item.append(text);
  for (const colour of colours) {
    const dot = made("span", { className: "dot", title: `rgb(${colour.join(", ")})` });
    dot.style.background = `rgb(${colour.join(" ")})`;
    item.append(dot);
  }
  return item;
}
