/** Importing all the files of the list that are ready, with one press. */
import { atom } from '#state/jotai.ts';
import { privatePreviewAtom, aziendaOfFileAtom, privatePhaseAtom, patchPreviewAtom } from './atoms.ts';
import { listVociAtom } from './entries.ts';
import { stoppedAtom, jobBaseAtom } from './work.ts';
import { searchPresentiAtom } from './preview.ts';
import { importAtom, stopReasonAtom } from './send.ts';
import { withTabAtom, isFatta } from './tabs.ts';
import type { ImportTab, Anteprima } from './types.ts';

/** One tracciato of an azienda remembers all its files with these columns. */
const toColumnsKey = ({ letto }: Anteprima, azienda: number | null): string =>
  JSON.stringify([azienda, letto.lettura?.intestazione, letto.lettura?.colonne]);

/**
 * What is remembered of a file that nobody opened: its answers, once for all the files with its columns. Of one that was
 * opened, what the person left ticked.
 */
const rememberAtom = atom(null, (get, set, { vista }: ImportTab, remembered: ReadonlySet<string>) => {
  const preview = get(privatePreviewAtom);
  if (!preview) return;
  const { save, context } = preview;
  const asked = vista || Object.keys(context.risposte).length > 0;
  const remember = save.save && asked && !remembered.has(toColumnsKey(preview, get(aziendaOfFileAtom)));
  set(patchPreviewAtom, { save: { ...save, save: remember } });
});

/** Imports all that are ready, the oldest first: each is an import of its own, and none keeps the others back. */
export const importAllAtom = atom(null, async (get, set) => {
  if (get(jobBaseAtom) !== null) return;
  const toImport = get(listVociAtom)
    .filter(({ ready }) => ready)
    .toSorted((a, b) => (a.dal ?? '').localeCompare(b.dal ?? '') || a.scheda.id - b.scheda.id);
  const remembered = new Set<string>();
  set(stoppedAtom, false);
  try {
    for (const [fatti, { scheda }] of toImport.entries()) {
      if (get(stoppedAtom)) break;
      set(jobBaseAtom, { tipo: 'importa', fatti, totale: toImport.length });
      await set(withTabAtom, scheda.id, async () => {
        set(rememberAtom, scheda, remembered);
        const remember = get(privatePreviewAtom)?.save.save === true;
        set(privatePhaseAtom, { tipo: 'anteprima' });
        // The import before may have brought some of its rows.
        await set(searchPresentiAtom);
        if (get(stoppedAtom) || get(stopReasonAtom) !== null) return;
        await set(importAtom);
        const preview = get(privatePreviewAtom);
        // One that was taken back took its tracciato along: the next of its layout remembers.
        if (remember && preview && isFatta({ fase: get(privatePhaseAtom) }))
          remembered.add(toColumnsKey(preview, get(aziendaOfFileAtom)));
      });
    }
  } finally {
    set(jobBaseAtom, null);
  }
});
