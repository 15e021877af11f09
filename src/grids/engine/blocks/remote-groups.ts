/** Groups of rows that the page does not hold: their sums come from the server, their rows when they are opened. */
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { DomandaBlocchi, FiltroServer, BlockOrder } from './query.ts';
import { type GruppiServer, type GruppoServer, SOGLIA } from './source.ts';
import { getLanguage } from '../filters/column.ts';
import { compareTesto, formatIntero } from '#domain/text.ts';
import type { Chiave } from '../types.ts';
import { type RowGroup, mergeSummaries } from '../groups/tree.ts';
import { type Aperture, isAperto } from '../groups/openings.ts';
import { type Criterio, formatGroup, formatCriterion } from '../groups/criteria.ts';
import type { FonteGruppi } from '../groups/source.ts';

/** Rows of one group that the page takes: beyond these, another level or a filter shows more. */
export const MASSIMO_GRUPPO = SOGLIA / 5;

/** What asks the server, under the question in force. */
export interface PorteRemote<Riga> {
  domanda: () => DomandaBlocchi;
  gruppi: (criteri: readonly CriterioGruppo[], signal: AbortSignal) => Promise<GruppiServer>;
  righe: (domanda: DomandaBlocchi, quante: number, signal: AbortSignal) => Promise<readonly Riga[]>;
  getId: (riga: Riga) => Chiave;
  /** Says something that a person should know, once. */
  avvisa: (titolo: string, testo: string) => void;
}

/** How a group is called where people read it. */
function etichettaDi<Riga>(criterio: Criterio<Riga>, chiave: string): string {
  const { colonna } = criterio;
  if (chiave === '' || getLanguage(colonna) !== 'numero') return formatGroup(criterio, chiave);
  return colonna.tipo.format(Number(chiave));
}

/** By the column's own order, in its direction; rows without a value last in both. */
function confronto<Riga>({ colonna }: Criterio<Riga>, ordini: readonly BlockOrder[]) {
  const sign = ordini.find(({ campo }) => campo === colonna.campo)?.verso === 'desc' ? -1 : 1;
  const lingua = getLanguage(colonna);
  const compare = (a: string, b: string): number => {
    if (lingua === 'data') return a < b ? -1 : 1;
    if (lingua === 'numero') return Number(a) - Number(b);
    const [first, second] = [colonna.tipo.parse(a), colonna.tipo.parse(b)];
    const known = first.ok && second.ok && first.valore !== null && second.valore !== null;
    return known ? colonna.tipo.compare(first.valore, second.valore) : compareTesto(a, b);
  };
  return (a: string, b: string): number =>
    a === '' || b === '' ? Number(a === '') - Number(b === '') : compare(a, b) * sign || (a < b ? -1 : 1);
}

/** The tree of some sums, without rows. */
export function makeRemoteTree<Riga>(
  gruppi: readonly GruppoServer[],
  criteri: readonly Criterio<Riga>[],
  ordini: readonly BlockOrder[],
): RowGroup<Riga>[] {
  const build = (own: readonly GruppoServer[], livello: number, above: string): RowGroup<Riga>[] => {
    const criterio = criteri[livello - 1];
    if (!criterio) return [];
    const byKey = Map.groupBy(own, ({ chiavi }) => chiavi[livello - 1] ?? '');
    const compare = confronto(criterio, ordini);
    return [...byKey]
      .sort(([a], [b]) => compare(a, b))
      .map(([chiave, inner]) => {
        const id = `${above}/${encodeURIComponent(chiave)}`;
        const parts = inner.map(({ somma }) => ({ righe: somma.righe, divise: [somma] }));
        return {
          id,
          livello,
          nome: formatCriterion(criterio),
          chiave,
          etichetta: etichettaDi(criterio, chiave),
          riepilogo: mergeSummaries(parts),
          righe: [],
          figli: build(inner, livello + 1, id),
        };
      });
  };
  const prefix = `gruppo:${criteri.map(({ colonna, per }) => `${colonna.campo}.${per}`).join(',')}`;
  return build(gruppi, 1, prefix);
}

/** What keeps the rows of one group alone. */
function filtroDi<Riga>({ colonna, per }: Criterio<Riga>, chiave: string): FiltroServer {
  const { campo } = colonna;
  if (getLanguage(colonna) !== 'data' || per === 'mese')
    return { campo, condizioni: [], scelta: { modo: 'solo', valori: [chiave] } };
  if (chiave === '') return { campo, condizioni: [{ tipo: 'vuote', negata: false }], scelta: null };
  const [da, a] = per === 'anno' ? [`${chiave}-01-01`, `${chiave}-12-31`] : [chiave, chiave];
  const bound = (giorno: string) => ({ valore: giorno as Giorno, escluso: false });
  return {
    campo,
    condizioni: [{ tipo: 'intervallo', da: bound(da), a: bound(a), negata: false }],
    scelta: null,
  };
}

/** Gathers, and keeps the rows of the groups that were opened until the groups are others. */
export class GruppiRemoti<Riga> implements FonteGruppi<Riga> {
  readonly #porte: PorteRemote<Riga>;
  #criteri: readonly Criterio<Riga>[] = [];
  #righe = new Map<string, readonly Riga[]>();

  constructor(porte: PorteRemote<Riga>) {
    this.#porte = porte;
  }

  /** The outermost groups, in order. Refused with a reason when there are too many: it then answers none. */
  async raccogli(criteri: readonly Criterio<Riga>[], signal: AbortSignal): Promise<RowGroup<Riga>[]> {
    const { ordine } = this.#porte.domanda();
    const asked = criteri.map(({ colonna, per }) => ({ campo: colonna.campo, per }));
    const { gruppi, incompleto } = await this.#porte.gruppi(asked, signal);
    signal.throwIfAborted();
    this.#criteri = criteri;
    this.#righe = new Map();
    if (incompleto)
      this.#porte.avvisa(
        'Troppi gruppi',
        'Con queste colonne i gruppi sono più di ventimila: si vedono i primi. Raggruppa per una colonna con meno valori.',
      );
    return makeRemoteTree(gruppi, criteri, ordine);
  }

  /** The same groups with the rows of those that are open, read where they are not known yet. */
  async completa(
    gruppi: readonly RowGroup<Riga>[],
    aperture: Aperture,
    signal: AbortSignal,
  ): Promise<readonly RowGroup<Riga>[]> {
    const visit = async (gruppo: RowGroup<Riga>, chiavi: readonly string[]): Promise<RowGroup<Riga>> => {
      if (!isAperto(aperture, gruppo.id)) return gruppo;
      const own = [...chiavi, gruppo.chiave];
      if (gruppo.figli.length === 0) return { ...gruppo, righe: await this.#leggi(gruppo, own, signal) };
      const figli: RowGroup<Riga>[] = [];
      for (const figlio of gruppo.figli) figli.push(await visit(figlio, own));
      return { ...gruppo, figli };
    };
    const done: RowGroup<Riga>[] = [];
    for (const gruppo of gruppi) done.push(await visit(gruppo, []));
    return done;
  }

  /** Why all the groups cannot be opened at once, told to the person; false when they can. */
  troppe(gruppi: readonly RowGroup<Riga>[]): boolean {
    const { righe } = mergeSummaries(gruppi.map(({ riepilogo }) => riepilogo));
    if (righe <= MASSIMO_GRUPPO) return false;
    this.#porte.avvisa(
      'Troppe righe da aprire insieme',
      `I gruppi si aprono tutti insieme fino a ${formatIntero(MASSIMO_GRUPPO)} righe: apri quelli che servono.`,
    );
    return true;
  }

  /** Some rows changed: those of open groups are shown as they are now. True when there is something to show. */
  aggiorna(cambiate: readonly Riga[]): boolean {
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

  async #leggi(
    gruppo: RowGroup<Riga>,
    chiavi: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Riga[]> {
    const known = this.#righe.get(gruppo.id);
    if (known) return known;
    const domanda = this.#porte.domanda();
    const own = this.#criteri.flatMap((criterio, at) => {
      const chiave = chiavi[at];
      return chiave === undefined ? [] : [filtroDi(criterio, chiave)];
    });
    const { righe: tutte } = gruppo.riepilogo;
    const asked = { ...domanda, filtri: [...domanda.filtri, ...own] };
    const righe = await this.#porte.righe(asked, Math.min(tutte, MASSIMO_GRUPPO), signal);
    signal.throwIfAborted();
    if (tutte > MASSIMO_GRUPPO)
      this.#porte.avvisa(
        `${gruppo.etichetta}: si vedono le prime 20.000 righe`,
        'Per vedere le altre aggiungi un livello ai gruppi, o un filtro. Le somme sono di tutte.',
      );
    this.#righe.set(gruppo.id, righe);
    return righe;
  }
}
