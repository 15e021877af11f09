/** Finding from anywhere: in the azienda of the tab, and in the others that the person may open. */
import type { z } from 'zod';
import type { cercaSchema } from '#api/contract/riepilogo.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';
import type { Reader } from '../core/db/database.ts';
import { succeed } from '../core/problems.ts';
import { findDocumenti, findSoggetti } from './sql/cerca.ts';
import {
  findConti,
  findDocumentiElsewhere,
  findImporti,
  findRigheIban,
  findSoggettiElsewhere,
  findSoggettiIban,
} from './sql/ovunque.ts';
import type { Scope } from './sql/scope.ts';
import { readCercato, type Cercato } from './typed.ts';

type FoundWire = z.input<typeof cercaSchema>;

async function findIn(reader: Reader, scope: Scope, sought: Cercato): Promise<FoundWire> {
  const here = scope.dove === 'qui';
  const soggetti = await (here ? findSoggetti : findSoggettiElsewhere)(reader, scope, sought);
  return {
    soggetti: [...soggetti, ...(await findSoggettiIban(reader, scope, sought))],
    documenti: await (here ? findDocumenti : findDocumentiElsewhere)(reader, scope, sought),
    conti: await findConti(reader, scope, sought),
    righe: [...(await findImporti(reader, scope, sought)), ...(await findRigheIban(reader, scope, sought))],
  };
}

export const cercaRoutes = {
  cerca: withAzienda(async ({ db, actor, query }) => {
    const sought = readCercato(query.q);
    const here = await findIn(db.kysely, { ...actor, dove: 'qui' }, sought);
    if (query.ovunque === 'false') return succeed(here);
    const elsewhere = await findIn(db.kysely, { ...actor, dove: 'altrove' }, sought);
    return succeed({
      soggetti: [...here.soggetti, ...elsewhere.soggetti],
      documenti: [...here.documenti, ...elsewhere.documenti],
      conti: [...here.conti, ...elsewhere.conti],
      righe: [...here.righe, ...elsewhere.righe],
    });
  }),
} satisfies Partial<Handlers>;
