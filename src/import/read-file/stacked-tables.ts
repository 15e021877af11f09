/**
 * Tables beside each other on one sheet, what came in at the left and what went out at the right; and instalments in columns. Each
 * part is read under the one before it, with its lines counted on: a line of the file is then of one row.
 */
import type { Decimali } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { classifyCell, isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { findSectionSide } from '../cell/party-sections.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import type { RigheSource } from '../read/source.ts';
import { readSurroundings } from '../tracciato/preamble.ts';
import { isEmpty } from '../tracciato/structure.ts';
import { isOfPeriod } from './join-tables.ts';

type Rows = readonly (readonly string[])[];

/** How the rows of a source are taken apart: the cells of each part, by the place of the row; null where a part has none of it. */
interface Stack {
  parts: readonly ((riga: readonly string[], at: number) => string[][])[];
  notice: (from: readonly number[]) => string;
}

/** Lines in which the header is looked for. */
const HEADERS = 40;

const DAYS: ReadonlySet<ColumnRole> = new Set(['data', 'data_valuta', 'data_documento', 'scadenza']);
const AMOUNTS: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere']);

const roleOf = (name: string): ColumnRole | null => listMeanings(name)[0]?.ruolo ?? null;
const isDay = (name: string): boolean => DAYS.has(roleOf(name) ?? 'saldo');
const isAmount = (name: string): boolean =>
  AMOUNTS.has(roleOf(name) ?? 'saldo') || /^(?:euro|eur|€)$/i.test(name.trim());

/** Words of a side before or behind the name of a column: `Data entrata`, `Importo uscite`. */
const SIDE =
  /(?<=^| )(?:in )?(entrat[ae]|uscit[ae]|incass[oi]|incassat[oae]|pagament[oi]|pagat[oae]|accredit[oi]|addebit[oi]|ricav[oi]|cost[oi]|spes[ae]|avere|dare)(?= |$)/;

/** The name without its side, and the side. */
function takeSide(name: string): { bare: string; side: 1 | -1 | null } {
  const text = normalizeHeader(name);
  const word = text.includes(' ') ? SIDE.exec(text)?.[1] : undefined;
  if (word === undefined) return { bare: name.trim(), side: null };
  const isIn = /^(?:entrat|incass|accredit|ricav|avere)/.test(word);
  return { bare: text.replace(SIDE, '').replaceAll(/\s+/g, ' ').trim(), side: isIn ? 1 : -1 };
}

const isHeader = (riga: readonly string[]): boolean => {
  const filled = riga.filter((cell) => cell.trim() !== '');
  return filled.length >= 4 && filled.every((cell) => classifyCell(cell) === 'testo');
};

/** Where the second table begins: behind the first day and its amount, each part with one of both. */
function findSecond(header: readonly string[]): number {
  const days = header.flatMap((name, at) => (isDay(takeSide(name).bare) ? [at] : []));
  const [first = -1, second = -1, ...more] = days;
  if (second === -1 || more.length > 0) return -1;
  const count = (names: readonly string[]): number =>
    names.filter((name) => isAmount(takeSide(name).bare)).length;
  const starts = Array.from({ length: second - first }, (_, at) => second - at);
  const lead = first - header.findIndex((name) => name.trim() !== '');
  return (
    starts.find(
      (at) => second - at === lead && count(header.slice(0, at)) === 1 && count(header.slice(at)) === 1,
    ) ?? -1
  );
}

const textOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');

/** The titles over the two tables, where they say what parts them: a side each, a period, or an account. */
function findTitles(
  above: readonly string[],
  header: readonly string[],
  second: number,
): { titles: readonly [string, string]; named: boolean } | null {
  const written = [textOf(above.slice(0, second)), textOf(above.slice(second))] as const;
  const areBoth = (sides: readonly (1 | -1 | null)[]): boolean => sides.includes(1) && sides.includes(-1);
  if ([false, true].some((partite) => areBoth(written.map((title) => findSectionSide([title], partite)))))
    return { titles: written, named: false };
  const sides = [header.slice(0, second), header.slice(second)].map((names) => {
    const found = new Set(names.flatMap((name) => takeSide(name).side ?? []));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  });
  if (areBoth(sides))
    return { titles: sides[0] === 1 ? ['Entrate', 'Uscite'] : ['Uscite', 'Entrate'], named: true };
  const bare = [header.slice(0, second), header.slice(second)].map((names) => normalizeHeader(textOf(names)));
  const isTold =
    written[1] !== '' &&
    (written.every((title) => isOfPeriod(title)) ||
      written.every((title) => readSurroundings([[title]]).conto !== null));
  return bare[0] === bare[1] && isTold ? { titles: written, named: false } : null;
}

function findBeside(righe: Rows): Stack | null {
  const at = righe.slice(0, HEADERS).findIndex((riga) => isHeader(riga) && findSecond(riga) !== -1);
  const header = righe[at] ?? [];
  const second = at === -1 ? -1 : findSecond(header);
  const above = righe[at - 1] ?? [];
  const found = second === -1 ? null : findTitles(above, header, second);
  if (!found) return null;
  const { titles, named } = found;
  const isTitled = !named && textOf(above.slice(second)) !== '';
  const names = (cells: readonly string[]): string[] => cells.map((name) => takeSide(name).bare);
  const isWhole = (riga: readonly string[], row: number): boolean =>
    row < at ||
    (!riga.some((cell) => isLikelyData(cell)) &&
      textOf(riga.slice(0, second)) !== '' &&
      riga.slice(second).every((cell) => cell.trim() === '' || isLikelyMoney(cell)));
  return {
    parts: [
      (riga, row) => {
        if (row === at) return [...(named ? [[titles[0]]] : []), names(riga.slice(0, second))];
        if (row === at - 1 && isTitled) return [riga.slice(0, second)];
        return [isWhole(riga, row) ? [...riga] : riga.slice(0, second)];
      },
      (riga, row) => {
        if (row === at) return [[titles[1]], names(riga.slice(second))];
        return row < at || isWhole(riga, row) ? [] : [riga.slice(second)];
      },
    ],
    notice: ([from]) =>
      `Nel foglio ci sono due tabelle affiancate: quella di destra è letta sotto l’altra, con le righe contate di seguito dalla ${from}.`,
  };
}

const NUMBER = /(?<=^| )(?:(\d)(?:a|o|ma|da|za|ta)?|(prim[ao])|(second[ao])|(terz[ao]))(?= |$)/;

/** The number of the instalment in the name of a column, and its name without it. */
function takeNumber(name: string): { bare: string; number: number | null } {
  const text = normalizeHeader(name.replaceAll(/[ª°^]/g, ''));
  const found = NUMBER.exec(text);
  if (!found) return { bare: text, number: null };
  const number =
    found[1] === undefined ? found.slice(2).findIndex((word) => word !== undefined) + 1 : Number(found[1]);
  return { bare: text.replace(NUMBER, '').replaceAll(/\s+/g, ' ').trim(), number };
}

/** Of each column the instalment that it is of, from 1; null of those of the whole document. */
function listInstalments(header: readonly string[]): (number | null)[] {
  const names = header.map((name) => takeNumber(name));
  const count = (bare: string): number => names.filter((name) => name.bare === bare && bare !== '').length;
  const seen = new Map<string, number>();
  return names.map(({ bare, number }) => {
    if (number !== null && count(bare) > 1) return number;
    if (number !== null || count(bare) < 2) return null;
    const times = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, times);
    return times;
  });
}

/** True of the name of what a document comes to. */
const isWholeAmount = (name: string): boolean => isAmount(name) || /\btot(?:ale|al)?\b/i.test(name);

/** True of what the instalments of each row come to. */
function areSums(rows: Rows, column: number, parts: readonly number[]): boolean {
  const ofAmounts = rows.filter((riga) => /\d/.test(riga[column] ?? ''));
  const isSum = (riga: readonly string[], decimals: Decimali): boolean => {
    const cents = (at: number): number =>
      (riga[at] ?? '').trim() === '' ? 0 : parseCentesimi(riga[at] ?? '', decimals);
    return cents(column) === parts.reduce((sum, at) => sum + cents(at), 0);
  };
  return (
    ofAmounts.length > 0 && ([',', '.'] as const).some((sign) => ofAmounts.every((riga) => isSum(riga, sign)))
  );
}

function findInstalments(righe: Rows): Stack | null {
  const at = righe.slice(0, HEADERS).findIndex((riga) => isHeader(riga));
  const header = righe[at] ?? [];
  const of = listInstalments(header);
  const numbers = [...new Set(of.flatMap((number) => number ?? []))].toSorted((x, y) => x - y);
  const columnsOf = (number: number | null): number[] =>
    of.flatMap((each, column) => (each === number && (header[column] ?? '').trim() !== '' ? [column] : []));
  const groups = numbers.map((number) => columnsOf(number));
  const bareOf = (column: number): string => takeNumber(header[column] ?? '').bare;
  const amountOf = (group: readonly number[]): number =>
    group.find((column) => isAmount(bareOf(column))) ?? -1;
  const isSum = (column: number): boolean =>
    isWholeAmount(header[column] ?? '') && areSums(righe.slice(at + 1), column, groups.map(amountOf));
  const common = columnsOf(null).filter((column) => !isSum(column));
  const isWhole =
    groups.length > 1 &&
    common.length > 0 &&
    // One behind the other, all of them behind what is of the whole document.
    [common, ...groups].every(
      (group, place, all) => (group.at(-1) ?? -1) < (all[place + 1]?.[0] ?? Infinity),
    ) &&
    numbers.every((number, place) => number === place + 1) &&
    groups.every((group) => group.some((column) => isDay(bareOf(column))) && amountOf(group) !== -1) &&
    !common.some((column) => isWholeAmount(header[column] ?? ''));
  if (!isWhole) return null;
  const first = groups[0] ?? [];
  const hasAmount = (riga: readonly string[]): boolean =>
    groups.some((group) => (riga[amountOf(group)] ?? '').trim() !== '');
  const take = (riga: readonly string[], columns: readonly number[]): string[] =>
    columns.map((column) => riga[column] ?? '');
  return {
    parts: groups.map((group, place) => (riga, row) => {
      if (row < at) return place === 0 ? [[...riga]] : [];
      if (row === at)
        return place === 0 ? [[...take(riga, common), ...first.map((column) => bareOf(column))]] : [];
      if (hasAmount(riga) && (riga[amountOf(group)] ?? '').trim() === '') return [];
      return [[...take(riga, common), ...take(riga, group)]];
    }),
    notice: (from) =>
      `Ogni riga ha più rate affiancate: le seconde sono lette sotto le prime, con le righe contate di seguito dalla ${from.join(', dalla ')}.`,
  };
}

/** Rows that are looked at. */
const SAMPLE = 60;

function collectSample(source: RigheSource): string[][] {
  const righe: string[][] = [];
  for (const block of source.blocks()) {
    righe.push(...block.righe.slice(0, SAMPLE));
    if (righe.length >= SAMPLE) break;
  }
  return righe.slice(0, SAMPLE);
}

/** The source with the parts of its rows one under the other; as it is where they are not beside each other. */
export function withTablesStacked(source: RigheSource): RigheSource {
  const righe = collectSample(source);
  const stack = findBeside(righe) ?? findInstalments(righe);
  if (!stack) return source;
  const { walk: _, ...plain } = source;
  let starts: number[] = [];
  return {
    ...plain,
    *blocks() {
      let before = 0;
      let last = 0;
      const found: number[] = [];
      for (const [place, part] of stack.parts.entries()) {
        let at = 0;
        let isFirst = place > 0;
        for (const block of source.blocks()) {
          const rows = block.righe.flatMap((riga, row) =>
            part(riga, at++).map((cells) => ({ cells, line: (block.lines[row] ?? 0) + before })),
          );
          const filled = rows.filter(({ cells }) => !isEmpty(cells));
          last = Math.max(last, (block.lines.at(-1) ?? 0) + before);
          const data = isFirst
            ? filled.find(({ cells }) => cells.some((cell) => isLikelyData(cell)))
            : undefined;
          if (data) {
            found.push(data.line);
            isFirst = false;
          }
          yield {
            righe: filled.map(({ cells }) => cells),
            lines: filled.map(({ line }) => line),
            fatto: block.fatto,
          };
        }
        before = last;
      }
      starts = found;
    },
    notices: () => [stack.notice(starts), ...source.notices()],
  };
}
