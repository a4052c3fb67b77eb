// Making a style of pictures and of other styles, and trying one on the standing prompts.

import { ServiceError, ask, root } from "./api.js";
import "./as-code.js";
import { report, toast } from "./app.js";
import { paid, settled } from "./progress.js";

const MOST = 10;
const KINDS = new Set(["image/png", "image/jpeg", "image/webp"]);

/** The pictures that were chosen, each with its weight. */
class References {
  constructor(list, changed) {
    this.list = list;
    this.changed = changed;
    this.chosen = [];
  }

  add(files) {
    for (const file of files) {
      if (!KINDS.has(file.type)) toast(`${file.name || "That"} is no PNG, JPG or WebP.`, { failed: true });
      else if (this.chosen.length >= MOST) toast(`A style takes up to ${MOST} pictures.`, { failed: true });
      else this.put(file);
    }
  }

  put(file) {
    const entry = { file, weight: 1 };
    const item = document.createElement("li");
    const picture = Object.assign(new Image(), { src: URL.createObjectURL(file), alt: file.name });
    const weight = Object.assign(document.createElement("input"), { type: "range", min: 0.1, max: 3, step: 0.1, value: 1 });
    weight.setAttribute("aria-label", `Weight of ${file.name}`);
    weight.addEventListener("input", () => (entry.weight = Number(weight.value)));
    const away = Object.assign(document.createElement("button"), { type: "button", className: "button small", textContent: "Remove" });
    away.addEventListener("click", () => {
      this.chosen = this.chosen.filter((each) => each !== entry);
      URL.revokeObjectURL(picture.src);
      item.remove();
      this.changed();
    });
    item.append(picture, weight, away);
    this.list.append(item);
    this.chosen.push(entry);
    this.changed();
  }
}

function startMaking(form) {
  const code = form.querySelector("as-code");
  const show = () => (code.request = codeOf(form, references.chosen));
  const references = new References(form.querySelector("[data-references]"), show);
  const drop = form.querySelector("[data-drop]");
  const files = form.querySelector("#files");
  files.addEventListener("change", () => {
    references.add(files.files);
    files.value = "";
  });
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    references.add(event.dataTransfer.files);
  });
  document.addEventListener("paste", (event) => references.add([...event.clipboardData.files]));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    make(form, references.chosen);
  });
  form.addEventListener("input", show);
  customElements.whenDefined("as-code").then(show);
}

/** The fields of the request, under the interface's names. */
function fieldsOf(form, chosen) {
  const fields = {};
  for (const name of ["model", "style", "mix_policy", "prompt"]) {
    if (form.elements[name].value) fields[name] = form.elements[name].value;
  }
  if (chosen.length) fields.image_weights = chosen.map(({ weight }) => weight);
  const sources = [...form.querySelectorAll(".mixing li")].filter((item) => item.querySelector(":checked"));
  if (sources.length) {
    fields.source_styles = sources.map((item) => item.querySelector("[name=source]").value);
    fields.source_style_weights = sources.map((item) => Number(item.querySelector("[name=source_weight]").value));
  }
  return fields;
}

/** The request as a form takes it: pictures as files, lists as JSON. */
function requestOf(form, chosen) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(form, chosen))) {
    body.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  for (const { file } of chosen) body.append("files", file);
  return body;
}

/** The request as a text, which tells it from others. */
const writtenOf = (form, chosen) =>
  JSON.stringify([fieldsOf(form, chosen), chosen.map(({ file: { name, size, lastModified } }) => [name, size, lastModified])]);

/** The request in the terms of `<as-code>`. */
function codeOf(form, chosen) {
  const files = chosen.length ? { files: chosen.map(({ file }) => file.name) } : undefined;
  return { path: "/styles", body: fieldsOf(form, chosen), files };
}

async function make(form, chosen) {
  const fault = form.querySelector("[data-fault]");
  const state = form.querySelector("[data-state]");
  const button = form.querySelector("[type=submit]");
  fault.hidden = true;
  button.disabled = true;
  state.textContent = "Looking at the pictures …";
  try {
    const written = writtenOf(form, chosen);
    const made = await paid("/v1/styles", { written, body: requestOf(form, chosen) });
    await named(made.id, form.elements.name.value);
    settled(written);
    location.assign(`${root}/styles/${made.id}`);
  } catch (error) {
    button.disabled = false;
    state.textContent = "";
    if (!(error instanceof ServiceError)) return report(error);
    fault.textContent = error.message;
    fault.hidden = false;
  }
}

/** The interface's styles have no names; these are the pages' own. One that cannot be kept is asked for again there. */
async function named(id, name) {
  if (!name.trim()) return;
  const body = new FormData();
  body.append("name", name);
  await ask(`/styles/${id}/name`, { body }).catch(() => {});
}

/** What the chosen model is for. */
function tellOf(models) {
  const about = document.getElementById("model-about");
  const show = () => (about.textContent = `${models.selectedOptions[0].dataset.about} The style works with this model alone.`);
  models.addEventListener("change", show);
  show();
}

function startTrying(section) {
  const { prompt } = section.querySelector("[data-prompt]").dataset;
  const code = section.querySelector("as-code");
  customElements.whenDefined("as-code").then(() => (code.request = { path: "/images/generations", body: trialOf(section.dataset, prompt) }));
  const button = section.querySelector("[data-try]");
  button.addEventListener("click", async () => {
    button.disabled = true;
    const frames = [...section.querySelectorAll("[data-prompt]")];
    await Promise.allSettled(frames.map((frame) => draw(section, frame).catch(report)));
    button.disabled = false;
  });
}

/** The body of a trial. */
const trialOf = ({ style, model }, prompt) => ({ prompt, model, style_id: style, size: "1:1", random_seed: 7 });

async function draw(section, frame) {
  const slot = frame.querySelector(".slot");
  slot.replaceChildren(Object.assign(document.createElement("span"), { className: "busy" }));
  const body = trialOf(section.dataset, frame.dataset.prompt);
  try {
    const written = JSON.stringify(body);
    const answer = await paid("/v1/images/generations", { written, body });
    const picture = Object.assign(new Image(), { src: answer.data[0].url, alt: `${frame.dataset.prompt}, in this style` });
    await picture.decode();
    slot.replaceChildren(picture);
    settled(written);
  } catch (error) {
    slot.replaceChildren();
    throw error;
  }
}

const form = document.getElementById("make");
if (form) {
  startMaking(form);
  tellOf(form.elements.model);
}
const trials = document.getElementById("trials");
if (trials) startTrying(trials);
