/** The order of day, month and year, from the dates themselves and what stands around them. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import { joinData, splitData, type PartiData } from './date.ts';
import { cleanCell } from './cell.ts';
import type { HeaderLanguage } from './words.ts';

export type EsitoOrdine =
  | { certo: true; ordine: OrdineData; motivo: 'forma' | 'giorni' | 'colonne' | 'punto' | 'lingua' }
  | { certo: false; esempio: string };

const GIORNO_MS = 86_400_000;

/**
 * Decides by, in this order: a form that leaves no doubt (year first, month in letters), a day beyond 12,
 * two date columns that stay close under one order only, the dot (day first wherever dots are used),
 * and at last the language of the headers.
 * @param principale cells of the date column; `altre` of the other date columns, row by row; `vicine` of those whose days
 * lie close to them: not days on which something is due
 */
export function inferOrdineData(
  principale: readonly string[],
  altre: readonly (readonly string[])[],
  lingua: HeaderLanguage | null,
  vicine: readonly (readonly string[])[] = altre,
): EsitoOrdine {
  const parti = principale.map((cella) => splitData(cleanCell(cella)));
  const numeri = parti.filter((parte) => parte?.forma === 'numeri') as PartiData[];
  if (numeri.length === 0) return daForma(parti);
  const tutte = [...numeri];
  for (const colonna of altre) {
    for (const cella of colonna) {
      const parte = splitData(cleanCell(cella));
      if (parte?.forma === 'numeri' && parte.separatore === numeri[0]?.separatore) tutte.push(parte);
    }
  }
  const giorni = daGiorni(tutte);
  if (giorni) return { certo: true, ordine: giorni, motivo: 'giorni' };
  if (numeri.every(({ separatore }) => separatore === '.')) {
    return { certo: true, ordine: 'gma', motivo: 'punto' };
  }
  const daVicine = daColonne(principale, vicine);
  if (daVicine) return { certo: true, ordine: daVicine, motivo: 'colonne' };
  if (lingua !== null && lingua !== 'en') return { certo: true, ordine: 'gma', motivo: 'lingua' };
  if (numeri.every(({ a, b }) => a === b)) return { certo: true, ordine: 'gma', motivo: 'giorni' };
  const doubtful = principale.find((cella) => {
    const parte = splitData(cleanCell(cella));
    return parte?.forma === 'numeri' && parte.a !== parte.b;
  });
  return { certo: false, esempio: doubtful ?? '' };
}

function daForma(parti: readonly (PartiData | null)[]): EsitoOrdine {
  const compatte = parti.filter((parte) => parte?.forma === 'compatta') as PartiData[];
  if (compatte.length === 0) {
    const nome = parti.some((parte) => parte?.forma === 'nome');
    return { certo: true, ordine: nome ? 'gma' : 'amg', motivo: 'forma' };
  }
  let best: OrdineData = 'amg';
  let most = -1;
  for (const ordine of ['amg', 'gma', 'mga'] as const) {
    const valid = compatte.filter((parte) => {
      const day = joinData(parte, ordine);
      return day !== null && day > '1989' && day < '2080';
    }).length;
    if (valid > most) {
      best = ordine;
      most = valid;
    }
  }
  return { certo: true, ordine: best, motivo: 'forma' };
}

function daGiorni(parti: readonly PartiData[]): OrdineData | null {
  let primo = 0;
  let secondo = 0;
  let anno = 0;
  for (const { a, b } of parti) {
    if (a > 31) anno++;
    else if (a > 12) primo++;
    if (b > 12) secondo++;
  }
  if (anno > 0 && anno >= primo && secondo === 0) return 'amg';
  if (primo > secondo) return 'gma';
  if (secondo > primo) return 'mga';
  return null;
}

/** Booking and value day are days apart, not months: under the wrong order they drift. */
function daColonne(principale: readonly string[], altre: readonly (readonly string[])[]): OrdineData | null {
  for (const colonna of altre) {
    const scarti = (['gma', 'mga'] as const).map((ordine) => scartoMassimo(principale, colonna, ordine));
    const [gma = null, mga = null] = scarti;
    if (gma === null || mga === null) continue;
    if (gma <= 10 && mga > 20) return 'gma';
    if (mga <= 10 && gma > 20) return 'mga';
  }
  return null;
}

function scartoMassimo(una: readonly string[], altra: readonly string[], ordine: OrdineData): number | null {
  let most: number | null = null;
  for (const [at, cella] of una.entries()) {
    const x = splitData(cleanCell(cella));
    const y = splitData(cleanCell(altra[at] ?? ''));
    if (!x || !y) continue;
    const dx = joinData(x, ordine);
    const dy = joinData(y, ordine);
    if (!dx || !dy) return 9_999;
    most = Math.max(most ?? 0, Math.abs(Date.parse(dx) - Date.parse(dy)) / GIORNO_MS);
  }
  return most;
}
