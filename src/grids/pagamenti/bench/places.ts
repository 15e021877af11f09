/** The proposal by which a movimento has its place on the desk, kept for when what was decided of it is taken back. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { atom, type Atom } from '#state/jotai.ts';

type Places = ReadonlyMap<number, PropostaWire>;

const NONE: Places = new Map<number, PropostaWire>();
const leftBaseAtom = atom(NONE);
const returnedBaseAtom = atom(NONE);
/** Of movimenti that are open again: they stand where they stood until something is proposed for them. */
export const returnedAtom: Atom<Places> = atom((get) => get(returnedBaseAtom));

/** Where these stand as they are decided. */
export const rememberPlacesAtom = atom(null, (get, set, places: Places) => {
  set(leftBaseAtom, new Map([...get(leftBaseAtom), ...places]));
  set(returnedBaseAtom, new Map([...get(returnedBaseAtom)].filter(([id]) => !places.has(id))));
});

/** What was decided of these movimenti is taken back. */
export const returnToPlacesAtom = atom(null, (get, set, movimenti: readonly number[]) => {
  const left = get(leftBaseAtom);
  const back = movimenti.flatMap((id) => {
    const stood = left.get(id);
    return stood ? [[id, stood] as const] : [];
  });
  set(returnedBaseAtom, new Map([...get(returnedBaseAtom), ...back]));
});

export const forgetPlacesAtom = atom(null, (_get, set) => {
  set(leftBaseAtom, NONE);
  set(returnedBaseAtom, NONE);
});
