/** The open partite, ordered for the ways in which they are searched. */
import { RegistryReader, type Anagrafe } from './registry.ts';
import { getResiduo } from './open-rows.ts';
import { parseDayNumber } from './days.ts';
import { NumberReader } from './document.ts';
import { groupRows } from './group-rows.ts';
import { PerPartito } from './by-party.ts';
import { sortBy } from './sort-indexes.ts';
import { makePlaces } from './places.ts';
import type { DatiAbbinamento } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

export interface Partite {
  quante: number;
  ids: Float64Array;
  /** What is left of each, in cents; NaN if it is settled, and then no list contains it. */
  residui: Float64Array;
  partiti: Int32Array;
  /** Days since 1970; NaN where they are not known. */
  scadenze: Float64Array;
  emissioni: Float64Array;
  /** The number that a payer would write, and another way to write it; -1 if there is none. */
  numeri: Float64Array;
  varianti: Float64Array;
  anni: Float64Array;
  /** Logarithm of how many partite its party has. */
  logaritmi: Float64Array;
  /** `id_tipo_pagamento`, 0 when it is not known. */
  tipi: Float64Array;
  perImporto: ReadonlyMap<number, readonly number[]>;
  /** The partite with a number, or that may be written with it. */
  perNumero: ReadonlyMap<number, readonly number[]>;
  /** The partite of each party, by due date. */
  perPartito: readonly (readonly number[] | undefined)[];
  perPartitoEImporto: PerPartito;
  /** The number of parties that have partite. */
  attivi: number;
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
  vocabulary: Vocabolario,
  data: DatiAbbinamento,
): { anagrafe: Anagrafe; partite: Partite } {
  const { partite: righe } = data;
  const quante = righe.length;
  const lettura = new RegistryReader(vocabulary, data, quante);
  const ids = new Float64Array(quante);
  const residui = new Float64Array(quante);
  const scadenze = new Float64Array(quante);
  const emissioni = new Float64Array(quante);
  const numeri = new Float64Array(quante).fill(-1);
  const varianti = new Float64Array(quante).fill(-1);
  const anni = new Float64Array(quante);
  const tipi = new Float64Array(quante);
  const reader = new NumberReader();
  for (let at = 0; at < quante; at += 1) {
    const riga = righe[at];
    if (!riga) continue;
    lettura.addPartita(at, riga);
    ids[at] = riga.id;
    residui[at] = getResiduo(riga);
    const issueDay = riga.data_documento ?? riga.data;
    emissioni[at] = parseDayNumber(issueDay);
    scadenze[at] = parseDayNumber(riga.scadenza ?? riga.data_documento ?? riga.data);
    const year = yearOf(issueDay);
    anni[at] = year;
    tipi[at] = riga.id_tipo_pagamento ?? 0;
    if (riga.numero_documento) {
      reader.read(riga.numero_documento, year);
      numeri[at] = reader.numero;
      varianti[at] = reader.variante;
    }
  }
  const anagrafe = lettura.finish(righe, data.conti ?? []);
  const columns = {
    quante,
    ids,
    residui,
    partiti: anagrafe.partitoDi,
    scadenze,
    emissioni,
    numeri,
    varianti,
    anni,
    tipi,
  };
  return { anagrafe, partite: makePartite(columns) };
}

type Colonne = Omit<
  Partite,
  'logaritmi' | 'perImporto' | 'perNumero' | 'perPartito' | 'perPartitoEImporto' | 'attivi'
>;

/** Orders the partite that are open. */
export function makePartite(columns: Colonne): Partite {
  const { quante, residui, partiti, scadenze, numeri, varianti } = columns;
  const perPartito = makePlaces<number[]>(partiti.reduce((most, party) => Math.max(most, party + 1), 0));
  let attivi = 0;
  for (let partita = 0; partita < quante; partita += 1) {
    if (Number.isNaN(residui[partita])) continue;
    const party = partiti[partita] ?? 0;
    const list = perPartito[party];
    if (list) list.push(partita);
    else {
      perPartito[party] = [partita];
      attivi += 1;
    }
  }
  for (const list of perPartito) if (list && list.length > 1) sortBy(list, scadenze);
  /** Numbers below 1 are none. */
  const numberOf = (partita: number, numbers: Float64Array): number | undefined => {
    const number = numbers[partita] ?? 0;
    return number > 0 && !Number.isNaN(residui[partita]) ? number : undefined;
  };
  return {
    ...columns,
    logaritmi: Float64Array.from(partiti, (party) => Math.log(perPartito[party]?.length ?? 1)),
    perImporto: groupRows(quante, (partita) => residui[partita]),
    perNumero: groupRows(
      quante,
      (partita) => numberOf(partita, numeri),
      (partita) => numberOf(partita, varianti),
    ),
    perPartito,
    perPartitoEImporto: new PerPartito(perPartito, residui),
    attivi,
  };
}
