/** An invented bank and the file it sends: preamble, windows-1252, two amount columns, progressive balance. */
import { createHash } from 'node:crypto';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData, toGiorno } from '#domain/date.ts';
import { toCentesimi, formatImporto } from '#domain/importi.ts';

export type Movimento = {
  readonly data: Giorno;
  readonly valuta: Giorno;
  readonly descrizione: string;
  /** Cents; negative leaves the account. */
  readonly importo: Centesimi;
  readonly saldo: Centesimi;
};

export const SALDO_INIZIALE = toCentesimi(1_234_567);

/** Numbers in [0, 1), always the same for a seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST_DAY = toGiorno('2026-01-02');
const DAYS = 180;
const CAUSALI = [
  'Bonifico a vostro favore – Società Edile Però S.r.l.',
  'Addebito SDD; Energia & Gas S.p.A.',
  'Pagamento POS "Bar dell’Università"',
  'Commissioni in € su bonifico',
  'Versamento assegni',
  '@Stipendi dipendenti',
];

/** Movements in order of date, each with the balance after it. */
export function makeMovimenti(count: number, seed: number): Movimento[] {
  const random = makeRandom(seed);
  let saldo: number = SALDO_INIZIALE;
  return Array.from({ length: count }, (_, index) => {
    const sign = random() < 0.45 ? -1 : 1;
    const importo = toCentesimi(sign * (1 + Math.floor(random() * 500_000)));
    saldo += importo;
    const data = addGiorni(FIRST_DAY, Math.floor((index * DAYS) / count));
    const causale = CAUSALI[Math.floor(random() * CAUSALI.length)] ?? '';
    return {
      data,
      valuta: addGiorni(data, Math.floor(random() * 3)),
      descrizione: `${causale} n. ${String(index + 1).padStart(6, '0')}`,
      importo,
      saldo: toCentesimi(saldo),
    };
  });
}

const PREAMBLE = ['Banca dell’Adda;;;;;', 'Conto corrente;000000123456;;;;', 'Valuta;EUR;;;;', ''];
const HEADER = 'Data contabile;Data valuta;Descrizione;Dare;Avere;Saldo';

/** Line of the file on which the first movement stands, from 1. */
export const PRIMA_RIGA = PREAMBLE.length + 2;

/** The characters used here that windows-1252 keeps where Unicode keeps controls. */
const CP1252: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96 };

/** Text as windows-1252 bytes; throws on a character it does not have. */
export function encodeWindows1252(text: string): Buffer {
  const bytes = Buffer.alloc(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = CP1252[text.charAt(at)] ?? text.charCodeAt(at);
    if (code > 0xff) throw new RangeError(`not in windows-1252: ${text.charAt(at)}`);
    bytes[at] = code;
  }
  return bytes;
}

function writeRow({ data, valuta, descrizione, importo, saldo }: Movimento): string {
  const amount = formatImporto(Math.abs(importo));
  const text = /[;"]/.test(descrizione) ? `"${descrizione.replaceAll('"', '""')}"` : descrizione;
  const sides = importo < 0 ? `${amount};` : `;${amount}`;
  return `${formatData(data)};${formatData(valuta)};${text};${sides};${formatImporto(saldo)}`;
}

/** The bank's file. */
export function writeFileBanca(movimenti: readonly Movimento[]): Buffer {
  return encodeWindows1252(`${[...PREAMBLE, HEADER, ...movimenti.map(writeRow)].join('\r\n')}\r\n`);
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
