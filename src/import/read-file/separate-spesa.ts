/** A statement that ties only when a column of its own, which nothing names as fees, is taken off the amounts. */
import type { ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import { cleanCell } from '../cell/cell.ts';
import { askSpesa, SPESA_OUTSIDE, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { listMeanings } from '../cell/words.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import type { TableHead } from '../map/head.ts';

/** A file with more columns of amounts that nothing reads is a table of figures, of which some sum ties by chance. */
const MAX_COLONNE = 4;

/** The Lettura with the column that the person said is taken off the amounts. */
export function withSpesa(lettura: Lettura, { spesa }: Risposte): Lettura {
  const index = Number(spesa ?? Number.NaN);
  const column = lettura.intestazione[index];
  if (column === undefined || spesa === SPESA_OUTSIDE) return lettura;
  return { ...lettura, colonne: [...lettura.colonne, toColumn(column, index)] };
}

const toColumn = (colonna: string, indice: number): ColonnaTracciato => ({
  campo: 'commissione',
  colonna,
  indice,
});

/** Columns of amounts that the reading leaves out, by the rows of the sample. */
function free({ righe }: TableHead, data: number, { colonne, intestazione, decimali }: Lettura): number[] {
  const used = new Set(colonne.map(({ indice }) => indice));
  return intestazione.flatMap((_nome, index) => {
    if (used.has(index)) return [];
    const cells = righe.slice(data).map((riga) => cleanCell(riga[index] ?? ''));
    const filled = cells.filter((cell) => cell !== '');
    const cents = filled.map((cell) => parseCentesimi(cell, decimali));
    return cents.every((each) => !Number.isNaN(each)) && cents.some((each) => each !== 0) ? [index] : [];
  });
}

const isSpesa = (name: string): boolean => listMeanings(name).some(({ ruolo }) => ruolo === 'commissione');

/** True of a fee that another column says to be taken off the amounts already: they are that column and the fee. */
function isTakenOff(
  fee: number,
  others: readonly number[],
  { righe }: TableHead,
  data: number,
  { colonne, decimali }: Lettura,
): boolean {
  const amount = colonne.find(({ campo }) => campo === 'importo')?.indice;
  if (amount === undefined) return false;
  const cents = (riga: readonly string[], index: number): number =>
    parseCentesimi(cleanCell(riga[index] ?? ''), decimali);
  const rows = righe.slice(data).filter((riga) => !Number.isNaN(cents(riga, amount)));
  return others.some(
    (gross) =>
      gross !== fee &&
      rows.every((riga) => cents(riga, amount) === cents(riga, gross) - Math.abs(cents(riga, fee) || 0)),
  );
}

const isBroken = (outcome: EsitoLettura): boolean =>
  outcome.tipo === 'letto' &&
  outcome.estratti.some(
    ({ natura, quadratura }) => natura === 'movimento' && quadratura.esito === 'non_quadra',
  );

const isProved = (outcome: EsitoLettura): boolean =>
  outcome.tipo === 'letto' && outcome.estratti.every(({ quadratura }) => quadratura.esito === 'quadra');

/**
 * What is to be asked of a file that ties with one more column taken off: as it was read it does not, or ties as well with what
 * is called a fee. Null where nothing else ties it, or where more than one column would.
 * @param reread the file under another Lettura
 */
export async function askSpesaApart(
  outcome: EsitoLettura,
  head: TableHead,
  data: number,
  answers: Risposte,
  reread: (lettura: Lettura) => Promise<EsitoLettura>,
): Promise<ReadingQuestion | null> {
  if (outcome.tipo !== 'letto' || outcome.lettura === null || answers.spesa !== undefined) return null;
  const { lettura } = outcome;
  const broken = isBroken(outcome);
  if (!broken && !isProved(outcome)) return null;
  if (lettura.segno === 'dare_avere' || lettura.segno === 'indicatore') return null;
  if (lettura.colonne.some(({ campo }) => campo === 'commissione')) return null;
  const all = free(head, data, lettura);
  // Of a file that ties only what is called a fee may be one: on rows that no balance is before.
  const columns = broken
    ? all
    : all.filter(
        (index) => isSpesa(lettura.intestazione[index] ?? '') && !isTakenOff(index, all, head, data, lettura),
      );
  if (columns.length > MAX_COLONNE) return null;
  const found: number[] = [];
  for (const index of columns)
    if (isProved(await reread(withSpesa(lettura, { spesa: String(index) })))) found.push(index);
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const cells = head.righe.slice(data).map((riga) => cleanCell(riga[only] ?? ''));
  const before = cells.find((cell) => cell !== '' && parseCentesimi(cell, lettura.decimali) !== 0) ?? '';
  return askSpesa(lettura.intestazione[only] ?? '', only, before, !broken);
}
