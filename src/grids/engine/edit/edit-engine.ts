/** Changes to the rows of a workspace, as atoms: change, undo, redo, and the conflict that waits for an answer. */
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { type CellaSospesa, waitForServer } from '#state/pending.ts';
import type { Righe } from '../righe.ts';
import {
  addStep,
  undoStep,
  type CellChange,
  type StepContent,
  replaceStep,
  type Dati,
  reverseStep,
  isEmpty,
  type EditStep,
  redoStep,
  moveStepBack,
  type Storia,
  EMPTY_HISTORY,
  type HistoryEntry,
} from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { formatTyped } from './content.ts';
import { warnAtom } from './loss-notice.ts';
import { EditQueue } from './queue.ts';
import { createMissingReader } from './missing-righe.ts';
import { createKeptHistory } from './kept-history.ts';
import { createKeptBack, type KeptBack } from './kept-back.ts';
import type {
  ConflictingCell,
  SaveResult,
  EditEnd,
  StepOptions,
  RigaRequest,
  WholeRequests,
  Save,
  ConflictChoice,
} from './requests.ts';

/** Two people changed the same cells: both values, and the way to choose. */
export interface EditConflict<Riga> {
  celle: readonly ConflictingCell[];
  righe: ReadonlyMap<Chiave, Riga>;
  resolve: (choice: ConflictChoice) => void;
}

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

interface EditEngineInit<Riga> {
  righe: Righe<Riga>;
  massimo: number;
  /** Names the history in the memory of the tab; without it a reload forgets it. */
  nome?: string;
  /** The fields of a row that is made again; present where steps may make and delete rows. */
  dati?: (riga: Riga) => Dati;
  /** Why a row may be gone, as said to whoever was changing it. */
  missing?: string;
  /**
   * Saves all or nothing; expected refusals are values. `azienda` is the one at the time of the change: saving may
   * happen much later, when another azienda is shown.
   */
  save: (
    io: { get: Getter; set: Setter; azienda: number | null },
    requests: readonly RigaRequest<Riga>[],
    whole: WholeRequests<Riga>,
  ) => Promise<SaveResult<Riga>>;
}

const contentOf = ({ celle, righe }: StepContent): StepContent => ({ celle, ...(righe && { righe }) });

const NONE: readonly CellaSospesa[] = [];
const LEFT_OUT = 'Le hai lasciate perdere: le celle sono tornate come le ha il server.';

export function createEditEngine<Riga extends object>({
  righe,
  massimo,
  nome,
  dati,
  missing = 'La loro importazione è stata annullata.',
  save,
}: EditEngineInit<Riga>): EditEngine<Riga> {
  const { storieAtom, numeroAtom, conservaAtom, updateStoriaAtom, resumeAtom, isLeavingAtom } =
    createKeptHistory(nome);
  const conflictBaseAtom = atom<EditConflict<Riga> | null>(null);
  const underwayBaseAtom = atom(0);
  /** One queue for each store. It uses the ports of the write that made it, which jotai keeps valid. */
  const queueAtom = atom<EditQueue<Riga> | null>(null);

  /**
   * Takes in how a step ended, which may be otherwise than the history says since it was begun. What a page that is being
   * left did not hear of stays kept as done: taken back though it never was, it finds its cells as they were.
   */
  const closeAtom = atom(null, (get, set, key: string, end: EditEnd, change: (past: Storia) => Storia) => {
    set(updateStoriaAtom, key, change);
    const unheard = !end.salvato && end.senzaRisposta && get(isLeavingAtom)();
    if (!unheard) set(conservaAtom);
  });

  const getQueueAtom = atom(null, (get, set): EditQueue<Riga> => {
    const held = get(queueAtom);
    if (held) return held;
    const queue = new EditQueue<Riga>({
      read: (id) => get(righe.vistaAtom).store.get(id),
      show: (changes) => set(righe.changeAtom, changes),
      dati,
      missing,
      ask: (celle, byId) =>
        new Promise((resolve) => {
          const settle = (choice: ConflictChoice) => {
            set(conflictBaseAtom, null);
            resolve(choice);
          };
          set(conflictBaseAtom, { celle, righe: byId, resolve: settle });
        }),
      warn: (title, text, lost = []) => set(warnAtom, title, text, lost),
      hold: (cells, text) => set(keptBack.addAtom, cells, text),
    });
    set(queueAtom, queue);
    set(righe.pendingAtom, (loaded) => queue.listPending(loaded));
    return queue;
  });

  const underwayCellsAtom = atom((get): readonly CellaSospesa[] => {
    get(underwayBaseAtom);
    return (get(queueAtom)?.pendingCells ?? []).map((cell) => ({
      riga: cell.id,
      campo: cell.campo,
      testo: formatTyped(cell),
    }));
  });
  const suspendedAtom = atom(false);
  /** How often the person gave up what was waiting. Changes made before the last time are not sent any more. */
  const waivedAtom = atom(0);

  /**
   * Saves a step of the azienda in use; one that the silent server did not take goes when it is back. Not one that makes
   * rows, which a lost answer may have made already, nor one whose answer somebody waits for.
   */
  const makeSaveAtom = atom(null, (get, set, { silent = false }: StepOptions): Save<Riga> => {
    const azienda = get(aziendaIdAtom);
    const waived = get(waivedAtom);
    const onLeave = () => set(waivedAtom, get(waivedAtom) + 1);
    const suspended = { cellsAtom: underwayCellsAtom, onLeave };
    return async (requests, whole) => {
      while (get(waivedAtom) === waived) {
        const outcome = await save({ get, set, azienda }, requests, whole);
        const lost = outcome.tipo === 'rifiutate' && outcome.senzaRisposta === true;
        if (!lost || silent || whole.crea.length > 0 || get(sessioneAtom) === null) return outcome;
        set(suspendedAtom, true);
        await waitForServer({ get, set }, suspended);
        set(suspendedAtom, false);
      }
      return { tipo: 'rifiutate', testo: LEFT_OUT, leftOut: true };
    };
  });

  /** Saves a step in its turn; rows that came or went are read again. */
  const saveAtom = atom(null, async (get, set, step: EditStep, options: StepOptions): Promise<EditEnd> => {
    const key = get(righe.chiaveAtom);
    const queue = set(getQueueAtom);
    const running = queue.run(step, set(makeSaveAtom, options), options);
    // Those of rows that are not in sight were left as they are.
    set(
      keptBack.removeAtom,
      step.celle.filter((cell) => !queue.isRefused(cell)),
    );
    set(underwayBaseAtom, queue.length);
    try {
      const end = await running;
      if (end.salvato && (step.righe ?? end.righe)) await set(righe.loadAtom, key);
      return end;
    } finally {
      set(underwayBaseAtom, queue.length);
    }
  });

  /** The last step with whole rows, while it is being saved; its result is known only when it ends. */
  const wholeAtom = atom<Promise<unknown> | null>(null);
  const runAtom = atom(
    null,
    async (get, set, step: EditStep, options: StepOptions = {}): Promise<EditEnd> => {
      const running = set(saveAtom, step, options);
      if (!step.righe) return running;
      set(wholeAtom, running);
      try {
        return await running;
      } finally {
        if (get(wholeAtom) === running) set(wholeAtom, null);
      }
    },
  );

  const readMissingAtom = createMissingReader(righe);

  const executeAtom = atom(
    null,
    async (get, set, step: EditStep, options: StepOptions = {}): Promise<EditEnd> => {
      if (isEmpty(step)) return { salvato: true, celle: [] };
      const key = get(righe.chiaveAtom);
      const numero = get(numeroAtom) + 1;
      set(numeroAtom, numero);
      const add = (done: StepContent) => {
        if (!isEmpty(done))
          set(updateStoriaAtom, key, (past) =>
            addStep(past, { etichetta: step.etichetta, ...contentOf(done), numero }),
          );
        set(conservaAtom);
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
  const moveAtom = atom(null, async (get, set, direction: 'annulla' | 'ripeti') => {
    const under = get(wholeAtom);
    if (under) await under.catch(() => undefined);
    const key = get(righe.chiaveAtom);
    const past = get(storieAtom).get(key) ?? EMPTY_HISTORY;
    const voce: HistoryEntry | undefined = (direction === 'annulla' ? past.fatti : past.annullati).at(-1);
    if (!voce) return;
    set(updateStoriaAtom, key, direction === 'annulla' ? undoStep : redoStep);
    set(conservaAtom);
    await set(readMissingAtom, voce);
    const end = await set(runAtom, direction === 'annulla' ? reverseStep(voce) : voce);
    set(closeAtom, key, end, (now) => {
      if (!end.salvato) return moveStepBack(now, voce.numero);
      const done: EditStep = { etichetta: voce.etichetta, ...contentOf(end) };
      return replaceStep(now, voce.numero, contentOf(direction === 'annulla' ? reverseStep(done) : done));
    });
  });

  const keptBack = createKeptBack({
    sendAgainAtom: atom(null, async (_get, set, celle: readonly CellChange[]) => {
      const step = { etichetta: 'modifica rifiutata', celle };
      await set(readMissingAtom, step);
      await set(executeAtom, step);
    }),
    leaveAtom: atom(null, async (get, set, cells: readonly CellChange[]) => {
      get(queueAtom)?.giveUp(cells);
      // What others wrote meanwhile was hidden under what was typed.
      await set(righe.loadAtom);
    }),
  });

  return {
    executeAtom,
    annulAtom: atom(null, (_get, set) => set(moveAtom, 'annulla')),
    redoAtom: atom(null, (_get, set) => set(moveAtom, 'ripeti')),
    resumeAtom,
    storiaAtom: atom((get) => get(storieAtom).get(get(righe.chiaveAtom)) ?? EMPTY_HISTORY),
    conflittoAtom: atom((get) => get(conflictBaseAtom)),
    underwayAtom: atom((get) => get(underwayBaseAtom)),
    sospeseAtom: atom((get) => (get(suspendedAtom) ? get(underwayCellsAtom) : NONE)),
    keptBack,
    massimo,
  };
}
