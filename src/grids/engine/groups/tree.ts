/** Rows gathered in groups, groups in groups, each with its count and its sums. Pure, and made in pieces. */
import { Orologio } from '../pieces.ts';
import { type SortOrder, sortInPieces } from '../sort/sort.ts';
import { toCentesimi } from '#domain/importi.ts';
import { computeMean, type AmountReader, type Summary, sumAmounts, type SommaDivisa } from '../sums.ts';
import type { Criterio } from './criteria.ts';
import { makeGroupKey, formatGroup, formatCriterion } from './criteria.ts';
import { getLanguage } from '../filters/column.ts';

export interface RowGroup<Riga> {
  /** The same for the same keys, whatever the rows: what is open stays open. */
  id: string;
  /** From 1. */
  livello: number;
  /** `Data (mese)`. */
  nome: string;
  /** Empty for rows without a value. */
  chiave: string;
  etichetta: string;
  riepilogo: Summary;
  /** Of the innermost groups; empty when there are groups inside. */
  righe: readonly Riga[];
  figli: readonly RowGroup<Riga>[];
}

/** A group while its rows are coming. */
interface Cesto<Riga> {
  valore: unknown;
  righe: Riga[];
  cesti: Map<string, Cesto<Riga>>;
}

export interface RichiestaGruppi<Riga> {
  righe: Iterable<Riga>;
  prova: (riga: Riga) => boolean;
  criteri: readonly Criterio<Riga>[];
  /** A group follows the direction of its own column. */
  ordini: readonly SortOrder[];
  misura: AmountReader<Riga>;
  signal?: AbortSignal | undefined;
}

/** Steps between two looks at the clock. */
const PASSO = 256;

const makeCesto = <Riga>(valore: unknown): Cesto<Riga> => ({ valore, righe: [], cesti: new Map() });

async function gather<Riga>(
  { righe, prova, criteri, signal }: RichiestaGruppi<Riga>,
  orologio: Orologio,
): Promise<Cesto<Riga>> {
  const keys = criteri.map((criterio) => ({ criterio, key: makeGroupKey(criterio) }));
  const root = makeCesto<Riga>(null);
  let steps = 0;
  for (const riga of righe) {
    steps += 1;
    if (steps % PASSO === 0) await orologio.guarda(signal);
    if (!prova(riga)) continue;
    let cesto = root;
    for (const { criterio, key } of keys) {
      const chiave = key(riga);
      let inner = cesto.cesti.get(chiave);
      if (!inner) {
        inner = makeCesto(criterio.colonna.valore(riga) ?? null);
        cesto.cesti.set(chiave, inner);
      }
      cesto = inner;
    }
    cesto.righe.push(riga);
  }
  return root;
}

interface Parte {
  colonne: SommaDivisa['colonne'] | undefined;
  righe: number;
  dare: number;
  avere: number;
}

function sommaColonne(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...a };
  for (const [campo, value] of Object.entries(b)) sum[campo] = (sum[campo] ?? 0) + value;
  return sum;
}

/** Sums of sums: what the whole is, from what its parts are. */
export function mergeSummaries(parts: readonly Summary[]): Summary {
  const divise = new Map<string, Parte>();
  for (const { divisa, righe, dare, avere, colonne } of parts.flatMap((part) => part.divise)) {
    const sum = divise.get(divisa) ?? { righe: 0, dare: 0, avere: 0, colonne: {} };
    divise.set(divisa, {
      righe: sum.righe + righe,
      dare: sum.dare + dare,
      avere: sum.avere + avere,
      colonne: colonne && sum.colonne && sommaColonne(sum.colonne, colonne),
    });
  }
  return {
    righe: parts.reduce((total, { righe }) => total + righe, 0),
    divise: [...divise]
      .map(([divisa, { righe, dare, avere, colonne }]) => ({
        ...(colonne && { colonne }),
        divisa,
        righe,
        dare: toCentesimi(dare),
        avere: toCentesimi(avere),
        somma: toCentesimi(dare + avere),
        media: computeMean(dare + avere, righe),
      }))
      .sort((a, b) => b.righe - a.righe),
  };
}

/** By the column's own order, in its direction; rows without a value last in both. */
function confronto<Riga>({ colonna }: Criterio<Riga>, ordini: readonly SortOrder[]) {
  const sign = ordini.find(({ campo }) => campo === colonna.campo)?.verso === 'desc' ? -1 : 1;
  const days = getLanguage(colonna) === 'data';
  return ([a, first]: [string, Cesto<Riga>], [b, second]: [string, Cesto<Riga>]): number => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    const order = days ? (a < b ? -1 : 1) : colonna.tipo.compare(first.valore, second.valore);
    return order * sign;
  };
}

async function finish<Riga>(
  cesto: Cesto<Riga>,
  above: string,
  livello: number,
  richiesta: RichiestaGruppi<Riga>,
  orologio: Orologio,
): Promise<RowGroup<Riga>[]> {
  const { criteri, ordini, misura, signal } = richiesta;
  const criterio = criteri[livello - 1];
  if (!criterio) return [];
  const nome = formatCriterion(criterio);
  const groups: RowGroup<Riga>[] = [];
  const cesti = await sortInPieces([...cesto.cesti], confronto(criterio, ordini), signal);
  for (const [chiave, inner] of cesti) {
    await orologio.guarda(signal);
    const id = `${above}/${encodeURIComponent(chiave)}`;
    const figli = await finish(inner, id, livello + 1, richiesta, orologio);
    const { righe } = inner;
    const riepilogo =
      figli.length > 0 ? mergeSummaries(figli.map((figlio) => figlio.riepilogo)) : sumAmounts(righe, misura);
    const etichetta = formatGroup(criterio, chiave);
    groups.push({ id, livello, nome, chiave, etichetta, riepilogo, righe, figli });
  }
  return groups;
}

/** The outermost groups, in order. With no criteria there are none. */
export async function groupRighe<Riga>(richiesta: RichiestaGruppi<Riga>): Promise<RowGroup<Riga>[]> {
  const orologio = new Orologio();
  const root = await gather(richiesta, orologio);
  const { criteri } = richiesta;
  const prefix = `gruppo:${criteri.map(({ colonna, per }) => `${colonna.campo}.${per}`).join(',')}`;
  return finish(root, prefix, 1, richiesta, orologio);
}

/** The first row of data in a group. */
export function findFirstRiga<Riga>(gruppo: RowGroup<Riga>): Riga | undefined {
  const [first] = gruppo.figli;
  return first ? findFirstRiga(first) : gruppo.righe[0];
}

/** All groups, each before those inside it. */
export function* listGroups<Riga>(gruppi: readonly RowGroup<Riga>[]): Generator<RowGroup<Riga>> {
  for (const gruppo of gruppi) {
    yield gruppo;
    yield* listGroups(gruppo.figli);
  }
}
