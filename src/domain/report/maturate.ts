/**
 * Commissions matured on collected cash (codice civile art. 1748: when and in the measure in which the customer pays).
 * Pure, over the lines of one partita; the server does the same sums in SQL.
 */
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { centesimi } from '../importi.ts';
import { calcolaProvvigione } from '../provvigioni.ts';

/** Differenze that settle a partita without money having come. */
export const NON_INCASSATI = ['abbuono', 'sconto'] as const;

/**
 * The cash of an allocation, to the cent: the part of its pagamento that was not waived. `chiuso`: all that the
 * pagamento allocates; `tolto`: its rebates, of the opposite sign. A storno goes by the pagamento it takes back.
 */
export function cassaDi(importo: number, chiuso: number, tolto: number): Centesimi {
  if (chiuso === 0 || tolto === 0) return centesimi(importo);
  const [num, den] = chiuso < 0 ? [-(chiuso + tolto), -chiuso] : [chiuso + tolto, chiuso];
  const part = Math.max(0, Math.min(den, num));
  const product = BigInt(importo) * BigInt(part);
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + BigInt(den)) / (2n * BigInt(den));
  return centesimi(Number(product < 0n ? -rounded : rounded));
}

/** Cash that came on a day. */
export interface Cassa {
  data: Giorno;
  importo: number;
}

/**
 * What one partita earned in a period: up to its end, less up to the day before its beginning. Rounded so, the months
 * of a year add up to the year, and all periods together to the commission on all that was collected.
 */
export function maturataNel(casse: readonly Cassa[], dal: Giorno, al: Giorno, aliquota: number): Centesimi {
  const upTo = (counts: (data: Giorno) => boolean): Centesimi =>
    calcolaProvvigione(
      centesimi(casse.reduce((sum, { data, importo }) => (counts(data) ? sum + importo : sum), 0)),
      aliquota,
    );
  return centesimi(upTo((data) => data <= al) - upTo((data) => data < dal));
}
