import { describe, expect, it } from 'vitest';
import { atom, createStore } from '#state/jotai.ts';
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
    descriviErrore: (error) => `non va: ${error instanceof Error ? error.message : ''}`,
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
    await store.set(righe.caricaAtom);
    expect(vista().stato.tipo).toBe('pronto');
    expect(
      vista()
        .archivio.tutte()
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
    const reading = store.set(righe.caricaAtom);
    await expect.poll(() => vista().stato).toEqual({ tipo: 'caricamento', totale: 2 });
    expect(vista().archivio.size).toBe(1);
    second.open();
    await reading;
    expect(vista().archivio.size).toBe(2);
  });

  it('never leaves half an answer in sight when a page fails', async () => {
    const { store, righe, vista } = setup(async function* () {
      yield { righe: [riga(1)], totale: 2 };
      throw new Error('rete');
    });
    await store.set(righe.caricaAtom);
    expect(vista().stato).toEqual({ tipo: 'errore', testo: 'non va: rete' });
    expect(vista().archivio.size).toBe(0);
  });

  it('keeps the rows of an earlier answer when reading the same again fails', async () => {
    const { store, righe, vista, answerWith } = setup(() => pages([riga(1), riga(2)]));
    await store.set(righe.caricaAtom);
    answerWith(async function* () {
      yield { righe: [riga(1)], totale: 2 };
      throw new Error('rete');
    });
    await store.set(righe.caricaAtom);
    expect(vista().stato.tipo).toBe('errore');
    expect(vista().archivio.size).toBe(2);
  });

  it('shows nothing of the old question once another is asked', async () => {
    const { store, righe, chiaveAtom, vista } = setup(() => pages([riga(1)]));
    await store.set(righe.caricaAtom);
    store.set(chiaveAtom, 'due');
    expect(vista().archivio.size).toBe(0);
    expect(vista().stato.tipo).toBe('caricamento');
  });

  it('drops a reading that was overtaken', async () => {
    const slow = gate();
    const { store, righe, vista, answerWith } = setup(async function* () {
      await slow.opened;
      yield { righe: [riga(9)], totale: 1 };
    });
    const overtaken = store.set(righe.caricaAtom);
    answerWith(() => pages([riga(1)]));
    await store.set(righe.caricaAtom);
    slow.open();
    await overtaken;
    expect(vista().archivio.tutte()).toEqual([riga(1)]);
  });

  it('changes one row as one patch, in the same archive', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1), riga(2)]));
    await store.set(righe.caricaAtom);
    const before = vista();
    const heard: Cambio<Riga>[] = [];
    before.archivio.ascolta((cambio) => heard.push(cambio));
    store.set(righe.modificaAtom, [{ id: 2, campi: { testo: 'nuovo' } }]);
    expect(heard).toEqual([{ tipo: 'modificate', righe: [riga(2, 'nuovo')] }]);
    expect(vista().archivio).toBe(before.archivio);
    expect(vista().versione).toBeGreaterThan(before.versione);
    expect(vista().archivio.get(2)).toEqual(riga(2, 'nuovo'));
  });

  it('does nothing for a row that is not there', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1)]));
    await store.set(righe.caricaAtom);
    const { versione } = vista();
    store.set(righe.modificaAtom, [{ id: 7, campi: { testo: 'x' } }]);
    expect(vista().versione).toBe(versione);
  });

  it('counts a row once when pages overlap', async () => {
    const { store, righe, vista } = setup(() => pages([riga(1), riga(2)], [riga(2, 'più nuova'), riga(3)]));
    await store.set(righe.caricaAtom);
    expect(vista().archivio.tutte()).toEqual([riga(1), riga(2, 'più nuova'), riga(3)]);
  });
});
