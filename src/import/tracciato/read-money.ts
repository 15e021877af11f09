/** Which columns are the money of a statement, what the balances say of them, and what is still to be asked. */
import type { ColonnaTracciato, Decimali } from '#api/contract/tracciati.ts';
import { collectDecimali, inferDecimali } from '../cell/decimals.ts';
import { askImporto } from '../cell/column-questions.ts';
import { askDecimali, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { findBothSidesError, findSecondPairError } from './both-sides.ts';
import { chooseMoney, type MoneyColumnsReading } from './money.ts';
import { isNetto } from './net.ts';
import { makeNoAmountsError } from './no-table.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';
import { findProvedConti } from './proved-accounts.ts';
import type { SampleRows } from './sample.ts';
import type { Structure } from './structure.ts';
import { findDivisaColumn, toColonnaTracciato } from './texts.ts';

const MONEY_NAMES: ReadonlySet<string> = new Set(['importo', 'dare', 'avere', 'saldo']);

interface MoneyTable {
  /** Those that may be the money. */
  colonne: readonly ProfiledColumn[];
  /** All that are neither days nor accounts. */
  free: readonly ProfiledColumn[];
  /** The column that its name says to be of accounts. */
  named: ProfiledColumn | null;
  partite: boolean;
  campione: SampleRows;
  structure: Structure;
}

interface ChosenMoney {
  money: ReadMoney;
  /** The column that says whose account each row is of. */
  conti: ProfiledColumn | null;
  /** True where balances run on over whatever currencies a column names: they are not those of the amounts. */
  isOneCurrency: boolean;
}

/** @throws ErroreLettura where no column holds amounts, or those of two accounts stand beside each other */
export function chooseMoneyColumns(
  { colonne, free, named, partite, campione, structure }: MoneyTable,
  answers: Risposte,
  questions: ReadingQuestion[],
  notices: string[],
): ChosenMoney {
  const chains = chainsByRiga(free, named);
  const first = readMoney(colonne, chains, campione, structure, answers, questions);
  const readBy = (by: readonly string[]): MoneyColumnsReading | null =>
    chooseMoney(free, first.decimali, structure.parole, by);
  const isBroken = !partite && first.saldo !== null && !first.provata;
  const proved = isBroken && chains.length === 0 ? findProvedConti(free, readBy) : null;
  const alone = isBroken && chains.length > 0 && !named ? readBy([]) : null;
  const isOneCurrency = alone?.unbroken === true;
  const better = proved?.money ?? (isOneCurrency ? alone : null);
  const money = better ? { ...better, scelta: better, decimali: first.decimali } : first;
  if (money.muteSaldo)
    notices.push(
      'La colonna del saldo non torna con gli importi in nessuna lettura possibile: vale quella delle intestazioni.',
    );
  const second = partite || money.provata ? null : findSecondPairError(free, money);
  if (second) throw second;
  return { money, conti: named ?? proved?.conti ?? null, isOneCurrency };
}

export interface ReadMoney extends MoneyColumnsReading {
  decimali: Decimali;
  scelta: MoneyColumnsReading;
}

/** Tries the decimal sign the amounts prove, or both when they prove none and the balances may tell. */
function readMoney(
  columns: readonly ProfiledColumn[],
  chains: readonly string[],
  { source }: SampleRows,
  structure: Structure,
  answers: Risposte,
  questions: ReadingQuestion[],
): ReadMoney {
  const money = columns.filter((column) => isMoney(column));
  const nominate = money.filter((column) =>
    listMeanings(column.intestazione).some(({ ruolo }) => MONEY_NAMES.has(ruolo)),
  );
  const evidence = collectDecimali((nominate.length > 0 ? nominate : money).flatMap(({ celle }) => celle));
  const answer = answers.decimali;
  // Cells that are numbers wear a sign given to them: what text cells leave open, they cannot settle.
  const isWorn = source.segnoScelto && evidence.comma + evidence.point > 0;
  const stillOpen = isWorn && evidence.ambiguous > 0;
  const certain = answer === ',' || answer === '.' ? answer : stillOpen ? null : inferDecimali(evidence);
  const proof = (decimals: Decimali): MoneyColumnsReading | null =>
    chooseMoney(columns, decimals, structure.parole, chains);
  const attempts = (certain ? [certain] : ([',', '.'] as const)).flatMap((decimali) => {
    const scelta = proof(decimali);
    return scelta ? [{ ...scelta, decimali, scelta }] : [];
  });
  const proved = attempts.filter(({ provata }) => provata);
  const parsed = proved.length === 1 ? proved[0] : attempts[0];
  if (!parsed) {
    throw findBothSidesError(columns) ?? makeNoAmountsError();
  }
  if (!certain && proved.length !== 1) questions.push(askDecimali(evidence.example ?? ''));
  if (parsed.rivali.length > 0 && answers.importo === undefined) {
    const doubtful = [parsed.importo ?? -1, ...parsed.rivali].toSorted((x, y) => x - y);
    questions.push(askImporto(columns.filter(({ indice }) => doubtful.includes(indice))));
  }
  return parsed;
}

/** Currency and account row by row, when the file has several: each then has its own chain of balances. */
function chainsByRiga(columns: readonly ProfiledColumn[], conti: ProfiledColumn | null): readonly string[] {
  const divisa = findDivisaColumn(columns, columns.length, true);
  const divise = divisa && divisa.valori.size > 1 ? divisa.celle : [];
  return conti ? conti.celle.map((conto, riga) => `${conto} ${divise[riga] ?? ''}`) : divise;
}

/** A title that says of the amounts below that the fees are off them: `importi al netto delle commissioni`. */
const NET_OF_FEES =
  /\b(?:al netto|netto|nett[ei]|dedotte|detratte) (?:di |d |delle |dei )?(?:commission|spes|fee|trattenut|cost)/;

/**
 * What is called a fee, beside amounts of which nothing says whether it is taken off them.
 * @param around what stands above the table
 */
export function findOpenFee(
  columns: readonly ProfiledColumn[],
  money: MoneyColumnsReading,
  around: string,
): ProfiledColumn | undefined {
  if (NET_OF_FEES.test(normalizeHeader(around))) return undefined;
  const choices = columns.filter(({ indice }) => [money.importo, money.dare, money.avere].includes(indice));
  if (money.commissione !== null || money.provata || money.isNet) return undefined;
  if (choices.some((column) => isNetto(column))) return undefined;
  return columns.find(
    (other) =>
      isMoney(other) &&
      ![money.importo, money.dare, money.avere, money.saldo].includes(other.indice) &&
      listMeanings(other.intestazione).some(({ ruolo }) => ruolo === 'commissione') &&
      other.celle.some((cell) => /[1-9]/.test(cell)),
  );
}

/** True of a fee that only rows with an amount in another currency, or its rate, have: it is in what the card was charged. */
export const isOfExchange = (fee: ProfiledColumn, columns: readonly ProfiledColumn[]): boolean => {
  const isFilled = (cell: string | undefined): boolean => /[1-9]/.test(cell ?? '');
  return (
    !fee.celle.every(isFilled) &&
    columns.some(
      (other) => other !== fee && other.celle.every((cell, at) => isFilled(cell) === isFilled(fee.celle[at])),
    )
  );
};

/** Fees outside the amounts are taken off where balances prove it, and else not: either is told. */
export function describeFees(
  columns: readonly ProfiledColumn[],
  money: MoneyColumnsReading,
  around: string,
  notices: string[],
): void {
  const taken = columns.find(({ indice }) => indice === money.commissione);
  if (taken)
    notices.push(`La colonna «${taken.intestazione}» è tolta dagli importi: solo così i saldi tornano.`);
  const colonna = findOpenFee(columns, money, around);
  if (colonna)
    notices.push(
      `La colonna «${colonna.intestazione}» non è compresa negli importi: nessun saldo dice se vada tolta.`,
    );
}

export const listMoneyColumns = (
  money: MoneyColumnsReading,
  columns: readonly ProfiledColumn[],
): ColonnaTracciato[] =>
  (['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const).flatMap((field) => {
    const column = columns.find(({ indice }) => indice === money[field]);
    return column ? [toColonnaTracciato(field, column)] : [];
  });
