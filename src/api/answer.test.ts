import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './answer.ts';

const schema = z.object({
  righe: z.array(z.object({ id: z.int().positive(), nota: z.string().default('') })),
  totale: z.int(),
});
const build = (count: number) => ({
  righe: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
  totale: count,
});

describe('parseAnswer', () => {
  it.each([0, 3, 999, 1_000, 25_000])('gives what the schema alone would, for %i rows', async (count) => {
    const value = build(count);
    expect(await parseAnswer(schema, value)).toEqual({ ok: true, data: schema.parse(value) });
  });

  it('finds the one bad row of many, wherever it is', async () => {
    const value: { righe: unknown[]; totale: number } = build(5_000);
    value.righe[4_321] = { id: -1 };
    expect(await parseAnswer(schema, value)).toMatchObject({ ok: false });
  });

  it('finds what is wrong beside a long list', async () => {
    expect(await parseAnswer(schema, { ...build(5_000), totale: 'molte' })).toMatchObject({ ok: false });
  });

  it('parses answers that are not objects', async () => {
    expect(await parseAnswer(z.array(z.int()), [1, 2])).toEqual({ ok: true, data: [1, 2] });
    expect(await parseAnswer(schema, undefined)).toMatchObject({ ok: false });
  });
});
