/** The import lifecycle. */
import { annulImportazione } from './commands/annul-importazione.ts';
import { annulImportazioni, readConseguenzeImportazioni } from './commands/annul-importazioni.ts';
import { initImportazione } from './commands/init-importazione.ts';
import { proponiControparti } from './commands/proponi-controparti.ts';
import { openImportazione } from './commands/open-importazione.ts';
import { receiveLotto } from './commands/receive-lotto.ts';
import { rereadImportazione } from './commands/reread-importazione.ts';
import { undoRilettura } from './commands/undo-rilettura.ts';
import { keepOriginale, saveImpostazioniImportazione } from './commands/keep-originale.ts';
import { success } from '../core/problems.ts';
import { listImportazioni } from './sql/importazioni.ts';
import { readImpostazioniImportazione } from './sql/originali.ts';
import { readOriginaleDi, readRigheImportate, readRighePresenti } from './letture.ts';
import { listPresenti } from './sql/righe.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const importazioniRoutes = {
  logImportAdd: forAzienda(({ db, actor }) => openImportazione(db, actor)),

  importPresenti: forAzienda(async ({ db, actor, body }) =>
    success({ presenti: await listPresenti(db.kysely, actor.id_azienda, body) }),
  ),

  importRighePresenti: forAzienda(({ db, actor, body }) =>
    readRighePresenti(db.kysely, actor.id_azienda, body),
  ),

  importProposte: forAzienda(({ db, actor, body }) => proponiControparti(db, actor, body)),

  importAlias: forAzienda(({ db, actor, body }) => initImportazione(db, actor, body)),

  importRows: forAzienda(({ db, actor, query, body }) => receiveLotto(db, actor, query.id_imp, body)),

  allDelImport: forAzienda(({ db, actor, params, query }) =>
    annulImportazione(db, actor, params.id, query.conferma === 'true', query.annulla_pagamenti === 'true'),
  ),

  importazioni: forAzienda(async ({ db, actor }) =>
    success({ importazioni: await listImportazioni(db.kysely, actor.id_azienda) }),
  ),

  importazioniConseguenze: forAzienda(({ db, actor, body }) =>
    readConseguenzeImportazioni(db, actor, body.ids),
  ),

  importazioniAnnulla: forAzienda(({ db, actor, body }) => annulImportazioni(db, actor, body.ids, body)),

  impostazioniImportazione: forAzienda(async ({ db, actor }) =>
    success(await readImpostazioniImportazione(db.kysely, actor.id_azienda)),
  ),

  impostazioniImportazioneSalva: forAzienda(({ db, actor, body }) =>
    saveImpostazioniImportazione(db, actor, body),
  ),

  originaleSalva: forAzienda(({ db, actor, params, body }) => keepOriginale(db, actor, params.id, body)),

  originale: forAzienda(({ db, actor, params, query }) =>
    readOriginaleDi(db.kysely, actor.id_azienda, params.id, query.pezzo),
  ),

  importazioneRighe: forAzienda(({ db, actor, params, query }) =>
    readRigheImportate(db.kysely, actor.id_azienda, params.id, query.cursor),
  ),

  importazioneRiletta: forAzienda(({ db, actor, params, body }) =>
    rereadImportazione(db, actor, params.id, body),
  ),

  rilettaAnnulla: forAzienda(({ db, actor, params }) => undoRilettura(db, actor, params.id)),
} satisfies Partial<Handlers>;
