/**
 * Rows that repeat the number, the day, the party and the amount of a document above: lines of it that bear its total each,
 * which counts once. What the amount is called says so, or another column whose parts come to it; else it is asked.
 */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { cleanCell } from '../cell/cell.ts';
import { askRepeated, DOCUMENT_EACH, DOCUMENT_ONCE } from '../cell/row-questions.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { MAX_VALORE } from '../read/limits.ts';
import { normalizeTitle } from '../tracciato/partite.ts';
import type { TableHead } from './head.ts';
import type { RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';
import type { RowKind } from './row-kind.ts';

const WHOLE = /\b(?:documento|doc|fattura|fatt|ft|invoice|parcella)\b/;
const TOTAL = /^(?:importo |imp )?(?:totale|total|lordo)$/;
const PART = /\b(?:riga|righe|voce|dettaglio|rata|scadenza|quota|residuo|aperto|line)\b/;

/** Of a document its rows, where there are several that say the same of it; those due on other days apart. */
function groupRepeated(righe: readonly RigaLetta[], whole: boolean): RigaLetta[][] {
  const groups = Map.groupBy(righe, (riga) =>
    riga.numero_documento === null
      ? ''
      : JSON.stringify([
          riga.numero_documento,
          riga.data,
          riga.ragione_sociale,
          riga.divisa,
          riga.importo,
          whole ? null : riga.scadenza,
        ]),
  );
  groups.delete('');
  return [...groups.values()].filter((rows) => rows.length > 1);
}

/** True where some column holds parts of the amount, on the rows of each document. */
function hasParts(
  groups: readonly RigaLetta[][],
  { righe, lines }: TableHead,
  { decimali, colonne }: Lettura,
): boolean {
  const importo = colonne.find(({ campo }) => campo === 'importo')?.indice ?? -1;
  const cellsOf = groups.map((rows) => rows.map(({ riga }) => righe[lines.indexOf(riga)] ?? []));
  const width = Math.max(...cellsOf.flat().map((riga) => riga.length));
  return Array.from({ length: width }, (_, at) => at).some(
    (at) =>
      at !== importo &&
      cellsOf.every((rows) => {
        const sum = rows.reduce(
          (total, riga) => total + Math.abs(parseCentesimi(cleanCell(riga[at] ?? ''), decimali)),
          0,
        );
        return sum === Math.abs(parseCentesimi(cleanCell(rows[0]?.[importo] ?? ''), decimali));
      }),
  );
}

/** Refuses every row of a document but the first. */
function refuse(lette: RigheLette, groups: readonly RigaLetta[][]): void {
  const repeats = groups.flatMap((rows) => rows.slice(1).map((riga) => ({ riga, first: rows[0]?.riga })));
  const lines = new Set(repeats.map(({ riga }) => riga.riga));
  lette.righe = lette.righe.filter(({ riga }) => !lines.has(riga));
  lette.perse.push(...lines);
  const refused = repeats.map(({ riga, first }) => ({
    riga: riga.riga,
    colonna: null,
    valore: (riga.numero_documento ?? '').slice(0, MAX_VALORE),
    motivo: `Ripete numero e importo del documento della riga ${first}: niente dice se conta un’altra volta`,
  }));
  lette.scartate = [...lette.scartate, ...refused].toSorted((x, y) => x.riga - y.riga);
}

/**
 * What the rows are, where nothing but their own repeats says it; the question where these leave it open.
 * @param asks false where nobody can be asked: then the repeats are refused
 */
export function settleRepeated(
  lette: RigheLette,
  head: TableHead,
  lettura: Lettura,
  answer: string | undefined,
  asks: boolean,
): { righe: RowKind; question: ReadingQuestion | null } {
  const none = { righe: 'documenti', question: null } as const;
  const name = normalizeTitle(lettura.colonne.find(({ campo }) => campo === 'importo')?.colonna ?? '');
  const whole = WHOLE.test(name) && !PART.test(name);
  const total = TOTAL.test(name) && !PART.test(name);
  const groups = groupRepeated(lette.righe, whole || total);
  const [first] = groups;
  if (!first || answer === DOCUMENT_EACH) return none;
  const dues = groups.every((rows) => new Set(rows.map(({ scadenza }) => scadenza)).size === 1);
  const once = dues && (whole || total || hasParts(groups, head, lettura));
  if (once) return { righe: 'ripetuto', question: null };
  if (answer === DOCUMENT_ONCE || !asks) {
    refuse(lette, groups);
    return none;
  }
  const [row, other] = first;
  return row && other ? { righe: 'documenti', question: askRepeated(row, other.riga) } : none;
}
