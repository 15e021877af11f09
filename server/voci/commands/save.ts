import type { z } from 'zod';
import type { voceSalvaSchema } from '#api/contract/voci.ts';
import { RUOLI_VOCE } from '#domain/voci/types.ts';
import { refuseField } from '../../core/problems.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { countUsiVoce, deleteVoce, insertVoce, listVoci, updateVoce, type VoceWire } from '../sql/voci.ts';

type Request = z.output<typeof voceSalvaSchema>;

/** A voce that explains something, or that a rule names, is not deleted. */
export const VOCE: Versionata<VoceWire, Request> = {
  read: async (tx, { id_azienda }, id) => (await listVoci(tx, id_azienda, id))[0],
  insert: (tx, { id_azienda }, data) => insertVoce(tx, id_azienda, data),
  update: (tx, { id_azienda }, seen, data) => updateVoce(tx, id_azienda, seen, data),
  remove: (tx, { id_azienda }, seen) => deleteVoce(tx, id_azienda, seen),
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
