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

export const NO_FILTER: FiltroColonna = { testo: '', scelta: null };

/** Null when neither words nor values are asked. */
export function normalizeFilter(filter: FiltroColonna): FiltroColonna | null {
  const testo = filter.testo.trim();
  return testo === '' && filter.scelta === null ? null : { ...filter, testo };
}

function textProof<Riga>(column: Colonna<Riga>, text: string, today: Giorno): ParsedEdit<RowTest<Riga>> {
  const { valore } = column;
  switch (getLanguage(column)) {
    case 'numero': {
      const parsed = parseFiltroNumero(text, makeNumberParser(column));
      if (!parsed.ok || parsed.valore === null) return parsed.ok ? { ok: true, valore: null } : parsed;
      const conditions = parsed.valore;
      return { ok: true, valore: (riga) => isMet(conditions, toNumberOfCell(valore(riga))) };
    }
    case 'data': {
      const parsed = parseFiltroData(text, today);
      if (!parsed.ok || parsed.valore === null) return parsed.ok ? { ok: true, valore: null } : parsed;
      const conditions = parsed.valore;
      return { ok: true, valore: (riga) => isMet(conditions, toGiornoOfCell(column, valore(riga))) };
    }
    case 'testo': {
      const parsed = parseFiltroTesto(text);
      if (!parsed.ok || parsed.valore === null) return parsed.ok ? { ok: true, valore: null } : parsed;
      const conditions = parsed.valore;
      return {
        ok: true,
        valore: (riga) => isTextMet(conditions, normalizeText(toTextOfCell(column, valore(riga)))),
      };
    }
    case 'nessuna':
      return { ok: true, valore: null };
  }
}

/** Why what is typed filters nothing, in Italian; null when it can be read. */
export function explainRefusedText<Riga>(column: Colonna<Riga>, text: string, today: Giorno): string | null {
  const parsed = textProof(column, text, today);
  return parsed.ok ? null : parsed.motivo;
}

/** The test of one column; null when it asks nothing, or nothing that can be read. */
export function compileFilter<Riga>(
  column: Colonna<Riga>,
  filter: FiltroColonna,
  today: Giorno,
): RowTest<Riga> | null {
  const typed = textProof(column, filter.testo, today);
  const text = typed.ok ? typed.valore : null;
  if (filter.scelta === null) return text;
  const { modo, valori } = filter.scelta;
  const wanted = new Set(valori);
  const only = modo === 'solo';
  const voce = makeEntryKey(column);
  const choice: RowTest<Riga> = (riga) => wanted.has(voce(column.valore(riga))) === only;
  return text ? (riga) => text(riga) && choice(riga) : choice;
}

/** The test of all columns but `without`; columns that are not here do not count. */
export function compileFilters<Riga>(
  columns: readonly Colonna<Riga>[],
  filters: FiltriColonne,
  today: Giorno,
  without?: string,
): RowTest<Riga> {
  const tests = columns.flatMap((column) => {
    const filter = column.campo === without ? undefined : filters[column.campo];
    return filter ? (compileFilter(column, filter, today) ?? []) : [];
  });
  const [only] = tests;
  if (!only) return () => true;
  return tests.length === 1 ? only : (riga) => tests.every((test) => test(riga));
}
