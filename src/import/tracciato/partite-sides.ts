/** Which columns of a list of open items say on whose side each document is, and of what kind. */
import { isNegativa } from '../cell/amount.ts';
import {
  findSideBehind,
  findSideLetters,
  findVersoPartita,
  isDoubtfulSide,
  isNoDocument,
  isNotaCredito,
  isNoteKind,
  isOfPayments,
  isOfKindLetters,
} from '../cell/partite-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { normalizeTitle } from './partite.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

const DARE =
  /\b(dare|debit|addebit\w*|debe|soll|crediti|a credito|attiv[eoi]|da (incassare|riscuotere))\b|^(?:importo|imp|saldo|totale) d$|^(?:incass[oi]|entrat[ae])(?: previst[oiae])?$/;
const AVERE =
  /\b(avere|credit|accredit\w*|haber|haben|debiti|a debito|passiv[eoi]|da (pagare|saldare|restituire))\b|^(?:importo|imp|saldo|totale) a$|^(?:pagament[oi]|uscit[ae])(?: previst[oiae])?$/;

const REST = /\b(?:residuo|apert[oi]|scoperto)\b/;

/** The two columns of a ledger, by their names. */
export function findSideColumns(columns: readonly ProfiledColumn[]): {
  dare: ProfiledColumn | undefined;
  avere: ProfiledColumn | undefined;
} {
  const possible = columns.filter((column) => isMoney(column) || column.filled === 0);
  const side = (regola: RegExp) => {
    const named = possible.filter(({ intestazione }) => regola.test(normalizeTitle(intestazione)));
    // Of both sides what is left counts more than what there was.
    return named.find(({ intestazione }) => REST.test(normalizeTitle(intestazione))) ?? named[0];
  };
  return { dare: side(DARE), avere: side(AVERE) };
}

/** The two columns of a ledger under the names by which they are read, beside the columns that are no money; null where there are none. */
export function chooseSides(
  columns: readonly ProfiledColumn[],
  others: readonly ProfiledColumn[],
): ProfiledColumn[] | null {
  const { dare, avere } = findSideColumns(columns);
  if (!dare || !avere || dare === avere || !one(dare, avere)) return null;
  const nominate = [
    { ...dare, intestazione: 'Dare' },
    { ...avere, intestazione: 'Avere' },
  ];
  return [...others.filter((column) => column !== dare && column !== avere), ...nominate];
}

/** Hardly any row fills both. */
function one(dare: ProfiledColumn, avere: ProfiledColumn): boolean {
  const filled = (cell: string | undefined): boolean => /[1-9]/.test(cell ?? '');
  const together = dare.celle.filter((cell, riga) => filled(cell) && filled(avere.celle[riga])).length;
  return together <= dare.celle.length * 0.05;
}

const NOME_VERSO =
  /^(tipo|ciclo|verso|segno|c f|att\w* pass\w*|cli\w* for\w*|client[ei] fornitor[ei]|a p|d a|dare avere|direzione|natura|type|direction)\b/;

/** True of signs that the amounts carry themselves: most documents of either side have its own, minus where we owe them. */
function areSigned(rows: readonly { side: 1 | -1; sign: number }[]): boolean {
  const sum = (side: 1 | -1): number =>
    rows.reduce((all, row) => all + (row.side === side ? row.sign : 0), 0);
  return sum(-1) < 0 && sum(1) >= 0;
}

/** True of notes that take back: each has the sign that the documents of its side have not. */
const areTurned = (notes: readonly { side: 1 | -1; sign: number }[]): boolean =>
  notes.every(({ side, sign }) => sign !== side);

/** True of a column that says on each row whether it is to collect or to pay. */
function isDirection({ intestazione, celle, valori, filled }: ProfiledColumn): boolean {
  if (isOfPayments([...valori])) return false;
  const letters = findSideLetters(intestazione, celle);
  return (
    filled === celle.length &&
    celle.every((cell) => findVersoPartita(cell, letters) !== null) &&
    (NOME_VERSO.test(normalizeTitle(intestazione)) ||
      (!celle.some((cell) => isDoubtfulSide(cell)) &&
        new Set([...valori].map((value) => findVersoPartita(value, letters))).size > 1))
  );
}

/**
 * The columns that are no amounts, with the one that says on each row whether it is to collect or to pay as the signs it means.
 * Where the amounts carry those signs already it is left out; and where those of notes, too, `signed` says that kinds turn nothing.
 */
export function withDirection(
  others: readonly ProfiledColumn[],
  importo: ProfiledColumn,
): { colonne: ProfiledColumn[]; signed: boolean } {
  const directions = others.filter((column) => isDirection(column));
  // Each amount may have its own letters right behind it.
  const direction = directions.find(({ indice }) => indice === importo.indice + 1) ?? directions[0];
  const kind = findTypeColumn(others);
  const letters = direction ? findSideLetters(direction.intestazione, direction.celle) : null;
  const sides = direction?.celle.map((cell) => findVersoPartita(cell, letters) ?? 1);
  const rows = importo.celle.flatMap((cell, riga) => {
    const sign = isNegativa(cell) ? -1 : 1;
    const note = kind !== null && isNoteKind(kind.celle[riga] ?? '');
    // The letter of a ledger is that of the note itself, and no other than its sign.
    const own = note && letters === 'registro' ? -1 : 1;
    return /[1-9]/.test(cell) ? [{ side: ((sides?.[riga] ?? -1) * own) as 1 | -1, sign, note }] : [];
  });
  const carried = areSigned(rows.filter(({ note }) => !note));
  const notes = rows.filter(({ note }) => note);
  const kinds = kind === null || ![...kind.valori].some((value) => isNoDocument(value));
  const signed = carried && kinds && notes.length > 0 && areTurned(notes);
  if (!direction || !sides) return { colonne: [...others], signed };
  const sameName = ({ intestazione }: ProfiledColumn): boolean =>
    normalizeTitle(intestazione) === normalizeTitle(direction.intestazione);
  const rest = others.filter(
    (column) => column !== direction && !(directions.includes(column) && sameName(column)),
  );
  if (carried) return { colonne: rest, signed };
  const signs = sides.map((side) => (side === 1 ? '+' : '-'));
  const told = { ...direction, intestazione: 'Segno', celle: signs, valori: new Set(signs) };
  return { colonne: [...rest, told], signed };
}

/** True where each row has the letter of a client or of a supplier, under a name that says so: rows of an account have none. */
export const hasPartyLetters = (columns: readonly ProfiledColumn[]): boolean =>
  columns.some(
    ({ intestazione, celle }) =>
      /^(?:c f|cli for|client[ei] fornitor[ei])$/.test(normalizeTitle(intestazione)) &&
      celle.every((cell) => /^[cf]$/i.test(cell)),
  );

/** True of a column of parties, behind each of which stands its side. */
export const isSideOfParty = (column: ProfiledColumn | undefined): boolean =>
  column !== undefined && column.filled > 0 && column.celle.every((cell) => findSideBehind(cell) !== null);

/** The column that says what kind of document each is, where some give money back or are none; null where all are alike. */
export function findTypeColumn(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const found = columns.find(
    (column) =>
      !isDate(column) &&
      !isMoney(column) &&
      column.length < 30 &&
      ([...column.valori].some((value) => isNotaCredito(value) || isNoDocument(value)) ||
        (/^tipo\b/.test(normalizeTitle(column.intestazione)) && isOfKindLetters(column.valori))),
  );
  return found ?? null;
}

/** What a document is called in a column of kinds, and what pays it. */
const KIND =
  /^(?:fattura|ft|fatt?|parcella|nota (?:di )?(?:credito|accredito|debito)|nc|nd|invoice|credit note)\b/;
const PAID = /^(?:(?:incass|pagament|accont|sald|bonific|payment)\w*|(?:inc|pag|bon|acc)\b)/;
/** A longer text tells something else; one with a number names a document, as what pays it does. */
const WORDS = 3;
const isKind = (text: string): boolean =>
  !/\d/.test(text) && text.split(' ').length <= WORDS && (KIND.test(text) || PAID.test(text));

/** The column whose rows say of themselves that they are documents, or what pays one: more are documents. */
const findKinds = (columns: readonly ProfiledColumn[]): ProfiledColumn | undefined =>
  columns.find(({ celle, filled, testo }) => {
    if (testo === 0 || filled < celle.length) return false;
    const kinds = celle.map((cell) => normalizeHeader(cell));
    const documents = kinds.filter((kind) => KIND.test(kind)).length;
    return documents * 2 > filled && kinds.every((kind) => isKind(kind));
  });

export const hasDocumentKinds = (columns: readonly ProfiledColumn[]): boolean =>
  findKinds(columns) !== undefined;

/** The same where some rows are payments: what they say is part of each. */
export const findPaymentKinds = (columns: readonly ProfiledColumn[]): ProfiledColumn | null => {
  const found = findKinds(columns);
  return found?.celle.some((cell) => PAID.test(normalizeHeader(cell))) === true ? found : null;
};

/** True of kinds with the number of each document behind them: the column numbers the documents too. */
export const isOfNumbers = ({ celle }: ProfiledColumn): boolean =>
  celle.some((cell) => /\d/.test(cell.replaceAll(/\btd ?\d{2}\b/gi, '')));
