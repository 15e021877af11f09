/** Taking an imported list back, as one step. */
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { righeSoggetti } from '../../atoms.ts';

export const annulListAtom = atom(null, async (get, set, id_elenco: number): Promise<void> => {
  try {
    const { eliminate, cambiate } = await get(clientAtom).call('elencoAnnulla', { params: { id_elenco } });
    set(addToastAtom, {
      severity: 'success',
      titolo: 'Importazione annullata',
      testo: `${formatCount(eliminate, 'soggetto tolto', 'soggetti tolti')}, ${formatCount(cambiate, 'rimesso com’era', 'rimessi com’erano')}.`,
    });
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo: 'L’elenco è rimasto', testo: describeError(error) });
    return;
  }
  await set(righeSoggetti.loadAtom);
});
