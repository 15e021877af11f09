/** Changes to the rows of the estratto conto: one call each, all or nothing, under the versions they started from. */
import type { Client, RequestOf } from '#api/client.ts';
import {
  campiRigaSchema,
  dettagliModificheSchema,
  dettagliVersioneSchema,
  MAX_RIGHE_MODIFICHE,
  type RigaEstratto,
} from '#api/contract/estratto-conto.ts';
import { ApiError, hasCodice, describeError, parseDettagli } from '#api/errors.ts';
import { createEditEngine, type EsitoSalvataggio, type RigaRequest } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { righeEstratto, type ShownRiga } from './atoms.ts';

const byId = <R extends { id: number }>(righe: readonly R[]) =>
  righe.map((riga) => ({ id: riga.id, campi: riga }));

/** The one change that has a call of its own. */
function onlyNote(requests: readonly RigaRequest<ShownRiga>[]) {
  const [request, ...others] = requests;
  if (!request || others.length > 0) return null;
  const { riga, campi } = request;
  const { nota, ...altri } = campiRigaSchema.parse(campi);
  if (nota === undefined || Object.keys(altri).length > 0) return null;
  return { id: riga.id, nota, versione: riga.versione };
}

/** Saves the note of one row. The row as it is now comes back; an answer without a body says no more than that it is saved. */
async function saveNote(
  client: Client,
  azienda: number | null,
  body: NonNullable<ReturnType<typeof onlyNote>>,
) {
  const saved: RigaEstratto | undefined = await client.call('updateNota', { body, azienda });
  return byId([saved ?? { id: body.id, nota: body.nota, versione: body.versione + 1 }]);
}

type Righe = NonNullable<RequestOf<'estrattoContoModifica'>['body']>['righe'];

/** A refusal as a value. An error that is none of the server's is a bug and goes on its way. */
function toOutcome(error: unknown, id: number | undefined): EsitoSalvataggio<ShownRiga> {
  const current = parseDettagli(error, 'versione_superata', dettagliVersioneSchema)?.attuale;
  if (current) return { tipo: 'superate', attuali: byId([current]), mancanti: [] };
  if (id !== undefined && hasCodice(error, 'non_trovato'))
    return { tipo: 'superate', attuali: [], mancanti: [id] };
  const stale = parseDettagli(error, 'versione_superata', dettagliModificheSchema);
  if (stale) return { tipo: 'superate', attuali: byId(stale.attuali), mancanti: stale.mancanti };
  if (error instanceof ApiError)
    return { tipo: 'rifiutate', testo: describeError(error), senzaRisposta: error.code === 'rete' };
  throw error;
}

export const estrattoEdits = createEditEngine<ShownRiga>({
  righe: righeEstratto,
  massimo: MAX_RIGHE_MODIFICHE,
  nome: 'estratto-conto',
  async save({ get, azienda }, requests) {
    const client = get(clientAtom);
    const nota = onlyNote(requests);
    const righe: Righe = requests.map(({ riga: { id, versione }, campi }) => ({
      id,
      versione,
      campi: campiRigaSchema.parse(campi),
    }));
    try {
      if (nota) return { tipo: 'salvate', righe: await saveNote(client, azienda, nota) };
      const saved = await client.call('estrattoContoModifica', { body: { righe }, azienda });
      return { tipo: 'salvate', righe: byId(saved.righe) };
    } catch (error) {
      return toOutcome(error, nota?.id);
    }
  },
});
