/**
 * Which columns are the money and which way it goes. Words propose several readings; each is tried
 * against the running balance, and the one that ties wins whatever the words say.
 */
import type { Decimali, Segno } from '#api/contract/tracciati.ts';
import { findWrittenSide, parseCentesimi } from '../cell/amount.ts';
import { isProvata, proveCatena } from '#domain/quadratura/proof.ts';
import { listCandidates, filterPossible, listWeighed, type MoneyReading } from './candidates.ts';
import { normalizeHeader, listMeanings, parseIndicator } from '../cell/words.ts';
import { isSoldi, type ProfiledColumn } from './profile.ts';

export interface LetturaSoldi {
  segno: Segno;
  importo: number | null;
  dare: number | null;
  avere: number | null;
  indicatore: number | null;
  commissione: number | null;
  saldo: number | null;
  dareNegativo: boolean;
  /** True when the running balances tie under this reading. */
  provata: boolean;
  /** True when the balance column ties nowhere under any reading. */
  saldoMuto: boolean;
  /** Other columns that could be the amount as well, when nothing but position tells them apart. */
  rivali: number[];
  /** Whether something told the two columns of a pair apart. */
  lato: 'certo' | 'ignoto';
}

/** The amount of a row of the sample; NaN when it has none. */
function importoDi(candidato: MoneyReading, riga: number, decimali: Decimali, dareNegativo: boolean): number {
  const read = (colonna: ProfiledColumn | null): number => {
    const cella = colonna?.celle[riga] ?? '';
    return cella === '' ? 0 : parseCentesimi(cella, decimali);
  };
  if (candidato.segno === 'dare_avere') {
    const d = read(candidato.dare);
    return read(candidato.avere) + (dareNegativo ? d : -d);
  }
  const cella = candidato.importo?.celle[riga] ?? '';
  const importo = cella === '' ? Number.NaN : parseCentesimi(cella, decimali);
  if (candidato.segno === 'inverso') return findWrittenSide(cella) === null ? -importo : importo;
  if (candidato.segno === 'indicatore') {
    const segno = parseIndicator(candidato.indicatore?.celle[riga] ?? '');
    return segno === null ? Number.NaN : segno * Math.abs(importo);
  }
  return candidato.commissione ? importo - Math.abs(read(candidato.commissione)) : importo;
}

/** True when the dare column itself carries the minus on most of its amounts. */
export function isDareNegativo(celle: readonly string[], decimali: Decimali): boolean {
  let negative = 0;
  let positive = 0;
  for (const cella of celle) {
    const importo = cella === '' ? 0 : parseCentesimi(cella, decimali);
    if (importo < 0) negative++;
    else if (importo > 0) positive++;
  }
  return negative > positive;
}

/** Balances of the whole statement, the same on each of its rows: they follow none. */
const DEL_PERIODO = /\b(initial|opening|inizial[ei]|apertura|final|closing|final[ei]|chiusura)\b/;

interface Valutata {
  candidato: MoneyReading;
  saldo: ProfiledColumn | null;
  dareNegativo: boolean;
  valore: number;
  prove: number;
  legami: number;
  forti: number;
}

function valuta(
  candidato: MoneyReading,
  saldi: readonly ProfiledColumn[],
  decimali: Decimali,
  divise: readonly string[],
): Valutata[] {
  const righe = Math.max(candidato.importo?.celle.length ?? 0, candidato.dare?.celle.length ?? 0);
  const dareNegativo = candidato.dare !== null && isDareNegativo(candidato.dare.celle, decimali);
  const importi = Array.from({ length: righe }, (_, riga) =>
    importoDi(candidato, riga, decimali, dareNegativo),
  );
  if (candidato.segno === 'dare_avere' && entrambe(candidato, decimali) > 0.05) return [];
  const coperte = importi.filter((importo, riga) => !Number.isNaN(importo) && pieno(candidato, riga)).length;
  const base = candidato.peso + (righe === 0 ? 0 : (10 * coperte) / righe);
  const costante = candidato.importo !== null && righe > 2 && candidato.importo.valori.size === 1 ? 6 : 0;
  const result: Valutata[] = [
    { candidato, saldo: null, dareNegativo, valore: base - costante, prove: 0, legami: 0, forti: 0 },
  ];
  for (const saldo of saldi) {
    if (saldo === candidato.importo || saldo === candidato.dare || saldo === candidato.avere) continue;
    const { prove, legami, forti } = prova(importi, saldo, decimali, divise);
    const rapporto = prove === 0 || forti === 0 ? 0 : legami / prove;
    const valore =
      base - costante + (prove === 0 ? 0.2 : 12 * rapporto + (rapporto > 0.5 && forti > 1 ? 20 : 0));
    result.push({ candidato, saldo, dareNegativo, valore, prove, legami, forti });
  }
  return result;
}

/** Chains are followed currency by currency: a wallet keeps one balance for each. */
function prova(
  importi: readonly number[],
  saldo: ProfiledColumn,
  decimali: Decimali,
  divise: readonly string[],
): { prove: number; legami: number; forti: number } {
  let prove = 0;
  let legami = 0;
  let forti = 0;
  for (const divisa of new Set(divise.length === 0 ? [''] : divise)) {
    const righe = importi.flatMap((importo, riga) => {
      if (divise.length > 0 && divise[riga] !== divisa) return [];
      const cella = saldo.celle[riga] ?? '';
      const centesimi = cella === '' ? Number.NaN : parseCentesimi(cella, decimali);
      return [
        { importo: Number.isNaN(importo) ? 0 : importo, saldo: Number.isNaN(centesimi) ? null : centesimi },
      ];
    });
    const catena = proveCatena(righe);
    prove += catena?.prove ?? 0;
    legami += catena?.legami ?? 0;
    forti += catena?.forti ?? 0;
  }
  return { prove, legami, forti };
}

function pieno({ importo, dare, avere }: MoneyReading, riga: number): boolean {
  return (
    (importo?.celle[riga] ?? '') !== '' ||
    (dare?.celle[riga] ?? '') !== '' ||
    (avere?.celle[riga] ?? '') !== ''
  );
}

/** Share of rows where both columns of a pair carry an amount: then they are not dare and avere. */
function entrambe({ dare, avere }: MoneyReading, decimali: Decimali): number {
  const nonZero = (cella: string): boolean => cella !== '' && parseCentesimi(cella, decimali) !== 0;
  const both = (dare?.celle ?? []).filter(
    (cella, riga) => nonZero(cella) && nonZero(avere?.celle[riga] ?? ''),
  ).length;
  return (dare?.celle.length ?? 0) === 0 ? 0 : both / (dare?.celle.length ?? 1);
}

/**
 * The best reading of the money columns; null when no column holds amounts.
 * @param divise currency of each row of the sample, empty when the file has one
 */
export function chooseMoney(
  colonne: readonly ProfiledColumn[],
  decimali: Decimali,
  parole: boolean,
  divise: readonly string[],
): LetturaSoldi | null {
  const perParole = listWeighed(filterPossible(colonne), 'saldo')
    .map(({ colonna }) => colonna)
    .filter(({ intestazione }) => !DEL_PERIODO.test(normalizeHeader(intestazione)));
  const saldi =
    perParole.length > 0
      ? perParole.slice(0, 4)
      : colonne
          .filter(
            (colonna) => isSoldi(colonna) && (!parole || listMeanings(colonna.intestazione).length === 0),
          )
          .slice(0, 6);
  const tutte = listCandidates(colonne, parole, decimali).flatMap((candidato) =>
    valuta(candidato, saldi, decimali, divise),
  );
  const ammesse = tutte.filter(
    ({ candidato, saldo, prove, legami, forti }) =>
      // Balances found by position alone, inverse signs and fees must prove themselves.
      (saldo === null || perParole.includes(saldo) || (forti > 1 && isProvata({ prove, legami, forti }))) &&
      (candidato.segno !== 'inverso' || (forti > 1 && isProvata({ prove, legami, forti }))) &&
      (candidato.commissione === null || isProvata({ prove, legami, forti })),
  );
  let best: Valutata | null = null;
  for (const valutata of ammesse) if (!best || valutata.valore > best.valore) best = valutata;
  if (!best) return null;
  const { candidato, prove, legami, forti } = best;
  const provata = isProvata({ prove, legami, forti });
  const saldo =
    best.saldo ?? (perParole.find((colonna) => colonna.piene > 0 && colonna !== candidato.importo) || null);
  return {
    segno: candidato.segno,
    importo: candidato.importo?.indice ?? null,
    dare: candidato.dare?.indice ?? null,
    avere: candidato.avere?.indice ?? null,
    indicatore: candidato.indicatore?.indice ?? null,
    commissione: candidato.commissione?.indice ?? null,
    saldo: saldo?.indice ?? null,
    dareNegativo: best.dareNegativo,
    provata,
    saldoMuto: prove > 1 && forti === 0,
    rivali: provata || parole ? [] : rivali(best, ammesse),
    lato: provata ? 'certo' : candidato.lato,
  };
}

/** Amount columns of other readings that cover as many rows as the chosen one. */
function rivali(scelta: Valutata, tutte: readonly Valutata[]): number[] {
  const altre = tutte.flatMap(({ candidato }) =>
    candidato.segno === 'con_segno' && candidato.importo && candidato.importo !== scelta.candidato.importo
      ? [candidato.importo]
      : [],
  );
  const piene = scelta.candidato.importo?.piene ?? Number.POSITIVE_INFINITY;
  return [...new Set(altre)].filter((colonna) => colonna.piene >= piene).map(({ indice }) => indice);
}
