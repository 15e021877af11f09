/** The two sides of the bench: open movimenti with what would settle them, and open partite. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { ChiusaDa, RigaChiusa, RigaEstratto } from '#api/contract/estratto-conto.ts';
import { type CambioRiga, createRighe, type RighePage, type Righe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import type { Nearness } from './nearness.ts';
import { returnedAtom } from './places.ts';
import { questionAtom, isAsked, isPerProposte } from './query.ts';
import { readPages, readById, readPrese, withoutNulls } from './read-righe.ts';
import { readFoundAtom, computationNoteAtom, residuiNoteAtom, foundAtom, type Found } from './proposte.ts';

/** What was done with a movimento since the page was read; it stays in sight until it is read again. */
export type EsitoRiga = 'accettata' | 'rifiutata' | 'a_mano' | 'spiegata';

export interface RigaMovimento extends RigaEstratto {
  conto: string | null;
  /** The best proposal, and how many there are. */
  proposta: PropostaWire | null;
  proposte: number;
  /** The best proposal in words: whom and which documents; of what is explained, what explains it. */
  chi: string | null;
  documenti: string | null;
  /** Who explained it, and how. */
  decisa: string | null;
  esito: EsitoRiga | null;
  /** One that was just refused, or whose acceptance was taken back: the row keeps the place it had by it. */
  placedBy: PropostaWire | null;
  preso_da: string | null;
  /** It was explained before the page was read. */
  lettaChiusa: boolean;
}

/** What a movimento counts for on the desk: what is left of it to explain, or, once explained, all of it. */
export const getQuanto = ({ lettaChiusa, importo, residuo }: RigaMovimento): RigaMovimento['importo'] =>
  lettaChiusa ? importo : residuo;

export interface RigaPartita extends RigaEstratto {
  /** Part of a proposal for the movimento in hand. */
  proposta: boolean;
  /** How near it is to that movimento; null: no nearer than any other. */
  vicinanza: Nearness | null;
  preso_da: string | null;
}

const contiBaseAtom = atom<readonly Conto[]>([]);
/** Of the azienda's conti, by id. */
export const contiNamesAtom: Atom<ReadonlyMap<number, string>> = atom(
  (get) => new Map(get(contiBaseAtom).map(({ id, nome }) => [id, nome])),
);
const preseBaseAtom = atom<ReadonlyMap<number, string>>(new Map<number, string>());
const decidedBaseAtom = atom<ReadonlyMap<number, EsitoRiga>>(new Map<number, EsitoRiga>());
/** What was decided here of these movimenti: a reading begun before would otherwise show them as somebody else's. */
export const rememberDecidedAtom = atom(
  null,
  (get, set, movimenti: ReadonlySet<number>, outcome: EsitoRiga) =>
    set(
      decidedBaseAtom,
      new Map([...get(decidedBaseAtom), ...[...movimenti].map((id) => [id, outcome] as const)]),
    ),
);
/** A column is filtered by the words it shows. */
const withState = (valori: readonly string[]): string =>
  JSON.stringify([{ campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori } }]);
const APERTE = withState(['Aperta', 'Parziale']);
const CHIUSE = withState(['Chiusa', 'Ignorata']);
const closed = ({ stato }: RigaEstratto): boolean => stato === 'chiusa' || stato === 'ignorata';

const unique = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];

/** `FT 12, FT 14 e altri 3`. */
function list(values: readonly string[], max = 3): string | null {
  if (values.length === 0) return null;
  const rest = values.length - max;
  return rest > 0 ? `${values.slice(0, max).join(', ')} e altri ${rest}` : values.join(', ');
}

const NOTHING = { proposta: null, proposte: 0, chi: null, documenti: null };

/** What the proposals say of a movimento, as its row shows it. */
export function getProposta(
  id: number,
  { perMovimento, righe }: Found,
): Pick<RigaMovimento, 'proposta' | 'proposte' | 'chi' | 'documenti'> {
  const found = perMovimento.get(id) ?? [];
  const [best] = found;
  if (!best) return NOTHING;
  const partite = best.partite.map((part) => righe.get(part.id));
  return {
    proposta: best,
    proposte: found.length,
    chi: list(unique(partite.map((riga) => riga?.ragione_sociale ?? null)), 2),
    documenti: list(unique(partite.map((riga) => riga?.numero_documento ?? null))),
  };
}

/** What closes a movimento, in the words of a proposal: its soggetti, or the voci. */
const toClosed = ({ soggetti = [], documenti = [], voci = [], autori = [] }: ChiusaDa) => ({
  proposta: null,
  proposte: 0,
  chi: list(unique([...soggetti, ...voci]), 2),
  documenti: list(documenti),
  decisa: list(autori, 2),
});

const propostaOfRiga = ({ proposta, proposte, chi, documenti }: RigaMovimento) => ({
  proposta,
  proposte,
  chi,
  documenti,
});

function toMovimento(get: Getter, { chiusa_da, ...riga }: RigaChiusa): RigaMovimento {
  // Of a row that a colleague settled meanwhile nothing is proposed any more.
  const proposed = closed(riga) ? toClosed(chiusa_da ?? {}) : getProposta(riga.id, get(foundAtom));
  const waits = !closed(riga) && proposed.proposta === null;
  return {
    ...riga,
    conto: get(contiBaseAtom).find(({ id }) => id === riga.id_conto)?.nome ?? null,
    decisa: null,
    ...proposed,
    esito: null,
    placedBy: waits ? (get(returnedAtom).get(riga.id) ?? null) : null,
    preso_da: get(preseBaseAtom).get(riga.id) ?? null,
    lettaChiusa: false,
  };
}

const toPartita = (get: Getter, { chiusa_da: _closed, ...riga }: RigaChiusa): RigaPartita => ({
  ...riga,
  proposta: false,
  vicinanza: null,
  preso_da: get(preseBaseAtom).get(riga.id) ?? null,
});

const readNamesAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const client = get(clientAtom);
  const [{ conti }, prese] = await Promise.all([
    client.call('conti', { signal }),
    readPrese(get, signal),
    set(readFoundAtom, signal),
  ]);
  set(contiBaseAtom, conti);
  set(preseBaseAtom, prese);
});

const withClosedBaseAtom = atom(false);
/** True once what is already explained has been asked for: it is read too, after what is open. */
export const withClosedAtom: Atom<boolean> = atom((get) => get(withClosedBaseAtom));
export const setWithClosedAtom = atom(null, (_get, set) => set(withClosedBaseAtom, true));
const closedBaseAtom = atom(0);
/** Movimenti that were explained before the page was read. */
export const closedOnesAtom: Atom<number> = atom((get) => get(closedBaseAtom));

export const righeMovimenti: Righe<RigaMovimento> = createRighe<RigaMovimento>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(questionAtom), get(withClosedAtom)])),
  vive: {
    versione: ({ versione }) => versione,
    read: async ({ get, signal }, ids) => {
      const read = await readById(get, ids, signal);
      const { store } = get(righeMovimenti.vistaAtom);
      // One's own decision stays told as such, for as long as it stands.
      return read.map((riga) => {
        const before = store.get(riga.id);
        const esito = closed(riga) ? (before?.esito ?? get(decidedBaseAtom).get(riga.id) ?? null) : null;
        const lettaChiusa = closed(riga) && before?.lettaChiusa === true;
        // It keeps its place in the order: a row that was just decided must not run away with the focus.
        const kept = before && esito !== null ? propostaOfRiga(before) : null;
        return { ...toMovimento(get, riga), ...kept, esito, lettaChiusa };
      });
    },
  },
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaMovimento>> {
    const question = get(questionAtom);
    if (!question) return;
    // What was decided before is in what is read now, and may be taken back and decided by another later.
    set(decidedBaseAtom, new Map());
    await set(readNamesAtom, signal);
    const { id_conto, dal, al, id_imp, id_soggetto, id_agente, id_mandante } = question;
    const query = { natura: 'movimento' as const, sort: '-data', ...withoutNulls({ id_conto, dal, al }) };
    for await (const page of readPages(get, APERTE, query, signal)) {
      const righe = page.map((riga) => toMovimento(get, riga));
      yield { righe: righe.filter((riga) => isAsked(question, riga)), totale: null };
    }
    const theirs = { ...query, ...withoutNulls({ id_imp, id_soggetto, id_agente, id_mandante }) };
    const count = get(clientAtom).call('estrattoTotali', {
      query: {
        ...withoutNulls({ id_conto, dal, al, id_imp, id_soggetto, id_agente, id_mandante }),
        natura: 'movimento',
        filtri: CHIUSE,
      },
      signal,
    });
    set(closedBaseAtom, (await count).totale);
    if (!get(withClosedBaseAtom)) return;
    for await (const page of readPages(get, CHIUSE, theirs, signal))
      yield { righe: page.map((riga) => ({ ...toMovimento(get, riga), lettaChiusa: true })), totale: null };
  },
});

/** Movimenti, still to be decided, whose best proposal is another by now, or none; `except` these. */
export function listReproposed(get: Getter, except?: ReadonlySet<number>): CambioRiga<RigaMovimento>[] {
  const found = get(foundAtom);
  return [...get(righeMovimenti.vistaAtom).store.listAll()].flatMap((riga) => {
    if (riga.esito !== null || closed(riga) || except?.has(riga.id) === true) return [];
    const best = found.perMovimento.get(riga.id)?.[0] ?? null;
    if (best === riga.proposta) return [];
    const returned = best !== null && get(returnedAtom).has(riga.id);
    return [{ id: riga.id, campi: { ...getProposta(riga.id, found), ...(returned && { placedBy: null }) } }];
  });
}

/** What a search found, shown where the rows stand; read anew where it also says which rows are asked for. */
export const showFoundAtom = atom(null, async (get, set): Promise<void> => {
  const question = get(questionAtom);
  // Rows that are being read bring it with them.
  if (!question || !(await set(computationNoteAtom))) return;
  if (isPerProposte(question)) return await set(righeMovimenti.loadAtom);
  await set(readFoundAtom);
  set(righeMovimenti.changeAtom, listReproposed(get));
});

export const righePartite = createRighe<RigaPartita>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => {
    const question = get(questionAtom);
    return JSON.stringify([
      get(aziendaIdAtom),
      question && [question.id_soggetto, question.id_agente, question.id_mandante],
    ]);
  }),
  vive: {
    versione: ({ versione }) => versione,
    read: async ({ get, set, signal }, ids) => {
      const read = await readById(get, ids, signal);
      // What a colleague settled cannot be settled by what was proposed before.
      set(
        residuiNoteAtom,
        new Map(read.map((riga) => [riga.id, riga.stato === 'ignorata' ? 0 : riga.residuo])),
      );
      set(righeMovimenti.changeAtom, listReproposed(get));
      return read.map((riga) => toPartita(get, riga));
    },
  },
  async *load({ get, signal }): AsyncGenerator<RighePage<RigaPartita>> {
    const question = get(questionAtom);
    if (!question) return;
    const { id_soggetto, id_agente, id_mandante } = question;
    const query = {
      natura: 'partita' as const,
      sort: 'scadenza',
      ...withoutNulls({ id_soggetto, id_agente, id_mandante }),
    };
    for await (const page of readPages(get, APERTE, query, signal))
      yield { righe: page.map((riga) => toPartita(get, riga)), totale: null };
  },
});

const hands = (
  righe: Iterable<{ id: number; preso_da: string | null }>,
  prese: ReadonlyMap<number, string>,
) =>
  [...righe].flatMap(({ id, preso_da: before }) => {
    const preso_da = prese.get(id) ?? null;
    return preso_da === before ? [] : [{ id, campi: { preso_da } }];
  });

/** Reads again who holds which rows, and shows it on both sides. */
export const rereadTakenAtom = atom(null, async (get, set) => {
  const prese = await readPrese(get);
  set(preseBaseAtom, prese);
  set(righeMovimenti.changeAtom, hands(get(righeMovimenti.vistaAtom).store.listAll(), prese));
  set(righePartite.changeAtom, hands(get(righePartite.vistaAtom).store.listAll(), prese));
});
