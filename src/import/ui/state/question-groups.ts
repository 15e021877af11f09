/** Files of the list that are asked the same: one answer is that of all. */
import { atom, type Atom } from '#state/jotai.ts';
import type { IdDomanda, Risposte } from '../../cell/questions.ts';
import { schedeAtom, type ImportTab } from './tabs.ts';
import type { Fase } from './types.ts';

/** Answers given in this list, by what was asked of which columns. */
export const risposteDateAtom = atom<ReadonlyMap<string, Risposte>>(new Map());
/** Answers that are about one file, whatever its columns. */
const DI_UN_FILE: ReadonlySet<IdDomanda> = new Set(['riga', 'verso']);

/** Files with this in common are asked the same about the same columns; null: about itself alone. */
export function toQuestionKey(fase: Fase): string | null {
  if (fase.tipo !== 'domande' || fase.intestazione === null) return null;
  if (fase.domande.some(({ id }) => DI_UN_FILE.has(id))) return null;
  return JSON.stringify([fase.intestazione, fase.domande.map(({ id, testo }) => [id, testo])]);
}

/** Questions that one answer settles, and the files that ask them; the first is shown. */
export interface GruppoDomande {
  prima: ImportTab;
  fase: Extract<Fase, { tipo: 'domande' }>;
  ids: readonly number[];
}
export const gruppiDomandeAtom: Atom<readonly GruppoDomande[]> = atom((get) => {
  const gruppi = new Map<string, GruppoDomande>();
  for (const scheda of get(schedeAtom)) {
    const { fase, id } = scheda;
    if (fase.tipo !== 'domande') continue;
    const chiave = toQuestionKey(fase) ?? String(id);
    const gruppo = gruppi.get(chiave);
    gruppi.set(chiave, gruppo ? { ...gruppo, ids: [...gruppo.ids, id] } : { prima: scheda, fase, ids: [id] });
  }
  return [...gruppi.values()];
});
