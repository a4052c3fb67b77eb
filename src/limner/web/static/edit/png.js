// PNG files of one bit a pixel: a mask is black or white and nothing between, whatever a canvas would make of it.

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const TABLE = new Uint32Array(256).map((_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** A PNG from rows of packed bits, 1 for white; resolves to a Blob. */
export async function encodeBits(width, height, bits) {
  const stride = Math.ceil(width / 8);
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(bits.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([1, 0, 0, 0, 0], 8); // one bit, gray, the only compression and filters there are, not interlaced
  const parts = [chunk("IHDR", header), chunk("IDAT", await deflated(rows)), chunk("IEND", new Uint8Array())];
  return new Blob([new Uint8Array(SIGNATURE), ...parts], { type: "image/png" });
}

async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(name, data) {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i += 1) bytes[4 + i] = name.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The CRC-32 of bytes. */
export function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
