/** The soggetti of the role in view, and the one path of every change to them. */
import {
  campiSoggettoSchema,
  dettagliSoggettiSchema,
  MAX_MODIFICHE_SOGGETTI,
  type RuoloSoggetto,
  type Soggetto,
} from '#api/contract/soggetti.ts';
import type { AnswerOf } from '#api/client.ts';
import { ApiError, describeError, parseDettagli } from '#api/errors.ts';
import { createEditEngine, createRighe, type EsitoSalvataggio, type RighePage } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { type RigaAnagrafica, toCampi, toRiga } from './row.ts';

const roleBaseAtom = atom<RuoloSoggetto | null>(null);
/** The role in view; null for all. */
export const roleAtom: Atom<RuoloSoggetto | null> = atom((get) => get(roleBaseAtom));
export const setRoleAtom = atom(null, (_get, set, role: RuoloSoggetto | null) => set(roleBaseAtom, role));

/** The first page fills the screen at once; the others are large, to be few. */
const PRIMA_PAGINA = 300;
const PAGINA = 10_000;

export const righeSoggetti = createRighe<RigaAnagrafica>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(roleAtom)])),
  vive: {
    area: 'anagrafiche',
    versione: ({ versione }) => versione,
    async read({ get, signal }, ids) {
      const query = { ids: ids.join(','), limit: Math.max(1, ids.length) };
      const { soggetti } = await get(clientAtom).call('soggetti', { query, signal });
      return soggetti.map((soggetto) => toRiga(soggetto));
    },
  },
  async *load({ get, signal }): AsyncGenerator<RighePage<RigaAnagrafica>> {
    const ruolo = get(roleAtom);
    const { store: prima } = get(righeSoggetti.vistaAtom);
    let cursor: number | null = null;
    let limit = PRIMA_PAGINA;
    do {
      const query = { limit, ...(ruolo && { ruolo }), ...(cursor !== null && { cursor }) };
      const page: AnswerOf<'soggetti'> = await get(clientAtom).call('soggetti', { query, signal });
      const righe = page.soggetti.map((soggetto) => toRiga(soggetto, prima.get(soggetto.id)));
      yield { righe, totale: page.totale };
      ({ cursor } = page);
      limit = PAGINA;
    } while (cursor !== null);
  },
});

const byId = (righe: readonly Soggetto[]) => righe.map((riga) => ({ id: riga.id, campi: toRiga(riga) }));

/** A refusal as a value. An error that is none of the server's is a bug and goes on its way. */
function toOutcome(error: unknown): EsitoSalvataggio<RigaAnagrafica> {
  const stale = parseDettagli(error, 'versione_superata', dettagliSoggettiSchema);
  if (stale) return { tipo: 'superate', attuali: byId(stale.attuali), mancanti: stale.mancanti };
  if (error instanceof ApiError)
    return { tipo: 'rifiutate', testo: describeError(error), senzaRisposta: error.code === 'rete' };
  throw error;
}

export const soggettiEdits = createEditEngine<RigaAnagrafica>({
  righe: righeSoggetti,
  massimo: MAX_MODIFICHE_SOGGETTI,
  async save({ get, azienda }, requests) {
    const cambia = requests.map(({ riga, campi }) => ({
      id: riga.id,
      versione: riga.versione,
      campi: campiSoggettoSchema.parse(toCampi(riga, campi)),
    }));
    try {
      const { cambiati } = await get(clientAtom).call('soggettiModifica', { body: { cambia }, azienda });
      return { tipo: 'salvate', righe: byId(cambiati) };
    } catch (error) {
      return toOutcome(error);
    }
  },
});

/** Puts what the server answered about one soggetto into its row. */
export const showSoggettoAtom = atom(null, (_get, set, soggetto: Soggetto) =>
  set(righeSoggetti.changeAtom, [{ id: soggetto.id, campi: toRiga(soggetto) }]),
);

/** A soggetto just made takes its place among the rows, if they are of its role; while they are being read, they bring it. */
export const showNewAtom = atom(null, (get, set, soggetto: Soggetto) => {
  const role = get(roleAtom);
  const { stato, store } = get(righeSoggetti.vistaAtom);
  if (stato.tipo !== 'pronto') return set(righeSoggetti.loadAtom);
  if (role !== null && !soggetto.ruoli.includes(role)) return undefined;
  store.add([toRiga(soggetto)]);
  return set(showSoggettoAtom, soggetto);
});
