import { describe, expect, test } from 'vitest';
import { dettagliTracciatiSchema, tracciatoSchema } from '#api/contract/tracciati.ts';
import { z } from 'zod';
import { onEveryEngine } from './support/engines.ts';
import { tracciato } from './support/tracciati.ts';

onEveryEngine('settings of an azienda', (world) => {
  describe('tracciati', () => {
    test('a file name finds none, one, or the named several', async () => {
      const { browser } = await world().office();
      const find = { query: { fileName: 'Movimenti_2026-03.CSV' } };
      await browser.refused('tracciatoPerNome', 404, 'tracciato_non_trovato', find);
      const saved = await browser.ok('tracciatiSalva', { body: tracciato() });
      expect(saved).toEqual({ ...tracciato(), id: saved.id, versione: 1 });
      expect(await browser.ok('tracciatoPerNome', find)).toEqual(saved);
      const other = await browser.ok('tracciatiSalva', {
        body: tracciato({ nome: 'Altra', modello_nome: '*.csv' }),
      });
      const problem = await browser.refused('tracciatoPerNome', 409, 'tracciati_multipli', find);
      expect(dettagliTracciatiSchema.parse(problem.dettagli).candidati).toEqual([other, saved]);
      await browser.refused('tracciatoPerNome', 404, 'tracciato_non_trovato', {
        query: { fileName: 'saldi.txt' },
      });
      const stranger = (await world().office()).browser;
      await stranger.refused('tracciatoPerNome', 404, 'tracciato_non_trovato', find);
    });

    test('a change names its version; a stale one shows what is there, and every version is kept', async () => {
      const { browser } = await world().office();
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const change = tracciato({ id, versione: 1, modello_nome: 'ec_*.csv' });
      const changed = await browser.ok('tracciatiSalva', { body: change });
      expect(changed).toMatchObject({ id, versione: 2, modello_nome: 'ec_*.csv' });
      const problem = await browser.refused('tracciatiSalva', 409, 'versione_superata', { body: change });
      expect(z.object({ attuale: tracciatoSchema }).parse(problem.dettagli).attuale).toEqual(changed);
      const kept = await world()
        .db.kysely.selectFrom('tracciato_versione')
        .select(['versione', 'contenuto'])
        .where('id_tracciato', '=', id)
        .orderBy('versione')
        .execute();
      expect(kept.map(({ versione }) => versione)).toEqual([1, 2]);
      expect(kept[1]?.contenuto).toEqual(changed);
    });

    test('what cannot be saved says why', async () => {
      const { browser } = await world().office();
      const other = await world().office();
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      await browser.refused('tracciatiSalva', 409, 'gia_esistente', {
        body: tracciato({ nome: 'BANCA UNO' }),
      });
      await browser.refused('tracciatiSalva', 422, 'richiesta_non_valida', {
        body: tracciato({ id, nome: 'x' }),
      });
      await browser.refused('tracciatiSalva', 422, 'richiesta_non_valida', {
        body: tracciato({ nome: 'x', id_conto: other.id_conto }),
      });
      await other.browser.refused('tracciatiSalva', 404, 'non_trovato', {
        body: tracciato({ id, versione: 1 }),
      });
    });
  });

  describe('conti', () => {
    const IBAN = 'IT60X0542811101000000123456';

    test('are created with a proved IBAN, kept without spaces', async () => {
      const { browser } = await world().office();
      const conto = await browser.ok('contoNuovo', {
        body: {
          nome: ' Anticipi ',
          banca: 'Banca Due',
          iban: 'it60 x054 2811 1010 0000 0123 456',
          saldo_iniziale: -250,
        },
      });
      expect(conto).toMatchObject({ nome: 'Anticipi', iban: IBAN, divisa: 'EUR', saldo_iniziale: -250 });
      const { conti } = await browser.ok('conti');
      expect(conti.map(({ nome }) => nome)).toEqual(['Anticipi', 'Conto principale']);
    });

    test('a wrong IBAN, a name or an IBAN already there are refused on their field', async () => {
      const { browser } = await world().office();
      await browser.ok('contoNuovo', { body: { nome: 'Uno', iban: IBAN } });
      const wrong = await browser.refused('contoNuovo', 422, 'richiesta_non_valida', {
        body: { nome: 'Due', iban: 'IT61X0542811101000000123456' },
      });
      expect(wrong.errors?.[0]?.campo).toBe('iban');
      const name = await browser.refused('contoNuovo', 409, 'gia_esistente', { body: { nome: 'UNO' } });
      expect(name.errors?.[0]?.campo).toBe('nome');
      const iban = await browser.refused('contoNuovo', 409, 'gia_esistente', {
        body: { nome: 'Tre', iban: IBAN },
      });
      expect(iban.errors?.[0]?.campo).toBe('iban');
      const other = await world().office();
      await other.browser.ok('contoNuovo', { body: { nome: 'Uno', iban: IBAN } });
    });
  });
});
