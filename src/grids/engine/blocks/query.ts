/** What a grid asks of rows it does not hold: its filters, its order and its search, in the words of the server. Pure. */
import type { FiltriColonne, FiltroColonna } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { makeNumberParser, getLanguage } from '../filters/column.ts';
import type { Condizione } from '../filters/conditions.ts';
import { parseFiltroData } from '../filters/date.ts';
import { parseFiltroNumero } from '../filters/number.ts';
import { type CondizioneTesto, parseFiltroTesto } from '../filters/text.ts';
import type { Colonna } from '../types.ts';

type CondizioneServer =
  | Condizione<number>
  | Condizione<Giorno>
  | { tipo: 'vuote'; negata: boolean }
  | { tipo: 'testo'; modo: Exclude<CondizioneTesto['modo'], 'vuote'>; negata: boolean; cercata: string };

/** The filter of one column, read: words as conditions, ticked values as the server names them. */
export interface FiltroServer {
  campo: string;
  condizioni: readonly CondizioneServer[];
  scelta: FiltroColonna['scelta'];
}

export interface BlockOrder {
  campo: string;
  verso: 'asc' | 'desc';
}

/** What is asked beside the page's own question. */
export interface BlocksQuery {
  filtri: readonly FiltroServer[];
  /** Each word must stand somewhere in the columns `campi`. */
  ricerca: string;
  campi: readonly string[];
  ordine: readonly BlockOrder[];
}

const word = ({ modo, negata, cercata }: CondizioneTesto): CondizioneServer =>
  modo === 'vuote' ? { tipo: 'vuote', negata } : { tipo: 'testo', modo, negata, cercata };

/** Nothing where nothing can be read: the box says why, and the page filters nothing either. */
function conditions<Riga>(column: Colonna<Riga>, text: string, today: Giorno): readonly CondizioneServer[] {
  switch (getLanguage(column)) {
    case 'numero': {
      const parsed = parseFiltroNumero(text, makeNumberParser(column));
      return parsed.ok ? (parsed.valore ?? []) : [];
    }
    case 'data': {
      const parsed = parseFiltroData(text, today);
      return parsed.ok ? (parsed.valore ?? []) : [];
    }
    case 'testo': {
      const parsed = parseFiltroTesto(text);
      return parsed.ok ? (parsed.valore ?? []).map(word) : [];
    }
    case 'nessuna':
      return [];
  }
}

/** A list shows `1.234,56`, the server counts cents. */
function choice<Riga>(column: Colonna<Riga>, chosen: FiltroColonna['scelta']): FiltroColonna['scelta'] {
  if (chosen === null || getLanguage(column) !== 'numero') return chosen;
  const read = makeNumberParser(column);
  const valori = chosen.valori.flatMap((text) => {
    const number = text === '' ? '' : read(text);
    return number === null ? [] : [String(number)];
  });
  return { ...chosen, valori };
}

/** The filters in force, in the order of the columns. */
export const toFiltriServer = <Riga>(
  columns: readonly Colonna<Riga>[],
  filters: FiltriColonne,
  today: Giorno,
): FiltroServer[] =>
  columns.flatMap((column) => {
    const filter = filters[column.campo];
    if (!filter) return [];
    const own = conditions(column, filter.testo, today);
    if (own.length === 0 && filter.scelta === null) return [];
    return [{ campo: column.campo, condizioni: own, scelta: choice(column, filter.scelta) }];
  });
