// Choosing several pictures, and copying an SVG's code.

import { report, toast } from "./app.js";

const form = document.getElementById("chosen");

/** What is chosen, said; and nothing to press while it is nothing. */
function count() {
  const chosen = form.querySelectorAll("input[name=image]:checked").length;
  const said = chosen === 1 ? "1 picture is chosen." : `${chosen} pictures are chosen.`;
  form.querySelector("[data-count]").textContent = chosen ? said : "Choose pictures to save several at once.";
  for (const button of form.querySelectorAll("[role=toolbar] button")) button.disabled = !chosen;
}

if (form) {
  form.addEventListener("change", count);
  window.addEventListener("pageshow", count);
  count();
}

class CopySource extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", () => this.copy().catch(report));
  }

  async copy() {
    const answer = await fetch(this.getAttribute("href"));
    if (!answer.ok) return toast("The picture is no longer kept.", { failed: true });
    await navigator.clipboard.writeText(await answer.text());
    return toast("The SVG's code is copied.");
  }
}

customElements.define("copy-source", CopySource);
