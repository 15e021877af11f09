/**
 * Finds movimenti that explain each other: giroconti, storni, insoluti. They settle nothing, and the matching leaves
 * them out.
 */
import { toCentesimi } from '../importi.ts';
import { formatImporto } from '../importi.ts';
import type { Sources } from './context.ts';
import { NO_ROWS } from './group-rows.ts';
import { MAX_RIVALI } from './hypothesis.ts';
import { Speaking } from './speaking.ts';
import { GIRO, INSOLUTO, STORNO } from './words.ts';
import type { ContoProprio, CoppiaRifiutata, DatiAbbinamento, MovimentiLegati } from './types.ts';
import { NearAmounts } from './near.ts';
import { addUnder } from '../groups.ts';

interface Links {
  giroconti: MovimentiLegati[];
  storni: MovimentiLegati[];
  /** Places of the movimenti bound to another. */
  linked: Set<number>;
  /** Movimenti one of which was taken back, without knowing which. */
  doubtful: Set<number>;
}

/** The score of a pair whose texts share a distinctive word. */
const WRITTEN = 0.985;

interface Pair {
  tipo: MovimentiLegati['tipo'];
  a: number;
  b: number;
  punteggio: number;
  days: number;
  motivi: string[];
}

/** Days that banks take between two conti, holidays included. */
const GIRO_DAYS = 6;
const STORNO_DAYS = 60;
/** An SDD may come back unpaid within eight weeks (SEPA Direct Debit Core Rulebook, 4.3.4); a RiBa sooner. */
const INSOLUTO_DAYS = 75;
/** Most that a bank asks for an effect that comes back. */
const SPESE_INSOLUTO = 2_500;
/** If more movimenti than this have one amount, they are not distinguished. */
const MAX_EQUALS = 400;

/** A pair that a person refused does not count: its movimenti may still go with others, or with partite. */
export function findLinks(
  sources: Sources,
  { conti = [], coppie_rifiutate: refused = [] }: Pick<DatiAbbinamento, 'conti' | 'coppie_rifiutate'>,
  threshold: number,
): Links {
  const { movimenti: texts } = sources;
  const { residui } = texts;
  const special: number[] = [];
  for (let at = 0; at < texts.classes.length; at += 1) {
    if (Number.isNaN(residui[at])) continue;
    const kind = (texts.classes[at] ?? 0) & (GIRO | STORNO | INSOLUTO);
    if (kind !== 0 || readOwn(sources, at) >= 0) special.push(at);
  }
  if (special.length === 0) return { giroconti: [], storni: [], linked: new Set(), doubtful: new Set() };
  const near = new NearAmounts(residui);
  const speaking = new Speaking(sources);
  const pairs: Pair[] = [];
  for (const at of special) {
    const kind = texts.classes[at] ?? 0;
    if ((kind & (STORNO | INSOLUTO)) !== 0) findStorno(sources, at, { near, speaking }, pairs);
    else findTurn(sources, at, conti, near, pairs);
  }
  return pick(without(pairs, refused, sources), sources, threshold);
}

function without(pairs: Pair[], refused: readonly CoppiaRifiutata[], { movimenti }: Sources): Pair[] {
  if (refused.length === 0) return pairs;
  const key = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const refusedPairs = new Set(refused.map(({ id_movimento, id_altro }) => key(id_movimento, id_altro)));
  return pairs.filter(({ a, b }) => !refusedPairs.has(key(movimenti.ids[a] ?? 0, movimenti.ids[b] ?? 0)));
}

/** The own IBAN that a movimento names in its text or in its field; -1 for none. */
function readOwn({ registry, movimenti: texts }: Sources, at: number): number {
  const { keys } = registry.keys;
  const to = texts.codesStart[at + 1] ?? 0;
  for (let code = texts.codesStart[at] ?? 0; code < to; code += 1) {
    const place = texts.codes[code] ?? -1;
    if (keys[place]?.tipo === 'proprio') return place;
  }
  const place = texts.iban[at] ?? -1;
  return place >= 0 && keys[place]?.tipo === 'proprio' ? place : -1;
}

function findTurn(
  sources: Sources,
  at: number,
  conti: readonly ContoProprio[],
  near: NearAmounts,
  pairs: Pair[],
): void {
  const { movimenti: texts, registry } = sources;
  const { residui, days, conti: contoBy } = texts;
  const others = equalsOf(near, -(residui[at] ?? 0));
  const own = contoBy[at] ?? Number.NaN;
  const named = readOwn(sources, at);
  const contoOf = (id: number): number => {
    const iban = conti.find((conto) => conto.id === id)?.iban;
    return iban ? registry.keys.place(iban) : -2;
  };
  for (const other of others) {
    const daysBetween = Math.abs((days[at] ?? 0) - (days[other] ?? 0));
    const conto = contoBy[other] ?? Number.NaN;
    if (daysBetween > GIRO_DAYS || own === conto) continue;
    const said = ((texts.classes[at] ?? 0) & GIRO) !== 0;
    const otherSaid = ((texts.classes[other] ?? 0) & GIRO) !== 0;
    const back = readOwn(sources, other);
    // The IBAN of one side must not belong to another conto than that of the other side.
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
      daysBetween === 0 ? 'stesso giorno' : `a ${daysBetween} ${daysBetween === 1 ? 'giorno' : 'giorni'}`,
    ];
    if (named >= 0 || back >= 0) motivi.push('IBAN di un conto proprio');
    if (said || otherSaid) motivi.push('è scritto giroconto');
    const outgoing = (residui[at] ?? 0) < 0;
    pairs.push({
      tipo: 'giroconto',
      a: outgoing ? at : other,
      b: outgoing ? other : at,
      punteggio: [0, 0.9, 0.985, 0.99][evidence] ?? 0.995,
      days: daysBetween,
      motivi,
    });
  }
}

/** The ways in which the movimento that was taken back is searched for. */
interface Finders {
  near: NearAmounts;
  speaking: Speaking;
}

function findStorno(sources: Sources, at: number, { near, speaking }: Finders, pairs: Pair[]): void {
  const { movimenti: texts } = sources;
  const { residui, days, conti } = texts;
  const insoluto = ((texts.classes[at] ?? 0) & INSOLUTO) !== 0;
  const conto = conti[at] ?? Number.NaN;
  const whole = -(residui[at] ?? 0);
  const today = days[at] ?? 0;
  // Amounts a little smaller than the one that came back unpaid: the rest is the fee of the bank.
  const least = insoluto && whole > 0 ? whole - Math.min(SPESE_INSOLUTO, whole / 2) : whole;
  speaking.read(at);
  for (const importo of near.listImporti(least, whole))
    for (const original of equalsOf(near, importo)) {
      const ago = today - (days[original] ?? 0);
      if (original === at || ago < 0 || ago > (insoluto ? INSOLUTO_DAYS : STORNO_DAYS)) continue;
      const other = conti[original] ?? Number.NaN;
      if (!Number.isNaN(conto) && !Number.isNaN(other) && conto !== other) continue;
      if (((texts.classes[original] ?? 0) & (STORNO | INSOLUTO)) !== 0) continue;
      const fee = whole - importo;
      const shared = speaking.countCommon(original);
      if (fee > 0 && shared === 0) continue;
      const motivi = [fee === 0 ? 'importi opposti' : `importo opposto più spese ${formatImporto(fee)}`];
      motivi.push(insoluto ? 'è scritto insoluto' : 'è scritto storno');
      if (shared > 0) motivi.push(`${shared} ${shared === 1 ? 'parola in comune' : 'parole in comune'}`);
      pairs.push({
        tipo: insoluto ? 'insoluto' : 'storno',
        a: original,
        b: at,
        punteggio: shared === 0 ? 0.75 : shared === 1 ? WRITTEN : 0.995,
        days: ago,
        motivi,
      });
    }
}

/** The movimenti of an amount; none if there are too many. */
function equalsOf(near: NearAmounts, importo: number): readonly number[] {
  const rows = near.get(importo);
  return rows.length > MAX_EQUALS ? NO_ROWS : rows;
}

/** The surest first, each pair once: a giroconto is found from both its sides. */
function sort(pairs: Pair[]): Pair[] {
  pairs.sort((x, y) => y.punteggio - x.punteggio || x.days - y.days || x.a - y.a || x.b - y.b);
  return pairs.filter(({ a, b }, at) => a !== pairs[at - 1]?.a || b !== pairs[at - 1]?.b);
}

/** Chooses the surest pairs so that no movimento is in two. A pair with an equal one is not `unica`. */
function pick(found: Pair[], { movimenti: { ids, residui } }: Sources, threshold: number): Links {
  const pairs = sort(found);
  const byMovimento = new Map<number, Pair[]>();
  for (const pair of pairs) for (const at of [pair.a, pair.b]) addUnder(byMovimento, at, pair);
  const linked = new Set<number>();
  const taken = new Set<number>();
  /** The movimenti of pairs without an equal: they belong to no other pair. */
  const certain = new Set<number>();
  const links: Links = { giroconti: [], storni: [], linked, doubtful: new Set() };
  const idsOf = ({ a, b }: Pair): [number, number] => [ids[a] ?? 0, ids[b] ?? 0];
  for (const pair of pairs) {
    const { tipo, a, b, punteggio, days, motivi } = pair;
    if (taken.has(a) || taken.has(b)) continue;
    const rivals = [...(byMovimento.get(a) ?? []), ...(byMovimento.get(b) ?? [])];
    const equals = rivals.filter(
      (other) =>
        (other.a !== a || other.b !== b) &&
        !certain.has(other.a) &&
        !certain.has(other.b) &&
        (tipo === 'giroconto'
          ? other.punteggio >= punteggio - 0.006 && other.days <= days + 1
          : other.punteggio >= Math.min(punteggio, WRITTEN)),
    );
    const unica = equals.length === 0;
    for (const other of equals) links.doubtful.add(other.a).add(other.b);
    taken.add(a).add(b);
    if (unica) certain.add(a).add(b);
    linked.add(b);
    // Nobody knows which of them was taken back: each may still have settled something.
    if (unica || tipo === 'giroconto') linked.add(a);
    else links.doubtful.add(a);
    const list = tipo === 'giroconto' ? links.giroconti : links.storni;
    list.push({
      tipo,
      movimenti: idsOf(pair),
      differenza: toCentesimi((residui[a] ?? 0) + (residui[b] ?? 0)),
      punteggio,
      unica,
      automatica: unica && punteggio >= threshold,
      motivi,
      rivali: equals.slice(0, MAX_RIVALI).map((other) => ({
        movimenti: idsOf(other),
        partite: [],
        differenze: [],
        punteggio: other.punteggio,
      })),
    });
  }
  return links;
}
