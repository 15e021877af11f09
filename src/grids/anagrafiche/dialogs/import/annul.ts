/** Taking an imported list back, as one step. */
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
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
    set(addFailureAtom, 'L’elenco è rimasto', error);
    return;
  }
  await set(righeSoggetti.loadAtom);
});
