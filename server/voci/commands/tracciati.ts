import type { z } from 'zod';
import type { TracciatoPrimaNota, tracciatoPrimaNotaSalvaSchema } from '#api/contract/prima-nota.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { listTracciatiPrimaNota } from '../sql/tracciati.ts';

type Request = z.output<typeof tracciatoPrimaNotaSalvaSchema>;

export const TRACCIATO: Versionata<
  'tracciato_prima_nota',
  TracciatoPrimaNota,
  Omit<Request, 'id' | 'versione'>
> = {
  table: 'tracciato_prima_nota',
  read: async (tx, { id_azienda }, id) =>
    (await listTracciatiPrimaNota(tx, id_azienda)).find((each) => each.id === id),
  toColumns: ({ nome, contenuto }) => ({ nome, contenuto: JSON.stringify(contenuto) }),
  gone: 'Il tracciato non esiste',
  uniche: { tracciato_prima_nota_nome: ['nome', 'C’è già un tracciato con questo nome'] },
  registro: {
    oggetto: 'tracciato_prima_nota',
    creata: 'tracciato_prima_nota_creato',
    modificata: 'tracciato_prima_nota_modificato',
    eliminata: 'tracciato_prima_nota_eliminato',
  },
};
