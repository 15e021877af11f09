/** Matrice agenti: rates in time, and what a change of them would do. */
import {
  computeEffetti,
  computeEffettiPeriodi,
  modifyMatrice,
  modifyPeriodi,
} from './commands/modify-matrice.ts';
import { success } from '../core/problems.ts';
import { readParti, readPeriodi, readUsate } from './sql/matrice.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const matriceAgentiRoutes = {
  matriceAgenti: forAzienda(async ({ db, actor: { id_azienda } }) =>
    success({
      agenti: await readParti(db.kysely, id_azienda, 'agente'),
      mandanti: await readParti(db.kysely, id_azienda, 'mandante'),
      periodi: await readPeriodi(db.kysely, id_azienda),
      usate: await readUsate(db.kysely, id_azienda),
    }),
  ),
  matriceModifica: forAzienda(({ db, actor, body }) => modifyMatrice(db, actor, body)),
  matricePeriodi: forAzienda(({ db, actor, body }) => modifyPeriodi(db, actor, body)),
  matriceEffetti: forAzienda(async ({ db, actor, body }) =>
    success(await computeEffetti(db, actor.id_azienda, body)),
  ),
  matriceEffettiPeriodi: forAzienda(({ db, actor, body }) =>
    computeEffettiPeriodi(db, actor.id_azienda, body),
  ),
} satisfies Partial<Handlers>;
