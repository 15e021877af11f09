/** Taking back the latest decision, whatever it was, and doing it again. */
import { clientAtom } from '#state/api.ts';
import { atom, type Atom, type Getter, type Setter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import {
  annullatiAtom,
  runDecision,
  type Decision,
  fattiAtom,
  occupatoAtom,
  ricordaAnnullatiAtom,
  refreshSides,
  scordaFattoAtom,
  waitForDecisions,
} from './decision.ts';

/** More rows than a person sees change at a glance: they are asked about first. */
const POCHE = 10;

export const NIENTE_DA_RIPETERE = 'Non c’è nulla da ripetere';

interface Chiesto {
  verso: 'annulla' | 'ripeti';
  fatto: Decision;
}
const chiestoBaseAtom = atom<Chiesto | null>(null);
/** What is being asked about, before many rows change. */
export const chiestoAtom: Atom<Chiesto | null> = atom((get) => get(chiestoBaseAtom));

async function annulla(get: Getter, set: Setter, fatto: Decision): Promise<void> {
  await runDecision(set, 'Non è stato annullato', async () => {
    if (!get(fattiAtom).includes(fatto)) return;
    await fatto.disfa(get(clientAtom));
    set(scordaFattoAtom, fatto);
    set(ricordaAnnullatiAtom, [...get(annullatiAtom), fatto]);
    set(addToastAtom, { severity: 'success', titolo: `Annullato: ${fatto.etichetta}` });
    await refreshSides(set);
  });
}

async function ripeti(get: Getter, set: Setter, fatto: Decision): Promise<void> {
  const before = get(annullatiAtom);
  const known = new Set(get(fattiAtom));
  await fatto.rifai(set);
  // What follows it may be done again too; when it could not be done, so may it.
  const done = get(fattiAtom).some((each) => !known.has(each));
  set(ricordaAnnullatiAtom, done ? before.filter((each) => each !== fatto) : before);
}

const agisci = async (get: Getter, set: Setter, { verso, fatto }: Chiesto): Promise<void> =>
  await (verso === 'annulla' ? annulla : ripeti)(get, set, fatto);

let comandi: Promise<unknown> = Promise.resolve();
/** Keys pressed while something is on its way count in their order, each after what came before it: none is lost. */
async function inOrdine(get: Getter, run: () => Promise<void>): Promise<void> {
  const runWhenFree = async (): Promise<void> => {
    do await waitForDecisions();
    while (get(occupatoAtom));
    await run();
  };
  const mine = comandi.then(runWhenFree);
  comandi = mine.catch(() => undefined);
  await mine;
}

async function chiediAnnullo(get: Getter, set: Setter, fatto: Decision): Promise<void> {
  if (fatto.quanti > POCHE) set(chiestoBaseAtom, { verso: 'annulla', fatto });
  else await annulla(get, set, fatto);
}

/** Takes back one decision, whole; of many rows, after a question. */
export const annullaFattoAtom = atom(
  null,
  async (get, set, fatto: Decision): Promise<void> =>
    await inOrdine(get, async () => {
      if (get(fattiAtom).includes(fatto)) return await chiediAnnullo(get, set, fatto);
      // Asked by a message that has outlived what it offers.
      set(addToastAtom, { severity: 'info', titolo: `Era già annullato: ${fatto.etichetta}` });
    }),
);

export const annullaUltimoAtom = atom(
  null,
  async (get, set): Promise<void> =>
    await inOrdine(get, async () => {
      const fatto = get(fattiAtom).at(-1);
      if (fatto) await chiediAnnullo(get, set, fatto);
    }),
);

/** Does again what was taken back last; many rows, after a question. */
export const ripetiUltimoAtom = atom(
  null,
  async (get, set): Promise<void> =>
    await inOrdine(get, async () => {
      const fatto = get(annullatiAtom).at(-1);
      // Another decision was on its way: what was taken back before it is done again no more.
      if (!fatto) set(addToastAtom, { severity: 'info', titolo: NIENTE_DA_RIPETERE });
      else if (fatto.quanti > POCHE) set(chiestoBaseAtom, { verso: 'ripeti', fatto });
      else await ripeti(get, set, fatto);
    }),
);

/** The answer to the question, which stays in sight until what it asks is done. */
export const rispondiAtom = atom(null, async (get, set, yes: boolean): Promise<void> => {
  const chiesto = get(chiestoBaseAtom);
  if (!chiesto || get(occupatoAtom)) return;
  try {
    if (yes) await agisci(get, set, chiesto);
  } finally {
    set(chiestoBaseAtom, null);
  }
});
