/** Movimenti that explain each other: giroconti, storni, insoluti. They settle nothing and leave the matching. */
import { toCentesimi } from '../importi.ts';
import { formatImporto } from '../importi.ts';
import type { Fonti } from './context.ts';
import { groupRows, NESSUNA_RIGA } from './group-rows.ts';
import { MAX_RIVALI } from './hypothesis.ts';
import { Parlanti } from './speaking.ts';
import { GIRO, INSOLUTO, STORNO } from './words.ts';
import type { ContoProprio, CoppiaRifiutata, DatiAbbinamento, MovimentiLegati } from './types.ts';
import { Vicini } from './near.ts';

export interface Legami {
  giroconti: MovimentiLegati[];
  storni: MovimentiLegati[];
  /** Places of the movimenti bound to another. */
  legati: Set<number>;
  /** Those of which one was taken back, nobody knows which. */
  dubbi: Set<number>;
}

/** Score of a pair whose texts share a telling word. */
const SCRITTO = 0.985;

interface Coppia {
  tipo: MovimentiLegati['tipo'];
  a: number;
  b: number;
  punteggio: number;
  giorni: number;
  motivi: string[];
}

/** Banks take a few days between two conti, over a holiday too. */
const GIORNI_GIRO = 6;
const GIORNI_STORNO = 60;
/** An SDD may come back unpaid within eight weeks (SEPA Direct Debit Core Rulebook, 4.3.4); a RiBa sooner. */
const GIORNI_INSOLUTO = 75;
/** Most that a bank asks for an effect that comes back. */
const SPESE_INSOLUTO = 2_500;
/** More movimenti of one amount than this are not told apart. */
const MAX_UGUALI = 400;
type PerImporto = ReadonlyMap<number, readonly number[]>;

/** A pair that a person refused is none: its movimenti may still go with others, or with partite. */
export function findLegami(
  fonti: Fonti,
  { conti = [], coppie_rifiutate: rifiutate = [] }: Pick<DatiAbbinamento, 'conti' | 'coppie_rifiutate'>,
  soglia: number,
): Legami {
  const { movimenti: testi } = fonti;
  const { residui } = testi;
  const special: number[] = [];
  for (let at = 0; at < testi.classi.length; at += 1) {
    const kind = (testi.classi[at] ?? 0) & (GIRO | STORNO | INSOLUTO);
    if (kind !== 0 || readProprio(fonti, at) >= 0) special.push(at);
  }
  if (special.length === 0) return { giroconti: [], storni: [], legati: new Set(), dubbi: new Set() };
  const perImporto = groupRows(residui.length, (row) => residui[row]);
  const trova: Trova = { perImporto, vicini: new Vicini(testi), parlanti: new Parlanti(fonti) };
  const coppie: Coppia[] = [];
  for (const at of special) {
    const kind = testi.classi[at] ?? 0;
    if ((kind & (STORNO | INSOLUTO)) !== 0) findStorno(fonti, at, trova, coppie);
    else findGiro(fonti, at, conti, perImporto, coppie);
  }
  return pick(senza(coppie, rifiutate, fonti), fonti, soglia);
}

function senza(coppie: Coppia[], rifiutate: readonly CoppiaRifiutata[], { movimenti }: Fonti): Coppia[] {
  if (rifiutate.length === 0) return coppie;
  const chiave = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const refused = new Set(rifiutate.map(({ id_movimento, id_altro }) => chiave(id_movimento, id_altro)));
  return coppie.filter(({ a, b }) => !refused.has(chiave(movimenti.ids[a] ?? 0, movimenti.ids[b] ?? 0)));
}

/** The own IBAN that a movimento names, in the text or in its field; -1 for none. */
function readProprio({ anagrafe, movimenti: testi }: Fonti, at: number): number {
  const { chiavi } = anagrafe.chiavi;
  const to = testi.inizioCodici[at + 1] ?? 0;
  for (let code = testi.inizioCodici[at] ?? 0; code < to; code += 1) {
    const place = testi.codici[code] ?? -1;
    if (chiavi[place]?.tipo === 'proprio') return place;
  }
  const place = testi.iban[at] ?? -1;
  return place >= 0 && chiavi[place]?.tipo === 'proprio' ? place : -1;
}

function findGiro(
  fonti: Fonti,
  at: number,
  conti: readonly ContoProprio[],
  perImporto: PerImporto,
  coppie: Coppia[],
): void {
  const { movimenti: testi, anagrafe } = fonti;
  const { residui, giorni, conti: contoDi } = testi;
  const others = ugualiDi(perImporto, -(residui[at] ?? 0));
  const own = contoDi[at] ?? Number.NaN;
  const named = readProprio(fonti, at);
  const contoOf = (id: number): number => {
    const iban = conti.find((conto) => conto.id === id)?.iban;
    return iban ? anagrafe.chiavi.place(iban) : -2;
  };
  for (const other of others) {
    const days = Math.abs((giorni[at] ?? 0) - (giorni[other] ?? 0));
    const conto = contoDi[other] ?? Number.NaN;
    if (days > GIORNI_GIRO || own === conto) continue;
    const said = ((testi.classi[at] ?? 0) & GIRO) !== 0;
    const otherSaid = ((testi.classi[other] ?? 0) & GIRO) !== 0;
    const back = readProprio(fonti, other);
    // Its IBAN leads to another conto than that of the other side: it is not this pair.
    const toward = contoOf(conto);
    const from = contoOf(own);
    if (
      (named >= 0 && toward >= 0 && named !== toward && named !== from) ||
      (back >= 0 && from >= 0 && back !== from && back !== toward)
    )
      continue;
    const evidence =
      (said ? 1 : 0) +
      (otherSaid ? 1 : 0) +
      (named >= 0 ? (named === toward ? 2 : 1) : 0) +
      (back >= 0 ? (back === from ? 2 : 1) : 0);
    if (evidence === 0 || ((Number.isNaN(own) || Number.isNaN(conto)) && evidence < 2)) continue;
    const motivi = [
      'importi opposti',
      days === 0 ? 'stesso giorno' : `a ${days} ${days === 1 ? 'giorno' : 'giorni'}`,
    ];
    if (named >= 0 || back >= 0) motivi.push('IBAN di un conto proprio');
    if (said || otherSaid) motivi.push('è scritto giroconto');
    const outgoing = (residui[at] ?? 0) < 0;
    coppie.push({
      tipo: 'giroconto',
      a: outgoing ? at : other,
      b: outgoing ? other : at,
      punteggio: [0, 0.9, 0.985, 0.99][evidence] ?? 0.995,
      giorni: days,
      motivi,
    });
  }
}

/** The ways in which what was taken back is looked for. */
interface Trova {
  perImporto: PerImporto;
  vicini: Vicini;
  parlanti: Parlanti;
}

function findStorno(
  fonti: Fonti,
  at: number,
  { perImporto, vicini, parlanti }: Trova,
  coppie: Coppia[],
): void {
  const { movimenti: testi } = fonti;
  const { residui, giorni, conti } = testi;
  const insoluto = ((testi.classi[at] ?? 0) & INSOLUTO) !== 0;
  const conto = conti[at] ?? Number.NaN;
  const whole = -(residui[at] ?? 0);
  const today = giorni[at] ?? 0;
  // Amounts a little smaller than what came back unpaid: the rest is the bank's fee.
  const least = insoluto && whole > 0 ? whole - Math.min(SPESE_INSOLUTO, whole / 2) : whole;
  const { righe, importi, giorni: days } = vicini;
  parlanti.read(at);
  for (
    let place = vicini.firstFrom(least);
    (importi[place] ?? Number.POSITIVE_INFINITY) <= whole;
    place += 1
  ) {
    const ago = today - (days[place] ?? 0);
    const original = righe[place] ?? 0;
    if (original === at || ago < 0 || ago > (insoluto ? GIORNI_INSOLUTO : GIORNI_STORNO)) continue;
    if ((perImporto.get(importi[place] ?? 0)?.length ?? 0) > MAX_UGUALI) continue;
    const other = conti[original] ?? Number.NaN;
    if (!Number.isNaN(conto) && !Number.isNaN(other) && conto !== other) continue;
    if (((testi.classi[original] ?? 0) & (STORNO | INSOLUTO)) !== 0) continue;
    const fee = whole - (importi[place] ?? 0);
    const shared = parlanti.countComuni(original);
    if (fee > 0 && shared === 0) continue;
    const motivi = [fee === 0 ? 'importi opposti' : `importo opposto più spese ${formatImporto(fee)}`];
    motivi.push(insoluto ? 'è scritto insoluto' : 'è scritto storno');
    if (shared > 0) motivi.push(`${shared} ${shared === 1 ? 'parola in comune' : 'parole in comune'}`);
    coppie.push({
      tipo: insoluto ? 'insoluto' : 'storno',
      a: original,
      b: at,
      punteggio: shared === 0 ? 0.75 : shared === 1 ? SCRITTO : 0.995,
      giorni: ago,
      motivi,
    });
  }
}

/** The movimenti of an amount; none when they are too many. */
function ugualiDi(perImporto: PerImporto, importo: number): readonly number[] {
  const rows = perImporto.get(importo) ?? NESSUNA_RIGA;
  return rows.length > MAX_UGUALI ? NESSUNA_RIGA : rows;
}

/** The surest first, each once: a giroconto is found from both its sides. */
function ordina(coppie: Coppia[]): Coppia[] {
  coppie.sort((x, y) => y.punteggio - x.punteggio || x.giorni - y.giorni || x.a - y.a || x.b - y.b);
  return coppie.filter(({ a, b }, at) => a !== coppie[at - 1]?.a || b !== coppie[at - 1]?.b);
}

/** The surest pairs first; no movimento in two. A pair with an equal is not the only one. */
function pick(trovate: Coppia[], { movimenti: { ids, residui } }: Fonti, soglia: number): Legami {
  const coppie = ordina(trovate);
  const perMovimento = new Map<number, Coppia[]>();
  for (const coppia of coppie)
    for (const at of [coppia.a, coppia.b]) {
      const list = perMovimento.get(at);
      if (list) list.push(coppia);
      else perMovimento.set(at, [coppia]);
    }
  const legati = new Set<number>();
  const presi = new Set<number>();
  /** Those of a pair that has no equal: they are nobody else's. */
  const certi = new Set<number>();
  const legami: Legami = { giroconti: [], storni: [], legati, dubbi: new Set() };
  const idsDi = ({ a, b }: Coppia): [number, number] => [ids[a] ?? 0, ids[b] ?? 0];
  for (const coppia of coppie) {
    const { tipo, a, b, punteggio, giorni, motivi } = coppia;
    if (presi.has(a) || presi.has(b)) continue;
    const rivals = [...(perMovimento.get(a) ?? []), ...(perMovimento.get(b) ?? [])];
    const equals = rivals.filter(
      (other) =>
        (other.a !== a || other.b !== b) &&
        !certi.has(other.a) &&
        !certi.has(other.b) &&
        (tipo === 'giroconto'
          ? other.punteggio >= punteggio - 0.006 && other.giorni <= giorni + 1
          : other.punteggio >= Math.min(punteggio, SCRITTO)),
    );
    const unica = equals.length === 0;
    for (const other of equals) legami.dubbi.add(other.a).add(other.b);
    presi.add(a).add(b);
    if (unica) certi.add(a).add(b);
    legati.add(b);
    // Which of them was taken back nobody knows: each may still have settled something.
    if (unica || tipo === 'giroconto') legati.add(a);
    else legami.dubbi.add(a);
    const list = tipo === 'giroconto' ? legami.giroconti : legami.storni;
    list.push({
      tipo,
      movimenti: idsDi(coppia),
      differenza: toCentesimi((residui[a] ?? 0) + (residui[b] ?? 0)),
      punteggio,
      unica,
      automatica: unica && punteggio >= soglia,
      motivi,
      rivali: equals.slice(0, MAX_RIVALI).map((other) => ({
        movimenti: idsDi(other),
        partite: [],
        differenze: [],
        punteggio: other.punteggio,
      })),
    });
  }
  return legami;
}
