/** What the database keeps of the rows is what follows from them, after any sequence of what people do. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { onEveryEngine } from '../support/engines.ts';
import { importAll, riga, visible } from '../support/imports.ts';
import { partite, rotti } from '../support/pagamenti.ts';
import { createOne } from '../support/soggetti.ts';
import { expectTotalsByState } from '../support/totals.ts';
import type { Office, World } from '../support/world.ts';

const quale = fc.nat(20);
const passo = fc.oneof(
  fc.record({
    fa: fc.constant('importa' as const),
    importi: fc.array(fc.constantFrom(1_000, -1_000, 0, 2_500), { minLength: 1, maxLength: 3 }),
    descrizione: fc.constantFrom('Affitto 03/2026', 'Affitto 04/2026', 'Café 12', '99'),
    data: fc.constantFrom('2026-03-10', '2026-03-11', '2026-04-10'),
  }),
  fc.record({ fa: fc.constant('togli' as const), quale }),
  fc.record({
    fa: fc.constant('modifica' as const),
    quale,
    campi: fc.constantFrom('descrizione' as const, 'causale' as const, 'soggetto' as const, 'nota' as const),
  }),
  fc.record({
    fa: fc.constantFrom('assegna' as const, 'ignora' as const, 'libera' as const, 'paga' as const),
    quale,
  }),
  fc.record({ fa: fc.constant('annulla' as const), quale }),
  fc.record({ fa: fc.constant('situazione' as const) }),
);
type Passo = typeof passo extends fc.Arbitrary<infer T> ? T : never;

interface Tavolo {
  office: Office;
  voce: number;
  soggetto: number;
  partita: number;
  importati: number[];
  pagati: number[];
  refresh: () => Promise<unknown>;
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

/** Tries a call that may be refused for what the rows are by now; answers what it made. */
async function attempt(...[{ browser }, ...call]: [Office, ...Parameters<Office['browser']['send']>]) {
  const response = await browser.send(...call);
  expect([200, 404, 409, 422], response.body.slice(0, 300)).toContain(response.statusCode);
  return response.statusCode === 200 ? response.json<{ id: number }>() : null;
}

async function doStep(tavolo: Tavolo, step: Passo): Promise<void> {
  const { office, importati, pagati } = tavolo;
  if (step.fa === 'situazione') return void (await tavolo.refresh());
  if (step.fa === 'importa') {
    const { importi, descrizione, data } = step;
    const rows = importi.map((importo, at) =>
      riga({ riga: at + 1, importo, descrizione, data, data_valuta: data }),
    );
    return void importati.push(await importAll(office, rows));
  }
  if (step.fa === 'togli') {
    const id = pick(importati, step.quale) ?? 0;
    return void (await attempt(office, 'allDelImport', { params: { id }, query: { conferma: 'true' } }));
  }
  if (step.fa === 'annulla') {
    const id = pick(pagati, step.quale);
    if (id === undefined) return;
    const { versione } = await office.browser.ok('pagamento', { params: { id } });
    return void (await attempt(office, 'pagamentoAnnulla', { params: { id }, body: { versione } }));
  }
  const { righe } = await visible(office.browser, { natura: 'movimento', sort: 'id', limit: 1_000 });
  const row = pick(righe, step.quale);
  if (!row) return;
  const { id, versione, importo } = row;
  switch (step.fa) {
    case 'modifica': {
      const { campi: name } = step;
      const campi = name === 'soggetto' ? { id_soggetto: tavolo.soggetto } : { [name]: `Nuova ${id}` };
      return void (await attempt(office, 'estrattoContoModifica', {
        body: { righe: [{ id, versione, campi }] },
      }));
    }
    case 'assegna':
      return void (await attempt(office, 'movimentiAssegna', {
        body: { movimenti: [{ id }], tipo: 'voce', id_voce: tavolo.voce },
      }));
    case 'ignora':
      return void (await attempt(office, 'movimentiAssegna', {
        body: { movimenti: [{ id }], tipo: 'ignorata', motivo: 'prova' },
      }));
    case 'libera':
      return void (await attempt(office, 'movimentiLibera', { body: { movimenti: [id] } }));
    case 'paga': {
      const half = { importo: Math.trunc(importo / 2) };
      const body = { movimenti: [{ id, ...half }], partite: [{ id: tavolo.partita, ...half }] };
      const made = await attempt(office, 'pagamentoCrea', { body });
      if (made) pagati.push(made.id);
    }
  }
}

/** An office with what its people work on. */
async function makeTavolo(world: World): Promise<Tavolo> {
  const office = await world.office();
  const { browser } = office;
  const [partita] = await partite(office, [{ importo: 50_000 }]);
  const voce = await browser.ok('voceSalva', { body: { codice: '98.01', nome: 'Canone', tipo: 'costo' } });
  const soggetto = await createOne(office, 'Immobiliare Aurora', { ruoli: ['fornitore'] });
  const tavolo: Tavolo = {
    office,
    voce: voce.id,
    soggetto: soggetto.id,
    partita: partita?.id ?? 0,
    importati: [],
    pagati: [],
    refresh: () => refreshSituazione(world.db, office.id_azienda),
  };
  await doStep(tavolo, {
    fa: 'importa',
    importi: [1_000, -1_000, 2_500],
    descrizione: 'Affitto 03/2026',
    data: '2026-03-10',
  });
  return tavolo;
}

onEveryEngine('any sequence of imports, changes and what takes them back', (world) => {
  test('leaves the kept sums as they are made anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 12, maxLength: 24 }), async (steps) => {
        const tavolo = await makeTavolo(world());
        for (const step of steps) {
          await doStep(tavolo, step);
          expect(await rotti(world(), tavolo.office.id_azienda), JSON.stringify(step)).toEqual([]);
        }
        await expectTotalsByState(tavolo.office);
      }),
      { numRuns: 8 },
    );
  });

  test('so do three at once, each of a person, while the sums are gathered', async () => {
    const persona = fc.array(passo, { minLength: 6, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(persona, persona, persona), async (persone) => {
        const tavolo = await makeTavolo(world());
        await tavolo.refresh();
        const over = new AbortController();
        const people = Promise.all(
          persone.map(async (steps) => {
            for (const step of steps) await doStep(tavolo, step);
          }),
        ).finally(() => over.abort());
        const gathering = (async () => {
          do await tavolo.refresh();
          while (!over.signal.aborted);
        })();
        await Promise.all([people, gathering]);
        expect(await rotti(world(), tavolo.office.id_azienda)).toEqual([]);
        await tavolo.refresh();
        expect(await rotti(world(), tavolo.office.id_azienda)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
