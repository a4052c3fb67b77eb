// What stands between the person and the result: said beside the button, with what can be done about it.

import { node } from "./field-kinds.js";

export class Notice {
  constructor(place) {
    this.place = place;
  }

  clear() {
    this.place.replaceChildren();
  }

  /** Say it. `ways` are `[text, function]`, or `[text, address]` for what is opened in another tab. */
  say(message, ways = [], kind = "bad") {
    const row = node("div", { className: "row" });
    for (const [text, way] of ways) {
      if (typeof way === "string") {
        row.append(node("a", { className: "button small", href: way, target: "_blank", rel: "noopener", textContent: text }));
      } else {
        const button = node("button", { type: "button", className: "button small", textContent: text });
        button.addEventListener("click", way);
        row.append(button);
      }
    }
    const box = node("div", { className: `notice ${kind} stack tight` }, node("p", { textContent: message }));
    if (ways.length > 0) box.append(row);
    this.place.replaceChildren(box);
    box.scrollIntoView({ block: "nearest" });
  }
}
