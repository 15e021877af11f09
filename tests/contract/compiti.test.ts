/** Tasks of an office: made for many aziende, given to a colleague, done by themselves or by hand; nobody else's are seen. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { onEveryEngine } from './support/engines.ts';
import { declaration, importAll, riga } from './support/imports.ts';
import { movimenti, partite } from './support/pagamenti.ts';
import type { Office } from './support/world.ts';

const OGGI = '2026-03-15';
const FEBBRAIO = { mese: '2026-02-01', entro: '2026-03-20' } as const;

onEveryEngine('compiti', (world) => {
  const give = (to: Office, ...aziende: Office[]) =>
    world()
      .db.kysely.insertInto('utente_azienda')
      .values(aziende.map(({ id_azienda }) => ({ id_azienda, id_utente: to.id_utente })))
      .execute();

  const taskOf = async ({ browser }: Office, { id_azienda }: Office): Promise<CompitoStudio> => {
    const { aziende } = await browser.ok('studio');
    const found = aziende.find(({ id }) => id === id_azienda)?.compito;
    if (!found) throw new Error('no task');
    return found;
  };
  const seen = ({ id_azienda, id, versione }: CompitoStudio) => ({ id_azienda, id, versione });
  const ids = (...offices: Office[]) => offices.map(({ id_azienda }) => id_azienda);
  const mine = async ({ browser }: Office) =>
    (await browser.ok('compitiMiei')).compiti.map(({ id_azienda }) => id_azienda);

  const history = async ({ id_azienda }: Office) =>
    (
      await sql<{ azione: string; id_utente: number | null }>`select azione, id_utente from registro
        where id_azienda = ${id_azienda} and oggetto = 'compito' order by id`.execute(world().db.kysely)
    ).rows.map(({ azione, id_utente }) => [azione, id_utente]);

  /** One who may open two aziende, a colleague of the second one, and somebody else. */
  async function people() {
    const [own, colleague, stranger] = [
      await world().office(),
      await world().office(),
      await world().office(),
    ] as const;
    await give(own, colleague);
    return { own, colleague, stranger };
  }

  test('are made for many aziende at once, one for each month, and given to who may open them all', async () => {
    const { own, colleague } = await people();
    const body = { aziende: ids(own, colleague), ...FEBBRAIO, id_assegnato: null };
    expect(await own.browser.ok('compitiNuovi', { body })).toEqual({ creati: 2, gia_presenti: 0 });
    expect(await own.browser.ok('compitiNuovi', { body })).toEqual({ creati: 0, gia_presenti: 2 });
    expect(await taskOf(own, own)).toMatchObject({ ...FEBBRAIO, assegnato: null, conti: 1, importati: 0 });

    const both = [seen(await taskOf(own, own)), seen(await taskOf(own, colleague))];
    // The colleague may not open the first.
    await own.browser.refused('compitiCambia', 422, 'richiesta_non_valida', {
      body: { compiti: both, id_assegnato: colleague.id_utente },
    });
    expect(await mine(colleague)).toEqual([]);
    await own.browser.ok('compitiCambia', {
      body: { compiti: both.slice(1), id_assegnato: colleague.id_utente },
    });
    expect(await mine(colleague)).toEqual(ids(colleague));
    await own.browser.refused('compitiCambia', 409, 'versione_superata', {
      body: { compiti: both, entro: '2026-04-01' },
    });
    expect(await taskOf(own, own)).toMatchObject({ entro: FEBBRAIO.entro });
    // Each to a day of its own, in one go.
    const [mine1, theirs1] = [seen(await taskOf(own, own)), seen(await taskOf(own, colleague))];
    await own.browser.refused('compitiCambia', 409, 'versione_superata', {
      body: {
        compiti: [
          { ...mine1, entro: '2026-03-25' },
          { ...theirs1, versione: theirs1.versione + 1, entro: '2026-03-26' },
        ],
      },
    });
    expect(await taskOf(own, own)).toMatchObject({ entro: FEBBRAIO.entro });
    await own.browser.ok('compitiCambia', {
      body: {
        compiti: [
          { ...mine1, entro: '2026-03-25' },
          { ...theirs1, entro: '2026-03-26' },
        ],
      },
    });
    expect([(await taskOf(own, own)).entro, (await taskOf(own, colleague)).entro]).toEqual([
      '2026-03-25',
      '2026-03-26',
    ]);
    expect(await history(colleague)).toEqual([
      ['compito_creato', own.id_utente],
      ['compito_cambiato', own.id_utente],
      ['compito_cambiato', own.id_utente],
    ]);
    const { colleghi } = await own.browser.ok('colleghi');
    expect(colleghi.map(({ id, aziende }) => [id, aziende])).toEqual([
      [own.id_utente, ids(own, colleague)],
      [colleague.id_utente, ids(colleague)],
    ]);
  });

  test('of an azienda that was not given are neither seen, nor made, nor changed', async () => {
    const { own, colleague, stranger } = await people();
    const body = { aziende: ids(stranger), ...FEBBRAIO, id_assegnato: stranger.id_utente };
    await stranger.browser.ok('compitiNuovi', { body });
    const foreign = seen(await taskOf(stranger, stranger));
    await own.browser.refused('compitiNuovi', 404, 'azienda_non_trovata', {
      body: { ...body, aziende: ids(own, stranger), id_assegnato: null },
    });
    await own.browser.refused('compitiCambia', 404, 'azienda_non_trovata', {
      body: { compiti: [foreign], motivo: 'non mio' },
    });
    // Its number under an azienda of one's own is nobody's.
    await own.browser.refused('compitiCambia', 404, 'non_trovato', {
      body: { compiti: [{ ...foreign, id_azienda: own.id_azienda }], motivo: 'non mio' },
    });
    expect((await own.browser.ok('studio')).aziende.map(({ compito }) => compito)).toEqual([null, null]);
    expect(JSON.stringify(await own.browser.ok('colleghi'))).not.toContain(stranger.username);
    // What was given and is no longer: neither the task nor the person is told.
    await own.browser.ok('compitiNuovi', {
      body: { aziende: ids(colleague), ...FEBBRAIO, id_assegnato: own.id_utente },
    });
    expect(await mine(own)).toEqual(ids(colleague));
    await world()
      .db.kysely.deleteFrom('utente_azienda')
      .where('id_azienda', '=', colleague.id_azienda)
      .where('id_utente', '=', own.id_utente)
      .execute();
    expect(await mine(own)).toEqual([]);
    expect((await own.browser.ok('studio')).aziende.map(({ id }) => id)).toEqual(ids(own));
  });

  test('who may only look sees them and changes none', async () => {
    const looking = await world().office('lettura');
    await looking.browser.refused('compitiNuovi', 403, 'permesso_negato', {
      body: { aziende: ids(looking), ...FEBBRAIO, id_assegnato: null },
    });
    expect(await looking.browser.ok('compitiMiei')).toEqual({ compiti: [] });
  });

  test('follow what is kept, and are done by themselves when everything is', async () => {
    const office = await world().office();
    await office.browser.ok('compitiNuovi', {
      body: { aziende: ids(office), ...FEBBRAIO, id_assegnato: office.id_utente },
    });
    const rows = [riga({ data: '2026-02-10' })];
    const { attesi } = declaration(office, 1, rows);
    const quadratura = { esito: 'quadra', differenza: null, riga: null } as const;
    await importAll(office, rows, { attesi: { ...attesi, dal: '2026-02-01', al: '2026-02-28', quadratura } });
    await refreshSituazione(world().db, office.id_azienda, OGGI);
    expect(await taskOf(office, office)).toMatchObject({
      conti: 1,
      importati: 1,
      provati: 1,
      da_spiegare: 1,
      fatto_il: null,
    });
    await office.browser.ok('compitiCambia', {
      body: { compiti: [seen(await taskOf(office, office))], chiuso: true, inviato: true },
    });
    expect(await taskOf(office, office)).toMatchObject({ chiuso: true, inviato: true, fatto_il: null });

    const { righe } = await office.browser.ok('estrattoConto', {
      query: { natura: 'movimento', limit: 10 },
    });
    await office.browser.ok('estrattoContoModifica', {
      body: { righe: righe.map(({ id, versione }) => ({ id, versione, campi: { stato: 'ignorata' } })) },
    });
    await refreshSituazione(world().db, office.id_azienda, OGGI);
    expect(await taskOf(office, office)).toMatchObject({ da_spiegare: 0, motivo: null });
    expect((await taskOf(office, office)).fatto_il).not.toBeNull();
    expect(await mine(office)).toEqual([]);
    expect((await history(office)).at(-1)).toEqual(['compito_completato', null]);
  });

  test('are called done by hand with a reason, which is kept, and taken back', async () => {
    const office = await world().office();
    await office.browser.ok('compitiNuovi', {
      body: { aziende: ids(office), ...FEBBRAIO, id_assegnato: office.id_utente },
    });
    const change = async (motivo: string | null) =>
      office.browser.ok('compitiCambia', {
        body: { compiti: [seen(await taskOf(office, office))], motivo },
      });
    await office.browser.refused('compitiCambia', 422, 'richiesta_non_valida', {
      body: { compiti: [seen(await taskOf(office, office))], motivo: '  ' },
    });
    expect((await change('Azienda cessata')).compiti).toMatchObject([{ motivo: 'Azienda cessata' }]);
    expect((await taskOf(office, office)).fatto_il).not.toBeNull();
    expect(await mine(office)).toEqual([]);
    expect((await change(null)).compiti).toMatchObject([{ motivo: null, fatto_il: null }]);
    expect(await mine(office)).toEqual(ids(office));
  });

  test('tell what changed in the month after its closing was looked at, and by which conto', async () => {
    const office = await world().office();
    const { browser, id_conto } = office;
    await browser.ok('compitiNuovi', { body: { aziende: ids(office), ...FEBBRAIO, id_assegnato: null } });
    const [movimento, other] = await movimenti(office, [
      { data: '2026-02-10', importo: 50_000 },
      { data: '2026-03-10', importo: 60_000 },
    ]);
    const [partita] = await partite(office, [{ data: '2026-02-05', importo: 50_000 }]);
    if (!movimento || !other || !partita) throw new Error('no rows');
    const look = async () =>
      browser.ok('compitiCambia', {
        body: { compiti: [seen(await taskOf(office, office))], chiuso: true },
      });
    const changes = async () => (await taskOf(office, office)).cambiate_dopo;
    const edit = async (id: number, campi: { descrizione: string } | { nota: string }) => {
      const { righe } = await browser.ok('estrattoConto', { query: { limit: 100 } });
      const versione = righe.find((each) => each.id === id)?.versione ?? 0;
      await browser.ok('estrattoContoModifica', { body: { righe: [{ id, versione, campi }] } });
    };
    expect(await taskOf(office, office)).toMatchObject({ chiuso_il: null, cambiate_dopo: 0 });
    await edit(movimento.id, { descrizione: 'Prima della chiusura' });
    await look();
    expect(await changes()).toBe(0);

    // Of another month, of nothing that a figure is made of, and what settles a partita.
    await edit(other.id, { descrizione: 'Di marzo' });
    await edit(movimento.id, { nota: 'vista' });
    const { id: id_pagamento } = await browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: other.id, importo: 50_000 }],
        partite: [{ id: partita.id, importo: 50_000 }],
      },
    });
    expect(id_pagamento).toBeGreaterThan(0);
    expect(await changes()).toBe(0);

    // A movimento that is edited and explained, a partita that is edited, an import that comes and goes.
    await edit(movimento.id, { descrizione: 'Dopo la chiusura' });
    expect(await changes()).toBe(1);
    await edit(partita.id, { descrizione: 'Fattura corretta' });
    expect(await changes()).toBe(2);
    await browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: movimento.id }], tipo: 'ignorata', motivo: 'prova' },
    });
    expect(await changes()).toBe(3);
    const late = [riga({ data: '2026-02-20' }), riga({ riga: 2, data: '2026-02-21' })];
    const id_imp = await importAll(office, late);
    expect(await changes()).toBe(5);
    await browser.ok('allDelImport', { params: { id: id_imp }, query: { conferma: 'true' } });
    expect(await changes()).toBe(7);
    const months = async () =>
      (await browser.ok('studioMesi')).conti.map((each) => [each.id_conto, each.cambi]);
    const { chiuso_il } = await taskOf(office, office);
    expect(await months()).toEqual([[id_conto, [{ mese: FEBBRAIO.mese, chiuso_il, cambiate_dopo: 6 }]]]);

    // Looked at once more, it is as it was seen.
    await look();
    expect(await changes()).toBe(0);
    expect(await months()).toEqual([[id_conto, []]]);
  });
});
