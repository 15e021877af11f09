/** The other side follows the movimento under the hand: the nearest partite first, and ticked what is proposed. */
import { useEffect, useRef } from 'react';
import { useAtomValue, useStore } from '#state/jotai.ts';
import { classifyPartite, type Nearness } from './nearness.ts';
import { foundAtom } from './proposte.ts';
import { chosenMovimentiAtom, chosenPartiteAtom } from './chosen.ts';
import { type RigaMovimento, righePartite } from './righe.ts';

const NONE: ReadonlySet<number> = new Set();

/** The partite of the one solution of a movimento: of a tie none, whoever decides it ticks. */
export function listTicked({ esito, proposta }: RigaMovimento): ReadonlySet<number> {
  if (esito !== null || proposta?.tipo !== 'documenti' || proposta.rivali.length > 0) return NONE;
  return new Set(proposta.partite.map(({ id }) => id));
}

/** True when these rows, and no other, are of the set. */
export const isSameSet = (righe: readonly { id: number }[], ids: ReadonlySet<number>): boolean =>
  righe.length === ids.size && righe.every(({ id }) => ids.has(id));

/** Brings the near ones of the other side to its top, and marks those proposed. */
function useNear(active: RigaMovimento | null): void {
  const { perMovimento } = useAtomValue(foundAtom);
  const loading = useAtomValue(righePartite.vistaAtom).stato.tipo === 'caricamento';
  const store = useStore();
  const marked = useRef<ReadonlyMap<number, Nearness>>(new Map());
  useEffect(() => {
    if (loading) return;
    const { store: rowStore } = store.get(righePartite.vistaAtom);
    const before = marked.current;
    const near =
      active === null
        ? new Map<number, Nearness>()
        : classifyPartite(active, perMovimento.get(active.id) ?? [], rowStore.listAll());
    marked.current = near;
    const changes = [...new Set([...before.keys(), ...near.keys()])].flatMap((each) => {
      const nearness = near.get(each) ?? null;
      if (rowStore.get(each)?.vicinanza === nearness) return [];
      return [{ id: each, campi: { vicinanza: nearness, proposta: nearness === 'proposta' } }];
    });
    if (changes.length > 0) store.set(righePartite.changeAtom, changes);
  }, [active, perMovimento, loading, store]);
}

interface Followed {
  chiave: string;
  ids: ReadonlySet<number>;
  fatto: boolean;
}

/** Ticks what is proposed; what a person ticked stays as it is. */
function useTicks(active: RigaMovimento | null): void {
  const movimenti = useAtomValue(chosenMovimentiAtom);
  const partite = useAtomValue(chosenPartiteAtom);
  const { store, stato } = useAtomValue(righePartite.vistaAtom);
  const last = useRef<Followed>({ chiave: '', ids: NONE, fatto: true });
  const byHand = movimenti.ticked.length > 0;
  const ids = active && !byHand ? listTicked(active) : NONE;
  const chiave = byHand ? '' : `${active?.id ?? ''}:${[...ids].join()}`;
  const { ticked, tick } = partite;
  useEffect(() => {
    if (chiave !== last.current.chiave) {
      const ours = isSameSet(ticked, last.current.ids);
      const free = ticked.length === 0 || ours;
      last.current = { chiave, ids: free ? ids : NONE, fatto: !free || ids.size === 0 };
      // Of the movimento before they were proposed: nobody asked for them.
      if (free && ids.size === 0 && ticked.length > 0) tick(NONE);
    }
    const now = last.current;
    if (now.fatto || stato.tipo === 'caricamento') return;
    if (isSameSet(ticked, now.ids) || [...now.ids].some((id) => store.get(id) === undefined))
      now.fatto = true;
    else tick(now.ids);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `chiave` names the ids
  }, [chiave, ticked, tick, store, stato.tipo]);
}

export function usePartiteFollow(active: RigaMovimento | null): void {
  useNear(active);
  useTicks(active);
}
