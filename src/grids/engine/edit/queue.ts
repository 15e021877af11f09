/**
 * Changes on their way to the server: shown at once, saved one set at a time in the order they were made, taken
 * back when refused, asked about when somebody else changed the same cells. No React, no atoms.
 *
 * What the server holds is kept here while anything is under way, and not read from the rows in sight, which by
 * then may answer another question.
 */
import { waitForPaint } from '../pieces.ts';
import type { CambioRiga } from '../righe.ts';
import type { CellChange, StepContent, Dati, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { completeContent, isCella, RIGA_INTERA, toCambi } from './content.ts';
import { type SaveJob, makeLavoro, getCellName } from './save-job.ts';
import { Rifiutate } from './refused.ts';
import type {
  ConflictingCell,
  EsitoSalvataggio,
  EditEnd,
  OpzioniPasso,
  PorteCoda,
  Salva,
} from './requests.ts';
import { type HeldRows, type SplitChanges, splitChanges, splitRevised, toRequests } from './split-changes.ts';

/** Cells after whose drawing the page answers before they are sent. */
const MOLTE = 200;
/** Rounds of automatic repetition against rows that keep moving, before giving up. */
const TENTATIVI = 5;

export class Coda<Riga extends object> {
  readonly #porte: PorteCoda<Riga>;
  readonly #lavori: SaveJob<Riga>[] = [];
  /** Rows as the server holds them, of the changes under way. */
  readonly #note = new Map<Chiave, Riga>();
  /** Cells that were asked about, with the last change made before the answer: older ones are asked about again. */
  readonly #chieste = new Map<string, number>();
  /** What was typed and refused, until it is sent again or given up. */
  readonly #rifiutate = new Rifiutate();
  #turno: Promise<unknown> = Promise.resolve();
  #ultimo = 0;

  constructor(porte: PorteCoda<Riga>) {
    this.#porte = porte;
  }

  /** Sets of changes not yet saved or refused. */
  get lunghezza(): number {
    return this.#lavori.length;
  }

  /** Cells of the changes not yet saved or refused, in the order they were changed. */
  get celleInCorso(): readonly CellChange[] {
    return this.#lavori.flatMap(({ celle }) => celle);
  }

  /** What is shown and not saved yet: it stands over rows that were read without it. */
  pendenti(lette: (id: Chiave) => Partial<Riga> | undefined): CambioRiga<Riga>[] {
    this.#rifiutate.impara(lette);
    return toCambi([...this.#rifiutate.celle, ...this.#lavori.flatMap(({ mostrate }) => mostrate)]);
  }

  /** True of a cell that shows what was refused. */
  isRifiutata(cella: CellChange): boolean {
    return this.#rifiutate.has(cella);
  }

  /** Gives up what was refused: its cells show what the server holds. */
  lascia(celle: readonly CellChange[]): void {
    this.#mostra(this.#rifiutate.togli(celle));
  }

  /** Shows the cells changed, then saves them when their turn comes. Cells of rows not in sight are left alone. */
  async esegui(contenuto: StepContent, salva: Salva<Riga>, opzioni: OpzioniPasso = {}): Promise<EditEnd> {
    const lavoro = this.#prepara(
      { ...contenuto, celle: this.#rifiutate.dalServer(contenuto.celle) },
      salva,
      opzioni,
    );
    this.#rifiutate.togli(lavoro.celle);
    this.#lavori.push(lavoro);
    this.#mostraMie(
      lavoro,
      lavoro.celle.filter((cella) => !lavoro.estranee.has(getCellName(cella))),
    );
    const drawn = lavoro.celle.length > MOLTE ? waitForPaint() : null;
    const turn = this.#turno.then(() => drawn).then(() => this.#svolgi(lavoro));
    this.#turno = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#lavori.splice(this.#lavori.indexOf(lavoro), 1);
      if (this.#lavori.length === 0) {
        this.#note.clear();
        this.#chieste.clear();
      }
    }
  }

  #prepara(
    contenuto: StepContent,
    salva: Salva<Riga>,
    { tacito = false, tieni = false }: OpzioniPasso,
  ): SaveJob<Riga> {
    this.#ultimo += 1;
    const { leggi, avvisa } = this.#porte;
    return makeLavoro(contenuto, {
      numero: this.#ultimo,
      tacito,
      tieni,
      salva,
      leggi,
      avvisa,
      salvata: (id) => this.#salvata(id) ?? this.#rifiutate.senza(id, leggi(id)),
      rifiutata: (cella) => this.isRifiutata(cella),
    });
  }

  async #svolgi(lavoro: SaveJob<Riga>): Promise<EditEnd> {
    let { celle, righe, contese } = this.#dividi(lavoro);
    for (let round = 0; ; round += 1) {
      if (contese.length > 0) {
        const mie = await this.#risolvi(lavoro, celle, contese);
        celle = celle.concat(mie.celle);
        righe = righe.concat(mie.righe);
      }
      if (celle.length + righe.length === 0) return { salvato: true, celle };
      const esito = await this.#salva(lavoro, celle, righe);
      if (esito.tipo === 'salvate') {
        this.#impara(lavoro, esito.righe);
        lavoro.mostrate = [];
        return { salvato: true, ...completeContent({ celle, righe }, esito.righe, esito.create ?? []) };
      }
      if (esito.tipo === 'rifiutate' || round >= TENTATIVI) return this.#rinuncia(lavoro, celle, esito);
      ({ celle, righe, contese } = this.#rivedi(lavoro, { celle, righe }, esito));
    }
  }

  /** Nothing was saved: what was typed stays in its cells, or what the server holds comes back. Why is said. */
  #rinuncia(lavoro: SaveJob<Riga>, celle: readonly CellChange[], esito: EsitoSalvataggio<Riga>): EditEnd {
    this.#riprendi(lavoro, celle);
    const refused = esito.tipo === 'rifiutate' ? esito : null;
    const testo = refused?.testo ?? 'Le righe continuano a cambiare: riprova tra poco.';
    if (lavoro.tieni && !refused?.lasciate) this.#trattieni(lavoro, celle, testo);
    else if (!lavoro.tacito) this.#porte.avvisa('Le modifiche non sono state salvate', testo, celle);
    return { salvato: false, senzaRisposta: refused?.senzaRisposta === true, causa: refused?.causa };
  }

  /** Keeps what was typed where no later change was typed over it. */
  #trattieni(lavoro: SaveJob<Riga>, celle: readonly CellChange[], testo: string): void {
    const waiting = this.#inAttesa(lavoro);
    const kept = celle.filter(({ id, campo }) => !(campo in (waiting.get(id) ?? {})));
    if (kept.length === 0) return;
    this.#rifiutate.aggiungi(kept);
    this.#mostra(kept);
    this.#porte.trattieni(kept, testo);
  }

  /** The row as the server holds it, where changes under way make it look otherwise. */
  #salvata(id: Chiave): Riga | undefined {
    return this.#note.get(id) ?? this.#lavori.find(({ partenza }) => partenza.has(id))?.partenza.get(id);
  }

  #nota(lavoro: SaveJob<Riga>, id: Chiave): Riga | undefined {
    return this.#note.get(id) ?? lavoro.partenza.get(id);
  }

  /** What the rows of a set of changes are now, for what compares them. */
  #tenute(lavoro: SaveJob<Riga>): HeldRows<Riga> {
    return { leggi: (id) => this.#nota(lavoro, id), dati: this.#porte.dati };
  }

  /** Cells that can go, from the value the server holds, and cells to ask about first. */
  #dividi(lavoro: SaveJob<Riga>): SplitChanges {
    const moved = (cella: { id: Chiave; campo: string }): boolean =>
      (this.#chieste.get(getCellName(cella)) ?? 0) >= lavoro.numero ||
      lavoro.estranee.has(getCellName(cella));
    return splitChanges(lavoro, this.#tenute(lavoro), moved);
  }

  async #salva(
    lavoro: SaveJob<Riga>,
    celle: readonly CellChange[],
    righe: readonly WholeRow[],
  ): Promise<EsitoSalvataggio<Riga>> {
    const { richieste, intere } = toRequests({ celle, righe }, this.#tenute(lavoro));
    try {
      return await lavoro.salva(richieste, intere);
    } catch (cause) {
      this.#riprendi(lavoro, celle);
      throw new Error('saving changes failed', { cause });
    }
  }

  /** Somebody else was faster on some rows: their other fields are taken as they are, the same cells are asked about. */
  #rivedi(
    lavoro: SaveJob<Riga>,
    { celle, righe }: { celle: readonly CellChange[]; righe: readonly WholeRow[] },
    { attuali, mancanti }: { attuali: readonly CambioRiga<Riga>[]; mancanti: readonly Chiave[] },
  ): SplitChanges {
    const gone = new Set(mancanti);
    const contese = this.#sparite(lavoro, celle, gone);
    this.#impara(lavoro, attuali);
    const changed = new Set(attuali.map(({ id }) => id));
    const divisa = splitRevised({ celle, righe }, this.#tenute(lavoro), { gone, changed });
    this.#mostraMie(lavoro, divisa.celle);
    return { ...divisa, contese: [...contese, ...divisa.contese] };
  }

  /** Cells of rows that are gone: they may be made again where rows can be, else they are left and said. */
  #sparite(
    lavoro: SaveJob<Riga>,
    celle: readonly CellChange[],
    gone: ReadonlySet<Chiave>,
  ): ConflictingCell[] {
    const { dati, avvisa, mancano } = this.#porte;
    const lost = Map.groupBy(
      celle.filter(({ id }) => gone.has(id)),
      ({ id }) => id,
    );
    if (lost.size > 0 && !dati) avvisa('Alcune righe non ci sono più', mancano);
    if (!dati) return [];
    return [...lost].flatMap(([id, own]) => {
      const riga = this.#nota(lavoro, id);
      const mia = riga && {
        ...dati(riga),
        ...Object.fromEntries(own.map(({ campo, dopo }) => [campo, dopo])),
      };
      return mia ? [{ id, campo: RIGA_INTERA, mia, loro: null }] : [];
    });
  }

  /** Shows theirs and asks; answers what is to be written over theirs. */
  async #risolvi(
    lavoro: SaveJob<Riga>,
    celle: readonly CellChange[],
    contese: readonly ConflictingCell[],
  ): Promise<{ celle: CellChange[]; righe: WholeRow[] }> {
    this.#mostra(contese.filter(isCella).map(({ id, campo, loro }) => ({ id, campo, dopo: loro })));
    const righe = new Map<Chiave, Riga>();
    for (const { id } of contese) {
      const riga = this.#nota(lavoro, id);
      if (riga) righe.set(id, riga);
    }
    const scelta = await this.#porte.chiedi(contese, righe);
    for (const cella of contese) this.#chieste.set(getCellName(cella), this.#ultimo);
    const mine = contese.filter((cella) => scelta(cella) === 'mia');
    const cells = mine
      .filter(isCella)
      .map(({ id, campo, mia, loro }): CellChange => ({ id, campo, prima: loro, dopo: mia }));
    this.#mostraMie(lavoro, celle.concat(cells));
    const whole = mine.filter((cella) => !isCella(cella));
    return {
      celle: cells,
      righe: whole.map(({ id, mia, loro }) => ({ id, prima: loro as Dati | null, dopo: mia as Dati | null })),
    };
  }

  /** The rows as the server holds them now; cells whose own turn is still to come keep showing what was typed. */
  #impara(lavoro: SaveJob<Riga>, righe: readonly CambioRiga<Riga>[]): void {
    const waiting = this.#inAttesa(lavoro);
    this.#porte.mostra(
      righe.map(({ id, campi }) => {
        const riga = this.#nota(lavoro, id);
        if (riga) this.#note.set(id, { ...riga, ...campi });
        this.#rifiutate.impara((each) => (each === id ? campi : undefined));
        return { id, campi: { ...campi, ...waiting.get(id) } };
      }),
    );
  }

  /** Puts back what the server holds. */
  #riprendi(lavoro: SaveJob<Riga>, celle: readonly CellChange[]): void {
    const waiting = this.#inAttesa(lavoro);
    const back = celle.filter(({ id, campo }) => !(campo in (waiting.get(id) ?? {})));
    lavoro.mostrate = [];
    this.#mostra(back.map(({ id, campo, prima }) => ({ id, campo, dopo: prima })));
  }

  /** What stands in cells over what the server holds: refused, or of later changes. Row by row. */
  #inAttesa(lavoro: SaveJob<Riga>): Map<Chiave, Partial<Riga>> {
    const later = this.#lavori.slice(this.#lavori.indexOf(lavoro) + 1);
    const celle = [...this.#rifiutate.celle, ...later.flatMap((each) => each.celle)];
    return new Map(toCambi<Riga>(celle).map(({ id, campi }) => [id, campi]));
  }

  #mostraMie(lavoro: SaveJob<Riga>, celle: readonly CellChange[]): void {
    lavoro.mostrate = celle;
    this.#mostra(celle);
  }

  #mostra(celle: readonly { id: Chiave; campo: string; dopo: unknown }[]): void {
    if (celle.length > 0) this.#porte.mostra(toCambi(celle));
  }
}
