import { expect, it } from 'vitest';
import type { ColonnaFoglio } from '../cartella.ts';
import { CIFRA, corpo, larghezze } from './documento.ts';

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

it('never breaks a day, an amount or a number in two, however many columns and however long the texts', () => {
  const molte = [
    colonna('Data', 'data'),
    colonna('Numero', 'numero'),
    ...Array.from({ length: 7 }, (_, at) => colonna(`Testo ${at}`, 'testo', 40)),
    colonna('Dare', 'importo'),
    colonna('Avere', 'importo'),
  ];
  const lunghezze = [10, 5, ...Array.from({ length: 7 }, () => 400), 13, 13];
  const widths = larghezze(molte, lunghezze);
  for (const at of [0, 1, 9, 10])
    expect(widths[at]).toBeGreaterThanOrEqual((lunghezze[at] ?? 0) * corpo(molte.length) * CIFRA);
});
