/** Which format a file is of, by what it holds and not by how it is called. */
import { lettoreCamt } from '../read/camt/camt-reader.ts';
import { lettoreIncassi } from '../read/cbi/cbi-reader.ts';
import { inferCodifica } from '../read/encoding.ts';
import { lettoreFatturapa } from '../read/fatturapa/fatturapa-reader.ts';
import { lettoreMt940 } from '../read/mt940/mt940-reader.ts';
import type { LettoreNativo } from '../read/native.ts';
import { lettoreOfx } from '../read/ofx/ofx-reader.ts';
import { lettoreQif } from '../read/qif/qif-reader.ts';
import { lettoreRh } from '../read/rh/rh-reader.ts';

/** Every reader of a structured format, in the order they are asked. */
const LETTORI: readonly LettoreNativo[] = [
  lettoreCamt,
  lettoreFatturapa,
  lettoreOfx,
  lettoreRh,
  lettoreIncassi,
  lettoreMt940,
  lettoreQif,
];

/** Bytes looked at: envelopes and headers of banks' own systems come before the first field. */
const INIZIO = 64 * 1024;

/** The reader that knows this content; null when it is a table, or nothing known. */
export function findLettore(bytes: Uint8Array): LettoreNativo | null {
  const decoder = new TextDecoder(inferCodifica(bytes));
  const start = decoder.decode(bytes.subarray(0, INIZIO)).replaceAll(/\r\n?/g, '\n');
  return LETTORI.find(({ riconosce }) => riconosce(start)) ?? null;
}
