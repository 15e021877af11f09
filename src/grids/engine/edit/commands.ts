/** What keyboard, mouse and menus ask of the cells of one grid: copy, paste, fill, clear, change many rows. */
import { visitInPieces } from '#api/pieces.ts';
import type { Store } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import { showToast } from '#state/toast.ts';
import { planPaste } from '../clipboard/paste-mapping.ts';
import type { PastedBlock } from '../clipboard/tsv.ts';
import type { Celle } from '../range/cells.ts';
import { type CellRectangle, makeBand } from '../range/geometry.ts';
import { getToday } from '#domain/date.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import type { Colonna, WrittenChange } from '../types.ts';
import type { Workspace } from '../workspace.ts';
import { loadRighe } from './load-righe.ts';
import { ClipboardWriter } from './clipboard-writer.ts';
import {
  type Target,
  countCelle,
  countRighe,
  explainLocked,
  explainReadOnly,
  type EditPlan,
  planEdits,
  Pianificatore,
} from './plan.ts';

/** A change that waits until the person confirms it. */
export interface ProposedEdit {
  label: string;
  piano: EditPlan;
  /** Cells of the clipboard that fall beyond the grid. */
  out: number;
}

/** Filling is learnt with the first fill. */
const learnToFill = () => loadPart(() => import('./repetition.ts'));

/** More changed cells than this are first shown in a preview. */
const FEW = 10;

interface CommandsInit<Riga> {
  celle: Celle<Riga>;
  workspace: Workspace<Riga>;
  store: Store;
  propose: (proposta: ProposedEdit) => void;
}

export class EditCommands<Riga extends object> {
  readonly #init: CommandsInit<Riga>;
  readonly copiatrice: ClipboardWriter<Riga>;

  constructor(init: CommandsInit<Riga>) {
    this.#init = init;
    this.copiatrice = new ClipboardWriter(init.celle);
  }

  /** Why no selected cell can be changed, or null. */
  whyNotChange(): string | null {
    const { celle } = this.#init;
    const readOnly = this.whyReadOnly();
    if (readOnly !== null) return readOnly;
    const [area] = celle.rectangles();
    if (!area) return 'Scegli prima una cella';
    const riga = celle.riga(area.alto);
    const reasons = riga === undefined ? [] : this.#columns().map((column) => explainLocked(column, riga));
    return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
  }

  /** Why no cell of the grid can be changed, or null. */
  whyReadOnly(): string | null {
    const { workspace } = this.#init;
    return workspace.edits ? null : explainReadOnly(workspace);
  }

  /** Why the cell in use takes nothing that is typed, where its column says so; null where it does, or says nothing. */
  whyLocked(): string | null {
    const { celle } = this.#init;
    const { active } = celle;
    const colonna = active && celle.colonne()[active.colonna];
    const riga = active && celle.riga(active.riga);
    return colonna?.options.motivoFissa === undefined || riga === undefined || riga === null
      ? null
      : explainLocked(colonna, riga);
  }

  /** Plans a paste in pieces. Then it pastes, or shows the preview first. */
  async paste(block: PastedBlock): Promise<void> {
    const { celle, workspace, propose } = this.#init;
    if (!workspace.edits) return;
    const areas = celle.disjoint();
    const limits = { righe: celle.countRighe(), colonne: celle.colonne().length };
    const { destinazioni, out } = planPaste(block, areas, limits);
    const rows = destinazioni.map(({ riga }) => riga);
    const touched = rows.length === 0 ? [] : [makeBand(rows)];
    if (!(await loadRighe(celle, touched))) return;
    const columns = celle.colonne();
    const planner = new Pianificatore<Riga>(workspace);
    await visitInPieces(destinazioni, ({ riga: at, colonna: index, testo }) => {
      const riga = celle.riga(at);
      const colonna = columns[index];
      if (riga !== undefined && colonna) planner.add({ riga, colonna, nuovo: { testo } });
    });
    const { piano } = planner;
    const label = `incolla ${formatCount(countCelle(piano), 'cella', 'celle')}`;
    const first = destinazioni[0];
    const end = destinazioni.at(-1);
    if (first && end && areas.length === 1)
      celle.select([
        { da: { riga: first.riga, colonna: first.colonna }, a: { riga: end.riga, colonna: end.colonna } },
      ]);
    if (countCelle(piano) > FEW || piano.rifiutate.length > 0 || out > 0) propose({ label, piano, out });
    else this.apply(label, piano);
  }

  /** The first row of each range, copied down; a range of one row takes the row above it. */
  async fillDown(): Promise<void> {
    const { celle } = this.#init;
    const above = celle.disjoint().map((area) => ({ ...area, alto: Math.max(0, area.alto - 1) }));
    if (!(await loadRighe(celle, above))) return;
    const { planRepetition } = await learnToFill();
    const targets = celle.disjoint().flatMap((area) => {
      const source = area.alto === area.basso ? area.alto - 1 : area.alto;
      return source < 0
        ? []
        : planRepetition(celle, { ...area, alto: source, basso: source }, { ...area, alto: source + 1 });
    });
    this.#run((count) => `riempi ${count}`, targets);
  }

  /** The first column of each range, written into the others as it reads; a range of one column takes the one before it. */
  async fillRight(): Promise<void> {
    const { celle } = this.#init;
    if (!(await loadRighe(celle, celle.disjoint()))) return;
    const columns = celle.colonne();
    const targets = celle.disjoint().flatMap(({ alto, basso, sinistra, destra }) => {
      const from = sinistra === destra ? sinistra - 1 : sinistra;
      const source = columns[from];
      if (!source) return [];
      return (celle.posti.listIn([{ alto, basso }]) ?? []).flatMap((riga) => {
        const value = source.valore(riga) ?? null;
        const nuovo = { testo: value === null ? '' : source.tipo.format(value) };
        return columns.slice(from + 1, destra + 1).map((colonna) => ({ riga, colonna, nuovo }));
      });
    });
    this.#run((count) => `riempi a destra ${count}`, targets);
  }

  /** Goes on downwards with what the first rows of the range begin: the first two when they make a series, or one. */
  async continueDown(): Promise<void> {
    const { celle } = this.#init;
    const [area, ...others] = celle.disjoint();
    if (!area || others.length > 0 || area.basso === area.alto) {
      const testo = 'Scegli un intervallo di più righe: le prime dicono come continuare.';
      showToast({ severity: 'info', titolo: 'Continua la serie', testo });
      return;
    }
    if (!(await loadRighe(celle, [area]))) return;
    const { planRepetition, inferSeriesOfRighe } = await learnToFill();
    const targets = celle
      .colonne()
      .slice(area.sinistra, area.destra + 1)
      .flatMap((colonna, at) => {
        const column = area.sinistra + at;
        const two =
          area.basso - area.alto > 1 &&
          inferSeriesOfRighe(celle, colonna, { alto: area.alto, righe: 2, conta: false }) !== null;
        const alto = area.alto + (two ? 2 : 1);
        const one = { sinistra: column, destra: column };
        const source = { ...one, alto: area.alto, basso: alto - 1 };
        return planRepetition(celle, source, { ...one, alto, basso: area.basso }, 'serie');
      });
    this.#run((count) => `continua la serie in ${count}`, targets);
  }

  /**
   * The handle's fill, towards the target: the series that the source's rows begin, or the rows over and over. With
   * Ctrl (`contrario`) the other of the two, as in a spreadsheet.
   */
  async fill(source: CellRectangle, destination: CellRectangle, opposite = false): Promise<void> {
    const { celle } = this.#init;
    if (!(await loadRighe(celle, [source, destination]))) return;
    const { planRepetition } = await learnToFill();
    const mode = opposite ? 'contrario' : 'serie';
    this.#run((count) => `riempi ${count}`, planRepetition(celle, source, destination, mode));
    celle.select([
      {
        da: { riga: Math.min(source.alto, destination.alto), colonna: source.sinistra },
        a: { riga: Math.max(source.basso, destination.basso), colonna: source.destra },
      },
    ]);
  }

  async clear(): Promise<void> {
    if (!(await loadRighe(this.#init.celle, this.#init.celle.disjoint()))) return;
    this.#run((count) => `svuota ${count}`, this.#chosen({ valore: null }));
  }

  #columns(): Colonna<Riga>[] {
    const { celle } = this.#init;
    return celle.rectangles().flatMap(({ sinistra, destra }) => celle.colonne().slice(sinistra, destra + 1));
  }

  #days(): Colonna<Riga>[] {
    return this.#columns().filter(({ tipo }) => tipo.nome === 'data');
  }

  /** Why no day can be written, or null. */
  whyNotToday(): string | null {
    const days = this.#days().length;
    return days === 0 ? 'Vale nelle colonne di date' : this.whyNotChange();
  }

  async writeToday(): Promise<void> {
    if (!(await loadRighe(this.#init.celle, this.#init.celle.disjoint()))) return;
    const days = new Set(this.#days());
    const today = this.#chosen({ valore: getToday() }).filter(({ colonna }) => days.has(colonna));
    this.#run((count) => `data di oggi in ${count}`, today);
  }

  /** What was typed in one cell, into the same column of every selected row. */
  async confirmInAll(field: string, text: string): Promise<void> {
    const { celle, workspace } = this.#init;
    const column = workspace.colonne.find((each) => each.campo === field);
    if (!column) return;
    const ticked = celle.api.getSelectedRows();
    if (ticked.length === 0 && !(await loadRighe(celle, celle.rectangles()))) return;
    const righe = ticked.length > 0 ? ticked : celle.chosenRighe();
    this.changeColumn(righe, column, text);
  }

  /** One column of many rows takes one text. */
  changeColumn(righe: readonly Riga[], colonna: Colonna<Riga>, testo: string): void {
    this.#run(
      (count) => `modifica ${colonna.titolo} di ${count}`,
      righe.map((riga) => ({ riga, colonna, nuovo: { testo } })),
    );
  }

  /** An edit in one cell, already read and accepted. */
  edit({ campo, prima, valore }: WrittenChange, riga: Riga): void {
    const { workspace } = this.#init;
    const colonna = workspace.colonne.find((each) => each.campo === campo);
    // Starts from the value that was on screen, so that a conflict with somebody else's change is noticed.
    const vista = { ...riga, [campo]: prima };
    if (colonna) this.#run(() => `modifica ${colonna.titolo}`, [{ riga: vista, colonna, nuovo: { valore } }]);
  }

  /** Fields of some rows set by an action: as one step, whatever the columns on screen. */
  change(label: string, righe: readonly Riga[], fields: (riga: Riga) => Partial<Riga> | null): void {
    const { getId } = this.#init.workspace.righe;
    const all = righe.flatMap((riga) =>
      Object.entries(fields(riga) ?? {}).map(([campo, dopo]) => {
        const prima: unknown = (riga as Record<string, unknown>)[campo] ?? null;
        return { id: getId(riga), campo, prima, dopo };
      }),
    );
    const celle = all.filter(({ prima, dopo }) => prima !== dopo);
    this.apply(label, { celle, rifiutate: [], equal: all.length - celle.length });
  }

  /** Does what a plan says, as one step, and says what it refused. */
  apply(label: string, { celle, rifiutate, equal }: EditPlan): void {
    const { workspace, store } = this.#init;
    const { edits } = workspace;
    if (!edits) return;
    if (countRighe(celle) > edits.massimo) {
      const testo = `Al massimo ${formatInteger(edits.massimo)} righe per volta.`;
      showToast({ severity: 'warn', titolo: 'Troppe righe insieme', testo });
      return;
    }
    const [refused] = rifiutate;
    if (refused) {
      const titolo = `${formatCount(rifiutate.length, 'cella è rimasta', 'celle sono rimaste')} come prima`;
      showToast({ severity: 'warn', titolo, testo: refused.motivo });
    }
    if (celle.length > 0) void store.set(edits.executeAtom, { etichetta: label, celle });
    else if (!refused) {
      const testo = equal > 0 ? 'C’è già scritto questo.' : 'Qui non c’è niente da copiare.';
      showToast({ severity: 'info', titolo: 'Nessuna cella è cambiata', testo });
    }
  }

  #run(label: (count: string) => string, targets: readonly Target<Riga>[]): void {
    const plan = planEdits(targets, this.#init.workspace);
    this.apply(label(formatCount(countCelle(plan), 'cella', 'celle')), plan);
  }

  #chosen(nuovo: Target<Riga>['nuovo']): Target<Riga>[] {
    const { celle } = this.#init;
    return celle.disjoint().flatMap(({ alto, basso, sinistra, destra }) => {
      const columns = celle.colonne().slice(sinistra, destra + 1);
      const righe = celle.posti.listIn([{ alto, basso }]) ?? [];
      return righe.flatMap((riga) => columns.map((colonna) => ({ riga, colonna, nuovo })));
    });
  }
}
