/** Harmless changes of a delimited file: what a bank, a browser or a person does to it without changing what it says. */
import { inferCodifica } from '#import/read/encoding.ts';
import { openCsv } from '#import/read/csv-file.ts';
import { classifyCell, isLikelyData } from '#import/cell/cell.ts';
import { isTotale, isTotaleDiParte } from '#import/tracciato/row-words.ts';
import { findStructure } from '#import/tracciato/structure.ts';

/** A delimited file as cells: the lines above its table, the header, and what is under it. */
export interface Griglia {
  nome: string;
  delimitatore: string;
  sopra: string[][];
  testa: string[][];
  dati: string[][];
}

export interface FileVariato {
  nome: string;
  bytes: Uint8Array;
}

/** Null where the file is no delimited table with a header: there is nothing to move. */
export function toGriglia({ nome, bytes }: FileVariato): Griglia | null {
  try {
    const source = openCsv(bytes, inferCodifica(bytes), true);
    if (!source.provata) return null;
    const righe = [...source.blocks()].flatMap((block) => block.righe);
    const { start, dati, parole } = findStructure(righe);
    if (!parole) return null;
    return {
      nome,
      delimitatore: source.delimitatore,
      sopra: righe.slice(0, start),
      testa: righe.slice(start, dati),
      dati: righe.slice(dati),
    };
  } catch {
    return null;
  }
}

interface Stile {
  delimitatore: string;
  fine: string;
  codifica: 'utf-8' | 'utf-16le';
}

function write({ nome, delimitatore, sopra, testa, dati }: Griglia, style: Partial<Stile> = {}): FileVariato {
  const sign = style.delimitatore ?? delimitatore;
  const end = style.fine ?? '\n';
  const field = (cell: string): string =>
    cell.includes(sign) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = [...sopra, ...testa, ...dati].map((riga) => riga.map(field).join(sign) + end).join('');
  const bytes =
    style.codifica === 'utf-16le'
      ? new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
      : new TextEncoder().encode(text);
  return { nome, bytes };
}

const wide = ({ testa, dati }: Griglia): number =>
  Math.max(...[...testa, ...dati].map((riga) => riga.length));

/** True of columns of one name: their order alone tells them, and another order says something else. */
const hasNamesakes = ({ testa }: Griglia): boolean => {
  const names = (testa[0] ?? []).map((name) => name.trim()).filter((name) => name !== '');
  return new Set(names).size < names.length;
};

/** The table with its columns in another order; a line alone in its cells stays as it is. */
function reorder(grid: Griglia, order: readonly number[]): Griglia {
  const move = (riga: string[]): string[] =>
    riga.length < 2 ? riga : order.map((index) => riga[index] ?? '');
  return { ...grid, testa: grid.testa.map(move), dati: grid.dati.map(move) };
}

/** Without the first column that `needed` does not name; null where each is needed. */
function remove(grid: Griglia, needed: ReadonlySet<string>): Griglia | null {
  if (grid.testa.length !== 1) return null;
  const inutile = (grid.testa[0] ?? []).findIndex((name) => name.trim() !== '' && !needed.has(isClean(name)));
  if (inutile === -1) return null;
  const drop = (riga: string[]): string[] => (riga.length < 2 ? riga : riga.toSpliced(inutile, 1));
  return { ...grid, testa: grid.testa.map(drop), dati: grid.dati.map(drop) };
}

const isClean = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

function insert(
  grid: Griglia,
  where: number,
  title = 'Qwerty',
  cells: readonly string[] = ['zeta', '', 'kappa'],
): Griglia {
  // A title among the rows stays alone in its line.
  const isAlone = (riga: string[]): boolean => riga.filter((cell) => cell.trim() !== '').length < 2;
  const put = (texts: readonly string[]) => (riga: string[], at: number) =>
    riga.length < 2 ? riga : riga.toSpliced(where, 0, isAlone(riga) ? '' : (texts[at % texts.length] ?? ''));
  const titles = grid.testa.map((_, at) => (at === 0 ? title : ''));
  return { ...grid, testa: grid.testa.map(put(titles)), dati: grid.dati.map(put(cells)) };
}

/** A column that only the rows of movements fill. */
function insertBeside(grid: Griglia, where: number, title: string, cells: readonly string[]): Griglia {
  const { dati, ...others } = insert(grid, where, title, ['']);
  let rows = 0;
  const fill = (riga: string[]): string[] =>
    riga.some((cell) => isLikelyData(cell)) ? riga.with(where, cells[rows++ % cells.length] ?? '') : riga;
  return { ...others, dati: dati.map((riga) => (riga.length > where ? fill(riga) : riga)) };
}

/** True of rows that each begin a movement: nothing then belongs to the row above. */
const isOfWholeRows = ({ dati }: Griglia): boolean =>
  dati.every((riga) => riga.some((cell) => isLikelyData(cell)));

const isOfOthers = (riga: readonly string[]): boolean =>
  riga.some((cell) => isTotale(cell) || isTotaleDiParte(cell)) ||
  !riga.some((cell) => classifyCell(cell) === 'testo');

/** Each row with the cells that `change` makes of them, but for lines of one cell. */
const changeCells = (grid: Griglia, change: (riga: string[]) => string[]): Griglia => ({
  ...grid,
  testa: grid.testa.map((riga) => (riga.length < 2 ? riga : change(riga))),
  dati: grid.dati.map((riga) => (riga.length < 2 ? riga : change(riga))),
});

/** Lines that begin a movement: the others belong to the one above. */
const datate = ({ dati }: Griglia): number[] =>
  dati.flatMap((riga, at) => (riga.some((cell) => isLikelyData(cell)) ? [at] : []));

/** The same table in two files, each with its header and what stands above it; null where there is nothing to part. */
export function split(grid: Griglia): [FileVariato, FileVariato] | null {
  const starts = datate(grid);
  const cut = starts[Math.ceil(starts.length / 2)];
  if (starts.length < 4 || cut === undefined) return null;
  return [write({ ...grid, dati: grid.dati.slice(0, cut) }), write({ ...grid, dati: grid.dati.slice(cut) })];
}

/** The table with one of its movements twice, one under the other; null where movements are of several lines. */
export function double(grid: Griglia): FileVariato | null {
  const starts = datate(grid);
  const at = starts[Math.floor(starts.length / 2)];
  if (starts.length < 4 || starts.length !== grid.dati.length || at === undefined) return null;
  return write({ ...grid, dati: grid.dati.toSpliced(at, 0, grid.dati[at] ?? []) });
}

/** What happens to a layout that is known already; `needed` are the headers that its tracciato reads. */
export const VARIAZIONI_NOTE: Readonly<
  Record<string, (grid: Griglia, needed: ReadonlySet<string>) => FileVariato | null>
> = {
  'known layout, a column more': (grid) => write(insert(grid, 1)),
  'known layout, a column less that is not needed': (grid, needed) => {
    const without = remove(grid, needed);
    return without && write(without);
  },
  'known layout, another order': (grid) =>
    write(
      reorder(
        grid,
        Array.from({ length: wide(grid) }, (_, at) => wide(grid) - 1 - at),
      ),
    ),
  'known layout, another name of the file': (grid) => write({ ...grid, nome: 'scaricato (1).csv' }),
};

/** By name; a change that a file does not allow is null. */
export const VARIAZIONI: Readonly<Record<string, (grid: Griglia) => FileVariato | null>> = {
  'columns reversed': (grid) =>
    hasNamesakes(grid)
      ? null
      : write(
          reorder(
            grid,
            Array.from({ length: wide(grid) }, (_, at) => wide(grid) - 1 - at),
          ),
        ),
  'columns moved by two': (grid) =>
    write(
      reorder(
        grid,
        Array.from({ length: wide(grid) }, (_, at) => (at + 2) % wide(grid)),
      ),
    ),
  'one unknown column more, last': (grid) => write(insert(grid, wide(grid))),
  'one unknown column more, second': (grid) => write(insert(grid, 1)),
  'another name': (grid) => write({ ...grid, nome: 'scaricato (1).csv' }),
  'a name that says card': (grid) => write({ ...grid, nome: 'carta fornitori.csv' }),
  'another delimiter': (grid) => write(grid, { delimitatore: grid.delimitatore === '\t' ? ';' : '\t' }),
  'blank lines': (grid) => write({ ...grid, dati: grid.dati.flatMap((riga) => [riga, ['']]) }),
  'no footer': (grid) => {
    const last = grid.dati.findLastIndex((riga) => riga.some((cell) => isLikelyData(cell)));
    return last === grid.dati.length - 1 ? null : write({ ...grid, dati: grid.dati.slice(0, last + 1) });
  },
  'rows in the other order': (grid) =>
    // A row without words, or of a total, is of those above it.
    isOfWholeRows(grid) && !grid.dati.some((riga) => isOfOthers(riga))
      ? write({ ...grid, dati: grid.dati.toReversed() })
      : null,
  'the day of printing on each row, first': (grid) =>
    write(insertBeside(grid, 0, 'Data stampa', ['15/05/2026'])),
  'a rate on each row, second': (grid) => write(insertBeside(grid, 1, 'Cambio', ['1,0000'])),
  'who keyed each row, last': (grid) => write(insertBeside(grid, wide(grid), 'Operatore', ['VERDI', 'NERI'])),
  'empty columns between': (grid) => write(changeCells(grid, (riga) => riga.flatMap((cell) => [cell, '']))),
  'strokes in empty cells': (grid) =>
    write({
      ...grid,
      dati: grid.dati.map((riga) =>
        riga.some((cell) => isLikelyData(cell)) ? riga.map((cell) => (cell === '' ? '-' : cell)) : riga,
      ),
    }),
  'names in one word': (grid) =>
    write({ ...grid, testa: grid.testa.map((riga) => riga.map((name) => name.trim().replaceAll(' ', '_'))) }),
  'the number of a note behind each name': (grid) =>
    write({
      ...grid,
      testa: grid.testa.map((riga) => riga.map((name, at) => (name === '' ? '' : `${name} (${at + 1})`))),
    }),
  'the header again between the rows': (grid) =>
    isOfWholeRows(grid) && grid.testa.length === 1
      ? write({ ...grid, dati: grid.dati.toSpliced(Math.ceil(grid.dati.length / 2), 0, ...grid.testa) })
      : null,
  'how many rows there are, below': (grid) =>
    write({ ...grid, dati: [...grid.dati, ['Numero righe', String(grid.dati.length)]] }),
  'other line ends': (grid) => write(grid, { fine: '\r\n' }),
  'another encoding': (grid) => write(grid, { codifica: 'utf-16le' }),
};
