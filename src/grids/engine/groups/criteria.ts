/** By what rows are gathered: the value of a column, or the month or the year of its day. Pure. */
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { formatData, formatMese } from '#domain/date.ts';
import { toGiornoOfCell, getLanguage, toTextOfCell } from '../filters/column.ts';
import { VUOTE } from '../filters/entries.ts';
import type { Colonna } from '../types.ts';

/** A criterion with its column, which is known to exist. */
export interface Criterion<Riga> {
  colonna: Colonna<Riga>;
  per: CriterioGruppo['per'];
}

const PER: Record<CriterioGruppo['per'], string> = { valore: 'giorno', mese: 'mese', anno: 'anno' };

/** Days are gathered by month unless the person says otherwise. */
export const makeFirstCriterion = <Riga>(column: Colonna<Riga>): CriterioGruppo => ({
  campo: column.campo,
  per: getLanguage(column) === 'data' ? 'mese' : 'valore',
});

/** Criteria of columns that are not here any more are dropped. */
export const toCriteri = <Riga>(
  groups: readonly CriterioGruppo[],
  columns: readonly Colonna<Riga>[],
): Criterion<Riga>[] =>
  groups.flatMap(({ campo, per }) => {
    const colonna = columns.find((each) => each.campo === campo);
    return colonna ? [{ colonna, per }] : [];
  });

/** `Data (mese)`, `Stato`. */
export const formatCriterion = <Riga>({ colonna, per }: Criterion<Riga>): string =>
  getLanguage(colonna) === 'data' ? `${colonna.titolo} (${PER[per]})` : colonna.titolo;

/** From a row to the key of its group; the keys of days sort as time does. */
export function makeGroupKey<Riga>({ colonna, per }: Criterion<Riga>): (riga: Riga) => string {
  const { valore } = colonna;
  if (getLanguage(colonna) !== 'data') return (riga) => toTextOfCell(colonna, valore(riga));
  const length = per === 'anno' ? 4 : per === 'mese' ? 7 : 10;
  return (riga) => toGiornoOfCell(colonna, valore(riga))?.slice(0, length) ?? '';
}

export function formatGroup<Riga>({ colonna, per }: Criterion<Riga>, key: string): string {
  if (key === '') return VUOTE;
  if (getLanguage(colonna) !== 'data' || per === 'anno') return key;
  return per === 'mese' ? formatMese(key) : formatData(key);
}
