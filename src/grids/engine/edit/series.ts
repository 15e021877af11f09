/**
 * How some cells go on, as a spreadsheet continues them when their handle is dragged: days by days or by months,
 * numbers by their step, texts by the last number in them. Pure.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import type { TipoColonna } from '../kinds.ts';

/** The value at an index of the series; the given cells are those from 0 on, and negative ones come before. */
export type Serie = (indice: number) => unknown;

const GIORNO_MS = 86_400_000;
/** Digits that a number holds exactly. */
const MASSIME_CIFRE = 15;

/** The one step between neighbours; null when there are several. */
function passo(numeri: readonly number[]): number | null {
  const [first, second, ...others] = numeri;
  if (first === undefined || second === undefined) return null;
  const step = second - first;
  let last = second;
  for (const each of others) {
    if (each - last !== step) return null;
    last = each;
  }
  return step;
}

const numeroGiorno = (giorno: Giorno): number => Date.parse(`${giorno}T00:00:00Z`) / GIORNO_MS;

interface Mese {
  /** Months since year 0. */
  mese: number;
  giorno: number;
  ultimo: boolean;
}

function leggiMese(giorno: Giorno): Mese {
  const [year = 0, month = 0, day = 0] = giorno.split('-').map(Number);
  return { mese: year * 12 + month - 1, giorno: day, ultimo: addGiorni(giorno, 1).endsWith('-01') };
}

/** A day of a month; the month's last one where it is shorter. */
function scriviMese(mese: number, giorno: number): Giorno {
  const [year, month] = [Math.floor(mese / 12), mese % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(giorno, last);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) as Giorno;
}

/** The same day of other months, or the last day of each. */
function serieMesi(giorni: readonly Giorno[]): Serie | null {
  const read = giorni.map(leggiMese);
  const [first] = read;
  const step = passo(read.map(({ mese }) => mese));
  if (!first || step === null || step === 0) return null;
  const ends = read.every(({ ultimo }) => ultimo);
  if (!ends && read.some(({ giorno }) => giorno !== first.giorno)) return null;
  return (indice) => scriviMese(first.mese + step * indice, ends ? 31 : first.giorno);
}

function serieGiorni(giorni: readonly Giorno[]): Serie | null {
  const [first] = giorni;
  if (first === undefined) return null;
  const step = giorni.length === 1 ? 1 : passo(giorni.map(numeroGiorno));
  const months = giorni.length > 1 ? serieMesi(giorni) : null;
  if (months) return months;
  return step === null ? null : (indice) => addGiorni(first, step * indice);
}

function serieNumeri(numeri: readonly number[], solo: number | null): Serie | null {
  const [first] = numeri;
  const step = numeri.length === 1 ? solo : passo(numeri);
  if (first === undefined || step === null) return null;
  return (indice) => first + step * indice;
}

/** `FT 9/A` -> `FT `, `9`, `/A`: the last number of a text. */
function dividi(text: string): { prima: string; cifre: string; dopo: string } | null {
  const [, prima = '', cifre = '', dopo = ''] = /^([\s\S]*?)(\d+)(\D*)$/.exec(text) ?? [];
  return cifre === '' || cifre.length > MASSIME_CIFRE ? null : { prima, cifre, dopo };
}

function serieTesti(testi: readonly string[]): Serie | null {
  const read = testi.map(dividi);
  const [first] = read;
  if (!first || !read.every((each) => each?.prima === first.prima && each.dopo === first.dopo)) return null;
  const numeri = read.flatMap((each) => (each ? [Number(each.cifre)] : []));
  const step = testi.length === 1 ? 1 : passo(numeri);
  if (step === null) return null;
  // Zeros in front are part of the code: 009 goes on as 010.
  const width = first.cifre.startsWith('0') ? first.cifre.length : 0;
  return (indice) => {
    const number = Math.abs(Number(first.cifre) + step * indice);
    return `${first.prima}${String(number).padStart(width, '0')}${first.dopo}`;
  };
}

/**
 * The series that some cells of one column begin; null when they are to be repeated as they are. A lone number is
 * repeated, and counted on when `conta`.
 */
export function inferSeries(
  { nome }: Pick<TipoColonna<unknown>, 'nome'>,
  valori: readonly unknown[],
  conta = false,
): Serie | null {
  const testi = valori.filter((valore) => typeof valore === 'string');
  const numeri = valori.filter((valore) => typeof valore === 'number');
  switch (nome) {
    case 'data':
      return testi.length === valori.length ? serieGiorni(testi as Giorno[]) : null;
    case 'importo':
      return numeri.length === valori.length ? serieNumeri(numeri, conta ? 100 : null) : null;
    case 'numero':
      return numeri.length === valori.length ? serieNumeri(numeri, conta ? 1 : null) : null;
    case 'testo':
    case 'nota':
      return testi.length === valori.length ? serieTesti(testi) : null;
    default:
      return null;
  }
}
