/** Decisions that are no pagamento: movimenti explained without a document, and refused pairs. Each is taken back here. */
import type { PropostaRifiutata } from '#api/contract/abbinamenti.ts';
import type { AssegnazioneDettaglio } from '#api/contract/voci.ts';
import { createRighe, readByOffset } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { PagamentiQuery } from '../vista.ts';
import { runToldAtom } from '#ui/told.ts';

const PAGINA = 5_000;
/** Taken back in one call. */
const TOGETHER = 5_000;

const questionBaseAtom = atom<PagamentiQuery | null>(null);
/** Null while neither list is shown. */
export const decisionsQuestionAtom: Atom<PagamentiQuery | null> = atom((get) => get(questionBaseAtom));
export const setDecisionsQuestionAtom = atom(null, (get, set, question: PagamentiQuery | null) => {
  if (JSON.stringify(get(questionBaseAtom)) !== JSON.stringify(question)) set(questionBaseAtom, question);
});

const periodAtom = atom((get) => {
  const question = get(questionBaseAtom);
  if (!question) return null;
  const { id_conto, dal, al } = question;
  return {
    ...(id_conto !== null && { id_conto }),
    ...(dal !== null && { dal }),
    ...(al !== null && { al }),
  };
});
const chiaveAtom = atom((get) => JSON.stringify([get(aziendaIdAtom), get(periodAtom)]));

export const righeSpiegati = createRighe<AssegnazioneDettaglio>({
  getId: ({ id }) => id,
  chiaveAtom,
  // Whoever explains a movimento, or opens it again, changes its row of the estratto conto: that is what is announced.
  vive: { all: true, read: async () => [], versione: () => 0 },
  async *load({ get, signal }) {
    const period = get(periodAtom);
    if (!period) return;
    yield* readByOffset(async (offset) => {
      const query = { ...period, limit: PAGINA, offset };
      const { assegnazioni, totale } = await get(clientAtom).call('assegnazioni', { query, signal });
      return { righe: assegnazioni, totale };
    });
  },
});

export const righeRifiuti = createRighe<PropostaRifiutata>({
  getId: ({ id }) => id,
  chiaveAtom,
  vive: { area: 'rifiuti', all: true, read: async () => [], versione: () => 0 },
  async load({ get, signal }) {
    const period = get(periodAtom);
    return period ? (await get(clientAtom).call('rifiuti', { query: period, signal })).rifiuti : [];
  },
});

/** Their movimenti are open again; of a pair, the other side too. */
export const freeAtom = atom(null, async (get, set, righe: readonly AssegnazioneDettaglio[]) => {
  await set(runToldAtom, 'Non è stato riaperto nulla', async () => {
    let freed = 0;
    for (let from = 0; from < righe.length; from += TOGETHER) {
      const assegnazioni = righe.slice(from, from + TOGETHER).map(({ id }) => id);
      freed += (await get(clientAtom).call('movimentiLibera', { body: { assegnazioni } })).liberate;
    }
    return {
      titolo: formatCount(freed, 'spiegazione tolta', 'spiegazioni tolte'),
      testo: 'I loro movimenti sono di nuovo da abbinare.',
    };
  });
  await set(righeSpiegati.loadAtom);
});

export const forgetAtom = atom(null, async (get, set, righe: readonly PropostaRifiutata[]) => {
  await set(runToldAtom, 'Nessun rifiuto tolto', async () => {
    const ids = righe.map(({ id }) => id);
    const { eliminati } = await get(clientAtom).call('rifiutiElimina', { body: { ids } });
    return {
      titolo: formatCount(eliminati.length, 'rifiuto tolto', 'rifiuti tolti'),
      testo: 'Alla prossima ricerca si possono proporre di nuovo.',
    };
  });
  await set(righeRifiuti.loadAtom);
});
