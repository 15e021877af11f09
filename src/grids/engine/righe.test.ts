import { describe, expect, it } from 'vitest';
import { atom, createStore } from '#state/jotai.ts';
import { SOGLIA } from './blocks/source.ts';
import type { Cambio } from './row-store.ts';
import { createRighe, type RighePage } from './righe.ts';

interface Riga {
  id: number;
  testo: string;
}
type Risposta = (signal: AbortSignal) => AsyncIterable<RighePage<Riga>>;

const riga = (id: number, testo = `riga ${id}`): Riga => ({ id, testo });

/** A page that arrives when the test says so. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { open, opened };
}

function setup(first: Risposta) {
  const store = createStore();
  const chiaveAtom = atom('uno');
  let answer = first;
  const righe = createRighe<Riga>({
    getId: ({ id }) => id,
    chiaveAtom,
    describeError: (error) => `non va: ${error instanceof Error ? error.message : ''}`,
    load: ({ signal }) => answer(signal),
  });
  const vista = () => store.get(righe.vistaAtom);
  return { store, righe, chiaveAtom, vista, answerWith: (next: Risposta) => (answer = next) };
}

async function* pages(...each: Riga[][]): AsyncGenerator<RighePage<Riga>> {
  const totale = each.flat().length;
  for (const righe of each) yield { righe, totale };
}

describe('createRighe', () => {
  it('gathers the pages and ends ready', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1), riga(2)], [riga(3)]));
    expect(vista().stato).toEqual({ tipo: 'caricamento', totale: null });
    await store.set(righe.loadAtom);
    expect(vista().stato.tipo).toBe('pronto');
    expect(
      vista()
        .store.listAll()
        .map(({ id }) => id),
    ).toEqual([1, 2, 3]);
  });

  it('shows the first page before the second has arrived', async () => {
    const second = gate();
    const { store, righe, vista } = setup(async function* () {
      yield { righe: [riga(1)], totale: 2 };
      await second.opened;
      yield { righe: [riga(2)], totale: 2 };
    });
    const reading = store.set(righe.loadAtom);
    await expect.poll(() => vista().stato).toEqual({ tipo: 'caricamento', totale: 2 });
    expect(vista().store.size).toBe(1);
    second.open();
    await reading;
    expect(vista().store.size).toBe(2);
  });

  it('never leaves half an answer in sight when a page fails', async () => {
    const { store, righe, vista } = setup(async function* () {
      yield { righe: [riga(1)], totale: 2 };
      throw new Error('rete');
    });
    await store.set(righe.loadAtom);
    expect(vista().stato).toEqual({ tipo: 'errore', testo: 'non va: rete' });
    expect(vista().store.size).toBe(0);
  });

  it('keeps the rows of an earlier answer when reading the same again fails', async () => {
    const { store, righe, vista, answerWith } = setup(() => pages([riga(1), riga(2)]));
    await store.set(righe.loadAtom);
    answerWith(async function* () {
      yield { righe: [riga(1)], totale: 2 };
      throw new Error('rete');
    });
    await store.set(righe.loadAtom);
    expect(vista().stato.tipo).toBe('errore');
    expect(vista().store.size).toBe(2);
  });

  it('shows nothing of the old question once another is asked', async () => {
    const { store, righe, chiaveAtom, vista } = setup(() => pages([riga(1)]));
    await store.set(righe.loadAtom);
    store.set(chiaveAtom, 'due');
    expect(vista().store.size).toBe(0);
    expect(vista().stato.tipo).toBe('caricamento');
  });

  it('drops a reading that was overtaken', async () => {
    const slow = gate();
    const { store, righe, vista, answerWith } = setup(async function* () {
      await slow.opened;
      yield { righe: [riga(9)], totale: 1 };
    });
    const overtaken = store.set(righe.loadAtom);
    answerWith(() => pages([riga(1)]));
    await store.set(righe.loadAtom);
    slow.open();
    await overtaken;
    expect(vista().store.listAll()).toEqual([riga(1)]);
  });

  it('changes one row as one patch, in the same archive', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1), riga(2)]));
    await store.set(righe.loadAtom);
    const before = vista();
    const heard: Cambio<Riga>[] = [];
    before.store.listen((change) => heard.push(change));
    store.set(righe.changeAtom, [{ id: 2, campi: { testo: 'nuovo' } }]);
    expect(heard).toEqual([{ tipo: 'modificate', righe: [riga(2, 'nuovo')] }]);
    expect(vista().store).toBe(before.store);
    expect(vista().versione).toBeGreaterThan(before.versione);
    expect(vista().store.get(2)).toEqual(riga(2, 'nuovo'));
  });

  it('does nothing for a row that is not there', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1)]));
    await store.set(righe.loadAtom);
    const { versione } = vista();
    store.set(righe.changeAtom, [{ id: 7, campi: { testo: 'x' } }]);
    expect(vista().versione).toBe(versione);
  });

  it('counts a row once when pages overlap', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1), riga(2)], [riga(2, 'più nuova'), riga(3)]));
    await store.set(righe.loadAtom);
    expect(vista().store.listAll()).toEqual([riga(1), riga(2, 'più nuova'), riga(3)]);
  });

  it('that are too many to hold are read again by the question that they answer', async () => {
    let asked = 0;
    const store = createStore();
    const nothing = () => Promise.reject(new Error('no block is asked for'));
    const righe = createRighe<Riga>({
      getId: ({ id }) => id,
      chiaveAtom: atom('a'),
      describeError: () => 'non va',
      blocks: { read: nothing, riepilogo: nothing, valori: nothing, walk: async function* () {} },
      load: async function* () {
        asked += 1;
        yield { righe: [riga(1)], totale: SOGLIA + 1 };
      },
    });
    await store.set(righe.loadAtom, 'a');
    expect(store.get(righe.vistaAtom).blocks).toBe(SOGLIA + 1);
    await store.set(righe.loadAtom, 'a');
    expect(asked).toBe(2);
  });

  it('read ahead are not read again by the grid that then asks for them, but by whoever asks after it', async () => {
    let asked = 0;
    const store = createStore();
    const question = atom('a');
    const righe = createRighe<Riga>({
      getId: ({ id }) => id,
      chiaveAtom: question,
      load: () => {
        asked += 1;
        return Promise.resolve([riga(asked)]);
      },
    });
    const shown = () =>
      store
        .get(righe.vistaAtom)
        .store.listAll()
        .map(({ id }) => id);
    await store.set(righe.loadAheadAtom);
    expect(shown()).toEqual([1]);
    await store.set(righe.loadAtom, 'a');
    expect([asked, shown()]).toEqual([1, [1]]);
    await store.set(righe.loadAtom, 'a');
    expect([asked, shown()]).toEqual([2, [2]]);
    // What was read ahead for another question answers none.
    await store.set(righe.loadAheadAtom);
    store.set(question, 'b');
    await store.set(righe.loadAtom, 'b');
    expect([asked, shown()]).toEqual([4, [4]]);
  });

  describe('of one series', () => {
    function setupSerie(first: Risposta) {
      const store = createStore();
      const chiaveAtom = atom('a 1');
      let answer = first;
      const righe = createRighe<Riga>({
        getId: ({ id }) => id,
        chiaveAtom,
        seriesAtom: atom((get) => get(chiaveAtom).slice(0, 1)),
        describeError: () => 'non va',
        load: ({ signal }) => answer(signal),
      });
      const vista = () => store.get(righe.vistaAtom);
      const ask = (chiave: string, next: Risposta): Promise<void> => {
        answer = next;
        store.set(chiaveAtom, chiave);
        return store.set(righe.loadAtom, chiave);
      };
      return { store, righe, vista, ask };
    }
    const texts = (vista: { store: { listAll: () => Riga[] } }) =>
      vista.store.listAll().map(({ testo }) => testo);

    it('keeps the rows of one question, told as such, until those of the next are all here', async () => {
      const { store, righe, vista, ask } = setupSerie(() => pages([riga(1, 'ieri')]));
      await store.set(righe.loadAtom);
      expect(vista().previous).toBe(false);
      const opened = gate();
      const reading = ask('a 2', async function* () {
        yield { righe: [riga(1, 'oggi')], totale: 2 };
        await opened.opened;
        yield { righe: [riga(2, 'oggi')], totale: 2 };
      });
      await expect.poll(() => vista().previous).toBe(true);
      expect(vista().stato).toEqual({ tipo: 'caricamento', totale: null });
      expect(texts(vista())).toEqual(['ieri']);
      opened.open();
      await reading;
      expect(vista().previous).toBe(false);
      expect(texts(vista())).toEqual(['oggi', 'oggi']);
    });

    it('leaves none of them when the next cannot be read, nor for a question of another series', async () => {
      const { store, righe, vista, ask } = setupSerie(() => pages([riga(1)]));
      await store.set(righe.loadAtom);
      await ask('a 2', async function* () {
        yield await Promise.reject(new Error('rete'));
      });
      expect(vista()).toMatchObject({ stato: { tipo: 'errore' }, previous: false });
      expect(vista().store.size).toBe(0);
      await ask('a 3', () => pages([riga(1)]));
      const opened = gate();
      const reading = ask('b 1', async function* () {
        await opened.opened;
        yield { righe: [riga(2)], totale: 1 };
      });
      expect(vista()).toMatchObject({ stato: { tipo: 'caricamento' }, previous: false });
      expect(vista().store.size).toBe(0);
      opened.open();
      await reading;
      expect(vista().store.size).toBe(1);
    });

    it('asks once what two ask for while it is being read', async () => {
      let asked = 0;
      const opened = gate();
      const { store, righe, vista } = setupSerie(async function* () {
        asked += 1;
        await opened.opened;
        yield { righe: [riga(1)], totale: 1 };
      });
      const first = store.set(righe.loadAtom, 'a 1');
      await store.set(righe.loadAtom, 'a 1');
      opened.open();
      await first;
      expect(asked).toBe(1);
      expect(vista().stato.tipo).toBe('pronto');
    });
  });
});
