/** Questions in SQL, how the database is, and its copies. */
import { copyOneAzienda, copyWholeDatabase } from '../backup/make-backup.ts';
import { getBackupFolder, listBackup } from '../backup/backup-folder.ts';
import { INTERROGAZIONE } from './commands/save-interrogazione.ts';
import { fail, succeed } from '../core/problems.ts';
import { readImpostazioni } from '../impostazioni/sql/impostazioni.ts';
import { listInterrogazioni, listVisteReport } from './sql/interrogazioni.ts';
import { appendRegistro } from '../registro/sql/registro.ts';
import { removeVersionata, saveVersionata } from '../registro/versioned.ts';
import { readSalute } from '../sistema/sql/health.ts';
import { transact } from '../core/db/transact.ts';
import { withAzienda, withUtente, type Handlers } from '../core/http/bind.ts';
import { filterVisible } from '../backup/visible.ts';
import { readVerifica } from '../backup/verify-at-start.ts';

export const interrogazioniRoutes = {
  query: withAzienda(async ({ db, actor, body, request }) => {
    const { query_righe, query_secondi } = (await readImpostazioni(db.kysely, actor.id_azienda)).impostazioni;
    const from = performance.now();
    try {
      const outcome = await db.lettura.query({
        idAzienda: actor.id_azienda,
        sql: body.sql,
        righe: query_righe,
        tempo: query_secondi * 1_000,
      });
      if (!outcome.ok && outcome.fault) return fail('query_non_disponibile', outcome.motivo);
      if (!outcome.ok)
        return fail('query_rifiutata', {
          detail: outcome.motivo,
          dettagli: { posizione: outcome.position ?? null },
        });
      const { colonne, righe, troncato } = outcome;
      return succeed({ colonne, righe, troncato, millisecondi: Math.round(performance.now() - from) });
    } catch (cause) {
      request.log.error({ err: cause }, 'a question could not be asked');
      return fail(
        'query_non_disponibile',
        'Il database non ha potuto rispondere. Riprova; se continua, avvisa chi gestisce il server',
      );
    }
  }),

  queryViste: withUtente(async ({ db }) => {
    // A person who reads the schema is about to ask a question.
    void db.lettura.prepare();
    return succeed({ viste: await listVisteReport(db.kysely) });
  }),
  interrogazioni: withAzienda(async ({ db, actor }) =>
    succeed({ interrogazioni: await listInterrogazioni(db.kysely, actor) }),
  ),
  interrogazioneSalva: withAzienda(({ db, actor, body: { id, versione, ...dati } }) =>
    saveVersionata(db, actor, INTERROGAZIONE, { id, versione }, dati),
  ),
  interrogazioneElimina: withAzienda(({ db, actor, body }) =>
    removeVersionata(db, actor, INTERROGAZIONE, body),
  ),

  saluteDatabase: withAzienda(async ({ db, versione, dataDir, actor }) => {
    const [last = null] = filterVisible(await listBackup(dataDir), actor.id_azienda, true);
    return succeed({
      motore: db.motore,
      versione_quadra: versione,
      ...(await readSalute(db.kysely)),
      ultimo_backup: last,
      verifica: await readVerifica(dataDir),
    });
  }),

  backup: withAzienda(async ({ db, dataDir, backup, actor }) =>
    succeed({
      motore: db.motore,
      backup: filterVisible(await listBackup(dataDir), actor.id_azienda, true),
      cartella: getBackupFolder(dataDir),
      automatico: db.motore === 'pglite' && backup.conservati > 0,
      conservati: backup.conservati,
    }),
  ),

  backupFai: withAzienda(async ({ db, dataDir, actor, body }) => {
    const made =
      body.tipo === 'database'
        ? await copyWholeDatabase(db, dataDir)
        : await copyOneAzienda(db, dataDir, actor.id_azienda);
    if (!made)
      return fail(
        'richiesta_non_valida',
        'Su PostgreSQL il database intero si copia con pg_dump: vedi la guida Backup e ripristino',
      );
    return transact(db, async (tx) => {
      await appendRegistro(tx, actor, 'backup_fatto', 'backup', { dopo: made.copy });
      return succeed(made.copy);
    });
  }),
} satisfies Partial<Handlers>;
