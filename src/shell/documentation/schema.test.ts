import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Route, routes } from '#api/contract/routes.ts';
import { listSchemaFields } from './schema.ts';

const righe = (schema: z.ZodType) =>
  listSchemaFields(schema).map(({ nome, tipo, required, note }) => [nome, tipo, required, note]);

describe('a schema in words', () => {
  it('names types, limits and defaults', () => {
    expect(
      righe(
        z.object({
          codice: z.string().min(1).max(12),
          giorni: z.int().min(0).max(365).default(30),
          quando: z.iso.datetime().nullable(),
          stato: z.enum(['aperta', 'chiusa']).optional(),
        }),
      ),
    ).toEqual([
      ['codice', 'testo', true, 'almeno 1 carattere, al massimo 12 caratteri'],
      ['giorni', 'numero intero', false, 'da 0, fino a 365, se manca: 30'],
      ['quando', 'testo o nullo', true, 'istante ISO 8601 in UTC'],
      ['stato', '"aperta" | "chiusa"', false, ''],
    ]);
  });

  it('goes into lists and objects', () => {
    const schema = z.object({
      righe: z.array(z.object({ importo: z.int() })),
      conto: z.object({ id: z.int() }),
    });
    expect(righe(schema).map(([name, kind]) => [name, kind])).toEqual([
      ['righe', 'elenco di oggetto'],
      ['righe[].importo', 'numero intero'],
      ['conto', 'oggetto'],
      ['conto.id', 'numero intero'],
    ]);
  });
});

it.each(Object.entries<Route>(routes))(
  'every part of %s can be told',
  (_name, { params, query, body, answer }) => {
    for (const schema of [params, query, body, answer])
      if (schema)
        for (const { nome, tipo } of listSchemaFields(schema))
          expect(`${nome}: ${tipo}`).not.toMatch(/undefined|\[object/);
    expect(listSchemaFields(answer).length).toBeGreaterThan(0);
  },
);
