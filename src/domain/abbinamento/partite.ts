/** The open partite, ordered for the ways in which they are looked for. */
import { giornoDi } from './citazioni.ts';
import { NUMERO } from './testo.ts';
import type { PartitaDaAbbinare } from './tipi.ts';
import type { Vocabolario } from './vocabolario.ts';

export interface Partite {
  quante: number;
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
  perImporto: ReadonlyMap<number, readonly number[]>;
  perNumero: ReadonlyMap<number, readonly number[]>;
  /** Partite of each party, by due date. */
  perPartito: readonly (readonly number[] | undefined)[];
  /** How many parties have partite. */
  attivi: number;
}

interface Gruppo {
  value: number;
  length: number;
}

/**
 * The number inside a document's number: `123` of `123/2026`, of `26/A/123`, of `FT-00123`. A group that says the
 * year is left out; of what remains the longest counts, then the last. `20260000123` is also known as `123`.
 */
export function leggiNumero(gruppi: readonly Gruppo[], anno: number): { numero: number; variante: number } {
  const isAnno = ({ value, length }: Gruppo): boolean =>
    anno > 0 && ((length === 4 && value === anno) || (length === 2 && value === anno % 100));
  let rest = gruppi;
  if (rest.length > 1) {
    const last = rest.at(-1);
    const [first] = rest;
    if (last && isAnno(last)) rest = rest.slice(0, -1);
    else if (first && isAnno(first)) rest = rest.slice(1);
  }
  let best: Gruppo | undefined;
  for (const gruppo of rest)
    if (gruppo.length <= 15 && (best === undefined || gruppo.length >= best.length)) best = gruppo;
  if (best === undefined || best.value === 0) return { numero: -1, variante: -1 };
  const { value, length } = best;
  if (length >= 6 && anno > 0) {
    const scale = 10 ** (length - 4);
    if (Math.floor(value / scale) === anno && value % scale > 0)
      return { numero: value, variante: value % scale };
  }
  const other = rest.find((gruppo) => gruppo !== best && gruppo.value > 0);
  return { numero: value, variante: other ? Number(`${other.value}${value}`) : -1 };
}

function addTo(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** `partiti`: the party of each. Partite come in the order of their ids. */
export function readPartite(
  vocabolario: Vocabolario,
  righe: readonly PartitaDaAbbinare[],
  partiti: Int32Array,
): Partite {
  const quante = righe.length;
  const residui = new Float64Array(quante);
  const scadenze = new Float64Array(quante);
  const emissioni = new Float64Array(quante);
  const numeri = new Float64Array(quante).fill(-1);
  const varianti = new Float64Array(quante).fill(-1);
  const anni = new Float64Array(quante);
  const tipi = new Float64Array(quante);
  const perImporto = new Map<number, number[]>();
  const perNumero = new Map<number, number[]>();
  const perPartito: number[][] = [];
  const gruppi: Gruppo[] = [];
  const { scanner } = vocabolario;
  let attivi = 0;
  for (const [at, riga] of righe.entries()) {
    residui[at] = riga.residuo ?? riga.importo;
    const emissione = riga.data_documento ?? riga.data;
    emissioni[at] = giornoDi(emissione);
    scadenze[at] = giornoDi(riga.scadenza ?? riga.data_documento ?? riga.data);
    const anno = emissione ? Number(emissione.slice(0, 4)) : 0;
    anni[at] = anno;
    tipi[at] = riga.id_tipo_pagamento ?? 0;
    if (riga.numero_documento) {
      gruppi.length = 0;
      scanner.scan(riga.numero_documento);
      for (let token = 0; token < scanner.quanti; token += 1)
        if (scanner.tipi[token] === NUMERO)
          gruppi.push({
            value: scanner.valori[token] ?? 0,
            length: (scanner.fini[token] ?? 0) - (scanner.inizi[token] ?? 0),
          });
      const { numero, variante } = leggiNumero(gruppi, anno);
      numeri[at] = numero;
      varianti[at] = variante;
      if (numero > 0) addTo(perNumero, numero, at);
      if (variante > 0) addTo(perNumero, variante, at);
    }
    addTo(perImporto, residui[at], at);
    const partito = partiti[at] ?? 0;
    const list = perPartito[partito];
    if (list) list.push(at);
    else {
      perPartito[partito] = [at];
      attivi += 1;
    }
  }
  for (const list of perPartito) list?.sort((a, b) => (scadenze[a] ?? 0) - (scadenze[b] ?? 0) || a - b);
  return {
    quante,
    residui,
    partiti,
    scadenze,
    emissioni,
    numeri,
    varianti,
    anni,
    tipi,
    perImporto,
    perNumero,
    perPartito,
    attivi,
  };
}

/** The first place of `list`, ordered by amount, whose amount is not below `importo`. */
export function firstFrom({ residui }: Partite, list: readonly number[], importo: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((residui[list[middle] ?? 0] ?? 0) < importo) low = middle + 1;
    else high = middle;
  }
  return low;
}
