/** A tracciato as something that a studio may share. */
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { followThing, type StudioThing } from '#ui/studio/acts.ts';
import { righeTracciati } from './atoms.ts';
import type { RigaTracciato } from './righe.ts';
import { runToldAtom } from '#ui/told.ts';

/** Its samples and its conto are the azienda's. */
type DatiStudio = Pick<Tracciato, 'nome' | 'modello_nome' | 'natura' | 'lettura'>;

/** What is asked about before it is done. */
export const studioActAtom = atom<{ riga: RigaTracciato; act: 'condividi' | 'togli' } | null>(null);

/** Null for one that comes with Quadra. */
export function toShared(
  client: Client,
  azienda: number | null,
  { salvato, dello_studio }: RigaTracciato,
  reread: () => Promise<unknown>,
): StudioThing<DatiStudio> | null {
  if (!salvato) return null;
  const { id, versione, nome, modello_nome, natura, id_conto, lettura } = salvato;
  return {
    genere: 'tracciato',
    nome: `«${nome}»`,
    vista: { id, versione, dello_studio },
    prima: { nome, modello_nome, natura, lettura },
    save: (seen, data) =>
      client.call('tracciatiSalva', {
        body: { ...data, id_conto, id: seen.id, versione: seen.versione },
        azienda,
      }),
    read: async () => (await client.call('tracciati', { azienda })).tracciati.find((each) => each.id === id),
    reread,
  };
}

export const backToTracciatoAtom = atom(null, async (get, set, riga: RigaTracciato) => {
  const [client, azienda] = [get(clientAtom), get(aziendaIdAtom)];
  const what = toShared(client, azienda, riga, () => set(righeTracciati.loadAtom));
  if (!what) return;
  await set(runToldAtom, 'È rimasto com’era', async () => {
    await followThing(client, azienda, what);
  });
});
