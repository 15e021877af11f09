/** What reading a sample gives, in a few figures that tell whether it still reads the same. */
import type { AttesiCampione } from '#api/contract/campioni.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { EsitoLettura, EstrattoLetto } from '../map/outcome.ts';
import { hashSha256 } from '../read/sha256.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Balances of several statements say nothing together. */
function saldoOf(
  estratti: readonly EstrattoLetto[],
  field: 'saldo_iniziale' | 'saldo_finale',
): Centesimi | null {
  const [only, ...others] = estratti;
  return only && others.length === 0 ? only[field] : null;
}

function outcomeOf(estratti: readonly EstrattoLetto[]): AttesiCampione['esito'] {
  const outcomes = estratti.map(({ quadratura }) => quadratura.esito);
  if (outcomes.includes('non_quadra')) return 'non_quadra';
  return outcomes.includes('quadra') ? 'quadra' : 'non_verificabile';
}

export function computeAttesiCampione({ estratti }: Letto): AttesiCampione {
  const righe = estratti.flatMap((estratto) => estratto.righe);
  let [dare, avere] = [0, 0];
  for (const { importo } of righe) {
    if (importo < 0) dare += importo;
    else avere += importo;
  }
  return {
    righe: righe.length,
    scartate: estratti.reduce((sum, { scartate }) => sum + scartate.length, 0),
    dare: toCentesimi(dare),
    avere: toCentesimi(avere),
    saldo_iniziale: saldoOf(estratti, 'saldo_iniziale'),
    saldo_finale: saldoOf(estratti, 'saldo_finale'),
    esito: outcomeOf(estratti),
    impronta: hashSha256(new TextEncoder().encode(JSON.stringify(righe))),
  };
}

/** True when both are of the very same rows and figures. */
export const isSameAttesi = (left: AttesiCampione, right: AttesiCampione): boolean =>
  (Object.keys(left) as (keyof AttesiCampione)[]).every((field) => left[field] === right[field]);
