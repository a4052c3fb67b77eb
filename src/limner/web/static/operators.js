// The live figures: sums that the service has, asked for every other second, as rates and lines of the last five minutes.

import { json } from "./api.js";
import { report } from "./app.js";

const EVERY = 2000;
const KEPT = 150;

class LiveFigures extends HTMLElement {
  connectedCallback() {
    this.before = null;
    this.lines = { requests: [], seconds: [], failed: [] };
    this.turn();
  }

  disconnectedCallback() {
    clearTimeout(this.next);
  }

  async turn() {
    try {
      const sums = await json("/operators/figures");
      this.show(sums, performance.now());
    } catch (error) {
      if (!this.failed) report(error);
      this.failed = true;
    }
    this.next = setTimeout(() => this.turn(), document.hidden ? 5 * EVERY : EVERY);
  }

  show(sums, now) {
    this.failed = false;
    for (const name of ["queued", "running"]) this.write(name, String(sums[name]));
    for (const [name, state] of Object.entries(sums.engines)) this.engine(name, state);
    if (this.before && sums.requests >= this.before.sums.requests) this.rates(sums, (now - this.before.now) / 1000);
    this.before = { sums, now };
  }

  rates(sums, seconds) {
    const more = (name) => sums[name] - this.before.sums[name];
    const rate = (name) => more(name) / seconds;
    const mean = more("requests") ? more("seconds") / more("requests") : 0;
    this.write("requests", rate("requests").toFixed(1));
    this.write("refused", rate("refused").toFixed(1));
    this.write("failed", rate("failed").toFixed(1));
    this.write("seconds", more("requests") ? `${(mean * 1000).toFixed(0)} ms` : "–");
    this.draw("requests", rate("requests"), (value) => `up to ${value.toFixed(1)}`);
    this.draw("seconds", mean, (value) => `up to ${value.toFixed(2)} s`);
    this.draw("failed", rate("failed"), (value) => `up to ${value.toFixed(1)}`);
  }

  draw(name, value, words) {
    const line = this.lines[name];
    line.push(value);
    if (line.length > KEPT) line.shift();
    const highest = Math.max(...line);
    const scale = highest || 1;
    const points = line.map((each, index) => `${((KEPT - line.length + index) / (KEPT - 1)) * 300},${78 - (each / scale) * 74}`);
    this.querySelector(`[data-chart="${name}"] path`).setAttribute("d", `M${points.join("L")}`);
    this.querySelector(`[data-highest="${name}"]`).textContent = words(highest);
  }

  write(name, text) {
    this.querySelector(`[data-figure="${name}"]`).textContent = text;
  }

  engine(name, state) {
    const badge = document.querySelector(`[data-engine="${CSS.escape(name)}"]`);
    if (!badge) return;
    badge.textContent = state;
    badge.className = `badge ${state === "ready" ? "good" : state === "failed" ? "bad" : ""}`;
  }
}

customElements.define("live-figures", LiveFigures);
