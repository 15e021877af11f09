/** Saved reports, reports as files, and reports that leave by themselves. */
import ExcelJS from 'exceljs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendDue } from '#server/report/commands/send.ts';
import { transact } from '#server/core/db/transact.ts';
import { succeed } from '#server/core/problems.ts';
import { takeDue } from '#server/report/sql/scheduled.ts';
import { makeSeal } from '#server/core/seal.ts';
import { onEveryEngine } from '../support/engines.ts';
import { colleague, partite, soggetti } from '../support/pagamenti.ts';
import { openCasella } from '../support/smtp.ts';
import { SECRET, type Office, type World } from '../support/world.ts';

const SCADUTO = { report: 'scaduto', parametri: { al: 'fine_mese_scorso' } } as const;
const PROGRAMMA = {
  id: null,
  versione: null,
  nome: 'Scaduto di ogni mese',
  scelta: SCADUTO,
  formato: 'xlsx',
  frequenza: { ogni: 'mese', giorno: 1 },
  ora: '08:00',
  destinatari: ['socio@studio-bianchi.it'],
  attivo: true,
  conferma_destinatari: true,
} as const;

async function withScaduto(world: World): Promise<Office> {
  const office = await world.office('amministratore');
  const [id_soggetto = 0] = await soggetti(world, office, ['Rossi S.r.l.']);
  await partite(office, [
    { importo: 123_456, data: '2026-01-10', scadenza: '2026-02-28', id_soggetto },
    { importo: -50_000, data: '2026-01-10', scadenza: '2026-03-31', id_soggetto },
  ]);
  return office;
}

const postaDi = ({ host, porta }: { host: string; porta: number }) => ({
  host,
  porta,
  sicurezza: 'nessuna',
  utente: null,
  mittente: 'studio@studio-bianchi.it',
  nome_mittente: null,
  password: null,
  versione: null,
});

onEveryEngine('reports that are kept', (world) => {
  test('are saved, shared, changed by their author alone', async () => {
    const office = await world().office();
    const other = await colleague(world(), office);
    const mine = await office.browser.ok('reportSalva', {
      body: { id: null, versione: null, nome: 'Il mio', condiviso: false, scelta: SCADUTO },
    });
    expect(mine.scelta).toEqual({
      report: 'scaduto',
      parametri: { al: 'fine_mese_scorso', per: 'soggetto', verso: 'crediti', divisa: 'EUR' },
    });
    expect((await other.browser.ok('reportSalvati')).salvati).toEqual([]);
    const shared = await office.browser.ok('reportSalva', { body: { ...pick(mine), condiviso: true } });
    expect((await other.browser.ok('reportSalvati')).salvati).toMatchObject([{ nome: 'Il mio', mio: false }]);
    const theirs = { id: shared.id, versione: shared.versione };
    expect((await other.browser.send('reportElimina', { body: theirs })).statusCode).toBe(403);
    const stale = await office.browser.send('reportSalva', { body: { ...pick(mine), nome: 'Altro' } });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'versione_superata' }),
    ]);
    const twin = await office.browser.send('reportSalva', {
      body: { id: null, versione: null, nome: 'il MIO', condiviso: false, scelta: SCADUTO },
    });
    expect(twin.json()).toMatchObject({ code: 'gia_esistente' });
    await office.browser.ok('reportElimina', { body: theirs });
    expect((await office.browser.ok('reportSalvati')).salvati).toEqual([]);
  });

  test('become the same figures in Excel and a PDF', async () => {
    const { browser } = await withScaduto(world());
    const file = (formato: 'xlsx' | 'pdf', scelta: object) =>
      browser.ok('reportFile', { body: { scelta, formato, oggi: '2026-04-20' } });
    const xlsx = await file('xlsx', SCADUTO);
    expect(xlsx.nome_file).toBe('scaduto-2026-03-31.xlsx');
    const workbook = new ExcelJS.Workbook();
    const bytes = Buffer.from(xlsx.dati, 'base64');
    await workbook.xlsx.load(new Uint8Array(bytes).buffer);
    const values = workbook.worksheets[0]?.getSheetValues().flat() ?? [];
    expect(values).toContain('Rossi S.r.l.');
    expect(values).toContain(1_234.56);
    const { totali } = await browser.ok('reportScaduto', { query: { al: '2026-03-31' } });
    expect(totali).toMatchObject({ fino_60: 123_456, totale: 123_456 });
    const days = { dal: '2026-01-01', al: '2026-12-31' };
    for (const choice of [
      SCADUTO,
      { report: 'previsione', parametri: { al: '2026-03-31', mesi: 24 } },
      { report: 'mesi', parametri: days },
      { report: 'provvigioni', parametri: days },
      { report: 'conti', parametri: days },
      { report: 'causali', parametri: days },
    ]) {
      const pdf = await file('pdf', choice);
      expect(Buffer.from(pdf.dati, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect((await file('xlsx', choice)).tipo).toContain('spreadsheetml');
    }
    const missing = await browser.send('reportFile', {
      body: {
        scelta: { report: 'partitario', parametri: { al: 'oggi', id_soggetto: 999_999 } },
        formato: 'pdf',
        oggi: '2026-04-20',
      },
    });
    expect(missing.statusCode).toBe(404);
  });
});

const pick = ({
  id,
  versione,
  nome,
  condiviso,
  scelta,
}: {
  id: number;
  versione: number;
  nome: string;
  condiviso: boolean;
  scelta: unknown;
}) => ({
  id,
  versione,
  nome,
  condiviso,
  scelta,
});

onEveryEngine('reports that leave by themselves', (world) => {
  const seal = makeSeal(SECRET);
  /** As if their time had come. */
  const due = (id: number, instant = '2026-05-01T06:00:00Z') =>
    sql`update report_programmato set prossimo_il = ${instant}::timestamptz where id = ${id}`.execute(
      world().db.kysely,
    );

  test('want their recipients confirmed, and leave once however many servers look', async () => {
    const smtp = await openCasella();
    try {
      const office = await withScaduto(world());
      const { browser } = office;
      const unconfirmed = await browser.send('reportProgramma', {
        body: { ...PROGRAMMA, conferma_destinatari: false },
      });
      expect(unconfirmed.statusCode).toBe(422);
      await browser.ok('postaSalva', { body: postaDi(smtp) });
      const made = await browser.ok('reportProgramma', { body: PROGRAMMA });
      expect(made).toMatchObject({
        attivo: true,
        tentativi: 0,
        ultima_spedizione: null,
        fuso: 'Europe/Rome',
      });
      await due(made.id);
      const when = new Date('2026-05-01T06:00:30Z');
      const sent = await Promise.all([1, 2, 3].map(() => sendDue(world().db, seal, when)));
      expect(sent.filter(Boolean)).toHaveLength(1);
      expect(smtp.messages).toHaveLength(1);
      const [message = ''] = smtp.messages.map(String);
      expect(message).toContain('socio@studio-bianchi.it');
      expect(message).toContain('scaduto-2026-04-30.xlsx');
      const { programmati } = await browser.ok('reportProgrammati');
      expect(programmati).toMatchObject([
        { prossimo_il: '2026-06-01T06:00:00.000Z', tentativi: 0, ultima_spedizione: { esito: 'spedito' } },
      ]);
      await browser.ok('reportProgrammatoSpedisci', { params: { id: made.id } });
      expect(smtp.messages).toHaveLength(2);
      const log = await browser.ok('reportSpedizioni', { params: { id: made.id } });
      expect(log.spedizioni.map(({ esito }) => esito)).toEqual(['spedito', 'spedito']);
      const [now] = (await browser.ok('reportProgrammati')).programmati;
      const body = { id: made.id, versione: now?.versione ?? 0 };
      await browser.ok('reportProgrammatoElimina', { body });
      expect((await browser.ok('reportProgrammati')).programmati).toEqual([]);
    } finally {
      await smtp.close();
    }
  });

  test('are tried again a little later, then at their next time; an azienda of invented data sends nothing', async () => {
    const smtp = await openCasella();
    await smtp.close();
    const office = await withScaduto(world());
    const { browser } = office;
    await browser.ok('postaSalva', { body: postaDi(smtp) });
    const { id } = await browser.ok('reportProgramma', { body: PROGRAMMA });
    const seen: (string | null | undefined)[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      await due(id);
      expect(await sendDue(world().db, seal, new Date('2026-05-01T06:00:00Z'))).toBe(true);
      const [now] = (await browser.ok('reportProgrammati')).programmati;
      expect(now?.ultima_spedizione?.esito).toBe('fallito');
      seen.push(`${now?.prossimo_il} ${now?.tentativi}`);
    }
    expect(seen).toEqual([
      '2026-05-01T06:05:00.000Z 1',
      '2026-05-01T06:10:00.000Z 2',
      '2026-05-01T06:20:00.000Z 3',
      '2026-05-01T06:40:00.000Z 4',
      '2026-06-01T06:00:00.000Z 0',
    ]);
    await sql`update azienda set dimostrativa = true where id = ${office.id_azienda}`.execute(
      world().db.kysely,
    );
    const refused = await browser.send('reportProgrammatoSpedisci', { params: { id } });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    const { spedizioni } = await browser.ok('reportSpedizioni', { params: { id } });
    expect(spedizioni[0]?.messaggio).toContain('inventati');
  });

  test('tell the day on which they were due, however late they leave', async () => {
    const smtp = await openCasella();
    const closed = await openCasella();
    await closed.close();
    try {
      const { browser } = await withScaduto(world());
      const posta = await browser.ok('postaSalva', { body: postaDi(closed) });
      const today = { report: 'scaduto', parametri: { al: 'oggi' } } as const;
      const { id } = await browser.ok('reportProgramma', {
        body: { ...PROGRAMMA, scelta: today, frequenza: { ogni: 'giorno' }, ora: '23:58' },
      });
      await due(id, '2026-04-30T21:58:00Z');
      expect(await sendDue(world().db, seal, new Date('2026-04-30T21:58:30Z'))).toBe(true);
      const [failed] = (await browser.ok('reportProgrammati')).programmati;
      expect(failed).toMatchObject({ prossimo_il: '2026-04-30T22:03:30.000Z', tentativi: 1 });
      await browser.ok('postaSalva', { body: { ...postaDi(smtp), versione: posta.versione } });
      // In Rome it is four minutes past midnight.
      expect(await sendDue(world().db, seal, new Date('2026-04-30T22:04:00Z'))).toBe(true);
      const [now] = (await browser.ok('reportProgrammati')).programmati;
      expect(now).toMatchObject({ prossimo_il: '2026-05-01T21:58:00.000Z', tentativi: 0 });
      // The next one is of its own day again.
      expect(await sendDue(world().db, seal, new Date('2026-05-01T21:58:10Z'))).toBe(true);
      expect(smtp.messages.map((each) => /scaduto-[-\d]+\.xlsx/.exec(each)?.[0])).toEqual([
        'scaduto-2026-04-30.xlsx',
        'scaduto-2026-05-01.xlsx',
      ]);
    } finally {
      await smtp.close();
    }
  });

  test('tell that day too when the server that took them died before it sent them', async () => {
    const smtp = await openCasella();
    try {
      const { browser } = await withScaduto(world());
      await browser.ok('postaSalva', { body: postaDi(smtp) });
      const today = { report: 'scaduto', parametri: { al: 'oggi' } } as const;
      const { id } = await browser.ok('reportProgramma', {
        body: { ...PROGRAMMA, scelta: today, frequenza: { ogni: 'giorno' }, ora: '23:58' },
      });
      await due(id, '2026-04-30T21:58:00Z');
      const taken = await transact(world().db, async (tx) =>
        succeed(await takeDue(tx, '2026-04-30T21:58:30Z', 30)),
      );
      expect(taken).toMatchObject({ ok: true, value: { id } });
      expect(await sendDue(world().db, seal, new Date('2026-04-30T22:29:00Z'))).toBe(true);
      expect(smtp.messages.map((each) => /scaduto-[-\d]+\.xlsx/.exec(each)?.[0])).toEqual([
        'scaduto-2026-04-30.xlsx',
      ]);
    } finally {
      await smtp.close();
    }
  });
});
