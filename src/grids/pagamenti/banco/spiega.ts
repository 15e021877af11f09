/** Movimenti that settle no document: given to a voce, tied as a giroconto, ignored for a reason. */
import type { RequestOf } from '#api/client.ts';
import { conteggio } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { annullaUltimoAtom } from './annulla.ts';
import { decidendoAtom, decidi, ricorda, segna } from './decisione.ts';
import { scordaAtom } from './proposte.ts';
import type { RigaMovimento } from './righe.ts';

export type Spiegazione = Pick<RequestOf<'movimentiAssegna'>['body'], 'tipo' | 'id_voce' | 'motivo'>;

export interface Domanda {
  tipo: 'voce' | 'ignorata';
  righe: readonly RigaMovimento[];
}
const domandaBaseAtom = atom<Domanda | null>(null);
/** What is being asked over the bench: which voce, or which reason. */
export const domandaSpiegaAtom: Atom<Domanda | null> = atom((get) => get(domandaBaseAtom));
export const apriSpiegaAtom = atom(null, (_get, set, domanda: Domanda | null) =>
  set(domandaBaseAtom, domanda),
);

const FATTI = {
  voce: ['movimento dato alla voce', 'movimenti dati alla voce'],
  giroconto: ['movimento segnato come giroconto', 'movimenti segnati come giroconto'],
  ignorata: ['movimento ignorato', 'movimenti ignorati'],
} as const;

/** Explains them, whole or not at all; true when it was kept. */
export const spiegaAtom = atom(
  null,
  async (get, set, righe: readonly RigaMovimento[], spiegazione: Spiegazione): Promise<boolean> => {
    if (righe.length === 0 || get(decidendoAtom)) return false;
    let kept = false;
    await decidi(set, 'Non è cambiato nulla', async () => {
      const ids = righe.map(({ id }) => id);
      const { assegnazioni } = await get(clientAtom).call('movimentiAssegna', {
        body: { movimenti: ids.map((id) => ({ id })), ...spiegazione },
      });
      kept = true;
      set(scordaAtom, { righe: new Set(ids) });
      segna(get, set, new Set(ids), 'spiegata');
      const [uno, molti] = FATTI[spiegazione.tipo];
      const etichetta = conteggio(ids.length, uno, molti);
      ricorda(get, set, { tipo: 'assegnazioni', ids: assegnazioni, etichetta });
      set(addToastAtom, {
        severity: 'success',
        titolo: etichetta,
        azione: { label: 'Annulla', run: () => void set(annullaUltimoAtom) },
      });
    });
    return kept;
  },
);

/** Rows that can be explained: those still open, of which nothing was decided since the page was read. */
export const daSpiegare = (righe: readonly RigaMovimento[]): readonly RigaMovimento[] =>
  righe.filter(({ esito, stato }) => esito === null && (stato === 'aperta' || stato === 'parziale'));
