/** The scadenziario of an office without partite. */
import type { scadenzeRoutes } from '#api/contract/routes/scadenze.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';

type Nomi = keyof typeof scadenzeRoutes;

const nothing = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};

export const scadenzeResolvers = () =>
  ({
    scadenze: () => ({ partite: [], cursor: null, arretrati: [], saldi: [] }),
    scadenzeSposta: nothing,
    scadenzeStoria: () => ({ concordate: [] }),
    calendari: () => ({ calendari: [] }),
    calendarioCrea: nothing,
    calendarioRevoca: nothing,
  }) satisfies { [N in Nomi]: MockResolver<N> };
