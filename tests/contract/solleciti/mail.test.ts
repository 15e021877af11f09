/** Solleciti under a mail server that refuses, hesitates or dies. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resumeQueue } from '#server/core/mail/queue.ts';
import { LETTERE } from '#server/solleciti/letters.ts';
import { onEveryEngine } from '../support/engines.ts';
import { cliente, confirm, detail, due, submit, prepare, useCasella } from '../support/solleciti.ts';

const input = useCasella();

onEveryEngine('solleciti under a mail server that does not take them', (world) => {
  test('refused for now: it is tried again; refused for good: a person gives another address', async () => {
    const office = await prepare(world(), input());
    await cliente(office, 'Prova e riprova', [20]);
    const [id] = await confirm(office, (await due(office)).lettere);
    input().umore = 'dopo';
    await submit(world());
    const waiting = (await detail(office, id)).sollecito;
    expect(waiting).toMatchObject({
      stato: 'in_coda',
      tentativi: 1,
      motivo: expect.stringContaining('try again later'),
    });
    expect(Date.parse(waiting.prossimo_il ?? '')).toBeGreaterThan(Date.now() + 30_000);
    expect(await submit(world())).toBe(0);
    await sql`update posta_coda set prossimo_il = now() where id_azienda = ${office.id_azienda}`.execute(
      world().db.kysely,
    );
    input().umore = 'mai';
    await submit(world());
    const failed = (await detail(office, id)).sollecito;
    expect(failed).toMatchObject({ stato: 'fallito', motivo: expect.stringContaining('no such mailbox') });
    expect((await due(office)).escluse).toMatchObject([{ perche: 'in_coda' }]);
    input().umore = 'prende';
    await office.browser.ok('sollecitoDecidi', {
      params: { id },
      body: { versione: failed.versione, esito: 'riprova', destinatario: 'nuovo@ditta.it' },
    });
    await submit(world());
    expect((await detail(office, id)).sollecito).toMatchObject({
      stato: 'inviato',
      destinatario: 'nuovo@ditta.it',
    });
    expect(input().destinatari).toEqual(['nuovo@ditta.it']);
  });

  test('a line that goes dead after the words is uncertain: never again by itself', async () => {
    const office = await prepare(world(), input());
    await cliente(office, 'Incerto', [20]);
    const [id] = await confirm(office, (await due(office)).lettere);
    input().umore = 'cade';
    await submit(world());
    expect((await detail(office, id)).sollecito).toMatchObject({
      stato: 'incerto',
      motivo: expect.stringContaining('Può essere partito'),
    });
    input().umore = 'prende';
    expect(await submit(world())).toBe(0);
    expect(input().messages).toHaveLength(1);
    const { versione } = (await detail(office, id)).sollecito;
    await office.browser.ok('sollecitoDecidi', { params: { id }, body: { versione, esito: 'inviato' } });
    expect((await due(office)).escluse).toMatchObject([{ perche: 'gia_sollecitata' }]);
  });

  test('a sender that dies: before the words it goes again, during them it waits for a person', async () => {
    const office = await prepare(world(), input());
    await cliente(office, 'Morto Prima', [20], 'prima@ditta.it');
    await cliente(office, 'Morto Durante', [20], 'durante@ditta.it');
    await confirm(office, (await due(office)).lettere);
    const state = (name: string, stato: string) =>
      sql`update posta_coda q set stato = ${stato}, preso_il = now() - interval '1 hour', preso_da = gen_random_uuid()
        from sollecito k join soggetto s on s.id_azienda = k.id_azienda and s.id = k.id_soggetto
        where q.id_azienda = k.id_azienda and q.id_sollecito = k.id and k.id_azienda = ${office.id_azienda}
          and s.ragione_sociale = ${name}`.execute(world().db.kysely);
    await state('Morto Prima', 'in_corso');
    await state('Morto Durante', 'in_consegna');
    expect(await submit(world())).toBe(0);
    expect(await resumeQueue(world().db, LETTERE)).toBe(1);
    await submit(world());
    const { solleciti } = await office.browser.ok('solleciti');
    expect(new Map(solleciti.map(({ ragione_sociale, stato }) => [ragione_sociale, stato]))).toEqual(
      new Map([
        ['Morto Durante', 'incerto'],
        ['Morto Prima', 'inviato'],
      ]),
    );
    expect(input().destinatari).toEqual(['prima@ditta.it']);
  });
});
