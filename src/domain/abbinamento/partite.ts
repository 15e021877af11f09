/** The open partite, ordered for the ways in which they are looked for. */
import { LettoreAnagrafe, type Anagrafe } from './registry.ts';
import { getResiduo } from './open-rows.ts';
import { parseDayNumber } from './days.ts';
import { LettoreNumeri } from './document.ts';
import { groupRows } from './group-rows.ts';
import { PerPartito } from './by-party.ts';
import { sortBy } from './sort-indexes.ts';
import { makePosti } from './places.ts';
import type { DatiAbbinamento } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

export interface Partite {
  quante: number;
  ids: Float64Array;
  residui: Float64Array;
  partiti: Int32Array;
  /** Days since 1970; NaN where they are not known. */
  scadenze: Float64Array;
  emissioni: Float64Array;
  /** The number a payer would write, and another way to write it; -1 where there is none. */
  numeri: Float64Array;
  varianti: Float64Array;
  anni: Float64Array;
  /** Logarithm of how many partite its party has. */
  logaritmi: Float64Array;
  /** `id_tipo_pagamento`, 0 when it is not known. */
  tipi: Float64Array;
  perImporto: ReadonlyMap<number, readonly number[]>;
  /** Those that bear a number, or may be written with it. */
  perNumero: ReadonlyMap<number, readonly number[]>;
  /** Partite of each party, by due date. */
  perPartito: readonly (readonly number[] | undefined)[];
  perPartitoEImporto: PerPartito;
  /** How many parties have partite. */
  attivi: number;
}

/** The year of a day of the contract, 0 for none. */
const annoDi = (day: string | null | undefined): number => {
  if (!day) return 0;
  let year = 0;
  for (let at = 0; at < 4; at += 1) year = year * 10 + day.charCodeAt(at) - 48;
  return year;
};

/**
 * Reads the partite, in the order of their ids, and all that is known of the parties. Each row is looked at once: where
 * they are many, they are far from the processor.
 */
export function readPartite(
  vocabolario: Vocabolario,
  dati: DatiAbbinamento,
): { anagrafe: Anagrafe; partite: Partite } {
  const { partite: righe } = dati;
  const quante = righe.length;
  const lettura = new LettoreAnagrafe(vocabolario, dati, quante);
  const ids = new Float64Array(quante);
  const residui = new Float64Array(quante);
  const scadenze = new Float64Array(quante);
  const emissioni = new Float64Array(quante);
  const numeri = new Float64Array(quante).fill(-1);
  const varianti = new Float64Array(quante).fill(-1);
  const anni = new Float64Array(quante);
  const tipi = new Float64Array(quante);
  const lettore = new LettoreNumeri();
  for (let at = 0; at < quante; at += 1) {
    const riga = righe[at];
    if (!riga) continue;
    lettura.addPartita(at, riga);
    ids[at] = riga.id;
    residui[at] = getResiduo(riga);
    const emissione = riga.data_documento ?? riga.data;
    emissioni[at] = parseDayNumber(emissione);
    scadenze[at] = parseDayNumber(riga.scadenza ?? riga.data_documento ?? riga.data);
    const anno = annoDi(emissione);
    anni[at] = anno;
    tipi[at] = riga.id_tipo_pagamento ?? 0;
    if (riga.numero_documento) {
      lettore.read(riga.numero_documento, anno);
      numeri[at] = lettore.numero;
      varianti[at] = lettore.variante;
    }
  }
  const anagrafe = lettura.finish(righe, dati.conti ?? []);
  const colonne = {
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
  return { anagrafe, partite: makePartite(colonne) };
}

type Colonne = Omit<
  Partite,
  'logaritmi' | 'perImporto' | 'perNumero' | 'perPartito' | 'perPartitoEImporto' | 'attivi'
>;

/** Numbers below 1 are none. */
const orNaN = (numero = -1): number => (numero > 0 ? numero : Number.NaN);

function makePartite(colonne: Colonne): Partite {
  const { quante, residui, partiti, scadenze, numeri, varianti } = colonne;
  const perPartito = makePosti<number[]>(partiti.reduce((most, partito) => Math.max(most, partito + 1), 0));
  let attivi = 0;
  for (let partita = 0; partita < quante; partita += 1) {
    const partito = partiti[partita] ?? 0;
    const list = perPartito[partito];
    if (list) list.push(partita);
    else {
      perPartito[partito] = [partita];
      attivi += 1;
    }
  }
  for (const list of perPartito) if (list && list.length > 1) sortBy(list, scadenze);
  return {
    ...colonne,
    logaritmi: Float64Array.from(partiti, (partito) => Math.log(perPartito[partito]?.length ?? 1)),
    perImporto: groupRows(quante, (partita) => residui[partita]),
    perNumero: groupRows(
      quante,
      (partita) => orNaN(numeri[partita]),
      (partita) => orNaN(varianti[partita]),
    ),
    perPartito,
    perPartitoEImporto: new PerPartito(partiti, residui),
    attivi,
  };
}
