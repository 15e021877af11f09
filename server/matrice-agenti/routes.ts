/** Matrice agenti: rates in time, and what a change of them would do. */
import {
  computeEffects,
  computePeriodEffects,
  modifyMatrice,
  modifyPeriodi,
} from './commands/modify-matrice.ts';
import { succeed } from '../core/problems.ts';
import { readParti, readPeriodi, readUsate } from './sql/matrice.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const matriceAgentiRoutes = {
  matriceAgenti: withAzienda(async ({ db, actor: { id_azienda } }) =>
    succeed({
      agenti: await readParti(db.kysely, id_azienda, 'agente'),
      mandanti: await readParti(db.kysely, id_azienda, 'mandante'),
      periodi: await readPeriodi(db.kysely, id_azienda),
      usate: await readUsate(db.kysely, id_azienda),
    }),
  ),
  matriceModifica: withAzienda(({ db, actor, body }) => modifyMatrice(db, actor, body)),
  matricePeriodi: withAzienda(({ db, actor, body }) => modifyPeriodi(db, actor, body)),
  matriceEffetti: withAzienda(async ({ db, actor, body }) =>
    succeed(await computeEffects(db, actor.id_azienda, body)),
  ),
  matriceEffettiPeriodi: withAzienda(({ db, actor, body }) =>
    computePeriodEffects(db, actor.id_azienda, body),
  ),
} satisfies Partial<Handlers>;
