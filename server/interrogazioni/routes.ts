/** Questions in SQL, how the database is, and its copies. */
import { backupAzienda, backupDatabase } from '../backup/fai.ts';
import { cartellaBackup, listBackup } from '../backup/cartella.ts';
import { removeInterrogazione, saveInterrogazione } from './commands/save-interrogazione.ts';
import { failure, success } from '../core/problems.ts';
import { readImpostazioni } from '../impostazioni/sql/impostazioni.ts';
import { listInterrogazioni, listVisteReport } from './sql/interrogazioni.ts';
import { appendRegistro } from '../registro/sql/registro.ts';
import { readSalute } from '../sistema/sql/salute.ts';
import { transact } from '../core/db/transact.ts';
import { forAzienda, signedIn, type Handlers } from '../core/http/bind.ts';
import { visibili } from '../backup/visibili.ts';
import { readVerifica } from '../backup/verifica-avvio.ts';

export const interrogazioniRoutes = {
  query: forAzienda(async ({ db, actor, body, request }) => {
    const { query_righe, query_secondi } = (await readImpostazioni(db.kysely, actor.id_azienda)).impostazioni;
    const from = performance.now();
    try {
      const esito = await db.lettura.interroga({
        idAzienda: actor.id_azienda,
        sql: body.sql,
        righe: query_righe,
        tempo: query_secondi * 1_000,
      });
      if (!esito.ok && esito.guasto) return failure('query_non_disponibile', { detail: esito.motivo });
      if (!esito.ok)
        return failure('query_rifiutata', {
          detail: esito.motivo,
          dettagli: { posizione: esito.posizione ?? null },
        });
      const { colonne, righe, troncato } = esito;
      return success({ colonne, righe, troncato, millisecondi: Math.round(performance.now() - from) });
    } catch (cause) {
      request.log.error({ err: cause }, 'a question could not be asked');
      return failure('query_non_disponibile', {
        detail: 'Il database non ha potuto rispondere. Riprova; se continua, avvisa chi gestisce il server',
      });
    }
  }),

  queryViste: signedIn(async ({ db }) => {
    // Who reads what can be asked is about to ask.
    void db.lettura.prepara();
    return success({ viste: await listVisteReport(db.kysely) });
  }),
  interrogazioni: forAzienda(async ({ db, actor }) =>
    success({ interrogazioni: await listInterrogazioni(db.kysely, actor) }),
  ),
  interrogazioneSalva: forAzienda(({ db, actor, body }) => saveInterrogazione(db, actor, body)),
  interrogazioneElimina: forAzienda(({ db, actor, body }) => removeInterrogazione(db, actor, body)),

  saluteDatabase: forAzienda(async ({ db, versione, dataDir, actor }) => {
    const [ultimo = null] = visibili(await listBackup(dataDir), actor.id_azienda, true);
    return success({
      motore: db.motore,
      versione_quadra: versione,
      ...(await readSalute(db.kysely)),
      ultimo_backup: ultimo,
      verifica: await readVerifica(dataDir),
    });
  }),

  backup: forAzienda(async ({ db, dataDir, backup, actor }) =>
    success({
      motore: db.motore,
      backup: visibili(await listBackup(dataDir), actor.id_azienda, true),
      cartella: cartellaBackup(dataDir),
      automatico: db.motore === 'pglite' && backup.conservati > 0,
      conservati: backup.conservati,
    }),
  ),

  backupFai: forAzienda(async ({ db, dataDir, actor, body }) => {
    const made =
      body.tipo === 'database'
        ? await backupDatabase(db, dataDir)
        : await backupAzienda(db, dataDir, actor.id_azienda);
    if (!made)
      return failure('richiesta_non_valida', {
        detail: 'Su PostgreSQL il database intero si copia con pg_dump: vedi la guida Backup e ripristino',
      });
    return transact(db, async (tx) => {
      await appendRegistro(tx, {
        ...actor,
        azione: 'backup_fatto',
        oggetto: 'backup',
        id_oggetto: null,
        dopo: made.copia,
      });
      return success(made.copia);
    });
  }),
} satisfies Partial<Handlers>;
