/** From what a filter says to a test of one row. Pure: the grid, the groups and the counts all use it. */
import type { FiltriColonne, FiltroColonna } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { ParsedEdit } from '../kinds.ts';
import { normalizeText } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { toGiornoOfCell, makeNumberParser, getLanguage, toNumberOfCell, toTextOfCell } from './column.ts';
import { isMet } from './conditions.ts';
import { parseFiltroData } from './date.ts';
import { parseFiltroNumero } from './number.ts';
import { parseFiltroTesto, isTextMet } from './text.ts';
import { makeEntryKey } from './entries.ts';

export type RowTest<Riga> = (riga: Riga) => boolean;

export const NESSUN_FILTRO: FiltroColonna = { testo: '', scelta: null };

/** Null when neither words nor values are asked. */
export function normalizeFilter(filtro: FiltroColonna): FiltroColonna | null {
  const testo = filtro.testo.trim();
  return testo === '' && filtro.scelta === null ? null : { ...filtro, testo };
}

function provaTesto<Riga>(colonna: Colonna<Riga>, text: string, oggi: Giorno): ParsedEdit<RowTest<Riga>> {
  const { valore } = colonna;
  switch (getLanguage(colonna)) {
    case 'numero': {
      const letto = parseFiltroNumero(text, makeNumberParser(colonna));
      if (!letto.ok || letto.valore === null) return letto.ok ? { ok: true, valore: null } : letto;
      const conditions = letto.valore;
      return { ok: true, valore: (riga) => isMet(conditions, toNumberOfCell(valore(riga))) };
    }
    case 'data': {
      const letto = parseFiltroData(text, oggi);
      if (!letto.ok || letto.valore === null) return letto.ok ? { ok: true, valore: null } : letto;
      const conditions = letto.valore;
      return { ok: true, valore: (riga) => isMet(conditions, toGiornoOfCell(colonna, valore(riga))) };
    }
    case 'testo': {
      const letto = parseFiltroTesto(text);
      if (!letto.ok || letto.valore === null) return letto.ok ? { ok: true, valore: null } : letto;
      const conditions = letto.valore;
      return {
        ok: true,
        valore: (riga) => isTextMet(conditions, normalizeText(toTextOfCell(colonna, valore(riga)))),
      };
    }
    case 'nessuna':
      return { ok: true, valore: null };
  }
}

/** Why what is typed filters nothing, in Italian; null when it can be read. */
export function explainRefusedText<Riga>(colonna: Colonna<Riga>, text: string, oggi: Giorno): string | null {
  const letto = provaTesto(colonna, text, oggi);
  return letto.ok ? null : letto.motivo;
}

/** The test of one column; null when it asks nothing, or nothing that can be read. */
export function compileFilter<Riga>(
  colonna: Colonna<Riga>,
  filtro: FiltroColonna,
  oggi: Giorno,
): RowTest<Riga> | null {
  const typed = provaTesto(colonna, filtro.testo, oggi);
  const testo = typed.ok ? typed.valore : null;
  if (filtro.scelta === null) return testo;
  const { modo, valori } = filtro.scelta;
  const wanted = new Set(valori);
  const solo = modo === 'solo';
  const voce = makeEntryKey(colonna);
  const scelta: RowTest<Riga> = (riga) => wanted.has(voce(colonna.valore(riga))) === solo;
  return testo ? (riga) => testo(riga) && scelta(riga) : scelta;
}

/** The test of all columns but `senza`; columns that are not here do not count. */
export function compileFilters<Riga>(
  colonne: readonly Colonna<Riga>[],
  filtri: FiltriColonne,
  oggi: Giorno,
  senza?: string,
): RowTest<Riga> {
  const tests = colonne.flatMap((colonna) => {
    const filtro = colonna.campo === senza ? undefined : filtri[colonna.campo];
    return filtro ? (compileFilter(colonna, filtro, oggi) ?? []) : [];
  });
  const [only] = tests;
  if (!only) return () => true;
  return tests.length === 1 ? only : (riga) => tests.every((test) => test(riga));
}
