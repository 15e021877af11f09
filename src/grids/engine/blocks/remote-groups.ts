/** Groups of rows that the page does not hold: their sums come from the server, their rows when they are opened. */
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { BlocksQuery, FiltroServer, BlockOrder } from './query.ts';
import { type GruppiServer, type GruppoServer, SOGLIA } from './source.ts';
import { getLanguage } from '../filters/column.ts';
import { compareTesto, formatInteger } from '#domain/text.ts';
import type { Chiave } from '../types.ts';
import { type RowGroup, mergeSummaries } from '../groups/tree.ts';
import { type Aperture, isAperto } from '../groups/openings.ts';
import { type Criterion, formatGroup, formatCriterion } from '../groups/criteria.ts';
import type { GroupSource } from '../groups/source.ts';

/** Rows of one group that the page takes: beyond these, another level or a filter shows more. */
const MASSIMO_GRUPPO = SOGLIA / 5;

/** What asks the server, under the question in force. */
interface PorteRemote<Riga> {
  question: () => BlocksQuery;
  gruppi: (criteria: readonly CriterioGruppo[], signal: AbortSignal) => Promise<GruppiServer>;
  righe: (question: BlocksQuery, count: number, signal: AbortSignal) => Promise<readonly Riga[]>;
  getId: (riga: Riga) => Chiave;
  /** Says something that a person should know, once. */
  warn: (title: string, text: string) => void;
}

/** How a group is called where people read it. */
function labelOf<Riga>(criterion: Criterion<Riga>, key: string): string {
  const { colonna } = criterion;
  if (key === '' || getLanguage(colonna) !== 'numero') return formatGroup(criterion, key);
  return colonna.tipo.format(Number(key));
}

/** By the column's own order, in its direction; rows without a value last in both. */
function comparison<Riga>({ colonna }: Criterion<Riga>, orders: readonly BlockOrder[]) {
  const sign = orders.find(({ campo }) => campo === colonna.campo)?.verso === 'desc' ? -1 : 1;
  const language = getLanguage(colonna);
  const compare = (a: string, b: string): number => {
    if (language === 'data') return a < b ? -1 : 1;
    if (language === 'numero') return Number(a) - Number(b);
    const [first, second] = [colonna.tipo.parse(a), colonna.tipo.parse(b)];
    const known = first.ok && second.ok && first.valore !== null && second.valore !== null;
    return known ? colonna.tipo.compare(first.valore, second.valore) : compareTesto(a, b);
  };
  return (a: string, b: string): number =>
    a === '' || b === '' ? Number(a === '') - Number(b === '') : compare(a, b) * sign || (a < b ? -1 : 1);
}

/** The tree of some sums, without rows. */
export function makeRemoteTree<Riga>(
  groups: readonly GruppoServer[],
  criteria: readonly Criterion<Riga>[],
  orders: readonly BlockOrder[],
): RowGroup<Riga>[] {
  const build = (own: readonly GruppoServer[], livello: number, above: string): RowGroup<Riga>[] => {
    const criterion = criteria[livello - 1];
    if (!criterion) return [];
    const byKey = Map.groupBy(own, ({ chiavi }) => chiavi[livello - 1] ?? '');
    const compare = comparison(criterion, orders);
    return [...byKey]
      .sort(([a], [b]) => compare(a, b))
      .map(([chiave, inner]) => {
        const id = `${above}/${encodeURIComponent(chiave)}`;
        const parts = inner.map(({ somma }) => ({ righe: somma.righe, divise: [somma] }));
        return {
          id,
          livello,
          nome: formatCriterion(criterion),
          chiave,
          label: labelOf(criterion, chiave),
          riepilogo: mergeSummaries(parts),
          righe: [],
          children: build(inner, livello + 1, id),
        };
      });
  };
  const prefix = `gruppo:${criteria.map(({ colonna, per }) => `${colonna.campo}.${per}`).join(',')}`;
  return build(groups, 1, prefix);
}

/** What keeps the rows of one group alone. */
function filterOf<Riga>({ colonna, per }: Criterion<Riga>, key: string): FiltroServer {
  const { campo } = colonna;
  if (getLanguage(colonna) !== 'data' || per === 'mese')
    return { campo, condizioni: [], scelta: { modo: 'solo', valori: [key] } };
  if (key === '') return { campo, condizioni: [{ tipo: 'vuote', negata: false }], scelta: null };
  const [from, a] = per === 'anno' ? [`${key}-01-01`, `${key}-12-31`] : [key, key];
  const bound = (day: string) => ({ valore: day as Giorno, escluso: false });
  return {
    campo,
    condizioni: [{ tipo: 'intervallo', da: bound(from), a: bound(a), negata: false }],
    scelta: null,
  };
}

/** Gathers, and keeps the rows of the groups that were opened until the groups are others. */
export class RemoteGroups<Riga> implements GroupSource<Riga> {
  readonly #porte: PorteRemote<Riga>;
  #criteri: readonly Criterion<Riga>[] = [];
  #righe = new Map<string, readonly Riga[]>();

  constructor(ports: PorteRemote<Riga>) {
    this.#porte = ports;
  }

  /** The outermost groups, in order. Refused with a reason when there are too many: it then answers none. */
  async collect(criteria: readonly Criterion<Riga>[], signal: AbortSignal): Promise<RowGroup<Riga>[]> {
    const { ordine } = this.#porte.question();
    const asked = criteria.map(({ colonna, per }) => ({ campo: colonna.campo, per }));
    const { gruppi, incompleto } = await this.#porte.gruppi(asked, signal);
    signal.throwIfAborted();
    this.#criteri = criteria;
    this.#righe = new Map();
    if (incompleto)
      this.#porte.warn(
        'Troppi gruppi',
        'Con queste colonne i gruppi sono più di ventimila: si vedono i primi. Raggruppa per una colonna con meno valori.',
      );
    return makeRemoteTree(gruppi, criteria, ordine);
  }

  /** The same groups with the rows of those that are open, read where they are not known yet. */
  async complete(
    groups: readonly RowGroup<Riga>[],
    openings: Aperture,
    signal: AbortSignal,
  ): Promise<readonly RowGroup<Riga>[]> {
    const visit = async (group: RowGroup<Riga>, keys: readonly string[]): Promise<RowGroup<Riga>> => {
      if (!isAperto(openings, group.id)) return group;
      const own = [...keys, group.chiave];
      if (group.children.length === 0) return { ...group, righe: await this.#read(group, own, signal) };
      const children: RowGroup<Riga>[] = [];
      for (const child of group.children) children.push(await visit(child, own));
      return { ...group, children };
    };
    const done: RowGroup<Riga>[] = [];
    for (const group of groups) done.push(await visit(group, []));
    return done;
  }

  /** Why all the groups cannot be opened at once, told to the person; false when they can. */
  explainTooMany(groups: readonly RowGroup<Riga>[]): boolean {
    const { righe } = mergeSummaries(groups.map(({ riepilogo }) => riepilogo));
    if (righe <= MASSIMO_GRUPPO) return false;
    this.#porte.warn(
      'Troppe righe da aprire insieme',
      `I gruppi si aprono tutti insieme fino a ${formatInteger(MASSIMO_GRUPPO)} righe: apri quelli che servono.`,
    );
    return true;
  }

  /** Some rows changed: those of open groups are shown as they are now. True when there is something to show. */
  update(cambiate: readonly Riga[]): boolean {
    const { getId } = this.#porte;
    const byId = new Map(cambiate.map((riga) => [getId(riga), riga]));
    let changed = false;
    for (const [id, righe] of this.#righe) {
      if (!righe.some((riga) => byId.has(getId(riga)))) continue;
      changed = true;
      this.#righe.set(
        id,
        righe.map((riga) => byId.get(getId(riga)) ?? riga),
      );
    }
    return changed;
  }

  async #read(group: RowGroup<Riga>, keys: readonly string[], signal: AbortSignal): Promise<readonly Riga[]> {
    const known = this.#righe.get(group.id);
    if (known) return known;
    const question = this.#porte.question();
    const own = this.#criteri.flatMap((criterion, at) => {
      const key = keys[at];
      return key === undefined ? [] : [filterOf(criterion, key)];
    });
    const { righe: all } = group.riepilogo;
    const asked = { ...question, filtri: [...question.filtri, ...own] };
    const righe = await this.#porte.righe(asked, Math.min(all, MASSIMO_GRUPPO), signal);
    signal.throwIfAborted();
    if (all > MASSIMO_GRUPPO)
      this.#porte.warn(
        `${group.label}: si vedono le prime 20.000 righe`,
        'Per vedere le altre aggiungi un livello ai gruppi, o un filtro. Le somme sono di tutte.',
      );
    this.#righe.set(group.id, righe);
    return righe;
  }
}
