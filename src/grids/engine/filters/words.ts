/** Filters in Italian words: for the chips above the grid, for screen readers, for the sheet of an export. */
import { type FiltriColonne, type FiltroColonna, filtroColonnaSchema } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, getToday as today } from '#domain/date.ts';
import { formatIntero } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { makeNumberParser, getLanguage } from './column.ts';
import type { Condizione } from './conditions.ts';
import { parseFiltroData } from './date.ts';
import { parseFiltroNumero } from './number.ts';
import { type CondizioneTesto, parseFiltroTesto } from './text.ts';
import { formatEntry } from './entries.ts';

/** More values than these are counted, not named. */
const NOMINATE = 3;

const vuote = (negata: boolean): string => (negata ? 'non vuoto' : 'vuoto');

function numeroInParole(condition: Condizione<number>, format: (value: number) => string): string {
  if (condition.tipo === 'vuote') return vuote(condition.negata);
  const { da, a, negata } = condition;
  if (da && a) {
    if (da.valore === a.valore) return `${negata ? 'diverso da' : 'uguale a'} ${format(da.valore)}`;
    return `tra ${format(da.valore)} e ${format(a.valore)}`;
  }
  if (da) return `${da.escluso ? 'maggiore di' : 'maggiore o uguale a'} ${format(da.valore)}`;
  return a ? `${a.escluso ? 'minore di' : 'minore o uguale a'} ${format(a.valore)}` : '';
}

function dataInParole(condition: Condizione<Giorno>): string {
  if (condition.tipo === 'vuote') return vuote(condition.negata);
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

function testoInParole({ modo, negata, parola }: CondizioneTesto): string {
  const words = MODI[modo][negata ? 1 : 0];
  return modo === 'vuote' ? words : `${words} "${parola}"`;
}

/** What is asked is joined by `oppure`, what is refused is added with `e`. */
function join(parts: readonly { parole: string; negata: boolean }[]): string {
  const asked = parts.filter(({ negata }) => !negata).map(({ parole }) => parole);
  const refused = parts.filter(({ negata }) => negata).map(({ parole }) => parole);
  return [asked.join(' oppure '), ...refused].filter((text) => text !== '').join(' e ');
}

function espressioneInParole<Riga>(colonna: Colonna<Riga>, text: string, oggi: Giorno): string {
  switch (getLanguage(colonna)) {
    case 'numero': {
      const letto = parseFiltroNumero(text, makeNumberParser(colonna));
      const format = (value: number) => colonna.tipo.format(value);
      const found = letto.ok ? (letto.valore ?? []) : [];
      return join(found.map((each) => ({ parole: numeroInParole(each, format), negata: each.negata })));
    }
    case 'data': {
      const letto = parseFiltroData(text, oggi);
      const found = letto.ok ? (letto.valore ?? []) : [];
      return join(found.map((each) => ({ parole: dataInParole(each), negata: each.negata })));
    }
    case 'testo': {
      const letto = parseFiltroTesto(text);
      const found = letto.ok ? (letto.valore ?? []) : [];
      return join(found.map((each) => ({ parole: testoInParole(each), negata: each.negata })));
    }
    case 'nessuna':
      return '';
  }
}

/** `Aperta, Chiusa`; `tutti tranne (vuote)`; `12 valori`. */
export function describeChoice<Riga>(colonna: Colonna<Riga>, scelta: FiltroColonna['scelta']): string {
  if (scelta === null) return '';
  const { modo, valori } = scelta;
  const few = valori.length <= NOMINATE;
  const named = few
    ? valori.map((chiave) => formatEntry(colonna, chiave)).join(', ')
    : `${formatIntero(valori.length)} valori`;
  if (modo === 'tranne') return `tutti tranne ${named}`;
  return valori.length === 0 ? 'nessun valore' : named;
}

/** `maggiore di 1.000,00`, `dal 01/11/2026 al 30/11/2026`; empty when the filter asks nothing. */
export function describeFilter<Riga>(
  colonna: Colonna<Riga>,
  { testo, scelta }: FiltroColonna,
  oggi: Giorno = today(),
): string {
  const parts = [espressioneInParole(colonna, testo, oggi), describeChoice(colonna, scelta)];
  return parts.filter((text) => text !== '').join(' e ');
}

/** What a chip says: the words typed where they say more than two dates do, `questo mese`. */
export function describeFilterInShort<Riga>(
  colonna: Colonna<Riga>,
  filtro: FiltroColonna,
  oggi: Giorno = today(),
): string {
  const typed = getLanguage(colonna) === 'data' && filtro.testo !== '' ? filtro.testo : null;
  if (typed === null) return describeFilter(colonna, filtro, oggi);
  return [typed, describeChoice(colonna, filtro.scelta)].filter((text) => text !== '').join(' e ');
}

/** The filters in force as the grid keeps them, parsed: what is not a filter of ours counts as absent. */
export function readFiltri(model: Record<string, unknown>): FiltriColonne {
  return Object.fromEntries(
    Object.entries(model).flatMap(([campo, value]) => {
      const parsed = filtroColonnaSchema.safeParse(value);
      return parsed.success ? [[campo, parsed.data] as const] : [];
    }),
  );
}

/** One line per filtered column: `['Importo maggiore di 1.000,00', 'Stato: Aperta']`. */
export function describeFilters<Riga>(
  model: Record<string, unknown>,
  colonne: readonly Colonna<Riga>[],
  oggi: Giorno = today(),
): string[] {
  return Object.entries(readFiltri(model)).flatMap(([campo, filtro]) => {
    const colonna = colonne.find((each) => each.campo === campo);
    if (!colonna) return [];
    const words = describeFilter(colonna, filtro, oggi);
    return words === '' ? [] : [`${colonna.titolo}${filtro.testo === '' ? ':' : ''} ${words}`];
  });
}
