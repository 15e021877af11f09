/** What the estratto conto shows and what can be done to it: the question in force, the rows, the notes. */
import { messaggioErrore, parseDettagli } from '#api/errors.ts';
import type { Conto } from '#api/contract/conti.ts';
import { dettagliVersioneSchema, type EstrattoContoQuery, type RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import type { Natura } from '#api/contract/valori.ts';
import { createRighe, type FileOrigine, type Pagina } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';

/** A row with the names that its ids stand for. */
export interface RigaMostrata extends RigaEstratto {
  conto: string | null;
  nome_file: string | null;
}

/** The server's part of the filters; the rest is the grid's own. */
export interface Domanda {
  natura: Natura;
  id_conto: number | null;
  id_imp: number | null;
}

const domandaBaseAtom = atom<Domanda>({ natura: 'movimento', id_conto: null, id_imp: null });
export const domandaAtom: Atom<Domanda> = atom((get) => get(domandaBaseAtom));
export const setDomandaAtom = atom(null, (get, set, domanda: Domanda) => {
  const now = get(domandaBaseAtom);
  if (JSON.stringify(now) !== JSON.stringify(domanda)) set(domandaBaseAtom, domanda);
});

const contiBaseAtom = atom<readonly Conto[]>([]);
const importazioniBaseAtom = atom<ReadonlyMap<number, Importazione>>(new Map<number, Importazione>());
/** The azienda's bank accounts, known once rows were read. */
export const contiAtom: Atom<readonly Conto[]> = atom((get) => get(contiBaseAtom));

/** The first page fills the screen at once; the others are large, to be few. */
const PRIMA_PAGINA = 500;
const PAGINA = 20_000;

function toQuery({ natura, id_conto, id_imp }: Domanda): EstrattoContoQuery {
  return { natura, ...(id_conto !== null && { id_conto }), ...(id_imp !== null && { id_imp }), sort: '-data' };
}

const putNomiAtom = atom(null, (_get, set, conti: readonly Conto[], importazioni: readonly Importazione[]) => {
  set(contiBaseAtom, conti);
  set(importazioniBaseAtom, new Map(importazioni.map((each) => [each.id_imp, each])));
});

function withNomi(get: Getter, righe: readonly RigaEstratto[]): RigaMostrata[] {
  const conti = new Map(get(contiBaseAtom).map(({ id, nome }) => [id, nome]));
  const importazioni = get(importazioniBaseAtom);
  return righe.map((riga) => ({
    ...riga,
    conto: riga.id_conto === null ? null : (conti.get(riga.id_conto) ?? null),
    nome_file: importazioni.get(riga.id_imp)?.nome_file ?? null,
  }));
}
