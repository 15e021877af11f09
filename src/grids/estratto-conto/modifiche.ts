/** Changes to the rows of the estratto conto: one call each, all or nothing, under the versions they started from. */
import type { RequestOf } from '#api/client.ts';
import {
  campiRigaSchema,
  dettagliModificheSchema,
  MAX_RIGHE_MODIFICHE,
} from '#api/contract/estratto-conto.ts';
import { ApiError, messaggioErrore, parseDettagli } from '#api/errors.ts';
import { createModifiche, type EsitoSalvataggio } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { righeEstratto, type RigaMostrata } from './atoms.ts';

type Righe = NonNullable<RequestOf<'estrattoContoModifica'>['body']>['righe'];

const byId = <R extends { id: number }>(righe: readonly R[]) =>
  righe.map((riga) => ({ id: riga.id, campi: riga }));

/** A refusal as a value. An error that is none of the server's is a bug and goes on its way. */
function toEsito(error: unknown): EsitoSalvataggio<RigaMostrata> {
  const stale = parseDettagli(error, 'versione_superata', dettagliModificheSchema);
  if (stale) return { tipo: 'superate', attuali: byId(stale.attuali), mancanti: stale.mancanti };
  if (error instanceof ApiError)
    return { tipo: 'rifiutate', testo: messaggioErrore(error), senzaRisposta: error.code === 'rete' };
  throw error;
}

export const modificheEstratto = createModifiche<RigaMostrata>({
  righe: righeEstratto,
  massimo: MAX_RIGHE_MODIFICHE,
  nome: 'estratto-conto',
  async salva({ get }, richieste) {
    const righe: Righe = richieste.map(({ riga: { id, versione }, campi }) => ({
      id,
      versione,
      campi: campiRigaSchema.parse(campi),
    }));
    try {
      const saved = await get(clientAtom).call('estrattoContoModifica', { body: { righe } });
      return { tipo: 'salvate', righe: byId(saved.righe) };
    } catch (error) {
      return toEsito(error);
    }
  },
});
