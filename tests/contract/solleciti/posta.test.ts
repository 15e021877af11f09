/** Solleciti under a mail server that refuses, hesitates or dies. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resumeCoda } from '#server/solleciti/sender.ts';
import { onEveryEngine } from '../support/engines.ts';
import { cliente, conferma, dettaglio, due, invia, prepare, useCasella } from '../support/solleciti.ts';

const casella = useCasella();

onEveryEngine('solleciti under a mail server that does not take them', (world) => {
  test('refused for now: it is tried again; refused for good: a person gives another address', async () => {
    const office = await prepare(world(), casella());
    await cliente(office, 'Prova e riprova', [20]);
    const [id] = await conferma(office, (await due(office)).lettere);
    casella().umore = 'dopo';
    await invia(world());
    const waiting = (await dettaglio(office, id)).sollecito;
    expect(waiting).toMatchObject({
      stato: 'in_coda',
      tentativi: 1,
      motivo: expect.stringContaining('try again later'),
    });
    expect(Date.parse(waiting.prossimo_il ?? '')).toBeGreaterThan(Date.now() + 30_000);
    expect(await invia(world())).toBe(0);
    await sql`update posta_coda set prossimo_il = now() where id_azienda = ${office.id_azienda}`.execute(
      world().db.kysely,
    );
    casella().umore = 'mai';
    await invia(world());
    const failed = (await dettaglio(office, id)).sollecito;
    expect(failed).toMatchObject({ stato: 'fallito', motivo: expect.stringContaining('no such mailbox') });
    expect((await due(office)).escluse).toMatchObject([{ perche: 'in_coda' }]);
    casella().umore = 'prende';
    await office.browser.ok('sollecitoDecidi', {
      params: { id },
      body: { versione: failed.versione, esito: 'riprova', destinatario: 'nuovo@ditta.it' },
    });
    await invia(world());
    expect((await dettaglio(office, id)).sollecito).toMatchObject({
      stato: 'inviato',
      destinatario: 'nuovo@ditta.it',
    });
    expect(casella().destinatari).toEqual(['nuovo@ditta.it']);
  });

  test('a line that goes dead after the words is uncertain: never again by itself', async () => {
    const office = await prepare(world(), casella());
    await cliente(office, 'Incerto', [20]);
    const [id] = await conferma(office, (await due(office)).lettere);
    casella().umore = 'cade';
    await invia(world());
    expect((await dettaglio(office, id)).sollecito).toMatchObject({
      stato: 'incerto',
      motivo: expect.stringContaining('Può essere partito'),
    });
    casella().umore = 'prende';
    expect(await invia(world())).toBe(0);
    expect(casella().messaggi).toHaveLength(1);
    const { versione } = (await dettaglio(office, id)).sollecito;
    await office.browser.ok('sollecitoDecidi', { params: { id }, body: { versione, esito: 'inviato' } });
    expect((await due(office)).escluse).toMatchObject([{ perche: 'gia_sollecitata' }]);
  });

  test('a sender that dies: before the words it goes again, during them it waits for a person', async () => {
    const office = await prepare(world(), casella());
    await cliente(office, 'Morto Prima', [20], 'prima@ditta.it');
    await cliente(office, 'Morto Durante', [20], 'durante@ditta.it');
    await conferma(office, (await due(office)).lettere);
    const state = (nome: string, stato: string) =>
      sql`update posta_coda q set stato = ${stato}, preso_il = now() - interval '1 hour', preso_da = gen_random_uuid()
        from sollecito k join soggetto s on s.id_azienda = k.id_azienda and s.id = k.id_soggetto
        where q.id_azienda = k.id_azienda and q.id_sollecito = k.id and k.id_azienda = ${office.id_azienda}
          and s.ragione_sociale = ${nome}`.execute(world().db.kysely);
    await state('Morto Prima', 'in_corso');
    await state('Morto Durante', 'in_consegna');
    expect(await invia(world())).toBe(0);
    expect(await resumeCoda(world().db)).toBe(1);
    await invia(world());
    const { solleciti } = await office.browser.ok('solleciti');
    expect(new Map(solleciti.map(({ ragione_sociale, stato }) => [ragione_sociale, stato]))).toEqual(
      new Map([
        ['Morto Durante', 'incerto'],
        ['Morto Prima', 'inviato'],
      ]),
    );
    expect(casella().destinatari).toEqual(['prima@ditta.it']);
  });
});
