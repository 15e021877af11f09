/** The figures of open items, of their ledger, of the months and of commissions: any data, any day, any past instant. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { World } from '../support/world.ts';
import * as naive from './riferimento.ts';
import { furnish, run, giorno, scena, type Allestita } from './scena.ts';

const NOMI = { soggetto: 'id_soggetto', agente: 'id_agente', mandante: 'id_mandante' } as const;
const PER = ['soggetto', 'agente', 'mandante'] as const;

/** All the reports of one moment. */
async function ask({ office, soggetti }: Allestita, al: string, dal: string, visto_il?: string) {
  const { browser } = office;
  const seen = visto_il === undefined ? {} : { visto_il };
  const scaduti = await Promise.all(
    PER.map((per) => browser.ok('reportScaduto', { query: { al, per, verso: 'netto', ...seen } })),
  );
  // One instant for all of them: the first report's.
  const at = { visto_il: visto_il ?? scaduti[0]?.parametri.visto_il };
  const partitari = await Promise.all(
    soggetti.map((id_soggetto) => browser.ok('reportPartitario', { query: { al, dal, id_soggetto, ...at } })),
  );
  const mesi = await browser.ok('reportMesi', { query: { dal, al, ...at } });
  const provvigioni = await browser.ok('reportProvvigioni', { query: { dal, al, ...at } });
  return { scaduti, partitari, mesi, provvigioni };
}
type Risposte = Awaited<ReturnType<typeof ask>>;

/** Without the instants, of which each report has its own. */
const figures = (answers: Risposte): unknown =>
  JSON.parse(JSON.stringify(answers, (key, value: unknown) => (key === 'visto_il' ? undefined : value)));

async function proofs(
  world: World,
  scene: Allestita,
  answers: Risposte,
  al: string,
  dal: string,
): Promise<void> {
  const { id_azienda, browser } = scene.office;
  const data = await naive.readDati(world.db, id_azienda);
  for (const [at, per] of PER.entries()) {
    const report = answers.scaduti[at];
    const expected = naive.scaduto(data, al, NOMI[per], 'netto');
    expect(new Map(report?.righe.map(({ id, nome: _, ...sums }) => [id, sums]))).toEqual(expected);
    // The same whole, however it is divided.
    expect(report?.totali).toEqual(answers.scaduti[0]?.totali);
    const row = report?.righe[0];
    if (!row) continue;
    const gruppo = row.id ?? 'nessuno';
    const opened = await browser.ok('reportScadutoRighe', { query: { al, per, verso: 'netto', gruppo } });
    expect([opened.totale, opened.somma]).toEqual([row.partite, row.totale]);
    expect(
      opened.righe.every(
        ({ scadenza, giorni }) =>
          scadenza !== null && giorni === naive.giornoNumero(al) - naive.giornoNumero(scadenza),
      ),
    ).toBe(true);
  }
  // What is open is what the ledgers end with.
  for (const ledger of answers.partitari) {
    const own = answers.scaduti[0]?.righe.find(({ id }) => id === ledger.soggetto.id);
    expect(ledger.saldo_finale).toBe(own?.totale ?? 0);
    expect(ledger.aperte.reduce((all, { residuo }) => all + residuo, 0)).toBe(ledger.saldo_finale);
    expect(ledger.saldo_iniziale + ledger.totali.dare - ledger.totali.avere).toBe(ledger.saldo_finale);
    let saldo: number = ledger.saldo_iniziale;
    for (const line of ledger.righe) {
      saldo += line.dare - line.avere;
      expect(line.saldo).toBe(saldo);
      expect(line.data >= dal && line.data <= al).toBe(true);
    }
  }
  const months = naive.mesi(data, dal, al);
  for (const { mese, ...sums } of answers.mesi.righe)
    expect(sums).toEqual(
      months.get(mese) ?? { incassi: 0, insoluti: 0, pagamenti: 0, storni: 0, netto: 0, numero: 0 },
    );
  expect(answers.mesi.righe.length).toBeGreaterThanOrEqual(months.size);
  expect(answers.mesi.totali.netto).toBe(
    [...months.values()].reduce((all, each) => all + (each['netto'] ?? 0), 0),
  );
  const commissions = naive.provvigioni(data, await naive.readTolti(world.db, id_azienda), dal, al);
  expect(
    new Map(
      answers.provvigioni.righe.map(({ agente, mandante, incassato, provvigione, partite }) => [
        `${agente.id}:${mandante.id}`,
        { incassato, provvigione, partite },
      ]),
    ),
  ).toEqual(commissions);
  const opened = await browser.ok('reportProvvigioniRighe', { query: { dal, al } });
  expect(opened.somma).toBe(answers.provvigioni.totali.provvigione);
}

const THOUSAND = {
  data: '2024-03-01',
  scadenza: toGiorno('2024-03-31'),
  data_documento: null,
  importo: 1_000,
  soggetto: null,
  agente: 2,
  mandante: 1,
} as const;
/** Of 6.66 that close two partite, 0.19 is waived: each collects 323.5 cents, a half to the cent. */
const HALVES: [typeof scena extends fc.Arbitrary<infer T> ? T : never, string, string] = [
  {
    prime: [THOUSAND, THOUSAND],
    seconde: [THOUSAND],
    steps: [{ fa: 'paga', quali: [0, 1], parte: 3, data: '2024-04-01', abbuono: 3 }],
  },
  '2024-04-01',
  '2024-04-01',
];

onEveryEngine('reports of open items', (world) => {
  test('agree with a plain computation, among themselves, and with what they said before', async () => {
    await fc.assert(
      fc.asyncProperty(scena, giorno, giorno, async (made, one, other) => {
        const [dal, al] = [one, other].toSorted();
        if (dal === undefined || al === undefined) return;
        const scene = await furnish(world(), made);
        const prints: { visto_il: string; answers: Risposte }[] = [];
        for (const step of made.steps) {
          const answers = await ask(scene, al, dal);
          await proofs(world(), scene, answers, al, dal);
          prints.push({ visto_il: answers.scaduti[0]?.parametri.visto_il ?? '', answers });
          await run(world(), scene, step);
        }
        // Instants are told to the millisecond: what is done within the same one counts as seen.
        await proofs(world(), scene, await ask(scene, al, dal), al, dal);
        for (const { visto_il, answers } of prints)
          expect(figures(await ask(scene, al, dal, visto_il))).toEqual(figures(answers));
      }),
      { numRuns: 5, endOnFailure: true, examples: [HALVES] },
    );
  });
});
