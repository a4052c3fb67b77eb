// The keyboard's shortcuts of a page, and the list of them that `?` shows.

const typing = (target) => target.closest?.("input, textarea, select, [contenteditable]");

/** The name of the key that goes with others: ⌘ on Apple's machines. */
export const MOD = /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";

/**
 * Have the page listen to `list`: each has `keys` (`["Mod", "Enter"]`), what it `does`, in words, and `act`, called with
 * the event. One without Mod is not heard while somebody types. An entry without `act` is only told of.
 */
export function shortcuts(list) {
  const dialog = describe(list);
  document.body.append(dialog);
  for (const button of document.querySelectorAll("[data-shortcuts]")) button.addEventListener("click", () => dialog.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "?" && !typing(event.target)) {
      dialog.open ? dialog.close() : dialog.showModal();
      event.preventDefault();
      return;
    }
    if (document.querySelector("dialog[open]")) return;
    const heard = list.find((each) => each.act && fits(each.keys, event));
    if (!heard || (!heard.keys.includes("Mod") && typing(event.target))) return;
    event.preventDefault();
    heard.act(event);
  });
}

function fits(keys, event) {
  const key = keys.at(-1);
  const mod = event.ctrlKey || event.metaKey;
  return event.key.toLowerCase() === key.toLowerCase() && mod === keys.includes("Mod") && !event.altKey;
}

function describe(list) {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "Shortcuts");
  const heading = Object.assign(document.createElement("h2"), { textContent: "Shortcuts" });
  const table = document.createElement("dl");
  table.className = "shortcuts";
  for (const { keys, does } of [...list, { keys: ["?"], does: "Show this list" }]) {
    const term = document.createElement("dt");
    for (const key of keys) term.append(Object.assign(document.createElement("kbd"), { textContent: key === "Mod" ? MOD : key }), " ");
    table.append(term, Object.assign(document.createElement("dd"), { textContent: does }));
  }
  const close = Object.assign(document.createElement("button"), { type: "button", className: "button", textContent: "Close" });
  close.addEventListener("click", () => dialog.close());
  dialog.append(heading, table, close);
  return dialog;
}
