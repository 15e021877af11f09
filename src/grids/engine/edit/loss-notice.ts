/** The message about changes that were not saved. */
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { copyText } from '#ui/copy-text.ts';
import type { CellChange } from '../history/history.ts';
import { formatTyped } from './content.ts';

/** Says what was not saved, and gives back what was typed: the cells show what the server holds. */
export const avvisaAtom = atom(
  null,
  (_get, set, titolo: string, testo: string, perse: readonly CellChange[]): void => {
    const testi = perse.map(formatTyped).filter((each) => each !== '');
    const [solo] = testi;
    const avevi = solo !== undefined && testi.length === 1 ? ` Avevi scritto: «${solo}».` : '';
    const run = () => void copyText(testi.join('\n'));
    set(addToastAtom, {
      severity: 'error',
      titolo,
      testo: `${testo}${avevi}`,
      ...(testi.length > 0 && { durata: 60_000, azione: { label: 'Copia quello che avevi scritto', run } }),
    });
  },
);
