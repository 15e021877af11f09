/** The levels: saves them, hides them, adds the usual ones, and tries a text on invented values. */
import type { z } from 'zod';
import type {
  livelloSalvaSchema,
  modelloProvaSchema,
  modelloProvatoSchema,
} from '#api/contract/solleciti.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { refuseField, succeed, type Result } from '../../core/problems.ts';
import { existsConto } from '../../conti/sql/conti.ts';
import { removeVersionata, saveVersionata, type Seen, type Versionata } from '../../registro/versioned.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertUsuali, listLivelli, type LivelloWire } from '../sql/levels.ts';
import { readIntestazione } from '../../print/index.ts';
import type { Actor } from '../../core/actor.ts';
import { makeLettera } from './compose.ts';
import { checkModelli } from './check.ts';
import { readContoPerPagare } from './letter.ts';

type Answer = Result<{ livelli: LivelloWire[] }>;

const REGISTRO = {
  oggetto: 'livello_sollecito',
  creata: 'livello_sollecito_creato',
  modificata: 'livello_sollecito_modificato',
  eliminata: 'livello_sollecito_eliminato',
} as const;

type Request = z.output<typeof livelloSalvaSchema>;

const LIVELLO: Versionata<'livello_sollecito', LivelloWire, Omit<Request, 'id' | 'versione'>> = {
  table: 'livello_sollecito',
  read: async (tx, { id_azienda }, id) =>
    (await listLivelli(tx, id_azienda)).find((level) => level.id === id),
  toColumns: (data) => data,
  // Letters left with it.
  hiding: { shown: { attivo: true }, hidden: { attivo: false } },
  gone: 'Il livello non esiste più',
  uniche: { livello_sollecito_numero: ['numero', 'C’è già un livello con questo numero'] },
  prepare: async (tx, { id_azienda }, { id_conto }) =>
    id_conto !== null && !(await existsConto(tx, id_azienda, id_conto))
      ? refuseField('id_conto', 'Il conto non esiste')
      : null,
  registro: REGISTRO,
};

export async function saveLivello(
  db: Database,
  actor: Actor,
  { id, versione, ...dati }: Request,
): Promise<Answer> {
  const wrong = checkModelli(dati);
  if (wrong) return wrong;
  const saved = await saveVersionata(db, actor, LIVELLO, { id, versione }, dati);
  return saved.ok ? succeed({ livelli: await listLivelli(db.kysely, actor.id_azienda) }) : saved;
}

export async function removeLivello(db: Database, actor: Actor, seen: Seen): Promise<Answer> {
  const removed = await removeVersionata(db, actor, LIVELLO, seen);
  return removed.ok ? succeed({ livelli: await listLivelli(db.kysely, actor.id_azienda) }) : removed;
}

export const addUsuali = (db: Database, actor: Actor): Promise<Answer> =>
  transact(db, async (tx) => {
    const made = await insertUsuali(tx, actor.id_azienda);
    const livelli = await listLivelli(tx, actor.id_azienda);
    for (const id of made)
      await appendRegistro(tx, actor, REGISTRO.creata, REGISTRO.oggetto, {
        id,
        dopo: livelli.find((level) => level.id === id),
      });
    return succeed({ livelli });
  });

/** How a text reads, with an invented customer and the real heading. */
export async function tryModello(
  db: Database,
  { id_azienda }: Actor,
  template: z.output<typeof modelloProvaSchema>,
): Promise<Result<z.input<typeof modelloProvatoSchema>>> {
  const wrong = checkModelli(template);
  if (wrong) return wrong;
  const today = getToday();
  const example = (number: string, days: number, residuo: number) => ({
    numero_documento: number,
    data_documento: addGiorni(today, -days - 30),
    scadenza: addGiorni(today, -days),
    importo: residuo,
    residuo,
    numero: 1,
  });
  const { oggetto, testo } = makeLettera({
    oggi: today,
    intestazione: await readIntestazione(db.kysely, id_azienda),
    ragione_sociale: 'Cliente d’esempio S.r.l.',
    divisa: 'EUR',
    conto: await readContoPerPagare(db.kysely, id_azienda, 'EUR', template.id_conto),
    partite: [example('12/A', 45, 122_000), example('31/A', 20, 48_850)],
    modello_oggetto: template.oggetto,
    modello_testo: template.testo,
  });
  return succeed({ oggetto, testo });
}
