import { expect, it } from 'vitest';
import type { ColonnaFoglio } from '../cartella.ts';
import { larghezze } from './documento.ts';

const colonna = (titolo: string, cella: ColonnaFoglio['cella'], larghezza = 25): ColonnaFoglio => ({
  titolo,
  cella,
  larghezza,
  totale: cella === 'importo',
});
const COLONNE = [colonna('Data', 'data'), colonna('Descrizione', 'testo', 40), colonna('Nota', 'testo', 40)];

it('gives the width of an empty column to those that have something to say', () => {
  const [, full = 0, empty = 0] = larghezze(COLONNE, [10, 60, 0]);
  expect(empty).toBeLessThan(full / 5);
});

it('takes the whole width of the paper, however long the texts', () => {
  for (const lunghezze of [
    [10, 60, 0],
    [10, 4_000, 2_000],
  ]) {
    const total = larghezze(COLONNE, lunghezze).reduce((sum, width) => sum + width, 0);
    expect(total).toBeLessThanOrEqual(842 - 56 - 3 * 8);
    expect(total).toBeGreaterThan(842 - 56 - 3 * 8 - 1);
  }
});
