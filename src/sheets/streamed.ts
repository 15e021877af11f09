/**
 * Writes a workbook row by row and emits it at once, so that memory does not grow with the rows. Rows beyond the end of
 * a sheet continue in another sheet.
 */
import { MAX_SHEET_ROWS, StreamedSheet, type Totale } from './streamed-sheet.ts';
import {
  escapeSheet,
  getSheetPath,
  RELS,
  type SheetEntry,
  writeContentTypes,
  writeCore,
  writeWorkbook,
  writeWorkbookRels,
} from './streamed-package.ts';
import { STYLES } from './streamed-styles.ts';
import { makeSheetName, type SheetBatch, type SheetHead, type WorkbookWriter } from './workbook.ts';
import { ZipWriter } from './zip.ts';

/** The sheet that is being written, and those that its rows have filled. */
interface SheetInProgress {
  testa: SheetHead;
  parte: StreamedSheet;
  filled: number;
  totali: Totale[];
}

export class StreamedWorkbook implements WorkbookWriter {
  readonly #store: ZipWriter;
  readonly #autore: string;
  readonly #max: number;
  readonly #chiusi: SheetEntry[] = [];
  #ora: SheetInProgress | null = null;

  /** `emit` gets the bytes of the file in order; `maxRighe` is the largest number of rows of a sheet. */
  constructor(
    emit: (bytes: Uint8Array) => void,
    { autore = 'Quadra', maxRighe = MAX_SHEET_ROWS }: { autore?: string; maxRighe?: number } = {},
  ) {
    this.#store = new ZipWriter(emit);
    this.#autore = autore;
    this.#max = maxRighe;
  }

  addSheet(testa: SheetHead): void {
    if (this.#ora) this.#close(this.#ora, true);
    this.#ora = { testa, parte: this.#open(testa), filled: 0, totali: [] };
  }

  addRows(lotto: SheetBatch): void {
    const ora = this.#ora;
    if (!ora) throw new Error('rows before their sheet');
    let next = 0;
    for (let at = 0; at < lotto.righe; at += 1) {
      for (let group = lotto.gruppi[next]; group && group.prima <= at; group = lotto.gruppi[next]) {
        next += 1;
        this.#makeRoom(ora);
        ora.parte.openGroup(group.livello, group.label);
      }
      this.#makeRoom(ora);
      ora.parte.riga(lotto, at);
    }
  }

  end(): void {
    if (this.#ora) this.#close(this.#ora, true);
    const sheets = this.#chiusi;
    const zip = this.#store;
    zip.add('xl/styles.xml', STYLES);
    zip.add('xl/workbook.xml', writeWorkbook(sheets));
    zip.add('xl/_rels/workbook.xml.rels', writeWorkbookRels(sheets.length));
    zip.add('docProps/core.xml', writeCore(this.#autore, new Date().toISOString()));
    zip.add('_rels/.rels', RELS);
    zip.add('[Content_Types].xml', writeContentTypes(sheets.length));
    zip.close();
  }

  #open(head: SheetHead): StreamedSheet {
    return new StreamedSheet(this.#store.open(getSheetPath(this.#chiusi.length)), head, this.#max);
  }

  #close({ testa, parte, filled, totali: altri }: SheetInProgress, last: boolean): void {
    const nome = makeSheetName(testa.nome, filled === 0 ? '' : ` (${filled + 1})`);
    const { filtro, titles, totali } = parte.close(altri, last);
    this.#chiusi.push({ nome, filtro, titles });
    altri.push(...totali.map((each) => ({ ...each, cella: `${escapeSheet(nome)}!${each.cella}` })));
  }

  /** Closes a full sheet with its totals; its groups continue in the next one. */
  #makeRoom(ora: SheetInProgress): void {
    if (ora.parte.haPosto) return;
    const groups = ora.parte.gruppi.map(({ livello, label }) => ({ livello, etichetta: label }));
    this.#close(ora, false);
    ora.filled += 1;
    ora.parte = this.#open(ora.testa);
    for (const { livello, etichetta } of groups)
      ora.parte.openGroup(livello, etichetta.endsWith(' (segue)') ? etichetta : `${etichetta} (segue)`);
  }
}
