/** The question in force on the bench: which movimenti, and whose partite. */
import { atom, type Atom } from '#state/jotai.ts';
import type { PagamentiQuery } from '../vista.ts';

const baseAtom = atom<PagamentiQuery | null>(null);
/** Null while the page is closed. */
export const domandaAtom: Atom<PagamentiQuery | null> = atom((get) => get(baseAtom));
export const setDomandaAtom = atom(null, (get, set, domanda: PagamentiQuery | null) => {
  if (JSON.stringify(get(baseAtom)) !== JSON.stringify(domanda)) set(baseAtom, domanda);
});

const isDiQualcuno = ({ id_soggetto, id_agente, id_mandante }: PagamentiQuery): boolean =>
  id_soggetto !== null || id_agente !== null || id_mandante !== null;

/** True where the proposals say which movimenti are asked for: whom one is of, the bank does not know. */
export const isPerProposte = (domanda: PagamentiQuery): boolean =>
  domanda.id_imp !== null || isDiQualcuno(domanda);

/** Of a file the movimenti are asked for, and those for which a partita of it is proposed. */
export const isChiesta = (
  domanda: PagamentiQuery,
  { proposta, id_imp }: { proposta: unknown; id_imp: number },
): boolean =>
  !isPerProposte(domanda) || proposta !== null || (domanda.id_imp === id_imp && !isDiQualcuno(domanda));
