/** Closing packs sent from the studio: to whom, of what, once, and what became of each; through a real mail server. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { FascicoloStudio } from '#api/contract/fascicoli.ts';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { formatAskedCompiti } from '#domain/studio/fascicoli.ts';
import { makeSeal } from '#server/core/seal.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { resumeQueue, sendQueue } from '#server/core/mail/queue.ts';
import { FASCICOLI } from '#server/studio/packs.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { readPdf } from './support/leggi-pdf.ts';
import { parseMessaggio } from './support/smtp.ts';
import { useCasella } from './support/solleciti.ts';
import { SECRET, type Office } from './support/world.ts';

const OGGI = '2026-03-15';
const input = useCasella();
const POSTA = {
  sicurezza: 'nessuna',
  utente: null,
  mittente: 'studio@bianchi.it',
  nome_mittente: 'Studio',
  versione: null,
} as const;

onEveryEngine('closing packs from the studio', (world) => {
  beforeEach(() => {
    input().umore = 'prende';
    input().messages.length = 0;
    input().destinatari.length = 0;
  });
  const parts = () => sendQueue(world().db, makeSeal(SECRET), FASCICOLI);

  const address = ({ id_azienda }: Office, email: string | null) =>
    world().db.kysely.updateTable('azienda').set({ email }).where('id', '=', id_azienda).execute();

  /** February imported and proved; explained too where it is closed. */
  async function february(office: Office, closed = true): Promise<void> {
    const { browser, id_azienda } = office;
    const rows = righe(2, { data: '2026-02-10' });
    const importi = rows.map(({ importo }) => importo);
    const sum = (kept: number[]) => kept.reduce((total, importo) => total + importo, 0);
    await importAll(office, rows, {
      attesi: {
        righe: 2,
        dare: sum(importi.filter((importo) => importo < 0)),
        avere: sum(importi.filter((importo) => importo > 0)),
        scartate: 0,
        escluse: 0,
        saldo_iniziale: 0,
        saldo_finale: sum(importi),
        dal: '2026-02-01',
        al: '2026-02-28',
        quadratura: { esito: 'quadra', differenza: 0, riga: null },
      },
    });
    if (closed) {
      const { righe: seen } = await browser.ok('estrattoConto', {
        query: { natura: 'movimento', limit: 10 },
      });
      await browser.ok('movimentiAssegna', {
        body: { movimenti: seen.map(({ id }) => ({ id })), tipo: 'ignorata', motivo: 'prova' },
      });
    }
    await refreshSituazione(world().db, id_azienda, OGGI);
  }

  const mail = ({ browser }: Office) =>
    browser.ok('postaSalva', { body: { ...POSTA, host: input().host, porta: input().porta } });

  /** One person who may open so many aziende, with their tasks of February. */
  async function studio(count: number): Promise<{ mia: Office; tutte: Office[]; compiti: CompitoStudio[] }> {
    const tutte: Office[] = [];
    for (let at = 0; at < count; at++) tutte.push(await world().office('amministratore'));
    const [mia, ...others] = tutte;
    if (!mia) throw new Error('one at least');
    if (others.length > 0)
      await world()
        .db.kysely.insertInto('utente_azienda')
        .values(others.map(({ id_azienda }) => ({ id_azienda, id_utente: mia.id_utente })))
        .execute();
    await mia.browser.ok('compitiNuovi', {
      body: {
        aziende: tutte.map(({ id_azienda }) => id_azienda),
        mese: '2026-02-01',
        entro: '2026-03-20',
        id_assegnato: null,
      },
    });
    const { aziende } = await mia.browser.ok('studio');
    const compiti = tutte.map(({ id_azienda }) => {
      const compito = aziende.find(({ id }) => id === id_azienda)?.compito;
      if (!compito) throw new Error('a task is expected');
      return compito;
    });
    return { mia, tutte, compiti };
  }

  const look = async ({ browser }: Office, compiti: readonly CompitoStudio[]): Promise<FascicoloStudio[]> => {
    const query = { compiti: formatAskedCompiti(compiti) };
    const { fascicoli } = await browser.ok('fascicoli', { query });
    return compiti.map(({ id_azienda }) => {
      const found = fascicoli.find((each) => each.id_azienda === id_azienda);
      if (!found) throw new Error('a pack is expected');
      return found;
    });
  };
  const confirm = ({ browser }: Office, fascicoli: readonly FascicoloStudio[]) =>
    browser.ok('fascicoliInvia', {
      body: {
        compiti: fascicoli.flatMap(({ id_azienda, id_compito, destinatario }) =>
          destinatario === null ? [] : [{ id_azienda, id: id_compito, destinatario }],
        ),
      },
    });
  const taskOf = async ({ browser }: Office, { id_azienda }: Office) => {
    const { aziende } = await browser.ok('studio');
    return aziende.find(({ id }) => id === id_azienda)?.compito;
  };

  test('of many aziende each is told: sent with its files, without an address, not closed, failed', async () => {
    const { mia, tutte, compiti } = await studio(4);
    const [closed, mute, opened, senzaPosta] = tutte as [Office, Office, Office, Office];
    for (const office of [closed, mute, senzaPosta]) await february(office);
    await february(opened, false);
    for (const office of [closed, opened, senzaPosta])
      await address(office, `cliente${office.id_azienda}@ditta.it`);
    await mail(closed);

    const before = await look(mia, compiti);
    expect(before.map(({ stato, parte }) => [stato, parte])).toEqual([
      ['pronto', true],
      ['senza_indirizzo', false],
      ['non_chiuso', false],
      ['pronto', true],
    ]);
    expect(before[0]).toMatchObject({
      destinatario: `cliente${closed.id_azienda}@ditta.it`,
      conti: ['Conto principale'],
      mese: '2026-02-01',
    });
    expect(before[2]?.motivo).toContain('Movimenti spiegati: Ne restano 2');

    // Also those that may not leave, as a client that is late would ask for.
    await confirm(mia, before);
    expect((await look(mia, compiti)).map(({ stato }) => stato)).toEqual([
      'in_coda',
      'senza_indirizzo',
      'non_chiuso',
      'in_coda',
    ]);
    expect(input().messages).toEqual([]);
    await parts();

    const after = await look(mia, compiti);
    expect(after.map(({ stato }) => stato)).toEqual(['inviato', 'senza_indirizzo', 'non_chiuso', 'fallito']);
    expect(after[3]?.motivo).toContain('server di posta');
    expect(input().destinatari).toEqual([`cliente${closed.id_azienda}@ditta.it`]);
    const { testo, allegati } = parseMessaggio(input().messages[0] ?? '');
    expect(testo).toContain(`fascicolo di chiusura di febbraio 2026 di Azienda di ${closed.username}`);
    expect(testo).toContain(`confermato da ${mia.username}`);
    expect([...allegati.keys()]).toEqual([
      'chiusura_conto-principale_2026-02-01_2026-02-28.pdf',
      'chiusura_conto-principale_2026-02-01_2026-02-28.xlsx',
    ]);
    expect(await readPdf([...allegati.values()][0] ?? new Uint8Array())).toContain('Il periodo quadra');

    // The task knows it from the sending, and from nobody's word.
    expect(await taskOf(mia, closed)).toMatchObject({
      inviato: true,
      spedito: { destinatario: `cliente${closed.id_azienda}@ditta.it` },
    });
    expect(await taskOf(mia, senzaPosta)).toMatchObject({ inviato: false, spedito: null });
    const { rows } = await sql<{ azione: string; id_utente: number | null }>`
      select azione, id_utente from registro where id_azienda = ${closed.id_azienda} and oggetto = 'compito'
      order by id`.execute(world().db.kysely);
    expect(rows.map(({ azione, id_utente }) => [azione, id_utente])).toEqual([
      ['compito_creato', mia.id_utente],
      ['fascicolo_confermato', mia.id_utente],
      ['fascicolo_inviato', null],
    ]);
  });

  test('never twice: not confirmed again, not by two at once, not by two senders', async () => {
    const { mia, tutte, compiti } = await studio(1);
    const [office] = tutte as [Office];
    await february(office);
    await address(office, 'unico@ditta.it');
    await mail(office);
    const seen = await look(mia, compiti);
    await Promise.all([confirm(mia, seen), confirm(mia, seen)]);
    await Promise.all([parts(), parts()]);
    await confirm(mia, seen);
    await parts();
    expect(input().destinatari).toEqual(['unico@ditta.it']);
    expect(await look(mia, compiti)).toMatchObject([{ stato: 'inviato', parte: false }]);
    await expect(
      sql`insert into fascicolo (id_azienda, id_compito, id_autore, destinatario, message_id)
        select id_azienda, id_compito, id_autore, destinatario, message_id from fascicolo
        where id_azienda = ${office.id_azienda}`.execute(world().db.kysely),
    ).rejects.toThrow(/fascicolo_una_volta/);
  });

  test('what a mail server refuses is said and may be sent again; what it may have taken never is', async () => {
    const { mia, tutte, compiti } = await studio(2);
    const [refused, caduta] = tutte as [Office, Office];
    for (const office of tutte) {
      await february(office);
      await address(office, `a${office.id_azienda}@ditta.it`);
      await mail(office);
    }
    const [before, second] = (await look(mia, compiti)) as [FascicoloStudio, FascicoloStudio];
    input().umore = 'mai';
    await confirm(mia, [before]);
    await parts();
    input().umore = 'cade';
    await confirm(mia, [second]);
    await parts();
    expect(await look(mia, compiti)).toMatchObject([
      { stato: 'fallito', parte: true },
      { stato: 'incerto', parte: false },
    ]);
    input().umore = 'prende';
    input().destinatari.length = 0;
    await confirm(mia, [before, second]);
    await parts();
    expect(input().destinatari).toEqual([`a${refused.id_azienda}@ditta.it`]);
    expect((await look(mia, compiti)).map(({ stato }) => stato)).toEqual(['inviato', 'incerto']);
    expect(await taskOf(mia, caduta)).toMatchObject({ inviato: false });
  });

  test('what changed since it was confirmed stays; a server that is gone leaves what it had not handed over', async () => {
    const { mia, tutte, compiti } = await studio(2);
    const [movedOne, presa] = tutte as [Office, Office];
    for (const office of tutte) {
      await february(office);
      await address(office, `b${office.id_azienda}@ditta.it`);
      await mail(office);
    }
    const seen = await look(mia, compiti);
    await address(movedOne, 'altro@ditta.it');
    // Another address than the one that was seen: nothing is confirmed.
    const { fascicoli } = await confirm(mia, seen.slice(0, 1));
    expect(fascicoli).toMatchObject([
      { stato: 'pronto', motivo: expect.stringContaining('indirizzo è cambiato') },
    ]);
    // And one that changes after: nothing leaves.
    await confirm(mia, await look(mia, compiti.slice(0, 1)));
    await address(movedOne, 'terzo@ditta.it');
    await confirm(mia, seen.slice(1));
    await sql`update fascicolo set stato = 'in_corso', preso_da = gen_random_uuid(), preso_il = now() - interval '1 hour'
      where id_azienda = ${presa.id_azienda}`.execute(world().db.kysely);
    await parts();
    expect(input().destinatari).toEqual([]);
    expect((await look(mia, compiti)).map(({ stato }) => stato)).toEqual(['fallito', 'in_coda']);
    expect(await resumeQueue(world().db, FASCICOLI)).toBe(0);
    await parts();
    expect(input().destinatari).toEqual([`b${presa.id_azienda}@ditta.it`]);
  });

  test('of an azienda that was not given are neither seen nor sent; who may only look sends none', async () => {
    const { mia, compiti } = await studio(1);
    const other = await world().office('amministratore');
    const query = { compiti: formatAskedCompiti(compiti) };
    await other.browser.refused('fascicoli', 404, 'azienda_non_trovata', { query });
    const body = {
      compiti: compiti.map(({ id_azienda, id }) => ({ id_azienda, id, destinatario: 'x@ditta.it' })),
    };
    await other.browser.refused('fascicoliInvia', 404, 'azienda_non_trovata', { body });
    // Its number under an azienda of one's own is nobody's.
    const misto = compiti.map(({ id }) => ({ id_azienda: other.id_azienda, id }));
    await other.browser.refused('fascicoli', 404, 'non_trovato', {
      query: { compiti: formatAskedCompiti(misto) },
    });
    const looking = await world().secondBrowser(mia);
    await world()
      .db.kysely.updateTable('utente')
      .set({ ruolo: 'lettura' })
      .where('id', '=', mia.id_utente)
      .execute();
    await looking.refused('fascicoliInvia', 403, 'permesso_negato', { body });
  });
});
