/** Lines of a printed table cut by the places of their bytes alone, as nearly all can be. */
import { MAX_PIANA } from '../limits.ts';
import type { RigaPiana } from '../table.ts';
import type { BloccoLineeIntere } from './blocks.ts';
import { isData } from './line.ts';

const A_CAPO = 10;
const RITORNO = 13;
const SPAZIO = 32;
const TRATTINO = 45;
const PUNTO = 46;
const VIRGOLA = 44;
const ZERO = 48;
const NOVE = 57;
/** The first byte that is no character by itself in UTF-8. */
const OLTRE_ASCII = 128;
const SPAZIO_UNITO = 0xa0;

/** Digits before the decimals, and those between two thousands signs. */
const MAX_INTERI = 12;
const GRUPPO = 3;

/** A line as it was cut: the same object for every one. */
class RigaTagliata implements RigaPiana {
  bytes: Uint8Array = new Uint8Array(0);
  testo = '';
  readonly da: Int32Array;
  readonly fino: Int32Array;
  /** The same places among the characters of the block. */
  readonly primi: Int32Array;
  readonly ultimi: Int32Array;
  /** Cells whose words are parted by several spaces somewhere. */
  readonly larghe: Uint8Array;

  constructor(colonne: number) {
    this.da = new Int32Array(colonne);
    this.fino = new Int32Array(colonne);
    this.primi = new Int32Array(colonne);
    this.ultimi = new Int32Array(colonne);
    this.larghe = new Uint8Array(colonne);
  }

  cella(colonna: number): string {
    const tratto = this.testo.slice(this.primi[colonna] ?? 0, this.ultimi[colonna] ?? 0);
    return this.larghe[colonna] === 1 ? tratto.replaceAll(/ {2,}/g, ' ') : tratto;
  }

  celle(): string[] {
    return Array.from(this.da, (_, colonna) => this.cella(colonna));
  }
}

/**
 * The cut of one line after the other. A class, so that every file is cut by the same functions: the engine makes them fast
 * once, and not for each file anew.
 */
export class TagliaPiana {
  /** The line last cut. */
  readonly riga: RigaTagliata;
  /** Where the line after it starts: its first byte, and its first character within the text of the block. */
  dopoByte = 0;
  dopoCarattere = 0;
  private readonly inizi: Int32Array;
  private unByte = false;
  /** Past the last line end of the block: there is no cutting without one. */
  private fine = 0;
  /** Where the last day stands that was seen to be one: the rows of a day follow one another. */
  private giorno = 0;
  private lungo = 0;

  /** @param tagli zero-based first characters of the columns */
  constructor(tagli: readonly number[]) {
    this.inizi = Int32Array.from(tagli);
    this.riga = new RigaTagliata(tagli.length);
  }

  /** Makes a block the current one. */
  apri({ testo, bytes, unByte, fine }: BloccoLineeIntere): void {
    this.riga.testo = testo;
    this.riga.bytes = bytes;
    this.unByte = unByte;
    this.fine = fine === 0 ? 0 : bytes.lastIndexOf(A_CAPO, fine - 1) + 1;
    this.lungo = 0;
  }

  /** True when the first cell is that of the last day, or starts with a day. */
  private iniziaConData(): boolean {
    const { bytes, da, fino } = this.riga;
    const { giorno, lungo } = this;
    const primo = da[0] ?? 0;
    const quanti = (fino[0] ?? 0) - primo;
    if (quanti === 0) return false;
    if (quanti === lungo) {
      let at = 0;
      while (at < quanti && bytes[giorno + at] === bytes[primo + at]) at++;
      if (at === quanti) return true;
    }
    const prima = this.riga.cella(0);
    const spazio = prima.indexOf(' ');
    if (!isData(spazio === -1 ? prima : prima.slice(0, spazio))) return false;
    this.giorno = primo;
    this.lungo = quanti;
    return true;
  }

  /**
   * Cuts a line that is plainly a movement: a day first, an amount last, no word across a cut and nothing that moves what
   * follows it. False for any other line, which is to be looked at word by word.
   * @param byte its first byte
   * @param carattere its first character within the text of the block
   */
  taglia(byte: number, carattere: number): boolean {
    const { inizi, fine, unByte, riga } = this;
    if (byte >= fine || inizi[0] !== 0) return false;
    const { da, fino, primi, ultimi, larghe } = riga;
    const colonne = inizi.length;
    const local = riga.bytes;
    /** What to take from a place among the bytes for that among the characters: what is on this line grows with it. */
    let scarto = byte - carattere;
    let at = byte;
    let ultima = -1;
    for (let colonna = 0; colonna < colonne; colonna++) {
      let limite = colonna + 1 < colonne ? carattere + scarto + (inizi[colonna + 1] ?? 0) : fine;
      at = dopoSpazi(local, at, limite);
      const primo = at;
      primi[colonna] = primo - scarto;
      let pieno = at;
      let larga = 0;
      let code = SPAZIO;
      // Word after word: a line end is past every word, so that only spaces need to be counted.
      while (code === SPAZIO && at < limite) {
        const parola = at;
        code = local[at] ?? 0;
        while (code > SPAZIO) {
          at++;
          if (code >= OLTRE_ASCII) {
            const oltre = unByte ? (code === SPAZIO_UNITO ? -1 : 0) : byteOltre(local, at - 1);
            if (oltre < 0) return false;
            at += oltre;
            // Two characters are said by four bytes.
            const ridotti = oltre === 3 ? 2 : oltre;
            scarto += ridotti;
            limite += ridotti;
          }
          code = local[at] ?? 0;
        }
        // One that goes on past the cut.
        if (at > limite) return false;
        if (at > parola) {
          if (parola - pieno > 1) larga = 1;
          pieno = at;
        }
        at = dopoSpazi(local, at, limite);
      }
      if (code !== SPAZIO && code !== A_CAPO && code !== RITORNO) return false;
      da[colonna] = primo;
      fino[colonna] = pieno;
      ultimi[colonna] = pieno - scarto;
      larghe[colonna] = larga;
      if (pieno > primo) ultima = colonna;
    }
    if (local[at] === RITORNO) at++;
    if (local[at] !== A_CAPO || at - byte > MAX_PIANA) return false;
    if (ultima === -1 || !this.iniziaConData() || !chiudeDenaro(local, da[ultima] ?? 0, fino[ultima] ?? 0))
      return false;
    this.dopoByte = at + 1;
    this.dopoCarattere = at + 1 - scarto;
    return true;
  }
}

/** The first byte from a place that is no space, or the limit: between columns they are many, and looked at four by four. */
function dopoSpazi(bytes: Uint8Array, da: number, limite: number): number {
  let at = da;
  while (
    at + 4 <= limite &&
    bytes[at] === SPAZIO &&
    bytes[at + 1] === SPAZIO &&
    bytes[at + 2] === SPAZIO &&
    bytes[at + 3] === SPAZIO
  )
    at += 4;
  while (at < limite && bytes[at] === SPAZIO) at++;
  return at;
}

/** How many bytes follow the first of a character of UTF-8; -1 for one that may be a space. */
function byteOltre(bytes: Uint8Array, at: number): number {
  const primo = bytes[at] ?? 0;
  const secondo = bytes[at + 1] ?? 0;
  if (primo < 0xe0) return primo === 0xc2 && secondo === SPAZIO_UNITO ? -1 : 1;
  if (primo >= 0xf0) return 3;
  // Dashes, quotes and currency signs are written in every text; the spaces beside them in nearly none.
  if (primo === 0xe2) {
    const terzo = bytes[at + 2] ?? 0;
    return secondo === 0x82 || (secondo === 0x80 && terzo >= 0x90 && terzo < 0xa8) ? 2 : -1;
  }
  return primo === 0xe1 || primo === 0xe3 || primo === 0xef ? -1 : 2;
}

const isCifra = (code: number): boolean => code >= ZERO && code <= NOVE;

/**
 * True when a cell ends with an amount as nearly all are printed, and nothing else: the careful tests would all say so. Two
 * decimals, with thousands signs everywhere or nowhere.
 */
function chiudeDenaro(bytes: Uint8Array, da: number, fino: number): boolean {
  let inizio = fino;
  while (inizio > da && bytes[inizio - 1] !== SPAZIO) inizio--;
  if (bytes[inizio] === TRATTINO) inizio++;
  const decimale = bytes[fino - 3];
  if (decimale !== VIRGOLA && decimale !== PUNTO) return false;
  if (!isCifra(bytes[fino - 1] ?? 0) || !isCifra(bytes[fino - 2] ?? 0)) return false;
  const migliaia = decimale === VIRGOLA ? PUNTO : VIRGOLA;
  let cifre = 0;
  let segni = 0;
  for (let at = fino - 4; at >= inizio; at--) {
    const code = bytes[at] ?? 0;
    if (isCifra(code)) cifre++;
    else if (code === migliaia && cifre === GRUPPO * (segni + 1)) segni++;
    else return false;
  }
  if (cifre === 0 || cifre > MAX_INTERI) return false;
  // A sign is before three digits and after one: none missing, none at the start.
  if (segni > 0 && segni !== Math.ceil(cifre / GRUPPO) - 1) return false;
  return cifre === 1 || bytes[inizio] !== ZERO;
}
