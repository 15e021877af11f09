/** Pages whose text goes on below their lower edge, as programs that never turn the page write them. */

/** Points below the edge that are looked at: a hundred pages. */
const GIU = 80_000;
const RIQUADRO = /\/(MediaBox|CropBox)\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/g;

/**
 * The document with taller pages, where its page boxes are written in plain; null where they are not.
 * The library leaves out what lies outside a page. Offsets no longer hold: it finds the objects anew.
 */
export function expandPages(bytes: Uint8Array): Uint8Array | null {
  // One character a byte: places in the text are places in the file, whatever the characters are.
  const testo = new TextDecoder('latin1').decode(bytes);
  const pezzi: Uint8Array[] = [];
  let from = 0;
  for (const riquadro of testo.matchAll(RIQUADRO)) {
    const [tutto, nome = '', x0 = '', y0 = '', x1 = '', y1 = ''] = riquadro;
    const largo = `/${nome} [${x0} ${Number(y0) - GIU} ${x1} ${y1}]`;
    pezzi.push(bytes.subarray(from, riquadro.index), new TextEncoder().encode(largo));
    from = riquadro.index + tutto.length;
  }
  if (from === 0) return null;
  pezzi.push(bytes.subarray(from));
  const totale = pezzi.reduce((somma, pezzo) => somma + pezzo.length, 0);
  const largo = new Uint8Array(totale);
  let at = 0;
  for (const pezzo of pezzi) {
    largo.set(pezzo, at);
    at += pezzo.length;
  }
  return largo;
}
