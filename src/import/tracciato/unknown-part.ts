/** An amount under a name nobody knows, beside the total of each document: what is left of it, what was paid, or neither. */
import { normalizeHeader } from '../cell/words.ts';
import { inferCents } from './cents.ts';
import { isKnownMoney, type PartiteMoney } from './partite-money.ts';
import { isAge } from './partite-rest.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';
import { isTaxOf } from './sum-columns.ts';
import { findWithheld } from './withheld.ts';

/** What an answer makes of the column: the name under which it would have been known. */
const NOMI: Readonly<Record<string, string>> = { resta: 'Residuo', pagato: 'Pagato' };

/** The columns, that which was asked about under the name of what it was said to be; without it where it is nothing of them. */
export function resolveUnknownPart(
  columns: readonly ProfiledColumn[],
  answer: string | undefined,
): ProfiledColumn[] {
  const [what = '', at] = answer?.split(':') ?? [];
  const name = NOMI[what];
  return columns.flatMap((column) =>
    answer === undefined || String(column.indice) !== at
      ? [column]
      : name === undefined
        ? []
        : [{ ...column, intestazione: name }],
  );
}

/** Names of what is due already: all of a document or nothing, it says nothing of what was paid. */
const OVERDUE = /\b(scadut[oaie]|overdue|past due|uberfallig\w*|echue?s?|vencid[oa])\b/;
/** So many columns of lateness, which come to the whole of each document, are its age. */
const BANDS = 2;

/** What is kept back of each document, where nothing tells whether it is taken off; null where it is told. */
export function findOpenWithheld(
  columns: readonly ProfiledColumn[],
  { colonne, pagato, dare_avere, aperto }: PartiteMoney,
): { intero: string; ritenuta: { nome: string; indice: number } } | null {
  const chosen = colonne.at(-1);
  const importo = columns.find(({ indice }) => indice === chosen?.indice);
  if (!importo || dare_avere || aperto || pagato.length > 0) return null;
  const withheld = findWithheld(
    columns.filter((column) => isMoney(column)),
    importo,
  );
  if (withheld?.importo !== null) return null;
  const { intestazione: nome, indice } = withheld.column;
  return { intero: importo.intestazione, ritenuta: { nome, indice } };
}

/** Null where every amount is known, or what is open is told by another column. */
export function findUnknownPart(
  columns: readonly ProfiledColumn[],
  { colonne, pagato, tax, dare_avere, aperto }: PartiteMoney,
): { intero: string; parte: { nome: string; indice: number } } | null {
  const chosen = colonne.at(-1);
  const whole = columns.find(({ indice }) => indice === chosen?.indice);
  if (!whole || dare_avere || aperto || pagato.length + tax.length > 0) return null;
  const cents = inferCents([whole]);
  const total = (riga: number): number => Math.abs(cents(whole, riga));
  const isPart = (column: ProfiledColumn): boolean =>
    column.celle.every((_, riga) => cents(column, riga) >= 0 && cents(column, riga) <= total(riga));
  const possible = columns.filter(
    (column) =>
      column !== whole &&
      isMoney(column) &&
      column.denaro > 0 &&
      !isKnownMoney(column.intestazione) &&
      isPart(column),
  );
  const bands = columns.filter(({ intestazione }) => isAge(intestazione));
  const comeToWhole = (parts: readonly ProfiledColumn[]): boolean =>
    whole.celle.every(
      (_, riga) => parts.reduce((sum, column) => sum + cents(column, riga), 0) === total(riga),
    );
  const isAged = bands.length >= BANDS && (comeToWhole(bands) || comeToWhole(possible));
  if (isAged) return null;
  const isOverdue = (column: ProfiledColumn): boolean =>
    OVERDUE.test(normalizeHeader(column.intestazione)) &&
    column.celle.every((_, riga) => cents(column, riga) === 0 || cents(column, riga) === total(riga));
  // What some documents have whole, and others not at all or in part.
  const isOfSome = (column: ProfiledColumn): boolean =>
    column.celle.some((_, riga) => cents(column, riga) === total(riga) && total(riga) > 0) &&
    column.celle.some((_, riga) => cents(column, riga) < total(riga));
  // What a net leaves of each document: it may be what is open.
  const isKeptBack = (column: ProfiledColumn): boolean =>
    column.celle.some((_, riga) => cents(column, riga) > 0) &&
    columns.some(
      (net) =>
        /\bnet(?:t[oi])?\b/.test(normalizeHeader(net.intestazione)) &&
        isMoney(net) &&
        !isTaxOf(column, net) &&
        whole.celle.every((_, riga) => cents(net, riga) + cents(column, riga) === total(riga)),
    );
  const part = possible.find(
    (column) => !isOverdue(column) && (isOfSome(column) || isKeptBack(column)) && !isTaxOf(column, whole),
  );
  return part
    ? { intero: whole.intestazione, parte: { nome: part.intestazione, indice: part.indice } }
    : null;
}
