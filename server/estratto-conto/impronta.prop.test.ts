import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLetters, makeImpronta } from './impronta.ts';

const isSet = (bytes: Buffer, number: number): boolean => {
  const bit = number % (bytes.length * 8);
  return ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
};

test('whatever stands in a text is told by its impronta', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (texts, which, from, length) => {
        const bytes = makeImpronta(texts);
        const whole = texts[which % Math.max(1, texts.length)] ?? '';
        const at = from % Math.max(1, whole.length);
        const word = whole.slice(at, at + (length % 30));
        for (const number of listLetters(word)) expect(isSet(bytes, number)).toBe(true);
      },
    ),
  );
});

test('most words that stand nowhere are told too, and a word of two letters tells nothing', () => {
  const bytes = makeImpronta(
    Array.from({ length: 128 }, (_, at) => `bonifico a favore di rossi ${at * 7_919}`),
  );
  const says = (word: string) => [...listLetters(word)].every((number) => isSet(bytes, number));
  const away = Array.from({ length: 500 }, (_, at) => `zq${(at * 104_729).toString(26)}xw`).filter(says);
  expect(away.length).toBeLessThan(25);
  expect(listLetters('ab').size).toBe(0);
  expect(bytes.length).toBeLessThanOrEqual(1_920);
});
