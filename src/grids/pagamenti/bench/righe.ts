/** The two sides of the bench: open movimenti with what would settle them, and open partite. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { describeError } from '#api/errors.ts';
import { type CambioRiga, createRighe, type RighePage, type Righe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import type { Vicinanza } from './nearness.ts';
import { domandaAtom, isChiesta, isPerProposte } from './query.ts';
import { readPages, readById, readPrese, withoutNulls } from './read-righe.ts';
import { leggiTrovateAtom, notaCalcoloAtom, notaResiduiAtom, trovateAtom, type Trovate } from './proposte.ts';

/** What was done with a movimento since the page was read; it stays in sight until it is read again. */
export type EsitoRiga = 'accettata' | 'rifiutata' | 'a_mano' | 'spiegata';

export interface RigaMovimento extends RigaEstratto {
  conto: string | null;
  /** The best proposal, and how many there are. */
  proposta: PropostaWire | null;
  proposte: number;
  /** The best proposal in words: whom and which documents. */
  chi: string | null;
  documenti: string | null;
  esito: EsitoRiga | null;
  /** The best proposal that was just refused: the row keeps the place it had by it. */
  rifiutata: PropostaWire | null;
  preso_da: string | null;
  /** It was explained before the page was read. */
  lettaChiusa: boolean;
}

export interface RigaPartita extends RigaEstratto {
  /** Part of a proposal for the movimento in hand. */
  proposta: boolean;
  /** How near it is to that movimento; null: no nearer than any other. */
  vicinanza: Vicinanza | null;
  preso_da: string | null;
}

const contiBaseAtom = atom<readonly Conto[]>([]);
/** Of the azienda's conti, by id. */
export const nomiContiAtom: Atom<ReadonlyMap<number, string>> = atom(
  (get) => new Map(get(contiBaseAtom).map(({ id, nome }) => [id, nome])),
);
const preseBaseAtom = atom<ReadonlyMap<number, string>>(new Map<number, string>());
const decisiBaseAtom = atom<ReadonlyMap<number, EsitoRiga>>(new Map<number, EsitoRiga>());
/** What was decided here of these movimenti: a reading begun before would otherwise show them as somebody else's. */
export const ricordaDecisiAtom = atom(null, (get, set, movimenti: ReadonlySet<number>, esito: EsitoRiga) =>
  set(decisiBaseAtom, new Map([...get(decisiBaseAtom), ...[...movimenti].map((id) => [id, esito] as const)])),
);
/** A column is filtered by the words it shows. */
const conStato = (valori: readonly string[]): string =>
  JSON.stringify([{ campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori } }]);
const APERTE = conStato(['Aperta', 'Parziale']);
const CHIUSE = conStato(['Chiusa', 'Ignorata']);
const chiusa = ({ stato }: RigaEstratto): boolean => stato === 'chiusa' || stato === 'ignorata';

const unici = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];

/** `FT 12, FT 14 e altri 3`. */
function elenco(values: readonly string[], massimo = 3): string | null {
  if (values.length === 0) return null;
  const rest = values.length - massimo;
  return rest > 0 ? `${values.slice(0, massimo).join(', ')} e altri ${rest}` : values.join(', ');
}

const NIENTE = { proposta: null, proposte: 0, chi: null, documenti: null };

/** What the proposals say of a movimento, as its row shows it. */
export function getProposta(
  id: number,
  { perMovimento, righe }: Trovate,
): Pick<RigaMovimento, 'proposta' | 'proposte' | 'chi' | 'documenti'> {
  const found = perMovimento.get(id) ?? [];
  const [best] = found;
  if (!best) return NIENTE;
  const partite = best.partite.map((parte) => righe.get(parte.id));
  return {
    proposta: best,
    proposte: found.length,
    chi: elenco(unici(partite.map((riga) => riga?.ragione_sociale ?? null)), 2),
    documenti: elenco(unici(partite.map((riga) => riga?.numero_documento ?? null))),
  };
}

const propostaDiRiga = ({ proposta, proposte, chi, documenti }: RigaMovimento) => ({
  proposta,
  proposte,
  chi,
  documenti,
});

export function toMovimento(get: Getter, riga: RigaEstratto): RigaMovimento {
  return {
    ...riga,
    conto: get(contiBaseAtom).find(({ id }) => id === riga.id_conto)?.nome ?? null,
    // Of a row that a colleague settled meanwhile nothing is proposed any more.
    ...(chiusa(riga) ? NIENTE : getProposta(riga.id, get(trovateAtom))),
    esito: null,
    rifiutata: null,
    preso_da: get(preseBaseAtom).get(riga.id) ?? null,
    lettaChiusa: false,
  };
}

const toPartita = (get: Getter, riga: RigaEstratto): RigaPartita => ({
  ...riga,
  proposta: false,
  vicinanza: null,
  preso_da: get(preseBaseAtom).get(riga.id) ?? null,
});

const leggiNomiAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const client = get(clientAtom);
  const [{ conti }, prese] = await Promise.all([
    client.call('conti', { signal }),
    readPrese(get, signal),
    set(leggiTrovateAtom, signal),
  ]);
  set(contiBaseAtom, conti);
  set(preseBaseAtom, prese);
});

const conChiuseBaseAtom = atom(false);
/** True once what is already explained has been asked for: it is read too, after what is open. */
export const conChiuseAtom: Atom<boolean> = atom((get) => get(conChiuseBaseAtom));
export const setConChiuseAtom = atom(null, (_get, set) => set(conChiuseBaseAtom, true));
const chiuseBaseAtom = atom(0);
/** Movimenti that were explained before the page was read. */
export const chiuseAtom: Atom<number> = atom((get) => get(chiuseBaseAtom));

export const righeMovimenti: Righe<RigaMovimento> = createRighe<RigaMovimento>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(domandaAtom), get(conChiuseAtom)])),
  descriviErrore: describeError,
  vive: {
    versione: ({ versione }) => versione,
    leggi: async ({ get, signal }, ids) => {
      const read = await readById(get, ids, signal);
      const { archivio } = get(righeMovimenti.vistaAtom);
      // One's own decision stays told as such, for as long as it stands.
      return read.map((riga) => {
        const before = archivio.get(riga.id);
        const esito = chiusa(riga) ? (before?.esito ?? get(decisiBaseAtom).get(riga.id) ?? null) : null;
        // It keeps its place in the order: a row that was just decided must not run away with the focus.
        return { ...toMovimento(get, riga), ...(before && esito !== null && propostaDiRiga(before)), esito };
      });
    },
  },
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaMovimento>> {
    const domanda = get(domandaAtom);
    if (!domanda) return;
    // What was decided before is in what is read now, and may be taken back and decided by another later.
    set(decisiBaseAtom, new Map());
    await set(leggiNomiAtom, signal);
    const { id_conto, dal, al, id_imp, id_soggetto, id_agente, id_mandante } = domanda;
    const query = { natura: 'movimento' as const, sort: '-data', ...withoutNulls({ id_conto, dal, al }) };
    for await (const page of readPages(get, APERTE, query, signal)) {
      const righe = page.map((riga) => toMovimento(get, riga));
      yield { righe: righe.filter((riga) => isChiesta(domanda, riga)), totale: null };
    }
    const loro = { ...query, ...withoutNulls({ id_imp, id_soggetto, id_agente, id_mandante }) };
    const count = get(clientAtom).call('estrattoTotali', {
      query: {
        ...withoutNulls({ id_conto, dal, al, id_imp, id_soggetto, id_agente, id_mandante }),
        natura: 'movimento',
        filtri: CHIUSE,
      },
      signal,
    });
    set(chiuseBaseAtom, (await count).totale);
    if (!get(conChiuseBaseAtom)) return;
    for await (const page of readPages(get, CHIUSE, loro, signal))
      yield { righe: page.map((riga) => ({ ...toMovimento(get, riga), lettaChiusa: true })), totale: null };
  },
});

/** Movimenti, still to be decided, whose best proposal is another by now, or none; `tranne` these. */
export function listReproposed(get: Getter, tranne?: ReadonlySet<number>): CambioRiga<RigaMovimento>[] {
  const trovate = get(trovateAtom);
  return [...get(righeMovimenti.vistaAtom).archivio.tutte()].flatMap((riga) => {
    if (riga.esito !== null || chiusa(riga) || tranne?.has(riga.id) === true) return [];
    const best = trovate.perMovimento.get(riga.id)?.[0] ?? null;
    return best === riga.proposta ? [] : [{ id: riga.id, campi: getProposta(riga.id, trovate) }];
  });
}

/** What a search found, shown where the rows stand; read anew where it also says which rows are asked for. */
export const mostraTrovateAtom = atom(null, async (get, set): Promise<void> => {
  const domanda = get(domandaAtom);
  // Rows that are being read bring it with them.
  if (!domanda || !(await set(notaCalcoloAtom))) return;
  if (isPerProposte(domanda)) return await set(righeMovimenti.caricaAtom);
  await set(leggiTrovateAtom);
  set(righeMovimenti.modificaAtom, listReproposed(get));
});

export const righePartite = createRighe<RigaPartita>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => {
    const domanda = get(domandaAtom);
    return JSON.stringify([
      get(aziendaIdAtom),
      domanda && [domanda.id_soggetto, domanda.id_agente, domanda.id_mandante],
    ]);
  }),
  descriviErrore: describeError,
  vive: {
    versione: ({ versione }) => versione,
    leggi: async ({ get, set, signal }, ids) => {
      const read = await readById(get, ids, signal);
      // What a colleague settled cannot be settled by what was proposed before.
      set(
        notaResiduiAtom,
        new Map(read.map((riga) => [riga.id, riga.stato === 'ignorata' ? 0 : riga.residuo])),
      );
      set(righeMovimenti.modificaAtom, listReproposed(get));
      return read.map((riga) => toPartita(get, riga));
    },
  },
  async *load({ get, signal }): AsyncGenerator<RighePage<RigaPartita>> {
    const domanda = get(domandaAtom);
    if (!domanda) return;
    const { id_soggetto, id_agente, id_mandante } = domanda;
    const query = {
      natura: 'partita' as const,
      sort: 'scadenza',
      ...withoutNulls({ id_soggetto, id_agente, id_mandante }),
    };
    for await (const page of readPages(get, APERTE, query, signal))
      yield { righe: page.map((riga) => toPartita(get, riga)), totale: null };
  },
});

const mani = (righe: Iterable<{ id: number; preso_da: string | null }>, prese: ReadonlyMap<number, string>) =>
  [...righe].flatMap(({ id, preso_da: before }) => {
    const preso_da = prese.get(id) ?? null;
    return preso_da === before ? [] : [{ id, campi: { preso_da } }];
  });

/** Reads again who holds which rows, and shows it on both sides. */
export const rileggiPreseAtom = atom(null, async (get, set) => {
  const prese = await readPrese(get);
  set(preseBaseAtom, prese);
  set(righeMovimenti.modificaAtom, mani(get(righeMovimenti.vistaAtom).archivio.tutte(), prese));
  set(righePartite.modificaAtom, mani(get(righePartite.vistaAtom).archivio.tutte(), prese));
});
