/** Taking an imported list back, as one step. */
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { righeSoggetti } from '../../atoms.ts';
import { describeError } from '#api/errors.ts';
import { runToldAtom } from '#ui/told.ts';

export const annulListAtom = atom(null, async (get, set, id_elenco: number): Promise<void> => {
  const annul = async () => {
    const { eliminate, cambiate } = await get(clientAtom).call('elencoAnnulla', { params: { id_elenco } });
    const outcome = [
      formatCount(eliminate, 'soggetto tolto', 'soggetti tolti'),
      formatCount(cambiate, 'rimesso com’era', 'rimessi com’erano'),
    ];
    return { titolo: 'Importazione annullata', testo: `${outcome.join(', ')}.` };
  };
  if (await set(runToldAtom, 'L’elenco è rimasto', annul, describeError)) await set(righeSoggetti.loadAtom);
});
