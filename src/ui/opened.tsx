/** What stands open over a page: one thing at a time, which goes with the page. */
import { type ReactNode, useEffect } from 'react';
import { atom, type Atom, useAtomValue, useSetAtom, type WritableAtom } from '#state/jotai.ts';

interface Kind {
  readonly tipo: string;
}

/** What may stand open over one page: what does, opening one in the place of another, and closing it. */
interface Openings<D extends Kind> {
  dialogAtom: Atom<D | null>;
  openAtom: WritableAtom<null, [D], void>;
  closeAtom: WritableAtom<null, [], void>;
}

export function createOpenings<D extends Kind>(): Openings<D> {
  const openedAtom = atom<D | null>(null);
  return {
    dialogAtom: atom((get) => get(openedAtom)),
    openAtom: atom(null, (_get, set, dialog: D) => set(openedAtom, dialog)),
    closeAtom: atom(null, (_get, set) => set(openedAtom, null)),
  };
}

/** Those of a kind, in a union whose members may each be of several. */
type OfKind<D extends Kind, T> = D extends Kind ? (T extends D['tipo'] ? D : never) : never;

/** How each kind is drawn, with what the page gives to all and what closes it. */
type Drawings<D extends Kind, Props> = {
  readonly [T in D['tipo']]: (dialog: OfKind<D, T>, props: Props & { close: () => void }) => ReactNode;
};

/** Makes the component that draws what stands open. It belongs to the page that is left, and to its azienda. */
export function defineDialogs<D extends Kind, Props extends object = object>(
  { dialogAtom, closeAtom }: Openings<D>,
  drawings: Drawings<D, Props>,
): (props: Props) => ReactNode {
  // Each kind is drawn by the function of its own name.
  const drawingOf = drawings as unknown as Readonly<
    Record<string, (dialog: D, props: Props & { close: () => void }) => ReactNode>
  >;
  return function Dialogs(props) {
    const dialog = useAtomValue(dialogAtom);
    const close = useSetAtom(closeAtom);
    useEffect(() => () => close(), [close]);
    return dialog && drawingOf[dialog.tipo]?.(dialog, { ...props, close });
  };
}
