/** Words from runs of text: how wide the spaces of a run are depends on its type. */
import { describe, expect, it } from 'vitest';
import { makePage } from './lines.ts';
import type { PdfTextRun } from './pdfjs.ts';

const run = (testo: string, y: number, widthOfLetter: number): PdfTextRun => ({
  testo,
  font: 'one',
  x: 40,
  y,
  larghezza: testo.length * widthOfLetter,
  height: 10,
  turns: 0,
});

const readGaps = (...pezzi: PdfTextRun[]): number[] =>
  makePage({ larghezza: 595, height: 842, pezzi }, 1, 0).lines.map(
    ({ parole: [first, second] }) => (second?.x0 ?? 0) - (first?.x1 ?? 0),
  );

describe('the space between two words', () => {
  it('is as wide as a letter in the type of a typewriter', () => {
    expect(readGaps(run('SALDO FINALE', 50, 6), run('Bonifico a Rossi', 62, 6))[0]).toBeCloseTo(6);
  });

  it('is narrow in any other, though one text be as wide by chance', () => {
    expect(
      readGaps(run('SALDO FINALE', 50, 6), run('Bonifico a Rossi', 62, 5), run('Canone mensile', 74, 5))[0],
    ).toBeLessThan(4);
  });
});
