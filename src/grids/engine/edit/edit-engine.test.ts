import { describe, expect, it } from 'vitest';
import { atom, createStore } from '#state/jotai.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { createRighe } from '../righe.ts';
import type { SaveResult, RigaRequest } from './requests.ts';
import { createEditEngine } from './edit-engine.ts';

interface Riga {
  id: number;
  versione: number;
  nota: string | null;
  causale: string | null;
}
type Esito = SaveResult<Riga>;
type Salva = (requests: readonly RigaRequest<Riga>[]) => Promise<Esito>;

const START: Riga[] = [1, 2, 3].map((id) => ({ id, versione: 1, nota: `n${id}`, causale: null }));

/** A server as ours is: all or nothing, under the versions the changes started from. */
function makeServer(righe: readonly Riga[] = START) {
  const held = new Map(righe.map((riga) => [riga.id, riga]));
  const calls: number[][] = [];
  const save: Salva = async (requests) => {
    calls.push(requests.map(({ riga }) => riga.id));
    const stale = requests.filter(({ riga }) => held.get(riga.id)?.versione !== riga.versione);
    const wrap = (ids: readonly number[]) =>
      ids.flatMap((id) => {
        const campi = held.get(id);
        return campi ? [{ id, campi }] : [];
      });
    if (stale.length > 0) {
      const ids = stale.map(({ riga }) => riga.id);
      return { tipo: 'superate', attuali: wrap(ids), mancanti: ids.filter((id) => !held.has(id)) };
    }
    for (const { riga, campi } of requests) {
      const now = held.get(riga.id) ?? riga;
      held.set(riga.id, { ...now, ...campi, versione: now.versione + 1 });
    }
    return { tipo: 'salvate', righe: wrap(requests.map(({ riga }) => riga.id)) };
  };
  /** Somebody else's change. */
  const changeByOthers = (id: number, fields: Partial<Riga>) => {
    const now = held.get(id);
    if (now) held.set(id, { ...now, ...fields, versione: now.versione + 1 });
  };
  return { salva: save, altri: changeByOthers, held, calls, riga: (id: number) => held.get(id) };
}

async function setup(save: Salva) {
  const store = createStore();
  const chiaveAtom = atom('a');
  let inSight = START;
  /** Other rows answer from now on. */
  const show = (ids: readonly number[]): void => {
    inSight = START.filter(({ id }) => ids.includes(id));
  };
  const righe = createRighe<Riga>({
    getId: ({ id }) => id,
    chiaveAtom,
    async *load() {
      yield { righe: inSight, totale: inSight.length };
    },
  });
  await store.set(righe.loadAtom);
  const modifiche = createEditEngine<Riga>({
    righe,
    massimo: 100,
    save: (_io, requests) => save(requests),
  });
  const riga = (id: number) => store.get(righe.vistaAtom).store.get(id);
  const write = (values: Record<number, string | null>, etichetta = 'prova') =>
    store.set(modifiche.executeAtom, {
      etichetta,
      celle: Object.entries(values).map(([id, dopo]) => ({
        id: Number(id),
        campo: 'nota',
        prima: riga(Number(id))?.nota ?? null,
        dopo,
      })),
    });
  const storia = () => {
    const { fatti, annullati } = store.get(modifiche.storiaAtom);
    return [fatti.map(({ etichetta }) => etichetta), annullati.map(({ etichetta }) => etichetta)];
  };
  /** Waits for the question, as a person does. */
  const conflitto = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const open = store.get(modifiche.conflittoAtom);
      if (open) return open;
      await Promise.resolve();
    }
    throw new Error('no conflict was opened');
  };
  return { store, righe, modifiche, riga, write, storia, conflitto, chiaveAtom, mostra: show };
}

describe('a change', () => {
  it('of many rows shows at once, is one call, and takes the new versions after', async () => {
    const server = makeServer();
    const { riga, write, storia } = await setup(server.salva);
    const saving = write({ 1: 'a', 2: 'b' });
    expect([riga(1)?.nota, riga(2)?.nota, riga(1)?.versione]).toEqual(['a', 'b', 1]);
    await saving;
    expect(server.calls).toEqual([[1, 2]]);
    expect([riga(1), riga(2)]).toEqual([server.riga(1), server.riga(2)]);
    expect(storia()).toEqual([['prova'], []]);
  });

  it('made while another is being saved waits its turn and does not conflict with itself', async () => {
    const server = makeServer();
    const { store, modifiche, riga, write } = await setup(server.salva);
    await Promise.all([write({ 1: 'uno' }), write({ 1: 'due' }), write({ 1: 'tre', 2: 'x' })]);
    expect(server.calls).toEqual([[1], [1], [1, 2]]);
    expect(riga(1)).toEqual({ id: 1, versione: 4, nota: 'tre', causale: null });
    expect(store.get(modifiche.conflittoAtom)).toBeNull();
  });

  it('never shows an older text again while a newer one waits', async () => {
    const server = makeServer();
    const gates: (() => void)[] = [];
    const { riga, write } = await setup(async (requests) => {
      await new Promise<void>((resolve) => {
        gates.push(resolve);
      });
      return server.salva(requests);
    });
    const first = write({ 1: 'uno' });
    const second = write({ 1: 'due' });
    await expect.poll(() => gates.length === 1).toBe(true);
    gates[0]?.();
    await first;
    expect(riga(1)).toMatchObject({ nota: 'due', versione: 2 });
    await expect.poll(() => gates.length === 2).toBe(true);
    gates[1]?.();
    await second;
    expect(riga(1)).toMatchObject({ nota: 'due', versione: 3 });
  });

  it('refused keeps what was typed in its cells, says why, and leaves no history', async () => {
    const { store, modifiche, riga, write, storia } = await setup(async () => ({
      tipo: 'rifiutate',
      testo: 'Troppo lunga',
    }));
    await Promise.all([write({ 1: 'uno', 2: 'x' }), write({ 1: 'due' })]);
    expect([riga(1)?.nota, riga(2)?.nota]).toEqual(['due', 'x']);
    const { cellsAtom, textAtom } = modifiche.keptBack;
    expect(store.get(cellsAtom)).toEqual([
      { riga: 2, campo: 'nota', testo: 'x' },
      { riga: 1, campo: 'nota', testo: 'due' },
    ]);
    expect(store.get(textAtom)).toBe('Troppo lunga');
    expect(storia()).toEqual([[], []]);
  });

  it('refused is still there when its rows are read again, or changed by others', async () => {
    const { store, righe, riga, write } = await setup(async () => ({ tipo: 'rifiutate', testo: 'x' }));
    await write({ 1: 'mia' });
    await store.set(righe.loadAtom);
    expect(riga(1)?.nota).toBe('mia');
    store.set(righe.receiveAtom, [{ id: 1, campi: { nota: 'loro', causale: 'B', versione: 2 } }]);
    expect(riga(1)).toMatchObject({ nota: 'mia', causale: 'B' });
  });

  it('refused is sent again from what the server holds, and its undo goes back there', async () => {
    const server = makeServer();
    let refuse = true;
    const { store, modifiche, riga, write, storia } = await setup(async (requests) =>
      refuse ? { tipo: 'rifiutate', testo: 'x' } : server.salva(requests),
    );
    await write({ 1: 'mia' });
    refuse = false;
    await store.set(modifiche.keptBack.sendAgainAtom);
    expect([server.riga(1)?.nota, riga(1)?.nota]).toEqual(['mia', 'mia']);
    expect(store.get(modifiche.keptBack.cellsAtom)).toEqual([]);
    expect(storia()[0]).toEqual(['modifica rifiutata']);
    await store.set(modifiche.annulAtom);
    expect([server.riga(1)?.nota, riga(1)?.nota]).toEqual(['n1', 'n1']);
  });

  it('refused, and changed by others since, is asked about before it is sent again', async () => {
    const server = makeServer();
    let refuse = true;
    const { store, righe, modifiche, write, conflitto } = await setup(async (requests) =>
      refuse ? { tipo: 'rifiutate', testo: 'x' } : server.salva(requests),
    );
    await write({ 1: 'mia' });
    refuse = false;
    server.altri(1, { nota: 'loro' });
    store.set(righe.receiveAtom, [{ id: 1, campi: server.riga(1) ?? {} }]);
    const sending = store.set(modifiche.keptBack.sendAgainAtom);
    const { celle, resolve: risolvi } = await conflitto();
    expect(celle).toEqual([{ id: 1, campo: 'nota', mia: 'mia', theirs: 'loro' }]);
    risolvi(() => 'loro');
    await sending;
    expect(server.riga(1)?.nota).toBe('loro');
  });

  it('refused does not go with another change of its row', async () => {
    const server = makeServer();
    let refuse = true;
    const { store, modifiche, riga, write } = await setup(async (requests) =>
      refuse ? { tipo: 'rifiutate', testo: 'x' } : server.salva(requests),
    );
    await write({ 1: 'mia' });
    refuse = false;
    await store.set(modifiche.executeAtom, {
      etichetta: 'causale',
      celle: [{ id: 1, campo: 'causale', prima: null, dopo: 'BON' }],
    });
    expect(server.riga(1)).toMatchObject({ nota: 'n1', causale: 'BON' });
    expect(riga(1)).toMatchObject({ nota: 'mia', causale: 'BON', versione: 2 });
    // Typed again, it is a change like any other.
    await write({ 1: 'corretta' });
    expect([server.riga(1)?.nota, riga(1)?.nota]).toEqual(['corretta', 'corretta']);
    expect(store.get(modifiche.keptBack.cellsAtom)).toEqual([]);
  });

  it('refused stays refused while its row is not in sight', async () => {
    const server = makeServer();
    let refuse = true;
    const { store, righe, modifiche, riga, write, mostra } = await setup(async (requests) =>
      refuse ? { tipo: 'rifiutate', testo: 'x' } : server.salva(requests),
    );
    await write({ 1: 'mia', 2: 'b' });
    refuse = false;
    mostra([2, 3]);
    await store.set(righe.loadAtom);
    await store.set(modifiche.keptBack.sendAgainAtom);
    expect(server.riga(2)?.nota).toBe('b');
    expect(store.get(modifiche.keptBack.cellsAtom)).toEqual([{ riga: 1, campo: 'nota', testo: 'mia' }]);
    mostra([1, 2, 3]);
    await store.set(righe.loadAtom);
    expect(riga(1)?.nota).toBe('mia');
    await store.set(modifiche.keptBack.sendAgainAtom);
    expect([server.riga(1)?.nota, riga(1)?.nota]).toEqual(['mia', 'mia']);
    expect(store.get(modifiche.keptBack.cellsAtom)).toEqual([]);
  });

  it('refused and given up shows what the server holds', async () => {
    const { store, modifiche, riga, write } = await setup(async () => ({ tipo: 'rifiutate', testo: 'x' }));
    await write({ 1: 'mia', 2: 'b' });
    await store.set(modifiche.keptBack.leaveAtom);
    expect([riga(1)?.nota, riga(2)?.nota]).toEqual(['n1', 'n2']);
    expect(store.get(modifiche.keptBack.cellsAtom)).toEqual([]);
  });

  it('is still saved when the page shows other rows by then', async () => {
    const server = makeServer();
    const { store, write, chiaveAtom } = await setup(server.salva);
    const saving = [write({ 1: 'uno' }), write({ 1: 'due' })];
    store.set(chiaveAtom, 'b');
    await Promise.all(saving);
    expect(server.riga(1)).toMatchObject({ nota: 'due', versione: 3 });
  });
});

describe('undo', () => {
  it('and redo are changes of their own, under the versions of then', async () => {
    const server = makeServer();
    const { store, modifiche, riga, write, storia } = await setup(server.salva);
    await write({ 1: 'a', 2: 'b' }, 'incolla');
    await store.set(modifiche.annulAtom);
    expect([server.riga(1)?.nota, riga(2)]).toEqual([
      'n1',
      { id: 2, versione: 3, nota: 'n2', causale: null },
    ]);
    expect(storia()).toEqual([[], ['incolla']]);
    await store.set(modifiche.redoAtom);
    expect([server.riga(1)?.nota, server.riga(2)?.versione]).toEqual(['a', 4]);
    expect(storia()).toEqual([['incolla'], []]);
  });

  it('that is refused can be tried again', async () => {
    const server = makeServer();
    let down = false;
    const { store, modifiche, riga, write, storia } = await setup(async (requests) =>
      down ? { tipo: 'rifiutate', testo: 'x' } : server.salva(requests),
    );
    await write({ 1: 'a' });
    down = true;
    await store.set(modifiche.annulAtom);
    expect([riga(1)?.nota, storia()]).toEqual(['a', [['prova'], []]]);
    down = false;
    await store.set(modifiche.annulAtom);
    expect([riga(1)?.nota, storia()]).toEqual(['n1', [[], ['prova']]]);
  });

  it('asks before it takes back what somebody else wrote since', async () => {
    const server = makeServer();
    const { store, modifiche, riga, write, conflitto, storia } = await setup(server.salva);
    await write({ 1: 'mia', 2: 'mia' });
    server.altri(1, { nota: 'loro' });
    const undoing = store.set(modifiche.annulAtom);
    const { celle, resolve: risolvi } = await conflitto();
    expect(celle).toEqual([{ id: 1, campo: 'nota', mia: 'n1', theirs: 'loro' }]);
    risolvi(() => 'loro');
    await undoing;
    expect([server.riga(1)?.nota, server.riga(2)?.nota, riga(1)?.nota]).toEqual(['loro', 'n2', 'loro']);
    await store.set(modifiche.redoAtom);
    // Only what was undone is done again.
    expect([server.riga(1)?.nota, server.riga(2)?.nota, storia()]).toEqual(['loro', 'mia', [['prova'], []]]);
  });

  it('keeps the history of each question apart', async () => {
    const { store, write, storia, chiaveAtom } = await setup(makeServer().salva);
    await write({ 1: 'a' });
    store.set(chiaveAtom, 'b');
    expect(storia()).toEqual([[], []]);
    store.set(chiaveAtom, 'a');
    expect(storia()).toEqual([['prova'], []]);
  });
});

describe('somebody else’s change', () => {
  it('of another field of the row is taken as it is, without a question', async () => {
    const server = makeServer();
    const { riga, write } = await setup(server.salva);
    server.altri(1, { causale: 'loro' });
    await write({ 1: 'mia', 2: 'mia' });
    expect(riga(1)).toEqual({ id: 1, versione: 3, nota: 'mia', causale: 'loro' });
    expect(server.riga(2)?.nota).toBe('mia');
  });

  it('of the same cells is asked about, cell by cell, and nothing is saved before the answer', async () => {
    const server = makeServer();
    const { riga, write, conflitto, storia, store, modifiche } = await setup(server.salva);
    server.altri(1, { nota: 'loro 1' });
    server.altri(2, { nota: 'loro 2' });
    const saving = write({ 1: 'mia 1', 2: 'mia 2', 3: 'mia 3' });
    const { celle, resolve: risolvi } = await conflitto();
    expect(celle).toEqual([
      { id: 1, campo: 'nota', mia: 'mia 1', theirs: 'loro 1' },
      { id: 2, campo: 'nota', mia: 'mia 2', theirs: 'loro 2' },
    ]);
    expect([riga(1)?.nota, riga(3)?.nota, server.riga(3)?.nota]).toEqual(['loro 1', 'mia 3', 'n3']);
    risolvi(({ id }) => (id === 1 ? 'mia' : 'loro'));
    await saving;
    const notes = () => [1, 2, 3].map((id) => server.riga(id)?.nota);
    expect(notes()).toEqual(['mia 1', 'loro 2', 'mia 3']);
    expect([1, 2, 3].map((id) => riga(id)?.nota)).toEqual(notes());
    await store.set(modifiche.annulAtom);
    // Undoing puts theirs back, which is what was there.
    expect([notes(), storia()]).toEqual([
      ['loro 1', 'loro 2', 'n3'],
      [[], ['prova']],
    ]);
  });

  it('is asked about again for what was typed before the answer', async () => {
    const server = makeServer();
    const { write, conflitto } = await setup(server.salva);
    server.altri(1, { nota: 'loro' });
    const saving = [write({ 1: 'mia' }), write({ 1: 'mia, meglio' })];
    (await conflitto()).resolve(() => 'loro');
    const again = await conflitto();
    expect(again.celle).toEqual([{ id: 1, campo: 'nota', mia: 'mia, meglio', theirs: 'loro' }]);
    expect(server.riga(1)?.nota).toBe('loro');
    again.resolve(() => 'mia');
    await Promise.all(saving);
    expect(server.riga(1)?.nota).toBe('mia, meglio');
  });

  it('that says the same is no conflict', async () => {
    const server = makeServer();
    const { write, riga } = await setup(server.salva);
    server.altri(1, { nota: 'uguale' });
    await write({ 1: 'uguale' });
    expect(riga(1)?.nota).toBe('uguale');
  });

  it('that took a row away leaves the other rows to be saved', async () => {
    const server = makeServer();
    const { store, write, storia } = await setup(server.salva);
    server.held.delete(1);
    await write({ 1: 'mia', 2: 'mia' });
    expect(server.riga(2)?.nota).toBe('mia');
    expect(store.get(toastQueueAtom)[0]?.titolo).toBe('Alcune righe non ci sono più');
    expect(storia()).toEqual([['prova'], []]);
  });
});
