/** What reading a sample gives, in a few figures that tell whether it still reads the same. */
import type { AttesiCampione } from '#api/contract/campioni.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { EsitoLettura, EstrattoLetto } from '../map/outcome.ts';
import { hashSha256 } from '../read/sha256.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Balances of several statements say nothing together. */
function saldoDi(
  estratti: readonly EstrattoLetto[],
  campo: 'saldo_iniziale' | 'saldo_finale',
): Centesimi | null {
  const [only, ...others] = estratti;
  return only && others.length === 0 ? only[campo] : null;
}

function esitoDi(estratti: readonly EstrattoLetto[]): AttesiCampione['esito'] {
  const esiti = estratti.map(({ quadratura }) => quadratura.esito);
  if (esiti.includes('non_quadra')) return 'non_quadra';
  return esiti.includes('quadra') ? 'quadra' : 'non_verificabile';
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
    saldo_iniziale: saldoDi(estratti, 'saldo_iniziale'),
    saldo_finale: saldoDi(estratti, 'saldo_finale'),
    esito: esitoDi(estratti),
    impronta: hashSha256(new TextEncoder().encode(JSON.stringify(righe))),
  };
}

/** True when both are of the very same rows and figures. */
export function isSameAttesi(left: AttesiCampione, right: AttesiCampione): boolean {
  return (Object.keys(left) as (keyof AttesiCampione)[]).every((campo) => left[campo] === right[campo]);
}
