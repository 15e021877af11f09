/** A small writer of CBI RiBa flows: orders, and their outcomes when they come back. */
import type { DocumentoScritto } from './partite.ts';

const record = (testo: string): string => testo.padEnd(120);
const giorno = (testo: string): string => `${testo.slice(8)}${testo.slice(5, 7)}${testo.slice(2, 4)}`;
const n = (numero: number, cifre: number): string => String(numero).padStart(cifre, '0');

export interface EsitoScritto {
  tipo: 'pagato' | 'insoluto';
  /** Cents. */
  spese: number;
}

/** @param esiti of each order in turn; none for orders on their way to the bank */
export function scriviRiba(
  documenti: readonly DocumentoScritto[],
  esiti: readonly EsitoScritto[] = [],
): string {
  const ordini = documenti.flatMap(({ numero, data, rate }) =>
    rate.map((rata) => ({ numero, data, ...rata })),
  );
  const testa = `0542812345${giorno('2026-03-15')}PROVA`;
  const righe = [record(` IB${testa}`)];
  let [negativi, positivi] = [0, 0];
  for (const [at, { numero, data, scadenza, importo }] of ordini.entries()) {
    const chi = n(at + 1, 7);
    const esito = esiti[at % Math.max(1, esiti.length)];
    const segno = esito?.tipo === 'pagato' ? '+' : '-';
    if (segno === '-') negativi += importo;
    else positivi += importo;
    const causale = esito?.tipo === 'insoluto' ? '30010' : '30000';
    righe.push(
      record(
        ` 14${chi}${' '.repeat(12)}${giorno(scadenza)}${causale}${n(importo, 13)}${segno}0200800000000001234567`.padEnd(
          119,
        ) + 'E',
      ),
      record(` 20${chi}ALFA SRL`),
      record(` 30${chi}${'BETA SPA'.padEnd(60)}07643520567`),
      record(` 40${chi}VIA ROMA 1`),
      record(` 50${chi}FATTURA N. ${numero} DEL ${giorno(data)}`),
      record(` 51${chi}${n(at + 1, 10)}`.padEnd(86) + (esito?.tipo === 'insoluto' ? n(esito.spese, 5) : '')),
      record(` 70${chi}`),
    );
  }
  const coda = ` EF${testa}`.padEnd(45);
  righe.push(
    record(`${coda}${n(ordini.length, 7)}${n(negativi, 15)}${n(positivi, 15)}${n(righe.length + 1, 7)}`),
  );
  return `${righe.join('\r\n')}\r\n`;
}
