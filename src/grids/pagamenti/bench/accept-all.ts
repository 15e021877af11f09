/** Everything from a score on: what would happen, and the acceptance followed to its end. */
import type { AnswerOf } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { annulLottoAtom, beginLottoAtom } from '#state/lotti.ts';
import { countAccepted, describeBrokenOff, describeOutcome } from '#state/lotti-words.ts';
import { addToastAtom } from '#state/toast.ts';
import { makeUndoOffer } from './undo.ts';
import { runDecision, type Decision, busyAtom, keepDecision, refreshSides } from './decision.ts';
import { updateFoundAtom, proposteFiltersAtom, foundAtom } from './proposte.ts';

/** What is accepted together: from a score on, without what a person took off the list. */
interface BulkChoice {
  soglia: number;
  /** Ids of movimenti. */
  movimenti_esclusi: readonly number[];
}

/** What accepting them would do; writes nothing. */
export const previewAtom = atom(
  null,
  (get, _set, { soglia, movimenti_esclusi }: BulkChoice): Promise<AnswerOf<'proposteAccetta'>> | null => {
    const { id_calcolo } = get(foundAtom);
    if (id_calcolo === null) return null;
    const filtri = get(proposteFiltersAtom);
    return get(clientAtom).call('proposteAccetta', {
      body: { id_calcolo, filtri, soglia, movimenti_esclusi: [...movimenti_esclusi], anteprima: true },
    });
  },
);

/** Accepts them in one action that one action takes back. True when it came to its end. */
export const acceptAllAtom = atom(null, async (get, set, choice: BulkChoice): Promise<boolean> => {
  const { soglia } = choice;
  const movimenti_esclusi = [...choice.movimenti_esclusi];
  const { id_calcolo } = get(foundAtom);
  if (id_calcolo === null || get(busyAtom)) return false;
  const client = get(clientAtom);
  let accepted = false;
  await runDecision(set, 'Non è stato accettato nulla', async () => {
    try {
      const filtri = get(proposteFiltersAtom);
      const now = await set(beginLottoAtom, () =>
        client.call('accettazioneAvvia', { body: { id_calcolo, filtri, soglia, movimenti_esclusi } }),
      );
      if (!now) return;
      if (now.esito === null) {
        set(addToastAtom, describeBrokenOff(now));
        return;
      }
      accepted = true;
      const { esito, id_lotto } = now;
      const label = countAccepted(esito);
      const done: Decision = {
        label,
        quanti: esito.accettate,
        movimenti: [],
        undo: async (_client, again) => await again(annulLottoAtom, id_lotto),
        redo: async (again) => {
          await again(updateFoundAtom);
          await again(acceptAllAtom, choice);
        },
      };
      if (esito.accettate > 0) keepDecision(get, set, done);
      set(addToastAtom, {
        severity: esito.accettate > 0 ? 'success' : 'info',
        titolo: esito.accettate > 0 ? label : 'Nessuna proposta arriva a questa soglia',
        testo: describeOutcome(esito),
        ...(esito.accettate > 0 && {
          duration: 15_000,
          azione: { ...makeUndoOffer(set, done), label: 'Annulla tutto' },
        }),
      });
    } finally {
      await refreshSides(set);
    }
  });
  return accepted;
});
