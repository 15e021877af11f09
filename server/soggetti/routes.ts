/** Anagrafiche: soggetti, what belongs to each, duplicates and merges. */
import { annulElenco } from './commands/annul-elenco.ts';
import { readDoppioni, markDistinti } from './commands/search-doppioni.ts';
import { importSoggetti } from './commands/import-soggetti.ts';
import {
  addDocumento,
  modifyAlias,
  modifyIban,
  modifyNota,
  removeDocumento,
} from './commands/modify-dettaglio.ts';
import { modifySoggetti } from './commands/modify-soggetti.ts';
import { annulUnione, mergeSoggetti } from './commands/merge-soggetti.ts';
import { fail, succeed } from '../core/problems.ts';
import { countSoggetti, readSoggettiPage } from './sql/anagrafiche.ts';
import { listElenchi } from './sql/elenchi-soggetti.ts';
import { readDetail, readDocumento } from './sql/soggetto-detail.ts';
import { withAzienda, withReading, JsonText, type Handlers } from '../core/http/bind.ts';

export const soggettiRoutes = {
  soggetti: withAzienda(async ({ db, actor: { id_azienda }, query }) => {
    const asked = { ...query, ids: query.ids?.split(',').map(Number) };
    const { soggetti, ultimo } = await readSoggettiPage(db.kysely, id_azienda, asked);
    const totale = await countSoggetti(db.kysely, id_azienda, asked);
    return succeed(
      new JsonText(`{"soggetti":${soggetti},${JSON.stringify({ totale, cursor: ultimo }).slice(1)}`),
    );
  }),

  soggettiModifica: withAzienda(({ db, actor, body }) => modifySoggetti(db, actor, body)),
  soggettiImporta: withAzienda(({ db, actor, body }) => importSoggetti(db, actor, body)),
  soggettiElenchi: withReading(async (reader, idAzienda) => ({
    elenchi: await listElenchi(reader, idAzienda),
  })),
  elencoAnnulla: withAzienda(({ db, actor, params }) => annulElenco(db, actor, params.id_elenco)),
  soggettiDoppioni: withAzienda(async ({ db, actor }) => succeed(await readDoppioni(db, actor.id_azienda))),
  soggettiDistinti: withAzienda(({ db, actor, body }) => markDistinti(db, actor, body)),
  soggettiUnisci: withAzienda(({ db, actor, body }) => mergeSoggetti(db, actor, body)),
  unioneAnnulla: withAzienda(({ db, actor, params }) => annulUnione(db, actor, params.id_unione)),

  soggetto: withAzienda(async ({ db, actor: { id_azienda }, params }) => {
    const detail = await readDetail(db.kysely, { id_azienda, id_soggetto: params.id });
    return detail ? succeed(detail) : fail('non_trovato');
  }),
  soggettoIban: withAzienda(({ db, actor, params, body }) => modifyIban(db, actor, params.id, body)),
  soggettoAlias: withAzienda(({ db, actor, params, body }) => modifyAlias(db, actor, params.id, body)),
  soggettoNota: withAzienda(({ db, actor, params, body }) => modifyNota(db, actor, params.id, body)),
  soggettoDocumento: withAzienda(({ db, actor, params, body }) => addDocumento(db, actor, params.id, body)),
  documento: withAzienda(async ({ db, actor: { id_azienda }, params }) => {
    const of = { id_azienda, id_soggetto: params.id };
    const documento = await readDocumento(db.kysely, of, params.id_documento);
    if (!documento) return fail('non_trovato');
    const { nome, tipo, contenuto } = documento;
    return succeed({ nome, tipo, contenuto: Buffer.from(contenuto).toString('base64') });
  }),
  documentoElimina: withAzienda(({ db, actor, params }) => removeDocumento(db, actor, params)),
} satisfies Partial<Handlers>;
