/** Which way the money went where amounts carry no sign: what the running balance proves, row by row. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { isLikelyData, cleanCell } from '../../cell/cell.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { ColonnaPdf } from '../../read/pdf/column.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { SENZA_VERSO } from '../../map/row-amount.ts';

/** Movements between two balances whose signs are tried in every way. */
const MASSIMO = 12;

interface Movimento {
  riga: RigaPdf;
  importo: number;
  saldo: number | null;
}

/**
 * Writes a minus before the amounts that the balances prove to have gone out. Rows whose sign they leave open are
 * marked with a question mark, which no reader takes for an amount.
 * @returns false, with nothing changed, when the rows are not one column of unsigned amounts and one of balances
 */
export function setSignsBySaldi(righe: readonly RigaPdf[], colonne: readonly ColonnaPdf[]): boolean {
  const soldi = colonne.flatMap(({ tipo }, at) => (tipo === 'denaro' ? [at] : []));
  const [importo, saldo] = soldi;
  if (soldi.length !== 2 || importo === undefined || saldo === undefined) return false;
  for (const decimali of [',', '.'] as const) {
    const movimenti = leggi(righe, importo, saldo, decimali);
    if (!movimenti) continue;
    const iniziali = saldiIntorno(righe, saldo, decimali, movimenti);
    const versi = prova(movimenti, iniziali);
    if (!versi || versi.every((verso) => verso === 1)) continue;
    for (const [at, { riga }] of movimenti.entries()) {
      const cella = riga.celle[importo] ?? '';
      const verso = versi[at];
      if (verso === -1) riga.celle[importo] = `-${cella}`;
      else if (verso === 0) riga.celle[importo] = `${cella}${SENZA_VERSO}`;
    }
    return true;
  }
  return false;
}

function leggi(
  righe: readonly RigaPdf[],
  importo: number,
  saldo: number,
  decimali: Decimali,
): Movimento[] | null {
  const movimenti: Movimento[] = [];
  let saldi = 0;
  for (const riga of righe) {
    if (riga.tipo !== 'movimento') continue;
    const cella = cleanCell(riga.celle[importo] ?? '');
    // A day with a balance alone is the balance of that day.
    if (cella === '') continue;
    const valore = parseCentesimi(cella, decimali);
    if (Number.isNaN(valore) || valore < 0 || /[-−–+()A-Za-z]/.test(cella)) return null;
    const fine = parseCentesimi(cleanCell(riga.celle[saldo] ?? ''), decimali);
    if (!Number.isNaN(fine)) saldi++;
    movimenti.push({ riga, importo: valore, saldo: Number.isNaN(fine) ? null : fine });
  }
  return movimenti.length > 1 && saldi > 1 ? movimenti : null;
}

/** Balances written where no movement is: one of them may be the opening. */
function saldiIntorno(
  righe: readonly RigaPdf[],
  saldo: number,
  decimali: Decimali,
  movimenti: readonly Movimento[],
): number[] {
  const dei = new Set(movimenti.map(({ riga }) => riga));
  return righe
    .filter((riga) => !dei.has(riga))
    .flatMap(({ celle, tipo }) => (tipo === 'testo' ? celle : [celle[saldo] ?? '']))
    .filter((cella) => !isLikelyData(cella))
    .map((cella) => parseCentesimi(cleanCell(cella), decimali))
    .filter((valore) => !Number.isNaN(valore));
}

interface Prova {
  versi: (1 | -1 | 0)[];
  /** Balances that follow from the one before under some signs, and those that follow under none or under several. */
  provati: number;
  falliti: number;
}

/** How many balances must follow from the one before for each that does not: chance gives none. */
const PER_FALLITO = 2;

/** +1 in, -1 out, 0 not proved, for each movement; null when the balances do not hold together. */
function prova(movimenti: readonly Movimento[], iniziali: readonly number[]): (1 | -1 | 0)[] | null {
  const avanti = segui(movimenti, iniziali);
  if (avanti.falliti === 0 && basta(avanti, movimenti)) return avanti.versi;
  const indietro = segui(movimenti.toReversed(), iniziali);
  const [scelta, versi] =
    indietro.provati > avanti.provati ? [indietro, indietro.versi.toReversed()] : [avanti, avanti.versi];
  return basta(scelta, movimenti) ? versi : null;
}

/** A wrong or missing line spoils the balance it stands by, and not what the others prove. */
function basta({ provati, falliti }: Prova, movimenti: readonly Movimento[]): boolean {
  if (provati === 1) return falliti === 0 && movimenti.length === 2;
  return provati > falliti * PER_FALLITO;
}

function segui(movimenti: readonly Movimento[], iniziali: readonly number[]): Prova {
  const versi: (1 | -1 | 0)[] = [];
  let previous: number | null = null;
  let aperti: number[] = [];
  let provati = 0;
  let falliti = 0;
  for (const { importo, saldo } of movimenti) {
    aperti.push(importo);
    if (saldo === null) continue;
    const unici: (1 | -1)[] | null =
      previous === null ? daIniziali(aperti, saldo, iniziali) : scomponi(aperti, saldo - previous);
    if (unici) {
      versi.push(...unici);
      provati++;
    } else {
      versi.push(...aperti.map(() => 0 as const));
      if (previous !== null) falliti++;
    }
    previous = saldo;
    aperti = [];
  }
  versi.push(...aperti.map(() => 0 as const));
  return { versi, provati, falliti };
}

function daIniziali(
  importi: readonly number[],
  saldo: number,
  iniziali: readonly number[],
): (1 | -1)[] | null {
  for (const iniziale of iniziali) {
    const versi = scomponi(importi, saldo - iniziale);
    if (versi) return versi;
  }
  return null;
}

/** The only way of giving signs to some amounts so that they add up; null when there is none, or more than one. */
function scomponi(importi: readonly number[], somma: number): (1 | -1)[] | null {
  if (importi.length > MASSIMO) return null;
  let found: (1 | -1)[] | null = null;
  for (let quale = 0; quale < 2 ** importi.length; quale++) {
    const versi = importi.map((_, at): 1 | -1 => ((quale >> at) & 1 ? -1 : 1));
    if (importi.reduce((totale, importo, at) => totale + importo * (versi[at] ?? 1), 0) !== somma) continue;
    if (found) return null;
    found = versi;
  }
  return found;
}
