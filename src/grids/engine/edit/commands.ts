/** What keyboard, mouse and menus ask of the cells of one grid: copy, paste, fill, clear, change many rows. */
import { visitInPieces } from '../pieces.ts';
import type { Store } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import { showToast } from '#state/toast.ts';
import { planPaste } from '../clipboard/paste-mapping.ts';
import type { PastedBlock } from '../clipboard/tsv.ts';
import type { Celle } from '../range/cells.ts';
import type { CellRectangle } from '../range/geometry.ts';
import { formatCount, formatIntero } from '#domain/text.ts';
import type { Colonna, ModificaScritta } from '../types.ts';
import type { Workspace } from '../workspace.ts';
import { loadRighe } from './load-righe.ts';
import { ClipboardWriter } from './clipboard-writer.ts';
import {
  type Bersaglio,
  countCelle,
  countRighe,
  explainLocked,
  type EditPlan,
  planEdits,
  Pianificatore,
} from './plan.ts';

/** A change that waits for the person's yes. */
export interface ProposedEdit {
  etichetta: string;
  piano: EditPlan;
  /** Cells of the clipboard that fall beyond the grid. */
  fuori: number;
}

/** Filling is learnt with the first fill. */
const imparaRiempire = () => loadPart(() => import('./repetition.ts'));

/** Cells that change without being shown first. */
const POCHE = 10;

export interface ComandiInit<Riga> {
  celle: Celle<Riga>;
  workspace: Workspace<Riga>;
  store: Store;
  proponi: (proposta: ProposedEdit) => void;
}

export class EditCommands<Riga extends object> {
  readonly #init: ComandiInit<Riga>;
  readonly copiatrice: ClipboardWriter<Riga>;

  constructor(init: ComandiInit<Riga>) {
    this.#init = init;
    this.copiatrice = new ClipboardWriter(init.celle);
  }

  /** Why no selected cell can be changed, or null. */
  nonCambia(): string | null {
    const { celle, workspace } = this.#init;
    if (!workspace.modifiche) return 'Qui non si modifica nulla';
    const [area] = celle.rettangoli();
    if (!area) return 'Scegli prima una cella';
    const riga = celle.riga(area.alto);
    const own = celle
      .rettangoli()
      .flatMap(({ sinistra, destra }) => celle.colonne().slice(sinistra, destra + 1));
    const reasons = riga === undefined ? [] : own.map((colonna) => explainLocked(colonna, riga));
    return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
  }

  /** Plans a paste in pieces, then does it, or shows first what it would do. */
  async incolla(blocco: PastedBlock): Promise<void> {
    const { celle, workspace, proponi } = this.#init;
    if (!workspace.modifiche) return;
    const areas = celle.disgiunti();
    const limiti = { righe: celle.numeroRighe(), colonne: celle.colonne().length };
    const { destinazioni, fuori } = planPaste(blocco, areas, limiti);
    const rows = destinazioni.map(({ riga }) => riga);
    const touched = rows.length === 0 ? [] : [fascia(rows)];
    if (!(await loadRighe(celle, touched))) return;
    const colonne = celle.colonne();
    const planner = new Pianificatore<Riga>(workspace);
    await visitInPieces(destinazioni, ({ riga: at, colonna: index, testo }) => {
      const riga = celle.riga(at);
      const colonna = colonne[index];
      if (riga !== undefined && colonna) planner.aggiungi({ riga, colonna, nuovo: { testo } });
    });
    const { piano } = planner;
    const etichetta = `incolla ${formatCount(countCelle(piano), 'cella', 'celle')}`;
    const first = destinazioni[0];
    const end = destinazioni.at(-1);
    if (first && end && areas.length === 1)
      celle.seleziona([
        { da: { riga: first.riga, colonna: first.colonna }, a: { riga: end.riga, colonna: end.colonna } },
      ]);
    if (countCelle(piano) > POCHE || piano.rifiutate.length > 0 || fuori > 0)
      proponi({ etichetta, piano, fuori });
    else this.applica(etichetta, piano);
  }

  /** The first row of each range, copied down; a range of one row takes the row above it. */
  async riempiGiu(): Promise<void> {
    const { celle } = this.#init;
    const above = celle.disgiunti().map((area) => ({ ...area, alto: Math.max(0, area.alto - 1) }));
    if (!(await loadRighe(celle, above))) return;
    const { planRepetition } = await imparaRiempire();
    const targets = celle.disgiunti().flatMap((area) => {
      const source = area.alto === area.basso ? area.alto - 1 : area.alto;
      return source < 0
        ? []
        : planRepetition(celle, { ...area, alto: source, basso: source }, { ...area, alto: source + 1 });
    });
    this.#esegui((count) => `riempi ${count}`, targets);
  }

  /** Goes on downwards with what the first rows of the range begin: the first two when they make a series, or one. */
  async continuaGiu(): Promise<void> {
    const { celle } = this.#init;
    const [area, ...others] = celle.disgiunti();
    if (!area || others.length > 0 || area.basso === area.alto) {
      const testo = 'Scegli un intervallo di più righe: le prime dicono come continuare.';
      showToast({ severity: 'info', titolo: 'Continua la serie', testo });
      return;
    }
    if (!(await loadRighe(celle, [area]))) return;
    const { planRepetition, inferSeriesOfRighe } = await imparaRiempire();
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
    this.#esegui((count) => `continua la serie in ${count}`, targets);
  }

  /**
   * The handle's fill, towards the target: the series that the source's rows begin, or the rows over and over. With
   * Ctrl (`contrario`) the other of the two, as in a spreadsheet.
   */
  async riempi(sorgente: CellRectangle, destinazione: CellRectangle, contrario = false): Promise<void> {
    const { celle } = this.#init;
    if (!(await loadRighe(celle, [sorgente, destinazione]))) return;
    const { planRepetition } = await imparaRiempire();
    const modo = contrario ? 'contrario' : 'serie';
    this.#esegui((count) => `riempi ${count}`, planRepetition(celle, sorgente, destinazione, modo));
    celle.seleziona([
      {
        da: { riga: Math.min(sorgente.alto, destinazione.alto), colonna: sorgente.sinistra },
        a: { riga: Math.max(sorgente.basso, destinazione.basso), colonna: sorgente.destra },
      },
    ]);
  }

  async svuota(): Promise<void> {
    if (!(await loadRighe(this.#init.celle, this.#init.celle.disgiunti()))) return;
    this.#esegui((count) => `svuota ${count}`, this.#scelte({ valore: null }));
  }

  /** What was typed in one cell, into the same column of every selected row. */
  async confermaInTutte(campo: string, testo: string): Promise<void> {
    const { celle, workspace } = this.#init;
    const colonna = workspace.colonne.find((each) => each.campo === campo);
    if (!colonna) return;
    const ticked = celle.api.getSelectedRows();
    if (ticked.length === 0 && !(await loadRighe(celle, celle.rettangoli()))) return;
    const righe = ticked.length > 0 ? ticked : celle.righeScelte();
    this.cambiaColonna(righe, colonna, testo);
  }

  /** One column of many rows takes one text. */
  cambiaColonna(righe: readonly Riga[], colonna: Colonna<Riga>, testo: string): void {
    this.#esegui(
      (count) => `modifica ${colonna.titolo} di ${count}`,
      righe.map((riga) => ({ riga, colonna, nuovo: { testo } })),
    );
  }

  /** An edit in one cell, already read and accepted. */
  modifica({ campo, prima, valore }: ModificaScritta, riga: Riga): void {
    const { workspace } = this.#init;
    const colonna = workspace.colonne.find((each) => each.campo === campo);
    // From the value that was on screen, so that what somebody else wrote meanwhile is asked about.
    const vista = { ...riga, [campo]: prima };
    if (colonna)
      this.#esegui(() => `modifica ${colonna.titolo}`, [{ riga: vista, colonna, nuovo: { valore } }]);
  }

  /** Fields of some rows set by an action: as one step, whatever the columns on screen. */
  cambia(etichetta: string, righe: readonly Riga[], campi: (riga: Riga) => Partial<Riga> | null): void {
    const { getId } = this.#init.workspace;
    const celle = righe.flatMap((riga) =>
      Object.entries(campi(riga) ?? {}).flatMap(([campo, dopo]) => {
        const prima: unknown = (riga as Record<string, unknown>)[campo] ?? null;
        return prima === dopo ? [] : [{ id: getId(riga), campo, prima, dopo }];
      }),
    );
    this.applica(etichetta, { celle, rifiutate: [], uguali: 0, seguono: 0 });
  }

  /** Does what a plan says, as one step, and says what it refused. */
  applica(etichetta: string, { celle, rifiutate }: EditPlan): void {
    const { workspace, store } = this.#init;
    const { modifiche } = workspace;
    if (!modifiche) return;
    if (countRighe(celle) > modifiche.massimo) {
      const testo = `Al massimo ${formatIntero(modifiche.massimo)} righe per volta.`;
      showToast({ severity: 'warn', titolo: 'Troppe righe insieme', testo });
      return;
    }
    const [refused] = rifiutate;
    if (refused) {
      const titolo = `${formatCount(rifiutate.length, 'cella è rimasta', 'celle sono rimaste')} come prima`;
      showToast({ severity: 'warn', titolo, testo: refused.motivo });
    }
    void store.set(modifiche.eseguiAtom, { etichetta, celle });
  }

  #esegui(etichetta: (count: string) => string, targets: readonly Bersaglio<Riga>[]): void {
    const piano = planEdits(targets, this.#init.workspace);
    this.applica(etichetta(formatCount(countCelle(piano), 'cella', 'celle')), piano);
  }

  #scelte(nuovo: Bersaglio<Riga>['nuovo']): Bersaglio<Riga>[] {
    const { celle } = this.#init;
    return celle.disgiunti().flatMap(({ alto, basso, sinistra, destra }) => {
      const colonne = celle.colonne().slice(sinistra, destra + 1);
      const righe = celle.posti.delle([{ alto, basso }]) ?? [];
      return righe.flatMap((riga) => colonne.map((colonna) => ({ riga, colonna, nuovo })));
    });
  }
}

/** From the first of some rows to the last. */
function fascia(rows: readonly number[]): CellRectangle {
  let [alto = 0] = rows;
  let basso = alto;
  for (const riga of rows) {
    alto = Math.min(alto, riga);
    basso = Math.max(basso, riga);
  }
  return { alto, basso, sinistra: 0, destra: 0 };
}
