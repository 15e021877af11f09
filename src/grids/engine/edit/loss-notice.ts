/** The message about changes that were not saved. */
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { copyText } from '#ui/copy-text.ts';
import type { CellChange } from '../history/history.ts';
import { toSospese } from './content.ts';

/** Says what was not saved, and gives back what was typed: the cells show what the server holds. */
export const warnAtom = atom(
  null,
  (_get, set, titolo: string, text: string, lost: readonly CellChange[]): void => {
    const texts = toSospese(lost)
      .map(({ testo }) => testo)
      .filter((each) => each !== '');
    const [only] = texts;
    const youHad = only !== undefined && texts.length === 1 ? ` Avevi scritto: «${only}».` : '';
    const run = () => void copyText(texts.join('\n'));
    set(addToastAtom, {
      severity: 'error',
      titolo,
      testo: `${text}${youHad}`,
      ...(texts.length > 0 && { duration: 60_000, azione: { label: 'Copia quello che avevi scritto', run } }),
    });
  },
);
