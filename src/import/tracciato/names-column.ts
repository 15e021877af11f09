/** The column of names of a list of documents, under a word that nobody knows: `Professionista`, `Inquilino`. */
import { normalizeTitle } from './partite.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';
import { isNamedElse } from './suspect-states.ts';

/** Names of people and of firms, in letters. */
const [SHORT, LONG] = [5, 60];

const isOfNames = (column: ProfiledColumn): boolean => {
  const { intestazione, celle, filled, testo, length } = column;
  return (
    /\p{L}/u.test(intestazione) &&
    !isDate(column) &&
    !isMoney(column) &&
    filled === celle.length &&
    testo === filled &&
    length >= SHORT &&
    length <= LONG &&
    celle.every((cell) => !/\d/.test(cell)) &&
    celle.filter((cell) => /\p{L} \p{L}|\p{L}\. \p{L}/u.test(cell)).length * 2 > filled &&
    !isNamedElse(column, new Set())
  );
};

/** What a code of a party, or of its account, is called. */
const OF_CODES =
  /^(?:cod(?:ice)?|c f)?\b.*\b(?:cli|client[ei]?|for|forn|fornitor[ei]?|anagrafica|soggetto)\b|^(?:cod(?:ice)? )?(?:sotto)?conto$/;

/** The descriptions behind such codes: each code has one, in letters. */
export function findCodedNames(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const found = columns.find((column) => {
    const code = columns.find(({ intestazione }) => OF_CODES.test(normalizeTitle(intestazione)));
    if (!code || !/^descrizione$/.test(normalizeTitle(column.intestazione))) return false;
    const names = Map.groupBy(column.celle.keys(), (riga) => code.celle[riga]);
    const isRepeated = names.size < column.celle.length && names.size === column.valori.size;
    return (
      (isRepeated || code.indice === column.indice - 1) &&
      column.filled === column.celle.length &&
      column.testo === column.filled &&
      code.celle.every((cell) => /\d/.test(cell)) &&
      [...names.values()].every((rows) => new Set(rows.map((riga) => column.celle[riga])).size === 1)
    );
  });
  return found ?? null;
}

/** Null where none is, or several may be. */
export function findNamesColumn(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const [found, ...others] = columns.filter((column) => isOfNames(column));
  return found && others.length === 0 ? found : null;
}
