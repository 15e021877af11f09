/** Disputes: a partita in dispute gets no sollecito. */
import type { z } from 'zod';
import type { contestazioneNuovaSchema, contestazioneSalvaSchema } from '#api/contract/solleciti.ts';
import { getToday } from '#domain/date.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  insertContestazione,
  readContestazione,
  updateContestazione,
  type ContestazioneWire,
} from '../sql/contestazioni.ts';
import type { Actor } from '../../core/actor.ts';

const OPENED = { contestazione_aperta: fail('gia_esistente', 'La partita è già contestata') };

export async function openContestazione(
  db: Database,
  actor: Actor,
  { id_partita, motivo, dal }: z.output<typeof contestazioneNuovaSchema>,
): Promise<Result<ContestazioneWire>> {
  const { id_azienda, id_utente } = actor;
  return transact(
    db,
    async (tx) => {
      const riga = (await holdRighe(tx, id_azienda, [id_partita])).get(id_partita);
      if (riga?.natura !== 'partita') return fail('non_trovato', 'La partita non esiste');
      const fresh = { id_azienda, id_partita, motivo, dal: dal ?? getToday(), id_autore: id_utente };
      const id = await insertContestazione(tx, fresh);
      const dopo = await readContestazione(tx, id_azienda, id);
      if (!dopo) throw new Error('a contestazione that was just written cannot be read');
      const azione = 'contestazione_aperta';
      await appendRegistro(tx, actor, azione, 'contestazione', { id, dopo });
      return succeed(dopo);
    },
    OPENED,
  );
}

/** Closes a dispute, opens it again, or corrects its reason. */
export async function saveContestazione(
  db: Database,
  actor: Actor,
  id: number,
  { versione, motivo, al }: z.output<typeof contestazioneSalvaSchema>,
): Promise<Result<ContestazioneWire>> {
  const { id_azienda } = actor;
  return transact(
    db,
    async (tx) => {
      const prima = await readContestazione(tx, id_azienda, id);
      if (!prima) return fail('non_trovato', 'La contestazione non esiste');
      if (al !== null && al < prima.dal) return refuseField('al', 'Finisce prima di cominciare');
      if (
        !(await updateContestazione(tx, id_azienda, { id, versione }, { motivo: motivo ?? prima.motivo, al }))
      )
        return fail('versione_superata', {
          dettagli: { attuale: await readContestazione(tx, id_azienda, id) },
        });
      const dopo = await readContestazione(tx, id_azienda, id);
      if (!dopo) throw new Error('a contestazione that was just written cannot be read');
      const azione = al === null ? 'contestazione_modificata' : 'contestazione_chiusa';
      await appendRegistro(tx, actor, azione, 'contestazione', { id, prima, dopo });
      return succeed(dopo);
    },
    OPENED,
  );
}
