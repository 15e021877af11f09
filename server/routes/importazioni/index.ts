/** The import lifecycle. */
import { annulImportazione } from '../../commands/annul-importazione.ts';
import { initImportazione } from '../../commands/init-importazione.ts';
import { openImportazione } from '../../commands/open-importazione.ts';
import { receiveLotto } from '../../commands/receive-lotto.ts';
import { success } from '../../problems.ts';
import { listImportazioni } from '../../repositories/importazioni.ts';
import { listPresenti } from '../../repositories/righe.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const importazioniRoutes: readonly BoundRoute[] = [
  forAzienda('logImportAdd', ({ db, actor }) => openImportazione(db, actor)),

  forAzienda('importPresenti', async ({ db, actor, body }) =>
    success({ presenti: await listPresenti(db.kysely, actor.id_azienda, body) }),
  ),

  forAzienda('importAlias', ({ db, actor, body }) => initImportazione(db, actor, body)),

  forAzienda('importRows', ({ db, actor, query, body }) => receiveLotto(db, actor, query.id_imp, body)),

  forAzienda('allDelImport', ({ db, actor, params, query }) =>
    annulImportazione(db, actor, params.id, query.conferma === 'true'),
  ),

  forAzienda('importazioni', async ({ db, actor }) =>
    success({ importazioni: await listImportazioni(db.kysely, actor.id_azienda) }),
  ),
];
