/** Changes to the rows of a workspace, as atoms: change, undo, redo, and the conflict that waits for an answer. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import type { CellaSospesa } from '#state/pending.ts';
import {
  addStep,
  undoStep,
  type StepContent,
  replaceStep,
  reverseStep,
  isEmpty,
  type EditStep,
  redoStep,
  moveStepBack,
  type Storia,
  EMPTY_HISTORY,
  type HistoryEntry,
} from '../history/history.ts';
import { createMissingReader } from './missing-righe.ts';
import { createKeptHistory } from './kept-history.ts';
import type { KeptBack } from './kept-back.ts';
import type { EditConflict, EditEnd, StepOptions } from './requests.ts';
import { createSender, type SenderInit } from './sender.ts';

export interface EditEngine<Riga> {
  /**
   * Does one step: shown at once, saved in turn, kept in the history. Resolves when it is saved or refused. Rows that come
   * or go are shown, and can be undone, once the server has answered.
   */
  executeAtom: WritableAtom<null, [passo: EditStep, opzioni?: StepOptions], Promise<EditEnd>>;
  annulAtom: WritableAtom<null, [], Promise<void>>;
  redoAtom: WritableAtom<null, [], Promise<void>>;
  /** Brings back the history that this tab had before a reload, once; nothing without a `nome`. */
  resumeAtom: WritableAtom<null, [], Promise<void>>;
  /** The steps of the rows in force: each azienda and each natura has its own. */
  storiaAtom: Atom<Storia>;
  conflittoAtom: Atom<EditConflict<Riga> | null>;
  /** Steps not yet saved. */
  underwayAtom: Atom<number>;
  /** Cells that wait because the server does not answer; empty while it answers. */
  sospeseAtom: Atom<readonly CellaSospesa[]>;
  /** Cells whose change was refused and that still show what was typed. */
  keptBack: KeptBack;
  /** Rows that one step may change. */
  massimo: number;
}

interface EditEngineInit<Riga> extends SenderInit<Riga> {
  massimo: number;
  /** Names the history in the memory of the tab; without it a reload forgets it. */
  nome?: string;
}

const contentOf = ({ celle, righe }: StepContent): StepContent => ({ celle, ...(righe && { righe }) });

/** A move along the history: the step it takes, where the step then stands, and what is done of it. */
interface HistoryMove {
  getLast: (past: Storia) => HistoryEntry | undefined;
  move: (past: Storia) => Storia;
  turn: (step: EditStep) => EditStep;
}
const UNDO: HistoryMove = { getLast: ({ fatti }) => fatti.at(-1), move: undoStep, turn: reverseStep };
const REDO: HistoryMove = {
  getLast: ({ annullati }) => annullati.at(-1),
  move: redoStep,
  turn: (step) => step,
};

type SendAtom = ReturnType<typeof createSender>['sendAtom'];

/** Sends steps, and remembers the last with whole rows while it is being saved: its result is known only when it ends. */
function createWholeWatch(sendAtom: SendAtom) {
  const wholeAtom = atom<Promise<unknown> | null>(null);
  return {
    runAtom: atom(null, async (get, set, step: EditStep, options: StepOptions = {}): Promise<EditEnd> => {
      const running = set(sendAtom, step, options);
      if (!step.righe) return running;
      set(wholeAtom, running);
      try {
        return await running;
      } finally {
        if (get(wholeAtom) === running) set(wholeAtom, null);
      }
    }),
    wholeAtom,
  };
}

export function createEditEngine<Riga extends object>(init: EditEngineInit<Riga>): EditEngine<Riga> {
  const { righe, massimo, nome } = init;
  const { storieAtom, takeNumberAtom, recordAtom, closeAtom, resumeAtom } = createKeptHistory(nome);
  const { kept, sendAtom, giveUpAtom, ...sender } = createSender(init);
  const { runAtom, wholeAtom } = createWholeWatch(sendAtom);
  const readMissingAtom = createMissingReader(righe);

  const executeAtom = atom(
    null,
    async (get, set, step: EditStep, options: StepOptions = {}): Promise<EditEnd> => {
      if (isEmpty(step)) return { salvato: true, celle: [] };
      const key = get(righe.chiaveAtom);
      const numero = set(takeNumberAtom);
      const add = (done: StepContent) => {
        if (isEmpty(done)) return;
        const voce = { etichetta: step.etichetta, ...contentOf(done), numero };
        set(recordAtom, key, (past) => addStep(past, voce));
      };
      const whole = step.righe !== undefined;
      if (!whole) add(step);
      const end = await set(runAtom, step, { keep: !whole && !options.silent, ...options });
      // The step that undoes a new row needs the row's id, so it waits until the row is there.
      if (whole) add(end.salvato ? end : { celle: [] });
      else
        set(closeAtom, key, end, (past) =>
          replaceStep(past, numero, end.salvato ? contentOf(end) : { celle: [] }),
        );
      return end;
    },
  );

  /** Undoing and doing again are changes like any other; the history moves at once, and back when refused. */
  const makeMoveAtom = ({ getLast, move, turn }: HistoryMove) =>
    atom(null, async (get, set) => {
      const whole = get(wholeAtom);
      if (whole) await whole.catch(() => undefined);
      const key = get(righe.chiaveAtom);
      const voce = getLast(get(storieAtom).get(key) ?? EMPTY_HISTORY);
      if (!voce) return;
      const { numero, etichetta } = voce;
      set(recordAtom, key, move);
      await set(readMissingAtom, voce);
      const end = await set(runAtom, turn(voce));
      set(closeAtom, key, end, (now) =>
        end.salvato
          ? replaceStep(now, numero, contentOf(turn({ etichetta, ...contentOf(end) })))
          : moveStepBack(now, numero),
      );
    });

  return {
    executeAtom,
    annulAtom: makeMoveAtom(UNDO),
    redoAtom: makeMoveAtom(REDO),
    resumeAtom,
    storiaAtom: atom((get) => get(storieAtom).get(get(righe.chiaveAtom)) ?? EMPTY_HISTORY),
    ...sender,
    keptBack: {
      ...kept,
      sendAgainAtom: atom(null, async (get, set) => {
        const step = { etichetta: 'modifica rifiutata', celle: get(kept.changesAtom) };
        await set(readMissingAtom, step);
        await set(executeAtom, step);
      }),
      leaveAtom: atom(null, async (get, set) => {
        set(giveUpAtom, get(kept.changesAtom));
        // What others wrote meanwhile was hidden under what was typed.
        await set(righe.loadAtom);
      }),
    },
    massimo,
  };
}
