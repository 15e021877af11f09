/** Saved views, in memory: a name once for each area, one default at most. */
import type { Vista } from '#api/contract/viste.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

const compare = (a: Vista, b: Vista): number => (a.nome.toLowerCase() < b.nome.toLowerCase() ? -1 : 1);

/** The view that a change starts from; refuses when it is not there or not of that version. */
function find(stato: MockStato, id: number, versione: number | null): Vista {
  const found = stato.viste.find((vista) => vista.id === id);
  if (!found) throw new MockProblema(404, 'non_trovato', 'La vista non esiste più');
  if (found.versione !== versione)
    throw new MockProblema(409, 'versione_superata', 'Qualcun altro ha modificato questi dati', {
      attuale: found,
    });
  return found;
}

export const viste =
  (stato: MockStato): MockResolver<'viste'> =>
  ({ query }) => ({ viste: stato.viste.filter(({ area }) => area === query.area).toSorted(compare) });

export const visteSalva =
  (stato: MockStato): MockResolver<'visteSalva'> =>
  ({ body }) => {
    const before = body.id === null ? null : find(stato, body.id, body.versione);
    const same = stato.viste.find(
      ({ id, area, nome }) =>
        id !== before?.id && area === body.area && nome.toLowerCase() === body.nome.toLowerCase(),
    );
    if (same) throw new MockProblema(409, 'gia_esistente', 'Esiste già una vista con questo nome');
    const id = before?.id ?? 1 + Math.max(0, ...stato.viste.map((vista) => vista.id));
    const saved: Vista = { ...body, id, versione: (before?.versione ?? 0) + 1 };
    const others = stato.viste.filter((vista) => vista.id !== id);
    stato.viste = [
      ...others.map((vista) =>
        saved.predefinita && vista.area === saved.area ? { ...vista, predefinita: false } : vista,
      ),
      saved,
    ];
    return saved;
  };

export const visteElimina =
  (stato: MockStato): MockResolver<'visteElimina'> =>
  ({ body }) => {
    const { id } = find(stato, body.id, body.versione);
    stato.viste = stato.viste.filter((vista) => vista.id !== id);
    return { id };
  };
