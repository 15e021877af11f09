import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MAX_PEZZO } from '#api/contract/originali.ts';
import { onEveryEngine } from './support/engines.ts';
import { declaration, importAll, righe, sendLot } from './support/imports.ts';
import type { Office, World } from './support/world.ts';

const fileOf = (bytes: Buffer) => ({
  nome: 'estratto.csv',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
  formato: 'csv' as const,
});

const pezziOf = (bytes: Buffer): string[] =>
  Array.from({ length: Math.ceil(bytes.length / MAX_PEZZO) }, (_, at) =>
    bytes.subarray(at * MAX_PEZZO, (at + 1) * MAX_PEZZO).toString('base64'),
  );

async function declare(office: Office, bytes: Buffer, forza = false) {
  const { id_imp } = await office.browser.ok('logImportAdd');
  const body = declaration(office, id_imp, righe(2), { file: fileOf(bytes), forza });
  const { conserva } = await office.browser.ok('importAlias', { body });
  return { id_imp, conserva };
}

async function send(office: Office, id: number, bytes: Buffer): Promise<void> {
  const pieces = pezziOf(bytes);
  for (const [at, dati] of pieces.entries()) {
    const body = { pezzo: at + 1, pezzi: pieces.length, dati };
    const { completo } = await office.browser.ok('originaleSalva', { params: { id }, body });
    expect(completo).toBe(at + 1 === pieces.length);
  }
}

async function kept({ db }: World, sha256: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from originale_pezzo where sha256 = ${sha256}`.execute(db.kysely);
  return rows[0]?.n ?? -1;
}

onEveryEngine('the original files of imports', (world) => {
  test('travel in pieces, come back byte for byte, and go with their import', async () => {
    const office = await world().office();
    const bytes = randomBytes(MAX_PEZZO + 70_000);
    const { id_imp, conserva } = await declare(office, bytes);
    expect(conserva).toBe(true);
    await send(office, id_imp, bytes);
    await sendLot(office.browser, id_imp, righe(2));
    const { importazioni } = await office.browser.ok('importazioni');
    expect(importazioni[0]).toMatchObject({ id_imp, originale: true });

    const first = await office.browser.ok('originale', { params: { id: id_imp } });
    const second = await office.browser.ok('originale', { params: { id: id_imp }, query: { pezzo: 2 } });
    expect(first).toMatchObject({ nome_file: 'estratto.csv', bytes: bytes.length, pezzo: 1, pezzi: 2 });
    const back = Buffer.concat([first, second].map(({ dati }) => Buffer.from(dati, 'base64')));
    expect(back.equals(bytes)).toBe(true);
    await office.browser.refused('originale', 404, 'non_trovato', {
      params: { id: id_imp },
      query: { pezzo: 3 },
    });
    const stranger = await world().office();
    await stranger.browser.refused('originale', 404, 'non_trovato', { params: { id: id_imp } });

    await office.browser.ok('allDelImport', { params: { id: id_imp } });
    expect(await kept(world(), fileOf(bytes).sha256)).toBe(0);
    await office.browser.refused('originale', 404, 'non_trovato', { params: { id: id_imp } });
  });

  test('are kept once for two imports of one file, until the last of them goes', async () => {
    const office = await world().office();
    const bytes = Buffer.from('uno;due\n');
    const first = await declare(office, bytes);
    await send(office, first.id_imp, bytes);
    await sendLot(office.browser, first.id_imp, righe(2));
    const second = await declare(office, bytes, true);
    expect(second.conserva).toBe(false);
    await sendLot(office.browser, second.id_imp, righe(2));
    const { importazioni } = await office.browser.ok('importazioni');
    expect(importazioni.map(({ originale }) => originale)).toEqual([true, true]);
    await office.browser.ok('allDelImport', { params: { id: first.id_imp } });
    expect(await kept(world(), fileOf(bytes).sha256)).toBe(1);
    expect(await office.browser.ok('originale', { params: { id: second.id_imp } })).toMatchObject({
      pezzi: 1,
    });
    await office.browser.ok('allDelImport', { params: { id: second.id_imp } });
    expect(await kept(world(), fileOf(bytes).sha256)).toBe(0);
  });

  test('bytes that are not the file declared leave nothing', async () => {
    const office = await world().office();
    const bytes = Buffer.from('quelli dichiarati');
    const { id_imp } = await declare(office, bytes);
    const others = Buffer.from('altri, non quelli').toString('base64');
    await office.browser.refused('originaleSalva', 422, 'richiesta_non_valida', {
      params: { id: id_imp },
      body: { pezzo: 1, pezzi: 1, dati: others },
    });
    expect(await kept(world(), fileOf(bytes).sha256)).toBe(0);
    await send(office, id_imp, bytes);
  });

  describe('the setting', () => {
    test('keeps files up to 20 MB unless the azienda says otherwise', async () => {
      const { browser } = await world().office();
      expect(await browser.ok('impostazioniImportazione')).toEqual({
        conserva_originali: true,
        limite_originali: 20 * 1024 * 1024,
      });
    });

    test('off, or below the size of the file, nothing is kept; the import goes on', async () => {
      const office = await world().office('amministratore');
      const bytes = randomBytes(1024 * 1024 + 1);
      const set = (conserva_originali: boolean) =>
        office.browser.ok('impostazioniImportazioneSalva', {
          body: { conserva_originali, limite_originali: 1024 * 1024 },
        });
      await set(true);
      const large = await declare(office, bytes);
      expect(large.conserva).toBe(false);
      await office.browser.refused('originaleSalva', 413, 'troppo_grande', {
        params: { id: large.id_imp },
        body: { pezzo: 1, pezzi: 1, dati: bytes.toString('base64') },
      });
      await set(false);
      expect((await declare(office, Buffer.from('piccolo'))).conserva).toBe(false);
      await office.browser.refused('impostazioniImportazioneSalva', 422, 'richiesta_non_valida', {
        body: { conserva_originali: true, limite_originali: 5 },
      });
    });
  });

  describe('several imports rolled back', () => {
    test('show what each would take away, and go all or none', async () => {
      const office = await world().office();
      const { browser } = office;
      const first = await importAll(office, righe(3));
      const second = await importAll(office, righe(4));
      const { righe: rows } = await browser.ok('estrattoConto', { query: { id_imp: second } });
      const [row] = rows;
      if (!row) throw new Error('no rows');
      await browser.ok('updateNota', { body: { id: row.id, nota: 'vista', versione: row.versione } });
      const ids = [first, second];
      const { conseguenze } = await browser.ok('importazioniConseguenze', { body: { ids } });
      const nothing = { modificate: 0, abbinate: 0, pagamenti: 0, concordate: 0, contestate: 0, riaperte: 0 };
      expect(conseguenze).toEqual([
        {
          id_imp: first,
          nome_file: 'movimenti.csv',
          righe: 3,
          annotate: 0,
          ...nothing,
          elenco: [],
        },
        {
          id_imp: second,
          nome_file: 'movimenti.csv',
          righe: 4,
          annotate: 1,
          ...nothing,
          elenco: [expect.objectContaining({ tipo: 'nota', testo: 'vista' })],
        },
      ]);
      await browser.refused('importazioniAnnulla', 409, 'annullo_con_conseguenze', { body: { ids } });
      expect((await browser.ok('estrattoConto')).totale).toBe(7);
      expect(await browser.ok('importazioniAnnulla', { body: { ids, conferma: true } })).toEqual({
        annullate: 2,
        righe: 7,
      });
      expect((await browser.ok('estrattoConto')).totale).toBe(0);
      await browser.refused('importazioniConseguenze', 404, 'non_trovato', { body: { ids: [999_999] } });
    });
  });
});
