/** A rate in a cell: typed and pasted as a percentage, kept in hundredths of a point. */
import { formatAliquota, parseAliquota } from '#domain/matrice.ts';
import type { TipoColonna } from '#grids/engine/index.ts';

export const ALIQUOTA: TipoColonna<number> = {
  nome: 'numero',
  align: 'destra',
  larghezza: 124,
  filtro: 'numero',
  excel: 'numero',
  format: formatAliquota,
  compare: (a, b) => a - b,
  parse(text) {
    if (text.trim() === '' || text.trim() === '-') return { ok: true, valore: null };
    const valore = parseAliquota(text);
    return valore === null
      ? { ok: false, motivo: 'Aliquota non valida: scrivi ad esempio 7,5 oppure 7,50%, da 0 a 100' }
      : { ok: true, valore };
  },
  // Percentage points, as a spreadsheet computes with them.
  toExcel: (value) => value / 100,
};
