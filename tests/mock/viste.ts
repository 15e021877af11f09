/** Saved views, in memory: a name once for each area, one default at most. */
import type { Vista } from '#api/contract/viste.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

const compare = (a: Vista, b: Vista): number => (a.nome.toLowerCase() < b.nome.toLowerCase() ? -1 : 1);

/** The view that a change starts from; refuses when it is not there or not of that version. */
function find(state: MockStato, id: number, version: number | null): Vista {
  const found = state.viste.find((vista) => vista.id === id);
  if (!found) throw new MockProblema(404, 'non_trovato', 'La vista non esiste più');
  if (found.versione !== version)
    throw new MockProblema(409, 'versione_superata', 'Qualcun altro ha modificato questi dati', {
      attuale: found,
    });
  return found;
}

export const viste =
  (state: MockStato): MockResolver<'viste'> =>
  ({ query }) => ({ viste: state.viste.filter(({ area }) => area === query.area).toSorted(compare) });

export const visteSalva =
  (state: MockStato): MockResolver<'visteSalva'> =>
  ({ body }) => {
    const before = body.id === null ? null : find(state, body.id, body.versione);
    const same = state.viste.find(
      ({ id, area, nome }) =>
        id !== before?.id && area === body.area && nome.toLowerCase() === body.nome.toLowerCase(),
    );
    if (same) throw new MockProblema(409, 'gia_esistente', 'Esiste già una vista con questo nome');
    const id = before?.id ?? 1 + Math.max(0, ...state.viste.map((vista) => vista.id));
    const saved: Vista = { ...body, id, versione: (before?.versione ?? 0) + 1 };
    const others = state.viste.filter((vista) => vista.id !== id);
    state.viste = [
      ...others.map((vista) =>
        saved.predefinita && vista.area === saved.area ? { ...vista, predefinita: false } : vista,
      ),
      saved,
    ];
    return saved;
  };

export const visteElimina =
  (state: MockStato): MockResolver<'visteElimina'> =>
  ({ body }) => {
    const { id } = find(state, body.id, body.versione);
    state.viste = state.viste.filter((vista) => vista.id !== id);
    return { id };
  };
