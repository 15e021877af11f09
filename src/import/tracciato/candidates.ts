/** The readings of the money columns worth a try, as the words and the cells propose them. */
import type { Decimali, Segno } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { normalizeHeader, listMeanings, parseIndicator, type ColumnRole } from '../cell/words.ts';
import { isSoldi, type ProfiledColumn } from './profile.ts';

/** One way of reading the money columns. */
export interface MoneyReading {
  segno: Segno;
  importo: ProfiledColumn | null;
  dare: ProfiledColumn | null;
  avere: ProfiledColumn | null;
  indicatore: ProfiledColumn | null;
  commissione: ProfiledColumn | null;
  peso: number;
  lato: 'certo' | 'ignoto';
}

interface Pesata {
  colonna: ProfiledColumn;
  peso: number;
}

/** Columns whose words mean this, best first. */
export function listWeighed(colonne: readonly ProfiledColumn[], ruolo: ColumnRole): Pesata[] {
  const found: Pesata[] = [];
  for (const colonna of colonne) {
    const peso = listMeanings(colonna.intestazione).find((proposta) => proposta.ruolo === ruolo)?.peso;
    if (peso !== undefined) found.push({ colonna, peso });
  }
  return found.toSorted((x, y) => y.peso - x.peso);
}

/** Money columns and empty ones: an empty `Entrate` column is still the pair of `Uscite`. */
export function filterPossible(colonne: readonly ProfiledColumn[]): ProfiledColumn[] {
  return colonne.filter((colonna) => isSoldi(colonna) || colonna.piene === 0);
}

/** Columns whose cells are all indicators of direction, at least two rows or two values of them. */
function indicatori(colonne: readonly ProfiledColumn[]): ProfiledColumn[] {
  return colonne.filter(
    (colonna) =>
      colonna.piene > 0 &&
      colonna.valori.size <= 6 &&
      colonna.testo / colonna.piene > 0.9 &&
      [...colonna.valori].every((valore) => parseIndicator(valore) !== null) &&
      (colonna.valori.size > 1 ||
        listMeanings(colonna.intestazione).some(({ ruolo }) => ruolo === 'indicatore')),
  );
}

/**
 * A column that says which way the money went, by both of its words or by one under a header that says so. Amounts without a
 * sign have none but its own: balances that tie without it would decide for a row it contradicts, and the oldest is tied by none.
 */
const isDichiarato = ({ intestazione, valori }: ProfiledColumn): boolean =>
  new Set([...valori].map((valore) => parseIndicator(valore))).size > 1 ||
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');

const senzaSegno = ({ celle }: ProfiledColumn, decimali: Decimali): boolean =>
  celle.every((cella) => cella === '' || parseCentesimi(cella, decimali) >= 0);

/** True when each row's sign says what the word beside it says: no balance turns both round. */
const concordi = (importo: ProfiledColumn, lato: ProfiledColumn, decimali: Decimali): boolean =>
  !senzaSegno(importo, decimali) &&
  importo.celle.every((cella, riga) => {
    const verso = parseIndicator(lato.celle[riga] ?? '');
    return cella === '' || verso === null || Math.sign(parseCentesimi(cella, decimali)) === verso;
  });

/** Every reading worth a try, with how much the words are for it. */
export function listCandidates(
  colonne: readonly ProfiledColumn[],
  parole: boolean,
  decimali: Decimali,
): MoneyReading[] {
  const soldi = filterPossible(colonne);
  const result: MoneyReading[] = [];
  const base = {
    importo: null,
    dare: null,
    avere: null,
    indicatore: null,
    commissione: null,
    lato: 'certo',
  } as const;
  const dare = listWeighed(soldi, 'dare').slice(0, 3);
  const avere = listWeighed(soldi, 'avere').slice(0, 3);
  for (const d of dare) {
    for (const a of avere) {
      if (d.colonna === a.colonna) continue;
      const near = Math.abs(d.colonna.indice - a.colonna.indice) <= 2 ? 0.5 : 0;
      const peso = (d.peso + a.peso) / 2 + near;
      result.push({ ...base, segno: 'dare_avere', dare: d.colonna, avere: a.colonna, peso });
    }
  }
  // Of a pair neither is the amount by itself: each holds the rows of its side alone.
  const coppia = new Set(result.flatMap(({ dare: d, avere: a }) => [d, a]));
  let importi = listWeighed(soldi, 'importo').filter(
    ({ colonna }) => colonna.piene > 0 && !coppia.has(colonna),
  );
  const tutti = !parole || (importi.length === 0 && result.length === 0);
  if (tutti) {
    importi = soldi
      .filter((colonna) => colonna.piene > 0 && !listWeighed([colonna], 'saldo').some(({ peso }) => peso > 5))
      .map((colonna) => ({ colonna, peso: colonna.denaro > colonna.intero ? 3 : 1 }));
    result.push(...coppieMute(importi.map(({ colonna }) => colonna)));
  }
  const commissioni = soldi.filter((colonna) => listWeighed([colonna], 'commissione').length > 0);
  const netto = nettoProvato(soldi, commissioni, decimali);
  if (netto) result.push({ ...base, segno: 'con_segno', importo: netto, peso: 12 });
  for (const { colonna, peso: nudo } of importi.slice(0, 6)) {
    // Beside a column of fees, the net is what moved the account.
    const peso = nudo + (commissioni.length > 0 && isNetto(colonna) ? 1 : 0);
    const uno = { ...base, importo: colonna, peso };
    const lati = indicatori(colonne);
    const dichiarati = lati.filter(isDichiarato);
    if (!senzaSegno(colonna, decimali) || dichiarati.length === 0) {
      result.push({ ...uno, segno: 'con_segno' });
      if (!dichiarati.some((lato) => concordi(colonna, lato, decimali)))
        result.push({ ...uno, segno: 'inverso', peso: peso - 4 });
    }
    for (const indicatore of lati) {
      result.push({ ...uno, segno: 'indicatore', indicatore, peso: peso + 1 });
    }
    for (const commissione of commissioni) {
      if (commissione !== colonna) result.push({ ...uno, segno: 'con_segno', commissione, peso: peso - 1 });
    }
  }
  return result;
}

/**
 * The column that is, row by row, another one less a fee: what reached the account, whatever it is called. Fees are written
 * without a sign and taken off, or with one and added, so that a fee given back is one more: the same way in every row.
 * Some fee must be there, or any two equal columns would do.
 */
function nettoProvato(
  soldi: readonly ProfiledColumn[],
  commissioni: readonly ProfiledColumn[],
  decimali: Decimali,
): ProfiledColumn | null {
  const centesimi = (colonna: ProfiledColumn, riga: number): number => {
    const cella = colonna.celle[riga] ?? '';
    return cella === '' ? 0 : parseCentesimi(cella, decimali);
  };
  for (const commissione of commissioni) {
    const righe = commissione.celle.flatMap((_, riga) => (centesimi(commissione, riga) === 0 ? [] : [riga]));
    if (righe.length < 2) continue;
    const altre = soldi.filter((colonna) => colonna !== commissione && colonna.piene >= righe.length);
    for (const netto of altre) {
      const torna = (lordo: ProfiledColumn, tolta: (spesa: number) => number): boolean =>
        righe.every((riga) => {
          const [n, l] = [centesimi(netto, riga), centesimi(lordo, riga)];
          const spesa = centesimi(commissione, riga);
          return l - tolta(spesa) === n && Math.abs(l) >= Math.abs(spesa);
        });
      // Where no fee has a sign the sum reads both ways, and what is added to would pass for what is left.
      const conSegno = righe.some((riga) => centesimi(commissione, riga) < 0);
      const provato = altre.some(
        (lordo) =>
          lordo !== netto && (torna(lordo, Math.abs) || (conSegno && torna(lordo, (spesa) => -spesa))),
      );
      if (provato && !/\b(saldo|balance|kontostand)\b/.test(normalizeHeader(netto.intestazione)))
        return netto;
    }
  }
  return null;
}

export function isNetto(colonna: ProfiledColumn): boolean {
  return /\bnet(to)?\b/.test(normalizeHeader(colonna.intestazione));
}

/** Without words: two money columns of which each row fills exactly one are dare and avere, in some order. */
function coppieMute(colonne: readonly ProfiledColumn[]): MoneyReading[] {
  const result: MoneyReading[] = [];
  for (const [at, x] of colonne.entries()) {
    for (const y of colonne.slice(at + 1)) {
      const uno = x.celle.every((cella, riga) => (cella === '') !== ((y.celle[riga] ?? '') === ''));
      if (!uno) continue;
      const xNegativa = x.celle.some((cella) => cella.startsWith('-'));
      const yNegativa = y.celle.some((cella) => cella.startsWith('-'));
      const lato = xNegativa === yNegativa ? 'ignoto' : 'certo';
      const base = { segno: 'dare_avere', importo: null, indicatore: null, commissione: null, lato } as const;
      result.push({ ...base, dare: yNegativa ? y : x, avere: yNegativa ? x : y, peso: 5 });
      if (lato === 'ignoto') result.push({ ...base, dare: y, avere: x, peso: 4.9 });
    }
  }
  return result;
}
