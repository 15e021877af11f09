/** The question in force on the bench: which movimenti, and whose partite. */
import { atom, type Atom } from '#state/jotai.ts';
import type { Domanda } from '../vista.ts';

const baseAtom = atom<Domanda | null>(null);
/** Null while the page is closed. */
export const domandaAtom: Atom<Domanda | null> = atom((get) => get(baseAtom));
export const setDomandaAtom = atom(null, (get, set, domanda: Domanda | null) => {
  if (JSON.stringify(get(baseAtom)) !== JSON.stringify(domanda)) set(baseAtom, domanda);
});

const isDiQualcuno = ({ id_soggetto, id_agente, id_mandante }: Domanda): boolean =>
  id_soggetto !== null || id_agente !== null || id_mandante !== null;

/** True where the proposals say which movimenti are asked for: whom one is of, the bank does not know. */
export const isPerProposte = (domanda: Domanda): boolean => domanda.id_imp !== null || isDiQualcuno(domanda);

/** Of a file the movimenti are asked for, and those for which a partita of it is proposed. */
export const isChiesta = (
  domanda: Domanda,
  { proposta, id_imp }: { proposta: unknown; id_imp: number },
): boolean =>
  !isPerProposte(domanda) || proposta !== null || (domanda.id_imp === id_imp && !isDiQualcuno(domanda));
