/** The proof of a statement line by line: the balance the file writes against the one its rows give. */
import type { RigaImport } from '#api/contract/invio-import.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { EstrattoLetto } from './outcome.ts';
import { proveCatena } from '#domain/quadratura/proof.ts';

export interface RigaProvata {
  /** Place in the file, from 0. */
  id: number;
  riga: number;
  data: RigaImport['data'];
  descrizione: string;
  importo: Centesimi;
  saldo: Centesimi | null;
  calcolato: Centesimi | null;
  /** What the file's balance has more than the rows give; null where the file writes none. */
  differenza: Centesimi | null;
}

/** The rows in the order of the file, each with the balance that follows from the opening one and the rows before it. */
export function proveRighe({ righe, saldo_iniziale }: EstrattoLetto): RigaProvata[] {
  const catena = proveCatena(righe);
  const opening = saldo_iniziale ?? catena?.iniziale ?? null;
  const newestFirst = catena
    ? catena.ordine === 'nuove_prima'
    : (righe[0]?.data ?? '') > (righe.at(-1)?.data ?? '');
  const proved: RigaProvata[] = righe.map(({ riga, data, descrizione, importo, saldo }, id) => ({
    id,
    riga,
    data,
    descrizione,
    importo,
    saldo,
    calcolato: null,
    differenza: null,
  }));
  if (opening === null) return proved;
  let saldo: number = opening;
  for (const proof of newestFirst ? proved.toReversed() : proved) {
    saldo += proof.importo;
    proof.calcolato = toCentesimi(saldo);
    proof.differenza = proof.saldo === null ? null : toCentesimi(proof.saldo - saldo);
  }
  return proved;
}
