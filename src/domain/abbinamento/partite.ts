/** The open partite, ordered for the ways in which they are looked for. */
import { giornoDi } from './citazioni.ts';
import { LettoreNumeri } from './documento.ts';
import { Indice } from './indice.ts';
import { PerNumero } from './numeri.ts';
import { PerPartito } from './perpartito.ts';
import { perOrdine } from './perordine.ts';
import { makePosti } from './posti.ts';
import type { PartitaDaAbbinare } from './tipi.ts';

/**
 * What is asked of every partita that is tried, side by side in `Partite.schede`: a partita is then in one line of the
 * processor's memory, where a column for each would be as many. Places within one, of `SCHEDA` of them.
 */
export const SCHEDA = 8;
export const RESIDUO = 0;
export const PARTITO = 1;
export const SCADENZA = 2;
export const EMISSIONE = 3;
export const NUMERO_SUO = 4;
export const VARIANTE = 5;
export const ANNO = 6;
/** Logarithm of how many partite its party has. */
export const LOG_QUANTE = 7;

export interface Partite {
  quante: number;
  schede: Float64Array;
  residui: Float64Array;
  partiti: Int32Array;
  /** Days since 1970; NaN where they are not known. */
  scadenze: Float64Array;
  emissioni: Float64Array;
  /** The number a payer would write, and another way to write it; -1 where there is none. */
  numeri: Float64Array;
  varianti: Float64Array;
  anni: Float64Array;
  /** `id_tipo_pagamento`, 0 when it is not known. */
  tipi: Float64Array;
  perImporto: Indice;
  perNumero: PerNumero;
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

/** `partiti`: the party of each. Partite come in the order of their ids. */
export function readPartite(righe: readonly PartitaDaAbbinare[], partiti: Int32Array): Partite {
  const quante = righe.length;
  const residui = new Float64Array(quante);
  const scadenze = new Float64Array(quante);
  const emissioni = new Float64Array(quante);
  const numeri = new Float64Array(quante).fill(-1);
  const varianti = new Float64Array(quante).fill(-1);
  const anni = new Float64Array(quante);
  const tipi = new Float64Array(quante);
  const perPartito = makePosti<number[]>(partiti.reduce((most, partito) => Math.max(most, partito + 1), 0));
  const lettore = new LettoreNumeri();
  let attivi = 0;
  for (let at = 0; at < quante; at += 1) {
    const riga = righe[at];
    if (!riga) continue;
    residui[at] = riga.residuo ?? riga.importo;
    const emissione = riga.data_documento ?? riga.data;
    emissioni[at] = giornoDi(emissione);
    scadenze[at] = giornoDi(riga.scadenza ?? riga.data_documento ?? riga.data);
    const anno = annoDi(emissione);
    anni[at] = anno;
    tipi[at] = riga.id_tipo_pagamento ?? 0;
    if (riga.numero_documento) {
      lettore.read(riga.numero_documento, anno);
      numeri[at] = lettore.numero;
      varianti[at] = lettore.variante;
    }
  }
  const ordine = perOrdine(scadenze);
  for (let place = 0; place < quante; place += 1) {
    const partita = ordine[place] ?? 0;
    const partito = partiti[partita] ?? 0;
    const list = perPartito[partito];
    if (list) list.push(partita);
    else {
      perPartito[partito] = [partita];
      attivi += 1;
    }
  }
  const colonne = { quante, residui, partiti, scadenze, emissioni, numeri, varianti, anni, tipi };
  return {
    ...colonne,
    schede: makeSchede({ ...colonne, perPartito }),
    perImporto: new Indice(residui),
    perNumero: new PerNumero(numeri, varianti, residui, partiti, anni),
    perPartito,
    perPartitoEImporto: new PerPartito(partiti, residui, perPartito.length),
    attivi,
  };
}

function makeSchede(
  partite: Pick<
    Partite,
    | 'quante'
    | 'residui'
    | 'partiti'
    | 'scadenze'
    | 'emissioni'
    | 'numeri'
    | 'varianti'
    | 'anni'
    | 'perPartito'
  >,
): Float64Array {
  const { quante, residui, partiti, scadenze, emissioni, numeri, varianti, anni, perPartito } = partite;
  const schede = new Float64Array(quante * SCHEDA);
  const logaritmi = Float64Array.from(perPartito, (list) => Math.log(list?.length ?? 1));
  for (let partita = 0; partita < quante; partita += 1) {
    const at = partita * SCHEDA;
    const partito = partiti[partita] ?? 0;
    schede[at + RESIDUO] = residui[partita] ?? 0;
    schede[at + PARTITO] = partito;
    schede[at + SCADENZA] = scadenze[partita] ?? 0;
    schede[at + EMISSIONE] = emissioni[partita] ?? 0;
    schede[at + NUMERO_SUO] = numeri[partita] ?? -1;
    schede[at + VARIANTE] = varianti[partita] ?? -1;
    schede[at + ANNO] = anni[partita] ?? 0;
    schede[at + LOG_QUANTE] = logaritmi[partito] ?? 0;
  }
  return schede;
}
