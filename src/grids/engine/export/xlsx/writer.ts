/**
 * A workbook written row by row: what has been written leaves at once, so that memory does not grow with the rows.
 * Rows beyond the end of a sheet go on in another.
 */
import type { ExportWorkbook, FileOrigine, ExportBatch, Scrittore } from '../workbook.ts';
import { Foglio, MAX_RIGHE_FOGLIO, type Totale } from './sheet.ts';
import {
  escapeSheet,
  writeContentTypes,
  writeCore,
  makeSheetName,
  getSheetPath,
  RELS,
  type VoceFoglio,
  writeWorkbook,
  writeWorkbookRels,
} from './package.ts';
import { makeProvenienzaRows, writeProvenienza } from './provenance.ts';
import { makeSeriali } from './serial.ts';
import { STYLES } from './styles.ts';
import { ZipWriter } from './zip.ts';

export class ScrittoreXlsx implements Scrittore {
  readonly #cartella: ExportWorkbook;
  readonly #archivio: ZipWriter;
  readonly #seriale = makeSeriali();
  readonly #max: number;
  readonly #chiusi: VoceFoglio[] = [];
  readonly #totali: Totale[] = [];
  #foglio: Foglio;
  #righe = 0;

  /** `emit` gets the file's bytes in order; `maxRighe` is the longest a sheet may become. */
  constructor(
    cartella: ExportWorkbook,
    emit: (bytes: Uint8Array) => void,
    maxRighe: number = MAX_RIGHE_FOGLIO,
  ) {
    this.#cartella = cartella;
    this.#max = maxRighe;
    this.#archivio = new ZipWriter(emit);
    this.#foglio = this.#apri();
  }

  aggiungi(lotto: ExportBatch): void {
    let next = 0;
    for (let at = 0; at < lotto.righe; at += 1) {
      for (let group = lotto.gruppi[next]; group && group.prima <= at; group = lotto.gruppi[next]) {
        next += 1;
        this.#faiPosto();
        this.#foglio.apriGruppo(group.livello, group.etichetta);
      }
      this.#faiPosto();
      this.#foglio.riga(lotto, at);
    }
    this.#righe += lotto.righe;
  }

  fine(origini: readonly FileOrigine[]): void {
    this.#chiudi(true);
    const sheets = this.#chiusi;
    const texts = makeProvenienzaRows(this.#cartella.provenienza, origini, this.#righe);
    writeProvenienza(this.#archivio.apri(getSheetPath(sheets.length)), texts);
    sheets.push({ nome: makeSheetName('Provenienza'), filtro: null });
    const zip = this.#archivio;
    zip.aggiungi('xl/styles.xml', STYLES);
    zip.aggiungi('xl/workbook.xml', writeWorkbook(sheets));
    zip.aggiungi('xl/_rels/workbook.xml.rels', writeWorkbookRels(sheets.length));
    zip.aggiungi('docProps/core.xml', writeCore(new Date().toISOString()));
    zip.aggiungi('_rels/.rels', RELS);
    zip.aggiungi('[Content_Types].xml', writeContentTypes(sheets.length));
    zip.chiudi();
  }

  #apri(): Foglio {
    const parte = this.#archivio.apri(getSheetPath(this.#chiusi.length));
    return new Foglio(parte, this.#cartella, { seriale: this.#seriale, max: this.#max });
  }

  #nome(): string {
    const number = this.#chiusi.length + 1;
    return makeSheetName(this.#cartella.foglio, number === 1 ? '' : ` (${number})`);
  }

  #chiudi(ultimo: boolean): void {
    const nome = this.#nome();
    const { filtro, totali } = this.#foglio.chiudi(this.#totali, ultimo);
    this.#chiusi.push({ nome, filtro });
    this.#totali.push(...totali.map((each) => ({ ...each, cella: `${escapeSheet(nome)}!${each.cella}` })));
  }

  /** A full sheet is closed with its totals; its groups go on in the next one. */
  #faiPosto(): void {
    if (this.#foglio.haPosto) return;
    const groups = this.#foglio.gruppi.map(({ livello, etichetta }) => ({ livello, etichetta }));
    this.#chiudi(false);
    this.#foglio = this.#apri();
    for (const { livello, etichetta } of groups)
      this.#foglio.apriGruppo(livello, etichetta.endsWith(' (segue)') ? etichetta : `${etichetta} (segue)`);
  }
}
