/** The proof of a reading: the chain of running balances, and opening + rows = closing. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { splitPageTurns, type TurnedPages } from './page-turns.ts';
import { reverseWithinDays } from './turned-days.ts';

interface Catena {
  /** `vecchie_prima`: the first row of the file is the oldest. */
  ordine: 'vecchie_prima' | 'nuove_prima';
  /** The number of pairs of balances that could be compared, and how many of them hold. */
  prove: number;
  links: number;
  /** The number of those that hold across rows whose sum is not zero: the others prove nothing about columns. */
  strong: number;
  /** The index of the row where it first breaks, and what is missing there (cents). */
  rottura: { indice: number; da: number; fino: number; differenza: number } | null;
  /** The balances before the oldest row and after the newest, according to the chain. */
  iniziale: number;
  finale: number;
}

/** The part of a row that the proof needs. */
interface RigaProva {
  importo: number;
  /** Null if the file gives none: the chain then spans the rows between two balances. */
  saldo: number | null;
}

/**
 * Follows the running balances in both orders of the rows and keeps the one that holds better; null if no balance
 * is given. A single balance still gives the opening and closing one.
 * @param awaited the order of the dates, which decides between two orders that hold equally well
 */
export function proveCatena(
  righe: readonly RigaProva[],
  awaited: Catena['ordine'] = 'vecchie_prima',
): Catena | null {
  const before = follow(righe, awaited);
  if (!before || before.links === before.prove) return before;
  const other = follow(righe, opposite(awaited));
  return other && other.links > before.links ? other : before;
}

const opposite = (order: Catena['ordine']): Catena['ordine'] =>
  order === 'vecchie_prima' ? 'nuove_prima' : 'vecchie_prima';

/** True if a chain proves signs and columns: balances that tie across sums other than zero are no chance. */
export const isProvata = ({ prove, links, strong }: Pick<Catena, 'prove' | 'links' | 'strong'>): boolean =>
  (strong > 1 && links * 2 > prove) || (strong > 0 && links === prove);

const EMPTY: RigaProva = { importo: 0, saldo: null };

function follow(righe: readonly RigaProva[], ordine: Catena['ordine']): Catena | null {
  const ahead = ordine === 'vecchie_prima';
  /**
   * The row of the last balance, and that balance; -1 before the first. Plain numbers, because a file has one for each
   * row.
   */
  let last = -1;
  let lastSaldo = 0;
  let first: { prima: number; saldo: number } | null = null;
  let since = 0;
  let prove = 0;
  let links = 0;
  let strong = 0;
  let breakPoint: NonNullable<Catena['rottura']> | undefined;
  for (let at = 0; at < righe.length; at++) {
    const { importo, saldo } = righe[at] ?? EMPTY;
    if (ahead) since += importo;
    if (saldo !== null) {
      if (first) {
        prove++;
        const differenza = ahead ? saldo - lastSaldo - since : lastSaldo - saldo - since;
        if (differenza === 0) {
          links++;
          if (since !== 0) strong++;
        } else if (!breakPoint) {
          breakPoint = { indice: ahead ? at : last, da: last, fino: at, differenza };
        } else if (breakPoint.fino === last && breakPoint.differenza === -differenza) {
          // Both sides are off by the same amount: the balance between them is wrong, not an amount.
          breakPoint.indice = last;
        }
      } else {
        first = { prima: since, saldo };
      }
      last = at;
      lastSaldo = saldo;
      since = 0;
    }
    if (!ahead) since += importo;
  }
  if (!first) return null;
  return {
    ordine,
    prove,
    links,
    strong,
    rottura: breakPoint ?? null,
    iniziale: ahead ? first.saldo - first.prima : lastSaldo - since,
    finale: ahead ? lastSaldo + since : first.saldo + first.prima,
  };
}

/** A balance the file declares outside its running column. */
export interface SaldoDichiarato {
  tipo: 'iniziale' | 'finale';
  importo: number;
  /** True if it is among the rows, or is clearly called opening or closing. */
  certain: boolean;
  riga: number;
  data: string | null;
}

interface EstrattoProof {
  quadratura: Quadratura;
  saldo_iniziale: number | null;
  saldo_finale: number | null;
}

interface NumberedRiga extends RigaProva {
  riga: number;
  data: string;
}

const NOT_VERIFIABLE: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };

/**
 * Proves a statement by everything that it declares.
 * @param scartate lines of refused rows: a break across one of them names it
 */
export function proveEstratto(
  righe: readonly NumberedRiga[],
  declared: readonly SaldoDichiarato[],
  scartate: readonly number[] = [],
): EstrattoProof {
  const newestFirst = (righe[0]?.data ?? '') > (righe.at(-1)?.data ?? '');
  const turned = newestFirst ? null : splitPageTurns(righe, declared);
  if (turned) return proveWithPages(righe, turned, scartate);
  let total = 0;
  let withSaldi = false;
  for (let at = 0; at < righe.length; at++) {
    const { importo, saldo } = righe[at] ?? EMPTY;
    total += importo;
    if (saldo !== null) withSaldi = true;
  }
  // Without balances there is no chain to follow.
  const followed = withSaldi ? proveCatena(righe, newestFirst ? 'nuove_prima' : 'vecchie_prima') : null;
  const { iniziali, finali } = byKind(declared, total);
  const catena = followed?.rottura
    ? (proveTurnedDays(righe, followed.ordine) ?? asDeclared(followed, righe, iniziali, finali))
    : followed;
  if (catena && catena.prove > 0) return proveWithChain(catena, righe, iniziali, finali, scartate);
  const pairs = iniziali.flatMap((prima) => finali.map((dopo) => ({ prima, dopo })));
  const tied = pairs.find(({ prima, dopo }) => prima.importo + total === dopo.importo);
  const pair = tied ?? pairs.findLast(({ prima, dopo }) => prima.certain && dopo.certain) ?? pairs.at(-1);
  if (pair) return provePair(pair.prima.importo, pair.dopo.importo, total, righe, scartate);
  return {
    quadratura: NOT_VERIFIABLE,
    saldo_iniziale: iniziali.at(-1)?.importo ?? (catena && righe.length === 1 ? catena.iniziale : null),
    saldo_finale: finali.at(-1)?.importo ?? (catena && righe.length === 1 ? catena.finale : null),
  };
}

/**
 * The carried balances prove the pages between them; the first page and the last are proved only by the ends of the
 * statement.
 */
function proveWithPages(
  righe: readonly NumberedRiga[],
  turned: TurnedPages<NumberedRiga, SaldoDichiarato>,
  scartate: readonly number[],
): EstrattoProof {
  const proof = proveEstratto(righe, turned.dichiarati, scartate);
  if (proof.quadratura.esito !== 'non_verificabile' || !proveCatena(turned.righe)?.rottura) return proof;
  return proveEstratto(turned.righe, turned.dichiarati, scartate);
}

/** The chain of rows that hold, every one, with those of each day in the other order; null where they do not. */
function proveTurnedDays(righe: readonly NumberedRiga[], order: Catena['ordine']): Catena | null {
  const rows = reverseWithinDays(righe);
  const turned = rows && proveCatena(rows, order);
  return turned && turned.rottura === null && turned.strong > 0 ? turned : null;
}

/** If the rows hold equally badly in both orders: the order whose ends are the declared balances. */
function asDeclared(
  catena: Catena,
  righe: readonly RigaProva[],
  initial: readonly SaldoDichiarato[],
  finals: readonly SaldoDichiarato[],
): Catena {
  const other = follow(righe, opposite(catena.ordine));
  if (!other || other.links < catena.links) return catena;
  const ends = ({ iniziale, finale }: Catena): number =>
    Number(initial.some(({ importo }) => importo === iniziale)) +
    Number(finals.some(({ importo }) => importo === finale));
  return ends(other) > ends(catena) ? other : catena;
}

/** In statements that call both `Saldo al …`: the earlier one is the opening balance, if the statement ties with it. */
function byKind(
  declared: readonly SaldoDichiarato[],
  total: number,
): Record<'iniziali' | 'finali', readonly SaldoDichiarato[]> {
  const iniziali = declared.filter(({ tipo }) => tipo === 'iniziale');
  const finali = declared.filter(({ tipo }) => tipo === 'finale');
  if (iniziali.length > 0 || total === 0) return { iniziali, finali };
  for (const before of finali) {
    const after = finali.filter((saldo) => saldo !== before && before.importo + total === saldo.importo);
    if (after.length > 0) return { iniziali: [{ ...before, tipo: 'iniziale' }], finali: after };
  }
  return { iniziali, finali };
}

function provePair(
  opening: number,
  final: number,
  total: number,
  righe: readonly NumberedRiga[],
  scartate: readonly number[],
): EstrattoProof {
  const differenza = final - opening - total;
  const quadratura: Quadratura =
    differenza === 0
      ? { esito: 'quadra', differenza: 0 as Centesimi, riga: null }
      : {
          esito: 'non_quadra',
          differenza: differenza as Centesimi,
          riga: scartate[0] ?? righe.at(-1)?.riga ?? null,
        };
  return { quadratura, saldo_iniziale: opening, saldo_finale: final };
}

function proveWithChain(
  catena: Catena,
  righe: readonly NumberedRiga[],
  initial: readonly SaldoDichiarato[],
  finals: readonly SaldoDichiarato[],
  scartate: readonly number[],
): EstrattoProof {
  const opening = choose(initial, catena.iniziale);
  const final = choose(finals, catena.finale);
  const saldi = { saldo_iniziale: opening, saldo_finale: final };
  if (catena.rottura) {
    const { indice, da, fino, differenza } = catena.rottura;
    const from = righe[da]?.riga ?? 0;
    const until = righe[fino]?.riga ?? Number.MAX_SAFE_INTEGER;
    const refused = scartate.find((riga) => riga > from && riga < until);
    return {
      ...saldi,
      quadratura: {
        esito: 'non_quadra',
        differenza: differenza as Centesimi,
        riga: refused ?? righe[indice]?.riga ?? null,
      },
    };
  }
  const oldestFirst = catena.ordine === 'vecchie_prima';
  const startGap = catena.iniziale - opening;
  if (startGap !== 0) return { ...saldi, quadratura: brokenAtEnds(startGap, oldestFirst, righe, scartate) };
  const endGap = final - catena.finale;
  if (endGap !== 0) return { ...saldi, quadratura: brokenAtEnds(endGap, !oldestFirst, righe, scartate) };
  return { ...saldi, quadratura: { esito: 'quadra', differenza: 0 as Centesimi, riga: null } };
}

/**
 * A break between a declared balance and the chain: at the row where the balances begin, or at a refused line
 * between the two.
 * @param upper true if that end of the statement is the top of the file
 */
function brokenAtEnds(
  differenza: number,
  upper: boolean,
  righe: readonly NumberedRiga[],
  scartate: readonly number[],
): Quadratura {
  const withSaldo = ({ saldo }: RigaProva): boolean => saldo !== null;
  const limit = (upper ? righe.find(withSaldo) : righe.findLast(withSaldo))?.riga ?? 0;
  const refused = scartate.find((riga) => (upper ? riga < limit : riga > limit));
  const near = (upper ? righe[0] : righe.at(-1))?.riga ?? null;
  return { esito: 'non_quadra', differenza: differenza as Centesimi, riga: refused ?? near };
}

/**
 * The declared balance that agrees with the chain, otherwise a certain one. A doubtful one that disagrees is ignored.
 */
function choose(declared: readonly SaldoDichiarato[], fromChain: number): number {
  if (declared.some(({ importo }) => importo === fromChain)) return fromChain;
  return declared.findLast(({ certain }) => certain)?.importo ?? fromChain;
}
