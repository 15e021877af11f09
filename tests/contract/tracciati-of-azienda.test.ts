import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tracciatoSchema } from '#api/contract/tracciati.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { attesiOf, FILE, sample, tracciato } from './support/tracciati.ts';

onEveryEngine('the tracciati of an azienda', (world) => {
  describe('the list', () => {
    test('says who saved each, how often it was used, and the names of the files imported', async () => {
      const office = await world().office();
      const { browser } = office;
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const used = { id, versione: 1, nome: 'Banca Uno', origine: 'salvato' } as const;
      await importAll(office, righe(3), { tracciato: used });
      await importAll(office, righe(2), { tracciato: used });
      const { tracciati, nomi_file } = await browser.ok('tracciati');
      expect(tracciati).toHaveLength(1);
      expect(tracciati[0]).toMatchObject({
        id,
        nome: 'Banca Uno',
        attivo: true,
        autore: office.username,
        numero_campioni: 0,
        usi: 2,
      });
      expect(nomi_file).toEqual(['movimenti.csv']);
      expect((await (await world().office()).browser.ok('tracciati')).tracciati).toEqual([]);
    });

    test('one put aside reads no file by its name; one deleted gives its name free and can come back', async () => {
      const { browser } = await world().office();
      const find = { query: { fileName: 'movimenti_03.csv' } };
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const off = await browser.ok('tracciatiModifica', { body: { ids: [id], azione: 'disattiva' } });
      expect(off.tracciati[0]).toMatchObject({ id, attivo: false });
      await browser.refused('tracciatoPerNome', 404, 'tracciato_non_trovato', find);
      await browser.ok('tracciatiModifica', { body: { ids: [id], azione: 'attiva' } });
      expect(await browser.ok('tracciatoPerNome', find)).toMatchObject({ id });

      const gone = await browser.ok('tracciatiModifica', { body: { ids: [id], azione: 'elimina' } });
      expect(gone.tracciati).toEqual([]);
      await browser.refused('tracciatoPerNome', 404, 'tracciato_non_trovato', find);
      const other = await browser.ok('tracciatiSalva', { body: tracciato() });
      await browser.refused('tracciatiModifica', 409, 'gia_esistente', {
        body: { ids: [id], azione: 'ripristina' },
      });
      await browser.ok('tracciatiModifica', { body: { ids: [other.id], azione: 'elimina' } });
      const back = await browser.ok('tracciatiModifica', { body: { ids: [id], azione: 'ripristina' } });
      expect(back.tracciati.map((voce) => voce.id)).toEqual([id]);
    });

    test('one that is not there, or of another azienda, refuses all', async () => {
      const { browser } = await world().office();
      const stranger = (await world().office()).browser;
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const theirs = await stranger.ok('tracciatiSalva', { body: tracciato() });
      await browser.refused('tracciatiModifica', 404, 'non_trovato', {
        body: { ids: [id, theirs.id], azione: 'elimina' },
      });
      expect((await browser.ok('tracciati')).tracciati).toHaveLength(1);
    });
  });

  test('every version says who and when, and what it was', async () => {
    const office = await world().office();
    const { browser } = office;
    const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
    await browser.ok('tracciatiSalva', { body: tracciato({ id, versione: 1, nome: 'Banca Una' }) });
    const { versioni } = await browser.ok('tracciatoVersioni', { params: { id } });
    expect(versioni.map(({ versione, autore, tracciato: { nome } }) => [versione, autore, nome])).toEqual([
      [2, office.username, 'Banca Una'],
      [1, office.username, 'Banca Uno'],
    ]);
    expect(versioni.every((one) => tracciatoSchema.safeParse(one.tracciato).success)).toBe(true);
    await browser.refused('tracciatoVersioni', 404, 'non_trovato', { params: { id: id + 1_000 } });
  });

  describe('samples', () => {
    test('come back byte for byte, once each, and only to their azienda', async () => {
      const office = await world().office();
      const { browser } = office;
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const kept = await browser.ok('campioneNuovo', { params: { id }, body: sample() });
      expect(kept).toMatchObject({
        nome_file: 'movimenti_02.csv',
        bytes: FILE.length,
        sha256: createHash('sha256').update(FILE).digest('hex'),
        autore: office.username,
        attesi: attesiOf(1),
      });
      const whole = await browser.ok('campione', { params: { id: kept.id } });
      expect(Buffer.from(whole.dati, 'base64').equals(FILE)).toBe(true);
      await browser.refused('campioneNuovo', 409, 'gia_esistente', { params: { id }, body: sample() });
      const stranger = (await world().office()).browser;
      await stranger.refused('campione', 404, 'non_trovato', { params: { id: kept.id } });
      await stranger.refused('campioneNuovo', 404, 'non_trovato', { params: { id }, body: sample() });
      await stranger.ok('campioniElimina', { body: { ids: [kept.id] } });
      expect((await browser.ok('tracciatoCampioni', { params: { id } })).campioni).toEqual([kept]);
      await browser.ok('campioniElimina', { body: { ids: [kept.id] } });
      expect((await browser.ok('tracciatoCampioni', { params: { id } })).campioni).toEqual([]);
    });

    test('too large, or too many, are refused', async () => {
      const { browser } = await world().office();
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const large = Buffer.alloc(2 * 1024 * 1024 + 1, 65).toString('base64');
      await browser.refused('campioneNuovo', 422, 'richiesta_non_valida', {
        params: { id },
        body: sample({ dati: large }),
      });
      for (let at = 0; at < 20; at++)
        await browser.ok('campioneNuovo', {
          params: { id },
          body: sample({ dati: Buffer.from(`file ${at}`).toString('base64') }),
        });
      await browser.refused('campioneNuovo', 422, 'richiesta_non_valida', {
        params: { id },
        body: sample({ dati: Buffer.from('another').toString('base64') }),
      });
    });

    test('what they must read as changes with the tracciato, both or neither', async () => {
      const { browser } = await world().office();
      const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
      const kept = await browser.ok('campioneNuovo', { params: { id }, body: sample() });
      const change = {
        ...tracciato({ id, versione: 1, nome: 'Nuova' }),
        campioni: [{ id: kept.id, attesi: attesiOf(9) }],
      };
      const missing = {
        ...change,
        campioni: [...change.campioni, { id: kept.id + 1_000, attesi: attesiOf(9) }],
      };
      await browser.refused('tracciatiSalva', 422, 'richiesta_non_valida', { body: missing });
      expect((await browser.ok('tracciati')).tracciati[0]).toMatchObject({ nome: 'Banca Uno', versione: 1 });
      await browser.ok('tracciatiSalva', { body: change });
      const { campioni } = await browser.ok('tracciatoCampioni', { params: { id } });
      expect(campioni.map((one) => one.attesi.righe)).toEqual([9]);
    });
  });
});
