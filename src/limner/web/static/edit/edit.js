// The page's beginning: the store of the account, the work that was being done, and the keys.

import "../as-code.js";
import { report, toast } from "../app.js";
import { remembered } from "../keeping.js";
import { Editor } from "./editor.js";
import { Keyboard } from "./keyboard.js";
import { Opening } from "./opening.js";
import { fetched, opened } from "./picture.js";
import { codeOf } from "./request.js";
import { Store } from "./store.js";
import { Toolbar } from "./toolbar.js";

const root = document.getElementById("editor");
const offer = JSON.parse(document.getElementById("offer").textContent);
const keys = document.getElementById("keys");

async function begin() {
  const store = await Store.open(root.dataset.account);
  const editor = new Editor(root, offer, store);
  const guarded = (work) => async (...given) => {
    try {
      await work(...given);
    } catch (error) {
      editor.failed(error);
    }
  };
  const openFile = guarded(async (file) => {
    await editor.open(await opened(file));
    await opening.show(null);
  });
  const opening = new Opening(root, {
    opened: openFile,
    resumed: guarded(async (id) => opening.show((await editor.resume(id)) ? null : store)),
    forgotten: guarded(async (works) => {
      for (const work of works) await store.dropWork(work.id);
      await opening.show(store);
    }),
  });
  const acts = actsOf(editor, opening, store);
  const toolbar = new Toolbar(root, editor.bench, acts);
  acts.grow = () => editor.growMask(toolbar.reach);
  acts.shrink = () => editor.growMask(-toolbar.reach);
  new Keyboard(editor.view.board, editor.bench, editor.gestures, commandsOf(editor, toolbar, acts));
  editor.addEventListener("works", () => opening.show(store));
  document.addEventListener("visibilitychange", () => document.hidden && editor.keep());
  window.addEventListener("pagehide", () => editor.keep());
  const wanted = new URLSearchParams(location.search).get("do");
  editor.pick(offer.operations[wanted] ? wanted : editor.settings.operation);
  await arrive(editor, opening, store).catch((error) => editor.failed(error));
  showCode(editor);
  root.dataset.ready = "";
}

/** The picture that the address names, or the work; else what this tab was at. */
async function arrive(editor, opening, store) {
  const asked = new URLSearchParams(location.search);
  const work = asked.get("work") ?? remembered("limner-edit-work");
  if (asked.has("image")) {
    await opening.show(store);
    await editor.open(await fetched(asked.get("image")));
  } else if (!work || !(await editor.resume(work))) {
    await opening.show(store);
    return;
  }
  await opening.show(null);
}

/** The request as code, by the element that shows requests, where the page has it. */
async function showCode(editor) {
  await customElements.whenDefined("as-code");
  const panel = root.querySelector("#code");
  const show = () => {
    const request = editor.request();
    panel.hidden = request === null;
    if (request) panel.querySelector("as-code").request = codeOf(request);
  };
  editor.addEventListener("change", show);
  show();
}

function actsOf(editor, opening, store) {
  const { view, bench } = editor;
  return {
    open: () => opening.choose(),
    camera: () => opening.photograph(),
    works: async () => {
      await editor.leave();
      await opening.show(store);
    },
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    invert: () => bench.mask?.invert(),
    clear: () => bench.mask?.clear(),
    subject: () => editor.maskSubject(),
    compare: () => editor.compare(),
    download: () => editor.download(),
    zoomIn: () => view.zoom(1.25),
    zoomOut: () => view.zoom(0.8),
    fit: () => view.fit(),
    keys: () => keys.showModal(),
    run: () => editor.start(),
    forget: async () => {
      if (!window.confirm("Let all works go that are kept in this browser?")) return;
      for (const work of await store.works()) await store.dropWork(work.id);
      await opening.show(store);
      toast("All works are gone from this browser.");
    },
  };
}

function commandsOf({ bench, view }, toolbar, acts) {
  const take = (name) => () => bench.mask && bench.take(name);
  return {
    h: take("hand"),
    b: take("brush"),
    e: take("eraser"),
    l: take("lasso"),
    r: take("rectangle"),
    w: take("wand"),
    "[": () => toolbar.resize(-1),
    "]": () => toolbar.resize(1),
    i: acts.invert,
    g: acts.grow,
    "shift+g": acts.shrink,
    Delete: acts.clear,
    "mod+z": acts.undo,
    "mod+shift+z": acts.redo,
    "mod+y": acts.redo,
    "+": acts.zoomIn,
    "=": acts.zoomIn,
    "-": acts.zoomOut,
    0: acts.fit,
    1: () => view.zoom(1 / view.scale),
    c: acts.compare,
    o: acts.open,
    d: acts.download,
    "?": acts.keys,
    "mod+Enter": acts.run,
  };
}

begin().catch((error) => {
  report(error);
});
