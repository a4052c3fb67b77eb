// The page that draws as one types: the form, its drafts, and what is drawn of it.

import { report, toast } from "./app.js";
import "./as-code.js";
import { Drafting } from "./create/drafting.js";
import { enhanced, explored, drawn, requests, similar } from "./create/drawing.js";
import { fill, offered, take } from "./create/form.js";
import { modelOf, offer, units } from "./create/offer.js";
import { swap } from "./create/parts.js";
import { showReading } from "./create/reading.js";
import { Results } from "./create/results.js";
import { BLANK, remember, remembered, request, seed } from "./create/wish.js";
import { clearFaults, showFault } from "./create/faults.js";
import { shortcuts } from "./shortcuts.js";
import "./palette-field.js";
import "./text-layout.js";

const at = (id) => document.getElementById(id);
const form = at("wish");
const layout = at("text-layout");
const drafting = new Drafting();
const results = new Results(at("results"));
let wish = remembered();
// What was typed before this script had come is not to be lost.
if (at("prompt").value) wish.prompt = at("prompt").value;
let read = { prompt: "", says: "" };
/** The request that was drawn last. */
let before = "";
/** The picture of which more of the kind were asked for last: `{id, similarity}`. */
let liked = null;

/** Everything that follows from the wish. */
function follow({ draft = true } = {}) {
  const model = modelOf(wish.model);
  offered(form, wish);
  remember(wish);
  const body = request(wish);
  showCode();
  at("cost").textContent = units(model.units * wish.n);
  const over = wish.prompt.length > model.limit;
  at("prompt-count").textContent = wish.prompt.length > model.limit * 0.8 ? `${wish.prompt.length} of ${model.limit} characters` : "";
  at("invitation").hidden = at("caption").hidden = false;
  at(wish.prompt.trim() ? "invitation" : "caption").hidden = true;
  for (const button of [at("draw"), at("enhance"), at("explore")]) button.toggleAttribute("data-idle", !wish.prompt.trim() || over);
  if (!wish.prompt.trim()) clean();
  else if (draft) sketch(model, body);
}

/** The request that the reader chose to see. */
function showCode() {
  const choice = at("code-of");
  // Browsers restore what was chosen in a page's last life, also where it cannot be chosen yet.
  if (choice.value === "similar" && !liked) choice.value = "draw";
  at("as-code").request = requests[choice.value](choice.value === "similar" ? liked : wish);
}

function sketch(model, body) {
  clearFaults();
  const possible = offer.drafts && model.drafts;
  say(possible ? "" : "Drawn when you press Draw: this model has no drafts.");
  if (!possible) return;
  const { n, image_format, ...rest } = body;
  drafting.want(rest);
}

/** Nothing is wished for: nothing is shown. */
function clean() {
  drafting.stop();
  at("paper").querySelector("img.draft")?.remove();
  showReading(at("reading"), []);
  at("draft-size").textContent = "";
  shape();
}

/** The paper in the shape of the wish. */
function shape(width, height) {
  const ratio = wish.size || "1:1";
  const [wide, high] = width ? [width, height] : ratio.split(":").map(Number);
  at("sheet").style.setProperty("--ratio", wide / high);
}

/** A word beside the draft's badge. */
function say(text) {
  at("draft-state").lastElementChild.textContent = text || "free, and not kept; Draw makes the picture";
}

drafting.addEventListener("waiting", () => at("paper").setAttribute("aria-busy", "true"));
drafting.addEventListener("drawn", ({ detail: { picture, about } }) => {
  at("paper").removeAttribute("aria-busy");
  at("trouble").hidden = true;
  picture.alt = `Draft: ${about.says}`;
  read = { prompt: wish.prompt, says: about.says };
  shape(about.width, about.height);
  swap(at("paper"), picture);
  showReading(at("reading"), about.notes);
  at("draft-size").textContent = modelOf(wish.model).vector ? "SVG" : `${about.width} × ${about.height}`;
  say("");
});
drafting.addEventListener("failed", ({ detail: error }) => {
  at("paper").removeAttribute("aria-busy");
  if (error.status === 429) say(error.message);
  else if (!showFault(error)) trouble(error.message ?? String(error));
});

function trouble(text) {
  Object.assign(at("trouble"), { textContent: text, hidden: false });
}

/** Do something that costs units; its errors are shown at the field that they name. */
async function work(button, act) {
  if (button.getAttribute("aria-disabled") === "true") return;
  if (!wish.prompt.trim()) {
    showFault({ param: "prompt", message: "Say what the picture should show." });
    return;
  }
  clearFaults();
  at("trouble").hidden = true;
  button.setAttribute("aria-disabled", "true");
  try {
    const run = await act();
    if (run.images) {
      results.add(run);
      at("said").textContent = `Drawn: ${run.images.length} ${run.images.length > 1 ? "pictures" : "picture"} of ${run.says}`;
    }
  } catch (error) {
    if (!showFault(error, true)) error.message ? trouble(error.message) : report(error);
  } finally {
    button.removeAttribute("aria-disabled");
  }
}

const saysOf = (prompt) => (read.prompt === prompt && read.says) || prompt;

/** What the draft shows; where that has been drawn already, and the seed is not locked, another one of the kind. */
function draw() {
  return work(at("draw"), async () => {
    if (!wish.locked && JSON.stringify(request(wish)) === before) change({ random_seed: seed() });
    const asked = { ...wish };
    const run = await drawn(asked, progress);
    before = JSON.stringify(request(asked));
    return { ...run, says: saysOf(asked.prompt) };
  });
}

/** The steps of the drawing under way; none when it is over. */
function progress(steps) {
  const bar = at("progress");
  bar.hidden = !steps;
  if (steps?.total) Object.assign(bar, { max: steps.total, value: steps.done });
  else bar.removeAttribute("value");
}

async function explore() {
  const asked = { ...wish };
  await work(at("explore"), async () => ({ ...(await explored(asked)), says: saysOf(asked.prompt) }));
}

async function enhance() {
  await work(at("enhance"), async () => {
    const answer = await enhanced(wish);
    const box = at("prompt");
    box.focus();
    box.select();
    // As if it were typed, so that the browser's undo takes it back.
    if (!document.execCommand("insertText", false, answer.enhanced_prompt)) change({ prompt: answer.enhanced_prompt });
    at("said").textContent = `The prompt is now: ${answer.enhanced_prompt}`;
    return answer;
  });
}

/** Change the wish from elsewhere than the form. */
function change(values, options) {
  wish = { ...wish, ...values };
  fill(form, wish);
  follow(options);
}

function lock(locked) {
  change({ locked }, { draft: false });
  toast(locked ? "The seed stays as it is." : "Drawn again, the same wish gets another seed.");
}

/**
 * What the form says now. A field that is left tells `change` for what `input` has told before: to write the page anew for
 * that would take the text from under a pointer that is going down on it, and with it the click.
 */
function heed() {
  const now = take(form, wish);
  if (JSON.stringify(now) === JSON.stringify(wish)) return;
  wish = now;
  follow();
}

form.addEventListener("input", heed);
form.addEventListener("change", heed);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  draw();
});
results.addEventListener("again", ({ detail }) => {
  change(detail);
  at("prompt").focus();
});
results.addEventListener("similar", ({ detail }) => {
  liked = detail;
  at("code-of").querySelector("[value=similar]").disabled = false;
  showCode();
  return work(at("explore"), () => similar(liked, wish.prompt));
});
at("code-of").addEventListener("change", showCode);
at("explore").addEventListener("click", explore);
at("enhance").addEventListener("click", enhance);
at("die").addEventListener("click", () => change({ random_seed: seed() }));
at("lock").addEventListener("click", () => lock(!wish.locked));
at("reset").addEventListener("click", () => {
  change({ ...BLANK, random_seed: seed() });
  at("prompt").focus();
});
at("examples").addEventListener("click", ({ target }) => {
  if (target.dataset.example) change({ prompt: target.dataset.example });
});
at("add-word").addEventListener("click", () => {
  const word = at("word").value.trim().toUpperCase();
  if (!word) return;
  for (const each of word.split(/\s+/)) layout.add(each);
  at("word").value = "";
});
at("word").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  at("add-word").click();
});
at("words").addEventListener("click", ({ target }) => {
  const drop = target.closest("[data-drop]");
  if (drop) layout.drop(Number(drop.dataset.drop));
});
for (const cost of document.querySelectorAll("[data-price]")) cost.textContent = units(offer.prices[cost.dataset.price]);

shortcuts([
  { keys: ["Mod", "Enter"], does: "Draw", act: draw },
  { keys: ["Mod", "e"], does: "Enhance the prompt", act: enhance },
  { keys: ["/"], does: "To the prompt", act: () => at("prompt").focus() },
  { keys: ["r"], does: "Throw the die: another seed", act: () => at("die").click() },
  { keys: ["l"], does: "Keep the seed when drawing again, or let it change", act: () => at("lock").click() },
  { keys: ["x"], does: "Explore: eight pictures of the prompt", act: explore },
  { keys: ["←", "↑", "↓", "→"], does: "Move a word on the picture, or its corner; with Shift by more" },
]);

await Promise.all(["palette-field", "text-layout"].map((name) => customElements.whenDefined(name)));
fill(form, wish);
shape();
follow();
