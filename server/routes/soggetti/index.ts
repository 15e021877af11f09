/** Anagrafiche: soggetti, what belongs to each, duplicates and merges. */
import { annulElenco } from '../../commands/annul-elenco.ts';
import { cercaDoppioni, segnaDistinti } from '../../commands/cerca-doppioni.ts';
import { importaSoggetti } from '../../commands/importa-soggetti.ts';
import {
  addDocumento,
  modifyAlias,
  modifyIban,
  modifyNota,
  removeDocumento,
} from '../../commands/modify-dettaglio.ts';
import { modifySoggetti } from '../../commands/modify-soggetti.ts';
import { annulUnione, unisciSoggetti } from '../../commands/unisci-soggetti.ts';
import { failure, success } from '../../problems.ts';
import { countSoggetti, pageSoggetti } from '../../repositories/anagrafiche.ts';
import { listElenchi } from '../../repositories/elenchi-soggetti.ts';
import { readDettaglio, readDocumento } from '../../repositories/soggetto-dettaglio.ts';
import { forAzienda, JsonText, type BoundRoute } from '../bind.ts';

export const soggettiRoutes: readonly BoundRoute[] = [
  forAzienda('soggetti', async ({ db, actor: { id_azienda }, query }) => {
    const asked = { ...query, ids: query.ids?.split(',').map(Number) };
    const { soggetti, ultimo } = await pageSoggetti(db.kysely, id_azienda, asked);
    const totale = await countSoggetti(db.kysely, id_azienda, asked);
    return success(
      new JsonText(`{"soggetti":${soggetti},${JSON.stringify({ totale, cursor: ultimo }).slice(1)}`),
    );
  }),

  forAzienda('soggettiModifica', ({ db, actor, body }) => modifySoggetti(db, actor, body)),
  forAzienda('soggettiImporta', ({ db, actor, body }) => importaSoggetti(db, actor, body)),
  forAzienda('soggettiElenchi', async ({ db, actor }) =>
    success({ elenchi: await listElenchi(db.kysely, actor.id_azienda) }),
  ),
  forAzienda('elencoAnnulla', ({ db, actor, params }) => annulElenco(db, actor, params.id_elenco)),
  forAzienda('soggettiDoppioni', async ({ db, actor }) => success(await cercaDoppioni(db, actor.id_azienda))),
  forAzienda('soggettiDistinti', ({ db, actor, body }) => segnaDistinti(db, actor, body)),
  forAzienda('soggettiUnisci', ({ db, actor, body }) => unisciSoggetti(db, actor, body)),
  forAzienda('unioneAnnulla', ({ db, actor, params }) => annulUnione(db, actor, params.id_unione)),

  forAzienda('soggetto', async ({ db, actor: { id_azienda }, params }) => {
    const dettaglio = await readDettaglio(db.kysely, { id_azienda, id_soggetto: params.id });
    return dettaglio ? success(dettaglio) : failure('non_trovato');
  }),
  forAzienda('soggettoIban', ({ db, actor, params, body }) => modifyIban(db, actor, params.id, body)),
  forAzienda('soggettoAlias', ({ db, actor, params, body }) => modifyAlias(db, actor, params.id, body)),
  forAzienda('soggettoNota', ({ db, actor, params, body }) => modifyNota(db, actor, params.id, body)),
  forAzienda('soggettoDocumento', ({ db, actor, params, body }) => addDocumento(db, actor, params.id, body)),
  forAzienda('documento', async ({ db, actor: { id_azienda }, params }) => {
    const di = { id_azienda, id_soggetto: params.id };
    const documento = await readDocumento(db.kysely, di, params.id_documento);
    if (!documento) return failure('non_trovato');
    const { nome, tipo, contenuto } = documento;
    return success({ nome, tipo, contenuto: Buffer.from(contenuto).toString('base64') });
  }),
  forAzienda('documentoElimina', ({ db, actor, params }) => removeDocumento(db, actor, params)),
];
