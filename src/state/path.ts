/** Which page the router shows, or is on its way to. */
import { atom } from './jotai.ts';

/** Its path, changed the instant the router turns to another, before anything is drawn; null before it starts. */
export const pathAtom = atom<string | null>(null);
