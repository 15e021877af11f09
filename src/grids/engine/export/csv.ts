/** CSV as Italian spreadsheets read it: semicolons, decimal comma, days gg/mm/aaaa, UTF-8 with its mark, CRLF. */
import type { CellaExcel, SheetBatch } from '#sheets/workbook.ts';
import { formatData } from '#domain/date.ts';
import { escapeFormula } from '#domain/formulas.ts';
import { isGiorno } from '#api/contract/valori.ts';
import type { ExportWorkbook, Writer } from './workbook.ts';

/** RFC 4180, with the semicolon in the place of the comma. */
const TO_QUOTE = /[;"\r\n]|^\s|\s$/;

const SEGNO_UTF8 = '\uFEFF';
const FINE_RIGA = '\r\n';

const quote = (text: string): string => (TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** `-123456` cents -> `-1234,56`. */
function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

function field(value: string | number | null | undefined, cell: CellaExcel, disarmed: boolean): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'number')
    return cell === 'importo' ? formatCents(value) : String(value).replace('.', ',');
  if (cell === 'data' && isGiorno(value)) return formatData(value);
  return quote(disarmed ? escapeFormula(value.toWellFormed()) : value.toWellFormed());
}

export class CsvWriter implements Writer {
  readonly #celle: readonly CellaExcel[];
  readonly #emit: (bytes: Uint8Array) => void;
  readonly #disarmed: boolean;
  readonly #encoder = new TextEncoder();

  /** `disarmed`: text that looks like a formula gets an apostrophe. */
  constructor({ colonne }: ExportWorkbook, emit: (bytes: Uint8Array) => void, disarmed = true) {
    this.#celle = colonne.map(({ cella }) => cella);
    this.#emit = emit;
    this.#disarmed = disarmed;
    const titles = colonne.map(({ titolo }) => field(titolo, 'testo', disarmed)).join(';');
    this.#write(`${SEGNO_UTF8}${titles}${FINE_RIGA}`);
  }

  /** Groups are left out: a CSV is a table that other programs read. */
  add({ righe, colonne }: SheetBatch): void {
    let text = '';
    for (let at = 0; at < righe; at += 1) {
      const fields = this.#celle.map((cell, column) => field(colonne[column]?.[at], cell, this.#disarmed));
      text += fields.join(';') + FINE_RIGA;
    }
    this.#write(text);
  }

  fine(): void {
    // Every line was complete when it was written.
  }

  #write(text: string): void {
    this.#emit(this.#encoder.encode(text));
  }
}
