/** The import lifecycle. */
import { annulImportazione } from './commands/annul-importazione.ts';
import { annulImportazioni, readConseguenzeImportazioni } from './commands/annul-importazioni.ts';
import { startImportazione } from './commands/init-importazione.ts';
import { proposeControparti } from './commands/propose-controparti.ts';
import { openImportazione } from './commands/open-importazione.ts';
import { receiveLotto } from './commands/receive-lotto.ts';
import { rereadImportazione } from './commands/reread-importazione.ts';
import { undoRilettura } from './commands/undo-rilettura.ts';
import { keepOriginale, saveImpostazioniImportazione } from './commands/keep-originale.ts';
import { listImportazioni } from './sql/importazioni.ts';
import { readImpostazioniImportazione } from './sql/originals.ts';
import { readOriginaleDi, readRigheImportate, readRighePresenti } from './readings.ts';
import { listPresenti } from './sql/righe.ts';
import { JsonText, withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

export const importazioniRoutes = {
  logImportAdd: withAzienda(({ db, actor }) => openImportazione(db, actor)),

  importPresenti: withReading(async (reader, idAzienda, { body }) => ({
    presenti: await listPresenti(reader, idAzienda, body),
  })),

  importRighePresenti: withAzienda(({ db, actor, body }) =>
    readRighePresenti(db.kysely, actor.id_azienda, body),
  ),

  importProposte: withAzienda(({ db, actor, body }) => proposeControparti(db, actor, body)),

  importAlias: withAzienda(({ db, actor, body }) => startImportazione(db, actor, body)),

  importRows: withAzienda(({ db, actor, query, body }) => receiveLotto(db, actor, query.id_imp, body)),

  allDelImport: withAzienda(({ db, actor, params, query }) =>
    annulImportazione(db, actor, params.id, {
      conferma: query.conferma === 'true',
      annulla_pagamenti: query.annulla_pagamenti === 'true',
    }),
  ),

  // Thousands of rows that PostgreSQL has just made of its own columns: checking each again costs more than reading them.
  importazioni: withReading(
    async (reader, idAzienda, { query }) => new JsonText(await listImportazioni(reader, idAzienda, query)),
  ),

  importazioniConseguenze: withAzienda(({ db, actor, body }) =>
    readConseguenzeImportazioni(db, actor, body.ids),
  ),

  importazioniAnnulla: withAzienda(({ db, actor, body }) => annulImportazioni(db, actor, body.ids, body)),

  impostazioniImportazione: withReading((reader, idAzienda) =>
    readImpostazioniImportazione(reader, idAzienda),
  ),

  impostazioniImportazioneSalva: withAzienda(({ db, actor, body }) =>
    saveImpostazioniImportazione(db, actor, body),
  ),

  originaleSalva: withAzienda(({ db, actor, params, body }) => keepOriginale(db, actor, params.id, body)),

  originale: withAzienda(({ db, actor, params, query }) =>
    readOriginaleDi(db.kysely, actor.id_azienda, params.id, query.pezzo),
  ),

  importazioneRighe: withAzienda(({ db, actor, params, query }) =>
    readRigheImportate(db.kysely, actor.id_azienda, params.id, query.cursor),
  ),

  importazioneRiletta: withAzienda(({ db, actor, params, body }) =>
    rereadImportazione(db, actor, params.id, body),
  ),

  rilettaAnnulla: withAzienda(({ db, actor, params }) => undoRilettura(db, actor, params.id)),
} satisfies Partial<Handlers>;
