/** Invented banks: each file is read by its tracciato, exactly, and by no other's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tracciatoSchema } from '#api/contract/tracciati.ts';
import { isOfModello } from '#domain/name-pattern.ts';
import { readStatementFile } from '../read-file/read.ts';

const ROOT = join(import.meta.dirname, '../../../tests/fixtures/tracciati');

const casi = readdirSync(ROOT).map((slug) => ({
  slug,
  bytes: readFileSync(join(ROOT, slug, 'input.csv')),
  tracciato: tracciatoSchema.parse(JSON.parse(readFileSync(join(ROOT, slug, 'tracciato.json'), 'utf8'))),
  atteso: JSON.parse(readFileSync(join(ROOT, slug, 'expected.json'), 'utf8')) as unknown,
}));

describe.each(casi)('$slug', ({ slug, bytes, tracciato, atteso }) => {
  it('is read as expected by its own tracciato', async () => {
    const outcome = await readStatementFile({ nome: 'input.csv', bytes }, { tracciato });
    expect(outcome).toMatchObject({
      tipo: 'letto',
      tracciato: { id: tracciato.id, origine: 'salvato' },
      estratti: atteso,
    });
  });

  it('is inferred to the same reading', async () => {
    expect(await readStatementFile({ nome: 'input.csv', bytes })).toMatchObject({
      tipo: 'letto',
      lettura: tracciato.lettura,
      estratti: atteso,
    });
  });

  it('is refused by every other tracciato, with what differs', async () => {
    for (const other of casi) {
      if (other.slug === slug) continue;
      expect(isOfModello(other.tracciato.modello_nome, tracciato.modello_nome.replace('*', '_2026'))).toBe(
        false,
      );
      const outcome = await readStatementFile({ nome: 'input.csv', bytes }, { tracciato: other.tracciato });
      expect(outcome).toMatchObject({
        tipo: 'deriva',
        tracciato: { nome: other.tracciato.nome },
        differenze: expect.arrayContaining([expect.any(String)]),
      });
    }
  });
});
