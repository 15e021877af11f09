/** Importing all the files of the list that are ready, with one press. */
import { atom, type Atom } from '#state/jotai.ts';
import { anteprimaPrivataAtom, aziendaDelFileAtom, fasePrivataAtom, patchAnteprimaAtom } from './atoms.ts';
import { vociElencoAtom } from './entries.ts';
import { fermatoAtom, lavoroBaseAtom } from './list-work.ts';
import { cercaPresentiAtom } from './preview.ts';
import { importaAtom, motivoFermoAtom } from './send.ts';
import { conSchedaAtom, isFatta, schedeAtom, type ImportTab } from './tabs.ts';
import type { Anteprima } from './types.ts';

/** One tracciato of an azienda remembers all its files with these columns. */
const toColumnsKey = ({ letto }: Anteprima, azienda: number | null): string =>
  JSON.stringify([azienda, letto.lettura?.intestazione, letto.lettura?.colonne]);

/**
 * What is remembered of a file that nobody opened: its answers, once for all the files with its columns. Of one that was
 * opened, what the person left ticked.
 */
const ricordaAtom = atom(null, (get, set, { vista }: ImportTab, ricordate: ReadonlySet<string>) => {
  const anteprima = get(anteprimaPrivataAtom);
  if (!anteprima) return;
  const { salva, contesto } = anteprima;
  const asked = vista || Object.keys(contesto.risposte).length > 0;
  const ricorda = salva.salva && asked && !ricordate.has(toColumnsKey(anteprima, get(aziendaDelFileAtom)));
  set(patchAnteprimaAtom, { salva: { ...salva, salva: ricorda } });
});

/** Imports all that are ready, the oldest first: each is an import of its own, and none keeps the others back. */
export const importaTuttiAtom = atom(null, async (get, set) => {
  if (get(lavoroBaseAtom) !== null) return;
  const pronte = get(vociElencoAtom)
    .filter(({ pronta }) => pronta)
    .toSorted((a, b) => (a.dal ?? '').localeCompare(b.dal ?? '') || a.scheda.id - b.scheda.id);
  const ricordate = new Set<string>();
  set(fermatoAtom, false);
  try {
    for (const [fatti, { scheda }] of pronte.entries()) {
      if (get(fermatoAtom)) break;
      set(lavoroBaseAtom, { tipo: 'importa', fatti, totale: pronte.length });
      await set(conSchedaAtom, scheda.id, async () => {
        set(ricordaAtom, scheda, ricordate);
        const ricorda = get(anteprimaPrivataAtom)?.salva.salva === true;
        set(fasePrivataAtom, { tipo: 'anteprima' });
        // The import before may have brought some of its rows.
        await set(cercaPresentiAtom);
        if (get(fermatoAtom) || get(motivoFermoAtom) !== null) return;
        await set(importaAtom);
        const anteprima = get(anteprimaPrivataAtom);
        // One that was taken back took its tracciato along: the next of its layout remembers.
        if (ricorda && anteprima && isFatta({ fase: get(fasePrivataAtom) }))
          ricordate.add(toColumnsKey(anteprima, get(aziendaDelFileAtom)));
      });
    }
  } finally {
    set(lavoroBaseAtom, null);
  }
});

/** The imports that the list has made, and what they brought. */
export interface ImportateElenco {
  ids: readonly number[];
  righe: number;
}
export const importateAtom: Atom<ImportateElenco> = atom((get) => {
  const esiti = get(schedeAtom).flatMap(({ fase }) =>
    fase.tipo === 'esito' && fase.esito.tipo === 'completato' ? [fase.esito] : [],
  );
  return {
    ids: esiti.map(({ id_imp }) => id_imp),
    righe: esiti.reduce((sum, { righe }) => sum + righe, 0),
  };
});
