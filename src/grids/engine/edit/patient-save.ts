/** A save that waits out a silent server, until it answers or the person gives up what waits. */
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { type CellaSospesa, waitForServer } from '#state/pending.ts';
import type { RigaRequest, Save, SaveResult, StepOptions, WholeRequests } from './requests.ts';

/**
 * Saves all or nothing; expected refusals are values. `azienda` is the one at the time of the change: saving may
 * happen much later, when another azienda is shown.
 */
export type AziendaSave<Riga> = (
  io: { get: Getter; set: Setter; azienda: number | null },
  requests: readonly RigaRequest<Riga>[],
  whole: WholeRequests<Riga>,
) => Promise<SaveResult<Riga>>;

interface PatientSave<Riga> {
  /** True while the server is waited for. */
  isWaitingAtom: Atom<boolean>;
  /** Saves a step of the azienda in use. */
  makeSaveAtom: WritableAtom<null, [options: StepOptions], Save<Riga>>;
}

const LEFT_OUT = 'Le hai lasciate perdere: le celle sono tornate come le ha il server.';

/** `cellsAtom` holds what is not saved yet, which the page shows while it waits. */
export function createPatientSave<Riga>(
  save: AziendaSave<Riga>,
  cellsAtom: Atom<readonly CellaSospesa[]>,
): PatientSave<Riga> {
  const isWaitingAtom = atom(false);
  /** How often the person gave up what was waiting. Changes made before the last time are not sent any more. */
  const waivedAtom = atom(0);
  return {
    isWaitingAtom,
    /**
     * A step that the silent server did not take goes when it is back. Not one that makes rows, which a lost answer may
     * have made already, nor one whose answer somebody waits for.
     */
    makeSaveAtom: atom(null, (get, set, { silent = false }: StepOptions): Save<Riga> => {
      const azienda = get(aziendaIdAtom);
      const waived = get(waivedAtom);
      const onLeave = () => set(waivedAtom, get(waivedAtom) + 1);
      return async (requests, whole) => {
        while (get(waivedAtom) === waived) {
          const outcome = await save({ get, set, azienda }, requests, whole);
          const lost = outcome.tipo === 'rifiutate' && outcome.senzaRisposta === true;
          if (!lost || silent || whole.crea.length > 0 || get(sessioneAtom) === null) return outcome;
          set(isWaitingAtom, true);
          await waitForServer({ get, set }, { cellsAtom, onLeave });
          set(isWaitingAtom, false);
        }
        return { tipo: 'rifiutate', testo: LEFT_OUT, leftOut: true };
      };
    }),
  };
}
