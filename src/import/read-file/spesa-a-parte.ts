/** A statement that ties only when a column of its own, which nothing names as fees, is taken off the amounts. */
import type { ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import { pulisciCella } from '../cell/cella.ts';
import { domandaSpesa, SPESA_FUORI, type Domanda, type Risposte } from '../cell/domande.ts';
import { leggiCentesimi } from '../cell/importo.ts';
import type { EsitoLettura } from '../map/esito.ts';
import type { Testa } from '../map/testa.ts';

/** A file with more columns of amounts that nothing reads is a table of figures, of which some sum ties by chance. */
const MAX_COLONNE = 4;

/** The Lettura with the column that the person said is taken off the amounts. */
export function conSpesa(lettura: Lettura, { spesa }: Risposte): Lettura {
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
function libere({ righe }: Testa, dati: number, { colonne, intestazione, decimali }: Lettura): number[] {
  const usate = new Set(colonne.map(({ indice }) => indice));
  return intestazione.flatMap((_nome, indice) => {
    if (usate.has(indice)) return [];
    const celle = righe.slice(dati).map((riga) => pulisciCella(riga[indice] ?? ''));
    const piene = celle.filter((cella) => cella !== '');
    const cents = piene.map((cella) => leggiCentesimi(cella, decimali));
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
export async function chiediSpesa(
  esito: EsitoLettura,
  testa: Testa,
  dati: number,
  risposte: Risposte,
  rileggi: (lettura: Lettura) => Promise<EsitoLettura>,
): Promise<Domanda | null> {
  if (esito.tipo !== 'letto' || esito.lettura === null || risposte.spesa !== undefined || !isRotto(esito))
    return null;
  const { lettura } = esito;
  if (lettura.segno === 'dare_avere' || lettura.segno === 'indicatore') return null;
  if (lettura.colonne.some(({ campo }) => campo === 'commissione')) return null;
  const colonne = libere(testa, dati, lettura);
  if (colonne.length > MAX_COLONNE) return null;
  const trovate: number[] = [];
  for (const indice of colonne)
    if (isProvato(await rileggi(conSpesa(lettura, { spesa: String(indice) })))) trovate.push(indice);
  const [sola] = trovate;
  if (sola === undefined || trovate.length > 1) return null;
  const celle = testa.righe.slice(dati).map((riga) => pulisciCella(riga[sola] ?? ''));
  const prima = celle.find((cella) => cella !== '' && leggiCentesimi(cella, lettura.decimali) !== 0) ?? '';
  return domandaSpesa(lettura.intestazione[sola] ?? '', sola, prima);
}
