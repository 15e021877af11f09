/** What is exported, as a workbook: the rows, then where they come from. */
import type { SheetBatch } from '#sheets/workbook.ts';
import type { WorkbookWriter } from '#sheets/workbook.ts';
import { makeLotto } from './batch.ts';
import { makeProvenance } from './provenance.ts';
import type { ExportWorkbook, FileOrigine, Writer } from './workbook.ts';

export class XlsxWriter implements Writer {
  readonly #cartella: ExportWorkbook;
  readonly #file: WorkbookWriter;
  #righe = 0;

  constructor(folder: ExportWorkbook, file: WorkbookWriter) {
    const { sheet: nome, colonne, livelli } = folder;
    this.#cartella = folder;
    this.#file = file;
    file.addSheet({ nome, colonne, livelli });
  }

  add(lotto: SheetBatch): void {
    this.#file.addRows(lotto);
    this.#righe += lotto.righe;
  }

  fine(origins: readonly FileOrigine[]): void | Promise<void> {
    const provenance = makeProvenance(this.#cartella.provenance, this.#righe);
    const righe = origins.map(({ id_imp, nome, sha256 }) => [
      String(id_imp),
      nome ?? 'Sconosciuto',
      sha256 ?? 'Non registrata',
    ]);
    this.#file.addSheet(provenance);
    this.#file.addRows(makeLotto(righe, provenance.colonne));
    return this.#file.end();
  }
}
