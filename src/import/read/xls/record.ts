/** Records of a BIFF8 stream and the texts in them, which may run over several ([MS-XLS] 2.1.4, 2.5.293). */
import { refuseDamaged } from '../zip.ts';

export interface Record {
  tipo: number;
  /** The bodies: its own and those of the CONTINUE records after it. */
  corpi: Uint8Array[];
}

export const TIPO = {
  formula: 0x06,
  eof: 0x0a,
  base1904: 0x22,
  filepass: 0x2f,
  continua: 0x3c,
  boundsheet: 0x85,
  mulrk: 0xbd,
  xf: 0xe0,
  sst: 0xfc,
  labelSst: 0xfd,
  numero: 0x203,
  label: 0x204,
  booleano: 0x205,
  stringa: 0x207,
  riga: 0x208,
  rk: 0x27e,
  formato: 0x41e,
  bof: 0x809,
} as const;

/** @throws ErroreLettura `file_danneggiato` when a record runs past the end */
export function* readXlsRecords(bytes: Uint8Array, da: number): Generator<Record> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = da;
  while (at + 4 <= bytes.length) {
    const tipo = view.getUint16(at, true);
    const corpi: Uint8Array[] = [];
    at = prendi(view, bytes, at, corpi);
    while (at + 4 <= bytes.length && view.getUint16(at, true) === TIPO.continua)
      at = prendi(view, bytes, at, corpi);
    yield { tipo, corpi };
  }
}

function prendi(view: DataView, bytes: Uint8Array, at: number, corpi: Uint8Array[]): number {
  const fino = at + 4 + view.getUint16(at + 2, true);
  if (fino > bytes.length) throw refuseDamaged();
  corpi.push(bytes.subarray(at + 4, fino));
  return fino;
}

/** Reads on across the bodies of one record. Past the end is an error. */
export class Cursore {
  readonly #corpi: readonly Uint8Array[];
  #quale = 0;
  #at = 0;

  constructor(corpi: readonly Uint8Array[]) {
    this.#corpi = corpi;
  }

  get finito(): boolean {
    this.#avanza();
    return this.#quale >= this.#corpi.length;
  }

  #avanza(): void {
    while (this.#quale < this.#corpi.length && this.#at >= (this.#corpi[this.#quale]?.length ?? 0)) {
      this.#quale++;
      this.#at = 0;
    }
  }

  byte(): number {
    this.#avanza();
    const value = this.#corpi[this.#quale]?.[this.#at++];
    if (value === undefined) throw refuseDamaged();
    return value;
  }

  corto(): number {
    return this.byte() | (this.byte() << 8);
  }

  intero(): number {
    return (this.corto() | (this.corto() << 16)) >>> 0;
  }

  salta(quanti: number): void {
    let restano = quanti;
    while (restano > 0) {
      this.#avanza();
      const corpo = this.#corpi[this.#quale];
      if (!corpo) throw refuseDamaged();
      const here = Math.min(restano, corpo.length - this.#at);
      this.#at += here;
      restano -= here;
    }
  }

  /** Characters of a text; where it goes on in the next body a byte says again how wide they are. */
  lettere(quante: number, larghe: boolean): string {
    let wide = larghe;
    let text = '';
    let restano = quante;
    while (restano > 0) {
      const corpo = this.#corpi[this.#quale];
      if (!corpo) throw refuseDamaged();
      if (this.#at >= corpo.length) {
        this.#avanza();
        if (this.#quale >= this.#corpi.length) throw refuseDamaged();
        wide = (this.byte() & 1) === 1;
        continue;
      }
      const here = Math.min(restano, (corpo.length - this.#at) >> (wide ? 1 : 0));
      if (here === 0) throw refuseDamaged();
      const fino = this.#at + (wide ? here * 2 : here);
      text += decodifica(corpo.subarray(this.#at, fino), wide);
      this.#at = fino;
      restano -= here;
    }
    return text;
  }

  /** A text with its flags: fonts of its parts and phonetic hints are passed over. */
  testo(quante: number): string {
    if (quante === 0 && this.finito) return '';
    const flags = this.byte();
    const parti = (flags & 8) === 0 ? 0 : this.corto();
    const fonetica = (flags & 4) === 0 ? 0 : this.intero();
    const text = this.lettere(quante, (flags & 1) === 1);
    this.salta(parti * 4 + fonetica);
    return text;
  }
}

const largo = new TextDecoder('utf-16le');
/** Narrow characters are the first 256 of Unicode, not of a code page ([MS-XLS] 2.5.293). */
function decodifica(bytes: Uint8Array, larghe: boolean): string {
  if (larghe) return largo.decode(bytes);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
