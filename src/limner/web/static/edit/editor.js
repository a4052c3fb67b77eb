// The page: a work with its steps, the operation chosen and what was given to it, the board, and what runs.

import { toast } from "../app.js";
import { remember, unremember } from "../keeping.js";
import { Bench } from "./bench.js";
import { CanvasView } from "./canvas-view.js";
import { Choices } from "./choices.js";
import { fillIn } from "./defaults.js";
import { Fields } from "./fields.js";
import { Gestures } from "./gestures.js";
import { grow, solid } from "./mask-work.js";
import { Notice } from "./notice.js";
import { OperationPicker } from "./operation-picker.js";
import { costOf, needsOf, operationOf, taken } from "./operations.js";
import { OutpaintFrame } from "./outpaint-frame.js";
import { drawn, fitted, NoPicture, thumbnail } from "./picture.js";
import { missing } from "./readiness.js";
import { Recolouring } from "./recolouring.js";
import { requestOf } from "./request.js";
import { failure, NotReady, Run } from "./run.js";
import { Screen } from "./screen.js";
import { StepStrip } from "./step-strip.js";
import { Steps } from "./steps.js";
import { newId } from "./store.js";
import { SvgPalette } from "./svg-palette.js";
import { Words } from "./words.js";

/** Events: "change" when the request that the page would send has changed; "works" when no work is open any more. */
export class Editor extends EventTarget {
  constructor(root, offer, store) {
    super();
    this.root = root;
    this.offer = offer;
    this.store = store;
    this.settings = { operation: "inpaint", values: {} };
    this.steps = null;
    this.pending = 0;
    const find = (id) => root.querySelector(`#${id}`);
    this.said = (text) => (find("said").textContent = text);
    this.notice = new Notice(find("notice"));
    this.view = new CanvasView(find("board"));
    this.screen = new Screen(this.view, () => this.#painted());
    this.bench = new Bench(this.view, (error) => this.failed(error));
    this.bench.addEventListener("said", ({ detail }) => this.said(detail));
    this.gestures = new Gestures(find("board"), this.bench);
    this.frame = new OutpaintFrame(this.view, offer.limits.canvas);
    this.frame.addEventListener("extend", ({ detail }) => this.#extended(detail));
    this.frame.addEventListener("placed", () => this.view.contain());
    this.picker = new OperationPicker(root.querySelector(".operations"), root.dataset.icons, (id) => this.pick(id));
    this.words = new Words(this.view);
    this.fields = new Fields(find("fields"), offer, this.words);
    this.fields.addEventListener("change", ({ detail }) => this.#given(detail));
    this.strip = new StepStrip(find("steps"), { chosen: (step) => this.go(step), dropped: (step) => this.#drop(step) });
    this.choices = new Choices(find("choices"), (step, number) => this.#writing(this.steps.choose(step, number)));
    this.palette = new SvgPalette(find("palette"));
    new Recolouring(this);
    this.run = new Run(root, this.said);
    this.run.addEventListener("turn", () => this.#offerRun());
    find("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.start();
    });
  }

  get operation() {
    return operationOf(this.settings.operation);
  }

  get values() {
    return (this.settings.values[this.settings.operation] ??= {});
  }

  get picture() {
    return this.screen.picture;
  }

  /** The request as it would be sent now, its mask left out; null while no picture is open. */
  request() {
    if (!this.picture) return null;
    const values = taken(this.operation, this.values, this.offer);
    return requestOf({ operation: this.operation.id, values, picture: this.picture });
  }

  /** A new work with a picture. */
  async open(picture) {
    const steps = Steps.begin(this.store, picture.link ? "From the gallery" : picture.name, this.settings);
    const thumbs = [await thumbnail(await drawn(picture))];
    this.#work(steps);
    await steps.add([{ ...picture, id: newId() }], { name: "Opened", operation: null, thumbs });
  }

  /** Put the work away; it stays in the store. */
  async leave() {
    await this.keep();
    this.steps = null;
    this.screen.clear();
    this.strip.clear();
    this.choices.show(null);
    this.palette.show(null);
    this.notice.clear();
    unremember("limner-edit-work");
    history.replaceState(null, "", location.pathname);
    this.#form();
  }

  /** A work as it was left; false where it is gone. */
  async resume(id) {
    const steps = await Steps.restore(this.store, id);
    if (!steps?.current) return false;
    if (steps.copied) toast("This work is open in another tab as well: here is a copy of it.");
    this.settings = steps.work.settings;
    this.#work(steps);
    await this.#show();
    return true;
  }

  pick(id) {
    this.settings.operation = id;
    this.notice.clear();
    fillIn(this.operation, this.values, this.picture, this.offer);
    this.#form();
    this.#keepSettings();
  }

  /** Look at a step; it is the base of what comes next. */
  async go(step) {
    this.notice.clear();
    await this.#writing(this.steps.go(step.id));
  }

  undo() {
    if (this.bench.mask?.canUndo) this.bench.mask.undo();
    else if (this.steps?.before) this.#moved(this.steps.before, "Back to");
  }

  redo() {
    if (this.bench.mask?.canRedo) this.bench.mask.redo();
    else if (this.steps?.after) this.#moved(this.steps.after, "On to");
  }

  async compare() {
    if (!this.steps?.before) return;
    this.screen.comparing = !this.screen.comparing;
    await this.#show();
  }

  async growMask(by) {
    const { mask } = this.bench;
    if (!mask || mask.count === 0) return;
    const bits = await grow(mask, by);
    mask.combine(bits);
  }

  /** Mask what the service takes for the subject, by cutting it out. */
  async maskSubject() {
    const { mask } = this.bench;
    const { picture } = this;
    if (!mask || this.run.busy) return;
    const operation = operationOf("removeBackground");
    await this.#running(() => this.maskSubject(), async () => {
      await this.run.go({ operation, values: { image_format: "png" }, picture }, this.offer, async ({ pictures }) => {
        const cut = await drawn(pictures[0]);
        const sized = await createImageBitmap(cut, { resizeWidth: picture.width, resizeHeight: picture.height });
        const bits = await solid(sized);
        if (this.picture === picture) mask.combine(bits, this.bench.adding ? "add" : "subtract");
      });
    });
  }

  download() {
    if (!this.picture) return;
    const picture = this.edited ?? this.picture;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture.blob);
    link.download = picture.name;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async start() {
    if (this.run.busy) return;
    const lacks = missing(this.#state);
    if (lacks) {
      this.#leadTo(lacks);
      return;
    }
    const { operation, picture, steps } = this;
    const parent = steps.current.id;
    await this.#running(() => this.start(), async () => {
      const values = structuredClone(this.values);
      const asked = { operation, values, picture, mask: this.bench.mask };
      await this.run.go(asked, this.offer, async ({ pictures, credits }) => {
        const thumbs = await Promise.all(pictures.map(async (each) => thumbnail(await drawn(each))));
        const given = this.settings.values[operation.id];
        const { extent } = given;
        given.extent = {}; // it was said of the picture before
        this.screen.comparing = Boolean(operation.compare);
        try {
          await steps.add(pictures, { parent, name: operation.name, operation: operation.id, thumbs, credits });
        } catch (error) {
          given.extent = extent;
          throw error;
        }
        const count = pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`;
        this.said(`${operation.name} is done: ${count}, ${credits} units.`);
      });
    });
  }

  /** Show what went wrong at its field, or beside the button. */
  failed(error, retry = () => this.start()) {
    if (error.name === "AbortError") {
      const { name, paid } = this.run;
      // Not answered yet, it may have been kept a moment before, and its charge with it.
      const open = "cancelled. If it was not done yet, nothing is charged; else the same run gives it, charged once.";
      const done = "done and paid, but not fetched. Run it again to fetch it, at no cost.";
      this.notice.say(`${name}: ${paid ? done : open}`, [], "");
      return;
    }
    if (!(error instanceof NotReady || error instanceof NoPicture || error.status !== undefined)) console.error(error);
    if (error instanceof NotReady && error.fit) {
      this.notice.say(error.message, [["Scale it to fit", () => this.#fit()]]);
      return;
    }
    const { message, again, signIn } = failure(error);
    if (error.param && this.fields.fault(error.param, message)) return;
    const ways = [];
    if (signIn) ways.push(["Sign in in a new tab", this.root.dataset.signIn]);
    if (again) ways.push(["Try again", retry]);
    this.notice.say(message, ways);
  }

  #work(steps) {
    this.steps = steps;
    this.screen.clear();
    steps.addEventListener("change", () => {
      if (this.steps === steps) this.#show().catch((error) => this.failed(error));
    });
    history.replaceState(null, "", `${location.pathname}?work=${steps.work.id}`);
    remember("limner-edit-work", steps.work.id);
  }

  async #running(again, work) {
    this.notice.clear();
    this.fields.clearFaults();
    try {
      await work();
    } catch (error) {
      this.failed(error, again);
    }
  }

  async #show() {
    const { current } = this.steps;
    this.strip.show(this.steps);
    this.choices.show(current);
    if (!current) {
      this.screen.clear();
      this.dispatchEvent(new Event("works"));
      return;
    }
    if (!(await this.screen.show(this.steps, current, this.offer.limits))) return;
    this.edited = null;
    this.palette.show(this.picture.vector ? await this.picture.blob.text() : null);
    fillIn(this.operation, this.values, this.picture, this.offer);
    this.#form();
  }

  #form() {
    const { operation } = this;
    this.picker.show(operation.id);
    this.root.querySelector("#about").textContent = `${operation.about} ${needsOf(operation)}`;
    this.fields.show(operation, this.values);
    const mask = operation.mask ? this.screen.mask : null;
    this.bench.picture = this.picture;
    if (this.bench.mask !== mask) {
      this.bench.mask = mask;
      this.view.showMask(mask);
      if (mask && this.bench.name === "hand") this.bench.name = "brush";
    }
    this.bench.dispatchEvent(new Event("tool"));
    const comparing = this.root.querySelector("[data-act=compare]");
    comparing.disabled = !this.steps?.before;
    comparing.setAttribute("aria-pressed", String(this.screen.comparing && !comparing.disabled));
    this.#frame();
    this.#offerRun();
    this.dispatchEvent(new Event("change"));
  }

  #frame() {
    const extending = this.operation.id === "outpaint" && this.picture !== null;
    this.frame.show(extending ? this.picture : null, this.values.extent ?? {});
    this.view.extent = extending ? this.frame.extent : null;
    this.words.show(this.picture && this.fields.has("text_layout") ? (this.view.extent ?? whole(this.picture)) : null);
    if (this.view.fitting) this.view.fit();
  }

  #extended(sides) {
    this.view.fitting = false;
    const extent = (this.values.extent ??= {});
    Object.assign(extent, sides);
    delete extent.size;
    this.fields.write({ ...sides, size: "" });
    this.#given("extent");
  }

  #given(name) {
    if (name === "model") this.values.follows = false;
    if (name === "extent" || name === "model") this.#frame();
    this.#offerRun();
    this.#keepSettings();
    this.dispatchEvent(new Event("change"));
  }

  get #state() {
    return { operation: this.operation, values: this.values, picture: this.picture, mask: this.bench.mask };
  }

  /** What a run costs, and, where it would come to nothing, why. */
  #offerRun() {
    const units = costOf(this.operation, this.values, this.offer);
    const { message = "" } = missing(this.#state) ?? {};
    this.root.querySelector("#cost").textContent = `${units.toLocaleString()} units`;
    this.root.querySelector("#run").setAttribute("aria-disabled", String(message !== "" || this.run.busy));
    const reason = this.root.querySelector("#run-reason");
    if (reason.textContent !== message) reason.textContent = message;
  }

  /** Take the person to what is missing. */
  #leadTo({ message, at }) {
    this.said(message);
    if (at === "board") this.view.board.focus();
    else if (at) this.fields.focus(at);
  }

  #painted() {
    const { step, mask } = this.screen;
    this.bench.dispatchEvent(new Event("tool"));
    this.#offerRun();
    this.#writing(this.steps.keepMask(step, mask));
  }

  #keepSettings() {
    clearTimeout(this.keeping);
    this.root.toggleAttribute("data-keeping", true);
    this.keeping = setTimeout(() => this.keep(), 250);
  }

  /** Write what was typed to the store at once. */
  keep() {
    clearTimeout(this.keeping);
    return this.#writing(this.steps?.keepSettings(this.settings));
  }

  /** Mark the page as long as something is on its way to the store. */
  async #writing(work) {
    this.pending += 1;
    this.root.toggleAttribute("data-keeping", true);
    try {
      await work;
    } catch (error) {
      this.failed(error);
    } finally {
      this.pending -= 1;
      this.root.toggleAttribute("data-keeping", this.pending > 0);
    }
  }

  async #moved(step, how) {
    await this.go(step);
    this.said(`${how} the step ${step.name}.`);
  }

  async #drop(step) {
    if (window.confirm(`Let the step “${step.name}” go? What was made from it stays.`)) await this.steps.drop(step.id);
  }

  async #fit() {
    const { limits } = this.offer;
    const least = this.operation.crisp ? limits.shortestCrisp : limits.shortest;
    await this.#running(() => this.#fit(), async () => {
      const picture = await fitted(this.picture, least, limits.side);
      await this.addOwn(picture, "Scaled");
    });
  }

  /** A picture that was made on the page as a step. */
  async addOwn(picture, name) {
    const thumbs = [await thumbnail(await drawn(picture))];
    await this.steps.add([{ id: newId(), ...picture }], { parent: this.steps.current.id, name, operation: null, thumbs });
  }
}

const whole = ({ width, height }) => ({ left: 0, top: 0, right: width, bottom: height });
