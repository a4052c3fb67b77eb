// The dashed line of an area that is being marked out.

/** Draw a line through points of the picture. */
export function outline(context, view, points, closed) {
  context.beginPath();
  for (const point of points) {
    const { x, y } = view.placeOf(point);
    context.lineTo(x, y);
  }
  if (closed) context.closePath();
  for (const [colour, dash] of [["#000c", []], ["#fff", [6, 5]]]) {
    context.strokeStyle = colour;
    context.lineWidth = colour === "#fff" ? 1.5 : 2.5;
    context.setLineDash(dash);
    context.stroke();
  }
  context.setLineDash([]);
}
