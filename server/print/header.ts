/** The heading of an azienda, as its documents carry it. */
import type { Reader } from '../core/db/database.ts';
import { readAzienda, readLogo } from '../impostazioni/sql/aziende.ts';
import type { PrintHeader } from './types.ts';

/** Throws when the azienda does not exist. */
export async function readIntestazione(reader: Reader, id_azienda: number): Promise<PrintHeader> {
  const { id: _id, versione: _versione, ha_logo, ...azienda } = await readAzienda(reader, id_azienda);
  const logo = ha_logo ? await readLogo(reader, id_azienda) : null;
  return {
    azienda,
    logo: logo && `data:${logo.tipo};base64,${Buffer.from(logo.bytes).toString('base64')}`,
  };
}

/** `Stampato il 21/11/2026 alle 18:30 da maria`: where a document says it comes from. */
export function describeProvenance(username: string, when: Date = new Date()): string {
  const day = when.toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' });
  const ora = when.toLocaleTimeString('it-IT', { hour: '2-digit', minute: '2-digit' });
  return `Stampato il ${day} alle ${ora} da ${username}`;
}
