/** What the rules explain of what is in sight, beside the proposals that are accepted together. */
import type { AnswerOf } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Getter } from '#state/jotai.ts';
import { annulLottoAtom, beginLottoAtom } from '#state/lotti.ts';
import { countExplained, describeBrokenOff } from '#state/lotti-words.ts';
import { addToastAtom } from '#state/toast.ts';
import { keepDecision, refreshSides, runDecision, type Decision } from './decision.ts';
import { proposteFiltersAtom } from './proposte.ts';
import { makeUndoOffer } from './undo.ts';

/** The movimenti asked for that have no proposal; those that have one are decided by it. */
function writeRequest(get: Getter, excludedMovimenti: readonly number[]) {
  const { id_conto, id_imp, dal, al } = get(proposteFiltersAtom);
  return { body: { id_conto, id_imp, dal, al, movimenti_esclusi: [...excludedMovimenti], usuali: true } };
}

/** What the rules would explain, or the usual ones where there is none; writes nothing. */
export const regolePreviewAtom = atom(
  null,
  (get, _set, excludedMovimenti: readonly number[]): Promise<AnswerOf<'regoleAnteprima'>> =>
    get(clientAtom).call('regoleAnteprima', writeRequest(get, excludedMovimenti)),
);

/** Explains them in one action that one action takes back; true when it came to its end. */
export const applyRegoleHereAtom = atom(null, async (get, set, excludedMovimenti: readonly number[]) => {
  let done = false;
  await runDecision(set, 'Le regole non sono state applicate', async () => {
    const client = get(clientAtom);
    const request = writeRequest(get, excludedMovimenti);
    const end = await set(beginLottoAtom, () => client.call('regoleApplica', request));
    if (!end) return;
    const { id_lotto, spiegati } = end;
    done = end.stato === 'completato';
    if (!done) set(addToastAtom, describeBrokenOff(end));
    else if (spiegati !== null && spiegati > 0) {
      const fatto: Decision = {
        label: countExplained(spiegati),
        quanti: spiegati,
        movimenti: [],
        undo: async (_client, again) => await again(annulLottoAtom, id_lotto),
        redo: async (again) => await again(applyRegoleHereAtom, excludedMovimenti),
      };
      keepDecision(get, set, fatto);
      set(addToastAtom, { titolo: fatto.label, azione: makeUndoOffer(set, fatto) });
    }
    await refreshSides(set);
  });
  return done;
});
