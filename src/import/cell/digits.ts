/** Numbers of fixed width, read where they stand: from character codes, without a text of their own. */

/** The number that `quante` digits write from `da` on (zero-based); NaN when one of them is no digit. */
export function parseDigits(testo: string, da: number, quante: number): number {
  let numero = 0;
  for (let at = da; at < da + quante; at++) {
    const cifra = testo.charCodeAt(at) - 48;
    // Past the end of the text it is NaN, which is neither.
    if (!(cifra >= 0 && cifra <= 9)) return Number.NaN;
    numero = numero * 10 + cifra;
  }
  return numero;
}
