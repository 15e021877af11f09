/** The two sides of the bench: open movimenti with what would settle them, and open partite. */
import type { AnswerOf, RequestOf } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { messaggioErrore } from '#api/errors.ts';
import { createRighe, type Pagina, type RigheScelte } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import { domandaAtom } from './domanda.ts';
import { leggiTrovateAtom, trovateAtom, type Trovate } from './proposte.ts';

/** What was done with a movimento since the page was read; it stays in sight until it is read again. */
export type Esito = 'accettata' | 'rifiutata' | 'a_mano' | 'spiegata';

export interface RigaMovimento extends RigaEstratto {
  conto: string | null;
  /** The best proposal, and how many there are. */
  proposta: PropostaWire | null;
  proposte: number;
  /** The best proposal in words: whom and which documents. */
  chi: string | null;
  documenti: string | null;
  esito: Esito | null;
  preso_da: string | null;
}

export interface RigaPartita extends RigaEstratto {
  /** Part of a proposal for the movimento in hand. */
  proposta: boolean;
  preso_da: string | null;
}

const contiBaseAtom = atom<readonly Conto[]>([]);
const preseBaseAtom = atom<ReadonlyMap<number, string>>(new Map<number, string>());
/** Who holds which row. */
export const preseAtom: Atom<ReadonlyMap<number, string>> = atom((get) => get(preseBaseAtom));
export const setPreseAtom = atom(null, (_get, set, prese: ReadonlyMap<number, string>) =>
  set(preseBaseAtom, prese),
);

/** A column is filtered by the words it shows. */
const APERTE = JSON.stringify([
  { campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori: ['Aperta', 'Parziale'] } },
]);
const PRIMA_PAGINA = 1_000;
const PAGINA = 20_000;

const unici = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];

/** `FT 12, FT 14 e altri 3`. */
function elenco(values: readonly string[], massimo = 3): string | null {
  if (values.length === 0) return null;
  const rest = values.length - massimo;
  return rest > 0 ? `${values.slice(0, massimo).join(', ')} e altri ${rest}` : values.join(', ');
}

/** What the proposals say of a movimento, as its row shows it. */
export function propostaDi(
  id: number,
  { perMovimento, righe }: Trovate,
): Pick<RigaMovimento, 'proposta' | 'proposte' | 'chi' | 'documenti'> {
  const found = perMovimento.get(id) ?? [];
  const [best] = found;
  if (!best) return { proposta: null, proposte: 0, chi: null, documenti: null };
  const partite = best.partite.map((parte) => righe.get(parte.id));
  return {
    proposta: best,
    proposte: found.length,
    chi: elenco(unici(partite.map((riga) => riga?.ragione_sociale ?? null)), 2),
    documenti: elenco(unici(partite.map((riga) => riga?.numero_documento ?? null))),
  };
}

export function toMovimento(get: Getter, riga: RigaEstratto): RigaMovimento {
  return {
    ...riga,
    conto: get(contiBaseAtom).find(({ id }) => id === riga.id_conto)?.nome ?? null,
    ...propostaDi(riga.id, get(trovateAtom)),
    esito: null,
    preso_da: get(preseBaseAtom).get(riga.id) ?? null,
  };
}

const toPartita = (get: Getter, riga: RigaEstratto): RigaPartita => ({
  ...riga,
  proposta: false,
  preso_da: get(preseBaseAtom).get(riga.id) ?? null,
});

type Query = NonNullable<RequestOf<'estrattoBlocco'>['query']>;

/** Open rows, first a screenful, then large pages. */
async function* leggiAperte(
  get: Getter,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<readonly RigaEstratto[]> {
  let cursor: string | null = null;
  let limit = PRIMA_PAGINA;
  do {
    const page: AnswerOf<'estrattoBlocco'> = await get(clientAtom).call('estrattoBlocco', {
      query: { ...query, filtri: APERTE, limit, ...(cursor !== null && { cursor }) },
      signal,
    });
    yield page.righe;
    ({ cursor } = page);
    limit = PAGINA;
  } while (cursor !== null);
}

/** Rows that changed elsewhere, read by id. */
async function leggiPerId(get: Getter, ids: readonly number[], signal: AbortSignal): Promise<RigaEstratto[]> {
  const filtri = JSON.stringify([
    { campo: 'id', condizioni: [], scelta: { modo: 'solo', valori: ids.map(String) } },
  ]);
  const query = { filtri, limit: Math.max(1, ids.length) };
  return (await get(clientAtom).call('estrattoBlocco', { query, signal })).righe;
}

const leggiNomiAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const client = get(clientAtom);
  const [{ conti }, { prese }] = await Promise.all([
    client.call('conti', { signal }),
    client.call('prese', { signal }),
    set(leggiTrovateAtom, signal),
  ]);
  set(contiBaseAtom, conti);
  set(preseBaseAtom, new Map(prese.map(({ id_riga, username }) => [id_riga, username])));
});

const senzaNulli = (values: Record<string, string | number | null>): Query =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

export const righeMovimenti = createRighe<RigaMovimento>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(domandaAtom)])),
  descriviErrore: messaggioErrore,
  vive: {
    versione: ({ versione }) => versione,
    leggi: async ({ get, signal }, ids) =>
      (await leggiPerId(get, ids, signal)).map((riga) => toMovimento(get, riga)),
  },
  async *load({ get, set, signal }): AsyncGenerator<Pagina<RigaMovimento>> {
    const domanda = get(domandaAtom);
    if (!domanda) return;
    await set(leggiNomiAtom, signal);
    const { id_conto, dal, al, id_soggetto, id_agente, id_mandante } = domanda;
    // Whom a movimento is of is known by what is proposed for it, not by the bank.
    const ofSomeone = id_soggetto !== null || id_agente !== null || id_mandante !== null;
    const query = { natura: 'movimento' as const, sort: '-data', ...senzaNulli({ id_conto, dal, al }) };
    for await (const page of leggiAperte(get, query, signal)) {
      const righe = page.map((riga) => toMovimento(get, riga));
      yield { righe: ofSomeone ? righe.filter(({ proposta }) => proposta !== null) : righe, totale: null };
    }
  },
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
  descriviErrore: messaggioErrore,
  vive: {
    versione: ({ versione }) => versione,
    leggi: async ({ get, signal }, ids) =>
      (await leggiPerId(get, ids, signal)).map((riga) => toPartita(get, riga)),
  },
  async *load({ get, signal }): AsyncGenerator<Pagina<RigaPartita>> {
    const domanda = get(domandaAtom);
    if (!domanda) return;
    const { id_soggetto, id_agente, id_mandante } = domanda;
    const query = {
      natura: 'partita' as const,
      sort: 'scadenza',
      ...senzaNulli({ id_soggetto, id_agente, id_mandante }),
    };
    for await (const page of leggiAperte(get, query, signal))
      yield { righe: page.map((riga) => toPartita(get, riga)), totale: null };
  },
});

const NESSUNA: RigheScelte<never> = { spuntate: [], attiva: null };
const movimentiScelti = atom<RigheScelte<RigaMovimento>>(NESSUNA);
const partiteScelte = atom<RigheScelte<RigaPartita>>(NESSUNA);
/** Ticked rows and the one in hand, of each side. */
export const movimentiSceltiAtom: Atom<RigheScelte<RigaMovimento>> = atom((get) => get(movimentiScelti));
export const partiteScelteAtom: Atom<RigheScelte<RigaPartita>> = atom((get) => get(partiteScelte));
export const seguiMovimentiAtom = atom(null, (_get, set, scelte: RigheScelte<RigaMovimento>) =>
  set(movimentiScelti, scelte),
);
export const seguiPartiteAtom = atom(null, (_get, set, scelte: RigheScelte<RigaPartita>) =>
  set(partiteScelte, scelte),
);
