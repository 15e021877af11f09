/** Matrice agenti: rates in time, and what a change of them would do. */
import {
  computeEffetti,
  computeEffettiPeriodi,
  modifyMatrice,
  modifyPeriodi,
} from '../../commands/modify-matrice.ts';
import { success } from '../../problems.ts';
import { readParti, readPeriodi } from '../../repositories/matrice.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const matriceAgentiRoutes: readonly BoundRoute[] = [
  forAzienda('matriceAgenti', async ({ db, actor: { id_azienda } }) =>
    success({
      agenti: await readParti(db.kysely, id_azienda, 'agente'),
      mandanti: await readParti(db.kysely, id_azienda, 'mandante'),
      periodi: await readPeriodi(db.kysely, id_azienda),
    }),
  ),
  forAzienda('matriceModifica', ({ db, actor, body }) => modifyMatrice(db, actor, body)),
  forAzienda('matricePeriodi', ({ db, actor, body }) => modifyPeriodi(db, actor, body)),
  forAzienda('matriceEffetti', async ({ db, actor, body }) =>
    success(await computeEffetti(db, actor.id_azienda, body)),
  ),
  forAzienda('matriceEffettiPeriodi', ({ db, actor, body }) =>
    computeEffettiPeriodi(db, actor.id_azienda, body),
  ),
];
