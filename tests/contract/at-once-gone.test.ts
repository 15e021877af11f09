/** What one person takes away while another begins to use it. */
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { MAX_CAMPIONI } from '#api/contract/campioni.ts';
import { annulIn } from '#server/importazioni/commands/annul-importazione.ts';
import { updateImportazione } from '#server/importazioni/sql/importazioni.ts';
import { holdOriginale, readOriginale } from '#server/importazioni/sql/originals.ts';
import { insertAssegnazioni } from '#server/voci/sql/assegnazioni.ts';
import { deleteRow } from '#server/core/sql/rows.ts';
import { lockAziende } from '#server/core/sql/ownership.ts';
import { insertCampione } from '#server/tracciati/sql/campioni.ts';
import { onEveryEngine } from './support/engines.ts';
import { declaration, righe, sendLot } from './support/imports.ts';
import { writeMeanwhile } from './support/meanwhile.ts';
import { first, movimenti } from './support/pagamenti.ts';
import { attesiOf, sample, tracciato } from './support/tracciati.ts';
import type { Office } from './support/world.ts';

/** Opens an import of these bytes, and its declaration. */
async function open(office: Office, bytes: Buffer, forza: boolean) {
  const { id_imp } = await office.browser.ok('logImportAdd');
  const file = {
    nome: 'estratto.csv',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    formato: 'csv' as const,
  };
  return { id_imp, file, body: declaration(office, id_imp, righe(2), { file, forza }) };
}

/** Imports these bytes and keeps them. */
async function importKept(office: Office, bytes: Buffer) {
  const { browser } = office;
  const { id_imp, file, body } = await open(office, bytes, false);
  await browser.ok('importAlias', { body });
  const dati = bytes.toString('base64');
  await browser.ok('originaleSalva', { params: { id: id_imp }, body: { pezzo: 1, pezzi: 1, dati } });
  await sendLot(browser, id_imp, righe(2));
  return { id_imp, file };
}

/** A voce that nothing uses yet, and a movimento that it may explain. */
async function makeVoce(office: Office) {
  const voce = await office.browser.ok('voceSalva', {
    body: { codice: '1', nome: 'Affitti', tipo: 'costo' },
  });
  const { id } = first(await movimenti(office, [{ importo: -1_000 }]));
  return { voce, id };
}

onEveryEngine('what is taken away while another begins to use it', (world) => {
  test('a file whose import is being rolled back is asked for again', async () => {
    const office = await world().office('amministratore');
    const bytes = randomBytes(900);
    const { id_imp } = await importKept(office, bytes);
    const { body } = await open(office, bytes, true);
    const { conserva } = await writeMeanwhile(
      world(),
      (tx) => annulIn(tx, office, id_imp, { conferma: true, annulla_pagamenti: false }),
      () => office.browser.ok('importAlias', { body }),
    );
    expect(conserva).toBe(true);
  });

  test('a file that another import is told is kept stays when the first is rolled back', async () => {
    const office = await world().office('amministratore');
    const bytes = randomBytes(900);
    const { id_imp, file } = await importKept(office, bytes);
    const again = await open(office, bytes, true);
    await writeMeanwhile(
      world(),
      async (tx) => {
        expect(await holdOriginale(tx, office.id_azienda, file.sha256)).toMatchObject({ completo: true });
        await updateImportazione(tx, office.id_azienda, again.id_imp, {
          stato: 'inizializzato',
          natura: 'partita',
          nome_file: file.nome,
          bytes: file.bytes,
          sha256: file.sha256,
        });
      },
      () => office.browser.ok('allDelImport', { params: { id: id_imp } }),
    );
    expect(await readOriginale(world().db.kysely, office.id_azienda, file.sha256)).toMatchObject({
      completo: true,
    });
  });

  test('a voce that explains its first movimento meanwhile stays', async () => {
    const office = await world().office('amministratore');
    const { voce, id } = await makeVoce(office);
    const response = await writeMeanwhile(
      world(),
      (tx) =>
        insertAssegnazioni(tx, office, [
          {
            id_movimento: id,
            tipo: 'voce',
            id_voce: voce.id,
            importo: -1_000,
            motivo: null,
            id_regola: null,
            id_lotto: null,
            id_coppia: null,
          },
        ]),
      () => office.browser.send('voceElimina', { body: { id: voce.id, versione: voce.versione } }),
    );
    expect([409, 422]).toContain(response.statusCode);
    expect((await office.browser.ok('voci')).voci).toMatchObject([{ id: voce.id, usi: 1 }]);
  });

  test('a movimento is not explained by a voce that is deleted meanwhile', async () => {
    const office = await world().office('amministratore');
    const { voce, id } = await makeVoce(office);
    const response = await writeMeanwhile(
      world(),
      (tx) => deleteRow(tx, 'voce', { id_azienda: office.id_azienda, id: voce.id, versione: voce.versione }),
      () =>
        office.browser.send('movimentiAssegna', {
          body: { tipo: 'voce', id_voce: voce.id, motivo: '', movimenti: [{ id, importo: null }] },
        }),
    );
    expect([409, 422]).toContain(response.statusCode);
  });

  test('the last place among the samples of a tracciato is taken once', async () => {
    const office = await world().office('amministratore');
    const { browser, id_azienda, id_utente } = office;
    const { id } = await browser.ok('tracciatiSalva', { body: tracciato() });
    const oneOf = (byte: number) => sample({ dati: Buffer.from([byte]).toString('base64') });
    for (let at = 1; at < MAX_CAMPIONI; at++)
      await browser.ok('campioneNuovo', { params: { id }, body: oneOf(at) });
    const response = await writeMeanwhile(
      world(),
      async (tx) => {
        await lockAziende(tx, [id_azienda]);
        await insertCampione(tx, id_azienda, {
          id_tracciato: id,
          id_utente,
          nome_file: 'movimenti.csv',
          sha256: 'a'.repeat(64),
          bytes: Buffer.from([200]),
          attesi: attesiOf(1),
        });
      },
      () => browser.send('campioneNuovo', { params: { id }, body: oneOf(201) }),
    );
    expect(response.statusCode).toBe(422);
    expect((await browser.ok('tracciatoCampioni', { params: { id } })).campioni).toHaveLength(MAX_CAMPIONI);
  });
});
