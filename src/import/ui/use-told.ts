/** What a person said so that a file can be read where nothing is imported; kept nowhere. */
import { useState } from 'react';
import type { Risposte } from '../cell/questions.ts';

export interface PersonAnswers {
  risposte: Risposte;
  password: string | null;
}
const NOTHING: PersonAnswers = { risposte: {}, password: null };

export function useTold() {
  const [told, setTold] = useState(NOTHING);
  return {
    told,
    forget: () => setTold(NOTHING),
    answer: (answers: Risposte) =>
      setTold((before) => ({ ...before, risposte: { ...before.risposte, ...answers } })),
    open: (password: string) => setTold((before) => ({ ...before, password })),
  };
}
