/** One word, one thing: the glossary and the contract name the same keys. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectKeys, contractKeys, glossaryEntries } from './architecture/contract-keys.ts';

const root = path.resolve(import.meta.dirname, '..');
const markdown = readFileSync(path.join(root, 'docs/glossario.md'), 'utf8');
const entries = glossaryEntries(markdown, '`');
const nouns = glossaryEntries(markdown, '**');
const keys = await contractKeys(path.join(root, 'src/api/contract'));

describe('the glossary', () => {
  it('explains every key of the contract', () => {
    const explained = new Set(entries.map(({ term }) => term));
    expect([...keys].filter((key) => !explained.has(key)).toSorted()).toEqual([]);
  });

  it('explains no key that is gone', () => {
    expect(entries.map(({ term }) => term).filter((term) => !keys.has(term))).toEqual([]);
  });

  it('says it in Italian and in English, once each, in order', () => {
    for (const list of [entries, nouns]) {
      const terms = list.map(({ term }) => term);
      expect(terms).toEqual(
        [...new Set(terms)].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
      );
      expect(list.filter(({ italian, english }) => italian === '' || english === '')).toEqual([]);
    }
  });

  it('names the nouns of the domain', () => {
    const named = new Set(nouns.map(({ term }) => term));
    const wanted = [
      'azienda',
      'conto',
      'importazione',
      'movimento',
      'partita',
      'quadratura',
      'soggetto',
      'tracciato',
    ];
    expect(wanted.filter((noun) => !named.has(noun))).toEqual([]);
  });
});

describe('the walk over the schemas', () => {
  it('finds a key wherever it hides', () => {
    const found = new Set<string>();
    const inner = z.object({ in_fondo: z.string() });
    collectKeys(
      {
        a: z.array(z.object({ elemento: inner.nullable().optional() })),
        b: z.union([z.string(), z.object({ scelta: z.int() })]),
        c: z.record(z.string(), z.object({ valore_mappa: z.int() })).default({}),
        d: z.coerce.number().pipe(z.int()),
        e: z.object({ esteso: z.int() }).extend({ aggiunto: z.int() }),
        f: z.lazy(() => z.object({ pigro: z.int() })),
      },
      found,
    );
    expect([...found].toSorted()).toEqual(
      ['aggiunto', 'elemento', 'esteso', 'in_fondo', 'pigro', 'scelta', 'valore_mappa'].toSorted(),
    );
  });
});
