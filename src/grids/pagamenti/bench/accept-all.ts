/** Everything from a score on: what would happen, the acceptance followed to its end, and the way to stop it. */
import type { AnswerOf } from '#api/client.ts';
import type { Accettazione } from '#api/contract/abbinamenti.ts';
import { describeError } from '#api/errors.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { annullaFattoAtom } from './undo.ts';
import { explainSaltate } from './decide.ts';
import { runDecision, type Decision, occupatoAtom, keepDecision, refreshSides } from './decision.ts';
import { aggiornaTrovateAtom, filtriProposteAtom, trovateAtom } from './proposte.ts';

const OGNI_MS = 300;

const accettazioneBaseAtom = atom<Accettazione | null>(null);
/** The acceptance under way, with how far it is. */
export const accettazioneAtom: Atom<Accettazione | null> = atom((get) => get(accettazioneBaseAtom));

/** What is accepted together: from a score on, without what a person took off the list. */
export interface SceltaInsieme {
  soglia: number;
  /** Ids of movimenti. */
  movimenti_esclusi: readonly number[];
}

/** What accepting them would do; writes nothing. */
export const anteprimaAtom = atom(
  null,
  (get, _set, { soglia, movimenti_esclusi }: SceltaInsieme): Promise<AnswerOf<'proposteAccetta'>> | null => {
    const { id_calcolo } = get(trovateAtom);
    if (id_calcolo === null) return null;
    const filtri = get(filtriProposteAtom);
    return get(clientAtom).call('proposteAccetta', {
      body: { id_calcolo, filtri, soglia, movimenti_esclusi: [...movimenti_esclusi], anteprima: true },
    });
  },
);

/** Accepts them in one action that one action takes back. True when it came to its end. */
export const accettaTutteAtom = atom(null, async (get, set, scelta: SceltaInsieme): Promise<boolean> => {
  const { soglia } = scelta;
  const movimenti_esclusi = [...scelta.movimenti_esclusi];
  const { id_calcolo } = get(trovateAtom);
  if (id_calcolo === null || get(occupatoAtom)) return false;
  const client = get(clientAtom);
  let accepted = false;
  await runDecision(set, 'Non è stato accettato nulla', async () => {
    try {
      let now = await client.call('accettazioneAvvia', {
        body: { id_calcolo, filtri: get(filtriProposteAtom), soglia, movimenti_esclusi },
      });
      set(accettazioneBaseAtom, now);
      while (now.stato === 'in_corso') {
        await new Promise((resolve) => setTimeout(resolve, OGNI_MS));
        now = await client.call('accettazione', { params: { id: now.id_lotto } });
        set(accettazioneBaseAtom, now);
      }
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
      const etichetta = formatCount(esito.accettate, 'abbinamento accettato', 'abbinamenti accettati');
      const fatto: Decision = {
        etichetta,
        quanti: esito.accettate,
        disfa: async () => await client.call('lottoAnnulla', { params: { id: id_lotto } }),
        rifai: async (again) => {
          await again(aggiornaTrovateAtom);
          await again(accettaTutteAtom, scelta);
        },
      };
      if (esito.accettate > 0) keepDecision(get, set, fatto);
      set(addToastAtom, {
        severity: esito.accettate > 0 ? 'success' : 'info',
        titolo: esito.accettate > 0 ? etichetta : 'Nessuna proposta arriva a questa soglia',
        testo:
          esito.saltate.length > 0
            ? `${formatCount(esito.saltate.length, 'lasciata com’era', 'lasciate com’erano')}: ${explainSaltate(esito)}`
            : `Entrate ${formatImporto(esito.entrate)}, uscite ${formatImporto(esito.uscite)}.`,
        ...(esito.accettate > 0 && {
          durata: 15_000,
          azione: { label: 'Annulla tutto', run: () => void set(annullaFattoAtom, fatto) },
        }),
      });
    } finally {
      set(accettazioneBaseAtom, null);
      await refreshSides(set);
    }
  });
  return accepted;
});

/** Stops it; the server takes back what it had accepted. */
export const fermaAccettazioneAtom = atom(null, async (get, set) => {
  const now = get(accettazioneBaseAtom);
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
