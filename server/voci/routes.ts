/** Voci, rules, what explains movimenti, prima nota. */
import { applyAll, proveRegola } from './commands/applica.ts';
import { assignMovimenti, freeMovimenti } from './commands/assegna.ts';
import { readPrimaNota } from './commands/prima-nota.ts';
import { addUsuali, orderRegole, removeRegola, saveRegola } from './commands/regole.ts';
import { removeVoce, saveVoce } from './commands/salva.ts';
import { removeTracciatoPrimaNota, saveTracciatoPrimaNota } from './commands/tracciati.ts';
import { success } from '../core/problems.ts';
import { listAssegnazioniDi, listAssegnazioniPagina, readSpiegazioni } from './sql/movimenti.ts';
import { listRegole } from './sql/regole.ts';
import { listTracciatiPrimaNota } from './sql/tracciati.ts';
import { listVoci } from './sql/voci.ts';
import { forAzienda, JsonText, type Handlers } from '../core/http/bind.ts';

export const vociRoutes = {
  voci: forAzienda(async ({ db, actor }) => success({ voci: await listVoci(db.kysely, actor.id_azienda) })),
  voceSalva: forAzienda(({ db, actor, body }) => saveVoce(db, actor, body)),
  voceElimina: forAzienda(({ db, actor, body }) => removeVoce(db, actor, body)),
  vociUsuali: forAzienda(({ db, actor, body }) => addUsuali(db, actor, body.regole)),

  regole: forAzienda(async ({ db, actor }) =>
    success({ regole: await listRegole(db.kysely, actor.id_azienda) }),
  ),
  regolaSalva: forAzienda(({ db, actor, body }) => saveRegola(db, actor, body)),
  regolaElimina: forAzienda(({ db, actor, body }) => removeRegola(db, actor, body)),
  regoleOrdine: forAzienda(({ db, actor, body }) => orderRegole(db, actor, body)),
  regolaProva: forAzienda(({ db, actor, body }) => proveRegola(db, actor, body)),
  regoleApplica: forAzienda(({ db, actor, body }) => applyAll(db, actor, body)),

  movimentiAssegna: forAzienda(({ db, actor, body }) => assignMovimenti(db, actor, body)),
  movimentiLibera: forAzienda(({ db, actor, body }) => freeMovimenti(db, actor, body)),
  assegnazioni: forAzienda(async ({ db, actor, query }) =>
    success(await listAssegnazioniPagina(db.kysely, actor.id_azienda, query)),
  ),
  movimentoAssegnazioni: forAzienda(async ({ db, actor, params }) =>
    success({ assegnazioni: await listAssegnazioniDi(db.kysely, actor.id_azienda, params.id) }),
  ),
  spiegazioni: forAzienda(async ({ db, actor, query }) =>
    success(await readSpiegazioni(db.kysely, actor.id_azienda, query)),
  ),
  primaNota: forAzienda(async ({ db, actor, query }) => {
    const nota = await readPrimaNota(db, actor, query);
    // A year has tens of thousands of lines: checking each of them again costs more than making them.
    return nota.ok ? success(new JsonText(JSON.stringify(nota.value))) : nota;
  }),
  primaNotaTracciati: forAzienda(async ({ db, actor }) =>
    success({ tracciati: await listTracciatiPrimaNota(db.kysely, actor.id_azienda) }),
  ),
  primaNotaTracciatoSalva: forAzienda(({ db, actor, body }) => saveTracciatoPrimaNota(db, actor, body)),
  primaNotaTracciatoElimina: forAzienda(({ db, actor, body }) => removeTracciatoPrimaNota(db, actor, body)),
} satisfies Partial<Handlers>;
