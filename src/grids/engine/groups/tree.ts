/** Rows gathered in groups, groups in groups, each with its count and its sums. Pure, and made in pieces. */
import { Clock } from '#api/pieces.ts';
import { type SortOrder, sortInPieces } from '../sort/sort.ts';
import { toCentesimi } from '#domain/importi.ts';
import { computeMean, type AmountReader, type Summary, sumAmounts, type SommaDivisa } from '../sums.ts';
import type { Criterion } from './criteria.ts';
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
  label: string;
  riepilogo: Summary;
  /** Of the innermost groups; empty when there are groups inside. */
  righe: readonly Riga[];
  children: readonly RowGroup<Riga>[];
}

/** A group while its rows are coming. */
interface Cesto<Riga> {
  valore: unknown;
  righe: Riga[];
  buckets: Map<string, Cesto<Riga>>;
}

interface GroupsRequest<Riga> {
  righe: Iterable<Riga>;
  prova: (riga: Riga) => boolean;
  criteri: readonly Criterion<Riga>[];
  /** A group follows the direction of its own column. */
  ordini: readonly SortOrder[];
  measure: AmountReader<Riga>;
  signal?: AbortSignal | undefined;
}

/** Steps between two looks at the clock. */
const PASSO = 256;

const makeBucket = <Riga>(valore: unknown): Cesto<Riga> => ({ valore, righe: [], buckets: new Map() });

async function gather<Riga>(
  { righe, prova, criteri, signal }: GroupsRequest<Riga>,
  clock: Clock,
): Promise<Cesto<Riga>> {
  const keys = criteri.map((criterion) => ({ criterio: criterion, key: makeGroupKey(criterion) }));
  const root = makeBucket<Riga>(null);
  let steps = 0;
  for (const riga of righe) {
    steps += 1;
    if (steps % PASSO === 0) await clock.look(signal);
    if (!prova(riga)) continue;
    let bucket = root;
    for (const { criterio, key } of keys) {
      const chiave = key(riga);
      let inner = bucket.buckets.get(chiave);
      if (!inner) {
        inner = makeBucket(criterio.colonna.valore(riga) ?? null);
        bucket.buckets.set(chiave, inner);
      }
      bucket = inner;
    }
    bucket.righe.push(riga);
  }
  return root;
}

interface Parte {
  colonne: SommaDivisa['colonne'] | undefined;
  righe: number;
  dare: number;
  avere: number;
}

function sumColumns(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...a };
  for (const [field, value] of Object.entries(b)) sum[field] = (sum[field] ?? 0) + value;
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
      colonne: colonne && sum.colonne && sumColumns(sum.colonne, colonne),
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
function comparison<Riga>({ colonna }: Criterion<Riga>, orders: readonly SortOrder[]) {
  const sign = orders.find(({ campo }) => campo === colonna.campo)?.verso === 'desc' ? -1 : 1;
  const days = getLanguage(colonna) === 'data';
  return ([a, first]: [string, Cesto<Riga>], [b, second]: [string, Cesto<Riga>]): number => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    const order = days ? (a < b ? -1 : 1) : colonna.tipo.compare(first.valore, second.valore);
    return order * sign;
  };
}

async function finish<Riga>(
  bucket: Cesto<Riga>,
  above: string,
  livello: number,
  request: GroupsRequest<Riga>,
  clock: Clock,
): Promise<RowGroup<Riga>[]> {
  const { criteri, ordini, measure, signal } = request;
  const criterion = criteri[livello - 1];
  if (!criterion) return [];
  const nome = formatCriterion(criterion);
  const groups: RowGroup<Riga>[] = [];
  const buckets = await sortInPieces([...bucket.buckets], comparison(criterion, ordini), signal);
  for (const [chiave, inner] of buckets) {
    await clock.look(signal);
    const id = `${above}/${encodeURIComponent(chiave)}`;
    const children = await finish(inner, id, livello + 1, request, clock);
    const { righe } = inner;
    const riepilogo =
      children.length > 0
        ? mergeSummaries(children.map((child) => child.riepilogo))
        : sumAmounts(righe, measure);
    const label = formatGroup(criterion, chiave);
    groups.push({ id, livello, nome, chiave, label, riepilogo, righe, children });
  }
  return groups;
}

/** The outermost groups, in order. With no criteria there are none. */
export async function groupRighe<Riga>(request: GroupsRequest<Riga>): Promise<RowGroup<Riga>[]> {
  const clock = new Clock();
  const root = await gather(request, clock);
  const { criteri } = request;
  const prefix = `gruppo:${criteri.map(({ colonna, per }) => `${colonna.campo}.${per}`).join(',')}`;
  return finish(root, prefix, 1, request, clock);
}

/** The first row of data in a group. */
export function findFirstRiga<Riga>(group: RowGroup<Riga>): Riga | undefined {
  const [first] = group.children;
  return first ? findFirstRiga(first) : group.righe[0];
}

/** All groups, each before those inside it. */
export function* listGroups<Riga>(groups: readonly RowGroup<Riga>[]): Generator<RowGroup<Riga>> {
  for (const group of groups) {
    yield group;
    yield* listGroups(group.children);
  }
}
