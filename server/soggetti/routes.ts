/** Anagrafiche: soggetti, what belongs to each, duplicates and merges. */
import { annulElenco } from './commands/annul-elenco.ts';
import { cercaDoppioni, segnaDistinti } from './commands/cerca-doppioni.ts';
import { importaSoggetti } from './commands/importa-soggetti.ts';
import {
  addDocumento,
  modifyAlias,
  modifyIban,
  modifyNota,
  removeDocumento,
} from './commands/modify-dettaglio.ts';
import { modifySoggetti } from './commands/modify-soggetti.ts';
import { annulUnione, unisciSoggetti } from './commands/unisci-soggetti.ts';
import { failure, success } from '../core/problems.ts';
import { countSoggetti, pageSoggetti } from './sql/anagrafiche.ts';
import { listElenchi } from './sql/elenchi-soggetti.ts';
import { readDettaglio, readDocumento } from './sql/soggetto-dettaglio.ts';
import { forAzienda, JsonText, type Handlers } from '../core/http/bind.ts';

export const soggettiRoutes = {
  soggetti: forAzienda(async ({ db, actor: { id_azienda }, query }) => {
    const asked = { ...query, ids: query.ids?.split(',').map(Number) };
    const { soggetti, ultimo } = await pageSoggetti(db.kysely, id_azienda, asked);
    const totale = await countSoggetti(db.kysely, id_azienda, asked);
    return success(
      new JsonText(`{"soggetti":${soggetti},${JSON.stringify({ totale, cursor: ultimo }).slice(1)}`),
    );
  }),

  soggettiModifica: forAzienda(({ db, actor, body }) => modifySoggetti(db, actor, body)),
  soggettiImporta: forAzienda(({ db, actor, body }) => importaSoggetti(db, actor, body)),
  soggettiElenchi: forAzienda(async ({ db, actor }) =>
    success({ elenchi: await listElenchi(db.kysely, actor.id_azienda) }),
  ),
  elencoAnnulla: forAzienda(({ db, actor, params }) => annulElenco(db, actor, params.id_elenco)),
  soggettiDoppioni: forAzienda(async ({ db, actor }) => success(await cercaDoppioni(db, actor.id_azienda))),
  soggettiDistinti: forAzienda(({ db, actor, body }) => segnaDistinti(db, actor, body)),
  soggettiUnisci: forAzienda(({ db, actor, body }) => unisciSoggetti(db, actor, body)),
  unioneAnnulla: forAzienda(({ db, actor, params }) => annulUnione(db, actor, params.id_unione)),

  soggetto: forAzienda(async ({ db, actor: { id_azienda }, params }) => {
    const dettaglio = await readDettaglio(db.kysely, { id_azienda, id_soggetto: params.id });
    return dettaglio ? success(dettaglio) : failure('non_trovato');
  }),
  soggettoIban: forAzienda(({ db, actor, params, body }) => modifyIban(db, actor, params.id, body)),
  soggettoAlias: forAzienda(({ db, actor, params, body }) => modifyAlias(db, actor, params.id, body)),
  soggettoNota: forAzienda(({ db, actor, params, body }) => modifyNota(db, actor, params.id, body)),
  soggettoDocumento: forAzienda(({ db, actor, params, body }) => addDocumento(db, actor, params.id, body)),
  documento: forAzienda(async ({ db, actor: { id_azienda }, params }) => {
    const di = { id_azienda, id_soggetto: params.id };
    const documento = await readDocumento(db.kysely, di, params.id_documento);
    if (!documento) return failure('non_trovato');
    const { nome, tipo, contenuto } = documento;
    return success({ nome, tipo, contenuto: Buffer.from(contenuto).toString('base64') });
  }),
  documentoElimina: forAzienda(({ db, actor, params }) => removeDocumento(db, actor, params)),
} satisfies Partial<Handlers>;
