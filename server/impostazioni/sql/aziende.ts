/** The heading of an azienda. */
import { sql } from 'kysely';
import type { AziendaCompleta, AziendaDati } from '#api/contract/aziende.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { updateRow } from '../../core/sql/rows.ts';

const COLUMNS = [
  'id',
  'versione',
  'ragione_sociale',
  'partita_iva',
  'codice_fiscale',
  'indirizzo',
  'cap',
  'comune',
  'provincia',
  'email',
  'pec',
  'telefono',
] as const;

export const readAzienda = (reader: Reader, id: number): Promise<AziendaCompleta> =>
  reader
    .selectFrom('azienda')
    .select(COLUMNS)
    .select(sql<boolean>`logo is not null`.as('ha_logo'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export interface Logo {
  tipo: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

export async function readLogo(reader: Reader, id: number): Promise<Logo | null> {
  const row = await reader
    .selectFrom('azienda')
    .select(['logo', 'logo_tipo'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.logo && row.logo_tipo ? { tipo: row.logo_tipo, bytes: row.logo } : null;
}

type Campi = AziendaDati | { logo: Uint8Array | null; logo_tipo: Logo['tipo'] | null };

/** Writes over the version that was seen; false when there is another. */
export const updateAzienda = (tx: Tx, id: number, version: number, fields: Campi): Promise<boolean> =>
  updateRow(tx, 'azienda', { id, versione: version }, fields);
