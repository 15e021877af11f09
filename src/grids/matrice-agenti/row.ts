/** The matrix as rows: one agente each, one field for each mandante. Pure. */
import type { MatriceAgenti, PeriodoMatrice } from '#api/contract/matrice-agenti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { findPeriodo } from '#domain/matrice.ts';

/** The field of a mandante's rate. */
type CampoMandante = `m${number}`;
export const toCampo = (idMandante: number): CampoMandante => `m${idMandante}`;
/** The mandante of a field, or null. */
export function parseMandante(field: string): number | null {
  const match = /^m(\d+)$/.exec(field);
  return match ? Number(match[1]) : null;
}

export interface RigaMatrice {
  id: number;
  agente: string;
  attivo: boolean;
  /** Mandanti of which some partita names the agente, and no rate holds on the day. */
  mancanti: number;
  /** Hundredths of a percentage point; null where there is no rate on the day. */
  [field: CampoMandante]: number | null;
}

export const getCellKey = (idAgente: number, idMandante: number): string => `${idAgente}:${idMandante}`;

/** The periods of each pair, by `getCellKey`. */
export function groupByPair(periods: readonly PeriodoMatrice[]): Map<string, PeriodoMatrice[]> {
  const byCoppia = new Map<string, PeriodoMatrice[]>();
  for (const period of periods) {
    const key = getCellKey(period.id_agente, period.id_mandante);
    const own = byCoppia.get(key);
    if (own) own.push(period);
    else byCoppia.set(key, [period]);
  }
  return byCoppia;
}

/** A rate not saved yet, and the one that was in force when it was written: another one by then is a conflict. */
interface Cambiata {
  attesa: number | null;
  aliquota: number | null;
}
/** Rates not saved yet, by `getCellKey`. */
export type MatriceDraft = ReadonlyMap<string, Cambiata>;

/** The matrix on a day, with what is not saved yet over what is. */
export function toRighe(
  { agenti, mandanti, periodi, usate }: MatriceAgenti,
  day: Giorno,
  drafted: MatriceDraft,
): RigaMatrice[] {
  const byCoppia = groupByPair(periodi);
  const used = new Set(usate.map((pair) => getCellKey(pair.id_agente, pair.id_mandante)));
  return agenti.map(({ id, ragione_sociale, attivo }) => {
    const riga: RigaMatrice = { id, agente: ragione_sociale, attivo, mancanti: 0 };
    for (const mandante of mandanti) {
      const key = getCellKey(id, mandante.id);
      const saved = findPeriodo(byCoppia.get(key) ?? [], day)?.aliquota ?? null;
      const draft = drafted.get(key);
      const aliquota = draft ? draft.aliquota : saved;
      riga[toCampo(mandante.id)] = aliquota;
      if (aliquota === null && used.has(key)) riga.mancanti += 1;
    }
    return riga;
  });
}

/** How many mandanti an agente has a rate for. */
export const countCovered = (riga: RigaMatrice): number =>
  Object.entries(riga).filter(([field, value]) => parseMandante(field) !== null && value !== null).length;
