/** Changes that could not be sent because the server is silent: they stay on the page until the server has them. */
import { absentSinceAtom, answerNoteAtom } from './connection.ts';
import { atom, type Atom, type Getter, type Setter } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';

export interface CellaSospesa {
  /** The row and the column of the grid. */
  riga: number | string;
  campo: string;
  /** What was typed, so that it can be copied. */
  testo: string;
}

/** Changes of one list that wait, in the order in which they were made. */
interface Sospesa {
  cellsAtom: Atom<readonly CellaSospesa[]>;
  /** Called when the person gives them up. */
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

/** The person gives up: the cells return to what the server has. */
export const leaveSuspendedAtom = atom(null, (get) => {
  for (const { onLeave, resolve } of get(awaitedOnesAtom)) {
    onLeave();
    resolve(false);
  }
});

/** True if what a person typed can be sent in their name. */
const canSend = (get: Getter, username: string): boolean =>
  get(absentSinceAtom) === null && get(sessioneAtom)?.username === username;

/** Sends what can be sent by now. Called when the connection or the session has changed. */
export const resumeSuspendedAtom = atom(null, (get) => {
  for (const { username, resolve } of get(awaitedOnesAtom)) if (canSend(get, username)) resolve(true);
});

/**
 * Called after a call without an answer: waits until the server answers and the person who typed is signed in. False if
 * the person gives up, or if nobody is known to be signed in.
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
