/** The rows of a BIFF8 sheet. Cells come row after row, but nothing promises it: they are gathered, then ordered. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { NoteFoglio } from '../sheets/workbook.ts';
import type { GenereNumero } from '../sheets/number-format.ts';
import { formatNumber, type NumberStyle } from '../sheets/number.ts';
import { setCell } from '../sheets/row.ts';
import type { BloccoRighe } from '../table.ts';
import { refuseDamaged } from '../zip.ts';
import { Cursore, readXlsRecords, TIPO } from './record.ts';

export interface XlsShared {
  stringhe: readonly string[];
  /** By the index of the cell's XF. */
  stili: readonly GenereNumero[];
  base1904: boolean;
}

/** Rows handed on at a time. */
const BLOCCO = 2_000;

/** @param inizio where the sheet's substream starts; `decimali` null to leave out cells that are numbers */
export function* readXlsSheet(
  flusso: Uint8Array,
  inizio: number,
  comune: XlsShared,
  decimali: Decimali | null,
  note: NoteFoglio,
  totale: number,
): Generator<BloccoRighe> {
  const celle = raccogli(flusso, inizio, comune, decimali, note);
  const ordinate = [...celle].filter(([, riga]) => riga.length > 0).toSorted(([a], [b]) => a - b);
  for (let at = 0; at < ordinate.length; at += BLOCCO) {
    const pezzo = ordinate.slice(at, at + BLOCCO);
    const fatto = Math.floor((totale * (at + pezzo.length)) / ordinate.length);
    yield { righe: pezzo.map(([, riga]) => riga), linee: pezzo.map(([riga]) => riga + 1), fatto };
  }
}

/** Cells by row, from 0. */
function raccogli(
  flusso: Uint8Array,
  inizio: number,
  { stringhe, stili, base1904 }: XlsShared,
  decimali: Decimali | null,
  note: NoteFoglio,
): Map<number, string[]> {
  const righe = new Map<number, string[]>();
  const scrittura: NumberStyle | null = decimali === null ? null : { decimali, base1904 };
  const nascoste = new Set<number>();
  /** The cell whose text comes in the record after it. */
  const attesa: { cella: { riga: number; colonna: number } | null } = { cella: null };
  let depth = 0;

  function metti(riga: number, colonna: number, testo: string): void {
    let celle = righe.get(riga);
    if (!celle) righe.set(riga, (celle = []));
    setCell(celle, colonna, testo, riga + 1);
  }

  function mettiNumero(riga: number, colonna: number, stile: number, valore: number): void {
    if (scrittura) metti(riga, colonna, formatNumber(valore, stili[stile] ?? 'generico', scrittura));
  }

  function cella(tipo: number, corpi: Uint8Array[]): void {
    const cursore = new Cursore(corpi);
    const riga = cursore.corto();
    if (tipo === TIPO.riga) {
      cursore.salta(10);
      if ((cursore.corto() & 0x20) !== 0) nascoste.add(riga);
      return;
    }
    const colonna = cursore.corto();
    if (tipo === TIPO.mulrk) {
      mettiRk(corpi, riga, colonna);
      return;
    }
    const stile = cursore.corto();
    if (tipo === TIPO.labelSst) metti(riga, colonna, stringhe[cursore.intero()] ?? '');
    else if (tipo === TIPO.label) metti(riga, colonna, cursore.testo(cursore.corto()));
    else if (tipo === TIPO.rk) mettiNumero(riga, colonna, stile, decodeRk(cursore.intero()));
    else if (tipo === TIPO.numero) mettiNumero(riga, colonna, stile, leggiDoppio(corpi, 6));
    else if (tipo === TIPO.booleano) {
      const valore = cursore.byte();
      if (cursore.byte() === 0) metti(riga, colonna, valore === 1 ? 'VERO' : 'FALSO');
    } else mettiFormula(corpi, riga, colonna, stile);
  }

  /** Several RK cells in a row: style and number of each, then the last column. */
  function mettiRk(corpi: Uint8Array[], riga: number, prima: number): void {
    const quante = Math.floor(((corpi[0]?.length ?? 0) - 6) / 6);
    const cursore = new Cursore(corpi);
    cursore.salta(4);
    for (let at = 0; at < quante; at++)
      mettiNumero(riga, prima + at, cursore.corto(), decodeRk(cursore.intero()));
  }

  /** The saved result ([MS-XLS] 2.5.133): a number, or in its last bytes FFFF and the kind of something else. */
  function mettiFormula(corpi: Uint8Array[], riga: number, colonna: number, stile: number): void {
    const corpo = corpi[0] ?? new Uint8Array();
    if (corpo.length < 14) throw refuseDamaged();
    if (corpo[12] !== 0xff || corpo[13] !== 0xff) mettiNumero(riga, colonna, stile, leggiDoppio(corpi, 6));
    else if (corpo[6] === 0) attesa.cella = { riga, colonna };
    else if (corpo[6] === 1) metti(riga, colonna, corpo[8] === 1 ? 'VERO' : 'FALSO');
  }

  for (const { tipo, corpi } of readXlsRecords(flusso, inizio)) {
    if (tipo === TIPO.bof) depth++;
    // A chart inside the sheet is a substream of its own.
    else if (tipo === TIPO.eof) {
      if (--depth <= 0) break;
    } else if (depth !== 1) continue;
    else if (tipo === TIPO.stringa && attesa.cella) {
      const cursore = new Cursore(corpi);
      metti(attesa.cella.riga, attesa.cella.colonna, cursore.testo(cursore.corto()));
      attesa.cella = null;
    } else if (CELLE.has(tipo)) cella(tipo, corpi);
  }
  for (const riga of nascoste) if ((righe.get(riga)?.length ?? 0) > 0) note.nascoste.push(riga + 1);
  return righe;
}

const CELLE: ReadonlySet<number> = new Set([
  TIPO.riga,
  TIPO.mulrk,
  TIPO.labelSst,
  TIPO.label,
  TIPO.rk,
  TIPO.numero,
  TIPO.booleano,
  TIPO.formula,
]);

/** A number in 30 bits: an integer or the top of a double, perhaps times 100 ([MS-XLS] 2.5.217). */
export function decodeRk(rk: number): number {
  let valore: number;
  if ((rk & 2) === 2) valore = (rk | 0) >> 2;
  else {
    const view = new DataView(new ArrayBuffer(8));
    view.setUint32(4, rk & 0xffff_fffc, true);
    valore = view.getFloat64(0, true);
  }
  return (rk & 1) === 1 ? valore / 100 : valore;
}

function leggiDoppio([corpo]: readonly Uint8Array[], at: number): number {
  if (!corpo || corpo.length < at + 8) throw refuseDamaged();
  return new DataView(corpo.buffer, corpo.byteOffset, corpo.byteLength).getFloat64(at, true);
}
