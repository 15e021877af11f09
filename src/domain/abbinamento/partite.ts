/** The open partite, ordered for the ways in which they are searched. */
import { RegistryReader, type Registry } from './registry.ts';
import { getResiduo } from './open-rows.ts';
import { parseDayNumber } from './days.ts';
import { NumberReader } from './document.ts';
import { groupRows } from './group-rows.ts';
import { ByParty } from './by-party.ts';
import { sortBy } from './sort-indexes.ts';
import { makePlaces } from './places.ts';
import type { DatiAbbinamento } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Partite {
  count: number;
  ids: Float64Array;
  /** What is left of each, in cents; NaN if it is settled, and then no list contains it. */
  residui: Float64Array;
  parties: Int32Array;
  /** Days since 1970; NaN where they are not known. */
  scadenze: Float64Array;
  issueDays: Float64Array;
  /** The number that a payer would write, and another way to write it; -1 if there is none. */
  numbers: Float64Array;
  variants: Float64Array;
  years: Float64Array;
  /** Logarithm of how many partite its party has. */
  logarithms: Float64Array;
  /** `id_tipo_pagamento`, 0 when it is not known. */
  kinds: Float64Array;
  byImporto: ReadonlyMap<number, readonly number[]>;
  /** The partite with a number, or that may be written with it. */
  byNumber: ReadonlyMap<number, readonly number[]>;
  /** The partite of each party, by due date. */
  byParty: readonly (readonly number[] | undefined)[];
  byPartyAndImporto: ByParty;
  /** The number of parties that have partite. */
  active: number;
}

/** The year of a day of the contract, 0 for none. */
const yearOf = (day: string | null | undefined): number => {
  if (!day) return 0;
  let year = 0;
  for (let at = 0; at < 4; at += 1) year = year * 10 + day.charCodeAt(at) - 48;
  return year;
};

/**
 * Reads the partite in the order of their ids, and all that is known of the parties. It reads each row once: many rows
 * do not fit in the cache of the processor.
 */
export function readPartite(
  vocabulary: Vocabulary,
  data: DatiAbbinamento,
): { registry: Registry; partite: Partite } {
  const { partite: righe } = data;
  const count = righe.length;
  const reading = new RegistryReader(vocabulary, data, count);
  const ids = new Float64Array(count);
  const residui = new Float64Array(count);
  const scadenze = new Float64Array(count);
  const issueDays = new Float64Array(count);
  const numbers = new Float64Array(count).fill(-1);
  const variants = new Float64Array(count).fill(-1);
  const years = new Float64Array(count);
  const kinds = new Float64Array(count);
  const reader = new NumberReader();
  for (let at = 0; at < count; at += 1) {
    const riga = righe[at];
    if (!riga) continue;
    reading.addPartita(at, riga);
    ids[at] = riga.id;
    residui[at] = getResiduo(riga);
    const issueDay = riga.data_documento ?? riga.data;
    issueDays[at] = parseDayNumber(issueDay);
    scadenze[at] = parseDayNumber(riga.scadenza ?? riga.data_documento ?? riga.data);
    const year = yearOf(issueDay);
    years[at] = year;
    kinds[at] = riga.id_tipo_pagamento ?? 0;
    if (riga.numero_documento) {
      reader.read(riga.numero_documento, year);
      numbers[at] = reader.number;
      variants[at] = reader.variant;
    }
  }
  const registry = reading.finish(righe, data.conti ?? []);
  const columns = {
    count,
    ids,
    residui,
    parties: registry.partyOfPartita,
    scadenze,
    issueDays,
    numbers,
    variants,
    years,
    kinds,
  };
  return { registry, partite: makePartite(columns) };
}

type Columns = Omit<
  Partite,
  'logarithms' | 'byImporto' | 'byNumber' | 'byParty' | 'byPartyAndImporto' | 'active'
>;

/** Orders the partite that are open. */
export function makePartite(columns: Columns): Partite {
  const { count, residui, parties, scadenze, numbers, variants } = columns;
  const byParty = makePlaces<number[]>(parties.reduce((most, party) => Math.max(most, party + 1), 0));
  let active = 0;
  for (let partita = 0; partita < count; partita += 1) {
    if (Number.isNaN(residui[partita])) continue;
    const party = parties[partita] ?? 0;
    const list = byParty[party];
    if (list) list.push(partita);
    else {
      byParty[party] = [partita];
      active += 1;
    }
  }
  for (const list of byParty) if (list && list.length > 1) sortBy(list, scadenze);
  /** Numbers below 1 are none. */
  const numberOf = (partita: number, column: Float64Array): number | undefined => {
    const number = column[partita] ?? 0;
    return number > 0 && !Number.isNaN(residui[partita]) ? number : undefined;
  };
  return {
    ...columns,
    logarithms: Float64Array.from(parties, (party) => Math.log(byParty[party]?.length ?? 1)),
    byImporto: groupRows(count, (partita) => residui[partita]),
    byNumber: groupRows(
      count,
      (partita) => numberOf(partita, numbers),
      (partita) => numberOf(partita, variants),
    ),
    byParty,
    byPartyAndImporto: new ByParty(byParty, residui),
    active,
  };
}
