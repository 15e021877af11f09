import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './italian.ts';

function refusal(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input, { error: describeIssue }).error?.issues[0]?.message;
}

describe('spiega', () => {
  test.each([
    [z.string(), undefined, 'Valore obbligatorio'],
    [z.string(), 3, 'Serve un testo'],
    [z.int(), 'x', 'Serve un numero'],
    [z.int(), 1.5, 'Serve un numero intero'],
    [z.int().min(1), 0, 'Almeno 1'],
    [z.int().positive(), 0, 'Più di 0'],
    [z.number().max(9), 10, 'Al massimo 9'],
    [z.string().min(1), '', 'Almeno 1 carattere'],
    [z.string().max(3), 'abcd', 'Al massimo 3 caratteri'],
    [z.array(z.int()).min(2), [1], 'Almeno 2 elementi'],
    [z.enum(['aperta', 'chiusa']), 'x', 'Valori ammessi: aperta, chiusa'],
    [z.string().regex(/^a$/), 'b', 'Formato non valido'],
  ])('%#', (schema, input, message) => {
    expect(refusal(schema, input)).toBe(message);
  });

  test('leaves a schema its own words', () => {
    expect(refusal(z.string().min(3, 'Troppo corto'), 'a')).toBe('Troppo corto');
  });
});
