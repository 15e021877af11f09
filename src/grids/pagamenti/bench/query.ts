/** The question in force on the bench: which movimenti, and whose partite. */
import { atom, type Atom } from '#state/jotai.ts';
import type { PagamentiQuery } from '../vista.ts';

const baseAtom = atom<PagamentiQuery | null>(null);
/** Null while the page is closed. */
export const questionAtom: Atom<PagamentiQuery | null> = atom((get) => get(baseAtom));
export const setQuestionAtom = atom(null, (get, set, question: PagamentiQuery | null) => {
  if (JSON.stringify(get(baseAtom)) !== JSON.stringify(question)) set(baseAtom, question);
});

const isOfSomeone = ({ id_soggetto, id_agente, id_mandante }: PagamentiQuery): boolean =>
  id_soggetto !== null || id_agente !== null || id_mandante !== null;

/** True where the proposals say which movimenti are asked for: whom one is of, the bank does not know. */
export const isPerProposte = (question: PagamentiQuery): boolean =>
  question.id_imp !== null || isOfSomeone(question);

/** Of a file the movimenti are asked for, and those for which a partita of it is proposed. */
export const isAsked = (
  question: PagamentiQuery,
  { proposta, id_imp }: { proposta: unknown; id_imp: number },
): boolean =>
  !isPerProposte(question) || proposta !== null || (question.id_imp === id_imp && !isOfSomeone(question));
