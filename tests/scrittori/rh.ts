/** A small writer of the CBI rendicontazione (RH): 120 characters a record. */
import { cifre, totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

const day = (text: string): string => `${text.slice(8)}${text.slice(5, 7)}${text.slice(2, 4)}`;
const sign = (importo: number): string => (importo < 0 ? 'D' : 'C');
const importo15 = (importo: number): string => cifre(importo, ',').padStart(15, '0');
const record = (text: string): string => text.padEnd(120);
const NUMERO = '0000001';

/** The text of a movement takes what is left of the 62, and goes on in as many 63 as it needs. */
function movimento(one: MovimentoScritto, at: number): string[] {
  const { data, data_valuta, importo, descrizione } = one;
  const who = `${NUMERO}${String((at % 999) + 1).padStart(3, '0')}`;
  const head = ` 62${who}${day(data_valuta)}${day(data)}${sign(importo)}${importo15(importo)}48`;
  const rest = descrizione.slice(34);
  return [
    record(`${head.padEnd(86)}${descrizione.slice(0, 34)}`),
    ...(rest === '' ? [] : [record(` 63${who}${rest}`)]),
  ];
}

/** @param movimenti those written, when they are not those the balances were made from */
export function writeRh(estratto: EstrattoScritto, movimenti = estratto.movimenti): string {
  const { conto, divisa, iniziale } = estratto;
  const final = iniziale + totale(estratto);
  const body = [
    record(' RH0542812345310126PROVA'),
    record(
      ` 61${NUMERO}`.padEnd(28) +
        '93001'.padEnd(23) +
        `${conto.slice(4)}${divisa}010126${sign(iniziale)}${importo15(iniziale)}${conto.slice(0, 4)}`,
    ),
    ...movimenti.flatMap(movimento),
    record(` 64${NUMERO}${divisa}310126${sign(final)}${importo15(final)}${sign(final)}${importo15(final)}`),
  ];
  const queue = ' EF0542812345310126PROVA'.padEnd(82) + String(body.length + 1).padStart(7, '0');
  return [...body, record(queue), ''].join('\r\n');
}
