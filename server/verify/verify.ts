/** Looks whether everything that must hold of the data holds, and names the rows where it does not. */
import { readRows } from '../core/db/read.ts';
import type { Reader } from '../core/db/database.ts';
import { sql } from 'kysely';
import { otherInvariants } from './others.ts';
import { listCatalogueInvariants } from './catalogue.ts';
import { importazioniInvariants } from './importazioni.ts';
import type { Invariant } from './invariant.ts';
import { pagamentiInvariants } from './pagamenti.ts';

interface Anomalia {
  /** Name of the invariant that is broken. */
  invariante: string;
  tabella: string;
  /** Null where the table has none. */
  id_azienda: number | null;
  /** The row's key, the azienda left out; its parts divided by `/`. */
  id: string;
  /** For a person, in Italian, one line. */
  testo: string;
}

export interface VerifyOutcome {
  /** How many invariants were looked at. */
  controlli: number;
  /** At most `MASSIMO` of each invariant. */
  anomalie: Anomalia[];
  /** How many there are in all. */
  quante: number;
}

/** Rows named of each invariant: who reads a thousand lines reads none. */
const MASSIMO = 20;

/** The invariants that are written down, apart from those of the catalogue. */
export const INVARIANTS: readonly Invariant[] = [
  ...importazioniInvariants,
  ...pagamentiInvariants,
  ...otherInvariants,
];

interface Broken {
  id_azienda: number | null;
  id: string;
  perche: string;
  quante: number;
}

const toAnomaly = ({ nome, tabella }: Invariant, { id_azienda, id, perche }: Broken): Anomalia => ({
  invariante: nome,
  tabella,
  id_azienda,
  id,
  testo: `${tabella} ${id}${id_azienda === null ? '' : ` dell’azienda ${id_azienda}`}: ${perche}`,
});

/**
 * Looks at every invariant of the whole database, one statement each, so that what is written meanwhile cannot split
 * one. The rows stay in the database: memory does not grow with them. Throws when the database cannot be read.
 */
export async function verifyInvariants(reader: Reader): Promise<VerifyOutcome> {
  const invariants = [...INVARIANTS, ...(await listCatalogueInvariants(reader))];
  const outcome: VerifyOutcome = { controlli: invariants.length, anomalie: [], quante: 0 };
  for (const invariant of invariants) {
    const rows = await readRows<Broken>(reader)`
      select v.id_azienda, v.id, v.perche, (count(*) over ())::integer as quante
      from (${sql.raw(invariant.righe)}) as v order by v.id_azienda, v.id limit ${sql.lit(MASSIMO)}`;
    outcome.quante += rows[0]?.quante ?? 0;
    outcome.anomalie.push(...rows.map((broken) => toAnomaly(invariant, broken)));
  }
  return outcome;
}
