import { describe, expect, it } from 'vitest';
import { isFakeAddress } from './addresses.ts';
import { LIVELLI_USUALI } from './usual-levels.ts';
import { fillModello, SEGNAPOSTI, type Segnaposto, findUnknownSegnaposti } from './placeholders.ts';

const values = Object.fromEntries(Object.keys(SEGNAPOSTI).map((name) => [name, `<${name}>`])) as Record<
  Segnaposto,
  string
>;

describe('placeholders', () => {
  it('are filled wherever they stand, as often as they stand', () => {
    expect(fillModello('{totale} e {totale} a {ragione_sociale}', values)).toBe(
      '<totale> e <totale> a <ragione_sociale>',
    );
  });

  it('of a value are words: a customer called {totale} stays called so', () => {
    expect(fillModello('{ragione_sociale}: {totale}', { ...values, ragione_sociale: '{totale} $& $1' })).toBe(
      '{totale} $& $1: <totale>',
    );
  });

  it.each([
    ['{nome}', ['nome']],
    ['{Totale} {totale }', ['Totale', 'totale ']],
    ['{__proto__} {toString}', ['__proto__', 'toString']],
    ['{totale} {x} {x} { } {}', ['x', ' ', '']],
    ['parentesi {da sola} pure', ['da sola']],
    ['{totale', []],
  ])('unknown ones of %j', (template, expected) => {
    expect(findUnknownSegnaposti(template)).toEqual(expected);
  });

  it('of the usual letters all exist, and each letter says how much, what, and to whom', () => {
    for (const { oggetto, testo } of LIVELLI_USUALI) {
      expect(findUnknownSegnaposti(`${oggetto} ${testo}`)).toEqual([]);
      for (const name of ['ragione_sociale', 'elenco', 'totale', 'coordinate', 'azienda'] as const)
        expect(testo).toContain(`{${name}}`);
    }
  });
});

describe('addresses of nobody', () => {
  it.each([
    ['info@studio.example', true],
    ['INFO@Cliente.EXAMPLE', true],
    ['a@example.it', true],
    ['a@posta.example.com', true],
    ['a@localhost', true],
    ['a@prova.test', true],
    ['a@esempio.it', false],
    ['a@myexample.it', false],
    ['example@ditta.it', false],
    ['a@example.it.ditta.com', false],
  ])('%s: %s', (email, expected) => {
    expect(isFakeAddress(email)).toBe(expected);
  });
});
