// How pictures come to the page: chosen, photographed, dropped, pasted, by a link, or from earlier works.

import { node } from "./field-kinds.js";

export class Opening {
  /** `opened(file, name)` and `resumed(id)` are called with what a person brings. */
  constructor(root, { opened, resumed, forgotten }) {
    this.root = root;
    this.resumed = resumed;
    this.forgotten = forgotten;
    this.card = root.querySelector("#opening");
    for (const id of ["file", "photo"]) {
      const input = document.getElementById(id);
      input.addEventListener("change", () => {
        if (input.files[0]) opened(input.files[0]);
        input.value = "";
      });
    }
    const hint = root.querySelector(".dropping");
    document.addEventListener("dragover", (event) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      hint.hidden = false;
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) hint.hidden = true;
    });
    document.addEventListener("drop", (event) => {
      hint.hidden = true;
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      opened(file);
    });
    document.addEventListener("paste", (event) => {
      if (event.target.closest("input, textarea")) return;
      const file = [...event.clipboardData.files].find((each) => each.type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      opened(file);
    });
  }

  choose() {
    document.getElementById("file").click();
  }

  photograph() {
    document.getElementById("photo").click();
  }

  /** Show the card, with the works that can be gone on with; or hide it. */
  async show(store) {
    this.card.hidden = store === null;
    this.root.querySelector("#board").inert = !this.card.hidden; // it lies behind the card
    if (store === null) return;
    const works = (await store.works()).filter((work) => work.thumb);
    const earlier = this.root.querySelector("#earlier");
    earlier.hidden = works.length === 0;
    const bytes = await store.bytes();
    this.root.querySelector("#kept").textContent = `, ${(bytes / 1e6).toFixed(1)} MB of ${store.most / 1e6}`;
    earlier.querySelector("ul").replaceChildren(...works.map((work) => this.#work(work)));
  }

  #work(work) {
    const address = URL.createObjectURL(work.thumb);
    const image = node("img", { src: address, alt: "", className: "checkered" });
    image.addEventListener("load", () => URL.revokeObjectURL(address));
    const when = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(work.touched);
    const button = node("button", { type: "button", className: "work" }, image, node("span", { textContent: work.name }));
    button.append(node("span", { className: "soft", textContent: when }));
    button.addEventListener("click", () => this.resumed(work.id));
    const remove = node("button", { type: "button", className: "swatch-remove", textContent: "×" });
    remove.setAttribute("aria-label", `Let ${work.name} go`);
    remove.addEventListener("click", () => this.forgotten([work]));
    return node("li", {}, button, remove);
  }
}
