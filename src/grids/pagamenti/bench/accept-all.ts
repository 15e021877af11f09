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

type Esito = NonNullable<Accettazione['esito']>;

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

const countAccepted = ({ accettate }: Esito): string =>
  formatCount(accettate, 'abbinamento accettato', 'abbinamenti accettati');

const describeOutcome = (esito: Esito): string =>
  esito.saltate.length > 0
    ? `${formatCount(esito.saltate.length, 'lasciata com’era', 'lasciate com’erano')}: ${explainSaltate(esito)}`
    : `Entrate ${formatImporto(esito.entrate)}, uscite ${formatImporto(esito.uscite)}.`;

const tellBrokenOffAtom = atom(null, (_get, set, { stato }: Accettazione) =>
  set(addToastAtom, {
    severity: stato === 'fermato' ? 'info' : 'error',
    titolo: stato === 'fermato' ? 'Accettazione fermata' : 'L’accettazione si è interrotta',
    testo: 'Nulla è cambiato: ciò che era già accettato è tornato com’era.',
  }),
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
      const started = await client.call('accettazioneAvvia', {
        body: { id_calcolo, filtri: get(proposteFiltersAtom), soglia, movimenti_esclusi },
      });
      const now = await followToEnd(client, started, (each) => set(acceptanceBaseAtom, each));
      if (now.esito === null) {
        set(tellBrokenOffAtom, now);
        return;
      }
      accepted = true;
      const { esito, id_lotto } = now;
      const label = countAccepted(esito);
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
        testo: describeOutcome(esito),
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

/** Acceptances are among the latest actions of the azienda while they are under way. */
const LATEST = 10;

/**
 * Follows to its end an acceptance that this page did not begin: a colleague's, or that of a page which was closed in the
 * middle of it. Does nothing where none is under way, or where this page follows one already.
 */
export const followAcceptanceAtom = atom(null, async (get, set): Promise<void> => {
  const isAtIt = () => get(busyAtom) || get(acceptanceBaseAtom) !== null;
  if (isAtIt()) return;
  const client = get(clientAtom);
  try {
    const { lotti } = await client.call('lottiAbbinamenti', { query: { limit: LATEST } });
    const running = lotti.find(({ tipo, stato }) => tipo === 'proposte' && stato === 'in_corso');
    if (!running || isAtIt()) return;
    const started = await client.call('accettazione', { params: { id: running.id_lotto } });
    if (started.stato !== 'in_corso' || isAtIt()) return;
    const now = await followToEnd(client, started, (each) => set(acceptanceBaseAtom, each));
    if (now.esito === null) set(tellBrokenOffAtom, now);
    else
      set(addToastAtom, {
        severity: 'success',
        titolo: countAccepted(now.esito),
        testo: `${describeOutcome(now.esito)} Si annulla da Azioni.`,
      });
  } catch (error) {
    // It went with its azienda, or the page is in another by now.
    if (!hasCodice(error, 'non_trovato')) throw error;
    return;
  } finally {
    if (!get(busyAtom)) set(acceptanceBaseAtom, null);
  }
  await refreshSides(set);
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
