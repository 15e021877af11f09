/** Taking back the latest decision, whatever it was, and doing it again. */
import { clientAtom } from '#state/api.ts';
import { atom, type Atom, type Getter, type Setter } from '#state/jotai.ts';
import { addToastAtom, type Offer } from '#state/toast.ts';
import { chosenMovimentiAtom } from './chosen.ts';
import {
  annulledOnesAtom,
  runDecision,
  type Decision,
  doneAtom,
  busyAtom,
  rememberAnnulledAtom,
  refreshSides,
  dropOneDoneAtom,
  waitForDecisions,
} from './decision.ts';
import { returnToPlacesAtom } from './places.ts';

/** More rows than a person sees change at a glance: they are asked about first. */
const FEW = 10;

export const NOTHING_TO_REDO = 'Non c’è nulla da ripetere';

interface Asked {
  verso: 'annulla' | 'ripeti';
  fatto: Decision;
}
const askedBaseAtom = atom<Asked | null>(null);
/** What is being asked about, before many rows change. */
export const askedAtom: Atom<Asked | null> = atom((get) => get(askedBaseAtom));

async function annul(get: Getter, set: Setter, done: Decision): Promise<void> {
  await runDecision(set, 'Non è stato annullato', async () => {
    if (!get(doneAtom).includes(done)) return;
    const inHand = () => get(chosenMovimentiAtom).attiva?.id;
    const left = inHand();
    await done.undo(get(clientAtom), set);
    set(returnToPlacesAtom, done.movimenti);
    set(dropOneDoneAtom, done);
    set(rememberAnnulledAtom, [...get(annulledOnesAtom), done]);
    set(addToastAtom, { titolo: `Annullato: ${done.label}` });
    // At once, as reading thousands of rows takes seconds and the next key would be for another; whoever went elsewhere
    // while the server worked is left there.
    if (inHand() === left) get(chosenMovimentiAtom).goBack(done.movimenti);
    await refreshSides(set);
  });
}

async function repeat(get: Getter, set: Setter, fatto: Decision): Promise<void> {
  const before = get(annulledOnesAtom);
  const known = new Set(get(doneAtom));
  await fatto.redo(set);
  // What follows it may be done again too; when it could not be done, so may it.
  const done = get(doneAtom).some((each) => !known.has(each));
  set(rememberAnnulledAtom, done ? before.filter((each) => each !== fatto) : before);
}

const act = async (get: Getter, set: Setter, { verso, fatto }: Asked): Promise<void> =>
  await (verso === 'annulla' ? annul : repeat)(get, set, fatto);

const waitingAtom = atom(0);
/** True while taking back or doing again is on its way: what it leaves can be taken back in its turn. */
export const undoWaitsAtom: Atom<boolean> = atom((get) => get(waitingAtom) > 0);

let commands: Promise<unknown> = Promise.resolve();
/** Keys pressed while something is on its way count in their order, each after what came before it: none is lost. */
async function inOrder(get: Getter, set: Setter, run: () => Promise<void>): Promise<void> {
  const runWhenFree = async (): Promise<void> => {
    do await waitForDecisions();
    while (get(busyAtom));
    await run();
  };
  const mine = commands.then(runWhenFree);
  commands = mine.catch(() => undefined);
  set(waitingAtom, get(waitingAtom) + 1);
  try {
    await mine;
  } finally {
    set(waitingAtom, get(waitingAtom) - 1);
  }
}

async function askAnnulment(get: Getter, set: Setter, fatto: Decision): Promise<void> {
  if (fatto.quanti > FEW) set(askedBaseAtom, { verso: 'annulla', fatto });
  else await annul(get, set, fatto);
}

/** Takes back one decision, whole; of many rows, after a question. */
const annulDoneAtom = atom(
  null,
  async (get, set, done: Decision): Promise<void> =>
    await inOrder(get, set, async () => {
      // Pressed beside a key that takes it back, it has nothing left to do.
      if (get(doneAtom).includes(done)) await askAnnulment(get, set, done);
    }),
);

/** What a message of a decision offers, until it is taken back in another way. */
export const makeUndoOffer = (set: Setter, done: Decision): Offer => ({
  label: 'Annulla',
  run: () => void set(annulDoneAtom, done),
  standsAtom: atom((get) => get(doneAtom).includes(done)),
});

export const annulLastAtom = atom(
  null,
  async (get, set): Promise<void> =>
    await inOrder(get, set, async () => {
      const done = get(doneAtom).at(-1);
      if (done) await askAnnulment(get, set, done);
    }),
);

/** Does again what was taken back last; many rows, after a question. */
export const repeatLastAtom = atom(
  null,
  async (get, set): Promise<void> =>
    await inOrder(get, set, async () => {
      const fatto = get(annulledOnesAtom).at(-1);
      // Another decision was on its way: what was taken back before it is done again no more.
      if (!fatto) set(addToastAtom, { severity: 'info', titolo: NOTHING_TO_REDO });
      else if (fatto.quanti > FEW) set(askedBaseAtom, { verso: 'ripeti', fatto });
      else await repeat(get, set, fatto);
    }),
);

/** The answer to the question, which stays in sight until what it asks is done. */
export const answerAtom = atom(null, async (get, set, yes: boolean): Promise<void> => {
  const asked = get(askedBaseAtom);
  if (!asked || get(busyAtom)) return;
  try {
    if (yes) await act(get, set, asked);
  } finally {
    set(askedBaseAtom, null);
  }
});
