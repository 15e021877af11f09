import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSource } from './highlight.ts';

/** Bits of code put together at random, well formed or not. */
const code = fc
  .array(
    fc.oneof(
      fc.constantFrom('const ', "'a", '"', '`', '/*', '*/', '//', '\n', '<Button ', '/>', '12', '\\', 'è '),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

it('loses and invents nothing, whatever the text', () => {
  fc.assert(
    fc.property(code, (text) => {
      const pieces = splitSource(text);
      expect(pieces.map(({ testo }) => testo).join('')).toBe(text);
      for (const { testo, start } of pieces) expect(text.startsWith(testo, start)).toBe(true);
    }),
  );
});

it('tells words of the language from texts, comments and tags', () => {
  const pieces = splitSource("// if\nconst a = 'for'; return <Field label={12} />;");
  expect(pieces.filter(({ tipo }) => tipo !== 'altro').map(({ tipo, testo }) => [tipo, testo])).toEqual([
    ['commento', '// if'],
    ['parola', 'const'],
    ['testo', "'for'"],
    ['parola', 'return'],
    ['tag', '<Field'],
    ['numero', '12'],
  ]);
});
