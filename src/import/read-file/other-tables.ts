/** Several tables of different columns in one file: each that names an account of its own is a statement of it. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { isLikelyData } from '../cell/cell.ts';
import { withCapital, formatLines } from '../map/notices.ts';
import type { EsitoLettura, EstrattoLetto } from '../map/outcome.ts';
import { OTHER_TABLE } from '../map/sections.ts';
import { withoutEmpty } from '../map/statements.ts';
import { ReadingError } from '../read/error.ts';
import type { RigheSource } from '../read/source.ts';
import { readSurroundings } from '../tracciato/preamble.ts';
import { isAltraIntestazione, isRepeatedHeader } from '../tracciato/structure.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

interface Line {
  riga: string[];
  line: number;
}

const namesAccount = ({ riga }: Line): boolean => readSurroundings([riga]).conto !== null;

/** The tables under other headers than that of the one that was read, each with the lines above it that are its own. */
function listTables(source: RigheSource, { intestazione, colonne }: Lettura): Line[][] {
  const days = colonne.find(({ campo }) => campo === 'data')?.indice ?? -1;
  const tables: Line[][] = [];
  let table: Line[] | null = null;
  /** Lines past the last row: of the table above, and from the name of an account on of the one below. */
  let between: Line[] = [];
  const close = (): void => {
    const at = between.findIndex((line) => namesAccount(line));
    table?.push(...between.slice(0, at === -1 ? undefined : at));
    between = at === -1 ? [] : between.slice(at);
    table = null;
  };
  for (const { righe, lines } of source.blocks()) {
    for (const [at, riga] of righe.entries()) {
      const line = { riga, line: lines[at] ?? 0 };
      if (isRepeatedHeader(riga, intestazione)) {
        close();
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
  return tables;
}

function toSource({ walk: _, ...source }: RigheSource, table: readonly Line[]): RigheSource {
  return {
    ...source,
    *blocks() {
      yield {
        righe: table.map(({ riga }) => [...riga]),
        lines: table.map(({ line }) => line),
        fatto: source.totale,
      };
    },
    notices: () => [],
  };
}

/** True of statements of accounts that the file names, and that are none of those read already. */
const areOfOthers = (estratti: readonly EstrattoLetto[], own: readonly EstrattoLetto[]): boolean =>
  estratti.every(
    ({ conto, natura, righe }) =>
      conto !== null &&
      natura === own[0]?.natura &&
      righe.length > 0 &&
      !own.some((estratto) => estratto.conto === conto && estratto.righe.length > 0),
  );

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

/**
 * The reading with the statements of the tables whose rows it refuses for having other columns.
 * @param read reads a table as if it were a file
 */
export async function withOtherTables(
  outcome: EsitoLettura,
  source: RigheSource,
  read: (source: RigheSource) => Promise<EsitoLettura>,
): Promise<EsitoLettura> {
  if (outcome.tipo !== 'letto' || !outcome.lettura) return outcome;
  const isRefused = outcome.estratti.some(({ scartate }) =>
    scartate.some(({ motivo }) => motivo === OTHER_TABLE),
  );
  let { estratti } = outcome;
  const notices: string[] = [];
  for (const table of isRefused ? listTables(source, outcome.lettura) : []) {
    const alone = await readAlone(toSource(source, table), read);
    if (!alone || !areOfOthers(alone.estratti, estratti)) continue;
    const lines = new Set(table.map(({ line }) => line));
    const own = estratti.map((estratto) => ({
      ...estratto,
      scartate: estratto.scartate.filter(({ riga }) => !lines.has(riga)),
    }));
    estratti = [...withoutEmpty(own), ...alone.estratti];
    notices.push(
      `${withCapital(formatLines([...lines]))}: tabella con altre colonne, letta come un altro estratto.`,
    );
  }
  return notices.length === 0 ? outcome : { ...outcome, estratti, notices: [...outcome.notices, ...notices] };
}
