/** A rule as something that a studio may share. */
import type { RegolaWire } from '#api/contract/voci.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import type { StudioThing } from '#ui/studio/acts.ts';
import { regoleResource } from './resources.ts';
import type { DatiRegola } from './rule-draft.ts';

export function useSharedRegola(regola: RegolaWire | null): StudioThing<DatiRegola> | null {
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const reread = useSetAtom(regoleResource.reloadAtom);
  if (!regola) return null;
  const { id, nome, condizioni, azione, id_voce, motivo, attiva } = regola;
  return {
    genere: 'regola',
    nome: `«${nome}»`,
    vista: regola,
    prima: { nome, condizioni, azione, id_voce, motivo, attiva },
    // Whether it is in use is the azienda's: the studio does not say.
    save: (seen, data) =>
      client.call('regolaSalva', {
        body: { attiva, ...data, id: seen.id, versione: seen.versione },
        azienda,
      }),
    read: async () => (await client.call('regole', { azienda })).regole.find((each) => each.id === id),
    reread,
  };
}
