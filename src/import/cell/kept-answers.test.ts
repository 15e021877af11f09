import { describe, expect, it } from 'vitest';
import { keepAnswers } from './kept-answers.ts';

function listen() {
  const asked: string[] = [];
  const answer = keepAnswers((text: string) => {
    asked.push(text);
    return text.toUpperCase();
  });
  return { asked, answer };
}

describe('kept answers', () => {
  it('are those of the function, which is asked once for a text', () => {
    const { asked, answer } = listen();
    expect(['data', 'importo', 'data', ''].map((text) => answer(text))).toEqual([
      'DATA',
      'IMPORTO',
      'DATA',
      '',
    ]);
    expect(asked).toEqual(['data', 'importo', '']);
  });

  it('are none of sentences', () => {
    const { asked, answer } = listen();
    const long = 'bonifico '.repeat(30);
    expect([answer(long), answer(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
    expect(asked).toEqual([long, long]);
  });

  it('are some thousands at most', () => {
    const { asked, answer } = listen();
    for (let at = 0; at < 20_000; at += 1) expect(answer(`t${at}`)).toBe(`T${at}`);
    expect(answer('t0')).toBe('T0');
    expect(asked.filter((text) => text === 't0')).toHaveLength(2);
  });
});
