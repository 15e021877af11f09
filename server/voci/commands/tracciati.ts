import type { z } from 'zod';
import type { TracciatoPrimaNota, tracciatoPrimaNotaSalvaSchema } from '#api/contract/prima-nota.ts';
import type { Versionata } from '../../registro/versioned.ts';
import {
  deleteTracciatoPrimaNota,
  insertTracciatoPrimaNota,
  listTracciatiPrimaNota,
  updateTracciatoPrimaNota,
} from '../sql/tracciati.ts';

type Request = z.output<typeof tracciatoPrimaNotaSalvaSchema>;

export const TRACCIATO: Versionata<TracciatoPrimaNota, Omit<Request, 'id' | 'versione'>> = {
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
