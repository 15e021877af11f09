/** Everything from a score on: what would happen, the acceptance followed to its end, and the way to stop it. */
import type { AnswerOf, Client } from '#api/client.ts';
import type { Accettazione } from '#api/contract/abbinamenti.ts';
import { describeError, hasCodice } from '#api/errors.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { makeUndoOffer } from './undo.ts';
import { explainSaltate } from './decide.ts';
import { runDecision, type Decision, busyAtom, keepDecision, refreshSides } from './decision.ts';
import { updateFoundAtom, proposteFiltersAtom, foundAtom } from './proposte.ts';

const OGNI_MS = 300;

const acceptanceBaseAtom = atom<Accettazione | null>(null);
/** The acceptance under way, with how far it is. */
export const acceptanceAtom: Atom<Accettazione | null> = atom((get) => get(acceptanceBaseAtom));

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

/** How far it is, until it is over. What the network loses is asked again: the server goes on alone. */
async function followToEnd(
  client: Client,
  started: Accettazione,
  tell: (now: Accettazione) => void,
): Promise<Accettazione> {
  let now = started;
  tell(now);
  while (now.stato === 'in_corso') {
    await new Promise((resolve) => setTimeout(resolve, OGNI_MS));
    try {
      now = await client.call('accettazione', { params: { id: now.id_lotto } });
      tell(now);
    } catch (error) {
      if (!hasCodice(error, 'rete')) throw error;
    }
  }
  return now;
}

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
      const started = await client.call('accettazioneAvvia', {
        body: { id_calcolo, filtri: get(proposteFiltersAtom), soglia, movimenti_esclusi },
      });
      const now = await followToEnd(client, started, (each) => set(acceptanceBaseAtom, each));
      if (now.esito === null) {
        set(addToastAtom, {
          severity: now.stato === 'fermato' ? 'info' : 'error',
          titolo: now.stato === 'fermato' ? 'Accettazione fermata' : 'L’accettazione si è interrotta',
          testo: 'Nulla è cambiato: ciò che era già accettato è tornato com’era.',
        });
        return;
      }
      accepted = true;
      const { esito, id_lotto } = now;
      const label = formatCount(esito.accettate, 'abbinamento accettato', 'abbinamenti accettati');
      const done: Decision = {
        label,
        quanti: esito.accettate,
        movimenti: [],
        undo: async () => await client.call('lottoAnnulla', { params: { id: id_lotto } }),
        redo: async (again) => {
          await again(updateFoundAtom);
          await again(acceptAllAtom, choice);
        },
      };
      if (esito.accettate > 0) keepDecision(get, set, done);
      set(addToastAtom, {
        severity: esito.accettate > 0 ? 'success' : 'info',
        titolo: esito.accettate > 0 ? label : 'Nessuna proposta arriva a questa soglia',
        testo:
          esito.saltate.length > 0
            ? `${formatCount(esito.saltate.length, 'lasciata com’era', 'lasciate com’erano')}: ${explainSaltate(esito)}`
            : `Entrate ${formatImporto(esito.entrate)}, uscite ${formatImporto(esito.uscite)}.`,
        ...(esito.accettate > 0 && {
          duration: 15_000,
          azione: { ...makeUndoOffer(set, done), label: 'Annulla tutto' },
        }),
      });
    } finally {
      set(acceptanceBaseAtom, null);
      await refreshSides(set);
    }
  });
  return accepted;
});

/** Stops it; the server takes back what it had accepted. */
export const stopAcceptanceAtom = atom(null, async (get, set) => {
  const now = get(acceptanceBaseAtom);
  if (now?.stato !== 'in_corso') return;
  try {
    await get(clientAtom).call('accettazioneFerma', { params: { id: now.id_lotto } });
  } catch (error) {
    set(addToastAtom, {
      severity: 'error',
      titolo: 'L’accettazione continua',
      testo: describeError(error),
    });
  }
});
