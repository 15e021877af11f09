/** The import lifecycle. */
import { annulImportazione } from '../../commands/annul-importazione.ts';
import { annulImportazioni, readConseguenzeImportazioni } from '../../commands/annul-importazioni.ts';
import { initImportazione } from '../../commands/init-importazione.ts';
import { proponiControparti } from '../../commands/proponi-controparti.ts';
import { openImportazione } from '../../commands/open-importazione.ts';
import { receiveLotto } from '../../commands/receive-lotto.ts';
import { rereadImportazione } from '../../commands/reread-importazione.ts';
import { undoRilettura } from '../../commands/undo-rilettura.ts';
import { keepOriginale, saveImpostazioniImportazione } from '../../commands/keep-originale.ts';
import { success } from '../../problems.ts';
import { listImportazioni } from '../../repositories/importazioni.ts';
import { readImpostazioniImportazione } from '../../repositories/originali.ts';
import { readOriginaleDi, readRigheImportate, readRighePresenti } from './letture.ts';
import { listPresenti } from '../../repositories/righe.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const importazioniRoutes: readonly BoundRoute[] = [
  forAzienda('logImportAdd', ({ db, actor }) => openImportazione(db, actor)),

  forAzienda('importPresenti', async ({ db, actor, body }) =>
    success({ presenti: await listPresenti(db.kysely, actor.id_azienda, body) }),
  ),

  forAzienda('importRighePresenti', ({ db, actor, body }) =>
    readRighePresenti(db.kysely, actor.id_azienda, body),
  ),

  forAzienda('importProposte', ({ db, actor, body }) => proponiControparti(db, actor, body)),

  forAzienda('importAlias', ({ db, actor, body }) => initImportazione(db, actor, body)),

  forAzienda('importRows', ({ db, actor, query, body }) => receiveLotto(db, actor, query.id_imp, body)),

  forAzienda('allDelImport', ({ db, actor, params, query }) =>
    annulImportazione(db, actor, params.id, query.conferma === 'true', query.annulla_pagamenti === 'true'),
  ),

  forAzienda('importazioni', async ({ db, actor }) =>
    success({ importazioni: await listImportazioni(db.kysely, actor.id_azienda) }),
  ),

  forAzienda('importazioniConseguenze', ({ db, actor, body }) =>
    readConseguenzeImportazioni(db, actor, body.ids),
  ),

  forAzienda('importazioniAnnulla', ({ db, actor, body }) => annulImportazioni(db, actor, body.ids, body)),

  forAzienda('impostazioniImportazione', async ({ db, actor }) =>
    success(await readImpostazioniImportazione(db.kysely, actor.id_azienda)),
  ),

  forAzienda('impostazioniImportazioneSalva', ({ db, actor, body }) =>
    saveImpostazioniImportazione(db, actor, body),
  ),

  forAzienda('originaleSalva', ({ db, actor, params, body }) => keepOriginale(db, actor, params.id, body)),

  forAzienda('originale', ({ db, actor, params, query }) =>
    readOriginaleDi(db.kysely, actor.id_azienda, params.id, query.pezzo),
  ),

  forAzienda('importazioneRighe', ({ db, actor, params, query }) =>
    readRigheImportate(db.kysely, actor.id_azienda, params.id, query.cursor),
  ),

  forAzienda('importazioneRiletta', ({ db, actor, params, body }) =>
    rereadImportazione(db, actor, params.id, body),
  ),

  forAzienda('rilettaAnnulla', ({ db, actor, params }) => undoRilettura(db, actor, params.id)),
];
