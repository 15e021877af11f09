import type { z } from 'zod';
import type { voceDatiSchema } from '#api/contract/voci.ts';
import { RUOLI_VOCE } from '#domain/voci/types.ts';
import { refuseField } from '../../core/problems.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { countUsiVoce, listVoci, type VoceWire } from '../sql/voci.ts';

/** A voce that explains something, or that a rule names, is not deleted. */
export const VOCE: Versionata<'voce', VoceWire, z.output<typeof voceDatiSchema>> = {
  table: 'voce',
  read: async (tx, { id_azienda }, id) => (await listVoci(tx, id_azienda, id))[0],
  toColumns: (data) => data,
  gone: 'La voce non esiste',
  uniche: {
    voce_codice: ['codice', 'Un’altra voce ha già questo codice'],
    voce_ruolo: ['ruolo', 'Un’altra voce ha già questo ruolo'],
  },
  prepare: async (_tx, _actor, { ruolo }) =>
    ruolo === null || (RUOLI_VOCE as readonly string[]).includes(ruolo)
      ? null
      : refuseField('ruolo', 'Questo ruolo non esiste'),
  holds: async (tx, { id_azienda }, { id }) =>
    (await countUsiVoce(tx, id_azienda, id)) > 0
      ? refuseField('id', 'La voce è usata da movimenti o da regole: disattivala invece di eliminarla')
      : null,
  registro: {
    oggetto: 'voce',
    creata: 'voce_creata',
    modificata: 'voce_modificata',
    eliminata: 'voce_eliminata',
  },
};
