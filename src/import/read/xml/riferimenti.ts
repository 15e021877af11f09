/** References to characters, in the texts of XML. */

const RIFERIMENTI = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The text with its references resolved; null when one is not among the five that every parser knows. */
export function risolvi(testo: string): string | null {
  let ignoto = false;
  const risolto = testo.replaceAll(/&(?:(\w{2,4});)?/g, (_, nome?: string) => {
    const carattere = RIFERIMENTI.get(nome ?? '');
    if (carattere === undefined) ignoto = true;
    return carattere ?? '';
  });
  return ignoto ? null : risolto;
}
