/** How the steps of a workspace reach the server: in turn, asking about what others changed, keeping what is refused. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import type { CellaSospesa } from '#state/pending.ts';
import type { Righe } from '../righe.ts';
import type { CellChange, Dati, EditStep } from '../history/history.ts';
import { toSospese } from './content.ts';
import { createKeptCells } from './kept-back.ts';
import { warnAtom } from './loss-notice.ts';
import { type AziendaSave, createPatientSave } from './patient-save.ts';
import { EditQueue } from './queue.ts';
import type { ConflictingCell, ConflictChoice, EditConflict, EditEnd, StepOptions } from './requests.ts';

export interface SenderInit<Riga> {
  righe: Righe<Riga>;
  /** The fields of a row that is made again; present where steps may make and delete rows. */
  dati?: (riga: Riga) => Dati;
  /** Why a row may be gone, as said to whoever was changing it. */
  missing?: string;
  save: AziendaSave<Riga>;
}

interface Sender<Riga> {
  /** Saves a step in its turn; rows that came or went are read again. */
  sendAtom: WritableAtom<null, [passo: EditStep, opzioni: StepOptions], Promise<EditEnd>>;
  conflittoAtom: Atom<EditConflict<Riga> | null>;
  /** Steps not yet saved. */
  underwayAtom: Atom<number>;
  /** Cells that wait because the server does not answer; empty while it answers. */
  sospeseAtom: Atom<readonly CellaSospesa[]>;
  /** Cells that were refused and still show what was typed. */
  kept: ReturnType<typeof createKeptCells>;
  /** Gives up such cells: they show again what the server holds. */
  giveUpAtom: WritableAtom<null, [celle: readonly CellChange[]], void>;
}

const NONE: readonly CellaSospesa[] = [];

export function createSender<Riga extends object>(init: SenderInit<Riga>): Sender<Riga> {
  const { righe, dati, missing = 'La loro importazione è stata annullata.', save } = init;
  const kept = createKeptCells();
  const conflittoAtom = atom<EditConflict<Riga> | null>(null);
  const underwayAtom = atom(0);
  /** One queue for each store. It uses the ports of the write that made it, which jotai keeps valid. */
  const queueAtom = atom<EditQueue<Riga> | null>(null);

  const askAtom = atom(
    null,
    (_get, set, celle: readonly ConflictingCell[], byId: EditConflict<Riga>['righe']) => {
      const { promise, resolve } = Promise.withResolvers<ConflictChoice>();
      set(conflittoAtom, {
        celle,
        righe: byId,
        resolve: (choice) => {
          set(conflittoAtom, null);
          resolve(choice);
        },
      });
      return promise;
    },
  );

  const getQueueAtom = atom(null, (get, set): EditQueue<Riga> => {
    const held = get(queueAtom);
    if (held) return held;
    const queue = new EditQueue<Riga>({
      read: (id) => get(righe.vistaAtom).store.get(id),
      show: (changes) => set(righe.changeAtom, changes),
      dati,
      missing,
      ask: (celle, byId) => set(askAtom, celle, byId),
      warn: (title, text, lost = []) => set(warnAtom, title, text, lost),
      hold: (cells, text) => set(kept.addAtom, cells, text),
    });
    set(queueAtom, queue);
    set(righe.pendingAtom, (loaded) => queue.listPending(loaded));
    return queue;
  });

  const underwayCellsAtom = atom((get): readonly CellaSospesa[] => {
    get(underwayAtom);
    return toSospese(get(queueAtom)?.pendingCells ?? []);
  });
  const { isWaitingAtom, makeSaveAtom } = createPatientSave(save, underwayCellsAtom);

  return {
    sendAtom: atom(null, async (get, set, step: EditStep, options: StepOptions): Promise<EditEnd> => {
      const key = get(righe.chiaveAtom);
      const queue = set(getQueueAtom);
      const running = queue.run(step, set(makeSaveAtom, options), options);
      // Those of rows that are not in sight were left as they are.
      set(
        kept.removeAtom,
        step.celle.filter((cell) => !queue.isRefused(cell)),
      );
      set(underwayAtom, queue.length);
      try {
        const end = await running;
        if (end.salvato && (step.righe ?? end.righe)) await set(righe.loadAtom, key);
        return end;
      } finally {
        set(underwayAtom, queue.length);
      }
    }),
    conflittoAtom,
    underwayAtom,
    sospeseAtom: atom((get) => (get(isWaitingAtom) ? get(underwayCellsAtom) : NONE)),
    kept,
    giveUpAtom: atom(null, (get, set, cells: readonly CellChange[]) => {
      set(kept.removeAtom, cells);
      get(queueAtom)?.giveUp(cells);
    }),
  };
}
