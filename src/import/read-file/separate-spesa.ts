/** A statement that ties only when a column of its own, which nothing names as fees, is taken off the amounts. */
import type { ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import { cleanCell } from '../cell/cell.ts';
import { askSpesa, SPESA_FUORI, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { parseCentesimi } from '../cell/amount.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import type { TableHead } from '../map/head.ts';

/** A file with more columns of amounts that nothing reads is a table of figures, of which some sum ties by chance. */
const MAX_COLONNE = 4;

/** The Lettura with the column that the person said is taken off the amounts. */
export function withSpesa(lettura: Lettura, { spesa }: Risposte): Lettura {
  const indice = Number(spesa ?? Number.NaN);
  const colonna = lettura.intestazione[indice];
  if (colonna === undefined || spesa === SPESA_FUORI) return lettura;
  return { ...lettura, colonne: [...lettura.colonne, toColonna(colonna, indice)] };
}

const toColonna = (colonna: string, indice: number): ColonnaTracciato => ({
  campo: 'commissione',
  colonna,
  indice,
});

/** Columns of amounts that the reading leaves out, by the rows of the sample. */
function libere({ righe }: TableHead, dati: number, { colonne, intestazione, decimali }: Lettura): number[] {
  const usate = new Set(colonne.map(({ indice }) => indice));
  return intestazione.flatMap((_nome, indice) => {
    if (usate.has(indice)) return [];
    const celle = righe.slice(dati).map((riga) => cleanCell(riga[indice] ?? ''));
    const piene = celle.filter((cella) => cella !== '');
    const cents = piene.map((cella) => parseCentesimi(cella, decimali));
    return cents.every((each) => !Number.isNaN(each)) && cents.some((each) => each !== 0) ? [indice] : [];
  });
}

const isRotto = (esito: EsitoLettura): boolean =>
  esito.tipo === 'letto' &&
  esito.estratti.some(
    ({ natura, quadratura }) => natura === 'movimento' && quadratura.esito === 'non_quadra',
  );

const isProvato = (esito: EsitoLettura): boolean =>
  esito.tipo === 'letto' && esito.estratti.every(({ quadratura }) => quadratura.esito === 'quadra');

/**
 * What is to be asked of a file that does not tie as it was read, and ties with one more column taken off; null where it
 * ties, where nothing ties it, or where more than one column would.
 * @param rileggi the file under another Lettura
 */
export async function askSpesaApart(
  esito: EsitoLettura,
  testa: TableHead,
  dati: number,
  risposte: Risposte,
  rileggi: (lettura: Lettura) => Promise<EsitoLettura>,
): Promise<ReadingQuestion | null> {
  if (esito.tipo !== 'letto' || esito.lettura === null || risposte.spesa !== undefined || !isRotto(esito))
    return null;
  const { lettura } = esito;
  if (lettura.segno === 'dare_avere' || lettura.segno === 'indicatore') return null;
  if (lettura.colonne.some(({ campo }) => campo === 'commissione')) return null;
  const colonne = libere(testa, dati, lettura);
  if (colonne.length > MAX_COLONNE) return null;
  const trovate: number[] = [];
  for (const indice of colonne)
    if (isProvato(await rileggi(withSpesa(lettura, { spesa: String(indice) })))) trovate.push(indice);
  const [sola] = trovate;
  if (sola === undefined || trovate.length > 1) return null;
  const celle = testa.righe.slice(dati).map((riga) => cleanCell(riga[sola] ?? ''));
  const prima = celle.find((cella) => cella !== '' && parseCentesimi(cella, lettura.decimali) !== 0) ?? '';
  return askSpesa(lettura.intestazione[sola] ?? '', sola, prima);
}
