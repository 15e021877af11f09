/** Filters in Italian words: for the chips above the grid, for screen readers, for the sheet of an export. */
import { type FiltriColonne, type FiltroColonna, filtroColonnaSchema } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, getToday as today } from '#domain/date.ts';
import { formatInteger } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { makeNumberParser, getLanguage } from './column.ts';
import type { Condizione } from './conditions.ts';
import { parseFiltroData } from './date.ts';
import { parseFiltroNumero } from './number.ts';
import { type CondizioneTesto, parseFiltroTesto } from './text.ts';
import { formatEntry } from './entries.ts';

/** More values than these are counted, not named. */
const NOMINATE = 3;

const empty = (negated: boolean): string => (negated ? 'non vuoto' : 'vuoto');

function numberInWords(condition: Condizione<number>, format: (value: number) => string): string {
  if (condition.tipo === 'vuote') return empty(condition.negata);
  const { da, a, negata } = condition;
  if (da && a) {
    if (da.valore === a.valore) return `${negata ? 'diverso da' : 'uguale a'} ${format(da.valore)}`;
    return `tra ${format(da.valore)} e ${format(a.valore)}`;
  }
  if (da) return `${da.escluso ? 'maggiore di' : 'maggiore o uguale a'} ${format(da.valore)}`;
  return a ? `${a.escluso ? 'minore di' : 'minore o uguale a'} ${format(a.valore)}` : '';
}

function dateInWords(condition: Condizione<Giorno>): string {
  if (condition.tipo === 'vuote') return empty(condition.negata);
  const { da, a, negata } = condition;
  const not = negata ? 'non ' : '';
  if (da && a)
    return da.valore === a.valore
      ? `${not}il ${formatData(da.valore)}`
      : `${not}dal ${formatData(da.valore)} al ${formatData(a.valore)}`;
  if (da) return `${da.escluso ? 'dopo il' : 'dal'} ${formatData(da.valore)}`;
  return a ? `${a.escluso ? 'prima del' : 'fino al'} ${formatData(a.valore)}` : '';
}

const MODI: Record<CondizioneTesto['modo'], readonly [string, string]> = {
  contiene: ['contiene', 'non contiene'],
  uguale: ['uguale a', 'diverso da'],
  inizia: ['inizia con', 'non inizia con'],
  finisce: ['finisce con', 'non finisce con'],
  vuote: ['vuoto', 'non vuoto'],
};

function textInWords({ modo, negata, word }: CondizioneTesto): string {
  const words = MODI[modo][negata ? 1 : 0];
  return modo === 'vuote' ? words : `${words} "${word}"`;
}

/** What is asked is joined by `oppure`, what is refused is added with `e`. */
function join(parts: readonly { parole: string; negata: boolean }[]): string {
  const asked = parts.filter(({ negata }) => !negata).map(({ parole }) => parole);
  const refused = parts.filter(({ negata }) => negata).map(({ parole }) => parole);
  return [asked.join(' oppure '), ...refused].filter((text) => text !== '').join(' e ');
}

function expressionInWords<Riga>(column: Colonna<Riga>, text: string, oggi: Giorno): string {
  switch (getLanguage(column)) {
    case 'numero': {
      const parsed = parseFiltroNumero(text, makeNumberParser(column));
      const format = (value: number) => column.tipo.format(value);
      const found = parsed.ok ? (parsed.valore ?? []) : [];
      return join(found.map((each) => ({ parole: numberInWords(each, format), negata: each.negata })));
    }
    case 'data': {
      const parsed = parseFiltroData(text, oggi);
      const found = parsed.ok ? (parsed.valore ?? []) : [];
      return join(found.map((each) => ({ parole: dateInWords(each), negata: each.negata })));
    }
    case 'testo': {
      const parsed = parseFiltroTesto(text);
      const found = parsed.ok ? (parsed.valore ?? []) : [];
      return join(found.map((each) => ({ parole: textInWords(each), negata: each.negata })));
    }
    case 'nessuna':
      return '';
  }
}

/** `Aperta, Chiusa`; `tutti tranne (vuote)`; `12 valori`. */
export function describeChoice<Riga>(column: Colonna<Riga>, choice: FiltroColonna['scelta']): string {
  if (choice === null) return '';
  const { modo, valori } = choice;
  const few = valori.length <= NOMINATE;
  const named = few
    ? valori.map((key) => formatEntry(column, key)).join(', ')
    : `${formatInteger(valori.length)} valori`;
  if (modo === 'tranne') return `tutti tranne ${named}`;
  return valori.length === 0 ? 'nessun valore' : named;
}

/** `maggiore di 1.000,00`, `dal 01/11/2026 al 30/11/2026`; empty when the filter asks nothing. */
export function describeFilter<Riga>(
  column: Colonna<Riga>,
  { testo, scelta }: FiltroColonna,
  oggi: Giorno = today(),
): string {
  const parts = [expressionInWords(column, testo, oggi), describeChoice(column, scelta)];
  return parts.filter((text) => text !== '').join(' e ');
}

/** What a chip says: the words typed where they say more than two dates do, `questo mese`. */
export function describeFilterInShort<Riga>(
  column: Colonna<Riga>,
  filter: FiltroColonna,
  oggi: Giorno = today(),
): string {
  const typed = getLanguage(column) === 'data' && filter.testo !== '' ? filter.testo : null;
  if (typed === null) return describeFilter(column, filter, oggi);
  return [typed, describeChoice(column, filter.scelta)].filter((text) => text !== '').join(' e ');
}

/** The filters in force as the grid keeps them, parsed: what is not a filter of ours counts as absent. */
export const readFiltri = (model: Record<string, unknown>): FiltriColonne =>
  Object.fromEntries(
    Object.entries(model).flatMap(([field, value]) => {
      const parsed = filtroColonnaSchema.safeParse(value);
      return parsed.success ? [[field, parsed.data] as const] : [];
    }),
  );

/** One line per filtered column: `['Importo maggiore di 1.000,00', 'Stato: Aperta']`. */
export const describeFilters = <Riga>(
  model: Record<string, unknown>,
  columns: readonly Colonna<Riga>[],
  oggi: Giorno = today(),
): string[] =>
  Object.entries(readFiltri(model)).flatMap(([field, filter]) => {
    const column = columns.find((each) => each.campo === field);
    if (!column) return [];
    const words = describeFilter(column, filter, oggi);
    return words === '' ? [] : [`${column.titolo}${filter.testo === '' ? ':' : ''} ${words}`];
  });
