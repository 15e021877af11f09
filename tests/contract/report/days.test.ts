/** Days of the calendar are days, whatever the clocks do and wherever the browser is. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { onEveryEngine } from '../support/engines.ts';
import { partite } from '../support/pagamenti.ts';
import { fascia } from './riferimento.ts';

/** Clocks change in Italy on the last Sundays of March and October; 2024 is a leap year, 2100 is not. */
const GIORNI = [
  '2024-03-30',
  '2024-03-31',
  '2024-04-01',
  '2024-10-26',
  '2024-10-27',
  '2024-10-28',
  '2024-02-28',
  '2024-02-29',
  '2024-03-01',
  '2023-02-28',
  '2023-12-31',
  '2024-01-01',
  '2024-01-31',
  '2024-04-30',
  '2100-02-28',
  '2100-03-01',
];
/** The edges of every fascia. */
const RITARDI = [-1, 0, 1, 29, 30, 31, 59, 60, 61, 89, 90, 91, 365, 366];

onEveryEngine('ageing on days that calendars make hard', (world) => {
  test('counts whole days at every edge, in any time zone of server and database', async () => {
    const office = await world().office();
    const wanted = GIORNI.flatMap((al) =>
      RITARDI.map((late, at) => ({
        al,
        late,
        scadenza: addGiorni(toGiorno(al), -late),
        importo: 10 ** (at % 5),
      })),
    );
    await partite(
      office,
      wanted.map(({ scadenza, importo }, at) => ({
        data: '2022-01-01',
        scadenza,
        importo: importo * 100 + at,
      })),
    );
    const zone = process.env['TZ'];
    const seen = new Set<string>();
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env['TZ'] = timeZone;
      await sql`set time zone ${sql.lit(timeZone)}`.execute(world().db.kysely);
      const answers = [];
      for (const al of GIORNI) {
        const { totali, parametri: _ } = await office.browser.ok('reportScaduto', { query: { al } });
        const sums = { a_scadere: 0, fino_30: 0, fino_60: 0, fino_90: 0, oltre: 0 };
        for (const [at, { scadenza, importo }] of wanted.entries())
          sums[fascia(scadenza, al)] += importo * 100 + at;
        expect({ al, ...totali }).toMatchObject({ al, ...sums });
        answers.push(totali);
      }
      seen.add(JSON.stringify(answers));
    }
    process.env['TZ'] = zone;
    if (zone === undefined) delete process.env['TZ'];
    await sql`set time zone default`.execute(world().db.kysely);
    expect(seen.size).toBe(1);
  });

  test('moves a residuo on the day of its pagamento and not before', async () => {
    const { browser, ...office } = await world().office();
    const [row] = await partite({ browser, ...office }, [
      { data: '2024-01-15', scadenza: '2024-02-29', importo: 100_000 },
    ]);
    await browser.ok('pagamentoCrea', {
      body: { partite: [{ id: row?.id ?? 0, importo: 40_000 }], data: '2024-03-31' },
    });
    const residuo = async (al: string) => (await browser.ok('reportScaduto', { query: { al } })).totali;
    expect(await residuo('2024-01-14')).toMatchObject({ partite: 0, totale: 0 });
    expect(await residuo('2024-01-15')).toMatchObject({ a_scadere: 100_000, scaduto: 0 });
    expect(await residuo('2024-02-29')).toMatchObject({ a_scadere: 100_000, scaduto: 0 });
    expect(await residuo('2024-03-01')).toMatchObject({ a_scadere: 0, fino_30: 100_000 });
    expect(await residuo('2024-03-30')).toMatchObject({ fino_30: 100_000 });
    expect(await residuo('2024-03-31')).toMatchObject({ fino_30: 0, fino_60: 60_000 });
  });
});
