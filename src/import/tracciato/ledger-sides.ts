/** Dare and avere, in columns or letters: a bank's, or those of the azienda's own ledger, in which dare is what came in. */
import { askLedgerSides, askSide } from '../cell/column-questions.ts';
import { LEDGER_READ, findVerso, isLedgerHeader, isMastrino } from '../cell/direction-words.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { MoneyColumnsReading } from './money.ts';
import { hasLetters } from './named-sides.ts';
import type { Surroundings } from './preamble.ts';
import type { ProfiledColumn } from './profile.ts';

/** The names of the two columns, as the file writes them. */
function namesOf(money: MoneyColumnsReading, columns: readonly ProfiledColumn[]): [string, string] {
  const [dare = '', avere = ''] = [money.dare, money.avere].map(
    (index) => columns.find(({ indice }) => indice === index)?.intestazione,
  );
  return [dare || 'Dare', avere || 'Avere'];
}

/** True of columns called dare and avere: what comes in and goes out, under those names, no ledger turns round. */
const isNamedLedger = (money: MoneyColumnsReading, columns: readonly ProfiledColumn[]): boolean =>
  namesOf(money, columns).some((name) =>
    /\b(dare|avere|debit|credit|soll|haben|debe|haber)\b|^(?:imp |importo )?[da]$/.test(
      normalizeHeader(name),
    ),
  );

const DARE = /^d(?:a|are)?$/;

interface SidedTable {
  money: MoneyColumnsReading;
  colonne: readonly ProfiledColumn[];
  around: Surroundings;
  /** The file is a list of open items. */
  partite: boolean;
}

/** So many rows say whose the sides are, and none the contrary: of a ledger, and of columns that any bank may have. */
const WITNESSES = 2;
const MANY_WITNESSES = 3;

/** What the words of the rows say of their dare and avere: that they are a bank's, a ledger's; null where too few say it, or not all the same. */
function findWitnessed({ money, colonne }: SidedTable, least: number): 'banca' | 'registro' | null {
  const cellsOf = (at: number | null): readonly string[] =>
    colonne.find(({ indice }) => indice === at)?.celle ?? [];
  const [letters, dare, avere] = [money.indicatore, money.dare, money.avere].map((at) => cellsOf(at));
  const texts = colonne.filter(({ testo, filled, length }) => filled > 0 && testo > filled / 2 && length > 4);
  const isFilled = (cell: string | undefined): boolean => /[1-9]/.test(cell ?? '');
  const rows = [...(colonne[0]?.celle.keys() ?? [])].flatMap((riga) => {
    const told = findVerso(texts.map(({ celle }) => celle[riga] ?? '').join(' '));
    const isDare = letters?.length ? DARE.test(normalizeHeader(letters[riga] ?? '')) : isFilled(dare?.[riga]);
    const isSided = letters?.length ? letters[riga] !== '' : isDare !== isFilled(avere?.[riga]);
    return told === null || !isSided ? [] : ([isDare === (told === -1) ? 'banca' : 'registro'] as const);
  });
  const [only = null] = rows;
  return rows.length >= least && rows.every((row) => row === only) ? only : null;
}

/** True of a table that says on each row of which account of the chart it is. */
const isOfChart = (columns: readonly ProfiledColumn[]): boolean =>
  columns.some(
    ({ intestazione, filled, celle }) =>
      filled === celle.length &&
      /^(?:descrizione|descr|desc|denominazione|nome)(?: (?:del|di))? (?:conto|sottoconto|mastro)$/.test(
        normalizeHeader(intestazione),
      ),
  );

/** Where no title says whose the sides are, and the columns are those of a ledger: as these and the rows say, or asked about. */
function judgeLedger(
  table: SidedTable,
  questions: ReadingQuestion[],
  notices: string[],
): 'come_scritte' | 'scambiate' {
  const named = isLedgerHeader(table.colonne.map(({ intestazione }) => intestazione));
  const said = findWitnessed(table, named ? WITNESSES : MANY_WITNESSES);
  // Of columns that a bank may have, too, a single row may say that they are a ledger's: it is then asked.
  const isDoubted = said === null && table.money.dare !== null && findWitnessed(table, 1) === 'registro';
  if (said === 'banca' || (!named && said === null && !isDoubted)) return 'come_scritte';
  if ((named && said === 'registro') || isOfChart(table.colonne)) {
    notices.push(LEDGER_READ);
    return 'scambiate';
  }
  // Balances say later whether the other way round they tie.
  const isMute = table.money.saldo === null || table.money.muteSaldo;
  if (isMute) questions.push(askLedgerSides(...namesOf(table.money, table.colonne), 'contabilita'));
  return 'come_scritte';
}

/** A column of letters: in the azienda's own ledger D is what came in. */
function inferLetters(
  table: SidedTable,
  answer: string | undefined,
  questions: ReadingQuestion[],
  notices: string[],
): 'indicatore' | 'scambiate' {
  const { money, colonne, around } = table;
  if (answer === 'avere_dare') return 'scambiate';
  const letters = colonne.find(({ indice }) => indice === money.indicatore)?.valori ?? [];
  const ledger = [...letters].every((letter) =>
    /^(d|a|da|av|dare|avere|s|h|soll|haben)$/.test(normalizeHeader(letter)),
  );
  if (answer !== undefined || money.provata || !ledger) return 'indicatore';
  if (!isMastrino(around.testo))
    return judgeLedger(table, questions, notices) === 'scambiate' ? 'scambiate' : 'indicatore';
  notices.push(LEDGER_READ);
  return 'scambiate';
}

/** How the sides of a table are read that has two columns of them, or a column of words or letters. */
export function inferSides(
  table: SidedTable,
  answer: string | undefined,
  questions: ReadingQuestion[],
  notices: string[],
): 'indicatore' | 'dare_avere' | 'scambiate' {
  const { money, colonne, around, partite } = table;
  if (money.segno === 'indicatore')
    return partite ? money.segno : inferLetters(table, answer, questions, notices);
  if (money.side === 'certo') {
    if (!partite && answer === 'avere_dare') return 'scambiate';
    if (partite || answer === 'dare_avere' || !isNamedLedger(money, colonne)) return 'dare_avere';
    if (!isMastrino(around.testo)) {
      if (money.provata) return 'dare_avere';
      return judgeLedger(table, questions, notices) === 'scambiate' ? 'scambiate' : 'dare_avere';
    }
    if (money.provata) {
      // Balances marked dare and avere tie either way: the letters are those of the ledger itself.
      if (!hasLetters(money, colonne)) return 'dare_avere';
      if (isLedgerHeader(colonne.map(({ intestazione }) => intestazione))) {
        notices.push(LEDGER_READ);
        return 'scambiate';
      }
      questions.push(askLedgerSides(...namesOf(money, colonne), 'contabilita'));
      return 'dare_avere';
    }
    notices.push(LEDGER_READ);
    return 'scambiate';
  }
  if (answer === 'avere_dare') return 'scambiate';
  if (answer !== 'dare_avere') {
    const [one, other] = [money.dare, money.avere].map((at) => colonne.find(({ indice }) => indice === at));
    if (one && other) questions.push(askSide(one, other));
  }
  return 'dare_avere';
}
