/** What the estratto conto shows and what can be done to it: the question in force, the rows, the notes. */
import type { AnswerOf } from '#api/client.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { RigaChiusa, RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { createRighe, type FileOrigine, type RighePage } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import { makeBlocks, PAGINA, toQuery } from './blocks.ts';
import { type ClosedBy, NOMI_LEGATE, toClosedBy } from './closed-by.ts';
import type { EstrattoQuery } from './query.ts';

/** A row with the names that its ids stand for, and what closes it. */
export interface ShownRiga extends RigaEstratto, ClosedBy {
  conto: string | null;
  nome_file: string | null;
}

const closingBaseAtom = atom<readonly ShownRiga[]>([]);
/** The rows of which it is shown what closed them, each reached from the one before; the last is in sight. */
export const closingAtom: Atom<readonly ShownRiga[]> = atom((get) => get(closingBaseAtom));
export const openClosingAtom = atom(null, (_get, set, riga: ShownRiga | null) =>
  set(closingBaseAtom, riga ? [riga] : []),
);
/** On to a row of the other side. Nothing moves where it is not there any more. */
export const goToRigaAtom = atom(null, async (get, set, id: number) => {
  const from = get(closingBaseAtom);
  const [riga] = await readById(get, [id]);
  if (riga && get(closingBaseAtom) === from) set(closingBaseAtom, [...from, riga]);
});
/** Back to the row it was reached from. */
export const backToRigaAtom = atom(null, (get, set) =>
  set(closingBaseAtom, get(closingBaseAtom).slice(0, -1)),
);

const questionBaseAtom = atom<EstrattoQuery | null>(null);
/** What is asked; null while the page is closed. */
export const questionAtom: Atom<EstrattoQuery | null> = atom((get) => get(questionBaseAtom));
export const setQuestionAtom = atom(null, (get, set, question: EstrattoQuery | null) => {
  const now = get(questionBaseAtom);
  if (JSON.stringify(now) !== JSON.stringify(question)) set(questionBaseAtom, question);
});

/** What ids stand for, and of which azienda: another azienda is told nothing of it. */
interface Names {
  azienda: number | null;
  conti: readonly Conto[];
  importazioni: ReadonlyMap<number, Importazione>;
}

const NO_NAMES: Names = { azienda: null, conti: [], importazioni: new Map() };
const namesBaseAtom = atom(NO_NAMES);
const namesAtom = atom((get) => {
  const names = get(namesBaseAtom);
  return names.azienda === get(aziendaIdAtom) ? names : NO_NAMES;
});
/** The azienda's bank accounts, known once rows were read. */
export const contiAtom: Atom<readonly Conto[]> = atom((get) => get(namesAtom).conti);

/** Rows of the first answer, which most questions need no more than; the others are large, to be few. */
const PRIMA_PAGINA = 1_000;

const putNamesAtom = atom(null, (get, set, conti: readonly Conto[], importazioni: readonly Importazione[]) =>
  set(namesBaseAtom, {
    azienda: get(aziendaIdAtom),
    conti,
    importazioni: new Map(importazioni.map((each) => [each.id_imp, each])),
  }),
);

/** The rows of the server with the names that this page knows. */
function withNomi(get: Getter, righe: readonly RigaChiusa[]): ShownRiga[] {
  const conti = new Map(get(contiAtom).map(({ id, nome }) => [id, nome]));
  const importazioni = get(namesAtom).importazioni;
  return righe.map(({ chiusa_da, ...riga }) => ({
    ...riga,
    ...toClosedBy(chiusa_da),
    conto: riga.id_conto === null ? null : (conti.get(riga.id_conto) ?? null),
    nome_file: importazioni.get(riga.id_imp)?.nome_file ?? null,
  }));
}

/** The rows with these ids that still exist. */
async function readById(get: Getter, ids: readonly number[], signal?: AbortSignal): Promise<ShownRiga[]> {
  const filtri = JSON.stringify([
    { campo: 'id', condizioni: [], scelta: { modo: 'solo', valori: ids.map(String) } },
  ]);
  const query = { filtri, limit: Math.max(1, ids.length) };
  return withNomi(get, (await get(clientAtom).call('estrattoBlocco', { query, signal })).righe);
}

/** Rows by the question in force; the names they need are read with them. */
export const righeEstratto = createRighe<ShownRiga>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(questionAtom)])),
  vive: {
    versione: ({ versione }) => versione,
    read: ({ get, signal }, ids) => readById(get, ids, signal),
  },
  blocks: makeBlocks({ question: (get) => get(questionAtom), withNomi }),
  async *load({ get, set, signal }): AsyncGenerator<RighePage<ShownRiga>> {
    const client = get(clientAtom);
    const question = get(questionAtom);
    if (!question) return;
    const query = toQuery(question);
    const [page, { conti }, { importazioni }] = await Promise.all([
      client.call('estrattoConto', { query: { ...query, limit: PRIMA_PAGINA }, signal }),
      client.call('conti', { signal }),
      client.call('importazioni', { signal }),
    ]);
    set(putNamesAtom, conti, importazioni);
    const { totale } = page;
    yield { righe: withNomi(get, page.righe), totale };
    let { cursor } = page;
    while (cursor !== null) {
      const request = { query: { ...query, limit: PAGINA, cursor }, signal };
      const next: AnswerOf<'estrattoBlocco'> = await client.call('estrattoBlocco', request);
      yield { righe: withNomi(get, next.righe), totale };
      ({ cursor } = next);
    }
  },
});

/** The question in words, as an export's sheet of provenance says it. */
export const filtersAtom: Atom<readonly string[]> = atom((get) => {
  const question = get(questionAtom);
  if (!question) return [];
  const { natura, id_conto, id_imp, id_legata } = question;
  const conto = get(contiAtom).find(({ id }) => id === id_conto);
  const file = get(importazioneNameAtom);
  return [
    natura === 'movimento' ? 'Movimenti' : 'Partite',
    ...(id_conto === null ? [] : [`Conto: ${conto?.nome ?? id_conto}`]),
    ...(id_imp === null ? [] : [`Importazione ${id_imp}${file === null ? '' : `: ${file}`}`]),
    ...(id_legata === null ? [] : [`${NOMI_LEGATE[natura]} (riga ${id_legata})`]),
  ];
});

/** The file that the question is narrowed to, once known. */
export const importazioneNameAtom: Atom<string | null> = atom((get) => {
  const id_imp = get(questionAtom)?.id_imp ?? null;
  return id_imp === null ? null : (get(namesAtom).importazioni.get(id_imp)?.nome_file ?? null);
});

/** Reads the files that some rows came from, each once. */
export function readOrigini(get: Getter, righe: readonly ShownRiga[]): FileOrigine[] {
  const known = get(namesAtom).importazioni;
  return [...new Set(righe.map(({ id_imp }) => id_imp))].map((id_imp) => {
    const importazione = known.get(id_imp);
    return { id_imp, nome: importazione?.nome_file ?? null, sha256: importazione?.sha256 ?? null };
  });
}
