/** Reports kept under a name, and those that leave by e-mail at their time. */
import type { RequestOf } from '#api/client.ts';
import type { ReportProgrammato, ReportSalvato } from '#api/contract/report-programmati.ts';
import { describeInDetail } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { addToastAtom } from '#state/toast.ts';
import { runToldAtom } from '#ui/told.ts';

export const savedResource = createResource<readonly ReportSalvato[]>(
  async (client, signal) => (await client.call('reportSalvati', { signal })).salvati,
);
export const scheduledResource = createResource<readonly ReportProgrammato[]>(
  async (client, signal) => (await client.call('reportProgrammati', { signal })).programmati,
);

/** Raises `ApiError`. */
export const saveAtom = atom(null, async (get, set, body: RequestOf<'reportSalva'>['body']) => {
  try {
    const { nome } = await get(clientAtom).call('reportSalva', { body });
    set(addToastAtom, { titolo: `Salvato: ${nome}` });
  } finally {
    await set(savedResource.reloadAtom);
  }
});

export const deleteSavedAtom = atom(
  null,
  async (get, set, { id, versione, nome, condiviso, scelta }: ReportSalvato) => {
    const again = async () => {
      await set(saveAtom, { id: null, versione: null, nome, condiviso, scelta });
      return undefined;
    };
    const run = () => void set(runToldAtom, 'Non si è potuto annullare', again, describeInDetail);
    const remove = async () => {
      await get(clientAtom).call('reportElimina', { body: { id, versione } });
      return { titolo: `Eliminato: ${nome}`, azione: { label: 'Annulla', run } };
    };
    await set(runToldAtom, 'Non è stato eliminato', remove, describeInDetail);
    await set(savedResource.reloadAtom);
  },
);

/** Raises `ApiError`. */
export const scheduleAtom = atom(null, async (get, set, body: RequestOf<'reportProgramma'>['body']) => {
  try {
    const { nome } = await get(clientAtom).call('reportProgramma', { body });
    set(addToastAtom, { titolo: `Invio programmato: ${nome}` });
  } finally {
    await set(scheduledResource.reloadAtom);
  }
});

export const deleteScheduledAtom = atom(
  null,
  async (get, set, { id, versione, nome }: Pick<ReportProgrammato, 'id' | 'versione' | 'nome'>) => {
    const remove = async () => {
      await get(clientAtom).call('reportProgrammatoElimina', { body: { id, versione } });
      return `Invio eliminato: ${nome}`;
    };
    await set(runToldAtom, 'Non è stato eliminato', remove, describeInDetail);
    await set(scheduledResource.reloadAtom);
  },
);

export const deliverAtom = atom(null, async (get, set, { id, nome }: ReportProgrammato) => {
  try {
    const { esito, messaggio } = await get(clientAtom).call('reportProgrammatoSpedisci', { params: { id } });
    set(
      addToastAtom,
      esito === 'spedito'
        ? { titolo: `Spedito: ${nome}` }
        : { severity: 'error', titolo: `Non è partito: ${nome}`, testo: messaggio },
    );
  } catch (error) {
    set(addToastAtom, {
      severity: 'error',
      titolo: `Non è partito: ${nome}`,
      testo: describeInDetail(error),
    });
  }
  await set(scheduledResource.reloadAtom);
});
