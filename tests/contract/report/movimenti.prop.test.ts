/** Reconciliation of conti, and movimenti by causale: any movimenti, any days, any past instant. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { movimenti, partite } from '../support/pagamenti.ts';
import { giorno } from './scena.ts';

const movimento = fc.record({
  data: giorno,
  importo: fc.constantFrom(500, 1_000, 33_333, -250, -1_000, -9_999),
  causale: fc.constantFrom(null, '48', '16 COMMISSIONI', 'BONIFICO'),
});
const step = fc.record({
  fa: fc.constantFrom('paga', 'collega', 'scollega', 'ignora', 'libera', 'annulla'),
  quale: fc.nat(9),
});

const total = (rows: readonly { importo: number }[]): number =>
  rows.reduce((all, { importo }) => all + importo, 0);

onEveryEngine('reports of movimenti', (world) => {
  test('add up to the balances, say what explains them, and repeat', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(movimento, { minLength: 2, maxLength: 7 }),
        fc.array(step, { maxLength: 5 }),
        giorno,
        giorno,
        async (rows, steps, one, other) => {
          const [dal, al] = [one, other].toSorted();
          const office = await world().office();
          const { browser } = office;
          const made = await movimenti(office, rows);
          const docs = await partite(
            office,
            rows.map(({ importo }) => ({ importo, data: '2023-01-01' })),
          );
          const paid: number[] = [];
          const prints: [unknown, unknown, string][] = [];
          const ask = async (visto_il?: string) => {
            const seen = visto_il === undefined ? {} : { visto_il };
            const conti = await browser.ok('reportConti', { query: { dal, al, ...seen } });
            const causali = await browser.ok('reportCausali', {
              query: { dal, al, visto_il: conti.parametri.visto_il },
            });
            return { conti, causali };
          };
          for (const { fa, quale } of [...steps, { fa: 'fine', quale: 0 }]) {
            const { conti, causali } = await ask();
            prints.push([conti, causali, conti.parametri.visto_il]);
            const own = made.filter(
              ({ data }) => dal !== undefined && al !== undefined && dal <= data && data <= al,
            );
            const before = made.filter(({ data }) => dal !== undefined && data < dal);
            const [conto] = conti.righe;
            expect(conto?.saldo_iniziale).toBe(total(before));
            expect(conto?.entrate).toBe(total(own.filter(({ importo }) => importo > 0)));
            expect(conto?.uscite).toBe(total(own.filter(({ importo }) => importo < 0)));
            expect(conto?.saldo_finale).toBe(total([...before, ...own]));
            expect(conto?.movimenti).toBe(own.length);
            const { righe: now } = await browser.ok('estrattoConto', {
              query: { natura: 'movimento', limit: 100 },
            });
            const current = now.filter(({ id }) => own.some((row) => row.id === id));
            const left = current.map(({ stato, residuo }) => ({ stato, importo: residuo }));
            expect(conto?.ignorato).toBe(total(left.filter(({ stato }) => stato === 'ignorata')));
            expect(conto?.da_riconciliare).toBe(total(left.filter(({ stato }) => stato !== 'ignorata')));
            const explained = (conto?.pagamenti ?? 0) + (conto?.voci ?? 0) + (conto?.giroconti ?? 0);
            expect(explained + (conto?.ignorato ?? 0) + (conto?.da_riconciliare ?? 0)).toBe(total(own));
            const opened = await browser.ok('reportContiRighe', { query: { dal, al, colonna: 'aperti' } });
            expect([opened.totale, opened.somma]).toEqual([conto?.aperti, conto?.da_riconciliare]);
            const byCausale = new Map<string, number>();
            for (const { causale, importo } of own)
              byCausale.set(causale ?? '', (byCausale.get(causale ?? '') ?? 0) + importo);
            expect(new Map(causali.righe.map(({ causale, netto }) => [causale, netto]))).toEqual(byCausale);
            expect(causali.totali.netto).toBe(total(own));
            const at = quale % made.length;
            const id = made[at]?.id ?? 0;
            const row = now.find((each) => each.id === id);
            if (fa === 'paga' && row && row.stato !== 'ignorata' && row.residuo !== 0) {
              const part = [{ id, importo: row.residuo }];
              const body = { movimenti: part, partite: [{ id: docs[at]?.id ?? 0, importo: row.residuo }] };
              const answer = await browser.send('pagamentoCrea', { body });
              expect([200, 409, 422]).toContain(answer.statusCode);
              const done: unknown = answer.json();
              if (answer.statusCode === 200) paid.push((done as { id: number }).id);
            }
            // Paid before the bank showed it, and tied to its movimento afterwards.
            if (fa === 'collega' && row && row.stato !== 'ignorata' && row.residuo !== 0) {
              const answer = await browser.send('pagamentoCrea', {
                body: { partite: [{ id: docs[at]?.id ?? 0, importo: row.residuo }], data: row.data },
              });
              expect([200, 409]).toContain(answer.statusCode);
              const done: unknown = answer.json();
              if (answer.statusCode === 200) {
                const pagamento = done as { id: number; versione: number };
                paid.push(pagamento.id);
                await browser.ok('pagamentoMovimenti', {
                  params: { id: pagamento.id },
                  body: { versione: pagamento.versione, movimenti: [{ id, importo: row.residuo }] },
                });
              }
            }
            if (fa === 'ignora')
              await browser.send('movimentiAssegna', {
                body: { movimenti: [{ id }], tipo: 'ignorata', motivo: 'prova' },
              });
            if (fa === 'libera') await browser.send('movimentiLibera', { body: { movimenti: [id] } });
            const last = paid.at(-1);
            if ((fa === 'annulla' || fa === 'scollega') && last !== undefined) {
              const { versione } = await browser.ok('pagamento', { params: { id: last } });
              const route = fa === 'annulla' ? 'pagamentoAnnulla' : 'pagamentoScollega';
              const answer = await browser.send(route, { params: { id: last }, body: { versione } });
              expect([200, 409, 422]).toContain(answer.statusCode);
            }
          }
          for (const [conti, causali, seenAt] of prints) {
            const again = await ask(seenAt);
            expect(again.conti).toEqual(conti);
            expect(again.causali).toEqual(causali);
          }
        },
      ),
      { numRuns: 5, endOnFailure: true },
    );
  });
});
