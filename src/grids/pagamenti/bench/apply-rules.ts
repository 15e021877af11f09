/** What the rules explain of what is in sight, beside the proposals that are accepted together. */
import type { AnswerOf } from '#api/client.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { keepDecision, refreshSides, runDecision, type Decision } from './decision.ts';
import { proposteFiltersAtom } from './proposte.ts';
import { makeUndoOffer } from './undo.ts';

type Applied = AnswerOf<'regoleApplica'>;

/** The movimenti asked for that have no proposal; those that have one are decided by it. */
const askAtom = atom(
  null,
  (get, _set, excludedMovimenti: readonly number[], anteprima: boolean): Promise<Applied> => {
    const { id_conto, id_imp, dal, al } = get(proposteFiltersAtom);
    return get(clientAtom).call('regoleApplica', {
      body: { id_conto, id_imp, dal, al, movimenti_esclusi: [...excludedMovimenti], usuali: true, anteprima },
    });
  },
);

/** What the rules would explain, or the usual ones where there is none; writes nothing. */
export const regolePreviewAtom = atom(null, (_get, set, excludedMovimenti: readonly number[]) =>
  set(askAtom, excludedMovimenti, true),
);

/** Explains them in one action that one action takes back; true when it was done. */
export const applyRegoleHereAtom = atom(null, async (get, set, excludedMovimenti: readonly number[]) => {
  let done = false;
  await runDecision(set, 'Le regole non sono state applicate', async () => {
    const { id_lotto, spiegati } = await set(askAtom, excludedMovimenti, false);
    done = true;
    if (id_lotto !== null) {
      const label = formatCount(spiegati, 'movimento spiegato', 'movimenti spiegati');
      const fatto: Decision = {
        label,
        quanti: spiegati,
        movimenti: [],
        undo: async (client) => await client.call('lottoAnnulla', { params: { id: id_lotto } }),
        redo: async (again) => await again(applyRegoleHereAtom, excludedMovimenti),
      };
      keepDecision(get, set, fatto);
      set(addToastAtom, {
        severity: 'success',
        titolo: `${label} dalle regole`,
        azione: makeUndoOffer(set, fatto),
      });
    }
    await refreshSides(set);
  });
  return done;
});
