import { expect, it } from 'vitest';
import { matriceAgentiSchema } from '#api/contract/matrice-agenti.ts';
import { toGiorno } from '#domain/date.ts';
import { getCellKey, toRighe } from './row.ts';

const part = (id: number, ragione_sociale: string) => ({ id, ragione_sociale, attivo: true });
const pair = (id_agente: number, id_mandante: number) => ({ id_agente, id_mandante });
const MATRICE = matriceAgentiSchema.parse({
  agenti: [part(1, 'Anna'), part(2, 'Bruno'), part(3, 'Carla')],
  mandanti: [part(8, 'Mobili'), part(9, 'Tende')],
  periodi: [
    {
      ...pair(1, 8),
      id: 1,
      aliquota: 500,
      zona: null,
      valida_dal: '2026-01-01',
      valida_al: '2026-06-30',
      versione: 1,
    },
  ],
  usate: [pair(1, 8), pair(1, 9), pair(2, 9)],
});
const missing = (day: string, draft = new Map()) =>
  toRighe(MATRICE, toGiorno(day), draft).map((riga) => riga.mancanti);

it('what is missing is what some partita names and no rate covers on the day', () => {
  // Carla sells nothing: she lacks nothing.
  expect(missing('2026-03-01')).toEqual([1, 1, 0]);
  expect(missing('2026-07-01')).toEqual([2, 1, 0]);
});

it('a rate that is not saved yet is no longer missing', () => {
  expect(missing('2026-03-01', new Map([[getCellKey(2, 9), { attesa: null, aliquota: 300 }]]))).toEqual([
    1, 0, 0,
  ]);
});
