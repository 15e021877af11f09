/** The azienda's own data. */
import type { z } from 'zod';
import { type AziendaCompleta, type aziendaSalvaSchema, LOGO_KB } from '#api/contract/aziende.ts';
import { checkPartitaIva } from '#domain/codici.ts';
import { checkCodiceFiscale } from '#domain/codici-fiscali.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { type Logo, readAzienda, updateAzienda } from '../sql/aziende.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { linkAzienda } from '../../utenti/sql/utenti.ts';
import type { Actor } from '../../core/actor.ts';
import { receiveCondivise } from '../../condivise/commands/share.ts';
import { createAzienda } from './create-azienda.ts';

type Campi = Parameters<typeof updateAzienda>[3];

async function write(
  tx: Tx,
  actor: Actor,
  version: number,
  fields: Campi,
  azione: string,
): Promise<Result<AziendaCompleta>> {
  const { id_azienda } = actor;
  const prima = await readAzienda(tx, id_azienda);
  if (!(await updateAzienda(tx, id_azienda, version, fields)))
    return fail('versione_superata', { dettagli: { attuale: await readAzienda(tx, id_azienda) } });
  const dopo = await readAzienda(tx, id_azienda);
  await appendRegistro(tx, actor, azione, 'azienda', { id: id_azienda, prima, dopo });
  return succeed(dopo);
}

/** Saves the heading; partita IVA and codice fiscale must carry right check digits. */
export async function saveAzienda(
  db: Database,
  actor: Actor,
  { versione, ...dati }: z.output<typeof aziendaSalvaSchema>,
): Promise<Result<AziendaCompleta>> {
  const iva = dati.partita_iva ? checkPartitaIva(dati.partita_iva) : null;
  if (iva && !iva.ok) return refuseField('partita_iva', iva.motivo);
  const fiscal = dati.codice_fiscale ? checkCodiceFiscale(dati.codice_fiscale) : null;
  if (fiscal && !fiscal.ok) return refuseField('codice_fiscale', fiscal.motivo);
  const fields = {
    ...dati,
    partita_iva: iva?.valore ?? null,
    codice_fiscale: fiscal?.valore ?? null,
    indirizzo: dati.indirizzo || null,
    comune: dati.comune || null,
    telefono: dati.telefono || null,
  };
  return transact(db, (tx) => write(tx, actor, versione, fields, 'azienda_modificata'));
}

/** The bytes that each kind of picture begins with (PNG: ISO/IEC 15948, 5.2; JPEG: ITU-T T.81, B.1.1.3). */
const STARTS: Readonly<Record<Logo['tipo'], readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Reads a `data:` address; the reason in Italian when it is not a picture that we take. */
function readDataUrl(url: string): Logo | string {
  const [, tipo, body] = /^data:(image\/(?:png|jpeg));base64,(.+)$/.exec(url) ?? [];
  if ((tipo !== 'image/png' && tipo !== 'image/jpeg') || body === undefined)
    return 'Il logo è un’immagine PNG o JPEG';
  const bytes = Buffer.from(body, 'base64');
  if (bytes.length > LOGO_KB * 1024) return `Il logo può pesare al massimo ${LOGO_KB} kB`;
  // The bytes decide, not the declared type: the picture is shown and printed in many places.
  if (!STARTS[tipo].every((byte, at) => bytes[at] === byte)) return 'Il file non è un’immagine PNG o JPEG';
  return { tipo, bytes };
}

export async function saveLogo(
  db: Database,
  actor: Actor,
  { logo, versione }: { logo: string | null; versione: number },
): Promise<Result<AziendaCompleta>> {
  const read = logo === null ? null : readDataUrl(logo);
  if (typeof read === 'string') return refuseField('logo', read);
  const fields = { logo: read?.bytes ?? null, logo_tipo: read?.tipo ?? null };
  return transact(db, (tx) => write(tx, actor, versione, fields, read ? 'logo_cambiato' : 'logo_tolto'));
}

/** Another azienda, which whoever makes it may open. */
export const addAzienda = (db: Database, actor: Actor, ragioneSociale: string): Promise<Result<number>> =>
  transact(db, async (tx) => {
    const id = await createAzienda(tx, ragioneSociale);
    await linkAzienda(tx, actor.id_utente, id);
    await receiveCondivise(tx, { ...actor, id_azienda: id });
    await appendRegistro(tx, { id_azienda: id, id_utente: actor.id_utente }, 'azienda_creata', 'azienda', {
      id,
      dopo: { ragione_sociale: ragioneSociale },
    });
    return succeed(id);
  });
