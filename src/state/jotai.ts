/** The one door to jotai: what the product uses of it, so that a change of library is a change of this file. */
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export type { Atom, Getter, Setter, Store, WritableAtom } from 'jotai';
