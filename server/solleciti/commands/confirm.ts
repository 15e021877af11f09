/** The only way for a letter into the queue: a person has seen it and confirmed it. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { sollecitiConfermaSchema, sollecitiConfermatiSchema } from '#api/contract/solleciti.ts';
import { getToday } from '#domain/date.ts';
import { isFakeAddress } from '#domain/solleciti/addresses.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { readImpostazione } from '../../impostazioni/sql/impostazioni.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { readPosta } from '../../impostazioni/sql/posta.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import { isDimostrativa } from '../sql/partite.ts';
import { insertSollecito } from '../sql/solleciti.ts';
import type { Tx } from '../../core/db/database.ts';
import type { Actor } from '../../core/actor.ts';
import { makeLettera } from './compose.ts';
import { checkLettere, type Checked } from './check.ts';
import { readLettera } from './letter.ts';

type Request = z.output<typeof sollecitiConfermaSchema>;
type Answer = z.input<typeof sollecitiConfermatiSchema>;

/** Refuses if the number of letters is not the one that the person confirmed. */
function checkRequest({ conferma, lettere }: Request): Failure | null {
  if (conferma !== lettere.length)
    return refuseField('conferma', 'I solleciti confermati non sono quelli che partirebbero');
  const fake = lettere.findIndex(({ destinatario }) => isFakeAddress(destinatario));
  return fake === -1
    ? null
    : refuseField(`lettere.${fake}.destinatario`, 'A questo indirizzo non può esserci nessuno');
}

async function write(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  { request, livello, lettera, written }: Checked,
  domain: string,
  fra: number,
): Promise<{ id: number; dopo: unknown }> {
  const { dati } = await readLettera(tx, id_azienda, { ...written, allega_estratto: false });
  const { oggetto, testo, totale } = makeLettera(dati);
  const sollecito = {
    id_azienda,
    id_soggetto: request.id_soggetto,
    id_livello: livello.id,
    livello: livello.nome,
    numero: livello.numero,
    divisa: request.divisa,
    destinatario: request.destinatario,
    modello_oggetto: written.modello_oggetto,
    modello_testo: written.modello_testo,
    oggetto,
    testo,
    allega_estratto: livello.allega_estratto,
    id_conto: livello.id_conto,
    totale,
    motivo: null,
    id_autore: id_utente,
  };
  const partite = lettera.partite.map(({ partita, livello: own }) => ({
    id_partita: partita.id,
    id_livello: own.id,
    numero_documento: partita.numero_documento,
    data_documento: partita.data_documento,
    scadenza: partita.scadenza,
    importo: partita.importo,
    residuo: partita.residuo,
  }));
  const queue = { message_id: `<${randomUUID()}@${domain}>`, fra };
  const id = await insertSollecito(tx, sollecito, partite, queue);
  return {
    id,
    dopo: { ...sollecito, partite: partite.map(({ id_partita, residuo }) => ({ id_partita, residuo })) },
  };
}

/**
 * Puts letters into the queue, all or none, after checking every partita again under its lock. They wait for the
 * seconds that the azienda chose, during which they can be taken back.
 */
export async function confirmSolleciti(
  db: Database,
  actor: Actor,
  request: Request,
): Promise<Result<Answer>> {
  const wrong = checkRequest(request);
  if (wrong) return wrong;
  const { id_azienda } = actor;
  return transact(
    db,
    async (tx) => {
      if (await isDimostrativa(tx, id_azienda)) return fail('azienda_dimostrativa');
      const parsed = await readPosta(tx, id_azienda);
      if (!parsed) return fail('posta_non_riuscita', 'Prima salva il server di posta nelle impostazioni');
      const ids = request.lettere.flatMap(({ partite }) => partite.map(({ id }) => id));
      await holdRighe(tx, id_azienda, ids);
      const checked = await checkLettere(tx, id_azienda, getToday(), request.lettere);
      if (!checked.ok) return checked;
      const between = await readImpostazione(tx, id_azienda, 'solleciti_secondi');
      const domain = parsed.posta.mittente.slice(parsed.posta.mittente.lastIndexOf('@') + 1);
      const written: { id: number; dopo: unknown }[] = [];
      for (const each of checked.value) written.push(await write(tx, actor, each, domain, between));
      await appendManyToRegistro(tx, actor, 'sollecito_confermato', 'sollecito', written);
      return succeed({
        solleciti: written.map(({ id }) => id),
        dal: new Date(Date.now() + between * 1_000).toISOString(),
      });
    },
    {
      sollecito_partita_una_volta: fail(
        'solleciti_cambiati',
        'Qualcun altro ha appena sollecitato alcune di queste partite',
      ),
    },
  );
}
