import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerOf, CallArgs, Client } from '#api/client.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { ApiError, type ErrorCode } from '#api/errors.ts';
import { createPiano, createRiga } from '#tests/mock/esempi.ts';
import type { AvanzamentoImport } from './outcome.ts';
import { importRighe } from './import.ts';
import { splitLotti } from './plan.ts';

/** What happens at one call: it works, is refused, or the network drops it before or after the server acted. */
type Sorte = 'ok' | 'rifiuto' | 'rete_prima' | 'rete_dopo' | 'annulla';

const code: Record<Exclude<Sorte, 'ok'>, ErrorCode> = {
  rifiuto: 'errore_interno',
  rete_prima: 'rete',
  rete_dopo: 'rete',
  annulla: 'annullata',
};

/** A server that keeps what it must, behind a network that does what the list says (then works). */
function createFake(sorti: readonly Sorte[], controller: AbortController) {
  const left = [...sorti];
  const calls: RouteName[] = [];
  const lotti = new Map<number, number>();
  let stato: 'assente' | 'aperto' | 'inizializzato' | 'completato' | 'annullato' = 'assente';

  const actions: Partial<Record<RouteName, (request: never) => unknown>> = {
    logImportAdd() {
      stato = 'aperto';
      return { id_imp: 9 };
    },
    importAlias() {
      stato = 'inizializzato';
      return { id_imp: 9, stato, alias: [], presenti: [] };
    },
    importRows({ body }: { body: CallArgs<'importRows'>[0]['body'] }) {
      lotti.set(body.lotto, body.rows.length);
      if (lotti.size === body.lotti) stato = 'completato';
      const righe = [...lotti.values()].reduce((sum, rows) => sum + rows, 0);
      return { id_imp: 9, lotto: body.lotto, lotti: body.lotti, ricevuti: lotti.size, righe, stato };
    },
    allDelImport() {
      stato = 'annullato';
      lotti.clear();
      return { id_imp: 9, stato, righe: 0 };
    },
  };

  const client: Client = {
    call<N extends RouteName>(name: N, ...args: CallArgs<N>): Promise<AnswerOf<N>> {
      calls.push(name);
      const fate = left.shift() ?? 'ok';
      const act = () => actions[name]?.((args[0] ?? {}) as never) as AnswerOf<N>;
      if (fate === 'annulla') controller.abort();
      if (fate === 'ok') return Promise.resolve(act());
      if (fate === 'rete_dopo') act();
      return Promise.reject(new ApiError({ name, status: 0, code: code[fate] }));
    },
  };
  return { client, calls, lotti, getStato: () => stato };
}

const sorte = fc.constantFrom<Sorte>('ok', 'ok', 'ok', 'ok', 'rifiuto', 'rete_prima', 'rete_dopo', 'annulla');
const now = () => Promise.resolve();
const righe = Array.from({ length: 1_700 }, (_, index) => createRiga(index + 1));

describe('importaRighe', () => {
  it('ends with all the rows or none, and takes back exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sorte, { maxLength: 14 }), async (sorti) => {
        const controller = new AbortController();
        const fake = createFake(sorti, controller);
        const outcome = await importRighe(fake.client, createPiano(righe), {
          attesa: now,
          signal: controller.signal,
        });
        const first = fake.calls.indexOf('allDelImport');
        const rows = [...fake.lotti.values()].reduce((sum, count) => sum + count, 0);
        const stato = fake.getStato();
        const seen = { undone: first >= 0, rows, stato };
        // Without an id there is nothing to take back: an import without rows, never visible.
        const expected = {
          completato: { undone: false, rows: righe.length, stato: 'completato' },
          annullato: {
            undone: stato === 'annullato',
            rows: 0,
            stato: stato === 'completato' ? 'annullato' : stato,
          },
          annullo_fallito: { ...seen, undone: true },
        }[outcome.tipo];
        expect(seen).toEqual(expected);
        // Once it has begun, nothing but the undo is called, repeated only while the network fails.
        const after = first < 0 ? [] : fake.calls.slice(first);
        expect(after.filter((name) => name !== 'allDelImport')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('calls the undo once when a lot is refused', async () => {
    const fake = createFake(['ok', 'ok', 'ok', 'rifiuto'], new AbortController());
    const outcome = await importRighe(fake.client, createPiano(righe), { attesa: now });
    expect(outcome).toMatchObject({ tipo: 'annullato', causa: { tipo: 'errore' } });
    expect(fake.calls.filter((name) => name === 'allDelImport')).toHaveLength(1);
  });

  it('goes through when the network drops answers of lots', async () => {
    const fake = createFake(['ok', 'ok', 'rete_dopo', 'rete_prima', 'ok'], new AbortController());
    const steps: AvanzamentoImport[] = [];
    const outcome = await importRighe(fake.client, createPiano(righe), {
      attesa: now,
      onProgress: (step) => steps.push(step),
    });
    expect(outcome).toEqual({ tipo: 'completato', id_imp: 9, righe: righe.length });
    expect(steps.some(({ retrying: riprovo }) => riprovo)).toBe(true);
    expect(steps.at(-1)).toEqual({
      fase: 'righe',
      righe: righe.length,
      totale: righe.length,
      retrying: false,
    });
  });

  it('is opened again when the network drops the opening, or its answer', async () => {
    for (const fate of ['rete_prima', 'rete_dopo'] as const) {
      const fake = createFake([fate], new AbortController());
      const outcome = await importRighe(fake.client, createPiano(righe), { attesa: now });
      expect(outcome).toEqual({ tipo: 'completato', id_imp: 9, righe: righe.length });
      expect(fake.calls.filter((name) => name === 'logImportAdd')).toHaveLength(2);
    }
  });

  it('tells the cancel of the person from a failure', async () => {
    const controller = new AbortController();
    const fake = createFake(['ok', 'ok', 'annulla'], controller);
    const outcome = await importRighe(fake.client, createPiano(righe), {
      attesa: now,
      signal: controller.signal,
    });
    expect(outcome).toEqual({ tipo: 'annullato', causa: { tipo: 'utente' } });
  });

  it('stops when the rows already present are not those that were seen', async () => {
    const [riga] = righe;
    if (!riga) throw new Error('no rows');
    const { data, importo, divisa, descrizione, numero_documento } = riga;
    const seen = [{ data, importo, divisa, descrizione, numero_documento, occorrenze: 1 }];
    const fake = createFake([], new AbortController());
    const outcome = await importRighe(fake.client, createPiano(righe, { presentiVisti: seen }), {
      attesa: now,
    });
    expect(outcome).toEqual({ tipo: 'annullato', causa: { tipo: 'presenti_cambiati', presenti: [] } });
    expect(fake.getStato()).toBe('annullato');
    expect(fake.calls).not.toContain('importRows');
  });
});

describe('splitLotti', () => {
  it('keeps every row, in order, in lots the server takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), (length) => {
        const [riga] = righe;
        if (!riga) throw new Error('no rows');
        const rows = Array.from({ length }, (_, index) => ({ ...riga, riga: index + 1 }));
        const lotti = splitLotti(rows);
        expect(lotti.every((lotto) => lotto.length > 0 && lotto.length <= 10_000)).toBe(true);
        expect(lotti.flat().every((row, index) => row.riga === index + 1)).toBe(true);
        expect(lotti.flat()).toHaveLength(length);
      }),
      { numRuns: 20 },
    );
  });
});
