import { describe, expect, it } from 'vitest';
import { splitTesto } from './text.ts';
import { SLASH, NUMERO, PAROLA, PUNTO, BLANK, Tokens, UNITO } from './tokens.ts';

describe('Tokens', () => {
  it('keeps every field of many tokens', () => {
    const tokens = new Tokens();
    for (let at = 0; at < 1_000; at += 1)
      tokens.add(at % 2 === 0 ? PAROLA : NUMERO, at % 7, at * 1e9, at, at % 5);
    expect(tokens.count).toBe(1_000);
    for (let at = 0; at < 1_000; at += 1) {
      expect([tokens.isParola(at), tokens.isNumero(at)]).toEqual([at % 2 === 0, at % 2 === 1]);
      expect(tokens.getBefore(at)).toBe(at % 7);
      expect(tokens.getValue(at)).toBe(at * 1e9);
      expect(tokens.getLength(at)).toBe(at);
      expect(tokens.getCampo(at)).toBe(at % 5);
    }
    expect([tokens.isParola(-1), tokens.isNumero(5_000)]).toEqual([false, false]);
  });

  it('starts over', () => {
    const tokens = new Tokens();
    tokens.add(PAROLA, BLANK, 3, 4, 0);
    tokens.clear();
    tokens.add(NUMERO, UNITO, 12, 2, 1);
    expect([tokens.count, tokens.isNumero(0), tokens.getValue(0)]).toEqual([1, true, 12]);
  });
});

describe('splitTesto', () => {
  const cut = (text: string): { tokens: (string | number)[][]; runs: string[] } => {
    const tokens: (string | number)[][] = [];
    const runs: string[] = [];
    splitTesto(
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
        [PAROLA, BLANK, 'FT'],
        [NUMERO, PUNTO, '12'],
        [PAROLA, SLASH, 'B'],
      ],
      [],
    ],
    ['S.R.L. e s n c', [[PAROLA, BLANK, 'SRLESNC']], []],
    [
      'perché Müller',
      [
        [PAROLA, BLANK, 'PERCHE'],
        [PAROLA, BLANK, 'MULLER'],
      ],
      ['PERCHE', 'MULLER'],
    ],
    [
      'IT60X054',
      [
        [PAROLA, BLANK, 'IT'],
        [NUMERO, UNITO, '60'],
        [PAROLA, UNITO, 'X'],
        [NUMERO, UNITO, '054'],
      ],
      ['IT60X054'],
    ],
    ['', [], []],
  ])('cuts %j', (text, tokens, runs) => {
    expect(cut(text)).toEqual({ tokens, runs });
  });
});
