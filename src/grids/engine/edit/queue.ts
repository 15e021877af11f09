/**
 * Changes on their way to the server. They are shown at once and saved one set at a time, in the order they were
 * made. A refused change is taken back; a change to cells that somebody else changed asks the person. No React, no
 * atoms. While changes are under way this module keeps the rows as the server holds them, and does not read them from
 * the rows in sight, which by then may answer another question.
 */
import { waitForPaint } from '#api/pieces.ts';
import type { CambioRiga } from '../righe.ts';
import type { CellChange, StepContent, Dati, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { completeContent, isCella, WHOLE_RIGA, toCambi } from './content.ts';
import { type SaveJob, makeSaveJob, getCellName } from './save-job.ts';
import { Rifiutate } from './refused.ts';
import type { ConflictingCell, SaveResult, EditEnd, StepOptions, QueuePorts, Save } from './requests.ts';
import { type HeldRows, type SplitChanges, splitChanges, splitRevised, toRequests } from './split-changes.ts';

/** After drawing this many cells the page answers before they are sent. */
const MANY = 200;
/** How often a save against rows that keep changing is repeated before it is given up. */
const TENTATIVI = 5;

export class EditQueue<Riga extends object> {
  readonly #porte: QueuePorts<Riga>;
  readonly #works: SaveJob<Riga>[] = [];
  /** Rows as the server holds them, of the changes under way. */
  readonly #note = new Map<Chiave, Riga>();
  /** Cells the person was asked about, with the last change made before the answer. Older changes ask again. */
  readonly #chieste = new Map<string, number>();
  /** What was typed and refused, until the person sends it again or gives it up. */
  readonly #rifiutate = new Rifiutate();
  #turn: Promise<unknown> = Promise.resolve();
  #ultimo = 0;

  constructor(ports: QueuePorts<Riga>) {
    this.#porte = ports;
  }

  /** Sets of changes not yet saved or refused. */
  get length(): number {
    return this.#works.length;
  }

  /** Cells of the changes not yet saved or refused, in the order they were changed. */
  get pendingCells(): readonly CellChange[] {
    return this.#works.flatMap(({ celle }) => celle);
  }

  /** Values that are shown and not saved yet: they stay over rows that were read without them. */
  listPending(loaded: (id: Chiave) => Partial<Riga> | undefined): CambioRiga<Riga>[] {
    this.#rifiutate.learn(loaded);
    return toCambi([...this.#rifiutate.celle, ...this.#works.flatMap(({ shown }) => shown)]);
  }

  /** True of a cell that shows what was refused. */
  isRefused(cell: CellChange): boolean {
    return this.#rifiutate.has(cell);
  }

  /** Gives up what was refused: its cells show what the server holds. */
  giveUp(cells: readonly CellChange[]): void {
    this.#show(this.#rifiutate.remove(cells));
  }

  /** Shows the cells changed, then saves them when their turn comes. Cells of rows not in sight are left alone. */
  async run(content: StepContent, save: Save<Riga>, options: StepOptions = {}): Promise<EditEnd> {
    const job = this.#prepare(
      { ...content, celle: this.#rifiutate.fromServer(content.celle) },
      save,
      options,
    );
    this.#rifiutate.remove(job.celle);
    this.#works.push(job);
    this.#showMine(
      job,
      job.celle.filter((cell) => !job.foreign.has(getCellName(cell))),
    );
    const drawn = job.celle.length > MANY ? waitForPaint() : null;
    const turn = this.#turn.then(() => drawn).then(() => this.#perform(job));
    this.#turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#works.splice(this.#works.indexOf(job), 1);
      if (this.#works.length === 0) {
        this.#note.clear();
        this.#chieste.clear();
      }
    }
  }

  #prepare(
    content: StepContent,
    save: Save<Riga>,
    { silent = false, keep = false }: StepOptions,
  ): SaveJob<Riga> {
    this.#ultimo += 1;
    const { read, warn } = this.#porte;
    return makeSaveJob(content, {
      numero: this.#ultimo,
      silent,
      keep,
      save,
      read,
      warn,
      saved: (id) => this.#asSaved(id) ?? this.#rifiutate.senza(id, read(id)),
      refused: (cell) => this.isRefused(cell),
    });
  }

  async #perform(job: SaveJob<Riga>): Promise<EditEnd> {
    let { celle, righe, contested } = this.#split(job);
    for (let round = 0; ; round += 1) {
      if (contested.length > 0) {
        const mine = await this.#settle(job, celle, contested);
        celle = celle.concat(mine.celle);
        righe = righe.concat(mine.righe);
      }
      if (celle.length + righe.length === 0) return { salvato: true, celle };
      const outcome = await this.#save(job, celle, righe);
      if (outcome.tipo === 'salvate') {
        this.#learn(job, outcome.righe);
        job.shown = [];
        return { salvato: true, ...completeContent({ celle, righe }, outcome.righe, outcome.create ?? []) };
      }
      if (outcome.tipo === 'rifiutate' || round >= TENTATIVI) return this.#abandon(job, celle, outcome);
      ({ celle, righe, contested } = this.#review(job, { celle, righe }, outcome));
    }
  }

  /**
   * Nothing was saved: the cells keep what was typed, or show again what the server holds. The person is told why.
   */
  #abandon(job: SaveJob<Riga>, cells: readonly CellChange[], outcome: SaveResult<Riga>): EditEnd {
    this.#takeBack(job, cells);
    const refused = outcome.tipo === 'rifiutate' ? outcome : null;
    const text = refused?.testo ?? 'Le righe continuano a cambiare: riprova tra poco.';
    if (job.keep && !refused?.leftOut) this.#hold(job, cells, text);
    else if (!job.silent) this.#porte.warn('Le modifiche non sono state salvate', text, cells);
    return { salvato: false, senzaRisposta: refused?.senzaRisposta === true, causa: refused?.causa };
  }

  /** Keeps what was typed where no later change was typed over it. */
  #hold(job: SaveJob<Riga>, cells: readonly CellChange[], text: string): void {
    const waiting = this.#inAttesa(job);
    const kept = cells.filter(({ id, campo }) => !(campo in (waiting.get(id) ?? {})));
    if (kept.length === 0) return;
    this.#rifiutate.add(kept);
    this.#show(kept);
    this.#porte.hold(kept, text);
  }

  /** The row as the server holds it, where unsaved changes make it look different. */
  #asSaved(id: Chiave): Riga | undefined {
    return this.#note.get(id) ?? this.#works.find(({ start }) => start.has(id))?.start.get(id);
  }

  #nota(job: SaveJob<Riga>, id: Chiave): Riga | undefined {
    return this.#note.get(id) ?? job.start.get(id);
  }

  /** What the rows of a set of changes are now, for what compares them. */
  #heldRows(job: SaveJob<Riga>): HeldRows<Riga> {
    return { read: (id) => this.#nota(job, id), dati: this.#porte.dati };
  }

  /** Cells that can go, from the value the server holds, and cells to ask about first. */
  #split(job: SaveJob<Riga>): SplitChanges {
    const moved = (cell: { id: Chiave; campo: string }): boolean =>
      (this.#chieste.get(getCellName(cell)) ?? 0) >= job.numero || job.foreign.has(getCellName(cell));
    return splitChanges(job, this.#heldRows(job), moved);
  }

  async #save(
    job: SaveJob<Riga>,
    celle: readonly CellChange[],
    righe: readonly WholeRow[],
  ): Promise<SaveResult<Riga>> {
    const { requests, whole } = toRequests({ celle, righe }, this.#heldRows(job));
    try {
      return await job.save(requests, whole);
    } catch (cause) {
      this.#takeBack(job, celle);
      throw new Error('saving changes failed', { cause });
    }
  }

  /**
   * Somebody else saved these rows first: their other fields are taken over, and the person is asked about the same
   * cells.
   */
  #review(
    job: SaveJob<Riga>,
    { celle, righe }: { celle: readonly CellChange[]; righe: readonly WholeRow[] },
    { attuali, mancanti }: { attuali: readonly CambioRiga<Riga>[]; mancanti: readonly Chiave[] },
  ): SplitChanges {
    const gone = new Set(mancanti);
    const contested = this.#resolveGone(job, celle, gone);
    this.#learn(job, attuali);
    const changed = new Set(attuali.map(({ id }) => id));
    const divisa = splitRevised({ celle, righe }, this.#heldRows(job), { gone, changed });
    this.#showMine(job, divisa.celle);
    return { ...divisa, contested: [...contested, ...divisa.contested] };
  }

  /**
   * Cells of rows that are gone: the row is made again where that is possible, else the cells are left and the person
   * is told.
   */
  #resolveGone(
    job: SaveJob<Riga>,
    cells: readonly CellChange[],
    gone: ReadonlySet<Chiave>,
  ): ConflictingCell[] {
    const { dati, warn, missing } = this.#porte;
    const lost = Map.groupBy(
      cells.filter(({ id }) => gone.has(id)),
      ({ id }) => id,
    );
    if (lost.size > 0 && !dati) warn('Alcune righe non ci sono più', missing);
    if (!dati) return [];
    return [...lost].flatMap(([id, own]) => {
      const riga = this.#nota(job, id);
      const mia = riga && {
        ...dati(riga),
        ...Object.fromEntries(own.map(({ campo, dopo }) => [campo, dopo])),
      };
      return mia ? [{ id, campo: WHOLE_RIGA, mia, theirs: null }] : [];
    });
  }

  /** Shows the other person's values and asks; answers what to write over them. */
  async #settle(
    job: SaveJob<Riga>,
    celle: readonly CellChange[],
    contested: readonly ConflictingCell[],
  ): Promise<{ celle: CellChange[]; righe: WholeRow[] }> {
    this.#show(contested.filter(isCella).map(({ id, campo, theirs }) => ({ id, campo, dopo: theirs })));
    const righe = new Map<Chiave, Riga>();
    for (const { id } of contested) {
      const riga = this.#nota(job, id);
      if (riga) righe.set(id, riga);
    }
    const choice = await this.#porte.ask(contested, righe);
    for (const cell of contested) this.#chieste.set(getCellName(cell), this.#ultimo);
    const mine = contested.filter((cell) => choice(cell) === 'mia');
    const cells = mine
      .filter(isCella)
      .map(({ id, campo, mia, theirs }): CellChange => ({ id, campo, prima: theirs, dopo: mia }));
    this.#showMine(job, celle.concat(cells));
    const whole = mine.filter((cell) => !isCella(cell));
    return {
      celle: cells,
      righe: whole.map(({ id, mia, theirs }) => ({
        id,
        prima: theirs as Dati | null,
        dopo: mia as Dati | null,
      })),
    };
  }

  /** The rows as the server now holds them. Cells with a later change keep showing what was typed. */
  #learn(job: SaveJob<Riga>, righe: readonly CambioRiga<Riga>[]): void {
    const waiting = this.#inAttesa(job);
    this.#porte.show(
      righe.map(({ id, campi }) => {
        const riga = this.#nota(job, id);
        if (riga) this.#note.set(id, { ...riga, ...campi });
        this.#rifiutate.learn((each) => (each === id ? campi : undefined));
        return { id, campi: { ...campi, ...waiting.get(id) } };
      }),
    );
  }

  /** Puts back what the server holds. */
  #takeBack(job: SaveJob<Riga>, cells: readonly CellChange[]): void {
    const waiting = this.#inAttesa(job);
    const back = cells.filter(({ id, campo }) => !(campo in (waiting.get(id) ?? {})));
    job.shown = [];
    this.#show(back.map(({ id, campo, prima }) => ({ id, campo, dopo: prima })));
  }

  /** What cells show in place of what the server holds: refused or later changes, row by row. */
  #inAttesa(job: SaveJob<Riga>): Map<Chiave, Partial<Riga>> {
    const later = this.#works.slice(this.#works.indexOf(job) + 1);
    const cells = [...this.#rifiutate.celle, ...later.flatMap((each) => each.celle)];
    return new Map(toCambi<Riga>(cells).map(({ id, campi }) => [id, campi]));
  }

  #showMine(job: SaveJob<Riga>, cells: readonly CellChange[]): void {
    job.shown = cells;
    this.#show(cells);
  }

  #show(cells: readonly { id: Chiave; campo: string; dopo: unknown }[]): void {
    if (cells.length > 0) this.#porte.show(toCambi(cells));
  }
}
