/** Solleciti: who is due, what is confirmed, what leaves through a real mail server, and what never does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lettera } from '#api/contract/solleciti.ts';
import { addGiorni, formatData, oggi } from '#domain/date.ts';
import { recoverCoda, sendCoda } from '#server/posta/spedizioniere.ts';
import { makeSigillo } from '#server/sigillo.ts';
import { onEveryEngine } from './support/engines.ts';
import { readPdf } from './support/leggi-pdf.ts';
import { colleague, first, movimenti, partite } from './support/pagamenti.ts';
import { salda } from './support/salda.ts';
import { openCasella, parseMessaggio, type Casella } from './support/smtp.ts';
import { creaUno } from './support/soggetti.ts';
import { SECRET, type Office, type World } from './support/world.ts';

const OGGI = oggi();
const fa = (giorni: number) => addGiorni(OGGI, -giorni);
const POSTA = {
  host: '127.0.0.1',
  sicurezza: 'nessuna',
  utente: null,
  mittente: 'studio@bianchi.it',
  nome_mittente: 'Studio',
};

let casella: Casella;
beforeAll(async () => {
  casella = await openCasella();
});
afterAll(() => casella.chiudi());

/** An office with the usual levels and a mail server, whose letters may leave at once. */
async function prepare(world: World): Promise<Office> {
  casella.umore = 'prende';
  casella.messaggi.length = 0;
  casella.destinatari.length = 0;
  const office = await world.office('amministratore');
  const { browser } = office;
  await browser.ok('postaSalva', { body: { ...POSTA, porta: casella.porta, versione: null } });
  await browser.ok('impostazioniSalva', { body: { chiave: 'solleciti_secondi', valore: 0, versione: null } });
  await browser.ok('livelliSollecitoUsuali');
  return office;
}

const invia = (world: World) => sendCoda(world.db, makeSigillo(SECRET));

async function cliente(
  office: Office,
  nome: string,
  scadenze: readonly number[],
  email: string | null = 'cliente@ditta.it',
) {
  const soggetto = await creaUno(office, nome, {
    email,
    comune: 'Lodi',
    indirizzo: 'Via Roma 1',
    cap: '26900',
    provincia: 'LO',
  });
  const rows = await partite(
    office,
    scadenze.map((giorni, at) => ({
      scadenza: fa(giorni),
      data_documento: fa(giorni + 30),
      numero_documento: `${nome.slice(0, 3).toUpperCase()}/${at + 1}`,
      importo: 10_000 + at * 1_050,
      id_soggetto: soggetto.id,
      ragione_sociale: nome,
    })),
  );
  return { soggetto, rows };
}

const richiesta = ({ id_soggetto, divisa, partite: own, email }: Lettera, destinatario = email ?? '') => ({
  id_soggetto,
  divisa,
  destinatario,
  partite: own.map(({ id, residuo }) => ({ id, residuo })),
});

async function conferma(office: Office, lettere: readonly Lettera[]): Promise<number[]> {
  const body = { conferma: lettere.length, lettere: lettere.map((lettera) => richiesta(lettera)) };
  return (await office.browser.ok('sollecitiConferma', { body })).solleciti;
}
const due = (office: Office) => office.browser.ok('daSollecitare');
const dettaglio = (office: Office, id = 0) => office.browser.ok('sollecito', { params: { id } });

onEveryEngine('solleciti', (world) => {
  describe('who is due', () => {
    test('one letter a soggetto at its highest level; what is not due says why or is silent', async () => {
      const office = await prepare(world());
      const { browser } = office;
      const rossi = await cliente(office, 'Rossi Srl', [45, 12, 5]);
      const bianchi = await cliente(office, 'Bianchi Spa', [90], null);
      await browser.ok('contestazioneNuova', {
        body: { id_partita: first(bianchi.rows).id, motivo: 'Merce difettosa' },
      });
      await partite(office, [{ scadenza: fa(20), importo: 5_000, ragione_sociale: 'Nessuno' }]);
      const { lettere, escluse, al } = await due(office);
      expect(al).toBe(OGGI);
      expect(lettere).toMatchObject([
        {
          ragione_sociale: 'Rossi Srl',
          numero: 1,
          livello: 'Promemoria',
          totale: 21_050,
          giorni: 45,
          email: 'cliente@ditta.it',
        },
      ]);
      expect(lettere[0]?.partite.map(({ id }) => id)).toEqual(rossi.rows.slice(0, 2).map(({ id }) => id));
      expect(escluse.map(({ ragione_sociale, perche, motivo }) => [ragione_sociale, perche, motivo])).toEqual(
        [
          ['Bianchi Spa', 'contestata', 'Merce difettosa'],
          ['Nessuno', 'senza_soggetto', null],
        ],
      );
      // A dispute that is settled counts no more.
      const { id_contestazione } = escluse[0] ?? {};
      const [aperta] = (await browser.ok('contestazioni')).contestazioni;
      await browser.ok('contestazioneSalva', {
        params: { id: id_contestazione },
        body: { versione: aperta?.versione, al: OGGI },
      });
      expect((await due(office)).lettere.map((each) => [each.ragione_sociale, each.email])).toEqual([
        ['Bianchi Spa', null],
        ['Rossi Srl', 'cliente@ditta.it'],
      ]);
    });

    test('an agreed date postpones, and what looks paid stays out until a person takes it in', async () => {
      const office = await prepare(world());
      const { rows, soggetto } = await cliente(office, 'Verdi Snc', [40, 41]);
      const [una, altra] = rows;
      await sql`insert into scadenza_concordata (id_azienda, id_partita, scadenza_originale, scadenza, motivo, id_autore)
        values (${office.id_azienda}, ${una?.id}, ${una?.scadenza}, ${addGiorni(OGGI, 5)}, 'accordo', ${office.id_utente})`.execute(
        world().db.kysely,
      );
      expect((await due(office)).lettere[0]?.partite.map(({ id }) => id)).toEqual([altra?.id]);
      await movimenti(office, [
        { importo: altra?.importo ?? 0, data: OGGI, descrizione: 'Bonifico Verdi', id_soggetto: soggetto.id },
      ]);
      const paid = await due(office);
      expect(paid.lettere).toEqual([]);
      expect(paid.escluse).toMatchObject([
        { perche: 'forse_pagata', forse_pagata: true, motivo: expect.stringContaining('Bonifico Verdi') },
      ]);
      const taken = await office.browser.ok('daSollecitare', { query: { includi: String(altra?.id) } });
      expect(taken.lettere[0]?.partite).toMatchObject([{ id: altra?.id, forse_pagata: true }]);
    });
  });

  describe('what leaves', () => {
    test('exactly what was seen, once for each level, with its PDFs', async () => {
      const office = await prepare(world());
      const { browser } = office;
      const { rows, soggetto } = await cliente(office, 'Pagherò & Figli S.r.l.', [50, 3]);
      const [lettera] = (await due(office)).lettere;
      if (!lettera) throw new Error('a letter expected');
      const vista = await browser.ok('sollecitoAnteprima', { body: richiesta(lettera) });
      expect(casella.messaggi).toEqual([]);
      expect((await browser.ok('solleciti')).totale).toBe(0);
      const [id] = await conferma(office, [lettera]);
      expect(await invia(world())).toBe(1);
      const { sollecito, partite: scritte, allegati, testo, risposta } = await dettaglio(office, id);
      expect([sollecito.stato, sollecito.destinatario, sollecito.autore]).toEqual([
        'inviato',
        'cliente@ditta.it',
        office.username,
      ]);
      expect(risposta).toContain('presa in carico');
      expect(scritte).toMatchObject([{ id_partita: rows[0]?.id, numero: 1, attivo: true, residuo: 10_000 }]);
      expect([casella.destinatari, casella.messaggi.length]).toEqual([['cliente@ditta.it'], 1]);
      const letto = parseMessaggio(casella.messaggi[0] ?? '');
      expect(letto.testo.replaceAll('\r\n', '\n').trim()).toBe(vista.testo.trim());
      expect(testo).toBe(vista.testo);
      expect(testo).toContain('Gentile Pagherò & Figli S.r.l.');
      expect(testo).toContain(
        `Documento PAG/1 del ${formatData(fa(80))}, scaduto il ${formatData(fa(50))}: 100,00 euro`,
      );
      expect([...letto.allegati.keys()]).toEqual(allegati.map(({ nome }) => nome));
      const [primo, secondo] = [...letto.allegati.values()];
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
      const estratto_pdf = await readPdf(secondo ?? new Uint8Array());
      for (const words of ['Estratto conto', 'PAG/1', 'PAG/2', '210,50'])
        expect(estratto_pdf).toContain(words);
      const kept = await browser.ok('sollecitoAllegato', { params: { id, numero: 1 } });
      expect(Buffer.from(kept.contenuto, 'base64').equals(Buffer.from(primo ?? []))).toBe(true);

      // Never twice: not in the list, not by asking, not behind the back of the product.
      expect(await due(office)).toMatchObject({ lettere: [], escluse: [{ perche: 'gia_sollecitata' }] });
      await browser.refused('sollecitiConferma', 409, 'solleciti_cambiati', {
        body: { conferma: 1, lettere: [richiesta(lettera)] },
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
      expect(await invia(world())).toBe(0);

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
      const office = await prepare(world());
      const intero = await cliente(office, 'Salda Tutto', [20], 'uno@ditta.it');
      const meta = await cliente(office, 'Salda Meta', [20, 21], 'due@ditta.it');
      const { lettere } = await due(office);
      await conferma(office, lettere);
      await salda(world().db, office, first(intero.rows));
      await salda(world().db, office, first(meta.rows));
      await salda(world().db, office, meta.rows[1] ?? first(meta.rows), 5_000);
      await invia(world());
      const { solleciti } = await office.browser.ok('solleciti');
      const of = (nome: string) => solleciti.find(({ ragione_sociale }) => ragione_sociale === nome);
      expect(of('Salda Tutto')).toMatchObject({
        stato: 'annullato',
        partite: 0,
        motivo: expect.stringContaining('Non resta nulla'),
      });
      expect(of('Salda Meta')).toMatchObject({ stato: 'inviato', partite: 1, totale: 6_050 });
      expect(casella.destinatari).toEqual(['due@ditta.it']);
      const { partite: scritte } = await dettaglio(office, of('Salda Meta')?.id);
      expect(scritte.map(({ attivo, perche, residuo }) => [attivo, perche, residuo])).toEqual([
        [true, null, 6_050],
        [false, 'Pagata, rinviata o tolta prima della spedizione', 10_000],
      ]);
      expect(parseMessaggio(casella.messaggi[0] ?? '').testo).toContain('60,50 euro (di 110,50)');
    });

    test('a letter taken back leaves nobody anything, and can be written again', async () => {
      const office = await prepare(world());
      await cliente(office, 'Ripensamento', [20]);
      await office.browser.ok('impostazioniSalva', {
        body: { chiave: 'solleciti_secondi', valore: 60, versione: 1 },
      });
      const { lettere } = await due(office);
      const [id] = await conferma(office, lettere);
      expect(await invia(world())).toBe(0);
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
      expect(await invia(world())).toBe(0);
      expect((await due(office)).lettere).toEqual(lettere);
      expect(casella.messaggi).toEqual([]);
    });

    test('two people at once: one of them confirms, the other is told', async () => {
      const office = await prepare(world());
      const altra = await colleague(world(), office);
      await cliente(office, 'Conteso', [20]);
      const [lettera] = (await due(office)).lettere;
      if (!lettera) throw new Error('a letter expected');
      const body = { conferma: 1, lettere: [richiesta(lettera)] };
      const answers = await Promise.all(
        [office, altra].map(({ browser }) => browser.send('sollecitiConferma', { body })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      await Promise.all([invia(world()), invia(world()), invia(world())]);
      expect(casella.messaggi).toHaveLength(1);
    });
  });

  describe('a mail server that does not take it', () => {
    test('refused for now: it is tried again; refused for good: a person gives another address', async () => {
      const office = await prepare(world());
      await cliente(office, 'Prova e riprova', [20]);
      const [id] = await conferma(office, (await due(office)).lettere);
      casella.umore = 'dopo';
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
      casella.umore = 'mai';
      await invia(world());
      const failed = (await dettaglio(office, id)).sollecito;
      expect(failed).toMatchObject({ stato: 'fallito', motivo: expect.stringContaining('no such mailbox') });
      expect((await due(office)).escluse).toMatchObject([{ perche: 'in_coda' }]);
      casella.umore = 'prende';
      await office.browser.ok('sollecitoDecidi', {
        params: { id },
        body: { versione: failed.versione, esito: 'riprova', destinatario: 'nuovo@ditta.it' },
      });
      await invia(world());
      expect((await dettaglio(office, id)).sollecito).toMatchObject({
        stato: 'inviato',
        destinatario: 'nuovo@ditta.it',
      });
      expect(casella.destinatari).toEqual(['nuovo@ditta.it']);
    });

    test('a line that goes dead after the words is uncertain: never again by itself', async () => {
      const office = await prepare(world());
      await cliente(office, 'Incerto', [20]);
      const [id] = await conferma(office, (await due(office)).lettere);
      casella.umore = 'cade';
      await invia(world());
      expect((await dettaglio(office, id)).sollecito).toMatchObject({
        stato: 'incerto',
        motivo: expect.stringContaining('Può essere partito'),
      });
      casella.umore = 'prende';
      expect(await invia(world())).toBe(0);
      expect(casella.messaggi).toHaveLength(1);
      const { versione } = (await dettaglio(office, id)).sollecito;
      await office.browser.ok('sollecitoDecidi', { params: { id }, body: { versione, esito: 'inviato' } });
      expect((await due(office)).escluse).toMatchObject([{ perche: 'gia_sollecitata' }]);
    });

    test('a sender that dies: before the words it goes again, during them it waits for a person', async () => {
      const office = await prepare(world());
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
      expect(await recoverCoda(world().db)).toBe(1);
      await invia(world());
      const { solleciti } = await office.browser.ok('solleciti');
      expect(new Map(solleciti.map(({ ragione_sociale, stato }) => [ragione_sociale, stato]))).toEqual(
        new Map([
          ['Morto Durante', 'incerto'],
          ['Morto Prima', 'inviato'],
        ]),
      );
      expect(casella.destinatari).toEqual(['prima@ditta.it']);
    });
  });

  describe('what never leaves', () => {
    test('anything of the demonstration office, whichever way one asks', async () => {
      const office = await prepare(world());
      await cliente(office, 'Inventato', [20]);
      const { lettere } = await due(office);
      await conferma(office, lettere);
      await sql`update azienda set dimostrativa = true where id = ${office.id_azienda}`.execute(
        world().db.kysely,
      );
      expect(await invia(world())).toBe(0);
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
      expect(casella.messaggi).toEqual([]);
    });

    test('anything nobody confirmed, or that changed since it was seen', async () => {
      const office = await prepare(world());
      const { rows } = await cliente(office, 'Cambiato', [20], 'uno@ditta.it');
      await cliente(office, 'Senza posta', [20], null);
      const { lettere } = await due(office);
      const [prima, seconda] = lettere;
      if (!prima || !seconda) throw new Error('two letters expected');
      const { browser } = office;
      const body = { conferma: 1, lettere: [richiesta(prima)] };
      await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
        body: { ...body, conferma: 2 },
      });
      await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
        body: { lettere: body.lettere },
      });
      await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
        body: { conferma: 1, lettere: [richiesta(seconda)] },
      });
      for (const destinatario of ['a@studio.example', 'a@example.it'])
        await browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
          body: { conferma: 1, lettere: [richiesta(prima, destinatario)] },
        });
      await salda(world().db, office, first(rows), 4_000);
      const refused = await browser.refused('sollecitiConferma', 409, 'solleciti_cambiati', { body });
      expect(refused.detail).toMatch(/l’importo di una partita è cambiato/);
      const lettore = await world().office('lettura');
      await lettore.browser.refused('sollecitiConferma', 403, 'permesso_negato', { body });
      expect((await browser.ok('solleciti')).totale).toBe(0);
      expect(await invia(world())).toBe(0);
    });

    test('a trial to a customer: it goes to whoever tries it, marked, and counts for nothing', async () => {
      const office = await prepare(world());
      await cliente(office, 'Provato', [20], 'Cliente@Ditta.it');
      const { lettere } = await due(office);
      const lettera = first(lettere);
      await office.browser.refused('sollecitoProva', 422, 'richiesta_non_valida', {
        body: richiesta(lettera, 'cliente@ditta.it'),
      });
      await office.browser.ok('sollecitoProva', { body: richiesta(lettera, 'io@studio.it') });
      expect(casella.destinatari).toEqual(['io@studio.it']);
      expect(casella.messaggi[0]).toMatch(/^Subject: \[PROVA\] Promemoria di pagamento/m);
      expect(parseMessaggio(casella.messaggi[0] ?? '').testo).toMatch(/^Questa è una prova/);
      expect((await due(office)).lettere).toEqual(lettere);
    });
  });

  test('levels: the usual ones, one number each, and only placeholders that exist', async () => {
    const office = await world().office();
    const { browser } = office;
    const { livelli } = await browser.ok('livelliSollecitoUsuali');
    expect(livelli.map(({ numero, nome, giorni }) => [numero, nome, giorni])).toEqual([
      [1, 'Promemoria', 10],
      [2, 'Sollecito', 30],
      [3, 'Ultimo sollecito', 60],
    ]);
    expect(livelli[2]?.testo).toContain('D.Lgs. 231/2002');
    const [uno] = livelli;
    if (!uno) throw new Error('a level expected');
    const refused = await browser.refused('livelloSollecitoSalva', 422, 'richiesta_non_valida', {
      body: { ...uno, testo: 'Caro {nome}' },
    });
    expect(refused.errors).toEqual([{ campo: 'testo', messaggio: 'Il segnaposto {nome} non esiste' }]);
    await browser.refused('livelloSollecitoSalva', 409, 'gia_esistente', { body: { ...uno, numero: 2 } });
    await browser.refused('livelloSollecitoSalva', 422, 'richiesta_non_valida', {
      body: { ...uno, oggetto: 'due\nrighe' },
    });
    const saved = await browser.ok('livelloSollecitoSalva', {
      body: { ...uno, testo: 'Buongiorno {ragione_sociale}: {totale}' },
    });
    expect(saved.livelli[0]).toMatchObject({ versione: 2, testo: 'Buongiorno {ragione_sociale}: {totale}' });
    await browser.refused('livelloSollecitoSalva', 409, 'versione_superata', { body: uno });
    const { oggetto, testo } = await browser.ok('modelloSollecitoProva', {
      body: { oggetto: '{totale}', testo: '{elenco}', id_conto: null },
    });
    expect([oggetto, testo.split('\n').length]).toEqual(['1.708,50 euro', 2]);
    await browser.ok('livelloSollecitoElimina', { body: { id: uno.id, versione: 2 } });
    expect((await browser.ok('livelliSollecitoUsuali')).livelli.map(({ numero }) => numero)).toEqual([
      1, 2, 3,
    ]);
  });

  test('letters stay with whoever the soggetto is merged into, and nobody else sees them', async () => {
    const office = await prepare(world());
    const { soggetto } = await cliente(office, 'Doppio Uno', [20]);
    const tenuto = await creaUno(office, 'Doppio Due', { email: 'b@ditta.it' });
    const [id] = await conferma(office, (await due(office)).lettere);
    await invia(world());
    await office.browser.ok('soggettiUnisci', {
      body: {
        id_tenuto: tenuto.id,
        id_unito: soggetto.id,
        versione_tenuto: tenuto.versione,
        versione_unito: soggetto.versione,
        campi: {},
      },
    });
    const { solleciti } = await office.browser.ok('solleciti', { query: { id_soggetto: tenuto.id } });
    expect(solleciti.map((each) => each.id)).toEqual([id]);
    const altro = await world().office();
    await altro.browser.refused('sollecito', 404, 'non_trovato', { params: { id } });
    expect((await altro.browser.ok('solleciti')).totale).toBe(0);
  });
});
