import type { SheetColumn } from '#sheets/workbook.ts';
import { expect, it } from 'vitest';
import { CIFRA, choosePageLayout, type TextMeasure, measureText, makeEmptyMeasure } from './document.ts';

const colonna = (titolo: string, cella: SheetColumn['cella'], larghezza = 25): SheetColumn => ({
  titolo,
  cella,
  larghezza,
  totale: cella === 'importo',
});
/** Of columns whose texts are these, top to bottom. */
const misure = (...colonne: readonly (readonly string[])[]): TextMeasure[] =>
  colonne.map((texts) => texts.reduce(measureText, makeEmptyMeasure()));
const parole = (length: number): string => 'parola '.repeat(Math.ceil(length / 7)).slice(0, length);

const COLONNE = [colonna('Data', 'data'), colonna('Descrizione', 'testo', 40), colonna('Nota', 'testo', 40)];
const GIORNO = '15/03/2026';

it('gives the width of an empty column to those that have something to say', () => {
  const [, full = 0, empty = 0] = choosePageLayout(COLONNE, misure([GIORNO], [parole(60)], [''])).larghezze;
  expect(empty).toBeLessThan(full / 5);
});

it('takes the whole width of the paper, however long the texts', () => {
  for (const [descrizione, nota] of [
    [60, 0],
    [4_000, 2_000],
  ] as const) {
    const { larghezze } = choosePageLayout(COLONNE, misure([GIORNO], [parole(descrizione)], [parole(nota)]));
    const total = larghezze.reduce((sum, width) => sum + width, 0);
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
  const texts = [
    GIORNO,
    '12345',
    ...Array.from({ length: 7 }, () => parole(400)),
    '99.999.999,99',
    '99.999.999,99',
  ];
  const { larghezze, corpo } = choosePageLayout(molte, misure(...texts.map((text) => [text])));
  for (const at of [0, 1, 9, 10])
    expect(larghezze[at]).toBeGreaterThanOrEqual((texts[at] ?? '').length * corpo * CIFRA);
});

/** Registrations as a prima nota tells them: the bank's line with its whole text, then who is paid. */
const PRIMA_NOTA = {
  colonne: [
    colonna('N.', 'numero', 10),
    colonna('Data', 'data', 16),
    colonna('Conto', 'testo', 16),
    colonna('Descrizione conto', 'testo', 26),
    colonna('Cliente o fornitore', 'testo', 24),
    colonna('Descrizione', 'testo', 23),
    colonna('Dare', 'importo', 17),
    colonna('Avere', 'importo', 17),
    colonna('Riferimento', 'testo', 20),
  ],
  righe: [
    [
      '1108',
      GIORNO,
      'IT60X0542811101000000123456',
      parole(39),
      '',
      parole(157),
      '1.234.567,89',
      '',
      '0306912345678901',
    ],
    ['1108', GIORNO, '14.01', 'Clienti', parole(55), parole(34), '', '1.234.567,89', '0306912345678901'],
  ],
};

it('prints a registration of the prima nota in few lines: the long text has the room, and no word is broken', () => {
  const { colonne, righe } = PRIMA_NOTA;
  const { larghezze, corpo } = choosePageLayout(
    colonne,
    misure(...colonne.map((_, at) => righe.map((riga) => riga[at] ?? ''))),
  );
  const characters = larghezze.map((width) => width / (corpo * CIFRA));
  const lines = righe.map((riga) =>
    Math.max(...riga.map((text, at) => Math.ceil(text.length / (characters[at] ?? 1)))),
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(7);
  for (const riga of righe)
    riga.forEach((text, at) => {
      for (const word of text.split(' ')) expect(characters[at]).toBeGreaterThanOrEqual(word.length);
    });
});
