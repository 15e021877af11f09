/** Steps that make and delete whole rows, on a server as ours is: all or nothing, a deleted row comes back under its id. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atom, createStore } from '#state/jotai.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { createRighe } from '../righe.ts';
import type { EditStep } from '../history/history.ts';
import { WHOLE_RIGA } from './content.ts';
import { createEditEngine } from './edit-engine.ts';

interface Riga {
  id: number;
  versione: number;
  codice: string;
  giorni: number;
}
const datiDi = ({ codice, giorni }: Pick<Riga, 'codice' | 'giorni'>) => ({ codice, giorni });
const byId = (righe: readonly Riga[]) => righe.map((riga) => ({ id: riga.id, campi: riga }));

class Server {
  readonly righe = new Map<number, Riga>();
  readonly #eliminate = new Map<number, number>();
  calls = 0;
  rifiuta = false;
  #next = 1;

  constructor(codes: readonly string[]) {
    for (const codice of codes) this.#put({ id: this.#next, versione: 1, codice, giorni: 30 });
  }

  #put(riga: Riga): Riga {
    this.righe.set(riga.id, riga);
    this.#next = Math.max(this.#next, riga.id + 1);
    return riga;
  }

  /** Somebody else's work. */
  changeByOthers(id: number, fields: Partial<Riga> | null): void {
    const riga = this.righe.get(id);
    if (!riga) return;
    if (fields) this.#put({ ...riga, ...fields, versione: riga.versione + 1 });
    else this.#remove(id);
  }

  #remove(id: number): void {
    this.#eliminate.set(id, this.righe.get(id)?.versione ?? 0);
    this.righe.delete(id);
  }

  save(
    change: readonly Riga[],
    crea: readonly { id: number | null; codice: string; giorni: number }[],
    remove: readonly Riga[],
  ) {
    this.calls += 1;
    const sent = [...change, ...remove];
    const stale = sent.filter(({ id, versione }) => this.righe.get(id)?.versione !== versione);
    if (stale.length > 0) return { stale };
    for (const { id } of remove) this.#remove(id);
    const cambiate = change.map((riga) => this.#put({ ...riga, versione: riga.versione + 1 }));
    const create = crea.map(({ id, ...dati }) =>
      this.#put({
        ...dati,
        codice: dati.codice.toUpperCase(),
        id: id ?? this.#next,
        versione: (id === null ? 0 : (this.#eliminate.get(id) ?? 0)) + 1,
      }),
    );
    return { cambiate, create };
  }

  foto() {
    return [...this.righe.values()]
      .map((riga) => ({ id: riga.id, ...datiDi(riga) }))
      .toSorted((a, b) => a.id - b.id);
  }
}

async function setup(codes: readonly string[] = ['A', 'B', 'C']) {
  const store = createStore();
  const server = new Server(codes);
  const righe = createRighe<Riga>({
    getId: ({ id }) => id,
    versione: ({ versione }) => versione,
    chiaveAtom: atom('a'),
    async *load() {
      const all = [...server.righe.values()];
      yield { righe: all, totale: all.length };
    },
  });
  await store.set(righe.loadAtom);
  const modifiche = createEditEngine<Riga>({
    righe,
    massimo: 100,
    dati: datiDi,
    async save(_io, requests, { crea, elimina }) {
      if (server.rifiuta) return { tipo: 'rifiutate', testo: 'Il codice c’è già', causa: 'codice' };
      const outcome = server.save(
        requests.map(({ riga, campi }) => ({ ...riga, ...campi })),
        crea.map(({ id, dati }) => ({ ...(dati as Omit<Riga, 'id'>), id: id as number | null })),
        elimina,
      );
      if (outcome.cambiate)
        return { tipo: 'salvate', righe: byId(outcome.cambiate), create: byId(outcome.create) };
      const ids = outcome.stale.map(({ id }) => id);
      return {
        tipo: 'superate',
        attuali: byId(ids.flatMap((id) => server.righe.get(id) ?? [])),
        mancanti: ids.filter((id) => !server.righe.has(id)),
      };
    },
  });
  const shown = () =>
    store
      .get(righe.vistaAtom)
      .store.listAll()
      .map((riga) => ({ id: riga.id, ...datiDi(riga) }))
      .toSorted((a, b) => a.id - b.id);
  const riga = (id: number) => store.get(righe.vistaAtom).store.get(id);
  const step = (content: Omit<EditStep, 'etichetta'>) =>
    store.set(modifiche.executeAtom, { etichetta: 'prova', ...content });
  const create = (codice: string, giorni = 30) =>
    step({ celle: [], righe: [{ id: null, prima: null, dopo: { codice, giorni } }] });
  const remove = (...ids: number[]) => {
    const rows = ids.flatMap((id) => riga(id) ?? []);
    return step({ celle: [], righe: rows.map((each) => ({ id: each.id, prima: datiDi(each), dopo: null })) });
  };
  const write = (id: number, days: number) =>
    step({ celle: [{ id, campo: 'giorni', prima: riga(id)?.giorni ?? null, dopo: days }] });
  const undo = () => store.set(modifiche.annulAtom);
  const redo = () => store.set(modifiche.redoAtom);
  const conflitto = async () => {
    await expect.poll(() => store.get(modifiche.conflittoAtom)).not.toBeNull();
    const asked = store.get(modifiche.conflittoAtom);
    if (asked === null) throw new Error('nothing is asked');
    return asked;
  };
  return { store, server, righe, modifiche, shown, riga, step, create, remove, write, undo, redo, conflitto };
}

type Tavolo = Awaited<ReturnType<typeof setup>>;

describe('rows that are made and deleted', () => {
  it('show once saved, as the server made them, and go back and forth under one id', async () => {
    const { server, shown, create, undo, redo } = await setup([]);
    const saving = create('bb45');
    expect(shown()).toEqual([]);
    await saving;
    const made = [{ id: 1, codice: 'BB45', giorni: 30 }];
    expect([shown(), server.foto()]).toEqual([made, made]);
    await undo();
    expect([shown(), server.foto()]).toEqual([[], []]);
    await redo();
    expect([shown(), server.foto()]).toEqual([made, made]);
  });

  it('are undone in turn, however quickly it is asked', async () => {
    const { server, create, undo, redo } = await setup(['A']);
    const before = server.foto();
    await Promise.all([create('X'), undo(), redo(), undo()]);
    expect(server.foto()).toEqual(before);
  });

  it('refused leave no history, and whoever asked may say why', async () => {
    const { store, server, modifiche, shown, step } = await setup(['A']);
    server.rifiuta = true;
    const passo = {
      etichetta: 'x',
      celle: [],
      righe: [{ id: null, prima: null, dopo: { codice: 'A', giorni: 1 } }],
    };
    expect(await store.set(modifiche.executeAtom, passo, { silent: true })).toMatchObject({
      salvato: false,
      causa: 'codice',
    });
    expect(store.get(toastQueueAtom)).toEqual([]);
    await step(passo);
    expect(store.get(toastQueueAtom)).toMatchObject([{ severity: 'error', testo: 'Il codice c’è già' }]);
    expect([shown().length, store.get(modifiche.storiaAtom).fatti]).toEqual([1, []]);
  });
});

describe('whole days of work', () => {
  const moved = fc.oneof(
    fc.record({ tipo: fc.constant('crea' as const), codice: fc.constantFrom('X', 'Y'), giorni: fc.nat(90) }),
    fc.record({ tipo: fc.constant('elimina' as const), quali: fc.array(fc.nat(9), { maxLength: 2 }) }),
    fc.record({ tipo: fc.constant('cambia' as const), quale: fc.nat(9), giorni: fc.nat(90) }),
  );
  type Mossa = typeof moved extends fc.Arbitrary<infer M> ? M : never;

  async function run(tavolo: Tavolo, each: Mossa): Promise<unknown> {
    const ids = tavolo.shown().map(({ id }) => id);
    const pick = (at: number): number => ids[at % Math.max(1, ids.length)] ?? 0;
    if (each.tipo === 'crea') return tavolo.create(each.codice, each.giorni);
    if (ids.length === 0) return undefined;
    if (each.tipo === 'cambia') return tavolo.write(pick(each.quale), each.giorni);
    return tavolo.remove(...new Set(each.quali.map(pick)));
  }

  it('are undone to the first row, and done again to the last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moved, { maxLength: 10 }), async (mosse) => {
        const tavolo = await setup();
        const { server, store, modifiche, undo, redo } = tavolo;
        const photos = [server.foto()];
        for (const each of mosse) {
          await run(tavolo, each);
          const steps = store.get(modifiche.storiaAtom).fatti.length;
          if (steps === photos.length) photos.push(server.foto());
        }
        for (const photo of photos.slice(0, -1).toReversed()) {
          await undo();
          expect(server.foto()).toEqual(photo);
        }
        for (const photo of photos.slice(1)) {
          await redo();
          expect(server.foto()).toEqual(photo);
        }
        expect(tavolo.shown()).toEqual(server.foto());
      }),
      { numRuns: 60 },
    );
  });
});

describe('a row that a colleague touched', () => {
  it('is deleted only when I say so', async () => {
    const { server, conflitto, remove, undo } = await setup();
    server.changeByOthers(1, { giorni: 10 });
    const removing = remove(1, 2);
    const { celle, resolve: risolvi } = await conflitto();
    const theirs = { codice: 'A', giorni: 10 };
    expect(celle).toEqual([{ id: 1, campo: WHOLE_RIGA, mia: null, theirs: theirs }]);
    expect(server.righe.size).toBe(3);
    risolvi(() => 'mia');
    await removing;
    expect([...server.righe.keys()]).toEqual([3]);
    await undo();
    expect(server.foto()[0]).toEqual({ id: 1, ...theirs });
  });

  it('stays when I leave it', async () => {
    const { server, conflitto, shown, remove } = await setup();
    server.changeByOthers(1, { giorni: 10 });
    const removing = remove(1, 2);
    (await conflitto()).resolve(() => 'loro');
    await removing;
    expect(server.foto().map(({ id }) => id)).toEqual([1, 3]);
    expect(shown()).toEqual(server.foto());
  });

  it('comes back under its id when they deleted it and I keep mine', async () => {
    const { server, conflitto, shown, write, undo } = await setup();
    server.changeByOthers(1, null);
    const saving = write(1, 60);
    const { celle, resolve: risolvi } = await conflitto();
    const mia = { codice: 'A', giorni: 60 };
    expect(celle).toEqual([{ id: 1, campo: WHOLE_RIGA, mia, theirs: null }]);
    risolvi(() => 'mia');
    await saving;
    expect([server.foto()[0], shown()[0]]).toEqual([
      { id: 1, ...mia },
      { id: 1, ...mia },
    ]);
    await undo();
    expect(server.righe.has(1)).toBe(false);
  });

  it('that I made is not undone over their work', async () => {
    const { store, server, modifiche, righe, create, undo, conflitto } = await setup([]);
    await create('X');
    server.changeByOthers(1, { giorni: 25 });
    await store.set(righe.loadAtom);
    const undoing = undo();
    (await conflitto()).resolve(() => 'loro');
    await undoing;
    expect(server.righe.get(1)?.giorni).toBe(25);
    expect(store.get(modifiche.storiaAtom)).toEqual({ fatti: [], annullati: [] });
  });
});
