/** What currency the amounts of a file have: one for all, or each its own. */
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { MoneyColumnsReading } from './money.ts';
import type { Surroundings } from './preamble.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';
import { findDivisaColumn } from './texts.ts';

/** Amounts that carry their currency, not all the same: each row then has its own. */
const namesSeveral = ({ celle }: ProfiledColumn): boolean =>
  new Set(celle.filter((cell) => cell !== '').map((cell) => findDivisa(cell))).size > 1;

/** The column that says the currency of each amount; null where all have the one of the file. */
export function chooseDivisaColumn(
  columns: readonly ProfiledColumn[],
  importo: ProfiledColumn | undefined,
  words: boolean,
): ProfiledColumn | null {
  const named = columnOfThese(findDivisaColumn(columns, importo?.indice ?? 0, words), importo);
  return named ?? (importo && namesSeveral(importo) ? importo : null);
}

/** The currency that a name says, or the whole words that it stands for. */
const nameDivisa = (header: string): string | null =>
  findDivisa(header) ?? findDivisa(expandAbbreviations(normalizeHeader(header)));

/** A header that names its currency settles it: a column of others is of the amounts as they were before the exchange. */
function columnOfThese(
  divisa: ProfiledColumn | null,
  importo: ProfiledColumn | undefined,
): ProfiledColumn | null {
  const named = importo && nameDivisa(importo.intestazione);
  if (!divisa || !named) return divisa;
  return [...divisa.valori].every((value) => findDivisa(value) === named) ? divisa : null;
}

/** The currency of all the rows, where no column says it row by row; null where nothing names one. */
export function inferDivisa(
  column: ProfiledColumn | null,
  columns: readonly ProfiledColumn[],
  money: MoneyColumnsReading,
  surroundings: Surroundings,
): string | null {
  if (column && !isMoney(column)) {
    const [value = ''] = column.valori;
    return column.valori.size === 1 ? (findDivisa(value) ?? value.toUpperCase().slice(0, 3)) : null;
  }
  for (const index of [money.importo, money.avere, money.dare, money.saldo]) {
    const found = columns.find((other) => other.indice === index);
    const inCells = column ? null : findDivisa(found?.celle.find((cell) => cell !== '') ?? '');
    const divisa = found && (nameDivisa(found.intestazione) ?? inCells);
    if (divisa) return divisa;
  }
  return surroundings.divisa;
}

/** Currencies of the countries whose accounts have one of their own. */
const OF_COUNTRY: Readonly<Record<string, string>> = {
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
};
const IBAN = /^([A-Z]{2})\d{2}[A-Z0-9]{11,30}$/;

/** The currency of the country of the account, where the file names none; null of an account elsewhere, or unknown. */
export function inferContoDivisa(conto: string | null, notices: string[]): string | null {
  const country = IBAN.exec((conto ?? '').replaceAll(' ', ''))?.[1];
  const divisa = country === undefined ? undefined : OF_COUNTRY[country];
  if (divisa === undefined) return null;
  notices.push(
    `Il file non dice la divisa: gli importi sono considerati in ${divisa}, quella del paese del conto.`,
  );
  return divisa;
}
