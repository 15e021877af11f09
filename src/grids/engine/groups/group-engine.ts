/** Keeps a grid grouped: sifts, gathers, orders and shows, again whenever something of it changes. */
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
  setaccio: RowFilter<Riga>;
  misura: AmountReader<Riga>;
  getId: (riga: Riga) => string;
  onCambiati: () => void;
}

export class GroupEngine<Riga> {
  readonly #init: GroupEngineInit<Riga>;
  readonly #elenco = new Elenco<Riga>();
  #criteri: readonly CriterioGruppo[] = [];
  #aperture: Aperture = TUTTI_CHIUSI;
  #gruppi: readonly RowGroup<Riga>[] = [];
  #confronto: Comparison<Riga> | null = null;
  #dichiarati: readonly RowGroup<Riga>[] | null = null;
  #mostrate: readonly Riga[] = [];
  #lavoro: AbortController | null = null;

  constructor(init: GroupEngineInit<Riga>, aperture: Aperture = TUTTI_CHIUSI) {
    this.#init = init;
    this.#aperture = aperture;
  }

  get attivo(): boolean {
    return this.#criteri.length > 0;
  }

  get aperture(): Aperture {
    return this.#aperture;
  }

  /** The columns to group by, outermost first; `ricalcola` does it. None: the owner gives the plain rows back. */
  setCriteri(criteri: readonly CriterioGruppo[]): void {
    this.#criteri = criteri;
    if (this.attivo) return;
    this.chiudi();
    this.#dichiarati = null;
    setInVista(this.#init.api, null);
  }

  apri(id: string, aperto: boolean): void {
    this.#mostra(setOpen(this.#aperture, id, aperto));
  }

  apriTutti(aperti: boolean): void {
    if (aperti && findGroupSource(this.#init.setaccio)?.troppe(this.#gruppi)) return;
    this.#mostra(aperti ? TUTTI_APERTI : TUTTI_CHIUSI);
  }

  /** True when the group of this row is open. */
  isAperta(riga: Riga): boolean {
    const testa = getGroupHead(riga);
    return testa !== null && isAperto(this.#aperture, testa.gruppo.id);
  }

  /** Some rows are others now; groups and sums stay as they are until they are gathered again. */
  aggiorna(righe: readonly Riga[]): void {
    if (this.attivo && findGroupSource(this.#init.setaccio)?.aggiorna(righe)) this.#mostra(this.#aperture);
  }

  /** Rows changed, or (not `segue`) filters or order did: places are then others, whatever stands there. */
  ricalcola(segue = true): void {
    if (!this.attivo) return;
    this.#run(async (signal) => {
      const { api, setaccio, misura } = this.#init;
      const ordini = readOrdini(api);
      const criteri = toCriteri(this.#criteri, setaccio.colonne);
      const fonte = findGroupSource(setaccio);
      this.#gruppi = fonte
        ? await fonte.raccogli(criteri, signal)
        : await groupRighe({
            righe: setaccio.fonte(),
            prova: setaccio.prova(),
            criteri,
            ordini,
            misura,
            signal,
          });
      // The server gives rows in their order.
      this.#confronto = fonte ? null : makeComparison(ordini, setaccio.colonne);
      await this.#versa(signal, segue);
    });
  }

  /** Stops what is under way. */
  chiudi(): void {
    // Whoever gives rows next gives them unsifted.
    const { api, setaccio } = this.#init;
    setaccio.sospeso = false;
    if (!api.isDestroyed()) api.setGridOption('deltaSort', true);
    this.#lavoro?.abort(new DOMException('overtaken', 'AbortError'));
    this.#lavoro = null;
    this.#mostrate = [];
  }

  #mostra(aperture: Aperture): void {
    this.#aperture = aperture;
    this.#run((signal) => this.#versa(signal, true));
  }

  async #versa(signal: AbortSignal, segue: boolean): Promise<void> {
    const { api, setaccio, getId, onCambiati } = this.#init;
    const fonte = findGroupSource(setaccio);
    if (fonte) this.#gruppi = await fonte.completa(this.#gruppi, this.#aperture, signal);
    const list = await this.#elenco.compila(this.#gruppi, this.#aperture, this.#confronto, signal);
    signal.throwIfAborted();
    this.#dichiara();
    setaccio.sospeso = true;
    // It would keep rows where they were, though they are given in another order.
    api.setGridOption('deltaSort', false);
    const before = this.#mostrate;
    // A list that is overtaken half-way is no list to compare the next one with.
    this.#mostrate = [];
    await syncRighe(api, before, list, { getId, segue, signal });
    this.#mostrate = list;
    onCambiati();
  }

  /** Tells the others which rows are in sight; once for each time they are gathered. */
  #dichiara(): void {
    const gruppi = this.#gruppi;
    if (this.#dichiarati === gruppi) return;
    this.#dichiarati = gruppi;
    setInVista(this.#init.api, this.#inVista(gruppi, this.#confronto));
  }

  #inVista(gruppi: readonly RowGroup<Riga>[], confronto: Comparison<Riga> | null): InVista<Riga> {
    const riepilogo = mergeSummaries(gruppi.map((gruppo) => gruppo.riepilogo));
    const righe = (): Riga[] => {
      const all: Riga[] = [];
      for (const gruppo of listGroups(gruppi)) {
        const ordered = this.#elenco.note(gruppo, confronto);
        for (const riga of ordered) all.push(riga);
      }
      return all;
    };
    const elenco = this.#elenco;
    async function* scorri(signal: AbortSignal): AsyncGenerator<readonly Riga[]> {
      for (const gruppo of listGroups(gruppi)) yield await elenco.ordinate(gruppo, confronto, signal);
    }
    let insieme: readonly Riga[] | null = null;
    return {
      gruppi,
      quante: riepilogo.righe,
      riepilogo,
      righe,
      scorri,
      insieme: () => (insieme ??= [...listGroups(gruppi)].flatMap((gruppo) => gruppo.righe)),
    };
  }

  #run(work: (signal: AbortSignal) => Promise<void>): void {
    this.#lavoro?.abort(new DOMException('overtaken', 'AbortError'));
    const lavoro = new AbortController();
    this.#lavoro = lavoro;
    void work(lavoro.signal).catch((error: unknown) => {
      if (lavoro.signal.aborted) return;
      if (!findGroupSource(this.#init.setaccio)) throw error;
      console.error('groups could not be read', error);
      showToast({
        severity: 'error',
        titolo: 'I gruppi non sono arrivati',
        testo: 'Il server non ha risposto.',
        azione: { label: 'Riprova', run: () => this.ricalcola() },
      });
    });
  }
}
