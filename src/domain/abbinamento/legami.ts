/** Movimenti that explain each other: giroconti, storni, insoluti. They settle nothing and leave the matching. */
import { centesimi } from '../importi.ts';
import { formatImporto } from '../importi.ts';
import type { Fonti } from './contesto.ts';
import { PAROLA, tipoDi } from './movimenti.ts';
import { CODICE, DOCUMENTO, GIRO, INDIZIO, INSOLUTO, LEGALE, STORNO, VUOTA } from './parole.ts';
import type { ContoProprio, MovimentiLegati } from './tipi.ts';

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

export function findLegami(fonti: Fonti, conti: readonly ContoProprio[], soglia: number): Legami {
  const { movimenti, residui, testi } = fonti;
  const perImporto = new Map<number, number[]>();
  const special: number[] = [];
  for (const [at, classi] of testi.classi.entries())
    if ((classi & (GIRO | STORNO | INSOLUTO)) !== 0 || hasProprio(fonti, at)) special.push(at);
  if (special.length === 0) return { giroconti: [], storni: [], legati: new Set(), dubbi: new Set() };
  for (let at = 0; at < movimenti.length; at += 1) {
    const list = perImporto.get(residui[at] ?? 0);
    if (list) list.push(at);
    else perImporto.set(residui[at] ?? 0, [at]);
  }
  const importi = Float64Array.from(perImporto.keys()).sort();
  const coppie: Coppia[] = [];
  for (const at of special) {
    const kind = testi.classi[at] ?? 0;
    if ((kind & (STORNO | INSOLUTO)) !== 0) findStorno(fonti, at, perImporto, importi, coppie);
    else findGiro(fonti, at, conti, perImporto, coppie);
  }
  return pick(coppie, fonti, soglia);
}

/** Names an own IBAN, in the text or in its field. */
function hasProprio({ anagrafe, testi, movimenti }: Fonti, at: number): boolean {
  return readProprio({ anagrafe, testi, movimenti }, at) >= 0;
}

function readProprio(
  { anagrafe, testi, movimenti }: Pick<Fonti, 'anagrafe' | 'testi' | 'movimenti'>,
  at: number,
): number {
  const { chiavi } = anagrafe.chiavi;
  const to = testi.inizioCodici[at + 1] ?? 0;
  for (let code = testi.inizioCodici[at] ?? 0; code < to; code += 1) {
    const place = testi.codici[code] ?? -1;
    if (chiavi[place]?.tipo === 'proprio') return place;
  }
  const iban = movimenti[at]?.iban_controparte;
  const place = iban ? anagrafe.chiavi.place(iban) : -1;
  return place >= 0 && chiavi[place]?.tipo === 'proprio' ? place : -1;
}

function findGiro(
  fonti: Fonti,
  at: number,
  conti: readonly ContoProprio[],
  perImporto: ReadonlyMap<number, readonly number[]>,
  coppie: Coppia[],
): void {
  const { movimenti, residui, giorni, testi, anagrafe } = fonti;
  const others = perImporto.get(-(residui[at] ?? 0)) ?? [];
  if (others.length > MAX_UGUALI) return;
  const own = movimenti[at]?.id_conto ?? null;
  const named = readProprio(fonti, at);
  const contoOf = (id: number | null): number => {
    const iban = conti.find((conto) => conto.id === id)?.iban;
    return iban ? anagrafe.chiavi.place(iban) : -2;
  };
  for (const other of others) {
    const days = Math.abs((giorni[at] ?? 0) - (giorni[other] ?? 0));
    const conto = movimenti[other]?.id_conto ?? null;
    if (days > GIORNI_GIRO || (own !== null && own === conto)) continue;
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
    if (evidence === 0 || ((own === null || conto === null) && evidence < 2)) continue;
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

const BANALI = LEGALE | VUOTA | DOCUMENTO | INDIZIO | CODICE | STORNO | INSOLUTO | GIRO;

/** How many telling words two texts share: words of names, or rare ones; numbers of five digits or more count too. */
function comuni({ testi, vocabolario, movimenti }: Fonti, a: number, b: number): number {
  const words = new Set<number>();
  const collect = (at: number, take: (key: number) => void): void => {
    for (let token = testi.inizio[at] ?? 0; token < (testi.inizio[at + 1] ?? 0); token += 1) {
      const value = testi.valore[token] ?? 0;
      if (tipoDi(testi.info[token] ?? 0) !== PAROLA) {
        if (value >= 10_000) take(-value);
        continue;
      }
      if (((vocabolario.classi[value] ?? 0) & BANALI) !== 0 || (vocabolario.testi[value] ?? '').length < 3)
        continue;
      const common = (vocabolario.inTesti[value] ?? 0) > Math.max(12, movimenti.length / 50);
      if (!common) take(value);
    }
  };
  collect(a, (key) => words.add(key));
  const shared = new Set<number>();
  collect(b, (key) => {
    if (words.has(key)) shared.add(key);
  });
  return shared.size;
}

function findStorno(
  fonti: Fonti,
  at: number,
  perImporto: ReadonlyMap<number, readonly number[]>,
  importi: Float64Array,
  coppie: Coppia[],
): void {
  const { movimenti, residui, giorni, testi } = fonti;
  const amount = residui[at] ?? 0;
  const insoluto = ((testi.classi[at] ?? 0) & INSOLUTO) !== 0;
  const attempt = (original: number): void => {
    const days = (giorni[at] ?? 0) - (giorni[original] ?? 0);
    if (original === at || days < 0 || days > (insoluto ? GIORNI_INSOLUTO : GIORNI_STORNO)) return;
    const [conto, other] = [movimenti[at]?.id_conto ?? null, movimenti[original]?.id_conto ?? null];
    if (conto !== null && other !== null && conto !== other) return;
    if (((testi.classi[original] ?? 0) & (STORNO | INSOLUTO)) !== 0) return;
    const fee = Math.abs(amount + (residui[original] ?? 0));
    const shared = comuni(fonti, at, original);
    if (fee > 0 && shared === 0) return;
    const motivi = [fee === 0 ? 'importi opposti' : `importo opposto più spese ${formatImporto(fee)}`];
    motivi.push(insoluto ? 'è scritto insoluto' : 'è scritto storno');
    if (shared > 0) motivi.push(`${shared} ${shared === 1 ? 'parola in comune' : 'parole in comune'}`);
    const punteggio = shared === 0 ? 0.75 : shared === 1 ? SCRITTO : 0.995;
    coppie.push({
      tipo: insoluto ? 'insoluto' : 'storno',
      a: original,
      b: at,
      punteggio,
      giorni: days,
      motivi,
    });
  };
  const exact = perImporto.get(-amount) ?? [];
  if (exact.length <= MAX_UGUALI) for (const original of exact) attempt(original);
  if (!insoluto || amount > 0) return;
  // Amounts a little smaller than what came back: the rest is the bank's fee.
  const whole = -amount;
  let low = 0;
  let high = importi.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((importi[middle] ?? 0) < whole - Math.min(SPESE_INSOLUTO, whole / 2)) low = middle + 1;
    else high = middle;
  }
  for (let place = low; place < importi.length && (importi[place] ?? 0) < whole; place += 1) {
    const list = perImporto.get(importi[place] ?? 0) ?? [];
    if (list.length <= MAX_UGUALI) for (const original of list) attempt(original);
  }
}

/** The surest pairs first; no movimento in two. A pair with an equal is not the only one. */
function pick(coppie: Coppia[], { movimenti, residui }: Fonti, soglia: number): Legami {
  coppie.sort((x, y) => y.punteggio - x.punteggio || x.giorni - y.giorni || x.a - y.a || x.b - y.b);
  const perMovimento = new Map<number, Coppia[]>();
  for (const coppia of coppie)
    for (const at of [coppia.a, coppia.b]) {
      const list = perMovimento.get(at);
      if (list) list.push(coppia);
      else perMovimento.set(at, [coppia]);
    }
  const legati = new Set<number>();
  const legami: Legami = { giroconti: [], storni: [], legati, dubbi: new Set() };
  for (const coppia of coppie) {
    const { tipo, a, b, punteggio, giorni, motivi } = coppia;
    if (legati.has(a) || legati.has(b)) continue;
    const rivals = [...(perMovimento.get(a) ?? []), ...(perMovimento.get(b) ?? [])];
    const equals = rivals.filter(
      (other) =>
        (other.a !== a || other.b !== b) &&
        !legati.has(other.a) &&
        !legati.has(other.b) &&
        (tipo === 'giroconto'
          ? other.punteggio >= punteggio - 0.006 && other.giorni <= giorni + 1
          : other.punteggio >= Math.min(punteggio, SCRITTO)),
    );
    const unica = equals.length === 0;
    for (const other of equals) legami.dubbi.add(other.a).add(other.b);
    legati.add(a).add(b);
    const list = tipo === 'giroconto' ? legami.giroconti : legami.storni;
    list.push({
      tipo,
      movimenti: [movimenti[a]?.id ?? 0, movimenti[b]?.id ?? 0],
      differenza: centesimi((residui[a] ?? 0) + (residui[b] ?? 0)),
      punteggio,
      unica,
      automatica: unica && punteggio >= soglia,
      motivi,
    });
  }
  return legami;
}
