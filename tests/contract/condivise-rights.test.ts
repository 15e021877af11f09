/** Who acts for the whole studio, what they are told of others, and what becomes of it when it is taken back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportAzienda } from '#server/backup/export-azienda.ts';
import { restoreAzienda } from '#server/backup/restore-azienda.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { listVoci } from '#server/voci/sql/voci.ts';
import { FOLLOWS, OWN, useCondivise } from './support/condivise.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { first, movimenti } from './support/pagamenti.ts';
import { migratedDatabase } from './support/template.ts';

onEveryEngineAlone('condivise: who acts', (world) => {
  const { act, find, get, open, save, share, studio } = useCondivise(world);

  test('taken back from the studio, it goes where nobody uses it and stays where somebody does', async () => {
    const { governante, una, altra, quante } = await studio();
    await save(governante, 'voce', '73.01', 0);
    await share(governante, 'voce', '73.01');
    const [spesa] = await movimenti(una, [{ importo: -1_000, descrizione: 'SPESA' }]);
    await una.browser.ok('movimentiAssegna', {
      body: {
        movimenti: [{ id: spesa?.id ?? 0 }],
        tipo: 'voce',
        id_voce: (await get(una, 'voce', '73.01')).id,
      },
    });
    const body = act(await get(governante, 'voce', '73.01'), 'voce').body;
    const told = { tolte: quante - 2, tenute: 1 };
    expect(
      await governante.browser.ok('condivisaTogli', { body: { ...body, anteprima: true } }),
    ).toMatchObject(told);
    expect((await get(altra, 'voce', '73.01')).dello_studio).toMatchObject(FOLLOWS);
    expect(await governante.browser.ok('condivisaTogli', { body })).toMatchObject(told);
    expect(await find(altra, 'voce', '73.01')).toBeUndefined();
    expect(await get(una, 'voce', '73.01')).toMatchObject({ usi: 1, dello_studio: null });
    expect((await get(governante, 'voce', '73.01')).dello_studio).toBeNull();
    // Given again it is as before: who kept it follows, since it says the same.
    await share(governante, 'voce', '73.01');
    expect((await get(una, 'voce', '73.01')).dello_studio).toMatchObject(FOLLOWS);
    expect((await get(altra, 'voce', '73.01')).dello_studio).toMatchObject(FOLLOWS);
  });

  test('only who administers every azienda, or owns the installation, acts for the studio; others are counted, not named', async () => {
    const { governante, una, altra, quante } = await studio();
    await save(governante, 'voce', '74.01', 0);
    await share(governante, 'voce', '74.01');
    const body = act(await get(una, 'voce', '74.01'), 'voce').body;
    await una.browser.refused('condividi', 403, 'permesso_negato', { body });
    await una.browser.refused('condivisaTogli', 403, 'permesso_negato', { body });
    // An amministratore of one azienda of them.
    const only = await world().office('amministratore');
    await save(only, 'voce', '74.02', 0);
    const mine = act(await get(only, 'voce', '74.02'), 'voce').body;
    for (const anteprima of [true, false]) {
      const refused = await only.browser.refused('condividi', 403, 'permesso_negato', {
        body: { ...mine, anteprima },
      });
      expect(refused.detail).toContain('aziende che non apri');
    }
    // The same person as owner may, and is still told nothing of whom they do not open.
    await world()
      .db.kysely.updateTable('utente')
      .set({ titolare: true })
      .where('id', '=', only.id_utente)
      .execute();
    await open(only, [una.id_azienda]);
    const { uso } = await only.browser.ok('condividi', { body: { ...mine, anteprima: true } });
    expect([uso.seguono, uso.proprie, uso.altre_aziende]).toEqual([quante + 1, 0, quante - 1]);
    expect(uso.elenco.map(({ id_azienda }) => id_azienda).toSorted((a, b) => a - b)).toEqual(
      [una.id_azienda, only.id_azienda].toSorted((a, b) => a - b),
    );
    expect(JSON.stringify(uso)).not.toContain(altra.username);
    await world()
      .db.kysely.updateTable('utente')
      .set({ titolare: false })
      .where('id', '=', only.id_utente)
      .execute();
    // Whoever only works in one azienda reads what the studio says, and how many follow it.
    const read = await una.browser.ok('condivisa', { query: { genere: 'voce', id: body.id } });
    expect(read.uso.elenco.map(({ id_azienda }) => id_azienda)).toEqual([una.id_azienda]);
    expect(read.uso.altre_aziende).toBe(quante);
    // By the number of another azienda there is nothing.
    const theirs = (await get(altra, 'voce', '74.01')).id;
    await una.browser.refused('condivisa', 404, 'non_trovato', { query: { genere: 'voce', id: theirs } });
    await governante.browser.refused('condividi', 404, 'non_trovato', { body: { ...body, id: theirs } });
  });

  test('from a version that is no longer the last, here or in the studio, nothing is changed', async () => {
    const { governante, una } = await studio();
    await save(governante, 'voce', '75.01', 0);
    const before = act(await get(governante, 'voce', '75.01'), 'voce').body;
    await share(governante, 'voce', '75.01');
    // Already shared by a colleague.
    await governante.browser.refused('condividi', 409, 'versione_superata', { body: before });
    governante.browser.azienda = una.id_azienda;
    await save(governante, 'voce', '75.01', 1, await get(governante, 'voce', '75.01'));
    const mine = act(await get(governante, 'voce', '75.01'), 'voce').body;
    governante.browser.azienda = undefined;
    await save(governante, 'voce', '75.02', 0, await get(governante, 'voce', '75.01'));
    await share(governante, 'voce', '75.02');
    governante.browser.azienda = una.id_azienda;
    await governante.browser.refused('condividi', 409, 'versione_superata', { body: mine });
    governante.browser.azienda = undefined;
    expect(await find(una, 'voce', '75.01')).toMatchObject({ tipo: 'ricavo', dello_studio: OWN });
  });

  test('the copy of one azienda holds what it follows, and comes back following', async () => {
    const { governante, una } = await studio();
    await save(governante, 'voce', '77.01', 0);
    await share(governante, 'voce', '77.01');
    await save(una, 'voce', '77.01', 1, await get(una, 'voce', '77.01'));
    const folder = mkdtempSync(join(tmpdir(), 'quadra-condivise-'));
    const file = join(folder, 'una.jsonl.gz');
    await exportAzienda(world().db, una.id_azienda, file);
    const elsewhere = await openInMemory(await migratedDatabase());
    try {
      await restoreAzienda(elsewhere, file);
      const back = (await listVoci(elsewhere.kysely, una.id_azienda)).find(
        ({ codice }) => codice === '77.01',
      );
      expect(back).toMatchObject({ tipo: 'ricavo', dello_studio: OWN });
    } finally {
      await elsewhere.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('a new azienda has it at once, a demonstration office never', async () => {
    const { governante } = await studio();
    await save(governante, 'voce', '76.01', 0);
    await share(governante, 'voce', '76.01');
    await governante.browser.ok('regolaSalva', {
      body: {
        nome: 'Da subito',
        condizioni: { testo: ['SUBITO'] },
        azione: 'voce',
        id_voce: (await get(governante, 'voce', '76.01')).id,
      },
    });
    await share(governante, 'regola', 'Da subito');
    const { aziende } = await governante.browser.ok('aziendaNuova', {
      body: { ragione_sociale: 'Appena nata' },
    });
    const nata = first(aziende.filter(({ ragione_sociale }) => ragione_sociale === 'Appena nata'));
    governante.browser.azienda = nata.id;
    const voce = await get(governante, 'voce', '76.01');
    expect(voce.dello_studio).toMatchObject(FOLLOWS);
    expect(await get(governante, 'regola', 'Da subito')).toMatchObject({
      id_voce: voce.id,
      dello_studio: FOLLOWS,
    });
    // Each of them is told in the registro of the azienda that received it.
    const { rows } = await sql<{ azione: string }>`select azione from registro
      where id_azienda = ${nata.id} and oggetto = 'regola'`.execute(world().db.kysely);
    expect(rows.map(({ azione }) => azione)).toContain('ricevuta_dallo_studio');

    await world()
      .db.kysely.updateTable('azienda')
      .set({ dimostrativa: true })
      .where('id', '=', nata.id)
      .execute();
    await save(governante, 'voce', '76.02', 0);
    await governante.browser.refused(
      'condividi',
      422,
      'richiesta_non_valida',
      act(await get(governante, 'voce', '76.02'), 'voce'),
    );
    governante.browser.azienda = undefined;
    await save(governante, 'voce', '76.03', 0);
    await share(governante, 'voce', '76.03');
    governante.browser.azienda = nata.id;
    expect(await find(governante, 'voce', '76.03')).toBeUndefined();
    governante.browser.azienda = undefined;
  });
});
