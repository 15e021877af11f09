/** The import log, its original files, and the re-readings that can be undone. */
import type { AnswerOf } from '#api/client.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { loadOriginale } from '#api/original.ts';
import { createRighe, type RighePage, saveFile } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom } from '#state/jotai.ts';
import { addFailureAtom } from '#state/toast.ts';
import { describeError } from '#api/errors.ts';
import { runToldAtom } from '#ui/told.ts';

/** Imports of one page: the latest are there soon, however many there are. */
const PAGINA = 300;

export const righeImportazioni = createRighe<Importazione>({
  getId: ({ id_imp }) => id_imp,
  async *load({ get, signal }): AsyncGenerator<RighePage<Importazione>> {
    let cursor: number | null = null;
    do {
      const query = { limit: PAGINA, ...(cursor !== null && { cursor }) };
      const page: AnswerOf<'importazioni'> = await get(clientAtom).call('importazioni', { query, signal });
      yield { righe: page.importazioni, totale: null };
      ({ cursor } = page);
    } while (cursor !== null);
  },
});

/** How a person knows an import: by its file. */
export const formatImportazione = ({ nome_file, id_imp }: Importazione): string =>
  nome_file ?? `importazione ${id_imp}`;

/** The import whose re-reading stands open; drawn by whoever can read files. */
export const toRereadAtom = atom<Importazione | null>(null);
export const settingsOpenAtom = atom(false);

/** Saves the file as it was imported. */
export const downloadOriginalAtom = atom(null, async (get, set, importazione: Importazione) => {
  try {
    const { nome, bytes } = await loadOriginale(get(clientAtom), importazione.id_imp);
    saveFile(new Blob([bytes]), nome);
  } catch (error) {
    set(addFailureAtom, 'Il file non si è potuto scaricare', error);
  }
});

/** Takes the last re-reading of an import back. */
export const annulRereadingAtom = atom(null, async (get, set, importazione: Importazione) => {
  if (importazione.rilettura === null) return;
  const params = { id: importazione.rilettura };
  const annul = async () => {
    await get(clientAtom).call('rilettaAnnulla', { params, azienda: get(aziendaIdAtom) });
    return {
      titolo: 'Rilettura annullata',
      testo: `Le righe di ${formatImportazione(importazione)} sono di nuovo com’erano.`,
    };
  };
  await set(runToldAtom, 'La rilettura non è stata annullata', annul, describeError);
  await set(righeImportazioni.loadAtom);
});
