/** The titles of the parts of a table: near as they stand to its rows, they are of none. */
import { isLikelyData } from '../../cell/cell.ts';
import { findSectionSide } from '../../cell/party-sections.ts';
import { listMeanings, type ColumnRole } from '../../cell/words.ts';
import type { ColonnaPdf } from './column.ts';
import type { Colonne } from './columns.ts';
import { isDayTitle } from './header.ts';

const hasTitle = (columns: readonly ColonnaPdf[], roles: readonly ColumnRole[]): boolean =>
  columns.some(({ titolo }) => listMeanings(titolo).some(({ ruolo }) => roles.includes(ruolo)));

/** True for a table of documents: what falls due, or has a number. Below a movement stand words such as `Ordinante: ...`. */
const isOfDocuments = (columns: readonly ColonnaPdf[]): boolean =>
  hasTitle(columns, ['scadenza', 'numero_documento']);

/** True for a table of documents without a balance: beside an amount stands what was paid of it, or is left. */
export const isWithoutSaldo = (columns: readonly ColonnaPdf[]): boolean =>
  isOfDocuments(columns) && !hasTitle(columns, ['saldo']);

/** True for `Agente: 01 Rossi`, and for `Scadenza 31/10/2026`. */
function isGroupName(text: string): boolean {
  const [, label = '', value = ''] = /^(\p{L}[\p{L} .]{2,20}?)(?::|\s(?=\d))\s*(.+)$/u.exec(text) ?? [];
  if (label === '') return false;
  return text.includes(':') || (isLikelyData(value) && isDayTitle({ testo: label }));
}

/** True for a title of a part of the table, at its left margin: `FORNITORI`, `USCITE`, `Agente: 01 Rossi`. */
export function isPartTitle(celle: readonly string[], columns: Colonne): boolean {
  if (celle[0] === '') return false;
  const filled = celle.filter((cell) => cell !== '');
  if ([true, false].some((partite) => findSectionSide(filled, partite) !== null)) return true;
  return isOfDocuments(columns.colonne) && isGroupName(filled.join(' '));
}
