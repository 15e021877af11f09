/** What leaves through a real mail server: exactly what was seen, and once. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { formatData } from '#domain/date.ts';
import { onEveryEngine } from '../support/engines.ts';
import { readPdf } from '../support/leggi-pdf.ts';
import { colleague, first } from '../support/pagamenti.ts';
import { settlePartita } from '../support/salda.ts';
import { parseMessaggio } from '../support/smtp.ts';
import { createOne } from '../support/soggetti.ts';
import {
  cliente,
  confirm,
  detail,
  due,
  fa,
  submit,
  prepare,
  richiesta,
  useCasella,
} from '../support/solleciti.ts';

const input = useCasella();

onEveryEngine('solleciti that leave', (world) => {
  test('exactly what was seen, once for each level, with its PDFs', async () => {
    const office = await prepare(world(), input());
    const { browser } = office;
    const { rows, soggetto } = await cliente(office, 'Pagherò & Figli S.r.l.', [50, 3]);
    const [letter] = (await due(office)).lettere;
    if (!letter) throw new Error('a letter expected');
    const vista = await browser.ok('sollecitoAnteprima', { body: richiesta(letter) });
    expect(input().messages).toEqual([]);
    expect((await browser.ok('solleciti')).totale).toBe(0);
    const [id] = await confirm(office, [letter]);
    expect(await submit(world())).toBe(1);
    const { sollecito, partite: scritte, allegati, testo, risposta } = await detail(office, id);
    expect([sollecito.stato, sollecito.destinatario, sollecito.autore]).toEqual([
      'inviato',
      'cliente@ditta.it',
      office.username,
    ]);
    expect(risposta).toContain('presa in carico');
    expect(scritte).toMatchObject([{ id_partita: rows[0]?.id, numero: 1, attivo: true, residuo: 10_000 }]);
    expect([input().destinatari, input().messages.length]).toEqual([['cliente@ditta.it'], 1]);
    const parsed = parseMessaggio(input().messages[0] ?? '');
    expect(parsed.testo.replaceAll('\r\n', '\n').trim()).toBe(vista.testo.trim());
    expect(testo).toBe(vista.testo);
    expect(testo).toContain('Gentile Pagherò & Figli S.r.l.');
    expect(testo).toContain(
      `Documento PAG/1 del ${formatData(fa(80))}, scaduto il ${formatData(fa(50))}: 100,00 euro`,
    );
    expect([...parsed.allegati.keys()]).toEqual(allegati.map(({ nome }) => nome));
    const [primo, second] = [...parsed.allegati.values()];
    const lettera_pdf = await readPdf(primo ?? new Uint8Array());
    for (const words of [
      'Pagherò & Figli S.r.l.',
      'Via Roma 1',
      'PAG/1',
      '100,00',
      'Promemoria di pagamento',
    ])
      expect(lettera_pdf).toContain(words);
    expect(lettera_pdf).not.toContain('PAG/2');
    const estratto_pdf = await readPdf(second ?? new Uint8Array());
    for (const words of ['Estratto conto', 'PAG/1', 'PAG/2', '210,50']) expect(estratto_pdf).toContain(words);
    const kept = await browser.ok('sollecitoAllegato', { params: { id, numero: 1 } });
    expect(Buffer.from(kept.contenuto, 'base64').equals(Buffer.from(primo ?? []))).toBe(true);

    // Never twice: not in the list, not by asking, not behind the back of the product.
    expect(await due(office)).toMatchObject({ lettere: [], escluse: [{ perche: 'gia_sollecitata' }] });
    await browser.refused('sollecitiConferma', 409, 'solleciti_cambiati', {
      body: { conferma: 1, lettere: [richiesta(letter)] },
    });
    await expect(
      sql`insert into sollecito_partita (id_azienda, id_sollecito, id_partita, id_livello, id_soggetto, scadenza, importo, residuo)
        select id_azienda, id_sollecito, id_partita, id_livello, id_soggetto, scadenza, importo, residuo
        from sollecito_partita where id_azienda = ${office.id_azienda}`.execute(world().db.kysely),
    ).rejects.toThrow(/sollecito_partita_una_volta/);
    await expect(
      sql`update sollecito_partita set attivo = false where id_azienda = ${office.id_azienda}`.execute(
        world().db.kysely,
      ),
    ).rejects.toThrow(/what was sent stays/);
    expect(await submit(world())).toBe(0);

    // Twenty days later, the usual distance between the first two levels, the second is due.
    await sql`update sollecito set inviato_il = inviato_il - interval '20 days' where id_azienda = ${office.id_azienda}`.execute(
      world().db.kysely,
    );
    const [seconda] = (await due(office)).lettere;
    expect(seconda).toMatchObject({
      numero: 2,
      livello: 'Sollecito',
      ultimo: fa(20),
      id_soggetto: soggetto.id,
    });
    const registro = (await browser.ok('registro', { query: { oggetto: 'sollecito' } })).voci;
    expect(registro.map(({ azione, username }) => [azione, username])).toEqual([
      ['sollecito_inviato', null],
      ['sollecito_confermato', office.username],
    ]);
  });

  test('what was paid, in part or whole, between the confirmation and the sending is told', async () => {
    const office = await prepare(world(), input());
    const whole = await cliente(office, 'Salda Tutto', [20], 'uno@ditta.it');
    const meta = await cliente(office, 'Salda Meta', [20, 21], 'due@ditta.it');
    const { lettere } = await due(office);
    await confirm(office, lettere);
    await settlePartita(world().db, office, first(whole.rows));
    await settlePartita(world().db, office, first(meta.rows));
    await settlePartita(world().db, office, meta.rows[1] ?? first(meta.rows), 5_000);
    await submit(world());
    const { solleciti } = await office.browser.ok('solleciti');
    const of = (name: string) => solleciti.find(({ ragione_sociale }) => ragione_sociale === name);
    expect(of('Salda Tutto')).toMatchObject({
      stato: 'annullato',
      partite: 0,
      motivo: expect.stringContaining('Non resta nulla'),
    });
    expect(of('Salda Meta')).toMatchObject({ stato: 'inviato', partite: 1, totale: 6_050 });
    expect(input().destinatari).toEqual(['due@ditta.it']);
    const { partite: scritte } = await detail(office, of('Salda Meta')?.id);
    expect(scritte.map(({ attivo, perche, residuo }) => [attivo, perche, residuo])).toEqual([
      [true, null, 6_050],
      [false, 'Pagata, rinviata o tolta prima della spedizione', 10_000],
    ]);
    expect(parseMessaggio(input().messages[0] ?? '').testo).toContain('60,50 euro (di 110,50)');
  });

  test('a letter taken back leaves nobody anything, and can be written again', async () => {
    const office = await prepare(world(), input());
    await cliente(office, 'Ripensamento', [20]);
    await office.browser.ok('impostazioniSalva', {
      body: { chiave: 'solleciti_secondi', valore: 60, versione: 1 },
    });
    const { lettere } = await due(office);
    const [id] = await confirm(office, lettere);
    expect(await submit(world())).toBe(0);
    expect((await due(office)).escluse).toMatchObject([{ perche: 'in_coda' }]);
    await office.browser.refused('sollecitoAnnulla', 409, 'versione_superata', {
      params: { id },
      body: { versione: 9 },
    });
    const { sollecito } = await office.browser.ok('sollecitoAnnulla', {
      params: { id },
      body: { versione: 1 },
    });
    expect([sollecito.stato, sollecito.partite]).toEqual(['annullato', 0]);
    expect(await submit(world())).toBe(0);
    expect((await due(office)).lettere).toEqual(lettere);
    expect(input().messages).toEqual([]);
  });

  test('two people at once: one of them confirms, the other is told', async () => {
    const office = await prepare(world(), input());
    const other = await colleague(world(), office);
    await cliente(office, 'Conteso', [20]);
    const [letter] = (await due(office)).lettere;
    if (!letter) throw new Error('a letter expected');
    const body = { conferma: 1, lettere: [richiesta(letter)] };
    const answers = await Promise.all(
      [office, other].map(({ browser }) => browser.send('sollecitiConferma', { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await Promise.all([submit(world()), submit(world()), submit(world())]);
    expect(input().messages).toHaveLength(1);
  });

  test('letters stay with whoever the soggetto is merged into, and nobody else sees them', async () => {
    const office = await prepare(world(), input());
    const { soggetto } = await cliente(office, 'Doppio Uno', [20]);
    const kept = await createOne(office, 'Doppio Due', { email: 'b@ditta.it' });
    const [id] = await confirm(office, (await due(office)).lettere);
    await submit(world());
    await office.browser.ok('soggettiUnisci', {
      body: {
        id_tenuto: kept.id,
        id_unito: soggetto.id,
        versione_tenuto: kept.versione,
        versione_unito: soggetto.versione,
        campi: {},
      },
    });
    const { solleciti } = await office.browser.ok('solleciti', { query: { id_soggetto: kept.id } });
    expect(solleciti.map((each) => each.id)).toEqual([id]);
    const other = await world().office();
    await other.browser.refused('sollecito', 404, 'non_trovato', { params: { id } });
    expect((await other.browser.ok('solleciti')).totale).toBe(0);
  });
});
