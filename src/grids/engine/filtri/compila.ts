/** From what a filter says to a test of one row. Pure: the grid, the groups and the counts all use it. */
import type { FiltriColonne, FiltroColonna } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { Lettura } from '../kinds.ts';
import { semplifica } from '#domain/testo.ts';
import type { Colonna } from '../types.ts';
import { giornoDi, leggiNumero, linguaDi, numeroDi, testoDi } from './colonna.ts';
import { passa } from './condizioni.ts';
import { parseFiltroData } from './data.ts';
import { parseFiltroNumero } from './numero.ts';
import { parseFiltroTesto, passaTesto } from './testo.ts';
import { vocePer } from './voci.ts';

export type Prova<Riga> = (riga: Riga) => boolean;

export const NESSUN_FILTRO: FiltroColonna = { testo: '', scelta: null };

/** Null when neither words nor values are asked. */
export function normalizza(filtro: FiltroColonna): FiltroColonna | null {
  const testo = filtro.testo.trim();
  return testo === '' && filtro.scelta === null ? null : { ...filtro, testo };
}

function provaTesto<Riga>(colonna: Colonna<Riga>, text: string, oggi: Giorno): Lettura<Prova<Riga>> {
  const { valore } = colonna;
  switch (linguaDi(colonna)) {
    case 'numero': {
      const letto = parseFiltroNumero(text, leggiNumero(colonna));
      if (!letto.ok || letto.valore === null) return letto.ok ? { ok: true, valore: null } : letto;
      const conditions = letto.valore;
      return { ok: true, valore: (riga) => passa(conditions, numeroDi(valore(riga))) };
    }
    case 'data': {
      const letto = parseFiltroData(text, oggi);
      if (!letto.ok || letto.valore === null) return letto.ok ? { ok: true, valore: null } : letto;
      const conditions = letto.valore;
      return { ok: true, valore: (riga) => passa(conditions, giornoDi(colonna, valore(riga))) };
    }
    case 'testo': {
      const letto = parseFiltroTesto(text);
      if (!letto.ok || letto.valore === null) return letto.ok ? { ok: true, valore: null } : letto;
      const conditions = letto.valore;
      return {
        ok: true,
        valore: (riga) => passaTesto(conditions, semplifica(testoDi(colonna, valore(riga)))),
      };
    }
    case 'nessuna':
      return { ok: true, valore: null };
  }
}

/** Why what is typed filters nothing, in Italian; null when it can be read. */
export function motivoRifiuto<Riga>(colonna: Colonna<Riga>, text: string, oggi: Giorno): string | null {
  const letto = provaTesto(colonna, text, oggi);
  return letto.ok ? null : letto.motivo;
}

/** The test of one column; null when it asks nothing, or nothing that can be read. */
export function compilaFiltro<Riga>(
  colonna: Colonna<Riga>,
  filtro: FiltroColonna,
  oggi: Giorno,
): Prova<Riga> | null {
  const typed = provaTesto(colonna, filtro.testo, oggi);
  const testo = typed.ok ? typed.valore : null;
  if (filtro.scelta === null) return testo;
  const { modo, valori } = filtro.scelta;
  const wanted = new Set(valori);
  const solo = modo === 'solo';
  const voce = vocePer(colonna);
  const scelta: Prova<Riga> = (riga) => wanted.has(voce(colonna.valore(riga))) === solo;
  return testo ? (riga) => testo(riga) && scelta(riga) : scelta;
}

/** The test of all columns but `senza`; columns that are not here do not count. */
export function compilaFiltri<Riga>(
  colonne: readonly Colonna<Riga>[],
  filtri: FiltriColonne,
  oggi: Giorno,
  senza?: string,
): Prova<Riga> {
  const tests = colonne.flatMap((colonna) => {
    const filtro = colonna.campo === senza ? undefined : filtri[colonna.campo];
    return filtro ? (compilaFiltro(colonna, filtro, oggi) ?? []) : [];
  });
  const [only] = tests;
  if (!only) return () => true;
  return tests.length === 1 ? only : (riga) => tests.every((test) => test(riga));
}
