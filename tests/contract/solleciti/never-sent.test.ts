/** What never leaves. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { first } from '../support/pagamenti.ts';
import { settlePartita } from '../support/salda.ts';
import { parseMessaggio } from '../support/smtp.ts';
import { cliente, confirm, due, submit, prepare, richiesta, useCasella } from '../support/solleciti.ts';

const input = useCasella();

onEveryEngine('solleciti that never leave', (world) => {
  test('anything of the demonstration office, whichever way one asks', async () => {
    const office = await prepare(world(), input());
    await cliente(office, 'Inventato', [20]);
    const { lettere } = await due(office);
    await confirm(office, lettere);
    await sql`update azienda set dimostrativa = true where id = ${office.id_azienda}`.execute(
      world().db.kysely,
    );
    expect(await submit(world())).toBe(0);
    expect((await due(office)).dimostrativa).toBe(true);
    const body = { conferma: 1, lettere: lettere.map((each) => richiesta(each)) };
    await office.browser.refused('sollecitiConferma', 409, 'azienda_dimostrativa', { body });
    await office.browser.refused('sollecitoProva', 409, 'azienda_dimostrativa', {
      body: richiesta(first(lettere), 'io@studio.it'),
    });
    await office.browser.refused('postaProva', 502, 'posta_non_riuscita', {
      body: { destinatario: 'io@studio.it' },
    });
    await expect(
      sql`update posta_coda set stato = 'in_corso', preso_da = gen_random_uuid() where id_azienda = ${office.id_azienda}`.execute(
        world().db.kysely,
      ),
    ).rejects.toThrow(/is invented/);
    expect(input().messages).toEqual([]);
  });

  test('anything nobody confirmed, or that changed since it was seen', async () => {
    const office = await prepare(world(), input());
    const { rows } = await cliente(office, 'Cambiato', [20], 'uno@ditta.it');
    await cliente(office, 'Senza posta', [20], null);
    const { lettere } = await due(office);
    const [before, second] = lettere;
    if (!before || !second) throw new Error('two letters expected');
    const { browser } = office;
    const body = { conferma: 1, lettere: [richiesta(before)] };
    await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
      body: { ...body, conferma: 2 },
    });
    await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
      body: { lettere: body.lettere },
    });
    await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
      body: { conferma: 1, lettere: [richiesta(second)] },
    });
    for (const recipient of ['a@studio.example', 'a@example.it'])
      await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
        body: { conferma: 1, lettere: [richiesta(before, recipient)] },
      });
    await settlePartita(world().db, office, first(rows), 4_000);
    const refused = await browser.refused('sollecitiConferma', 409, 'solleciti_cambiati', { body });
    expect(refused.detail).toMatch(/l’importo di una partita è cambiato/);
    const reader = await world().office('lettura');
    await reader.browser.refused('sollecitiConferma', 403, 'permesso_negato', { body });
    expect((await browser.ok('solleciti')).totale).toBe(0);
    expect(await submit(world())).toBe(0);
  });

  test('a trial to a customer: it goes to whoever tries it, marked, and counts for nothing', async () => {
    const office = await prepare(world(), input());
    await cliente(office, 'Provato', [20], 'Cliente@Ditta.it');
    const { lettere } = await due(office);
    const letter = first(lettere);
    await office.browser.refused('sollecitoProva', 422, 'richiesta_non_valida', {
      body: richiesta(letter, 'cliente@ditta.it'),
    });
    await office.browser.ok('sollecitoProva', { body: richiesta(letter, 'io@studio.it') });
    expect(input().destinatari).toEqual(['io@studio.it']);
    expect(input().messages[0]).toMatch(/^Subject: \[PROVA\] Promemoria di pagamento/m);
    expect(parseMessaggio(input().messages[0] ?? '').testo).toMatch(/^Questa è una prova/);
    expect((await due(office)).lettere).toEqual(lettere);
  });
});
