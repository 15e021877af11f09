/** The usual chart and the usual rules, added to what there is. */
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { righeVoci } from './righe.ts';
import { regoleResource, vociResource } from './resources.ts';
import { runToldAtom } from '#ui/told.ts';

export const addUsualAtom = atom(null, async (get, set) => {
  const add = async () => {
    const { voci, regole } = await get(clientAtom).call('vociUsuali', { body: {} });
    return {
      titolo: voci + regole === 0 ? 'C’è già tutto' : formatCount(voci, 'voce aggiunta', 'voci aggiunte'),
      ...(regole > 0 && {
        testo: `E ${formatCount(regole, 'regola', 'regole')}: guardale prima di applicarle.`,
      }),
    };
  };
  await set(runToldAtom, 'Non sono state aggiunte', add, describeError);
  await Promise.all([set(vociResource.reloadAtom), set(regoleResource.reloadAtom), set(righeVoci.loadAtom)]);
});
