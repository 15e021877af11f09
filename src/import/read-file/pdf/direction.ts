/** Which way the money went where amounts carry no sign: what the running balance proves, row by row. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { isLikelyData, cleanCell } from '../../cell/cell.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { ColonnaPdf } from '../../read/pdf/column.ts';
import { isWithoutSaldo } from '../../read/pdf/part-titles.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { findVerso, parseIndicator } from '../../cell/direction-words.ts';
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
export function setSignsBySaldi(righe: readonly RigaPdf[], columns: readonly ColonnaPdf[]): boolean {
  const money = columns.flatMap(({ tipo }, at) => (tipo === 'denaro' ? [at] : []));
  const [importo, saldo] = money;
  if (money.length !== 2 || importo === undefined || saldo === undefined) return false;
  if (isWithoutSaldo(columns) || columns.some(({ tipo }, at) => tipo === 'testo' && isOfSides(righe, at)))
    return false;
  for (const decimals of [',', '.'] as const) {
    const movimenti = read(righe, importo, saldo, decimals);
    if (!movimenti) continue;
    const initial = saldiAround(righe, saldo, decimals, movimenti);
    const proved = proof(movimenti, initial);
    if (!proved || proved.every((direction) => direction === 1)) continue;
    const directions = withWords(proved, movimenti, columns);
    for (const [at, { riga }] of movimenti.entries()) {
      const cell = riga.celle[importo] ?? '';
      const direction = directions[at];
      if (direction === -1) riga.celle[importo] = `-${cell}`;
      else if (direction === 0) riga.celle[importo] = `${cell}${SENZA_VERSO}`;
    }
    return true;
  }
  return false;
}

/** The directions, with what the words of a row say where no balance proves it; as they are where other words deny what is proved. */
function withWords(
  directions: readonly (1 | -1 | 0)[],
  movimenti: readonly Movimento[],
  columns: readonly ColonnaPdf[],
): (1 | -1 | 0)[] {
  const said = movimenti.map(({ riga }) => {
    const texts = riga.celle.filter((_, at) => columns[at]?.tipo === 'testo');
    return (
      texts.map((text) => parseIndicator(text)).find((side) => side !== null) ?? findVerso(texts.join(' '))
    );
  });
  const isDenied = directions.some(
    (direction, at) => direction !== 0 && (said[at] ?? direction) !== direction,
  );
  return isDenied
    ? [...directions]
    : directions.map((direction, at) => (direction === 0 ? (said[at] ?? 0) : direction));
}

const WITH_PLUS = /^\s*\+|\+\s*(?:€|[A-Z]{3})?\s*$/;
const BARE = /^(?:(?:€|EUR)\s*)?\d[\d.,'’ ]*(?:\s*(?:€|EUR))?$/;

/**
 * Writes a minus before the amounts that have no sign, where all others have a plus: what came in is marked, the rest went out.
 * @param isSum tells words that name a balance or a total
 * @returns false, with nothing changed, where amounts have other signs, or all of them one or none
 */
export function setSignsByPlus(
  righe: readonly RigaPdf[],
  columns: readonly ColonnaPdf[],
  isSum: (text: string) => boolean,
): boolean {
  const money = columns.flatMap(({ tipo }, at) => (tipo === 'denaro' ? [at] : []));
  const [importo, other] = money;
  if (importo === undefined || other !== undefined) return false;
  const own = righe.filter(
    ({ tipo, celle }) =>
      tipo === 'movimento' &&
      !isSum(celle.filter((_, at) => at !== importo && columns[at]?.tipo === 'testo').join(' ')),
  );
  const cells = own.map(({ celle }) => cleanCell(celle[importo] ?? ''));
  const bare = own.filter((_, at) => BARE.test(cells[at] ?? ''));
  const marked = cells.filter((cell) => WITH_PLUS.test(cell)).length;
  if (bare.length === 0 || marked === 0 || bare.length + marked < own.length) return false;
  for (const riga of bare) riga.celle[importo] = `-${riga.celle[importo] ?? ''}`;
  return true;
}

/** The currency beside a figure says nothing of its side. */
const CURRENCY = /^(?:EUR|CHF|USD|GBP)\s+|\s+(?:EUR|CHF|USD|GBP)$/;

/** True of a column that says of each row, by a letter or a word, which way its amount went. */
const isOfSides = (righe: readonly RigaPdf[], at: number): boolean =>
  righe.every(({ tipo, celle }) => tipo !== 'movimento' || parseIndicator(celle[at] ?? '') !== null);

function read(
  righe: readonly RigaPdf[],
  importo: number,
  saldo: number,
  decimals: Decimali,
): Movimento[] | null {
  const movimenti: Movimento[] = [];
  let saldi = 0;
  for (const riga of righe) {
    if (riga.tipo !== 'movimento') continue;
    const cell = cleanCell(riga.celle[importo] ?? '').replace(CURRENCY, '');
    // A day with a balance alone is the balance of that day.
    if (cell === '') continue;
    const value = parseCentesimi(cell, decimals);
    if (Number.isNaN(value) || value < 0 || /[-−–+()A-Za-z]/.test(cell)) return null;
    const end = parseCentesimi(cleanCell(riga.celle[saldo] ?? ''), decimals);
    if (!Number.isNaN(end)) saldi++;
    movimenti.push({ riga, importo: value, saldo: Number.isNaN(end) ? null : end });
  }
  return movimenti.length > 1 && saldi > 1 ? movimenti : null;
}

/** Balances written where no movement is: one of them may be the opening. */
function saldiAround(
  righe: readonly RigaPdf[],
  saldo: number,
  decimals: Decimali,
  movimenti: readonly Movimento[],
): number[] {
  const ofThem = new Set(movimenti.map(({ riga }) => riga));
  return righe
    .filter((riga) => !ofThem.has(riga))
    .flatMap(({ celle, tipo }) => (tipo === 'testo' ? celle : [celle[saldo] ?? '']))
    .filter((cell) => !isLikelyData(cell))
    .map((cell) => parseCentesimi(cleanCell(cell), decimals))
    .filter((value) => !Number.isNaN(value));
}

interface Prova {
  versi: (1 | -1 | 0)[];
  /** Balances that follow from the one before under some signs, and those that follow under none or under several. */
  provati: number;
  failed: number;
}

/** How many balances must follow from the one before for each that does not: chance gives none. */
const PER_FAILURE = 2;

/** +1 in, -1 out, 0 not proved, for each movement; null when the balances do not hold together. */
function proof(movimenti: readonly Movimento[], initial: readonly number[]): (1 | -1 | 0)[] | null {
  const ahead = follow(movimenti, initial);
  if (ahead.failed === 0 && isEnough(ahead, movimenti)) return ahead.versi;
  const backwards = follow(movimenti.toReversed(), initial);
  const [choice, directions] =
    backwards.provati > ahead.provati ? [backwards, backwards.versi.toReversed()] : [ahead, ahead.versi];
  return isEnough(choice, movimenti) ? directions : null;
}

/** A wrong or missing line spoils the balance it stands by, and not what the others prove. */
function isEnough({ provati, failed }: Prova, movimenti: readonly Movimento[]): boolean {
  if (provati === 1) return failed === 0 && movimenti.length === 2;
  return provati > failed * PER_FAILURE;
}

function follow(movimenti: readonly Movimento[], initial: readonly number[]): Prova {
  const versi: (1 | -1 | 0)[] = [];
  let previous: number | null = null;
  let stillOpen: number[] = [];
  let provati = 0;
  let failed = 0;
  for (const { importo, saldo } of movimenti) {
    stillOpen.push(importo);
    if (saldo === null) continue;
    const unique: (1 | -1)[] | null =
      previous === null ? fromInitial(stillOpen, saldo, initial) : splitUp(stillOpen, saldo - previous);
    if (unique) {
      versi.push(...unique);
      provati++;
    } else {
      versi.push(...stillOpen.map(() => 0 as const));
      if (previous !== null) failed++;
    }
    previous = saldo;
    stillOpen = [];
  }
  versi.push(...stillOpen.map(() => 0 as const));
  return { versi, provati, failed };
}

function fromInitial(
  importi: readonly number[],
  saldo: number,
  initial: readonly number[],
): (1 | -1)[] | null {
  for (const opening of initial) {
    const directions = splitUp(importi, saldo - opening);
    if (directions) return directions;
  }
  return null;
}

/** The only way of giving signs to some amounts so that they add up; null when there is none, or more than one. */
function splitUp(importi: readonly number[], sum: number): (1 | -1)[] | null {
  if (importi.length > MASSIMO) return null;
  let found: (1 | -1)[] | null = null;
  for (let which = 0; which < 2 ** importi.length; which++) {
    const directions = importi.map((_, at): 1 | -1 => ((which >> at) & 1 ? -1 : 1));
    if (importi.reduce((total, importo, at) => total + importo * (directions[at] ?? 1), 0) !== sum) continue;
    if (found) return null;
    found = directions;
  }
  return found;
}
