/** A small writer of printed statements: columns by their place, amounts to the right. */
import { formatData } from '#domain/date.ts';
import { totale, type EstrattoScritto } from './estratto.ts';

const LARGA = 40;

const importo = (cents: number): string => {
  const testo = String(Math.abs(cents)).padStart(3, '0');
  return `${testo.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')},${testo.slice(-2)}`;
};
const segnato = (cents: number): string => `${cents < 0 ? '-' : ''}${importo(cents)}`;

export function scriviTxt(estratto: EstrattoScritto, movimenti = estratto.movimenti): string {
  const riga = (data: string, valuta: string, testo: string, dare: string, avere: string): string =>
    `${data.padEnd(12)}${valuta.padEnd(12)}${testo.padEnd(LARGA)}${dare.padStart(16)}${avere.padStart(16)}`;
  const finale = estratto.iniziale + totale(estratto);
  return [
    'BANCA DI PROVA - ESTRATTO CONTO',
    `Saldo iniziale EUR ${segnato(estratto.iniziale)}`,
    '',
    riga('Data', 'Valuta', 'Descrizione', 'Dare', 'Avere'),
    '-'.repeat(96),
    ...movimenti.map(({ data, data_valuta, descrizione, importo: cents }) =>
      riga(
        formatData(data),
        formatData(data_valuta),
        descrizione,
        cents < 0 ? importo(cents) : '',
        cents > 0 ? importo(cents) : '',
      ),
    ),
    '-'.repeat(96),
    `Saldo finale EUR ${segnato(finale)}`,
    '',
  ].join('\r\n');
}
