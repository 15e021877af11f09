/** Import templates: the list, saving one, finding the one that reads a file, versions and samples. */
import { isOfModello } from '#domain/name-pattern.ts';
import { keepCampione, removeCampioni } from './commands/keep-campione.ts';
import { modifyTracciati } from './commands/modify-tracciati.ts';
import { saveTracciato } from './commands/save-tracciato.ts';
import { fail, succeed } from '../core/problems.ts';
import { listCampioni, readCampione } from './sql/campioni.ts';
import { listNomiFile, listTracciati, listVersioni, listVociTracciati } from './sql/tracciati.ts';
import { withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

export const tracciatiRoutes = {
  tracciatiSalva: withAzienda(({ db, actor, body }) => saveTracciato(db, actor, body)),

  tracciatoPerNome: withAzienda(async ({ db, actor, query }) => {
    const all = await listTracciati(db.kysely, actor.id_azienda);
    const candidati = all.filter(({ modello_nome }) => isOfModello(modello_nome, query.fileName));
    const [only, ...others] = candidati;
    if (!only) return fail('tracciato_non_trovato');
    return others.length === 0 ? succeed(only) : fail('tracciati_multipli', { dettagli: { candidati } });
  }),

  tracciati: withReading(async (reader, idAzienda) => ({
    tracciati: await listVociTracciati(reader, idAzienda),
    nomi_file: await listNomiFile(reader, idAzienda),
  })),

  tracciatiModifica: withAzienda(({ db, actor, body }) => modifyTracciati(db, actor, body)),

  tracciatoVersioni: withAzienda(async ({ db, actor, params }) => {
    const versioni = await listVersioni(db.kysely, actor.id_azienda, params.id);
    return versioni.length > 0 ? succeed({ versioni }) : fail('non_trovato', 'Il tracciato non esiste');
  }),

  tracciatoCampioni: withReading(async (reader, idAzienda, { params }) => ({
    campioni: await listCampioni(reader, idAzienda, params.id),
  })),

  campioneNuovo: withAzienda(({ db, actor, params, body }) => keepCampione(db, actor, params.id, body)),

  campione: withAzienda(async ({ db, actor, params }) => {
    const sample = await readCampione(db.kysely, actor.id_azienda, params.id);
    return sample ? succeed(sample) : fail('non_trovato', 'Il campione non esiste');
  }),

  campioniElimina: withAzienda(({ db, actor, body }) => removeCampioni(db, actor, body.ids)),
} satisfies Partial<Handlers>;
