/** Files of the list that are asked the same: one answer is that of all. */
import { atom, type Atom } from '#state/jotai.ts';
import type { QuestionId, Risposte } from '../../cell/questions.ts';
import { tabsAtom } from './atoms.ts';
import type { ImportTab, Fase } from './types.ts';

/** Answers given in this list, by what was asked of which columns. */
export const givenAnswersAtom = atom<ReadonlyMap<string, Risposte>>(new Map());
/** What an azienda was said to be in the invoices of this list; each `azienda/party`. */
export const saidPartiesAtom = atom<ReadonlySet<string>>(new Set<string>());

const toPartyKey = (azienda: number | null, party: string): string => `${azienda ?? ''}/${party}`;

/** Whom these answers say the azienda to be. */
export const listSaidParties = (
  { domande }: Extract<Fase, { tipo: 'domande' }>,
  answers: Risposte,
  azienda: number | null,
): string[] =>
  domande.flatMap(({ id, options }) => {
    const party = options.find(({ valore }) => valore === answers[id])?.azienda;
    return party === undefined ? [] : [toPartyKey(azienda, party)];
  });

/** The answers that follow from what the azienda was said to be; null unless they answer all and leave no doubt. */
export function findPartyAnswers(
  { domande }: Extract<Fase, { tipo: 'domande' }>,
  said: ReadonlySet<string>,
  azienda: number | null,
): Risposte | null {
  const answers: Risposte = {};
  for (const { id, options } of domande) {
    const [found, ...others] = options.filter(
      (option) => option.azienda !== undefined && said.has(toPartyKey(azienda, option.azienda)),
    );
    if (!found || others.length > 0) return null;
    answers[id] = found.valore;
  }
  return answers;
}
/** Answers that are about one file, whatever its columns. */
const DI_UN_FILE: ReadonlySet<QuestionId> = new Set([
  'scambio',
  'riga',
  'segni',
  'prima',
  'tabelle',
  'ripetuti',
  'verso',
]);

/** Files with this in common are asked the same about the same columns; null: about itself alone. */
export function toQuestionKey(phase: Fase): string | null {
  if (phase.tipo !== 'domande' || phase.intestazione === null) return null;
  if (phase.domande.some(({ id }) => DI_UN_FILE.has(id))) return null;
  return JSON.stringify([phase.intestazione, phase.domande.map(({ id, testo }) => [id, testo])]);
}

/** Questions that one answer settles, and the files that ask them; the first is shown. */
export interface QuestionGroup {
  prima: ImportTab;
  fase: Extract<Fase, { tipo: 'domande' }>;
  ids: readonly number[];
}
export const questionGroupsAtom: Atom<readonly QuestionGroup[]> = atom((get) => {
  const groups = new Map<string, QuestionGroup>();
  for (const tab of get(tabsAtom)) {
    const { fase, id } = tab;
    if (fase.tipo !== 'domande') continue;
    const key = toQuestionKey(fase) ?? String(id);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, ids: [...group.ids, id] } : { prima: tab, fase, ids: [id] });
  }
  return [...groups.values()];
});
