/** Headers over two lines, that stand as far apart as the rows below them. */
import { describe, expect, it } from 'vitest';
import { findHeaders } from './header.ts';
import type { PrintedLine } from './lines.ts';

/** Lines of words at their places, one and a half heights apart. */
const print = (...lines: readonly (readonly [x: number, testo: string][])[]): PrintedLine[] =>
  lines.map((words, at) => ({
    pagina: 1,
    numero: at + 1,
    y: 100 + at * 12,
    h: 8,
    parole: words.map(([x, testo]) => ({ testo, x0: x, x1: x + testo.length * 4, y: 100 + at * 12, h: 8 })),
  }));

const TITLES = [
  [40, 'Data'],
  [95, 'Data'],
  [150, 'Descrizione'],
  [340, 'Importo'],
  [430, 'Importo'],
] as const satisfies (readonly [number, string])[];

const titlesOf = (second: [number, string][]): string[] =>
  (
    findHeaders(
      print(
        [...TITLES].map(([x, testo]) => [x, testo]),
        second,
      ),
    )[0]?.titles ?? []
  ).map(({ testo }) => testo);

describe('the second line of a header', () => {
  it('goes with the titles under which it stands', () => {
    const second: [number, string][] = [
      [40, 'operazione'],
      [95, 'contabile'],
      [345, 'valuta'],
      [430, 'euro'],
    ];
    expect(titlesOf(second)).toEqual([
      'Data operazione',
      'Data contabile',
      'Descrizione',
      'Importo valuta',
      'Importo euro',
    ]);
  });

  it('is none where its words are those of a row', () => {
    expect(titlesOf([[150, 'Bonifico']])).toEqual(TITLES.map(([, testo]) => testo));
  });
});
