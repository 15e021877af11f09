import type { z } from 'zod';
import type { TracciatoPrimaNota, tracciatoPrimaNotaSalvaSchema } from '#api/contract/prima-nota.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../core/db/database.ts';
import type { Result } from '../../core/problems.ts';
import { removeVersionata, saveVersionata, type Seen, type Versionata } from '../../registro/versioned.ts';
import {
  deleteTracciatoPrimaNota,
  insertTracciatoPrimaNota,
  listTracciatiPrimaNota,
  updateTracciatoPrimaNota,
} from '../sql/tracciati.ts';

type Request = z.output<typeof tracciatoPrimaNotaSalvaSchema>;

const TRACCIATO: Versionata<TracciatoPrimaNota, Omit<Request, 'id' | 'versione'>> = {
  read: async (tx, { id_azienda }, id) =>
    (await listTracciatiPrimaNota(tx, id_azienda)).find((each) => each.id === id),
  insert: (tx, { id_azienda }, data) => insertTracciatoPrimaNota(tx, id_azienda, data),
  update: (tx, { id_azienda }, seen, data) => updateTracciatoPrimaNota(tx, id_azienda, seen, data),
  remove: (tx, { id_azienda }, seen) => deleteTracciatoPrimaNota(tx, id_azienda, seen),
  gone: 'Il tracciato non esiste',
  uniche: { tracciato_prima_nota_nome: ['nome', 'C’è già un tracciato con questo nome'] },
  registro: {
    oggetto: 'tracciato_prima_nota',
    creata: 'tracciato_prima_nota_creato',
    modificata: 'tracciato_prima_nota_modificato',
    eliminata: 'tracciato_prima_nota_eliminato',
  },
};

/** Creates a layout, or changes one from the version that was seen. */
export const saveTracciatoPrimaNota = (
  db: Database,
  actor: Actor,
  { id, versione, ...dati }: Request,
): Promise<Result<TracciatoPrimaNota>> => saveVersionata(db, actor, TRACCIATO, { id, versione }, dati);

export const removeTracciatoPrimaNota = (
  db: Database,
  actor: Actor,
  seen: Seen,
): Promise<Result<{ id: number }>> => removeVersionata(db, actor, TRACCIATO, seen);
