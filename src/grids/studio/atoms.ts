/** The aziende that the person may open, with the day of their task, and the months of their conti. */
import type { AziendaStudio, CompitoStudio, ContoStudio } from '#api/contract/studio.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { ApiError, describeError } from '#api/errors.ts';
import { createEditEngine, createRighe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { sessioneAtom } from '#state/sessione.ts';

const chiaveAtom = atom((get) => `${get(sessioneAtom)?.username} ${get(todayAtom)}`);

/** An azienda with the day of its task beside it: the one thing of the row that is written here. */
export interface RigaStudio extends AziendaStudio {
  entro: Giorno | null;
}
const toRiga = (azienda: AziendaStudio): RigaStudio => ({
  ...azienda,
  entro: azienda.compito?.entro ?? null,
});

/** True of a task whose day can be moved. */
export const isAperto = (compito: CompitoStudio | null): compito is CompitoStudio =>
  compito !== null && compito.fatto_il === null;

export const righeStudio = createRighe<RigaStudio>({
  getId: ({ id }) => id,
  chiaveAtom,
  load: async ({ get, signal }) => (await get(clientAtom).call('studio', { signal })).aziende.map(toRiga),
});

const byId = (compiti: readonly CompitoStudio[]) =>
  compiti.map((compito) => ({ id: compito.id_azienda, campi: { compito, entro: compito.entro } }));

/** The days of tasks, typed, pasted or filled: all of one step are moved, or none. */
export const studioEdits = createEditEngine<RigaStudio>({
  righe: righeStudio,
  massimo: 1_000,
  missing: 'Non puoi più aprire quelle aziende.',
  async save({ get }, requests) {
    const compiti = requests.flatMap(({ riga: { compito }, campi: { entro } }) => {
      if (compito === null || entro === null || entro === undefined) return [];
      const { id_azienda, id, versione } = compito;
      return [{ id_azienda, id, versione, entro }];
    });
    try {
      const saved = await get(clientAtom).call('compitiCambia', { body: { compiti } });
      return { tipo: 'salvate', righe: byId(saved.compiti) };
    } catch (causa) {
      if (!(causa instanceof ApiError)) throw causa;
      if (causa.code === 'versione_superata') {
        const { aziende } = await get(clientAtom).call('studio');
        const current = aziende.flatMap(({ compito }) => (compito === null ? [] : [compito]));
        return { tipo: 'superate', attuali: byId(current), mancanti: [] };
      }
      return { tipo: 'rifiutate', testo: describeError(causa), senzaRisposta: causa.code === 'rete', causa };
    }
  },
});

export const righeMesi = createRighe<ContoStudio>({
  getId: ({ id_azienda, id_conto }) => `${id_azienda}/${id_conto}`,
  chiaveAtom,
  load: async ({ get, signal }) => (await get(clientAtom).call('studioMesi', { signal })).conti,
});
