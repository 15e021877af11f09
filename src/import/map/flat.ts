/** Rows of a printed table to rows of a statement, straight from where their cells stand. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import type { FlatRiga } from '../read/table.ts';
import type { Indici } from './columns.ts';
import type { RigaLetta } from './outcome.ts';
import { parseCentesimiBytes } from '../cell/amount.ts';
import { explainNotBooked } from '../tracciato/row-words.ts';
import { isSuspect } from './suspect.ts';
import { toIbanOrNull, toTextOrNull } from '../cell/text.ts';

/** The row, or null for one to look at cell by cell. */
type ReadFlat = (riga: FlatRiga, line: number) => RigaLetta | null;

const EQUALS_SIGN = 61;

/**
 * A reader of rows whose day, amount and description are plain; null when the columns are not.
 * @param day the day of a cell
 * @param divisa the currency that a cell names
 */
export function createFlatReader(
  lettura: Lettura,
  indices: Indici,
  day: (cell: string) => Giorno | null,
  divisa: (cell: string) => string,
): ReadFlat | null {
  const [textColumn, other] = indices.descrizione;
  if (textColumn === undefined || other !== undefined) return null;
  if (indices.stato !== -1 || indices.conto !== -1) return null;
  const how = asImporto(lettura, indices);
  if (!how) return null;
  const { decimali } = lettura;
  const fileDivisa = lettura.divisa ?? 'EUR';
  const data = new GiornoPiano(indices.data, day);
  const valueDate = new GiornoPiano(indices.data_valuta, day);
  const documentoDate = new GiornoPiano(indices.data_documento, day);
  const scadenza = new GiornoPiano(indices.scadenza, day);

  return (riga, line) => {
    const rigaDay = data.read(riga);
    const importo = readImporto(riga, how);
    if (rigaDay === null || Number.isNaN(importo)) return null;
    if (riga.bytes[riga.da[textColumn] ?? 0] === EQUALS_SIGN) return null;
    const text = riga.cella(textColumn);
    if (text === '' || text.length > LUNGHEZZE.descrizione || isSuspect(text)) return null;
    const causale = textOf(riga, indices.causale, LUNGHEZZE.causale);
    if (causale !== null && isSuspect(causale)) return null;
    if (explainNotBooked(text) !== null) return null;
    const saldo = readSaldo(riga, indices.saldo, decimali);
    if (Number.isNaN(saldo)) return null;
    const valuta = valueDate.read(riga);
    // A value day in words says that there is none yet.
    if (valuta === null && isFilled(riga, indices.data_valuta)) return null;
    return {
      riga: line,
      data: rigaDay,
      data_valuta: valuta,
      causale,
      descrizione: text,
      ragione_sociale: textOf(riga, indices.ragione_sociale, LUNGHEZZE.ragione_sociale),
      id_soggetto: null,
      numero_documento: textOf(riga, indices.numero_documento, LUNGHEZZE.numero_documento),
      data_documento: documentoDate.read(riga),
      scadenza: scadenza.read(riga),
      importo: importo as Centesimi,
      divisa: indices.divisa === -1 ? fileDivisa : divisa(riga.cella(indices.divisa)),
      saldo: saldo as Centesimi | null,
      iban_controparte:
        indices.iban_controparte === -1 ? null : toIbanOrNull(riga.cella(indices.iban_controparte)),
      riferimento: textOf(riga, indices.riferimento, LUNGHEZZE.riferimento),
      nota: null,
    };
  };
}

const isFilled = (riga: FlatRiga, column: number): boolean =>
  column !== -1 && riga.da[column] !== riga.fino[column];

const textOf = (riga: FlatRiga, column: number, max: number): string | null =>
  column === -1 ? null : toTextOrNull(riga.cella(column), max);

/** The day of one column: rows follow one another within a day, which is then neither cut out nor looked up. */
class GiornoPiano {
  private readonly colonna: number;
  private readonly giorno: (cell: string) => Giorno | null;
  /** Where the last one stands. */
  private dove: Uint8Array | null = null;
  private primo = 0;
  private length = -1;
  private ultimo: Giorno | null = null;

  constructor(column: number, day: (cell: string) => Giorno | null) {
    this.colonna = column;
    this.giorno = day;
  }

  read(riga: FlatRiga): Giorno | null {
    const { colonna, primo } = this;
    if (colonna === -1) return null;
    const { bytes } = riga;
    const from = riga.da[colonna] ?? 0;
    const count = (riga.fino[colonna] ?? 0) - from;
    if (count === this.length && bytes === this.dove) {
      let at = 0;
      while (at < count && bytes[primo + at] === bytes[from + at]) at++;
      if (at === count) return this.ultimo;
    }
    this.dove = bytes;
    this.primo = from;
    this.length = count;
    this.ultimo = this.giorno(riga.cella(colonna));
    return this.ultimo;
  }
}

/** How the amount of a row is written. */
interface ComeImporto {
  decimali: Lettura['decimali'];
  /** What the outgoing is multiplied by, or the one amount where there is no column of outgoings. */
  verso: number;
  uscita: number;
  entrata: number;
}

/** Null for conventions that need more than one plain amount. */
function asImporto(
  { segno, decimali, dare_negativo }: Lettura,
  { importo, dare, avere, commissione }: Indici,
): ComeImporto | null {
  if (segno === 'dare_avere')
    return { decimali, verso: dare_negativo === true ? 1 : -1, uscita: dare, entrata: avere };
  if (segno === 'indicatore' || commissione !== -1) return null;
  return { decimali, verso: segno === 'inverso' ? -1 : 1, uscita: importo, entrata: -1 };
}

/** NaN where the cells do not plainly hold one amount. */
function readImporto(riga: FlatRiga, { decimali, verso, uscita, entrata }: ComeImporto): number {
  const one = centsOf(riga, uscita, decimali);
  const other = entrata === -1 ? null : centsOf(riga, entrata, decimali);
  // Both empty, both written, one that does not read, or whose sign is not that of its column: neither is plain.
  if (one === null) return other === null || (entrata !== -1 && other < 0) ? Number.NaN : other;
  if (other !== null || (entrata !== -1 && one * verso > 0)) return Number.NaN;
  return one === 0 ? 0 : verso * one;
}

/** The cents of a cell; null where it is empty, NaN where it is not plainly an amount. */
function centsOf(riga: FlatRiga, column: number, decimals: Lettura['decimali']): number | null {
  const from = riga.da[column] ?? 0;
  const until = riga.fino[column] ?? 0;
  return from === until ? null : parseCentesimiBytes(riga.bytes, from, until, decimals);
}

const readSaldo = (riga: FlatRiga, column: number, decimals: Lettura['decimali']): number | null =>
  column === -1 ? null : centsOf(riga, column, decimals);
