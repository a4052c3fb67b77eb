// What every page has: the theme's switch, times in the reader's zone, things to copy, and short messages.

import { ServiceError, asked, root } from "./api.js";
import { forget } from "./keeping.js";

/** Say something that needs no answer; a failure stays until it is closed. */
export function toast(message, { failed = false } = {}) {
  const box = document.createElement("div");
  box.className = "toast";
  box.append(Object.assign(document.createElement("span"), { textContent: message }));
  const close = Object.assign(document.createElement("button"), { className: "button", type: "button", textContent: "Close" });
  close.addEventListener("click", () => box.remove());
  box.append(close);
  const shelf = document.querySelector(".toasts");
  shelf.append(box);
  // In a modal dialog, all else is out of reach: the messages go to the top as well.
  if (document.querySelector("dialog[open]") && shelf.showPopover) {
    shelf.popover = "manual";
    shelf.hidePopover();
    shelf.showPopover();
  }
  if (!failed) setTimeout(() => box.remove(), 6000);
}

/** Say what went wrong, in the service's words where it has some. Leaving on purpose is not wrong. */
export function report(error) {
  if (error.name === "AbortError") return;
  if (!(error instanceof ServiceError)) console.error(error);
  toast(error instanceof ServiceError ? error.message : "Something went wrong on this page; load it again.", { failed: true });
}

/** Show the balance that is left after a charge. */
export function charged(units) {
  for (const place of document.querySelectorAll("[data-balance]")) {
    const left = Number(place.textContent.replace(/\D/g, "")) - units;
    place.textContent = left.toLocaleString("en").replaceAll(",", "\u202f");
  }
}

class ThemeSwitch extends HTMLElement {
  connectedCallback() {
    this.querySelector("button").addEventListener("click", () => this.turn());
  }

  turn() {
    const page = document.documentElement;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = page.dataset.theme ?? (dark ? "dark" : "light");
    page.dataset.theme = now === "dark" ? "light" : "dark";
    localStorage.setItem("limner-theme", page.dataset.theme);
  }
}

/** `<copy-button for="id">` or `<copy-button text="…">` around a button. */
class CopyButton extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", () => this.copy());
  }

  async copy() {
    const source = this.getAttribute("for");
    const text = source ? document.getElementById(source).textContent : this.getAttribute("text");
    try {
      await navigator.clipboard.writeText(text);
      toast("Copied.");
    } catch {
      toast("The browser does not let this page copy; select the text and copy it.", { failed: true });
    }
  }
}

/** Forms with `data-clears` are sent when nothing is left of what this browser keeps of the account; they say whether it is so. */
async function clearFirst(event) {
  const form = event.target;
  if (!form.hasAttribute("data-clears") || event.defaultPrevented) return;
  event.preventDefault();
  try {
    const cleared = await forget();
    if (cleared) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "cleared", value: "yes" }));
  } finally {
    form.submit();
  }
}

/**
 * Forms with `data-leaves` end the account, which the service may refuse: what the browser keeps goes when it is done. They
 * say that the page sees to it; where the browser does not do so, the answer to signing out clears all.
 */
async function leave(event) {
  const form = event.target;
  if (!form.hasAttribute("data-leaves") || event.defaultPrevented) return;
  event.preventDefault();
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  const body = new FormData(form);
  body.append("cleared", "yes");
  try {
    await asked(new URL(form.action).pathname.slice(root.length), { body });
  } catch (error) {
    button.disabled = false;
    form.querySelector("[role=alert]")?.remove();
    const said = { className: "notice bad", role: "alert", textContent: error.message };
    form.querySelector("h2").after(Object.assign(document.createElement("p"), said));
    return;
  }
  const cleared = await forget().catch(() => false);
  if (cleared) location.replace(`${root}/sign-in`);
  else signOut();
}

function signOut() {
  const form = Object.assign(document.createElement("form"), { method: "post", action: `${root}/sign-out`, hidden: true });
  document.body.append(form);
  form.submit();
}

function localTimes() {
  const whole = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });
  const parts = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
  const short = new Intl.DateTimeFormat(undefined, parts);
  const dated = new Intl.DateTimeFormat(undefined, { ...parts, year: "numeric" });
  const year = new Date().getFullYear();
  for (const time of document.querySelectorAll("time[datetime]")) {
    const when = new Date(time.dateTime);
    time.textContent = (when.getFullYear() === year ? short : dated).format(when);
    time.title = whole.format(when);
  }
}

/** Tables that are wider than the page can be scrolled by the keyboard too. */
function reachWideTables() {
  const reachable = Object.entries({ tabindex: 0, role: "group", "aria-label": "Wide table" });
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const wide = target.scrollWidth > target.clientWidth;
      for (const [name, value] of reachable) wide ? target.setAttribute(name, value) : target.removeAttribute(name);
    }
  });
  for (const place of document.querySelectorAll(".scroll")) watch.observe(place);
}

customElements.define("theme-switch", ThemeSwitch);
customElements.define("copy-button", CopyButton);
document.addEventListener("submit", clearFirst);
document.addEventListener("submit", leave);
localTimes();
reachWideTables();
