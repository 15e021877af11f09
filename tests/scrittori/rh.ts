/** A small writer of the CBI rendicontazione (RH): 120 characters a record. */
import { cifre, totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

const giorno = (testo: string): string => `${testo.slice(8)}${testo.slice(5, 7)}${testo.slice(2, 4)}`;
const segno = (importo: number): string => (importo < 0 ? 'D' : 'C');
const importo15 = (importo: number): string => cifre(importo, ',').padStart(15, '0');
const record = (testo: string): string => testo.padEnd(120);
const NUMERO = '0000001';

/** The text of a movement takes what is left of the 62, and goes on in as many 63 as it needs. */
function movimento(uno: MovimentoScritto, at: number): string[] {
  const { data, data_valuta, importo, descrizione } = uno;
  const chi = `${NUMERO}${String((at % 999) + 1).padStart(3, '0')}`;
  const testa = ` 62${chi}${giorno(data_valuta)}${giorno(data)}${segno(importo)}${importo15(importo)}48`;
  const resto = descrizione.slice(34);
  return [
    record(`${testa.padEnd(86)}${descrizione.slice(0, 34)}`),
    ...(resto === '' ? [] : [record(` 63${chi}${resto}`)]),
  ];
}

/** @param movimenti those written, when they are not those the balances were made from */
export function scriviRh(estratto: EstrattoScritto, movimenti = estratto.movimenti): string {
  const { conto, divisa, iniziale } = estratto;
  const finale = iniziale + totale(estratto);
  const corpo = [
    record(' RH0542812345310126PROVA'),
    record(
      ` 61${NUMERO}`.padEnd(28) +
        '93001'.padEnd(23) +
        `${conto.slice(4)}${divisa}010126${segno(iniziale)}${importo15(iniziale)}${conto.slice(0, 4)}`,
    ),
    ...movimenti.flatMap(movimento),
    record(
      ` 64${NUMERO}${divisa}310126${segno(finale)}${importo15(finale)}${segno(finale)}${importo15(finale)}`,
    ),
  ];
  const coda = ' EF0542812345310126PROVA'.padEnd(82) + String(corpo.length + 1).padStart(7, '0');
  return [...corpo, record(coda), ''].join('\r\n');
}
