/**
 * Several tables of different columns in one file, or on its sheets. Each that names an account of its own is a statement of it;
 * one that names none is of the account of the first where balances, days and titles say so, and else it is asked.
 */
import type { Lettura } from '#api/contract/tracciati.ts';
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { askTables, TABLES_APART, TABLES_OUTSIDE, TABLES_SAME } from '../cell/row-questions.ts';
import { withCapital, formatLines } from '../map/notices.ts';
import type { EsitoLettura, EstrattoLetto } from '../map/outcome.ts';
import { OTHER_TABLE } from '../map/sections.ts';
import { withoutEmpty } from '../map/statements.ts';
import { ReadingError } from '../read/error.ts';
import type { RigheSource } from '../read/source.ts';
import { readSurroundings } from '../tracciato/preamble.ts';
import { isTotale } from '../tracciato/row-words.ts';
import { isAltraIntestazione, isRepeatedHeader } from '../tracciato/structure.ts';
import { hasBothSides, compareTables, isOfPeriod, joinTables } from './join-tables.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

interface Line {
  riga: string[];
  line: number;
}

/** A table that the reading leaves out. */
interface OtherTable {
  source: RigheSource;
  /** What a person is told of where it stands: its lines, or its sheet. */
  where: string;
  /** The titles above it, or the name of its sheet. */
  titles: readonly string[];
  /** Its lines among those of the reading; none of a sheet of its own. */
  lines: ReadonlySet<number>;
}

const namesAccount = ({ riga }: Line): boolean => readSurroundings([riga]).conto !== null;

const isFigure = ({ riga }: Line): boolean => riga.some((cell) => isLikelyMoney(cell) || isTotale(cell));

const titleOf = ({ riga }: Line): string => riga.filter((cell) => cell.trim() !== '').join(' ');

/** The tables under other headers than that of the one that was read, each with the lines above it that are its own. */
function listTables(
  source: RigheSource,
  { intestazione, colonne }: Lettura,
): { tables: OtherTable[]; titles: string[]; header: number } {
  const days = colonne.find(({ campo }) => campo === 'data')?.indice ?? -1;
  const tables: Line[][] = [];
  const titles: string[] = [];
  let header = 0;
  let table: Line[] | null = null;
  /** Lines past the last row: of the table above, and from the name of an account, or behind its totals, of the one below. */
  let between: Line[] = [];
  const close = (): void => {
    const named = between.findIndex((line) => namesAccount(line));
    const at = named === -1 ? between.findLastIndex((line) => isFigure(line)) + 1 : named;
    table?.push(...between.slice(0, at));
    between = between.slice(at);
    table = null;
  };
  for (const { righe, lines } of source.blocks()) {
    for (const [at, riga] of righe.entries()) {
      const line = { riga, line: lines[at] ?? 0 };
      if (isRepeatedHeader(riga, intestazione)) {
        close();
        header ||= line.line;
        titles.push(...between.map((each) => titleOf(each)));
        between = [];
      } else if (isAltraIntestazione(riga, days)) {
        close();
        table = [...between, line];
        tables.push(table);
        between = [];
      } else if (riga.some((cell) => isLikelyData(cell))) {
        table?.push(...between, line);
        between = [];
      } else between.push(line);
    }
  }
  close();
  return { tables: tables.map((each) => toTable(source, each, intestazione)), titles, header };
}

function toTable(
  { walk: _, ...source }: RigheSource,
  table: readonly Line[],
  header: readonly string[],
): OtherTable {
  const numbers = table.map(({ line }) => line);
  const names = table.findIndex(({ riga }) => isAltraIntestazione(riga, -1) || riga.length >= header.length);
  return {
    source: {
      ...source,
      *blocks() {
        yield { righe: table.map(({ riga }) => [...riga]), lines: numbers, fatto: source.totale };
      },
      notices: () => [],
    },
    where: formatLines(numbers),
    titles: table.slice(0, Math.max(0, names)).map((line) => titleOf(line)),
    lines: new Set(numbers),
  };
}

/** What a table comes to by itself; null where it asks, or cannot be read: its rows are then refused, as they were. */
async function readAlone(
  source: RigheSource,
  read: (source: RigheSource) => Promise<EsitoLettura>,
): Promise<Letto | null> {
  try {
    const outcome = await read(source);
    return outcome.tipo === 'letto' ? outcome : null;
  } catch (error) {
    if (error instanceof ReadingError && error.code !== 'lettura_annullata') return null;
    throw error;
  }
}

/** True of statements of accounts that the file names, and that are none of those read already. */
const areOfOthers = (estratti: readonly EstrattoLetto[], own: readonly EstrattoLetto[]): boolean =>
  estratti.every(
    ({ conto }) =>
      conto !== null && !own.some((estratto) => estratto.conto === conto && estratto.righe.length > 0),
  );

/** Whose a table is: of another account, of the same one, or to be asked; null where it may not be read beside the others. */
function judgeTable(
  estratti: readonly EstrattoLetto[],
  own: readonly EstrattoLetto[],
  { titles, between }: { titles: readonly string[]; between: readonly string[] },
): typeof TABLES_APART | typeof TABLES_SAME | 'chiede' | null {
  const [first, ...more] = own.filter(({ righe }) => righe.length > 0);
  const natura = (first ?? own[0])?.natura;
  if (!estratti.every((each) => each.natura === natura && each.righe.length > 0)) return null;
  if (areOfOthers(estratti, own)) return TABLES_APART;
  const [table, ...others] = estratti;
  if (!first || !table || more.length + others.length > 0 || table.divisa !== first.divisa) return null;
  const isSame = table.conto !== null && table.conto === first.conto;
  const found = compareTables(first, table);
  if (found === 'provato') return TABLES_SAME;
  if (found === 'aperto') return 'chiede';
  return isSame || hasBothSides(titles, natura === 'partita') || between.every((title) => isOfPeriod(title))
    ? TABLES_SAME
    : 'chiede';
}

/**
 * The reading with the tables that it leaves out for having other columns, and with those of the other sheets.
 * @param read reads a table as if it were a file
 * @param answer what a person says of tables of which nothing tells the account
 */
export async function withOtherTables(
  outcome: EsitoLettura,
  source: RigheSource,
  answer: string | undefined,
  read: (source: RigheSource) => Promise<EsitoLettura>,
): Promise<EsitoLettura> {
  if (outcome.tipo !== 'letto' || !outcome.lettura) return outcome;
  const { lettura, formato } = outcome;
  const refused = new Set(
    outcome.estratti.flatMap(({ scartate }) =>
      scartate.flatMap(({ motivo, riga }) => (motivo === OTHER_TABLE ? [riga] : [])),
    ),
  );
  const { tables, titles, header } =
    refused.size > 0 ? listTables(source, lettura) : { tables: [], titles: [], header: 0 };
  const above = [...titles, ...(source.nome === undefined ? [] : [source.nome])];
  /** What stands between two tables is over the lower one; of a sheet its name and that of the first. */
  const titlesOf = (table: OtherTable): { titles: readonly string[]; between: readonly string[] } => {
    const [first] = table.lines;
    const sheets = [...table.titles, ...(source.nome === undefined ? [] : [source.nome])];
    return {
      titles: [...above, ...table.titles],
      between: first === undefined ? sheets : first > header ? table.titles : titles,
    };
  };
  let { estratti } = outcome;
  const notices: string[] = [];
  const lost: string[] = [];
  for (const table of [
    ...tables.filter(({ lines }) => [...refused].some((line) => lines.has(line))),
    ...listSheets(source),
  ]) {
    const alone = await readAlone(table.source, read);
    const judged = alone && judgeTable(alone.estratti, estratti, titlesOf(table));
    const told = judged === 'chiede' ? answer : judged;
    if (alone && told === undefined) {
      const { righe } = alone.estratti[0] ?? { righe: [] };
      const [row] = righe;
      if (row)
        return {
          tipo: 'domanda',
          domande: [askTables(table.where, row, righe.length)],
          formato,
          notices: outcome.notices,
          intestazione: lettura.intestazione,
        };
    }
    if (!alone || told === null || told === undefined || told === TABLES_OUTSIDE) {
      if (table.lines.size === 0) lost.push(table.where);
      continue;
    }
    const own = withoutEmpty(
      estratti.map((estratto) => ({
        ...estratto,
        scartate: estratto.scartate.filter(({ riga }) => !table.lines.has(riga)),
      })),
    );
    const [first] = own;
    const [its] = alone.estratti;
    estratti = told === TABLES_SAME && first && its ? [joinTables(first, its)] : [...own, ...alone.estratti];
    notices.push(describeRead(table, told === TABLES_SAME, alone));
  }
  const said = [...notices, ...lost.map((where) => describeLost(where))];
  return said.length === 0 ? outcome : { ...outcome, estratti, notices: [...outcome.notices, ...said] };
}

function describeRead({ where, lines }: OtherTable, isSame: boolean, { estratti }: Letto): string {
  const what = isSame ? 'letta con l’altra, come dello stesso conto' : 'letta come un altro estratto';
  const first = estratti[0]?.righe[0]?.riga ?? 0;
  const counted = lines.size > 0 ? '' : `, con le righe contate di seguito dalla ${first}`;
  return `${withCapital(where)}: tabella con altre colonne, ${what}${counted}.`;
}

const describeLost = (where: string): string =>
  `${withCapital(where)}: contiene righe con data e importo che non sono state lette. Se sono movimenti, salvalo in un file e importalo.`;

const listSheets = ({ altri = [] }: RigheSource): OtherTable[] =>
  altri.map(({ nome, source }) => ({
    source,
    where: `foglio «${nome}»`,
    titles: [nome],
    lines: new Set<number>(),
  }));
