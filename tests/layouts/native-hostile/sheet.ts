/**
 * Files of fixed formats written out by hand, with what is true of each line behind it.
 *
 * Lines of an XML file are elements, one within another by their indent: `A/B text`, `A@Name=value text`; short words for
 * what comes often are in `elements.ts`. Lines of the other formats are the file's own; those of CBI are written by
 * `records.ts`. Behind ` ## ` stands a row: day, cents, then what else is true of it (`USD`, `valuta=`, `scadenza=`, `numero=`,
 * `nome=`, `iban=`, `rif=`, `causale=`, `conto=`, and `~` words of its text; `_` is a space).
 *
 * `@format`, `@azienda`, `@bytes` and `@name` say what the file is, `@saldi` its balances, `@prova` what the proof comes to,
 * `@tells` a word that a notice must have, `@silent` that there is no notice, `@awaits` what must become of it.
 */
import { writeP7m } from '#tests/scrittori/p7m.ts';
import type { AziendaLettura } from '#import/read/native.ts';
import type { RigaVera } from '../modello.ts';
import type { Verdetto } from '../giudica.ts';
import { writeElements } from './elements.ts';
import { writeRecords } from './records.ts';

export interface NativeTruth extends RigaVera {
  /** What else its row must have, by field. */
  others: Partial<Record<TruthField, string>>;
  words: string[];
}

export type TruthField =
  | 'data_valuta'
  | 'scadenza'
  | 'numero_documento'
  | 'ragione_sociale'
  | 'iban_controparte'
  | 'riferimento'
  | 'causale';

export interface HostileNative {
  name: string;
  file: { nome: string; bytes: Uint8Array };
  natura: 'movimento' | 'partita';
  azienda: AziendaLettura | null;
  vere: NativeTruth[];
  saldi?: { iniziale: number; finale: number };
  prova: string | null;
  tells: string[];
  silent: boolean;
  awaited: Verdetto;
}

const FIELDS: Record<string, TruthField> = {
  valuta: 'data_valuta',
  scadenza: 'scadenza',
  numero: 'numero_documento',
  nome: 'ragione_sociale',
  iban: 'iban_controparte',
  rif: 'riferimento',
  causale: 'causale',
};

/** Whose file it is. */
const AZIENDE: Record<string, AziendaLettura> = {
  alfa: { ragione_sociale: 'Alfa Srl', partita_iva: '01234567897', codice_fiscale: '01234567897' },
  beta: { ragione_sociale: 'Beta Spa', partita_iva: '07643520567', codice_fiscale: '07643520567' },
};

function readTruth(facts: string): NativeTruth {
  const [data = '', cents = '', ...rest] = facts.trim().split(/ +/);
  const truth: NativeTruth = {
    data,
    importo: Number(cents),
    divisa: 'EUR',
    conto: null,
    controparte: null,
    others: {},
    words: [],
  };
  for (const fact of rest) {
    const [key = '', value] = fact.split('=');
    const field = FIELDS[key];
    if (fact.startsWith('~')) truth.words.push(fact.slice(1).replaceAll('_', ' '));
    else if (value === undefined) truth.divisa = fact;
    else if (field) truth.others[field] = value.replaceAll('_', ' ');
    else if (key === 'conto') truth.conto = value;
    else throw new Error(fact);
  }
  return truth;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function encode(text: string, bytes: string): Uint8Array {
  if (bytes === 'latin1') return latin1(text);
  if (bytes === 'utf16') return utf16(text);
  if (bytes === 'utf16be') return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
  if (bytes === 'bom') return utf8(`\uFEFF${text}`);
  if (bytes === 'der' || bytes === 'ber' || bytes === 'base64' || bytes === 'pem')
    return writeP7m(utf8(text), bytes);
  return utf8(text);
}

const LINE_ENDS: Record<string, string> = { lf: '\n', cr: '\r' };
const XML = ['camt', 'fattura'];
const RECORDS = ['rh', 'riba'];

function makeNative(block: string): HostileNative {
  const [name = '', ...lines] = block.split('\n');
  const said = new Map<string, string[]>();
  const body: string[] = [];
  const vere: NativeTruth[] = [];
  for (const line of lines) {
    const [text = '', facts] = line.split(/ ?## /);
    if (facts !== undefined) vere.push(readTruth(facts));
    const [, key, value = ''] = /^@(\w+) ?(.*)$/.exec(text) ?? [];
    if (key === undefined) body.push(text);
    else said.set(key, [...(said.get(key) ?? []), value]);
  }
  const one = (key: string): string => said.get(key)?.[0] ?? '';
  const [format = '', ...how] = one('format').split(' ');
  const text = XML.includes(format)
    ? writeElements(body, format, how)
    : RECORDS.includes(format)
      ? writeRecords(body, how)
      : body.join(LINE_ENDS[one('bytes')] ?? '\r\n');
  const [iniziale, finale] = one('saldi').split(' ').map(Number);
  return {
    name,
    file: { nome: one('name') || 'file.dat', bytes: encode(text, one('bytes')) },
    natura: format === 'fattura' || format === 'riba' ? 'partita' : 'movimento',
    azienda: AZIENDE[one('azienda')] ?? null,
    vere,
    ...(iniziale !== undefined && finale !== undefined ? { saldi: { iniziale, finale } } : {}),
    prova: said.has('prova') ? one('prova') : null,
    tells: said.get('tells') ?? [],
    silent: said.has('silent'),
    awaited: (one('awaits') || 'giusto') as Verdetto,
  };
}

/** The files of a sheet: each begins with a line `=== name`. */
export function makeNatives(text: string): HostileNative[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => makeNative(block.replace(/\n+$/, '')));
}
