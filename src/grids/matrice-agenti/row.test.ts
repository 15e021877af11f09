import { expect, it } from 'vitest';
import { matriceAgentiSchema } from '#api/contract/matrice-agenti.ts';
import { toGiorno } from '#domain/date.ts';
import { getCellKey, toRighe } from './row.ts';

const parte = (id: number, ragione_sociale: string) => ({ id, ragione_sociale, attivo: true });
const coppia = (id_agente: number, id_mandante: number) => ({ id_agente, id_mandante });
const MATRICE = matriceAgentiSchema.parse({
  agenti: [parte(1, 'Anna'), parte(2, 'Bruno'), parte(3, 'Carla')],
  mandanti: [parte(8, 'Mobili'), parte(9, 'Tende')],
  periodi: [
    {
      ...coppia(1, 8),
      id: 1,
      aliquota: 500,
      zona: null,
      valida_dal: '2026-01-01',
      valida_al: '2026-06-30',
      versione: 1,
    },
  ],
  usate: [coppia(1, 8), coppia(1, 9), coppia(2, 9)],
});
const mancanti = (day: string, bozza = new Map()) =>
  toRighe(MATRICE, toGiorno(day), bozza).map((riga) => riga.mancanti);

it('what is missing is what some partita names and no rate covers on the day', () => {
  // Carla sells nothing: she lacks nothing.
  expect(mancanti('2026-03-01')).toEqual([1, 1, 0]);
  expect(mancanti('2026-07-01')).toEqual([2, 1, 0]);
});

it('a rate that is not saved yet is no longer missing', () => {
  expect(mancanti('2026-03-01', new Map([[getCellKey(2, 9), { attesa: null, aliquota: 300 }]]))).toEqual([
    1, 0, 0,
  ]);
});
