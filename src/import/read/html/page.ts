/** The rows of a page: each `tr` is one, and so is each line of text outside the tables. */
import { Parser } from 'htmlparser2';
import { isLikelyData } from '../../cell/cell.ts';
import { setCell } from '../sheets/row.ts';
import { ReadingError } from '../error.ts';
import { MAX_NESTED, MAX_COLONNE } from '../limits.ts';

interface PageReader {
  write: (text: string) => void;
  fine: () => void;
  /** The rows ended since the last time, numbered as a spreadsheet would. */
  take: () => { righe: string[][]; lines: number[] };
}

/** Elements whose text nobody sees. */
const MUTE: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'xml',
  'head',
]);
/** Elements that end a line of text. */
const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'table',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
]);

/** A table being read; tables nested in its cells are read as rows of their own. */
interface Tabella {
  riga: string[] | null;
  cella: { testo: string; colonna: number; alta: boolean } | null;
  colonna: number;
  /** Rows still to come that a cell above reaches into, by column. */
  coperte: number[];
  /** Days of cells that reach over rows, by column: each of the rows has the day. */
  giorni: Map<number, string>;
}

/** What is written to it throws ErroreLettura `contenuto_troppo_grande` past the limit of elements within one another. */
export function createPageReader(): PageReader {
  let righe: string[][] = [];
  let lines: number[] = [];
  let line = 0;
  let mute = 0;
  let stillOpen = 0;
  let outside = '';
  const tables: Tabella[] = [];

  function closeText(): void {
    const text = isClean(outside);
    outside = '';
    if (text === '') return;
    line++;
    const riga: string[] = [];
    setCell(riga, 0, text, line);
    righe.push(riga);
    lines.push(line);
  }

  function closeCell(table: Tabella): void {
    const { cella, riga } = table;
    if (cella && riga) {
      const text = isClean(cella.testo);
      setCell(riga, cella.colonna, text, line);
      if (cella.alta && isLikelyData(text)) table.giorni.set(cella.colonna, text);
    }
    table.cella = null;
  }

  function closeRiga(table: Tabella): void {
    closeCell(table);
    for (const [column, day] of table.riga && table.riga.length > 0 ? table.giorni : [])
      if ((table.coperte[column] ?? 0) > 0 && (table.riga?.[column] ?? '') === '')
        setCell(table.riga ?? [], column, day, line);
    if (table.riga && table.riga.length > 0) {
      righe.push(table.riga);
      lines.push(line);
    }
    table.riga = null;
  }

  function openRiga(table: Tabella): void {
    closeRiga(table);
    line++;
    table.riga = [];
    table.colonna = 0;
    table.coperte = table.coperte.map((remaining) => Math.max(0, remaining - 1));
  }

  function openCell(table: Tabella, attributes: Record<string, string>): void {
    if (!table.riga) openRiga(table);
    closeCell(table);
    while ((table.coperte[table.colonna] ?? 0) > 0) table.colonna++;
    const wide = span(attributes['colspan']);
    const high = span(attributes['rowspan']);
    if (high > 1) {
      for (let at = 0; at < wide; at++) table.coperte[table.colonna + at] = high;
    }
    table.giorni.delete(table.colonna);
    table.cella = { testo: '', colonna: table.colonna, alta: high > 1 };
    table.colonna += wide;
  }

  function open(name: string, attributes: Record<string, string>): void {
    if (++stillOpen > MAX_NESTED) throw tooNested();
    if (MUTE.has(name)) mute++;
    const table = tables.at(-1);
    if (name === 'table') {
      if (!table) closeText();
      tables.push({ riga: null, cella: null, colonna: 0, coperte: [], giorni: new Map() });
    } else if (table && name === 'tr') openRiga(table);
    else if (table && (name === 'td' || name === 'th')) openCell(table, attributes);
    else if (table?.cella && BLOCKS.has(name)) table.cella.testo += ' ';
    else if (!table && BLOCKS.has(name)) closeText();
  }

  function close(name: string): void {
    stillOpen--;
    if (MUTE.has(name)) mute--;
    const table = tables.at(-1);
    if (!table) {
      if (BLOCKS.has(name)) closeText();
    } else if (name === 'td' || name === 'th') closeCell(table);
    else if (name === 'tr') closeRiga(table);
    else if (name === 'table') {
      closeRiga(table);
      tables.pop();
    }
  }

  const parser = new Parser(
    {
      onopentag: open,
      onclosetag: close,
      ontext(text) {
        if (mute > 0) return;
        const table = tables.at(-1);
        if (table?.cella) table.cella.testo += text;
        else if (!table) outside += text;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  return {
    write: (text) => parser.write(text),
    fine() {
      parser.end();
      closeText();
    },
    take() {
      const ready = { righe, lines };
      righe = [];
      lines = [];
      return ready;
    },
  };
}

function tooNested(): ReadingError {
  return new ReadingError(
    'contenuto_troppo_grande',
    `La pagina ha più di ${MAX_NESTED} elementi uno dentro l’altro: non sembra un estratto conto.`,
  );
}

/** Spaces as a page shows them, hard ones included. */
function isClean(text: string): string {
  return text.replaceAll(/[\s\u00A0]+/g, ' ').trim();
}

function span(text: string | undefined): number {
  const value = Number(text ?? 1);
  return Number.isInteger(value) && value > 0 ? Math.min(value, MAX_COLONNE) : 1;
}
