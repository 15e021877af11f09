import { describe, expect, it } from 'vitest';
import { splitText } from './text.ts';
import { SLASH, NUMBER, WORD, DOT, BLANK, Tokens, JOINED } from './tokens.ts';

describe('Tokens', () => {
  it('keeps every field of many tokens', () => {
    const tokens = new Tokens();
    for (let at = 0; at < 1_000; at += 1)
      tokens.add(at % 2 === 0 ? WORD : NUMBER, at % 7, at * 1e9, at, at % 5);
    expect(tokens.count).toBe(1_000);
    for (let at = 0; at < 1_000; at += 1) {
      expect([tokens.isWord(at), tokens.isNumber(at)]).toEqual([at % 2 === 0, at % 2 === 1]);
      expect(tokens.getBefore(at)).toBe(at % 7);
      expect(tokens.getValue(at)).toBe(at * 1e9);
      expect(tokens.getLength(at)).toBe(at);
      expect(tokens.getField(at)).toBe(at % 5);
    }
    expect([tokens.isWord(-1), tokens.isNumber(5_000)]).toEqual([false, false]);
  });

  it('starts over', () => {
    const tokens = new Tokens();
    tokens.add(WORD, BLANK, 3, 4, 0);
    tokens.clear();
    tokens.add(NUMBER, JOINED, 12, 2, 1);
    expect([tokens.count, tokens.isNumber(0), tokens.getValue(0)]).toEqual([1, true, 12]);
  });
});

describe('splitTesto', () => {
  const cut = (text: string): { tokens: (string | number)[][]; runs: string[] } => {
    const tokens: (string | number)[][] = [];
    const runs: string[] = [];
    splitText(
      text,
      (kind, before, letters) => tokens.push([kind, before, letters]),
      (run) => runs.push(run),
    );
    return { tokens, runs };
  };

  it.each([
    [
      'Ft. 12/B',
      [
        [WORD, BLANK, 'FT'],
        [NUMBER, DOT, '12'],
        [WORD, SLASH, 'B'],
      ],
      [],
    ],
    ['S.R.L. e s n c', [[WORD, BLANK, 'SRLESNC']], []],
    [
      'perché Müller',
      [
        [WORD, BLANK, 'PERCHE'],
        [WORD, BLANK, 'MULLER'],
      ],
      ['PERCHE', 'MULLER'],
    ],
    [
      'IT60X054',
      [
        [WORD, BLANK, 'IT'],
        [NUMBER, JOINED, '60'],
        [WORD, JOINED, 'X'],
        [NUMBER, JOINED, '054'],
      ],
      ['IT60X054'],
    ],
    ['', [], []],
  ])('cuts %j', (text, tokens, runs) => {
    expect(cut(text)).toEqual({ tokens, runs });
  });
});
