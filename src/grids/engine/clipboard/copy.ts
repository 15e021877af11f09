/** What a selection puts on the clipboard. */
import type { Celle } from '../range/cells.ts';
import { formatInteger } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { formatTabella } from './html-table.ts';
import { formatTsv } from './tsv.ts';

/** More cells than a clipboard is for: that is what an export does. */
const MASSIMO = 200_000;

interface ToCopy<Riga> {
  righe: readonly (Riga | undefined)[];
  colonne: readonly Colonna<Riga>[];
}

/**
 * Rows and columns that the ranges make together, or why they make no table. Ranges go together when they share
 * their columns or their rows. Without a range of several cells, the ticked rows whole.
 */
export function readToCopy<Riga>(celle: Celle<Riga>, ticked: readonly Riga[]): ToCopy<Riga> | string {
  const areas = celle.rectangles();
  const [first] = areas;
  if (ticked.length > 0 && celle.countCells() <= 1) return limit({ righe: ticked, colonne: celle.colonne() });
  if (!first) return 'Scegli prima una cella';
  const sameColumns = areas.every((each) => each.sinistra === first.sinistra && each.destra === first.destra);
  const sameRows = areas.every((each) => each.alto === first.alto && each.basso === first.basso);
  if (!sameColumns && !sameRows)
    return 'Con più intervalli si copia solo se hanno le stesse righe o le stesse colonne';
  const byRow = sameColumns ? [...areas].sort((a, b) => a.alto - b.alto) : [first];
  const byColumn = sameColumns ? [first] : [...areas].sort((a, b) => a.sinistra - b.sinistra);
  const cells =
    byRow.reduce((total, { alto, basso }) => total + basso - alto + 1, 0) * celle.colonne().length;
  if (cells > MASSIMO * 20) return tooMany();
  return limit({
    righe: byRow.flatMap((area) => celle.perPosto(area)),
    colonne: byColumn.flatMap(({ sinistra, destra }) => celle.colonne().slice(sinistra, destra + 1)),
  });
}

const tooMany = (): string =>
  `Si copiano al massimo ${formatInteger(MASSIMO)} celle: per di più c’è l’esportazione in Excel`;

const limit = <Riga>(table: ToCopy<Riga>): ToCopy<Riga> | string =>
  table.righe.length * table.colonne.length > MASSIMO ? tooMany() : table;

export interface Clip {
  testo: string;
  html: string;
}

/** The table in both languages of the clipboard, formatted as it is shown. */
export function toClip<Riga>({ righe, colonne }: ToCopy<Riga>, withTitles: boolean): Clip {
  const body = righe.map((riga) =>
    colonne.map(({ tipo, valore }) => {
      const value = riga === undefined ? null : (valore(riga) ?? null);
      return value === null ? '' : tipo.format(value);
    }),
  );
  const block = withTitles ? [colonne.map(({ titolo }) => titolo), ...body] : body;
  const text = colonne.map(({ tipo }) => tipo.excel === 'testo');
  return { testo: formatTsv(block), html: formatTabella(block, text) };
}
