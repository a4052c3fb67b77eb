// A request as the code that sends it: curl, Python with the OpenAI SDK, and JavaScript. The key is left out: all three
// read it from LIMNER_KEY in the environment.
//
// A request is `{ path, body, files }`: the path below the interface's base address, the fields, and for a form the names
// of the files by their fields, one or a list. Without files it is sent as JSON.

import { root } from "./api.js";

const BASE = `${location.origin}${root}/v1`;
const NATIVE = ["prompt", "model", "n", "size", "response_format"];

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const filesOf = (files) => Object.entries(files).flatMap(([name, given]) => [given].flat().map((file) => [name, file]));
const fieldsOf = (body) => Object.entries(body).map(([name, value]) => [name, typeof value === "object" ? JSON.stringify(value) : String(value)]);

/** A shell command. */
export function curl({ path, body = {}, files }) {
  const lines = [`curl ${quoted(BASE + path)}`, `-H "Authorization: Bearer $LIMNER_KEY"`];
  if (files) {
    lines.push(...filesOf(files).map(([name, file]) => `-F ${quoted(`${name}=@${file}`)}`));
    lines.push(...fieldsOf(body).map(([name, value]) => `--form-string ${quoted(`${name}=${value}`)}`));
  } else {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`);
  }
  return lines.join(" \\\n  ");
}

/** A Python program, for `pip install openai`. */
export function python({ path, body = {}, files }) {
  const single = SINGLE.some((end) => path.endsWith(end));
  const lines = ["import os", "", "from openai import OpenAI", "", `client = OpenAI(base_url=${written(BASE)}, api_key=os.environ["LIMNER_KEY"])`];
  if (path === "/images/generations" && !files) {
    const own = Object.entries(body).filter(([name]) => NATIVE.includes(name));
    const extra = Object.fromEntries(Object.entries(body).filter(([name]) => !NATIVE.includes(name)));
    lines.push("result = client.images.generate(", ...own.map(([name, value]) => `    ${name}=${written(value, 4)},`));
    if (Object.keys(extra).length) lines.push(`    extra_body=${written(extra, 4)},`);
    lines.push(")", "for image in result.data:", "    print(image.url)");
    return lines.join("\n");
  }
  lines.push("result = client.post(", `    ${written(path)},`, "    cast_to=object,");
  if (files) {
    const opened = filesOf(files).map(([name, file]) => `(${written(name)}, open(${written(file)}, "rb"))`);
    lines.push(`    files=[${opened.join(", ")}],`, `    body=${written(Object.fromEntries(fieldsOf(body)), 4)},`);
    lines.push(`    options={"headers": {"Content-Type": "multipart/form-data"}},`);
  } else {
    lines.push(`    body=${written(body, 4)},`);
  }
  lines.push(")");
  if (path.startsWith("/images/")) lines.push(single ? `print(result["image"]["url"])` : `for image in result["data"]:\n    print(image["url"])`);
  else lines.push("print(result)");
  return lines.join("\n");
}

/** A JavaScript module, for Node.js and whatever else has `fetch`. */
export function javascript({ path, body = {}, files }) {
  const lines = files ? [`import { openAsBlob } from "node:fs";`, "", "const form = new FormData();"] : [];
  if (files) {
    lines.push(...filesOf(files).map(([name, file]) => `form.append(${JSON.stringify(name)}, await openAsBlob(${JSON.stringify(file)}), ${JSON.stringify(file)});`));
    lines.push(...fieldsOf(body).map(([name, value]) => `form.set(${JSON.stringify(name)}, ${JSON.stringify(value)});`), "");
  }
  lines.push(`const answer = await fetch(${JSON.stringify(BASE + path)}, {`, `  method: "POST",`);
  const key = "Authorization: `Bearer ${process.env.LIMNER_KEY}`";
  if (files) lines.push(`  headers: { ${key} },`, "  body: form,");
  else lines.push(`  headers: { ${key}, "Content-Type": "application/json" },`, `  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`);
  lines.push("});", "if (!answer.ok) throw new Error(await answer.text());", "console.log(await answer.json());");
  return lines.join("\n");
}

/** Paths whose answer has one `image` in the place of a list. */
const SINGLE = ["vectorize", "removeBackground", "crispUpscale", "creativeUpscale", "refineDetails", "eraseRegion"];

const indented = (text, by) => text.replaceAll("\n", `\n${" ".repeat(by)}`);

/** A value of JSON as Python writes it; JSON's strings are Python's as well. */
function written(value, by = 0) {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const open = Array.isArray(value) ? "[]" : "{}";
  const inside = Array.isArray(value)
    ? value.map((item) => written(item, by + 4))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${written(item, by + 4)}`);
  const short = `${open[0]}${inside.join(", ")}${open[1]}`;
  if (short.length < 80 && !short.includes("\n")) return short;
  const pad = " ".repeat(by + 4);
  return `${open[0]}\n${inside.map((item) => `${pad}${item},\n`).join("")}${" ".repeat(by)}${open[1]}`;
}

const LANGUAGES = { curl: ["curl", curl], python: ["Python", python], javascript: ["JavaScript", javascript] };

/** `<as-code>`: its `request` in the language that the reader chose last, with a button that copies it. */
class AsCode extends HTMLElement {
  #request = null;
  #language = localStorage.getItem("limner-language") ?? "curl";
  #code = Object.assign(document.createElement("code"), { id: `code-${Math.random().toString(36).slice(2)}` });

  connectedCallback() {
    if (this.firstChild) return;
    const tabs = Object.assign(document.createElement("div"), { className: "row" });
    for (const [name, [title]] of Object.entries(LANGUAGES)) {
      const tab = Object.assign(document.createElement("button"), { type: "button", className: "button small", textContent: title });
      tab.dataset.language = name;
      tab.addEventListener("click", () => this.#choose(name));
      tabs.append(tab);
    }
    const copy = document.createElement("copy-button");
    copy.setAttribute("for", this.#code.id);
    copy.append(Object.assign(document.createElement("button"), { type: "button", className: "button small", textContent: "Copy" }));
    tabs.append(Object.assign(document.createElement("span"), { className: "grow" }), copy);
    const frame = Object.assign(document.createElement("pre"), { className: "code", tabIndex: 0 });
    frame.setAttribute("aria-label", "The request as code");
    frame.append(this.#code);
    const key = Object.assign(document.createElement("p"), { className: "hint small", textContent: "The key is yours to set: export LIMNER_KEY=lmn_…" });
    this.append(tabs, frame, key);
    this.#show();
  }

  set request(request) {
    this.#request = request;
    this.#show();
  }

  #choose(name) {
    this.#language = name;
    localStorage.setItem("limner-language", name);
    this.#show();
  }

  #show() {
    if (!(this.#language in LANGUAGES)) this.#language = "curl";
    for (const tab of this.querySelectorAll("[data-language]")) tab.setAttribute("aria-pressed", tab.dataset.language === this.#language);
    this.#code.textContent = this.#request ? LANGUAGES[this.#language][1](this.#request) : "";
  }
}

customElements.define("as-code", AsCode);
