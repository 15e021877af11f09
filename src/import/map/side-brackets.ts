/** The side of a movement that a file writes in brackets behind its words, and that no column says. */
import { classifyCell, cleanCell, isLikelyData } from '../cell/cell.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { listMeanings } from '../cell/words.ts';
import type { RigheSource } from '../read/source.ts';
import { isElencoPartite } from '../tracciato/partite.ts';
import { findStructure } from '../tracciato/structure.ts';

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

/** The same rows with a column more that such words fill; null where there are none. */
export function splitCells({ walk: _, ...source }: RigheSource, righe: Rows): RigheSource | null {
  if (source.formato === 'pdf') return null;
  const { intestazione, start, dati, parole } = findStructure(righe.map((riga) => [...riga]));
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
    ...source,
    *blocks() {
      let at = -1;
      for (const block of source.blocks())
        yield {
          ...block,
          righe: block.righe.map((riga) => {
            at++;
            return append(
              riga,
              at === start ? TITLE : at < dati ? '' : sideBehind(cleanCell(riga[column] ?? '')),
            );
          }),
        };
    },
    notices: () => [
      `Che cosa entra e che cosa esce lo dicono le parole fra parentesi nella colonna «${intestazione[column]}».`,
      ...source.notices(),
    ],
  };
}
