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
export interface DomandaBlocchi {
  filtri: readonly FiltroServer[];
  /** Each word must stand somewhere in the columns `campi`. */
  ricerca: string;
  campi: readonly string[];
  ordine: readonly BlockOrder[];
}

function parola({ modo, negata, cercata }: CondizioneTesto): CondizioneServer {
  return modo === 'vuote' ? { tipo: 'vuote', negata } : { tipo: 'testo', modo, negata, cercata };
}

/** Nothing where nothing can be read: the box says why, and the page filters nothing either. */
function condizioni<Riga>(colonna: Colonna<Riga>, text: string, oggi: Giorno): readonly CondizioneServer[] {
  switch (getLanguage(colonna)) {
    case 'numero': {
      const letto = parseFiltroNumero(text, makeNumberParser(colonna));
      return letto.ok ? (letto.valore ?? []) : [];
    }
    case 'data': {
      const letto = parseFiltroData(text, oggi);
      return letto.ok ? (letto.valore ?? []) : [];
    }
    case 'testo': {
      const letto = parseFiltroTesto(text);
      return letto.ok ? (letto.valore ?? []).map(parola) : [];
    }
    case 'nessuna':
      return [];
  }
}

/** A list shows `1.234,56`, the server counts cents. */
function scelta<Riga>(colonna: Colonna<Riga>, chosen: FiltroColonna['scelta']): FiltroColonna['scelta'] {
  if (chosen === null || getLanguage(colonna) !== 'numero') return chosen;
  const read = makeNumberParser(colonna);
  const valori = chosen.valori.flatMap((text) => {
    const number = text === '' ? '' : read(text);
    return number === null ? [] : [String(number)];
  });
  return { ...chosen, valori };
}

/** The filters in force, in the order of the columns. */
export function toFiltriServer<Riga>(
  colonne: readonly Colonna<Riga>[],
  filtri: FiltriColonne,
  oggi: Giorno,
): FiltroServer[] {
  return colonne.flatMap((colonna) => {
    const filtro = filtri[colonna.campo];
    if (!filtro) return [];
    const own = condizioni(colonna, filtro.testo, oggi);
    if (own.length === 0 && filtro.scelta === null) return [];
    return [{ campo: colonna.campo, condizioni: own, scelta: scelta(colonna, filtro.scelta) }];
  });
}
