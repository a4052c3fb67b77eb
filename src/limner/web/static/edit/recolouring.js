// An SVG's colours changed on the page: seen at once, and kept as a step when a colour is chosen.

import { drawn, opened, thumbnail } from "./picture.js";
import { newId } from "./store.js";

const NAME = "Recoloured";

export class Recolouring {
  constructor(editor) {
    this.editor = editor;
    const guarded = (work) => (event) => work(event).catch((error) => editor.failed(error));
    editor.palette.addEventListener("recolour", guarded(({ detail }) => this.#preview(detail)));
    editor.palette.addEventListener("keep", guarded(() => this.#keep()));
  }

  async #preview(text) {
    const { editor } = this;
    editor.edited = { ...editor.picture, id: newId(), blob: new Blob([text], { type: "image/svg+xml" }), link: null };
    await editor.screen.preview(editor.edited);
  }

  /** One step for all colours that are changed one after the other. */
  async #keep() {
    const { edited, steps } = this.editor;
    if (!edited) return;
    const picture = { ...(await opened(edited.blob, edited.name)), id: edited.id };
    const { current } = steps;
    if (current.name !== NAME || steps.list.some((step) => step.parent === current.id)) {
      await this.editor.addOwn(picture, NAME);
    } else {
      await steps.replace(current, picture, await thumbnail(await drawn(picture)));
    }
  }
}
