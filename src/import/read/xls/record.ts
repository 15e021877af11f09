/** Records of a BIFF8 stream and the texts in them, which may run over several ([MS-XLS] 2.1.4, 2.5.293). */
import { refuseDamaged } from '../zip.ts';

interface Record {
  tipo: number;
  /** The bodies: its own and those of the CONTINUE records after it. */
  bodies: Uint8Array[];
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
  merged: 0xe5,
  sst: 0xfc,
  labelSst: 0xfd,
  numero: 0x203,
  label: 0x204,
  booleano: 0x205,
  string: 0x207,
  riga: 0x208,
  rk: 0x27e,
  formato: 0x41e,
  bof: 0x809,
} as const;

/** @throws ErroreLettura `file_danneggiato` when a record runs past the end */
export function* readXlsRecords(bytes: Uint8Array, from: number): Generator<Record> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  while (at + 4 <= bytes.length) {
    const tipo = view.getUint16(at, true);
    const bodies: Uint8Array[] = [];
    at = take(view, bytes, at, bodies);
    while (at + 4 <= bytes.length && view.getUint16(at, true) === TIPO.continua)
      at = take(view, bytes, at, bodies);
    yield { tipo, bodies };
  }
}

function take(view: DataView, bytes: Uint8Array, at: number, bodies: Uint8Array[]): number {
  const until = at + 4 + view.getUint16(at + 2, true);
  if (until > bytes.length) throw refuseDamaged();
  bodies.push(bytes.subarray(at + 4, until));
  return until;
}

/** Reads on across the bodies of one record. Past the end is an error. */
export class RecordCursor {
  readonly #bodies: readonly Uint8Array[];
  #quale = 0;
  #at = 0;

  constructor(bodies: readonly Uint8Array[]) {
    this.#bodies = bodies;
  }

  get finished(): boolean {
    this.#advance();
    return this.#quale >= this.#bodies.length;
  }

  #advance(): void {
    while (this.#quale < this.#bodies.length && this.#at >= (this.#bodies[this.#quale]?.length ?? 0)) {
      this.#quale++;
      this.#at = 0;
    }
  }

  byte(): number {
    this.#advance();
    const value = this.#bodies[this.#quale]?.[this.#at++];
    if (value === undefined) throw refuseDamaged();
    return value;
  }

  readShort(): number {
    return this.byte() | (this.byte() << 8);
  }

  readInteger(): number {
    return (this.readShort() | (this.readShort() << 16)) >>> 0;
  }

  skip(count: number): void {
    let remaining = count;
    while (remaining > 0) {
      this.#advance();
      const body = this.#bodies[this.#quale];
      if (!body) throw refuseDamaged();
      const here = Math.min(remaining, body.length - this.#at);
      this.#at += here;
      remaining -= here;
    }
  }

  /** Characters of a text; where it goes on in the next body a byte says again how wide they are. */
  readLetters(count: number, isWide: boolean): string {
    let wide = isWide;
    let text = '';
    let remaining = count;
    while (remaining > 0) {
      const body = this.#bodies[this.#quale];
      if (!body) throw refuseDamaged();
      if (this.#at >= body.length) {
        this.#advance();
        if (this.#quale >= this.#bodies.length) throw refuseDamaged();
        wide = (this.byte() & 1) === 1;
        continue;
      }
      const here = Math.min(remaining, (body.length - this.#at) >> (wide ? 1 : 0));
      if (here === 0) throw refuseDamaged();
      const until = this.#at + (wide ? here * 2 : here);
      text += decode(body.subarray(this.#at, until), wide);
      this.#at = until;
      remaining -= here;
    }
    return text;
  }

  /** A text with its flags: fonts of its parts and phonetic hints are passed over. */
  testo(count: number): string {
    if (count === 0 && this.finished) return '';
    const flags = this.byte();
    const parts = (flags & 8) === 0 ? 0 : this.readShort();
    const phonetic = (flags & 4) === 0 ? 0 : this.readInteger();
    const text = this.readLetters(count, (flags & 1) === 1);
    this.skip(parts * 4 + phonetic);
    return text;
  }
}

const readWide = new TextDecoder('utf-16le');
/** Narrow characters are the first 256 of Unicode, not of a code page ([MS-XLS] 2.5.293). */
function decode(bytes: Uint8Array, wide: boolean): string {
  if (wide) return readWide.decode(bytes);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
