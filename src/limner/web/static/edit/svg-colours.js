// The colours of an SVG, read from its text and changed in it. Nothing of it is put into the page.

const NAMES = ["fill", "stroke", "stop-color", "flood-color", "color"];
const SHAPES = "path, rect, circle, ellipse, line, polyline, polygon, text, use";
const MOST = 256;

export class SvgColours {
  constructor(text) {
    this.page = new DOMParser().parseFromString(text, "image/svg+xml");
    const places = new Map();
    for (const element of this.page.querySelectorAll("*")) {
      for (const place of [...attributesOf(element), ...declarationsOf(element)]) {
        const colour = hex(place.value);
        if (colour) places.set(colour, [...(places.get(colour) ?? []), place]);
      }
    }
    const groups = [...places].sort(([, one], [, other]) => other.length - one.length).slice(0, MOST);
    /** Its colours as `#rrggbb`, the most used first. */
    this.palette = groups.map(([colour]) => colour);
    this.groups = groups.map(([, group]) => group);
  }

  /** How many shapes it draws. */
  get shapes() {
    return this.page.querySelectorAll(SHAPES).length;
  }

  get text() {
    return new XMLSerializer().serializeToString(this.page);
  }

  /** Put another colour wherever the one of this place in the palette was. Returns the text. */
  recolour(number, to) {
    this.palette[number] = to;
    for (const { put } of this.groups[number]) put(to);
    return this.text;
  }
}

function attributesOf(element) {
  return NAMES.filter((name) => element.hasAttribute(name)).map((name) => ({
    value: element.getAttribute(name),
    put: (colour) => element.setAttribute(name, colour),
  }));
}

/** As text: the page's policy leaves nothing of a style attribute but that. */
function declarationsOf(element) {
  const parts = (element.getAttribute("style") ?? "").split(";");
  return parts.flatMap((part, i) => {
    const [, name, value] = /^\s*([a-z-]+)\s*:\s*(.+?)\s*$/s.exec(part) ?? [];
    if (!NAMES.includes(name)) return [];
    const put = (colour) => {
      parts[i] = `${name}:${colour}`;
      element.setAttribute("style", parts.join(";"));
    };
    return [{ value, put }];
  });
}

const context = new OffscreenCanvas(1, 1).getContext("2d");

/** A colour as `#rrggbb`; null for what is none, such as `url(#a)`, or is not solid. */
function hex(value) {
  for (const other of ["#000000", "#ffffff"]) {
    context.fillStyle = other;
    context.fillStyle = value;
    const colour = context.fillStyle;
    if (colour !== other) return colour.startsWith("#") ? colour : null;
  }
  return null;
}
