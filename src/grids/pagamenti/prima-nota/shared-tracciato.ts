/** A layout as something that a studio may share. */
import type { TracciatoPrimaNota } from '#api/contract/prima-nota.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import type { StudioThing } from '#ui/studio/acts.ts';
import { tracciatiResource } from './tracciati.ts';

type Dati = Pick<TracciatoPrimaNota, 'nome' | 'contenuto'>;

export function useSharedTracciato(own: TracciatoPrimaNota | null): StudioThing<Dati> | null {
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const reread = useSetAtom(tracciatiResource.reloadAtom);
  if (!own) return null;
  const { id, nome, contenuto } = own;
  return {
    genere: 'tracciato_prima_nota',
    nome: `«${nome}»`,
    vista: own,
    prima: { nome, contenuto },
    save: (seen, data) =>
      client.call('primaNotaTracciatoSalva', {
        body: { ...data, id: seen.id, versione: seen.versione },
        azienda,
      }),
    read: async () =>
      (await client.call('primaNotaTracciati', { azienda })).tracciati.find((each) => each.id === id),
    reread,
  };
}
