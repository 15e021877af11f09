/** The table of a file and what stands around it, before it is known which of its columns is what. */
import { classifyCell, type CellKind } from '../cell/cell.ts';
import { hasPartySections } from '../cell/party-sections.ts';
import { normalizeHeader } from '../cell/words.ts';
import { resolveFeeNames } from './agent-fees.ts';
import { inferHeaderNames } from './due-column.ts';
import { isCharged, isCredited } from './named-sides.ts';
import { isSettlement } from './net.ts';
import { explainNoTable, findUnitError, makeTablesBesideError } from './no-table.ts';
import {
  LEFT,
  hasDueDays,
  hasParties,
  isElencoPartite,
  isNamedByParty,
  isOfCompanies,
  normalizeTitle,
} from './partite.ts';
import { hasDocumentKinds, hasPartyLetters } from './partite-sides.ts';
import { hasPaidParts } from './paid-parts.ts';
import { findOurPart, reverseParts } from './parts.ts';
import { isAskedOfParties, isPartyLedger } from './party-ledger.ts';
import { readSurroundings, type Surroundings } from './preamble.ts';
import { classifyColumns, filterDayRows, filterMovimentoRows, type ProfiledColumn } from './profile.ts';
import { isTotale } from './row-words.ts';
import type { SampleRows } from './sample.ts';
import { filterOwnRows, hasTablesBeside } from './structure.ts';
import { findWordedAmounts, makeWordedError } from './worded-amounts.ts';

export interface InferredTable {
  campione: SampleRows;
  /** The first rows of the table. */
  data: string[][];
  /** Its columns, by the rows that hold a day and an amount; each named as it is to be understood. */
  colonne: ProfiledColumn[];
  /** What the lines above it say. */
  around: Surroundings;
  /** The text above it, as it is written. */
  above: string;
  /** True of a list of open items. */
  partite: boolean;
  /** True where the lines above name the azienda as one of the two parties. */
  isOurs: boolean;
}

/** True of a title of what is due, or is left to be done. */
const isOfDue = (title: string): boolean =>
  /\b(?:scadenze|scadenz?iari[oi]?|(?:partite|fatture) aperte)\b/.test(normalizeHeader(title)) ||
  LEFT.test(normalizeHeader(title));

const TO_DO =
  /\bda (?:pagare|incassare|riscuotere|saldare|liquidare|versare|ricevere|recuperare|rimborsare|corrispondere)\b/;

/** Rows with an amount that are no totals, nor a remark below them: a document that nobody paid may have no day. */
const filterMoneyRows = (righe: readonly string[][]): string[][] =>
  righe.filter(
    (riga) =>
      riga.filter((cell) => cell.trim() !== '').length >= CELLS &&
      riga.some((cell) => AMOUNTS.has(classifyCell(cell))) &&
      !riga.some((cell) => isTotale(cell)),
  );
/** The cells of the shortest row. */
const CELLS = 3;
const AMOUNTS: ReadonlySet<CellKind> = new Set(['denaro', 'intero']);

/** Rows of data the columns are judged by. */
const PROFILE_RIGHE = 500;

/**
 * @param notices gets what is to be said of the names of its columns
 * @throws ErroreLettura when the rows hold no statement: no table, no dates, no amounts, a header alone
 */
export function readTable(campione: SampleRows, notices: string[]): InferredTable {
  const { righe, azienda, structure } = campione;
  const { intestazione, start, dati } = structure;
  const data = filterOwnRows(righe.slice(dati, dati + PROFILE_RIGHE), intestazione);
  const preamble = righe.slice(0, start);
  const ourPart = findOurPart(preamble, azienda);
  const told = reverseParts(readSurroundings(preamble), ourPart);
  const isList = (names: readonly string[]): boolean =>
    isElencoPartite(names) ||
    isPartyLedger(told.testo, names) ||
    (isNamedByParty(names) && (hasPartySections(righe) || isOfDue(told.testo))) ||
    (isNamedByParty(names, true) && TO_DO.test(normalizeTitle(told.testo)));

  const paid = hasPaidParts(classifyColumns(filterMoneyRows(data), intestazione));
  const movimenti = filterMovimentoRows(data, paid || isList(intestazione));
  if (movimenti.length === 0) throw explainNoTable(righe, structure, PROFILE_RIGHE);
  if (hasTablesBeside(intestazione)) throw makeTablesBesideError();
  const unit = findUnitError([told.testo, ...intestazione].join(' | '));
  if (unit) throw unit;

  const profiled = classifyColumns(movimenti, intestazione);
  const { names, title, side, open } = resolveFeeNames(
    inferHeaderNames(profiled, told.testo, notices),
    told.testo,
    righe,
  );
  const colonne = profiled.map((column, at) => ({ ...column, intestazione: names[at] ?? '' }));
  const worded = findWordedAmounts(colonne) ?? findWordedRows(data, movimenti.length, names);
  if (worded) throw makeWordedError(worded);
  const isDue = hasDueDays(colonne);
  /** What is still to be paid was not, whatever was kept back of it. */
  const isLeftTold = [title, ...names].some((name) => TO_DO.test(normalizeTitle(name)));
  const isOwed =
    open ||
    isList(names) ||
    isDue ||
    isOfCompanies(colonne) ||
    hasPartyLetters(colonne) ||
    isAskedOfParties(colonne) ||
    paid ||
    (hasParties(colonne) && hasDocumentKinds(colonne));
  return {
    campione,
    data,
    colonne,
    around: { ...told, testo: title, titolo: side ?? told.titolo },
    above: told.testo,
    partite:
      isOwed &&
      (isDue || isLeftTold || !isSettlement(colonne)) &&
      !isCredited(colonne) &&
      !isCharged(colonne),
    isOurs: ourPart !== null,
  };
}

/** The amounts beside which a word stands that nobody knows are not among the rows that have one. */
function findWordedRows(
  data: readonly string[][],
  known: number,
  names: readonly string[],
): ProfiledColumn | null {
  const dated = filterDayRows(data);
  return dated.length > known ? findWordedAmounts(classifyColumns(dated, names)) : null;
}
