/**
 * Which columns are the money and which way it goes. Words propose several readings; each is tried
 * against the running balance, and the one that ties wins whatever the words say.
 */
import type { Decimali, Segno } from '#api/contract/tracciati.ts';
import { findWrittenSide, parseCentesimi } from '../cell/amount.ts';
import { isProvata, proveCatena } from '#domain/quadratura/proof.ts';
import { listCandidates, filterPossible, listWeighed, type MoneyReading } from './candidates.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { normalizeHeader, listMeanings } from '../cell/words.ts';
import { isOfDebt } from './debt-balances.ts';
import { takeOutFigures } from './beside-columns.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

export interface MoneyColumnsReading {
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
  /** True when each of several balances follows from the one before. */
  unbroken: boolean;
  /** True when the balance column ties nowhere under any reading. */
  muteSaldo: boolean;
  /** Other columns that could be the amount as well, when nothing but position tells them apart. */
  rivali: number[];
  /** Whether something told the two columns of a pair apart. */
  side: 'certo' | 'ignoto';
  /** True of what others come to, with what was kept back or added: nothing is to be taken off it. */
  isNet: boolean;
  /** True of amounts whose own arithmetic says that they came in: what was kept back makes them less. */
  received: boolean;
}

/** The amount of a row of the sample; NaN when it has none. */
function importoOf(candidate: MoneyReading, riga: number, decimals: Decimali, negativeDare: boolean): number {
  const read = (column: ProfiledColumn | null): number => {
    const cell = column?.celle[riga] ?? '';
    return cell === '' ? 0 : parseCentesimi(cell, decimals);
  };
  if (candidate.segno === 'dare_avere') {
    const d = read(candidate.dare);
    return read(candidate.avere) + (negativeDare ? d : -d);
  }
  const cella = candidate.importo?.celle[riga] ?? '';
  const importo = cella === '' ? Number.NaN : parseCentesimi(cella, decimals);
  if (candidate.segno === 'inverso') return findWrittenSide(cella) === null ? -importo : importo;
  if (candidate.segno === 'indicatore') {
    const sign = parseIndicator(candidate.indicatore?.celle[riga] ?? '');
    return sign === null ? Number.NaN : sign * Math.abs(importo);
  }
  return candidate.commissione ? importo - Math.abs(read(candidate.commissione)) : importo;
}

/** True when the dare column itself carries the minus on most of its amounts. */
function isDareNegativo(cells: readonly string[], decimals: Decimali): boolean {
  let negative = 0;
  let positive = 0;
  for (const cell of cells) {
    const importo = cell === '' ? 0 : parseCentesimi(cell, decimals);
    if (importo < 0) negative++;
    else if (importo > 0) positive++;
  }
  return negative > positive;
}

/** Balances of the whole statement, the same on each of its rows: they follow none. */
const DEL_PERIODO = /\b(initial|opening|inizial[ei]|apertura|final|closing|final[ei]|chiusura)\b/;

/**
 * Of several currencies a balance whose name says one is of the rows of that one alone.
 * @param divise of each row its currency, behind its account where there are several
 */
const isOfEveryRow =
  (divise: readonly string[]) =>
  ({ intestazione }: ProfiledColumn): boolean =>
    new Set(divise.map((chain) => chain.split(' ').at(-1))).size < 2 || findDivisa(intestazione) === null;

interface Rated {
  candidate: MoneyReading;
  saldo: ProfiledColumn | null;
  dareNegativo: boolean;
  valore: number;
  prove: number;
  links: number;
  strong: number;
}

function valueDate(
  candidate: MoneyReading,
  saldi: readonly ProfiledColumn[],
  decimals: Decimali,
  divise: readonly string[],
): Rated[] {
  const righe = Math.max(candidate.importo?.celle.length ?? 0, candidate.dare?.celle.length ?? 0);
  const dareNegativo = candidate.dare !== null && isDareNegativo(candidate.dare.celle, decimals);
  const importi = Array.from({ length: righe }, (_, riga) =>
    importoOf(candidate, riga, decimals, dareNegativo),
  );
  if (candidate.segno === 'dare_avere' && hasBoth(candidate, decimals) > 0.05) return [];
  const covered = importi.filter(
    (importo, riga) => !Number.isNaN(importo) && hasAmount(candidate, riga),
  ).length;
  const base = candidate.peso + (righe === 0 ? 0 : (10 * covered) / righe);
  const constant = candidate.importo !== null && righe > 2 && candidate.importo.valori.size === 1 ? 6 : 0;
  const result: Rated[] = [
    { candidate, saldo: null, dareNegativo, valore: base - constant, prove: 0, links: 0, strong: 0 },
  ];
  for (const saldo of saldi) {
    if (saldo === candidate.importo || saldo === candidate.dare || saldo === candidate.avere) continue;
    const { prove, links, strong } = proof(importi, saldo, decimals, divise);
    const ratio = prove === 0 || strong === 0 ? 0 : links / prove;
    const valore = base - constant + (prove === 0 ? 0.2 : 12 * ratio + (ratio > 0.5 && strong > 1 ? 20 : 0));
    result.push({ candidate, saldo, dareNegativo, valore, prove, links, strong });
  }
  return result;
}

/** Chains are followed currency by currency: a wallet keeps one balance for each. */
function proof(
  importi: readonly number[],
  saldo: ProfiledColumn,
  decimals: Decimali,
  divise: readonly string[],
): { prove: number; links: number; strong: number } {
  let prove = 0;
  let links = 0;
  let strong = 0;
  for (const divisa of new Set(divise.length === 0 ? [''] : divise)) {
    const righe = importi.flatMap((importo, riga) => {
      if (divise.length > 0 && divise[riga] !== divisa) return [];
      const cell = saldo.celle[riga] ?? '';
      const cents = cell === '' ? Number.NaN : parseCentesimi(cell, decimals);
      return [{ importo: Number.isNaN(importo) ? 0 : importo, saldo: Number.isNaN(cents) ? null : cents }];
    });
    const catena = proveCatena(righe);
    prove += catena?.prove ?? 0;
    links += catena?.links ?? 0;
    strong += catena?.strong ?? 0;
  }
  return { prove, links, strong };
}

const hasAmount = ({ importo, dare, avere }: MoneyReading, riga: number): boolean =>
  (importo?.celle[riga] ?? '') !== '' ||
  (dare?.celle[riga] ?? '') !== '' ||
  (avere?.celle[riga] ?? '') !== '';

/** Share of rows where both columns of a pair carry an amount: then they are not dare and avere. */
function hasBoth({ dare, avere }: MoneyReading, decimals: Decimali): number {
  const nonZero = (cell: string): boolean => cell !== '' && parseCentesimi(cell, decimals) !== 0;
  const both = (dare?.celle ?? []).filter(
    (cell, riga) => nonZero(cell) && nonZero(avere?.celle[riga] ?? ''),
  ).length;
  return (dare?.celle.length ?? 0) === 0 ? 0 : both / (dare?.celle.length ?? 1);
}

/**
 * The best reading of the money columns; null when no column holds amounts.
 * @param divise currency of each row of the sample, empty when the file has one
 */
export function chooseMoney(
  all: readonly ProfiledColumn[],
  decimals: Decimali,
  words: boolean,
  divise: readonly string[],
): MoneyColumnsReading | null {
  const columns = takeOutFigures(all);
  const byWords = listWeighed(filterPossible(columns), 'saldo')
    .map(({ colonna }) => colonna)
    .filter(({ intestazione }) => !DEL_PERIODO.test(normalizeHeader(intestazione)))
    .filter(isOfEveryRow(divise))
    .filter((column) => !isOfDebt(column));
  const saldi =
    byWords.length > 0
      ? byWords.slice(0, 4)
      : columns
          .filter(
            (column) =>
              isMoney(column) &&
              !isOfDebt(column) &&
              (!words || listMeanings(column.intestazione).length === 0),
          )
          .slice(0, 6);
  const rated = listCandidates(columns, words, decimals).flatMap((candidate) =>
    valueDate(candidate, saldi, decimals, divise),
  );
  const admitted = rated.filter(
    ({ candidate, saldo, prove, links, strong }) =>
      // Balances found by position alone, inverse signs and fees must prove themselves, by sums that are not all the same.
      (saldo === null ||
        byWords.includes(saldo) ||
        (hasSeveral(candidate) && strong > 1 && isProvata({ prove, links, strong }))) &&
      // A named balance is tried the other way round where the whole file is read.
      (candidate.turned !== true ||
        (saldo !== null && !byWords.includes(saldo) && strong > 1 && isProvata({ prove, links, strong }))) &&
      (candidate.segno !== 'inverso' || (strong > 1 && isProvata({ prove, links, strong }))) &&
      (candidate.commissione === null || isProvata({ prove, links, strong })),
  );
  let best: Rated | null = null;
  for (const valued of admitted) if (!best || valued.valore > best.valore) best = valued;
  if (!best) return null;
  const { candidate: candidato, prove, links, strong } = best;
  const turned = candidato.turned === true;
  const provata = !turned && (candidato.after !== undefined || isProvata({ prove, links, strong }));
  const saldo =
    candidato.after ??
    best.saldo ??
    (byWords.find((column) => column.filled > 0 && column !== candidato.importo) || null);
  return {
    segno: candidato.segno,
    importo: candidato.importo?.indice ?? null,
    dare: (turned ? candidato.avere : candidato.dare)?.indice ?? null,
    avere: (turned ? candidato.dare : candidato.avere)?.indice ?? null,
    indicatore: candidato.indicatore?.indice ?? null,
    commissione: candidato.commissione?.indice ?? null,
    saldo: saldo?.indice ?? null,
    dareNegativo: best.dareNegativo,
    provata,
    unbroken: provata && strong > 1 && links === prove,
    muteSaldo: prove > 1 && strong === 0,
    rivali:
      provata || candidato.proved === true ? [] : words ? namesakes(best, admitted) : rivals(best, admitted),
    side: provata ? 'certo' : candidato.side,
    isNet: candidato.proved === true,
    received: candidato.received === true,
  };
}

/** Steps of one size may be those of any column that grows. */
const hasSeveral = ({ importo, dare, avere }: MoneyReading): boolean =>
  [importo, dare, avere].some((column) => column !== null && column.valori.size > 1);

/** Amount columns of other readings that cover as many rows as the chosen one. */
function rivals(choice: Rated, all: readonly Rated[]): number[] {
  const others = all.flatMap(({ candidate }) =>
    candidate.segno === 'con_segno' && candidate.importo && candidate.importo !== choice.candidate.importo
      ? [candidate.importo]
      : [],
  );
  const { importo } = choice.candidate;
  const filled = importo?.filled ?? Number.POSITIVE_INFINITY;
  // Of two columns that hold the same it is all one which is read.
  const differs = (column: ProfiledColumn): boolean =>
    column.celle.some((cell, riga) => cell !== importo?.celle[riga]);
  return [...new Set(others)]
    .filter((column) => column.filled >= filled && differs(column))
    .map(({ indice }) => indice);
}

/**
 * Amount columns whose names say as much as that of the chosen one, which hold other amounts on the same rows: only their
 * place would choose, and a place says nothing.
 */
function namesakes({ candidate: choice }: Rated, all: readonly Rated[]): number[] {
  const { importo } = choice;
  if (!importo) return [];
  const found = all.flatMap(({ candidate: { importo: other, peso, segno } }) =>
    other !== null &&
    other !== importo &&
    peso === choice.peso &&
    segno === choice.segno &&
    other.filled === importo.filled &&
    other.celle.some((cell, riga) => cell !== importo.celle[riga])
      ? [other.indice]
      : [],
  );
  return [...new Set(found)];
}
