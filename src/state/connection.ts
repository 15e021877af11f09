/**
 * Whether the server answers, according to the calls of this page. While it does not, it is asked again from time to
 * time.
 */
import type { Client } from '#api/client.ts';
import { hasCodice } from '#api/errors.ts';
import { atom, type Atom } from './jotai.ts';

interface Connection {
  /** When the first call went without an answer; null while the server answers. */
  absentSince: Date | null;
  /** How often it has answered again. */
  returns: number;
}

const connectionBaseAtom = atom<Connection>({ absentSince: null, returns: 0 });

/** The time since which the server has not answered; null while it does. */
export const absentSinceAtom: Atom<Date | null> = atom((get) => get(connectionBaseAtom).absentSince);

/** Grows whenever the server answers again after a silence. */
export const returnsAtom: Atom<number> = atom((get) => get(connectionBaseAtom).returns);

/** Records whether a call was answered. */
export const answerNoteAtom = atom(null, (get, set, answered: boolean) => {
  const { absentSince, returns } = get(connectionBaseAtom);
  if (answered && absentSince !== null) set(connectionBaseAtom, { absentSince: null, returns: returns + 1 });
  if (!answered && absentSince === null) set(connectionBaseAtom, { absentSince: new Date(), returns });
});

/** The same client, which reports after each call whether there was an answer. An aborted call reports nothing. */
export const withAnswersNoted = (client: Client, note: (answered: boolean) => void): Client => ({
  async call(name, ...args) {
    try {
      const answer = await client.call(name, ...args);
      note(true);
      return answer;
    } catch (error) {
      if (!hasCodice(error, 'annullata')) note(!hasCodice(error, 'rete'));
      throw error;
    }
  },
});

const PRIMA_PROVA_MS = 2_000;
const MAX_PROVA_MS = 15_000;

/** Milliseconds before a server that is silent is asked again. */
export const computePause = (failures: number): number =>
  Math.min(MAX_PROVA_MS, PRIMA_PROVA_MS * 1.5 ** failures);
