/** Text as a person means it: accents and case do not count. */

const COMBINING = /\p{M}/gu;
/** Most text of a ledger is plain: it needs no decomposition. */
const PLAIN = /^[\n -~]*$/;

/** `Società PERÙ` -> `societa peru`. */
export function semplifica(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(COMBINING, '').toLowerCase();
}

const collator = new Intl.Collator('it', { sensitivity: 'base', numeric: true });

/** Alphabetical as an Italian expects; numbers inside text count as numbers (`Fattura 9` before `Fattura 10`). */
export function compareTesto(a: string, b: string): number {
  return collator.compare(a, b);
}

/** `1 riga`, `1.240 righe`. */
export function conteggio(count: number, one: string, many: string): string {
  return `${formatIntero(count)} ${count === 1 ? one : many}`;
}

const interi = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
const decimali = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 6 });

/** `1240` -> `1.240`. */
export function formatIntero(value: number): string {
  return interi.format(value);
}

/** `1240.5` -> `1.240,5`; at most six decimals. */
export function formatNumero(value: number): string {
  return decimali.format(value);
}

/** Reads `1.240,5`, `1240`, `-3,25`; null when it is not a number written the Italian way. */
export function parseNumero(text: string): number | null {
  const rest = text.replaceAll(/\s/g, '').replaceAll('−', '-');
  if (!/^[-+]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(rest)) return null;
  return Number(rest.replaceAll('.', '').replace(',', '.'));
}
