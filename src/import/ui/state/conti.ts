/** The bank accounts a file can belong to. */
import type { Conto } from '#api/contract/conti.ts';
import { clientAtom } from '#state/api.ts';
import { contiResource } from '#state/conti.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { aziendaOfFileAtom, forAllAtom } from './atoms.ts';

const elsewhereAtom = atom<ReadonlyMap<number, readonly Conto[]>>(new Map());
/** Conti of the aziende of a list over several. */
export const contiElsewhereAtom: Atom<ReadonlyMap<number, readonly Conto[]>> = atom((get) =>
  get(elsewhereAtom),
);

/** Reads the conti of an azienda of such a list. Raises `ApiError`. */
export const readContiElsewhereAtom = atom(null, async (get, set, azienda: number) => {
  const { conti } = await get(clientAtom).call('conti', { azienda });
  set(elsewhereAtom, new Map(get(elsewhereAtom)).set(azienda, conti));
});

/** Conti that the file at hand can belong to; undefined while they are not known. */
export const contiOfFileAtom: Atom<readonly Conto[] | undefined> = atom((get) =>
  get(forAllAtom)
    ? get(elsewhereAtom).get(get(aziendaOfFileAtom) ?? 0)
    : getDati(get(contiResource.stateAtom)),
);

/** Reads them again. */
export const rereadContiAtom = atom(null, async (get, set) => {
  const azienda = get(aziendaOfFileAtom);
  if (!get(forAllAtom)) await set(contiResource.reloadAtom);
  else if (azienda !== null) await set(readContiElsewhereAtom, azienda);
});
