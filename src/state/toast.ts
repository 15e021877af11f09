/** Short messages at the top right, from anywhere in the code; the shell draws them. */
import { describeError } from '#api/errors.ts';
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

export interface Toast {
  /** `success` unless said otherwise. */
  severity?: Severity;
  titolo: string;
  testo?: string;
  /** Milliseconds on screen, not counting the time it is hovered. */
  duration?: number;
  azione?: Offer;
}

/** One thing that the person can do about a message, such as "Annulla". */
export interface Offer {
  label: string;
  run: () => void;
  /** False once there is nothing left to do about it: the message goes with its offer. */
  standsAtom?: Atom<boolean>;
}

export interface QueuedToast extends Toast {
  id: number;
  severity: Severity;
  duration: number;
}

const DURATION = 5_000;
/** Errors are read more slowly and may be copied; a message with an action must stay long enough to reach it. */
const LONG_DURATION = 12_000;

const queueAtom = atom<readonly QueuedToast[]>([]);
let lastId = 0;

/** Messages not yet on screen, oldest first. */
export const toastQueueAtom: Atom<readonly QueuedToast[]> = atom((get) => get(queueAtom));

export const addToastAtom = atom(null, (get, set, toast: Toast) => {
  lastId += 1;
  const duration = toast.duration ?? (toast.severity === 'error' || toast.azione ? LONG_DURATION : DURATION);
  set(queueAtom, [...get(queueAtom), { severity: 'success', ...toast, id: lastId, duration }]);
});

/** Says that a thing was not done, and why. */
export const addFailureAtom = atom(null, (_get, set, titolo: string, error: unknown) =>
  set(addToastAtom, { severity: 'error', titolo, testo: describeError(error) }),
);

/** Empties the queue and returns its messages, so that each is drawn once. */
export const takeToastsAtom = atom(null, (get, set): readonly QueuedToast[] => {
  const queue = get(queueAtom);
  if (queue.length > 0) set(queueAtom, []);
  return queue;
});

/** Shows a message in the running application. */
export function showToast(toast: Toast): void {
  store.set(addToastAtom, toast);
}
