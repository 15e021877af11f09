/** A small writer of CBI RiBa flows: orders, and their outcomes when they come back. */
import type { DocumentoScritto } from './partite.ts';

const record = (text: string): string => text.padEnd(120);
const day = (text: string): string => `${text.slice(8)}${text.slice(5, 7)}${text.slice(2, 4)}`;
const n = (number: number, digits: number): string => String(number).padStart(digits, '0');

export interface EsitoScritto {
  tipo: 'pagato' | 'insoluto';
  /** Cents. */
  spese: number;
}

/** @param outcomes of each order in turn; none for orders on their way to the bank */
export function writeRiba(
  documenti: readonly DocumentoScritto[],
  outcomes: readonly EsitoScritto[] = [],
): string {
  const orders = documenti.flatMap(({ numero, data, rate }) =>
    rate.map((instalment) => ({ numero, data, ...instalment })),
  );
  const head = `0542812345${day('2026-03-15')}PROVA`;
  const righe = [record(` IB${head}`)];
  let [negatives, positives] = [0, 0];
  for (const [at, { numero, data, scadenza, importo }] of orders.entries()) {
    const who = n(at + 1, 7);
    const outcome = outcomes[at % Math.max(1, outcomes.length)];
    const sign = outcome?.tipo === 'pagato' ? '+' : '-';
    if (sign === '-') negatives += importo;
    else positives += importo;
    const causale = outcome?.tipo === 'insoluto' ? '30010' : '30000';
    righe.push(
      record(
        ` 14${who}${' '.repeat(12)}${day(scadenza)}${causale}${n(importo, 13)}${sign}0200800000000001234567`.padEnd(
          119,
        ) + 'E',
      ),
      record(` 20${who}ALFA SRL`),
      record(` 30${who}${'BETA SPA'.padEnd(60)}07643520567`),
      record(` 40${who}VIA ROMA 1`),
      record(` 50${who}FATTURA N. ${numero} DEL ${day(data)}`),
      record(
        ` 51${who}${n(at + 1, 10)}`.padEnd(86) + (outcome?.tipo === 'insoluto' ? n(outcome.spese, 5) : ''),
      ),
      record(` 70${who}`),
    );
  }
  const queue = ` EF${head}`.padEnd(45);
  righe.push(
    record(`${queue}${n(orders.length, 7)}${n(negatives, 15)}${n(positives, 15)}${n(righe.length + 1, 7)}`),
  );
  return `${righe.join('\r\n')}\r\n`;
}
