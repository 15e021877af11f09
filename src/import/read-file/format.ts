/** Which format a file is of, by what it holds and not by how it is called. */
import { camtReader } from '../read/camt/camt-reader.ts';
import { incassiReader } from '../read/cbi/cbi-reader.ts';
import { inferCodifica } from '../read/encoding.ts';
import { fatturapaReader } from '../read/fatturapa/fatturapa-reader.ts';
import { mt940Reader } from '../read/mt940/mt940-reader.ts';
import type { NativeReader } from '../read/native.ts';
import { ofxReader } from '../read/ofx/ofx-reader.ts';
import { qifReader } from '../read/qif/qif-reader.ts';
import { rhReader } from '../read/rh/rh-reader.ts';

/** Every reader of a structured format, in the order they are asked. */
const READERS: readonly NativeReader[] = [
  camtReader,
  fatturapaReader,
  ofxReader,
  rhReader,
  incassiReader,
  mt940Reader,
  qifReader,
];

/** Bytes looked at: envelopes and headers of banks' own systems come before the first field. */
const START = 64 * 1024;

/** The reader that knows this content; null when it is a table, or nothing known. */
export function findReader(bytes: Uint8Array): NativeReader | null {
  const decoder = new TextDecoder(inferCodifica(bytes));
  const start = decoder.decode(bytes.subarray(0, START)).replaceAll(/\r\n?/g, '\n');
  return READERS.find(({ recognises }) => recognises(start)) ?? null;
}
