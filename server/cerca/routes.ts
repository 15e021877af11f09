/** Finding from anywhere: in the azienda of the tab, and in the others that the person may open. */
import type { z } from 'zod';
import type { cercaSchema } from '#api/contract/riepilogo.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';
import type { Reader } from '../core/db/database.ts';
import { succeed } from '../core/problems.ts';
import { findDocumenti, findSoggetti } from './sql/cerca.ts';
import {
  findConti,
  findDocumentiAltrove,
  findImporti,
  findRigheIban,
  findSoggettiAltrove,
  findSoggettiIban,
} from './sql/ovunque.ts';
import type { Ambito } from './sql/scope.ts';
import { readCercato, type Cercato } from './typed.ts';

type TrovatiWire = z.input<typeof cercaSchema>;

async function findIn(reader: Reader, ambito: Ambito, cercato: Cercato): Promise<TrovatiWire> {
  const qui = ambito.dove === 'qui';
  const soggetti = await (qui ? findSoggetti : findSoggettiAltrove)(reader, ambito, cercato);
  return {
    soggetti: [...soggetti, ...(await findSoggettiIban(reader, ambito, cercato))],
    documenti: await (qui ? findDocumenti : findDocumentiAltrove)(reader, ambito, cercato),
    conti: await findConti(reader, ambito, cercato),
    righe: [
      ...(await findImporti(reader, ambito, cercato)),
      ...(await findRigheIban(reader, ambito, cercato)),
    ],
  };
}

export const cercaRoutes = {
  cerca: withAzienda(async ({ db, actor, query }) => {
    const cercato = readCercato(query.q);
    const qui = await findIn(db.kysely, { ...actor, dove: 'qui' }, cercato);
    if (query.ovunque === 'false') return succeed(qui);
    const altrove = await findIn(db.kysely, { ...actor, dove: 'altrove' }, cercato);
    return succeed({
      soggetti: [...qui.soggetti, ...altrove.soggetti],
      documenti: [...qui.documenti, ...altrove.documenti],
      conti: [...qui.conti, ...altrove.conti],
      righe: [...qui.righe, ...altrove.righe],
    });
  }),
} satisfies Partial<Handlers>;
