/**
 * SWIFT MT text to fields: `:61:` and its like, each with the lines that continue it. Blocks of the envelope
 * (`{1:…}{4:`), headers of banks' own systems and the end of a message (`-`, `-}`) belong to no field.
 */
import type { TextBlock } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import { MAX_CELLA } from '../limits.ts';
import { parseDigits } from '../../cell/digits.ts';
import { readLines } from '../lines.ts';

export interface MtField {
  tag: string;
  /** Without line ends; at least one. */
  lines: string[];
  /** Characters of them all, line ends included. */
  length: number;
  riga: number;
}

/** The SWIFT envelope, where the first field follows it on the same line. */
const ENVELOPE = /^\{[^:]*:.*\{4:(?=:)/;
const FINE = /^-(?:\}.*|X{3})?$/;
/** Fields of many lines: in them a lone `-` is a word, unless nothing follows it. */
const LONG = new Set(['61', '86', 'NS']);
/** Control characters that old transfers leave around messages (start and end of text, end of file). */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /^[\u0001-\u001f]+/;

function add(field: MtField, line: string): void {
  field.lines.push(line);
  field.length += line.length + 1;
  if (field.length > MAX_CELLA) {
    throw new ReadingError(
      'cella_troppo_grande',
      `Il campo :${field.tag}: della riga ${field.riga} supera ${MAX_CELLA} caratteri: il file non sembra un estratto conto.`,
    );
  }
}

/** The field that a line starts, after the envelope or without it; null when it starts none: a pattern runs where it may match. */
function open(line: string, riga: number): MtField | null {
  const code = line.charCodeAt(0);
  if (code !== COLON && code !== GRAFFA) return null;
  const from = code === COLON ? 0 : (ENVELOPE.exec(line)?.[0].length ?? -1);
  const end = from === -1 ? -1 : tagEnd(line, from);
  if (end === -1) return null;
  return { tag: line.slice(from + 1, end), lines: [line.slice(end + 1)], length: 0, riga };
}

/**
 * Where the colon after a tag stands: two digits and a letter or none, or `NS`, the bank's own field that German systems
 * (Multicash) add to statements. -1 for anything else between colons.
 */
function tagEnd(line: string, from: number): number {
  const own = line.startsWith('NS', from + 1);
  if (!own && Number.isNaN(parseDigits(line, from + 1, 2))) return -1;
  const after = line.charCodeAt(from + 3);
  if (after === COLON) return from + 3;
  const letter = !own && after >= 65 && after <= 90;
  return letter && line.charCodeAt(from + 4) === COLON ? from + 4 : -1;
}

const COLON = 58;
const GRAFFA = 123;
const HYPHEN = 45;
const SPACE = 32;

/** Without control characters before it and spaces after it. */
function bare(text: string): string {
  const line = text.charCodeAt(0) < SPACE ? text.replace(CONTROLS, '') : text;
  return line.charCodeAt(line.length - 1) > SPACE && line.charCodeAt(line.length - 1) < 127
    ? line
    : line.trimEnd();
}

/**
 * Hands on each field, and null at the end of a message; yields the bytes done, and answers the number of lines.
 * @throws ErroreLettura past the length of a field
 */
export function* readFields(
  blocks: Iterable<TextBlock>,
  take: (field: MtField | null) => void,
): Generator<number, number> {
  let field: MtField | null = null;
  let righe = 0;
  let dash = false;
  const read = (line: string): void => {
    const start = open(line, righe);
    if (field && !dash && line === '-' && LONG.has(field.tag)) {
      dash = true;
      return;
    }
    const closes = line.charCodeAt(0) === HYPHEN && FINE.test(line);
    const end = closes || (dash && (start !== null || line === ''));
    if (dash && !end && field) add(field, '-');
    dash = false;
    if (!start && !end) {
      if (field) add(field, line);
      return;
    }
    if (field) take(field);
    if (end) take(null);
    field = start;
  };
  for (const { lines, fatto } of readLines(blocks)) {
    for (const line of lines) {
      righe++;
      read(bare(line));
    }
    yield fatto;
  }
  if (field) take(field);
  take(null);
  return righe;
}
