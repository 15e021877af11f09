/** The side of a movement that a file writes in brackets behind its words, and that no column says. */
import { classifyCell, cleanCell, isLikelyData } from '../cell/cell.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { listMeanings } from '../cell/words.ts';
import { isElencoPartite } from '../tracciato/partite.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

const BRACKETS = /(?<=\S\s*)\(([^()]{1,20})\)\s*$/;
const sideBehind = (cell: string): string =>
  classifyCell(cell) === 'testo' ? (BRACKETS.exec(cell)?.[1]?.trim() ?? '') : '';

/** The column of texts behind each of which stands which way its money went, of both sides; -1 where none has. */
function findSides(header: readonly string[], rows: Rows): number {
  const roles = header.map((name) => listMeanings(name)[0]?.ruolo ?? null);
  if (roles.some((role) => role === 'dare' || role === 'avere' || role === 'indicatore')) return -1;
  return header.findIndex((_, at) => {
    const sides = rows.map((riga) => parseIndicator(sideBehind(cleanCell(riga[at] ?? ''))));
    return !sides.includes(null) && new Set(sides).size > 1;
  });
}

/** The name of the column that the words in brackets fill. */
const TITLE = 'Segno';

/** A column more that such words fill; null where there are none. */
export function findBracketedSides({ righe, structure }: SampledTable): RowRepair | null {
  const { intestazione, start, dati, parole } = structure;
  if (!parole || dati === start) return null;
  const rows = righe.slice(dati).filter((riga) => riga.some((cell) => isLikelyData(cell)));
  const column = rows.length < 2 || isElencoPartite(intestazione) ? -1 : findSides(intestazione, rows);
  if (column === -1) return null;
  const width = Math.max(intestazione.length, ...rows.map((riga) => riga.length));
  const append = (riga: string[], cell: string): string[] =>
    cell === '' || riga.length > width
      ? riga
      : [...riga, ...Array.from({ length: width - riga.length }, () => ''), cell];
  return {
    change: (riga, at) =>
      append(riga, at === start ? TITLE : at < dati ? '' : sideBehind(cleanCell(riga[column] ?? ''))),
    notice: `Che cosa entra e che cosa esce lo dicono le parole fra parentesi nella colonna «${intestazione[column]}».`,
  };
}
