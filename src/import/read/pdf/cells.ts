/** Lines of a page to rows of cells: what the table holds, what goes on from the row above, what is only text. */
import type { Colonne } from './columns.ts';
import { countBelow, CONTINUATION, type Habit } from './continuation.ts';
import type { PdfHeader } from './header.ts';
import { findColumnOf, isForeignHeader, isWordless, readLine } from './line-cells.ts';
import type { PrintedLine } from './lines.ts';
import { createTextReader, type TextReader } from './outside.ts';
import { isMoney } from './tokens.ts';

export interface RigaPdf {
  /** Number of its first line in the document. */
  numero: number;
  pagina: number;
  /** From the top of the type of its first line to the baseline of its last. */
  alto: number;
  basso: number;
  celle: string[];
  tipo: 'intestazione' | 'movimento' | 'tabella' | 'testo';
  /** True when its day was taken from the row above, which has none of its own. */
  dataSopra: boolean;
}

/** Gaps that are printed alike may measure this much less. */
const QUASI = 0.98;

interface Aperta {
  riga: RigaPdf;
  y: number;
  h: number;
  conImporto: boolean;
}

/** A line of words alone: of the row above it or of the one below. */
interface PendingLine {
  line: PrintedLine;
  celle: string[];
}

/** Where the reader stands on a page. */
interface Stato {
  righe: RigaPdf[];
  aperta: Aperta | null;
  sospese: PendingLine[];
  /** Baseline of the last line that is no word alone. */
  y: number | null;
  inTabella: boolean;
  habit: Habit;
  /** True below the titles of a table that nobody knows. */
  altra: boolean;
  /** Words at the foot of the page before, of the first row of this one. */
  carried: readonly PendingLine[];
  isSum: PrintedPlace['isSum'];
  readText: TextReader;
  /** The least gap over the words that a row of this page has above it (heights of the type). */
  gap: number;
}

/** Where a page stands among those of its statement. */
export interface PrintedPlace {
  /** True on a page that goes on with the table of the one before. */
  inTabella: boolean;
  /** True where another page follows. */
  continua: boolean;
  /** Words at the foot of the page before that are of a row of this one. */
  carried: readonly PendingLine[];
  /** True for words that name a balance or a total. */
  isSum: (text: string) => boolean;
  /** Lines that frame the table on every page. */
  furniture: ReadonlySet<PrintedLine>;
}

export interface RighePagina {
  righe: RigaPdf[];
  /** Words at the foot of the page that are of the first row of the next. */
  carried: readonly PendingLine[];
}

/** The rows of a page: of its tables, and the texts around them. */
export function makePdfRighe(
  lines: readonly PrintedLine[],
  headers: readonly PdfHeader[],
  columns: Colonne | null,
  habit: Habit,
  { inTabella, continua, carried, isSum, furniture }: PrintedPlace,
): RighePagina {
  const state: Stato = {
    righe: [],
    aperta: null,
    sospese: [],
    y: null,
    inTabella,
    habit,
    altra: false,
    carried,
    isSum,
    readText: createTextReader(),
    gap: Number.POSITIVE_INFINITY,
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const header = headers.find(({ da }) => da === at);
    if (header && columns) {
      const last = lines[at + header.quante - 1] ?? line;
      leave(state, 0);
      const cells = titlesOf(lines.slice(at, at + header.quante), header, columns);
      state.righe.push({ ...base(line, cells, 'intestazione'), basso: last.y });
      state.aperta = null;
      state.y = last.y;
      state.inTabella = true;
      state.altra = false;
      at += header.quante - 1;
      continue;
    }
    if (columns && !furniture.has(line)) inTheTable(state, line, columns);
    else outside(state, line);
  }
  const ahead = leave(state, continua ? countAhead(state) : 0);
  const lost = { ...state, righe: [], readText: createTextReader() };
  for (const { line } of state.carried) outside(lost, line);
  return { righe: [...lost.righe, ...state.righe], carried: ahead };
}

function base(line: PrintedLine, celle: string[], tipo: RigaPdf['tipo']): RigaPdf {
  return {
    numero: line.numero,
    pagina: line.pagina,
    alto: line.y - line.h,
    basso: line.y,
    celle,
    tipo,
    dataSopra: false,
  };
}

/** The header's cells: the titles the columns were given, or the words over each column of another page. */
function titlesOf(lines: readonly PrintedLine[], header: PdfHeader, columns: Colonne): string[] {
  if (columns.sequence || columns.righelli.length === 0) return columns.colonne.map(({ titolo }) => titolo);
  const cells = columns.colonne.map(() => '');
  const data = columns.colonne.map(({ titolo }) => titolo);
  const known = header.titles.filter(({ testo }) => data.some((title) => title.includes(testo)));
  if (known.length * 2 > header.titles.length && data.some((title) => title !== '')) return data;
  for (const { parole } of lines) {
    for (const word of parole) {
      const at = findColumnOf(word, columns.righelli);
      cells[at] = `${cells[at] ?? ''} ${word.testo}`.trim();
    }
  }
  return cells;
}

function outside(state: Stato, line: PrintedLine): void {
  for (const cells of state.readText(line)) state.righe.push(base(line, cells, 'testo'));
}

function inTheTable(state: Stato, line: PrintedLine, columns: Colonne): void {
  const { tipo, celle, conImporto, hasDecimals } = readLine(line, columns);
  if (tipo === 'parole' && follows(state, line)) {
    state.sospese.push({ line, celle });
    return;
  }
  // Under other titles a row without words is of another table, and so is one of whole numbers: points are no money.
  state.altra &&= tipo !== 'giorno' || isWordless(celle) || !hasDecimals;
  if (tipo === 'giorno' && !state.altra) {
    const own = leave(state, countOwn(state, line));
    learnSpacing(state, own);
    open(state, line, celle, conImporto);
    for (const { celle: prima } of [...state.carried, ...own].toReversed()) prepend(state, prima);
    state.carried = [];
    const [firstLine] = own;
    const riga = state.righe.at(-1);
    if (firstLine && riga) riga.alto = firstLine.line.y - firstLine.line.h;
    return;
  }
  leave(state, 0);
  state.y = line.y;
  if (tipo === 'soldi' && (state.inTabella || state.righe.some((riga) => riga.tipo === 'movimento'))) {
    const { aperta } = state;
    const words = celle.filter((_, at) => columns.colonne[at]?.tipo === 'testo').join(' ');
    if (aperta && !aperta.conImporto && near(aperta, line, 3) && !state.isSum(words.trim())) {
      lengthen(aperta, line, celle);
      aperta.conImporto = true;
      return;
    }
    state.righe.push(base(line, celle, 'tabella'));
    state.aperta = null;
    return;
  }
  state.altra ||= isForeignHeader(line);
  outside(state, line);
  state.aperta = null;
}

/** True for words close enough below a row, a header or other words to be of some row. */
function follows({ aperta, sospese, y, inTabella }: Stato, line: PrintedLine): boolean {
  const above = sospese.at(-1)?.line.y ?? aperta?.y ?? (inTabella ? y : null);
  return above !== null && line.y - above <= CONTINUATION * Math.max(line.h, aperta?.h ?? 0);
}

/** How many of the words before a row are its own. */
function countOwn({ sospese, aperta, y, habit }: Stato, line: PrintedLine): number {
  return countBelow(
    sospese.map((suspended) => suspended.line.y),
    { above: aperta?.y ?? y, conRiga: aperta !== null },
    line,
    habit,
  );
}

/** Remembers how far the words of a row stand below the row before it. */
function learnSpacing(state: Stato, [before]: readonly PendingLine[]): void {
  const { aperta, habit } = state;
  if (!aperta || !before || habit.above) return;
  state.gap = Math.min(state.gap, (before.line.y - aperta.y) / before.line.h);
}

/** How many of the words at the foot of a page are of the row that the next one begins with: parted as those of its rows are. */
function countAhead({ sospese, aperta, gap }: Stato): number {
  if (!aperta) return 0;
  const at = sospese.findIndex(({ line }, which) => {
    const above = sospese[which - 1]?.line.y ?? aperta.y;
    return line.y - above > gap * line.h * QUASI;
  });
  return at === -1 ? 0 : sospese.length - at;
}

/** Gives the words that wait to the row above, or to none, but for the last of them. @returns those */
function leave(state: Stato, count: number): PendingLine[] {
  const { sospese, aperta } = state;
  const until = sospese.length - count;
  for (const { line, celle } of sospese.slice(0, until)) {
    if (aperta) lengthen(aperta, line, celle);
    else outside(state, line);
  }
  state.sospese = [];
  return sospese.slice(until);
}

/** Puts words before those of the row that has just been opened. */
function prepend(state: Stato, cells: readonly string[]): void {
  const riga = state.righe.at(-1);
  if (!riga) return;
  for (const [at, cell] of cells.entries())
    if (cell !== '') riga.celle[at] = `${cell} ${riga.celle[at] ?? ''}`.trim();
}

function open(state: Stato, line: PrintedLine, cells: string[], conImporto: boolean): void {
  const riga = base(line, cells, conImporto ? 'movimento' : 'tabella');
  state.righe.push(riga);
  state.inTabella = true;
  state.aperta = { riga, y: line.y, h: line.h, conImporto };
  state.y = line.y;
}

function near(opened: Aperta, line: PrintedLine, amount: number): boolean {
  return line.y - opened.y <= amount * Math.max(opened.h, line.h);
}

/** Joins the cells of a line to those of the row it goes on from. */
function lengthen(opened: Aperta, line: PrintedLine, cells: readonly string[]): void {
  const { riga } = opened;
  for (const [at, cell] of cells.entries())
    if (cell !== '') riga.celle[at] = `${riga.celle[at] ?? ''} ${cell}`.trim();
  if (!opened.conImporto && cells.some((cell) => isMoney(cell))) riga.tipo = 'movimento';
  riga.basso = line.y;
  opened.y = line.y;
}
