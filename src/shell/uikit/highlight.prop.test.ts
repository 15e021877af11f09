import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSource } from './highlight.ts';

/** Bits of code put together at random, well formed or not. */
const codice = fc
  .array(
    fc.oneof(
      fc.constantFrom('const ', "'a", '"', '`', '/*', '*/', '//', '\n', '<Button ', '/>', '12', '\\', 'è '),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

it('loses and invents nothing, whatever the text', () => {
  fc.assert(
    fc.property(codice, (text) => {
      const pezzi = splitSource(text);
      expect(pezzi.map(({ testo }) => testo).join('')).toBe(text);
      for (const { testo, inizio } of pezzi) expect(text.startsWith(testo, inizio)).toBe(true);
    }),
  );
});

it('tells words of the language from texts, comments and tags', () => {
  const pezzi = splitSource("// if\nconst a = 'for'; return <Field label={12} />;");
  expect(pezzi.filter(({ tipo }) => tipo !== 'altro').map(({ tipo, testo }) => [tipo, testo])).toEqual([
    ['commento', '// if'],
    ['parola', 'const'],
    ['testo', "'for'"],
    ['parola', 'return'],
    ['tag', '<Field'],
    ['numero', '12'],
  ]);
});
