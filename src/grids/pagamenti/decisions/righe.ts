/** Decisions that are no pagamento: movimenti explained without a document, and refused pairs. Each is taken back here. */
import type { AnswerOf } from '#api/client.ts';
import type { PropostaRifiutata } from '#api/contract/abbinamenti.ts';
import type { AssegnazioneDettaglio } from '#api/contract/voci.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, type RighePage } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Setter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { explainRefusal } from '#ui/form.ts';
import type { PagamentiQuery } from '../vista.ts';

const PAGINA = 5_000;
/** Taken back in one call. */
const INSIEME = 5_000;

const domandaBaseAtom = atom<PagamentiQuery | null>(null);
/** Null while neither list is shown. */
export const domandaDecisioniAtom: Atom<PagamentiQuery | null> = atom((get) => get(domandaBaseAtom));
export const setDomandaDecisioniAtom = atom(null, (get, set, domanda: PagamentiQuery | null) => {
  if (JSON.stringify(get(domandaBaseAtom)) !== JSON.stringify(domanda)) set(domandaBaseAtom, domanda);
});

const periodoAtom = atom((get) => {
  const domanda = get(domandaBaseAtom);
  if (!domanda) return null;
  const { id_conto, dal, al } = domanda;
  return {
    ...(id_conto !== null && { id_conto }),
    ...(dal !== null && { dal }),
    ...(al !== null && { al }),
  };
});
const chiaveAtom = atom((get) => JSON.stringify([get(aziendaIdAtom), get(periodoAtom)]));

export const righeSpiegati = createRighe<AssegnazioneDettaglio>({
  getId: ({ id }) => id,
  chiaveAtom,
  descriviErrore: describeError,
  // Whoever explains a movimento, or opens it again, changes its row of the estratto conto: that is what is announced.
  vive: { tutte: true, leggi: async () => [], versione: () => 0 },
  async *load({ get, signal }): AsyncGenerator<RighePage<AssegnazioneDettaglio>> {
    const periodo = get(periodoAtom);
    if (!periodo) return;
    let offset = 0;
    for (;;) {
      const page: AnswerOf<'assegnazioni'> = await get(clientAtom).call('assegnazioni', {
        query: { ...periodo, limit: PAGINA, offset },
        signal,
      });
      yield { righe: page.assegnazioni, totale: page.totale };
      offset += page.assegnazioni.length;
      if (page.assegnazioni.length === 0 || offset >= page.totale) return;
    }
  },
});

export const righeRifiuti = createRighe<PropostaRifiutata>({
  getId: ({ id }) => id,
  chiaveAtom,
  descriviErrore: describeError,
  vive: { area: 'rifiuti', tutte: true, leggi: async () => [], versione: () => 0 },
  async *load({ get, signal }): AsyncGenerator<RighePage<PropostaRifiutata>> {
    const periodo = get(periodoAtom);
    if (!periodo) return;
    const { rifiuti } = await get(clientAtom).call('rifiuti', { query: periodo, signal });
    yield { righe: rifiuti, totale: rifiuti.length };
  },
});

/** Runs it; what goes wrong is told. */
async function tenta(set: Setter, fallito: string, run: () => Promise<{ titolo: string; testo: string }>) {
  try {
    set(addToastAtom, { severity: 'success', ...(await run()) });
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo: fallito, testo: explainRefusal(error) });
  }
}

/** Their movimenti are open again; of a pair, the other side too. */
export const liberaAtom = atom(null, async (get, set, righe: readonly AssegnazioneDettaglio[]) => {
  await tenta(set, 'Non è stato riaperto nulla', async () => {
    let liberate = 0;
    for (let from = 0; from < righe.length; from += INSIEME) {
      const assegnazioni = righe.slice(from, from + INSIEME).map(({ id }) => id);
      liberate += (await get(clientAtom).call('movimentiLibera', { body: { assegnazioni } })).liberate;
    }
    return {
      titolo: formatCount(liberate, 'spiegazione tolta', 'spiegazioni tolte'),
      testo: 'I loro movimenti sono di nuovo da abbinare.',
    };
  });
  await set(righeSpiegati.caricaAtom);
});

export const dimenticaAtom = atom(null, async (get, set, righe: readonly PropostaRifiutata[]) => {
  await tenta(set, 'Nessun rifiuto tolto', async () => {
    const ids = righe.map(({ id }) => id);
    const { eliminati } = await get(clientAtom).call('rifiutiElimina', { body: { ids } });
    return {
      titolo: formatCount(eliminati.length, 'rifiuto tolto', 'rifiuti tolti'),
      testo: 'Alla prossima ricerca si possono proporre di nuovo.',
    };
  });
  await set(righeRifiuti.caricaAtom);
});
