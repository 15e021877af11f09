import { describe, expect, it, vi } from 'vitest';
import { atom, createStore } from '#state/jotai.ts';
import type { StatoRighe } from '../righe.ts';
import { runAfterReading } from './after-reading.ts';

function make(stato: StatoRighe) {
  const store = createStore();
  const vistaAtom = atom<{ stato: StatoRighe }>({ stato });
  const lavoro = vi.fn<() => void>();
  runAfterReading(store, vistaAtom, lavoro);
  return { lavoro, set: (next: StatoRighe) => store.set(vistaAtom, { stato: next }) };
}

describe('dopoLettura', () => {
  it('does it at once where nothing is being read', () => {
    expect(make({ tipo: 'pronto' }).lavoro).toHaveBeenCalledOnce();
  });

  it.each<StatoRighe>([{ tipo: 'pronto' }, { tipo: 'errore', testo: 'Il server non risponde' }])(
    'waits for the rows on their way, and does it once: then $tipo',
    (end) => {
      const { lavoro, set } = make({ tipo: 'caricamento', totale: null });
      set({ tipo: 'caricamento', totale: 1_200 });
      expect(lavoro).not.toHaveBeenCalled();
      set(end);
      set({ tipo: 'caricamento', totale: null });
      set({ tipo: 'pronto' });
      expect(lavoro).toHaveBeenCalledOnce();
    },
  );
});
