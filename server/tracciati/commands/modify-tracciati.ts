import type { z } from 'zod';
import type { AzioneTracciati, tracciatiModificaSchema, tracciatiSchema } from '#api/contract/tracciati.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { DELLO_STUDIO } from '../../registro/versioned.ts';
import { countCondivisi, listNomiFile, listVociTracciati, setStatoTracciati } from '../sql/tracciati.ts';
import type { Actor } from '../../core/actor.ts';

const AZIONI: Record<AzioneTracciati, string> = {
  attiva: 'tracciati_attivati',
  disattiva: 'tracciati_disattivati',
  elimina: 'tracciati_eliminati',
  ripristina: 'tracciati_ripristinati',
};

/**
 * Turns tracciati on or off, deletes them or brings them back, all or none; answers the list as it is then.
 * Imports keep the version they were read with whatever becomes of the tracciato.
 */
export async function modifyTracciati(
  db: Database,
  actor: Actor,
  { ids, azione }: z.output<typeof tracciatiModificaSchema>,
): Promise<Result<z.input<typeof tracciatiSchema>>> {
  const { id_azienda } = actor;
  return transact(
    db,
    async (tx) => {
      const wanted = [...new Set(ids)];
      if (azione === 'elimina' && (await countCondivisi(tx, id_azienda, wanted)) > 0)
        return refuseField('ids', DELLO_STUDIO);
      if ((await setStatoTracciati(tx, id_azienda, wanted, azione)) !== wanted.length)
        return fail('non_trovato', 'Qualche tracciato non c’è più: aggiorna l’elenco');
      await appendRegistro(tx, actor, AZIONI[azione], 'tracciato', {
        id: wanted.length === 1 ? (wanted[0] ?? null) : null,
        dopo: { ids: wanted },
      });
      return succeed({
        tracciati: await listVociTracciati(tx, id_azienda),
        nomi_file: await listNomiFile(tx, id_azienda),
      });
    },
    { tracciato_nome: fail('gia_esistente', 'Intanto un altro tracciato ha preso questo nome') },
  );
}
