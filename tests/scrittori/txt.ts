/** A small writer of printed statements: columns by their place, amounts to the right. */
import { formatData } from '#domain/date.ts';
import { totale, type EstrattoScritto } from './estratto.ts';

const LARGA = 40;

const importo = (cents: number): string => {
  const text = String(Math.abs(cents)).padStart(3, '0');
  return `${text.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')},${text.slice(-2)}`;
};
const segnato = (cents: number): string => `${cents < 0 ? '-' : ''}${importo(cents)}`;

export function writeTxt(estratto: EstrattoScritto, movimenti = estratto.movimenti): string {
  const riga = (data: string, valueDate: string, text: string, dare: string, avere: string): string =>
    `${data.padEnd(12)}${valueDate.padEnd(12)}${text.padEnd(LARGA)}${dare.padStart(16)}${avere.padStart(16)}`;
  const final = estratto.iniziale + totale(estratto);
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
    `Saldo finale EUR ${segnato(final)}`,
    '',
  ].join('\r\n');
}
