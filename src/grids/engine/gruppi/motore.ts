/** Keeps a grid grouped: sifts, gathers, orders and shows, again whenever something of it changes. */
import type { GridApi } from 'ag-grid-community';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Setaccio } from '../filtri/setaccio.ts';
import { showToast } from '#state/toast.ts';
import { type Confronto, confrontoRighe } from '../ordine/ordina.ts';
import { readOrdini } from '../ordine/ordini.ts';
import type { Misura } from '../somme.ts';
import { type Gruppo, raggruppa, tuttiIGruppi, unisci } from './albero.ts';
import { apri, type Aperture, isAperto, TUTTI_APERTI, TUTTI_CHIUSI } from './aperture.ts';
import { toCriteri } from './criteri.ts';
import { Elenco } from './elenco.ts';
import { fonteGruppi } from './fonte.ts';
import { type InVista, setInVista } from './in-vista.ts';
import { testaDi } from './riga-gruppo.ts';
import { versa } from './versa.ts';

export interface MotoreGruppiInit<Riga> {
  api: GridApi<Riga>;
  setaccio: Setaccio<Riga>;
  misura: Misura<Riga>;
  getId: (riga: Riga) => string;
  onCambiati: () => void;
}

export class MotoreGruppi<Riga> {
  readonly #init: MotoreGruppiInit<Riga>;
  readonly #elenco = new Elenco<Riga>();
  #criteri: readonly CriterioGruppo[] = [];
  #aperture: Aperture = TUTTI_CHIUSI;
  #gruppi: readonly Gruppo<Riga>[] = [];
  #confronto: Confronto<Riga> | null = null;
  #dichiarati: readonly Gruppo<Riga>[] | null = null;
  #mostrate: readonly Riga[] = [];
  #lavoro: AbortController | null = null;

  constructor(init: MotoreGruppiInit<Riga>, aperture: Aperture = TUTTI_CHIUSI) {
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
    this.#mostra(apri(this.#aperture, id, aperto));
  }

  apriTutti(aperti: boolean): void {
    if (aperti && fonteGruppi(this.#init.setaccio)?.troppe(this.#gruppi)) return;
    this.#mostra(aperti ? TUTTI_APERTI : TUTTI_CHIUSI);
  }

  /** True when the group of this row is open. */
  isAperta(riga: Riga): boolean {
    const testa = testaDi(riga);
    return testa !== null && isAperto(this.#aperture, testa.gruppo.id);
  }

  /** Some rows are others now; groups and sums stay as they are until they are gathered again. */
  aggiorna(righe: readonly Riga[]): void {
    if (this.attivo && fonteGruppi(this.#init.setaccio)?.aggiorna(righe)) this.#mostra(this.#aperture);
  }

  /** Rows changed, or (not `segue`) filters or order did: places are then others, whatever stands there. */
  ricalcola(segue = true): void {
    if (!this.attivo) return;
    this.#run(async (signal) => {
      const { api, setaccio, misura } = this.#init;
      const ordini = readOrdini(api);
      const criteri = toCriteri(this.#criteri, setaccio.colonne);
      const fonte = fonteGruppi(setaccio);
      this.#gruppi = fonte
        ? await fonte.raccogli(criteri, signal)
        : await raggruppa({
            righe: setaccio.fonte(),
            prova: setaccio.prova(),
            criteri,
            ordini,
            misura,
            signal,
          });
      // The server gives rows in their order.
      this.#confronto = fonte ? null : confrontoRighe(ordini, setaccio.colonne);
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
    const fonte = fonteGruppi(setaccio);
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
    await versa(api, before, list, { getId, segue, signal });
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

  #inVista(gruppi: readonly Gruppo<Riga>[], confronto: Confronto<Riga> | null): InVista<Riga> {
    const riepilogo = unisci(gruppi.map((gruppo) => gruppo.riepilogo));
    const righe = (): Riga[] => {
      const all: Riga[] = [];
      for (const gruppo of tuttiIGruppi(gruppi)) {
        const ordered = this.#elenco.note(gruppo, confronto);
        for (const riga of ordered) all.push(riga);
      }
      return all;
    };
    const elenco = this.#elenco;
    async function* scorri(signal: AbortSignal): AsyncGenerator<readonly Riga[]> {
      for (const gruppo of tuttiIGruppi(gruppi)) yield await elenco.ordinate(gruppo, confronto, signal);
    }
    let insieme: readonly Riga[] | null = null;
    return {
      gruppi,
      quante: riepilogo.righe,
      riepilogo,
      righe,
      scorri,
      insieme: () => (insieme ??= [...tuttiIGruppi(gruppi)].flatMap((gruppo) => gruppo.righe)),
    };
  }

  #run(work: (signal: AbortSignal) => Promise<void>): void {
    this.#lavoro?.abort(new DOMException('overtaken', 'AbortError'));
    const lavoro = new AbortController();
    this.#lavoro = lavoro;
    void work(lavoro.signal).catch((error: unknown) => {
      if (lavoro.signal.aborted) return;
      if (!fonteGruppi(this.#init.setaccio)) throw error;
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
