/**
 * Layouts of one line each: `name | above | columns | how it is written | below`. Lines above and below are parted by `//`,
 * their cells by `~`; columns by `;`, each `title=what it holds`. What they hold and what is true of it stands here; the
 * words of the lines are of whoever wrote them, and of no list.
 */
import ExcelJS from 'exceljs';
import type { AziendaLettura } from '#import/read/native.ts';
import type { FileScritto } from '../file.ts';
import type { Vero } from '../giudica.ts';

export interface HostileLayout {
  name: string;
  file: FileScritto | Promise<FileScritto>;
  vero: Vero;
}

/** What was written, by the code of its column; and what is true of the row. */
export interface Entry {
  day: string;
  cents: number;
  /** False for what was not done, or is no longer open. */
  real: boolean;
  party: string | null;
  /** The cell of a column; undefined for a code that this kind of layout does not know. */
  cell: (code: string, how: Writing) => string | undefined;
}

export interface Writing {
  day: (iso: string) => string;
  /** Digits with their sign. */
  signed: (cents: number) => string;
  /** Digits alone. */
  bare: (cents: number) => string;
}

interface Kind {
  entries: (words: ReadonlySet<string>) => Entry[];
  natura: Vero['natura'];
  azienda: AziendaLettura | null;
}

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

function writeDay(style: string): Writing['day'] {
  return (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    const name = MONTHS[Number(month) - 1] ?? '';
    const shapes: Readonly<Record<string, string>> = {
      'd/m/y': `${day}/${month}/${year}`,
      'd.m.y': `${day}.${month}.${year}`,
      'd-m-y': `${day}-${month}-${year}`,
      'd/m/yy': `${day}/${month}/${year.slice(2)}`,
      ymd: iso,
      iso: `${iso}T07:41:09Z`,
      'ymd hm': `${iso} 07:41`,
      'y/m/d': `${year}/${month}/${day}`,
      'd mon y': `${Number(day)} ${name} ${year}`,
      compact: `${year}${month}${day}`,
      'd/m/y h': `${day}/${month}/${year} 07.41`,
    };
    return shapes[style] ?? iso;
  };
}

function writeDigits(style: string): Writing['bare'] {
  const decimal = style.startsWith('us') || style === 'ch' ? '.' : ',';
  const thousands: Readonly<Record<string, string>> = { it: '.', us: ',', ch: '’', sp: ' ' };
  return (cents) => {
    const text = String(Math.abs(cents)).padStart(3, '0');
    const wholes = text.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands[style] ?? '');
    return `${wholes}${decimal}${text.slice(-2)}`;
  };
}

function makeWriting(words: ReadonlySet<string>, days: string): Writing {
  const digits = writeDigits([...words].find((word) => /^(it|itn|us|usn|ch|sp)$/.test(word)) ?? 'it');
  const bare = (cents: number): string => {
    if (words.has('€')) return `€ ${digits(cents)}`;
    return words.has('eur') ? `${digits(cents)} EUR` : digits(cents);
  };
  const signed = (cents: number): string => {
    if (cents >= 0) return words.has('plus') ? `+${bare(cents)}` : bare(cents);
    if (words.has('behind')) return `${bare(cents)}-`;
    if (words.has('(x)')) return `(${bare(cents)})`;
    return words.has('apart') ? `- ${bare(cents)}` : `-${bare(cents)}`;
  };
  return { day: writeDay(days), signed, bare };
}

const SEPARATORS: Readonly<Record<string, string>> = { tab: '\t', comma: ',', pipe: '|', semi: ';' };

function toCsv(name: string, rows: readonly string[][], separator: string): FileScritto {
  const field = (text: string): string =>
    text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => row.map((cell) => field(cell)).join(separator));
  return { nome: `${name}.csv`, bytes: new TextEncoder().encode(`${lines.join('\r\n')}\r\n`) };
}

async function toXlsx(name: string, rows: readonly string[][]): Promise<FileScritto> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('1');
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries())
      if (cell !== '') sheet.getCell(at + 1, column + 1).value = cell;
  return { nome: `${name}.xlsx`, bytes: new Uint8Array(await workbook.xlsx.writeBuffer()) };
}

const toLines = (text: string): string[][] =>
  text === '' ? [] : text.split('//').map((line) => line.split('~').map((cell) => cell.trim()));

/** What stands in a column: words behind `"`, the same on each row, or what the kind of layout knows by a code. */
function toCell(entry: Entry, code: string, writing: Writing, layout: string): string {
  if (code.startsWith('"')) return code.slice(1);
  const cell = entry.cell(code, writing);
  if (cell === undefined) throw new Error(`${layout}: no column ${code}`);
  return cell;
}

function makeLayout(line: string, kind: Kind): HostileLayout {
  const [name = '', above = '', columns = '', how = '', below = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [days = '', ...others] = how.split(',').map((part) => part.trim());
  const words = new Set(others.flatMap((part) => part.split(' ')));
  const entries = kind.entries(words);
  const written = words.has('newest') ? entries.toReversed() : entries;
  const writing = makeWriting(words, days);
  const heads = columns.split(';').map((column) => {
    const at = column.lastIndexOf('=');
    return { title: column.slice(0, at).trim(), code: column.slice(at + 1).trim() };
  });
  const rows = [
    ...toLines(above),
    ...(words.has('headless') ? [] : [heads.map(({ title }) => title)]),
    ...written.map((entry) => heads.map(({ code }) => toCell(entry, code, writing, name))),
    ...toLines(below),
  ];
  const separator = [...words].find((word) => word in SEPARATORS) ?? 'semi';
  const currency = [...words].find((word) => /^[A-Z]{3}$/.test(word)) ?? 'EUR';
  return {
    name,
    file: words.has('xlsx') ? toXlsx('export', rows) : toCsv('export', rows, SEPARATORS[separator] ?? ';'),
    vero: {
      vere: entries
        .filter(({ real, cents }) => real && cents !== 0)
        .map((entry) => ({
          data: entry.day,
          importo: entry.cents,
          divisa: currency,
          conto: null,
          controparte: entry.party,
          testo: heads.map(({ code }) => toCell(entry, code, writing, name)).join(' '),
        })),
      natura: kind.natura,
      azienda: kind.azienda,
    },
  };
}

/** The layouts of a text: a line each, those that begin with `#` are remarks. */
export const makeLayouts = (text: string, kind: Kind): HostileLayout[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => makeLayout(line, kind));
