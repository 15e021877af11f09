/** The law of the register, under any sequence of what people do. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { movimenti, partite, residui, rotti } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

/** Amounts that often collide, so that rows are often asked for more than they have. */
const amount = fc.constantFrom(1_000, 2_000, 2_500, 5_000, -1_000, -3_000);

const passo = fc.oneof(
  fc.record({
    fa: fc.constant('paga' as const),
    movimento: fc.nat(5),
    partita: fc.nat(5),
    importo: amount,
    scarto: fc.constantFrom(0, 0, 10, -50),
  }),
  fc.record({ fa: fc.constant('contanti' as const), partita: fc.nat(5), importo: amount }),
  fc.record({ fa: fc.constant('annulla' as const), quale: fc.nat(20) }),
  fc.record({ fa: fc.constant('storna' as const), quale: fc.nat(20) }),
  fc.record({ fa: fc.constant('ignora' as const), movimento: fc.nat(5) }),
  fc.record({ fa: fc.constant('libera' as const), movimento: fc.nat(5) }),
);
type Passo = typeof passo extends fc.Arbitrary<infer T> ? T : never;

async function doStep(
  office: Office,
  step: Passo,
  mov: number[],
  par: number[],
  made: number[],
): Promise<void> {
  const { browser } = office;
  const pick = (ids: number[], at: number) => ids[at % ids.length] ?? 0;
  const send = async (name: 'pagamentoCrea' | 'pagamentoStorna' | 'pagamentoAnnulla', input: object) => {
    const response = await browser.send(name, input);
    expect([200, 404, 409, 422]).toContain(response.statusCode);
    const body: unknown = response.json();
    if (response.statusCode === 200 && name !== 'pagamentoAnnulla') made.push((body as { id: number }).id);
  };
  switch (step.fa) {
    case 'paga': {
      const { importo, scarto } = step;
      const differenze = scarto === 0 ? [] : [{ tipo: 'abbuono', importo: -scarto }];
      const body = {
        movimenti: [{ id: pick(mov, step.movimento), importo }],
        partite: [{ id: pick(par, step.partita), importo: importo + scarto }],
        differenze,
      };
      return send('pagamentoCrea', { body });
    }
    case 'contanti':
      return send('pagamentoCrea', {
        body: { partite: [{ id: pick(par, step.partita), importo: step.importo }], data: '2026-03-20' },
      });
    case 'annulla':
    case 'storna': {
      if (made.length === 0) return;
      const id = pick(made, step.quale);
      const { versione } = await browser.ok('pagamento', { params: { id } });
      const name = step.fa === 'annulla' ? 'pagamentoAnnulla' : 'pagamentoStorna';
      return send(name, { params: { id }, body: { versione, data: '2026-04-01', spese: 25 } });
    }
    case 'ignora':
      await browser.send('movimentiAssegna', {
        body: { movimenti: [{ id: pick(mov, step.movimento) }], tipo: 'ignorata', motivo: 'prova' },
      });
      return;
    case 'libera':
      await browser.send('movimentiLibera', { body: { movimenti: [pick(mov, step.movimento)] } });
  }
}

/**
 * Undoes all of them, however often one must wait for another: a storno goes before what it took back, and not while
 * another pagamento settles what it opened again.
 */
async function undoAll({ browser }: Office, ids: readonly number[]): Promise<void> {
  let left = [...ids];
  while (left.length > 0) {
    const waiting: number[] = [];
    for (const id of left) {
      const { attivo, versione } = await browser.ok('pagamento', { params: { id } });
      if (!attivo) continue;
      const answer = await browser.send('pagamentoAnnulla', { params: { id }, body: { versione } });
      expect([200, 409]).toContain(answer.statusCode);
      if (answer.statusCode === 409) waiting.push(id);
    }
    expect(waiting.length, 'none of them can be undone').toBeLessThan(left.length);
    left = waiting;
  }
}

onEveryEngine('any sequence of pagamenti', (world) => {
  test('keeps every sum, and undone in any order gives every residuo back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(amount, { minLength: 2, maxLength: 5 }),
        fc.array(amount, { minLength: 2, maxLength: 5 }),
        fc.array(passo, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('primi' as const, 'ultimi' as const),
        async (importiMov, importiPar, steps, direction) => {
          const office = await world().office();
          const mov = (
            await movimenti(
              office,
              importiMov.map((importo) => ({ importo })),
            )
          ).map(({ id }) => id);
          const par = (
            await partite(
              office,
              importiPar.map((importo) => ({ importo })),
            )
          ).map(({ id }) => id);
          const before = await residui(office);
          const made: number[] = [];
          for (const step of steps) await doStep(office, step, mov, par, made);
          expect(await rotti(world(), office.id_azienda)).toEqual([]);
          await office.browser.ok('movimentiLibera', { body: { movimenti: mov } });
          await undoAll(office, direction === 'primi' ? made : made.toReversed());
          expect(await residui(office)).toEqual(before);
          expect(await rotti(world(), office.id_azienda)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
