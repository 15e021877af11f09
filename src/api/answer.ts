/** Parses answers. Every row is checked, however many there are: long lists in pieces, so that the page can answer. */
import { z } from 'zod';
import { visitInPieces } from './pieces.ts';

/**
 * Longer lists are parsed in pieces. Measured: under the content security policy zod may not compile its parsers, and
 * 100,000 small rows in one piece blocked the page for two seconds.
 */
const LUNGA = 1_000;

type Esito<T> = { ok: true; data: T } | { ok: false; error: z.ZodError };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function parseElements(element: z.ZodType, values: readonly unknown[]): Promise<Esito<unknown[]>> {
  const parsed: unknown[] = [];
  let error: z.ZodError | null = null;
  await visitInPieces(values, (value) => {
    if (error !== null) return;
    const result = element.safeParse(value);
    if (result.success) parsed.push(result.data);
    else error = result.error;
  });
  return error === null ? { ok: true, data: parsed } : { ok: false, error };
}

/** Parses an answer. Long lists that are direct fields of the answer are parsed in pieces. */
export async function parseAnswer(schema: z.ZodType, value: unknown): Promise<Esito<unknown>> {
  const lists: Record<string, unknown[]> = {};
  let rest = value;
  if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries<unknown>(schema.shape)) {
      const list = value[key];
      if (!(field instanceof z.ZodArray) || !Array.isArray(list) || list.length < LUNGA) continue;
      const parsed = await parseElements(field.element as z.ZodType, list);
      if (!parsed.ok) return parsed;
      lists[key] = parsed.data;
    }
    rest = { ...value, ...Object.fromEntries(Object.keys(lists).map((key) => [key, []])) };
  }
  const parsed = schema.safeParse(rest);
  if (!parsed.success) return { ok: false, error: parsed.error };
  return { ok: true, data: isRecord(parsed.data) ? { ...parsed.data, ...lists } : parsed.data };
}
