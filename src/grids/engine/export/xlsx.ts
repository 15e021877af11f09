/** What is exported, as a workbook: the rows, then where they come from. */
import type { SheetBatch } from '#sheets/workbook.ts';
import type { WorkbookWriter } from '#sheets/workbook.ts';
import { makeLotto } from './batch.ts';
import { makeProvenienza } from './provenance.ts';
import type { ExportWorkbook, FileOrigine, Scrittore } from './workbook.ts';

export class ScrittoreCartella implements Scrittore {
  readonly #cartella: ExportWorkbook;
  readonly #file: WorkbookWriter;
  #righe = 0;

  constructor(cartella: ExportWorkbook, file: WorkbookWriter) {
    const { foglio: nome, colonne, livelli } = cartella;
    this.#cartella = cartella;
    this.#file = file;
    file.addSheet({ nome, colonne, livelli });
  }

  aggiungi(lotto: SheetBatch): void {
    this.#file.addRows(lotto);
    this.#righe += lotto.righe;
  }

  fine(origini: readonly FileOrigine[]): void | Promise<void> {
    const provenienza = makeProvenienza(this.#cartella.provenienza, this.#righe);
    const righe = origini.map(({ id_imp, nome, sha256 }) => [
      String(id_imp),
      nome ?? 'Sconosciuto',
      sha256 ?? 'Non registrata',
    ]);
    this.#file.addSheet(provenienza);
    this.#file.addRows(makeLotto(righe, provenienza.colonne));
    return this.#file.end();
  }
}
