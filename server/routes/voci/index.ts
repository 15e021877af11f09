/** Voci, rules, what explains movimenti, prima nota. */
import { applyAll, proveRegola } from '../../commands/voci/applica.ts';
import { assignMovimenti, freeMovimenti } from '../../commands/voci/assegna.ts';
import { readPrimaNota } from '../../commands/voci/prima-nota.ts';
import { addUsuali, orderRegole, removeRegola, saveRegola } from '../../commands/voci/regole.ts';
import { removeVoce, saveVoce } from '../../commands/voci/salva.ts';
import { removeTracciatoPrimaNota, saveTracciatoPrimaNota } from '../../commands/voci/tracciati.ts';
import { success } from '../../problems.ts';
import {
  listAssegnazioniDi,
  listAssegnazioniPagina,
  readSpiegazioni,
} from '../../repositories/voci/movimenti.ts';
import { listRegole } from '../../repositories/voci/regole.ts';
import { listTracciatiPrimaNota } from '../../repositories/voci/tracciati.ts';
import { listVoci } from '../../repositories/voci/voci.ts';
import { forAzienda, JsonText, type BoundRoute } from '../bind.ts';

export const vociRoutes: readonly BoundRoute[] = [
  forAzienda('voci', async ({ db, actor }) => success({ voci: await listVoci(db.kysely, actor.id_azienda) })),
  forAzienda('voceSalva', ({ db, actor, body }) => saveVoce(db, actor, body)),
  forAzienda('voceElimina', ({ db, actor, body }) => removeVoce(db, actor, body)),
  forAzienda('vociUsuali', ({ db, actor, body }) => addUsuali(db, actor, body.regole)),

  forAzienda('regole', async ({ db, actor }) =>
    success({ regole: await listRegole(db.kysely, actor.id_azienda) }),
  ),
  forAzienda('regolaSalva', ({ db, actor, body }) => saveRegola(db, actor, body)),
  forAzienda('regolaElimina', ({ db, actor, body }) => removeRegola(db, actor, body)),
  forAzienda('regoleOrdine', ({ db, actor, body }) => orderRegole(db, actor, body)),
  forAzienda('regolaProva', ({ db, actor, body }) => proveRegola(db, actor, body)),
  forAzienda('regoleApplica', ({ db, actor, body }) => applyAll(db, actor, body)),

  forAzienda('movimentiAssegna', ({ db, actor, body }) => assignMovimenti(db, actor, body)),
  forAzienda('movimentiLibera', ({ db, actor, body }) => freeMovimenti(db, actor, body)),
  forAzienda('assegnazioni', async ({ db, actor, query }) =>
    success(await listAssegnazioniPagina(db.kysely, actor.id_azienda, query)),
  ),
  forAzienda('movimentoAssegnazioni', async ({ db, actor, params }) =>
    success({ assegnazioni: await listAssegnazioniDi(db.kysely, actor.id_azienda, params.id) }),
  ),
  forAzienda('spiegazioni', async ({ db, actor, query }) =>
    success(await readSpiegazioni(db.kysely, actor.id_azienda, query)),
  ),
  forAzienda('primaNota', async ({ db, actor, query }) => {
    const nota = await readPrimaNota(db, actor, query);
    // A year has tens of thousands of lines: checking each of them again costs more than making them.
    return nota.ok ? success(new JsonText(JSON.stringify(nota.value))) : nota;
  }),
  forAzienda('primaNotaTracciati', async ({ db, actor }) =>
    success({ tracciati: await listTracciatiPrimaNota(db.kysely, actor.id_azienda) }),
  ),
  forAzienda('primaNotaTracciatoSalva', ({ db, actor, body }) => saveTracciatoPrimaNota(db, actor, body)),
  forAzienda('primaNotaTracciatoElimina', ({ db, actor, body }) => removeTracciatoPrimaNota(db, actor, body)),
];
