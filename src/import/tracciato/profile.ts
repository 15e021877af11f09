/** What the columns of a table hold, counted over a sample of its rows. */
import { cleanCell, classifyCell, type CellKind } from '../cell/cell.ts';
import { explainStatus, classifySaldo } from './row-words.ts';
import { listMeanings } from '../cell/words.ts';

export interface ProfiledColumn {
  indice: number;
  intestazione: string;
  data: number;
  denaro: number;
  intero: number;
  testo: number;
  vuota: number;
  piene: number;
  /** Mean length of the non-empty cells. */
  lunghezza: number;
  /** Different values, up to 40. */
  valori: Set<string>;
  /** Cells in the order of the rows of the sample. */
  celle: string[];
}

/** Rows with a date and an amount, that no balance is stated on. */
export function filterDatedRows(righe: readonly string[][]): string[][] {
  return righe.filter((riga) => {
    const tipi = riga.map((cella) => classifyCell(cella));
    return (
      tipi.includes('data') &&
      tipi.some((tipo) => tipo === 'denaro' || tipo === 'intero') &&
      !riga.some((cella) => classifySaldo(cella) !== null)
    );
  });
}

/** Those of them that a column is judged by: operations still pending, or never done, teach nothing about it. */
export function filterMovimentoRows(righe: readonly string[][]): string[][] {
  const movimenti = filterDatedRows(righe);
  const eseguiti = movimenti.filter(
    (riga) => !riga.some((cella) => cella.length < 30 && explainStatus(cella) !== null),
  );
  return eseguiti.length > 0 ? eseguiti : movimenti;
}

export function classifyColumns(
  righe: readonly string[][],
  intestazione: readonly string[],
): ProfiledColumn[] {
  const width = righe.reduce((most, riga) => Math.max(most, riga.length), intestazione.length);
  return Array.from({ length: width }, (_, indice) =>
    profilaColonna(righe, intestazione[indice] ?? '', indice),
  );
}

function profilaColonna(righe: readonly string[][], intestazione: string, indice: number): ProfiledColumn {
  const colonna: ProfiledColumn = {
    indice,
    intestazione,
    data: 0,
    denaro: 0,
    intero: 0,
    testo: 0,
    vuota: 0,
    piene: 0,
    lunghezza: 0,
    valori: new Set(),
    celle: [],
  };
  let chars = 0;
  for (const riga of righe) {
    const cella = cleanCell(riga[indice] ?? '');
    const tipo: CellKind = classifyCell(cella);
    colonna.celle.push(cella);
    colonna[tipo]++;
    if (tipo === 'vuota') continue;
    colonna.piene++;
    chars += cella.length;
    if (colonna.valori.size < 40) colonna.valori.add(cella);
  }
  colonna.lunghezza = colonna.piene === 0 ? 0 : chars / colonna.piene;
  return colonna;
}

const NOMI_SOLDI = new Set(['importo', 'dare', 'avere', 'saldo']);

/** True when nearly all that the column holds are amounts; a third is enough under a header that says so. */
export function isSoldi(colonna: ProfiledColumn): boolean {
  if (colonna.piene === 0) return false;
  const quota = (colonna.denaro + colonna.intero) / colonna.piene;
  return (
    quota >= 0.7 ||
    (quota > 0.3 && listMeanings(colonna.intestazione).some(({ ruolo }) => NOMI_SOLDI.has(ruolo)))
  );
}

export function isDate(colonna: ProfiledColumn): boolean {
  return colonna.piene > 0 && colonna.data / colonna.piene >= 0.6;
}

/** Three letters alone are no currency, unless the header says so: channels and causali have as many. */
const DIVISE: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** True when the column holds currency codes. */
export function isDivisa(colonna: ProfiledColumn): boolean {
  if (colonna.piene === 0 || colonna.valori.size > 20) return false;
  const nominata = listMeanings(colonna.intestazione).some(({ ruolo }) => ruolo === 'divisa');
  return [...colonna.valori].every(
    (valore) =>
      /^(€|Euro?)$/i.test(valore) ||
      DIVISE.has(valore.toUpperCase()) ||
      (nominata && /^[A-Z]{3}$/i.test(valore)),
  );
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,35}$/;

export function isIban(colonna: ProfiledColumn): boolean {
  return colonna.piene > 0 && [...colonna.valori].every((valore) => IBAN.test(valore) || valore.length < 34);
}
