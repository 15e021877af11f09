/** Import templates: the list, saving one, finding the one that reads a file, versions and samples. */
import { matchesModello } from '#domain/modello-nome.ts';
import { keepCampione, removeCampioni } from './commands/keep-campione.ts';
import { modifyTracciati } from './commands/modify-tracciati.ts';
import { saveTracciato } from './commands/save-tracciato.ts';
import { failure, success } from '../core/problems.ts';
import { listCampioni, readCampione } from './sql/campioni.ts';
import { listNomiFile, listTracciati, listVersioni, listVociTracciati } from './sql/tracciati.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const tracciatiRoutes = {
  tracciatiSalva: forAzienda(({ db, actor, body }) => saveTracciato(db, actor, body)),

  tracciatoPerNome: forAzienda(async ({ db, actor, query }) => {
    const all = await listTracciati(db.kysely, actor.id_azienda);
    const candidati = all.filter(({ modello_nome }) => matchesModello(modello_nome, query.fileName));
    const [only, ...others] = candidati;
    if (!only) return failure('tracciato_non_trovato');
    return others.length === 0 ? success(only) : failure('tracciati_multipli', { dettagli: { candidati } });
  }),

  tracciati: forAzienda(async ({ db, actor }) =>
    success({
      tracciati: await listVociTracciati(db.kysely, actor.id_azienda),
      nomi_file: await listNomiFile(db.kysely, actor.id_azienda),
    }),
  ),

  tracciatiModifica: forAzienda(({ db, actor, body }) => modifyTracciati(db, actor, body)),

  tracciatoVersioni: forAzienda(async ({ db, actor, params }) => {
    const versioni = await listVersioni(db.kysely, actor.id_azienda, params.id);
    return versioni.length > 0
      ? success({ versioni })
      : failure('non_trovato', { detail: 'Il tracciato non esiste' });
  }),

  tracciatoCampioni: forAzienda(async ({ db, actor, params }) =>
    success({ campioni: await listCampioni(db.kysely, actor.id_azienda, params.id) }),
  ),

  campioneNuovo: forAzienda(({ db, actor, params, body }) => keepCampione(db, actor, params.id, body)),

  campione: forAzienda(async ({ db, actor, params }) => {
    const campione = await readCampione(db.kysely, actor.id_azienda, params.id);
    return campione ? success(campione) : failure('non_trovato', { detail: 'Il campione non esiste' });
  }),

  campioniElimina: forAzienda(({ db, actor, body }) => removeCampioni(db, actor, body.ids)),
} satisfies Partial<Handlers>;
