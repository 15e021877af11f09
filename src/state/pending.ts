/** Changes that could not be sent because the server is silent: they stay on the page until it has them. */
import { absentSinceAtom, answerNoteAtom } from './connection.ts';
import { atom, type Atom, type Getter, type Setter } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';

export interface CellaSospesa {
  /** Of the grid's row, and of its column. */
  riga: number | string;
  campo: string;
  /** What was typed, to be copied. */
  testo: string;
}

/** Changes of one list that wait, in the order they were made. */
interface Sospesa {
  cellsAtom: Atom<readonly CellaSospesa[]>;
  /** Told when the person gives them up. */
  onLeave: () => void;
}

interface Attesa extends Sospesa {
  username: string;
  resolve: (send: boolean) => void;
}

const awaitedOnesAtom = atom<ReadonlySet<Attesa>>(new Set<Attesa>());

/** Every cell that waits. */
export const suspendedCellsAtom: Atom<readonly CellaSospesa[]> = atom((get) =>
  [...get(awaitedOnesAtom)].flatMap(({ cellsAtom }) => get(cellsAtom)),
);

/** The person gives up: what waits is taken back to what the server holds. */
export const leaveSuspendedAtom = atom(null, (get) => {
  for (const { onLeave, resolve } of get(awaitedOnesAtom)) {
    onLeave();
    resolve(false);
  }
});

/** True where what a person typed can be sent in their name. */
const canSend = (get: Getter, username: string): boolean =>
  get(absentSinceAtom) === null && get(sessioneAtom)?.username === username;

/** Lets go what can be sent by now: to be called when the connection or the session has changed. */
export const resumeSuspendedAtom = atom(null, (get) => {
  for (const { username, resolve } of get(awaitedOnesAtom)) if (canSend(get, username)) resolve(true);
});

/**
 * After a call without an answer: waits until the server answers and whoever typed is signed in.
 * False when the person gives up, or when nobody is known to be signed in.
 */
export async function waitForServer(
  { get, set }: { get: Getter; set: Setter },
  suspended: Sospesa,
): Promise<boolean> {
  const username = get(sessioneAtom)?.username;
  if (username === undefined) return false;
  set(answerNoteAtom, false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const awaited: Attesa = { ...suspended, username, resolve };
  set(awaitedOnesAtom, new Set(get(awaitedOnesAtom)).add(awaited));
  try {
    return await promise;
  } finally {
    const left = new Set(get(awaitedOnesAtom));
    left.delete(awaited);
    set(awaitedOnesAtom, left);
  }
}
