/** Pages whose text goes on below their lower edge, as programs that never turn the page write them. */

/** Points below the edge that are looked at: a hundred pages. */
const GIU = 80_000;
const BOX = /\/(MediaBox|CropBox)\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/g;

/**
 * The document with taller pages, where its page boxes are written in plain; null where they are not.
 * The library leaves out what lies outside a page. Offsets no longer hold: it finds the objects anew.
 */
export function expandPages(bytes: Uint8Array): Uint8Array | null {
  // One character a byte: places in the text are places in the file, whatever the characters are.
  const text = new TextDecoder('latin1').decode(bytes);
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const frame of text.matchAll(BOX)) {
    const [everything, name = '', x0 = '', y0 = '', x1 = '', y1 = ''] = frame;
    const wide = `/${name} [${x0} ${Number(y0) - GIU} ${x1} ${y1}]`;
    pieces.push(bytes.subarray(from, frame.index), new TextEncoder().encode(wide));
    from = frame.index + everything.length;
  }
  if (from === 0) return null;
  pieces.push(bytes.subarray(from));
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const largo = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    largo.set(piece, at);
    at += piece.length;
  }
  return largo;
}
