/** Which format a file is of, by what it holds and not by how it is called. */
import { lettoreCamt } from '../read/camt/lettore.ts';
import { lettoreIncassi } from '../read/cbi/lettore.ts';
import { detectCodifica } from '../read/codifica.ts';
import { lettoreFatturapa } from '../read/fatturapa/lettore.ts';
import { lettoreMt940 } from '../read/mt940/lettore.ts';
import type { FormatoNativo, LettoreNativo } from '../read/nativo.ts';
import { lettoreOfx } from '../read/ofx/lettore.ts';
import { lettoreQif } from '../read/qif/lettore.ts';
import { lettoreRh } from '../read/rh/lettore.ts';

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
  const decoder = new TextDecoder(detectCodifica(bytes));
  const inizio = decoder.decode(bytes.subarray(0, INIZIO)).replaceAll(/\r\n?/g, '\n');
  return LETTORI.find(({ riconosce }) => riconosce(inizio)) ?? null;
}

/** The structured format of a file; null when its content is none of them. */
export function detectFormato(bytes: Uint8Array): FormatoNativo | null {
  return findLettore(bytes)?.formato ?? null;
}
