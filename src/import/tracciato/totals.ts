/** What a line of totals says of the money out and of the money in. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { TotaleDichiarato } from '#domain/quadratura/totals.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { classifyCell, cleanCell } from '../cell/cell.ts';
import { normalizeHeader } from '../cell/words.ts';

/** Where the amounts of the table stand; -1 for a column that it has not. */
export interface MoneyColumns {
  dare: number;
  avere: number;
  /** True for the account of a firm's own books, in which what comes in is called dare. */
  rovesciati: boolean;
}

const PRIMA = 'totale|totali|total|totals|totaux|summe|gesamt';
/** A total of everything, that names no side. */
const NUDA = new RegExp(
  `^(${PRIMA})( (di|dei|delle|degli|del|in))?( (movimenti|operazioni|importi|generale|generali|complessivo|complessivi|periodo|eur|euro))*$`,
);
const OGNI = new RegExp(`^(${PRIMA})\\b`);
const USCITE = 'dare|addebiti|uscite|debito|debiti|debits?|belastungen';
const ENTRATE = 'avere|accrediti|entrate|credito|crediti|credits?|gutschriften';
const CIFRA = String.raw`[-+−–]?\s?\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?!\d)\s?[-+]?`;
/** A total with its side and its figure, alone or beside the other: `Totale movimenti dare 1.250,00`. */
const CON_LATO = new RegExp(
  String.raw`\b(?:${PRIMA})\s+(?:(?:di|dei|delle|degli|a|in|der)\s+)?(?:(?:movimenti|operazioni|importi|generale)\s+)?(?:a\s+|in\s+)?(?:(${USCITE})|(${ENTRATE}))\s*[:=]?\s*[-+−–]?\s*(?:€|EUR|euro)?\s*(${CIFRA})`,
  'gi',
);
/** Both figures after a name without sides: `Totali  1.250,00  2.300,00`. */
const DUE = new RegExp(String.raw`^([^\d+\-−–]+?)\s*(${CIFRA})\s+(${CIFRA})$`);

/** True for a cell that begins as totals do. */
const isDiTotale = (cella: string): boolean => OGNI.test(normalizeHeader(cella));

/**
 * The totals of a line, in cents without a sign; null for a line that states none, or of which it is not known of what they are.
 * @param linea the line of the file
 */
export function readTotali(
  riga: readonly string[],
  linea: number,
  colonne: MoneyColumns,
  decimali: Decimali,
): TotaleDichiarato | null {
  const celle = riga.map((cella) => cleanCell(cella));
  const piene = celle.filter((cella) => cella !== '');
  if (!piene.some((cella) => isDiTotale(cella))) return null;
  return (
    daColonne(celle, linea, colonne, decimali) ??
    conLato(piene.join(' '), linea, colonne, decimali) ??
    inDue(piene.join(' '), linea, colonne, decimali)
  );
}

const assoluto = (testo: string, decimali: Decimali): number =>
  Math.abs(parseCentesimi(cleanCell(testo.replaceAll(/[−–]/g, '-')).replaceAll(' ', ''), decimali));

/** Under the columns of the two sides, beside a name and nothing else but figures. */
function daColonne(
  celle: readonly string[],
  linea: number,
  { dare, avere }: MoneyColumns,
  decimali: Decimali,
): TotaleDichiarato | null {
  if (dare === -1 || avere === -1) return null;
  const testi = celle.filter((cella) => cella !== '' && classifyCell(cella) !== 'denaro');
  if (testi.length !== 1 || !NUDA.test(normalizeHeader(testi[0] ?? ''))) return null;
  const [uscite, entrate] = [dare, avere].map((indice) => {
    const cella = celle[indice] ?? '';
    return cella === '' ? Number.NaN : assoluto(cella, decimali);
  });
  return toTotale(linea, uscite ?? Number.NaN, entrate ?? Number.NaN, true);
}

function conLato(
  testo: string,
  linea: number,
  { rovesciati }: MoneyColumns,
  decimali: Decimali,
): TotaleDichiarato | null {
  let [uscite, entrate] = [Number.NaN, Number.NaN];
  for (const [, uscita, , cifra = ''] of testo.matchAll(CON_LATO)) {
    if ((uscita !== undefined) === rovesciati) entrate = assoluto(cifra, decimali);
    else uscite = assoluto(cifra, decimali);
  }
  return toTotale(linea, uscite, entrate, true);
}

/** Two figures in the order of the columns: only where they agree do they prove anything. */
function inDue(
  testo: string,
  linea: number,
  { dare, avere }: MoneyColumns,
  decimali: Decimali,
): TotaleDichiarato | null {
  const [, nome = '', una = '', altra = ''] = DUE.exec(testo) ?? [];
  if (!NUDA.test(normalizeHeader(nome))) return null;
  const [prima, dopo] = [assoluto(una, decimali), assoluto(altra, decimali)];
  return avere < dare ? toTotale(linea, dopo, prima, false) : toTotale(linea, prima, dopo, false);
}

function toTotale(riga: number, dare: number, avere: number, certo: boolean): TotaleDichiarato | null {
  if (Number.isNaN(dare) && Number.isNaN(avere)) return null;
  const oNull = (cents: number): number | null => (Number.isNaN(cents) ? null : cents);
  return { riga, dare: oNull(dare), avere: oNull(avere), certo };
}
