/** Descriptions that may be of a balance or of a total: told cheaply, since every row is asked. */
import { toOneLine } from '../cell/text.ts';

/** How balance and totals lines start; the cheap test before the careful ones, made on every row. */
const SOSPETTA =
  /^\W*(?:il |nuovo |neuer |alter |end|schluss|anfangs|er.ffnungs|letzter |opening |closing |initial |final |starting |ending |previous |current |available |sub-?)?(?:sald|giacen|disponibilit|balan|kontost|solde|riporto|total|summe|gesamt|somma|sum |turnover)/i;
/** How a description must start for that pattern to match: its first two letters, or something that is no letter. */
const INIZI = new Set(
  'il nu ne al en sc an er le op cl in fi st pr cu av su sa ba ko so ri to ge tu gi di da'
    .split(' ')
    .map((due) => chiaveInizio(due)),
);

/** Two characters as one number, capitals as small letters. */
function chiaveInizio(testo: string): number {
  return (testo.charCodeAt(0) | 32) * 256 + (testo.charCodeAt(1) | 32);
}

/** True where `SOSPETTA` may match: nearly every description is told by its first two letters, without a pattern. */
function puoEssereSospetta(testo: string): boolean {
  const lettera = testo.charCodeAt(0) | 32;
  return lettera < 97 || lettera > 122 || INIZI.has(chiaveInizio(testo));
}

/** True for a description that starts as balances and totals do. */
export const isSospetta = (testo: string): boolean => puoEssereSospetta(testo) && SOSPETTA.test(testo);

/** Of several columns that describe a row, the one that says a balance or a total, in whatever order they stand. */
export function findSospetta(riga: readonly string[], indici: readonly number[]): string {
  const found = indici.find((indice) => isSospetta(riga[indice] ?? ''));
  return found === undefined ? '' : toOneLine(riga[found] ?? '');
}
