/** Words of headers that programs cut to make a column narrow. */

/** Words of headers, whole: one cut after three letters or more is read as the only one that it starts. */
const VOCABOLARIO =
  'data numero documento fattura scadenza importo imponibile imposta totale residuo cliente fornitore ragione sociale descrizione operazione movimento registrazione emissione denominazione contabile competenza intestatario beneficiario ordinante controparte riferimento divisa causale disponibile progressivo'.split(
    ' ',
  );
const CONTRATTE: Readonly<Record<string, string>> = {
  dt: 'data',
  nr: 'numero',
  ft: 'fattura',
  rag: 'ragione',
};

/** The header with its cut words made whole: `Tot. doc.` becomes `totale documento`. Lower case, as `normalizza` leaves it. */
export function expandAbbreviations(nome: string): string {
  return nome
    .split(' ')
    .map((word) => {
      if (CONTRATTE[word] !== undefined) return CONTRATTE[word];
      const intere = word.length < 3 ? [] : VOCABOLARIO.filter((intera) => intera.startsWith(word));
      return intere.length === 1 ? (intere[0] ?? word) : word;
    })
    .join(' ');
}
