/** What the columns of states say of a row: that it does not enter, and why; or that nobody knows. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseAskedState, parseBlankState, type AskedState } from '../cell/asked-states.ts';
import {
  explainNotOpen,
  isAskedPaid,
  isBlankSettled,
  isOpenStatus,
  isPartlyPaid,
  isSettledDate,
  isUnpaid,
} from '../cell/partite-words.ts';
import { isOpenAmount } from '../tracciato/open-amount.ts';
import { isWithheld } from '../tracciato/withheld.ts';
import { isAuthorised, isFatta, explainColumnStatus } from '../tracciato/row-words.ts';
import { formatState } from '../cell/word-questions.ts';
import type { Indici } from './columns.ts';
import { keepAnswers } from '../cell/kept-answers.ts';
import { makeUnknownStatus, type RigheLette } from './read-righe.ts';

/** What a status that nobody knows leaves open: of a movement, of a document. */
const UNKNOWN_DONE = 'se l’operazione è avvenuta';
const UNKNOWN_OPEN = 'se il documento è ancora da pagare';

interface StatusColumn {
  indice: number;
  /** True of a column of the days on which documents were paid. */
  isDay: boolean;
  /** Why the row with this cell does not enter; null for one that does, which is noted where it is not sure. */
  explain: (cell: string, line: number) => string | null;
}

/** Why a row does not enter, by the first column of states that says so; null for one that does. */
type StatusReader = (riga: readonly string[], line: number) => { indice: number; motivo: string } | null;

/** Why a row does not enter, by the words that a person said to be those of the rows that do. */
function explainNamed(
  cell: string,
  title: string,
  named: ReadonlySet<string>,
  partite: boolean,
): string | null {
  const word = cell.trim();
  if (named.has(word)) return null;
  const told = partite ? explainNotOpen(word, title) : explainColumnStatus(word);
  const entering = [...named].map((one) => formatState(one)).join(', ');
  return told ?? `Stato ${formatState(word)}: entrano solo le righe ${entering}`;
}

const WHY: Readonly<Record<Exclude<AskedState, 'fatta' | null>, string>> = {
  'non ancora': 'Operazione non ancora contabilizzata',
  mai: 'Operazione non eseguita',
};

/** True of a column of yes and no, or of marks. */
const isOfMarks = (title: string, cells: readonly string[], partite: boolean): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return partite
    ? isAskedPaid(title, filled)
    : filled.length > 0 && filled.every((cell) => parseAskedState(cell, title) !== null);
};

/**
 * @param partite of open items: what is settled or void does not enter
 * @param first rows that show what a column holds: among marks an empty cell says no
 */
export function createStatusReader(
  lettura: Lettura,
  { pagato }: Indici,
  partite: boolean,
  loaded: RigheLette,
  first: readonly string[][],
): StatusReader {
  const states = createStatusColumns(lettura, partite, loaded, first);
  const payments = pagato.filter((at) => !isWithheld(lettura.intestazione[at] ?? ''));
  return (riga, line) => {
    const partly = payments.some((at) => /[1-9]/.test(riga[at] ?? ''));
    for (const { indice, isDay, explain } of states) {
      // Of what was paid in part the day is that of a part.
      const motivo = isDay && partly ? null : explain(riga[indice] ?? '', line);
      if (motivo !== null) return { indice, motivo };
    }
    return null;
  };
}

/** The columns of states, in order; of a movement the value day may say in words that there is none yet. */
function createStatusColumns(
  { colonne, intestazione, stati_ammessi }: Lettura,
  partite: boolean,
  loaded: RigheLette,
  first: readonly string[][],
): StatusColumn[] {
  const named = new Set(stati_ammessi);
  const listed = colonne.filter(({ campo }) => campo === 'stato');
  const holding = listed.filter(({ indice }) => first.some((riga) => named.has((riga[indice] ?? '').trim())));
  // A person said it of one column: others say what they say by themselves.
  const asked = holding.length > 0 ? holding : listed;
  const states = listed.map((column) => {
    const { indice } = column;
    const title = intestazione[indice] ?? '';
    const isDay = partite && isSettledDate(title);
    if (stati_ammessi && asked.includes(column)) {
      return {
        indice,
        isDay,
        explain: keepAnswers((cell: string) => explainNamed(cell, title, named, partite)),
      };
    }
    const cells = first.map((riga) => (riga[indice] ?? '').trim());
    const marks = isOfMarks(title, cells, partite);
    const explain = partite
      ? ofDocuments(title, indice, marks, saysRest({ colonne, intestazione }), loaded)
      : ofMovements(title, indice, marks, loaded);
    return { indice, isDay, explain };
  });
  const valueDay = partite ? undefined : colonne.find(({ campo }) => campo === 'data_valuta');
  return valueDay
    ? [...states, { indice: valueDay.indice, isDay: false, explain: keepAnswers(explainColumnStatus) }]
    : states;
}

/** True where the amounts themselves say what is left of a document. */
const saysRest = ({ colonne, intestazione }: Pick<Lettura, 'colonne' | 'intestazione'>): boolean =>
  colonne.some(
    ({ campo, indice }) =>
      (campo === 'pagato' && !isWithheld(intestazione[indice] ?? '')) ||
      (campo === 'importo' && isOpenAmount(intestazione[indice] ?? '')),
  );

function ofDocuments(
  title: string,
  indice: number,
  marks: boolean,
  told: boolean,
  loaded: RigheLette,
): StatusColumn['explain'] {
  const isPartly = keepAnswers((cell: string) => told && isPartlyPaid(cell, title));
  const closed = keepAnswers((cell: string) => (isPartly(cell) ? null : explainNotOpen(cell, title)));
  const opened = keepAnswers((cell: string) => isPartly(cell) || isOpenStatus(cell, title));
  return (cell, line) => {
    if (marks && cell.trim() === '') return isBlankSettled(title) ? 'Già saldato' : null;
    const why = closed(cell);
    if (why !== null || isUnpaid(cell, title)) loaded.statiNoti.add(indice);
    else if (cell.trim() !== '' && !opened(cell))
      loaded.unknownRighe.push({ indice, scartata: makeUnknownStatus(cell, line, title, UNKNOWN_OPEN) });
    return why;
  };
}

function ofMovements(
  title: string,
  indice: number,
  marks: boolean,
  loaded: RigheLette,
): StatusColumn['explain'] {
  const reason = keepAnswers(explainColumnStatus);
  const authorised = keepAnswers(isAuthorised);
  const done = keepAnswers(isFatta);
  const answered = keepAnswers((cell: string) => parseAskedState(cell, title));
  return (cell, line) => {
    if (authorised(cell)) {
      loaded.note.autorizzate.push(line);
      return null;
    }
    const word = cell.trim();
    const asked = word === '' ? (marks ? parseBlankState(title) : null) : answered(cell);
    if (asked === 'fatta') {
      loaded.statiNoti.add(indice);
      return null;
    }
    if (asked !== null)
      return `${WHY[asked]} (${word === '' ? `«${title}» è vuota` : `${title}: «${word}»`})`;
    const why = reason(cell);
    if (why !== null) return why;
    if (done(cell)) loaded.statiNoti.add(indice);
    else if (word !== '')
      loaded.unknownRighe.push({ indice, scartata: makeUnknownStatus(cell, line, title, UNKNOWN_DONE) });
    return null;
  };
}
