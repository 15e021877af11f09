/** An import against a new reading of the same file, row by row. */
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import { NOMI_IMPORTATI, type NomeImportato } from '#api/contract/riga.ts';
import type { RigaImportata } from '#api/contract/rilettura.ts';
import type { EstrattoLetto } from '../map/outcome.ts';
import { getTwinKey, createRiscontro } from './twins.ts';

export type EsitoConfronto = 'uguale' | 'cambiata' | 'nuova' | 'sparita';

export interface RowComparison {
  /** Place in the comparison: its identity here. */
  id: number;
  esito: EsitoConfronto;
  prima: RigaImportata | null;
  dopo: RigaImport | null;
  /** Fields that differ, of a row that changed. */
  campi: readonly CampoLetto[];
  /** Why it cannot be applied, in Italian. */
  bloccata: string | null;
  /** A new row that the conto already has from another import. */
  presente: boolean;
  applica: boolean;
}

/** What a file says of a row; who it belongs to is people's work, and the line is its place. */
export type CampoLetto = Exclude<NomeImportato, 'riga' | 'id_soggetto'>;
const CAMPI = NOMI_IMPORTATI.filter(
  (campo): campo is CampoLetto => campo !== 'riga' && campo !== 'id_soggetto',
);

/** The fields a re-reading would change: what people wrote is not among them. */
export function findChangedCampi(prima: RigaImportata, dopo: RigaImport): CampoLetto[] {
  return CAMPI.filter((campo) => {
    if (prima.a_mano.includes(campo) || (campo === 'nota' && prima.annotata)) return false;
    return prima[campo] !== dopo[campo];
  });
}

/** Takes the first that fits out of a list. */
function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at === -1 ? undefined : list.splice(at, 1)[0];
}

type Coppia = [prima: RigaImportata | null, dopo: RigaImport | null];

/** One line of one file is one row: pairs by line, the same ones first, then by what they say. */
function appaia(prima: readonly RigaImportata[], dopo: readonly RigaImport[]): Coppia[] {
  const perLinea = Map.groupBy(prima, ({ riga }) => riga);
  const pairs: Coppia[] = [];
  const orfane: RigaImport[] = [];
  for (const [riga, nuove] of Map.groupBy(dopo, (row) => row.riga)) {
    const vecchie = perLinea.get(riga) ?? [];
    const left: RigaImport[] = [];
    for (const nuova of nuove) {
      const same = take(vecchie, (row) => findChangedCampi(row, nuova).length === 0);
      if (same) pairs.push([same, nuova]);
      else left.push(nuova);
    }
    for (const nuova of left) {
      const next = vecchie.shift();
      if (next) pairs.push([next, nuova]);
      else orfane.push(nuova);
    }
  }
  const sole = Map.groupBy([...perLinea.values()].flat(), getTwinKey);
  for (const nuova of orfane) pairs.push([sole.get(getTwinKey(nuova))?.shift() ?? null, nuova]);
  for (const vecchia of [...sole.values()].flat()) pairs.push([vecchia, null]);
  const linea = ([a, b]: Coppia): number => (b ?? a)?.riga ?? 0;
  return pairs.toSorted((x, y) => linea(x) - linea(y));
}

function blocco(prima: RigaImportata | null, dopo: RigaImport | null): string | null {
  if (!prima?.abbinata) return null;
  if (dopo === null) return 'La riga è già abbinata: non può sparire';
  return prima.importo === dopo.importo ? null : 'La riga è già abbinata: il suo importo non può cambiare';
}

export interface ComparisonContext {
  /** Rows of the same conto and days, those of this import included. */
  presenti: readonly Presente[];
  /** Rows that a person left out when the file was imported: they would show up as new. */
  escluse: number;
}

/** The comparison, in the order of the file. What may be double, or is spoken for, is not applied unless asked. */
export function compareReading(
  prima: readonly RigaImportata[],
  dopo: readonly RigaImport[],
  { presenti, escluse }: ComparisonContext,
): RowComparison[] {
  const altrove = createRiscontro();
  const own = createRiscontro();
  for (const riga of prima) own.add({ ...riga, occorrenze: 1 });
  for (const presente of presenti)
    for (let at = 0; at < presente.occorrenze; at++)
      if (!own.take(presente)) altrove.add({ ...presente, occorrenze: 1 });
  return appaia(prima, dopo).map(([vecchia, nuova], id): RowComparison => {
    const campi = vecchia && nuova ? findChangedCampi(vecchia, nuova) : [];
    const esito = !vecchia ? 'nuova' : !nuova ? 'sparita' : campi.length > 0 ? 'cambiata' : 'uguale';
    const bloccata = blocco(vecchia, nuova);
    const presente = esito === 'nuova' && nuova !== null && altrove.take(nuova);
    const applica =
      esito !== 'uguale' && bloccata === null && !(esito === 'nuova' && (presente || escluse > 0));
    return { id, esito, prima: vecchia, dopo: nuova, campi, bloccata, presente, applica };
  });
}

/** The rows the import would have, with only what is applied. */
export function getFinalRighe(confronti: readonly RowComparison[]): RigaImport[] {
  return confronti.flatMap(({ applica, prima, dopo }) => {
    const row = applica ? dopo : prima;
    return row ? [row] : [];
  });
}

/** The statement of a file that an import was made of: the one that shares most of its lines. */
export function chooseEstratto(
  estratti: readonly EstrattoLetto[],
  prima: readonly RigaImportata[],
): EstrattoLetto | null {
  const lines = new Set(prima.map(({ riga }) => riga));
  const shared = ({ righe }: EstrattoLetto) => righe.filter(({ riga }) => lines.has(riga)).length;
  return estratti.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}
