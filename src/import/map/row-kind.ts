/** What the rows of a list of open items are: its documents, or lines of them. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { TAX, NETTO, normalizeTitle } from '../tracciato/partite.ts';

/** `documenti` each row is one; `dettagli` lines with amounts of their own; `ripetuto` lines that repeat the document's. */
export type RowKind = 'documenti' | 'dettagli' | 'ripetuto';

/** A rate of tax, which a document may have several of. */
const ALIQUOTA = /\baliq\w*\b|\bcod(ice)? iva\b/;

/** True when the rows of the file are the lines of its documents rather than the documents. */
function hasDetails(header: readonly string[]): boolean {
  return header.some((name) =>
    /\b(quantit\w*|quantity|qty|item|position|articolo)\b/.test(normalizeTitle(name)),
  );
}

/** @param righe the first rows of the table */
export function findRowKind(lettura: Lettura, righe: readonly (readonly string[])[]): RowKind {
  const { intestazione, colonne } = lettura;
  const importo = colonne.find(({ campo }) => campo === 'importo');
  if (hasDetails(intestazione)) return hasDetails([importo?.colonna ?? '']) ? 'dettagli' : 'ripetuto';
  if (!importo || !intestazione.some((name) => ALIQUOTA.test(normalizeTitle(name)))) return 'documenti';
  return repeatsTotal(lettura, importo.indice, righe) ? 'ripetuto' : 'dettagli';
}

/** True where some row has another amount than its own net and tax: that of the whole document. */
function repeatsTotal(
  { intestazione, decimali, colonne }: Lettura,
  importo: number,
  righe: readonly (readonly string[])[],
): boolean {
  if (colonne.some(({ campo }) => campo === 'imposta')) return false;
  const names = intestazione.map((name) => normalizeTitle(name));
  const net = names.findIndex((name) => NETTO.test(name));
  const tax = names.findIndex((name) => TAX.test(name) && !NETTO.test(name) && !ALIQUOTA.test(name));
  if (net === -1 || tax === -1 || net === importo) return false;
  return righe.some((riga) => {
    const [total, base, taxAmount] = [importo, net, tax].map((index) =>
      parseCentesimi(riga[index] ?? '', decimali),
    );
    const sum = (base ?? Number.NaN) + (taxAmount ?? Number.NaN);
    return !Number.isNaN(sum) && total !== undefined && !Number.isNaN(total) && total !== sum;
  });
}
