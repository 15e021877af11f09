/** The proof of a reading: the chain of running balances, and opening + rows = closing. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { splitPageTurns, type TurnedPages } from './page-turns.ts';

export interface Catena {
  /** `vecchie_prima`: the first row of the file is the oldest. */
  ordine: 'vecchie_prima' | 'nuove_prima';
  /** Pairs of balances that could be compared, and how many of them hold. */
  prove: number;
  legami: number;
  /** Those that hold across rows whose sum is not zero: the others prove nothing about columns. */
  forti: number;
  /** Index of the row where it first breaks, and what is missing there (cents). */
  rottura: { indice: number; da: number; fino: number; differenza: number } | null;
  /** Balances before the oldest row and after the newest, as the chain implies them. */
  iniziale: number;
  finale: number;
}

/** A row as the proof sees it. */
export interface RigaProva {
  importo: number;
  /** Null where the file gives none: the chain then spans the rows between two balances. */
  saldo: number | null;
}

/**
 * Follows the running balances in both orders of the rows and keeps the one that holds better;
 * null when no balance is given. Single balances still tell opening and closing.
 * @param attesa the order the dates show, which decides when both hold as well
 */
export function proveCatena(
  righe: readonly RigaProva[],
  attesa: Catena['ordine'] = 'vecchie_prima',
): Catena | null {
  const prima = segui(righe, attesa);
  if (!prima || prima.legami === prima.prove) return prima;
  const altra = segui(righe, opposto(attesa));
  return altra && altra.legami > prima.legami ? altra : prima;
}

const opposto = (ordine: Catena['ordine']): Catena['ordine'] =>
  ordine === 'vecchie_prima' ? 'nuove_prima' : 'vecchie_prima';

/** True when a chain says enough to settle signs and columns: ties across sums that are not zero do not happen by chance. */
export function isProvata({ prove, legami, forti }: Pick<Catena, 'prove' | 'legami' | 'forti'>): boolean {
  return (forti > 1 && legami * 2 > prove) || (forti > 0 && legami === prove);
}

const VUOTA: RigaProva = { importo: 0, saldo: null };

function segui(righe: readonly RigaProva[], ordine: Catena['ordine']): Catena | null {
  const avanti = ordine === 'vecchie_prima';
  /** The row of the balance last met, and that balance; -1 before the first. Plain numbers: a file has a row for each. */
  let ultimo = -1;
  let saldoUltimo = 0;
  let first: { prima: number; saldo: number } | null = null;
  let since = 0;
  let prove = 0;
  let legami = 0;
  let forti = 0;
  let rottura: NonNullable<Catena['rottura']> | undefined;
  for (let at = 0; at < righe.length; at++) {
    const { importo, saldo } = righe[at] ?? VUOTA;
    if (avanti) since += importo;
    if (saldo !== null) {
      if (first) {
        prove++;
        const differenza = avanti ? saldo - saldoUltimo - since : saldoUltimo - saldo - since;
        if (differenza === 0) {
          legami++;
          if (since !== 0) forti++;
        } else if (!rottura) {
          rottura = { indice: avanti ? at : ultimo, da: ultimo, fino: at, differenza };
        } else if (rottura.fino === ultimo && rottura.differenza === -differenza) {
          // Off by as much on both sides: the balance between them is the wrong one, not an amount.
          rottura.indice = ultimo;
        }
      } else {
        first = { prima: since, saldo };
      }
      ultimo = at;
      saldoUltimo = saldo;
      since = 0;
    }
    if (!avanti) since += importo;
  }
  if (!first) return null;
  return {
    ordine,
    prove,
    legami,
    forti,
    rottura: rottura ?? null,
    iniziale: avanti ? first.saldo - first.prima : saldoUltimo - since,
    finale: avanti ? saldoUltimo + since : first.saldo + first.prima,
  };
}

/** A balance the file declares outside its running column. */
export interface SaldoDichiarato {
  tipo: 'iniziale' | 'finale';
  importo: number;
  /** True when it stands among the rows or is named opening or closing without doubt. */
  certo: boolean;
  riga: number;
  data: string | null;
}

export interface EstrattoProof {
  quadratura: Quadratura;
  saldo_iniziale: number | null;
  saldo_finale: number | null;
}

interface RigaNumerata extends RigaProva {
  riga: number;
  data: string;
}

const NON_VERIFICABILE: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };

/**
 * Proves a statement by everything it declares.
 * @param scartate lines of refused rows: a break that spans one is named by it
 */
export function proveEstratto(
  righe: readonly RigaNumerata[],
  dichiarati: readonly SaldoDichiarato[],
  scartate: readonly number[] = [],
): EstrattoProof {
  const nuovePrima = (righe[0]?.data ?? '') > (righe.at(-1)?.data ?? '');
  const girate = nuovePrima ? null : splitPageTurns(righe, dichiarati);
  if (girate) return provaConPagine(righe, girate, scartate);
  let totale = 0;
  let conSaldi = false;
  for (let at = 0; at < righe.length; at++) {
    const { importo, saldo } = righe[at] ?? VUOTA;
    totale += importo;
    if (saldo !== null) conSaldi = true;
  }
  // Without any balance there is no chain to follow.
  const seguita = conSaldi ? proveCatena(righe, nuovePrima ? 'nuove_prima' : 'vecchie_prima') : null;
  const { iniziali, finali } = perTipo(dichiarati, totale);
  const catena = seguita?.rottura ? comeDichiarata(seguita, righe, iniziali, finali) : seguita;
  if (catena && catena.prove > 0) return provaConCatena(catena, righe, iniziali, finali, scartate);
  const pairs = iniziali.flatMap((prima) => finali.map((dopo) => ({ prima, dopo })));
  const tied = pairs.find(({ prima, dopo }) => prima.importo + totale === dopo.importo);
  const pair = tied ?? pairs.findLast(({ prima, dopo }) => prima.certo && dopo.certo) ?? pairs.at(-1);
  if (pair) return provaCoppia(pair.prima.importo, pair.dopo.importo, totale, righe, scartate);
  return {
    quadratura: NON_VERIFICABILE,
    saldo_iniziale: iniziali.at(-1)?.importo ?? (catena && righe.length === 1 ? catena.iniziale : null),
    saldo_finale: finali.at(-1)?.importo ?? (catena && righe.length === 1 ? catena.finale : null),
  };
}

/** What is carried over proves the pages between two turns; the first and the last only the ends of the statement do. */
function provaConPagine(
  righe: readonly RigaNumerata[],
  girate: TurnedPages<RigaNumerata, SaldoDichiarato>,
  scartate: readonly number[],
): EstrattoProof {
  const prova = proveEstratto(righe, girate.dichiarati, scartate);
  if (prova.quadratura.esito !== 'non_verificabile' || !proveCatena(girate.righe)?.rottura) return prova;
  return proveEstratto(girate.righe, girate.dichiarati, scartate);
}

/** Where the rows hold as badly in both orders, the one whose ends are the declared balances. */
function comeDichiarata(
  catena: Catena,
  righe: readonly RigaProva[],
  iniziali: readonly SaldoDichiarato[],
  finali: readonly SaldoDichiarato[],
): Catena {
  const altra = segui(righe, opposto(catena.ordine));
  if (!altra || altra.legami < catena.legami) return catena;
  const capi = ({ iniziale, finale }: Catena): number =>
    Number(iniziali.some(({ importo }) => importo === iniziale)) +
    Number(finali.some(({ importo }) => importo === finale));
  return capi(altra) > capi(catena) ? altra : catena;
}

/** Statements that call both `Saldo al …`: the earlier one is the opening, if with it they tie. */
function perTipo(
  dichiarati: readonly SaldoDichiarato[],
  totale: number,
): Record<'iniziali' | 'finali', readonly SaldoDichiarato[]> {
  const iniziali = dichiarati.filter(({ tipo }) => tipo === 'iniziale');
  const finali = dichiarati.filter(({ tipo }) => tipo === 'finale');
  if (iniziali.length > 0 || totale === 0) return { iniziali, finali };
  for (const prima of finali) {
    const dopo = finali.filter((saldo) => saldo !== prima && prima.importo + totale === saldo.importo);
    if (dopo.length > 0) return { iniziali: [{ ...prima, tipo: 'iniziale' }], finali: dopo };
  }
  return { iniziali, finali };
}

function provaCoppia(
  iniziale: number,
  finale: number,
  totale: number,
  righe: readonly RigaNumerata[],
  scartate: readonly number[],
): EstrattoProof {
  const differenza = finale - iniziale - totale;
  const quadratura: Quadratura =
    differenza === 0
      ? { esito: 'quadra', differenza: 0 as Centesimi, riga: null }
      : {
          esito: 'non_quadra',
          differenza: differenza as Centesimi,
          riga: scartate[0] ?? righe.at(-1)?.riga ?? null,
        };
  return { quadratura, saldo_iniziale: iniziale, saldo_finale: finale };
}

function provaConCatena(
  catena: Catena,
  righe: readonly RigaNumerata[],
  iniziali: readonly SaldoDichiarato[],
  finali: readonly SaldoDichiarato[],
  scartate: readonly number[],
): EstrattoProof {
  const iniziale = scegli(iniziali, catena.iniziale);
  const finale = scegli(finali, catena.finale);
  const saldi = { saldo_iniziale: iniziale, saldo_finale: finale };
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
  const vecchiePrima = catena.ordine === 'vecchie_prima';
  const scartoInizio = catena.iniziale - iniziale;
  if (scartoInizio !== 0)
    return { ...saldi, quadratura: rottaAiCapi(scartoInizio, vecchiePrima, righe, scartate) };
  const scartoFine = finale - catena.finale;
  if (scartoFine !== 0)
    return { ...saldi, quadratura: rottaAiCapi(scartoFine, !vecchiePrima, righe, scartate) };
  return { ...saldi, quadratura: { esito: 'quadra', differenza: 0 as Centesimi, riga: null } };
}

/**
 * A break between a declared balance and the chain: at the row where the balances meet the file, or at a refused line
 * between the two.
 * @param alto true when that end of the statement is the top of the file
 */
function rottaAiCapi(
  differenza: number,
  alto: boolean,
  righe: readonly RigaNumerata[],
  scartate: readonly number[],
): Quadratura {
  const conSaldo = ({ saldo }: RigaProva): boolean => saldo !== null;
  const limite = (alto ? righe.find(conSaldo) : righe.findLast(conSaldo))?.riga ?? 0;
  const rifiutata = scartate.find((riga) => (alto ? riga < limite : riga > limite));
  const vicina = (alto ? righe[0] : righe.at(-1))?.riga ?? null;
  return { esito: 'non_quadra', differenza: differenza as Centesimi, riga: rifiutata ?? vicina };
}

/** The declared balance that agrees with the chain, else a certain one; a doubtful one that disagrees is left aside. */
function scegli(dichiarati: readonly SaldoDichiarato[], dallaCatena: number): number {
  if (dichiarati.some(({ importo }) => importo === dallaCatena)) return dallaCatena;
  return dichiarati.findLast(({ certo }) => certo)?.importo ?? dallaCatena;
}
