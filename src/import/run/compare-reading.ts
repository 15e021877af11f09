/** An import against a new reading of the same file, row by row. */
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import { NOMI_IMPORTATI, type NomeImportato } from '#api/contract/riga.ts';
import type { RigaImportata } from '#api/contract/rilettura.ts';
import type { EstrattoLetto } from '../map/outcome.ts';
import { getTwinKey, createTwinFinder } from './twins.ts';

export type ComparisonOutcome = 'uguale' | 'cambiata' | 'nuova' | 'sparita';

export interface RowComparison {
  /** Place in the comparison: its identity here. */
  id: number;
  esito: ComparisonOutcome;
  prima: RigaImportata | null;
  dopo: RigaImport | null;
  /** Fields that differ, of a row that changed. */
  campi: readonly CampoLetto[];
  /** Why it cannot be applied, in Italian. */
  blocked: string | null;
  /** A new row that the conto already has from another import. */
  presente: boolean;
  apply: boolean;
}

/** What a file says of a row; who it belongs to is people's work, and the line is its place. */
export type CampoLetto = Exclude<NomeImportato, 'riga' | 'id_soggetto'>;
const CAMPI = NOMI_IMPORTATI.filter(
  (field): field is CampoLetto => field !== 'riga' && field !== 'id_soggetto',
);

/** The fields a re-reading would change: what people wrote is not among them. */
const findChangedCampi = (before: RigaImportata, after: RigaImport): CampoLetto[] =>
  CAMPI.filter((field) => {
    if (before.a_mano.includes(field) || (field === 'nota' && before.annotata)) return false;
    return before[field] !== after[field];
  });

/** Takes the first that fits out of a list. */
function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at === -1 ? undefined : list.splice(at, 1)[0];
}

type Coppia = [prima: RigaImportata | null, dopo: RigaImport | null];

/** One line of one file is one row: pairs by line, the same ones first, then by what they say. */
function pairUp(before: readonly RigaImportata[], after: readonly RigaImport[]): Coppia[] {
  const byLine = Map.groupBy(before, ({ riga }) => riga);
  const pairs: Coppia[] = [];
  const orphans: RigaImport[] = [];
  for (const [riga, fresh] of Map.groupBy(after, (row) => row.riga)) {
    const oldOnes = byLine.get(riga) ?? [];
    const left: RigaImport[] = [];
    for (const nuova of fresh) {
      const same = take(oldOnes, (row) => findChangedCampi(row, nuova).length === 0);
      if (same) pairs.push([same, nuova]);
      else left.push(nuova);
    }
    for (const nuova of left) {
      const next = oldOnes.shift();
      if (next) pairs.push([next, nuova]);
      else orphans.push(nuova);
    }
  }
  const alone = Map.groupBy([...byLine.values()].flat(), getTwinKey);
  for (const fresh of orphans) pairs.push([alone.get(getTwinKey(fresh))?.shift() ?? null, fresh]);
  for (const old of [...alone.values()].flat()) pairs.push([old, null]);
  const line = ([a, b]: Coppia): number => (b ?? a)?.riga ?? 0;
  return pairs.toSorted((x, y) => line(x) - line(y));
}

function block(before: RigaImportata | null, after: RigaImport | null): string | null {
  if (!before?.abbinata) return null;
  if (after === null) return 'La riga è già abbinata: non può sparire';
  return before.importo === after.importo ? null : 'La riga è già abbinata: il suo importo non può cambiare';
}

interface ComparisonContext {
  /** Rows of the same conto and days, those of this import included. */
  presenti: readonly Presente[];
  /** Rows that a person left out when the file was imported: they would show up as new. */
  escluse: number;
}

/** The comparison, in the order of the file. What may be double, or is spoken for, is not applied unless asked. */
export function compareReading(
  before: readonly RigaImportata[],
  after: readonly RigaImport[],
  { presenti, escluse }: ComparisonContext,
): RowComparison[] {
  const elsewhere = createTwinFinder();
  const own = createTwinFinder();
  for (const riga of before) own.add({ ...riga, occorrenze: 1 });
  for (const present of presenti)
    for (let at = 0; at < present.occorrenze; at++)
      if (!own.take(present)) elsewhere.add({ ...present, occorrenze: 1 });
  return pairUp(before, after).map(([old, fresh], id): RowComparison => {
    const campi = old && fresh ? findChangedCampi(old, fresh) : [];
    const esito = !old ? 'nuova' : !fresh ? 'sparita' : campi.length > 0 ? 'cambiata' : 'uguale';
    const blocked = block(old, fresh);
    const presente = esito === 'nuova' && fresh !== null && elsewhere.take(fresh);
    const apply = esito !== 'uguale' && blocked === null && !(esito === 'nuova' && (presente || escluse > 0));
    return { id, esito, prima: old, dopo: fresh, campi, blocked, presente, apply };
  });
}

/** The rows the import would have, with only what is applied. */
export const getFinalRighe = (comparisons: readonly RowComparison[]): RigaImport[] =>
  comparisons.flatMap(({ apply, prima, dopo }) => {
    const row = apply ? dopo : prima;
    return row ? [row] : [];
  });

/** The statement of a file that an import was made of: the one that shares most of its lines. */
export function chooseEstratto(
  estratti: readonly EstrattoLetto[],
  before: readonly RigaImportata[],
): EstrattoLetto | null {
  const lines = new Set(before.map(({ riga }) => riga));
  const shared = ({ righe }: EstrattoLetto) => righe.filter(({ riga }) => lines.has(riga)).length;
  return estratti.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}
