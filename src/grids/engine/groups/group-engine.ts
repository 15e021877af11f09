/** Keeps a grid grouped: filters, groups, sorts and shows the rows, again whenever something of this changes. */
import type { GridApi } from 'ag-grid-community';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import { showToast } from '#state/toast.ts';
import { type Comparison, makeComparison } from '../sort/sort.ts';
import { readOrdini } from '../sort/orders.ts';
import type { AmountReader } from '../sums.ts';
import { type RowGroup, groupRighe, listGroups, mergeSummaries } from './tree.ts';
import { setOpen, type Aperture, isAperto, TUTTI_APERTI, TUTTI_CHIUSI } from './openings.ts';
import { toCriteri } from './criteria.ts';
import { Elenco } from './list.ts';
import { findGroupSource } from './source.ts';
import { type InVista, setInVista } from './in-sight.ts';
import { getGroupHead } from './group-row.ts';
import { syncRighe } from './sync-righe.ts';

export interface GroupEngineInit<Riga> {
  api: GridApi<Riga>;
  rowFilter: RowFilter<Riga>;
  measure: AmountReader<Riga>;
  getId: (riga: Riga) => string;
  onChanged: () => void;
}

export class GroupEngine<Riga> {
  readonly #init: GroupEngineInit<Riga>;
  readonly #elenco = new Elenco<Riga>();
  #criteri: readonly CriterioGruppo[] = [];
  #aperture: Aperture = TUTTI_CHIUSI;
  #gruppi: readonly RowGroup<Riga>[] = [];
  #comparison: Comparison<Riga> | null = null;
  #dichiarati: readonly RowGroup<Riga>[] | null = null;
  #shown: readonly Riga[] = [];
  #work: AbortController | null = null;

  constructor(init: GroupEngineInit<Riga>, openings: Aperture = TUTTI_CHIUSI) {
    this.#init = init;
    this.#aperture = openings;
  }

  get isActive(): boolean {
    return this.#criteri.length > 0;
  }

  get aperture(): Aperture {
    return this.#aperture;
  }

  /**
   * The columns to group by, the outermost first; `recompute` applies it. With none, the owner gives the rows
   * ungrouped.
   */
  setCriteri(criteria: readonly CriterioGruppo[]): void {
    this.#criteri = criteria;
    if (this.isActive) return;
    this.close();
    this.#dichiarati = null;
    setInVista(this.#init.api, null);
  }

  open(id: string, opened: boolean): void {
    this.#show(setOpen(this.#aperture, id, opened));
  }

  openAll(stillOpen: boolean): void {
    if (stillOpen && findGroupSource(this.#init.rowFilter)?.explainTooMany(this.#gruppi)) return;
    this.#show(stillOpen ? TUTTI_APERTI : TUTTI_CHIUSI);
  }

  /** True when the group of this row is open. */
  isOpen(riga: Riga): boolean {
    const head = getGroupHead(riga);
    return head !== null && isAperto(this.#aperture, head.gruppo.id);
  }

  /** Some rows changed; groups and sums stay as they are until the next computation. */
  update(righe: readonly Riga[]): void {
    if (this.isActive && findGroupSource(this.#init.rowFilter)?.update(righe)) this.#show(this.#aperture);
  }

  /** Rows changed, or (not `segue`) filters or order did: places are then others, whatever stands there. */
  recompute(follows = true): void {
    if (!this.isActive) return;
    this.#run(async (signal) => {
      const { api, rowFilter, measure } = this.#init;
      const ordini = readOrdini(api);
      const criteri = toCriteri(this.#criteri, rowFilter.colonne);
      const source = findGroupSource(rowFilter);
      this.#gruppi = source
        ? await source.collect(criteri, signal)
        : await groupRighe({
            righe: rowFilter.source(),
            prova: rowFilter.makeTest(),
            criteri,
            ordini,
            measure,
            signal,
          });
      // The server gives rows in their order.
      this.#comparison = source ? null : makeComparison(ordini, rowFilter.colonne);
      await this.#give(signal, follows);
    });
  }

  /** Stops what is under way. */
  close(): void {
    // The next owner of the rows gives them unfiltered.
    const { api, rowFilter } = this.#init;
    rowFilter.sospeso = false;
    if (!api.isDestroyed()) api.setGridOption('deltaSort', true);
    this.#work?.abort(new DOMException('overtaken', 'AbortError'));
    this.#work = null;
    this.#shown = [];
  }

  #show(openings: Aperture): void {
    this.#aperture = openings;
    this.#run((signal) => this.#give(signal, true));
  }

  async #give(signal: AbortSignal, segue: boolean): Promise<void> {
    const { api, rowFilter, getId, onChanged } = this.#init;
    const source = findGroupSource(rowFilter);
    if (source) this.#gruppi = await source.complete(this.#gruppi, this.#aperture, signal);
    const list = await this.#elenco.compile(this.#gruppi, this.#aperture, this.#comparison, signal);
    signal.throwIfAborted();
    this.#announce();
    rowFilter.sospeso = true;
    // It would keep rows where they were, though they are given in another order.
    api.setGridOption('deltaSort', false);
    const before = this.#shown;
    // An unfinished list is no basis for comparing the next one.
    this.#shown = [];
    await syncRighe(api, before, list, { getId, segue, signal });
    this.#shown = list;
    onChanged();
  }

  /** Tells the others which rows are in sight; once for each time they are gathered. */
  #announce(): void {
    const groups = this.#gruppi;
    if (this.#dichiarati === groups) return;
    this.#dichiarati = groups;
    setInVista(this.#init.api, this.#inVista(groups, this.#comparison));
  }

  #inVista(gruppi: readonly RowGroup<Riga>[], comparison: Comparison<Riga> | null): InVista<Riga> {
    const riepilogo = mergeSummaries(gruppi.map((group) => group.riepilogo));
    const righe = (): Riga[] => {
      const all: Riga[] = [];
      for (const group of listGroups(gruppi)) {
        const ordered = this.#elenco.note(group, comparison);
        for (const riga of ordered) all.push(riga);
      }
      return all;
    };
    const list = this.#elenco;
    async function* walk(signal: AbortSignal): AsyncGenerator<readonly Riga[]> {
      for (const group of listGroups(gruppi)) yield await list.ordinate(group, comparison, signal);
    }
    let together: readonly Riga[] | null = null;
    return {
      gruppi,
      quante: riepilogo.righe,
      riepilogo,
      righe,
      walk,
      together: () => (together ??= [...listGroups(gruppi)].flatMap((group) => group.righe)),
    };
  }

  #run(work: (signal: AbortSignal) => Promise<void>): void {
    this.#work?.abort(new DOMException('overtaken', 'AbortError'));
    const job = new AbortController();
    this.#work = job;
    void work(job.signal).catch((error: unknown) => {
      if (job.signal.aborted) return;
      if (!findGroupSource(this.#init.rowFilter)) throw error;
      console.error('groups could not be read', error);
      showToast({
        severity: 'error',
        titolo: 'I gruppi non sono arrivati',
        testo: 'Il server non ha risposto.',
        azione: { label: 'Riprova', run: () => this.recompute() },
      });
    });
  }
}
