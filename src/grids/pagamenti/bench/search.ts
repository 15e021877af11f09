/** What is sought among the partite: words for the movimento in hand, which the next one has no use for. */
import { atom } from '#state/jotai.ts';

export const searchAtom = atom('');
