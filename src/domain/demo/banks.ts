/** Invented banks, each with its own way of naming files and filling columns. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, MESI } from '../date.ts';

export interface Banca {
  nome: string;
  /** Five digits, of the shape of real ones; the bank does not exist. */
  abi: string;
  cab: string;
  /** The line of the first row in its files: after one header, or after a preamble and a header. */
  primaRiga: number;
  /** True when its files have the counterparty and its IBAN in columns of their own. */
  controparte: boolean;
  nomeFile(iban: string, dal: Giorno, al: Giorno): string;
}

const compact = (day: Giorno): string => formatData(day).replaceAll('/', '');
/** `Gennaio`. */
function formatMonth(day: Giorno): string {
  const name = MESI[Number(day.slice(5, 7)) - 1] ?? '';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

export const BANCHE: Banca[] = [
  {
    nome: 'Banca Popolare del Rubicone',
    abi: '05791',
    cab: '24200',
    primaRiga: 2,
    controparte: true,
    nomeFile: (iban, dal, al) => `Movimenti_Conto_${iban.slice(-12)}_${compact(dal)}_${compact(al)}.csv`,
  },
  {
    nome: 'Credito Padano',
    abi: '03499',
    cab: '02400',
    primaRiga: 9,
    controparte: false,
    nomeFile: (_, dal) => `EstrattoConto_${formatMonth(dal)}_${dal.slice(0, 4)}.csv`,
  },
  {
    nome: 'BCC delle Valli',
    abi: '08997',
    cab: '12100',
    primaRiga: 2,
    controparte: false,
    nomeFile: (iban, _, al) => `ListaMovimenti_${al.replaceAll('-', '')}_${iban.slice(-5)}.csv`,
  },
];
