/** What the estratto conto shows and what can be done to it: the question in force, the rows, the notes. */
import type { AnswerOf } from '#api/client.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, type FileOrigine, type RighePage } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import { makeBlocchi, PAGINA, toQuery } from './blocks.ts';
import type { EstrattoQuery } from './query.ts';

/** A row with the names that its ids stand for. */
export interface RigaMostrata extends RigaEstratto {
  conto: string | null;
  nome_file: string | null;
}

const chiusuraBaseAtom = atom<RigaMostrata | null>(null);
/** The row of which it is shown what closed it. */
export const chiusuraAtom: Atom<RigaMostrata | null> = atom((get) => get(chiusuraBaseAtom));
export const apriChiusuraAtom = atom(null, (_get, set, riga: RigaMostrata | null) =>
  set(chiusuraBaseAtom, riga),
);

const domandaBaseAtom = atom<EstrattoQuery | null>(null);
/** What is asked; null while the page is closed. */
export const domandaAtom: Atom<EstrattoQuery | null> = atom((get) => get(domandaBaseAtom));
export const setDomandaAtom = atom(null, (get, set, domanda: EstrattoQuery | null) => {
  const now = get(domandaBaseAtom);
  if (JSON.stringify(now) !== JSON.stringify(domanda)) set(domandaBaseAtom, domanda);
});

const contiBaseAtom = atom<readonly Conto[]>([]);
const importazioniBaseAtom = atom<ReadonlyMap<number, Importazione>>(new Map<number, Importazione>());
/** The azienda's bank accounts, known once rows were read. */
export const contiAtom: Atom<readonly Conto[]> = atom((get) => get(contiBaseAtom));

/** Rows of the first answer, which most questions need no more than; the others are large, to be few. */
const PRIMA_PAGINA = 1_000;

const putNomiAtom = atom(
  null,
  (_get, set, conti: readonly Conto[], importazioni: readonly Importazione[]) => {
    set(contiBaseAtom, conti);
    set(importazioniBaseAtom, new Map(importazioni.map((each) => [each.id_imp, each])));
  },
);

/** The rows of the server with the names that this page knows. */
export function withNomi(get: Getter, righe: readonly RigaEstratto[]): RigaMostrata[] {
  const conti = new Map(get(contiBaseAtom).map(({ id, nome }) => [id, nome]));
  const importazioni = get(importazioniBaseAtom);
  return righe.map((riga) => ({
    ...riga,
    conto: riga.id_conto === null ? null : (conti.get(riga.id_conto) ?? null),
    nome_file: importazioni.get(riga.id_imp)?.nome_file ?? null,
  }));
}

/** Rows by the question in force; the names they need are read with them. */
export const righeEstratto = createRighe<RigaMostrata>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(domandaAtom)])),
  descriviErrore: describeError,
  vive: {
    versione: ({ versione }) => versione,
    async leggi({ get, signal }, ids) {
      const filtri = JSON.stringify([
        { campo: 'id', condizioni: [], scelta: { modo: 'solo', valori: ids.map(String) } },
      ]);
      const query = { filtri, limit: Math.max(1, ids.length) };
      return withNomi(get, (await get(clientAtom).call('estrattoBlocco', { query, signal })).righe);
    },
  },
  blocchi: makeBlocchi({ domanda: (get) => get(domandaAtom), withNomi }),
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaMostrata>> {
    const client = get(clientAtom);
    const domanda = get(domandaAtom);
    if (!domanda) return;
    const query = toQuery(domanda);
    const [page, { conti }, { importazioni }] = await Promise.all([
      client.call('estrattoConto', { query: { ...query, limit: PRIMA_PAGINA }, signal }),
      client.call('conti', { signal }),
      client.call('importazioni', { signal }),
    ]);
    set(putNomiAtom, conti, importazioni);
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
export const filtriAtom: Atom<readonly string[]> = atom((get) => {
  const domanda = get(domandaAtom);
  if (!domanda) return [];
  const { natura, id_conto, id_imp } = domanda;
  const conto = get(contiBaseAtom).find(({ id }) => id === id_conto);
  const file = get(nomeImportazioneAtom);
  return [
    natura === 'movimento' ? 'Movimenti' : 'Partite',
    ...(id_conto === null ? [] : [`Conto: ${conto?.nome ?? id_conto}`]),
    ...(id_imp === null ? [] : [`Importazione ${id_imp}${file === null ? '' : `: ${file}`}`]),
  ];
});

/** The file that the question is narrowed to, once known. */
export const nomeImportazioneAtom: Atom<string | null> = atom((get) => {
  const id_imp = get(domandaAtom)?.id_imp ?? null;
  return id_imp === null ? null : (get(importazioniBaseAtom).get(id_imp)?.nome_file ?? null);
});

/** Reads the files that some rows came from, each once. */
export function readOrigini(get: Getter, righe: readonly RigaMostrata[]): FileOrigine[] {
  const known = get(importazioniBaseAtom);
  return [...new Set(righe.map(({ id_imp }) => id_imp))].map((id_imp) => {
    const importazione = known.get(id_imp);
    return { id_imp, nome: importazione?.nome_file ?? null, sha256: importazione?.sha256 ?? null };
  });
}
