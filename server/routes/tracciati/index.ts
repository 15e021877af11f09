/** Import templates: saving one, and finding the one that reads a file. */
import { matchesModello } from '#domain/modello-nome.ts';
import { saveTracciato } from '../../commands/save-tracciato.ts';
import { failure, success } from '../../problems.ts';
import { listTracciati } from '../../repositories/tracciati.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const tracciatiRoutes: readonly BoundRoute[] = [
  forAzienda('tracciatiSalva', ({ db, actor, body }) => saveTracciato(db, actor, body)),

  forAzienda('tracciatoPerNome', async ({ db, actor, query }) => {
    const all = await listTracciati(db.kysely, actor.id_azienda);
    const candidati = all.filter(({ modello_nome }) => matchesModello(modello_nome, query.fileName));
    const [only, ...others] = candidati;
    if (!only) return failure('tracciato_non_trovato');
    return others.length === 0 ? success(only) : failure('tracciati_multipli', { dettagli: { candidati } });
  }),
];
