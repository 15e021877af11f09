/** The rows of the file against those in the books: read, set side by side, decided upon. */
import type { RigaPresente } from '#api/contract/anteprima-import.ts';
import type { Presente } from '#api/contract/invio-import.ts';
import { runInPieces } from '#api/pieces.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { compareInSteps, type Similarity } from '../../run/compare-presenti.ts';
import { readPresenti } from '../../run/presenti.ts';
import {
  privatePreviewAtom,
  clientOfFileAtom,
  countsAtom,
  decideRigheAtom,
  patchPreviewAtom,
} from './atoms.ts';
import { isDaDecidere, markPresenti } from './righe.ts';
import type { RigaAnteprima } from './types.ts';

/** Reads the rows of the books around the days of the file. Raises what the server answers. */
export const searchComparisonAtom = atom(
  null,
  async (get, _set, signal: AbortSignal): Promise<RigaPresente[]> => {
    const preview = get(privatePreviewAtom);
    const { dal, al } = get(countsAtom);
    if (!preview || dal === null || al === null) return [];
    const { natura, id_conto } = preview;
    return readPresenti(get(clientOfFileAtom), { natura, id_conto, dal, al }, signal);
  },
);

/** What the books hold around the days of the file: counted by what looks the same, and one by one. */
interface Found {
  presenti: readonly Presente[];
  store: readonly RigaPresente[];
}

/** Matches the rows as they are now with those in the books: twins are marked, likely ones suggested. */
export const compareAtom = atom(null, async (get, set, { presenti, store }: Found, signal: AbortSignal) => {
  const preview = get(privatePreviewAtom);
  if (!preview) return;
  const marked = await markPresenti(preview.righe, presenti, signal);
  const how = { natura: preview.natura, formato: preview.letto.formato };
  const presences = await runInPieces(compareInSteps(preview.righe, store, how), signal);
  const now = get(privatePreviewAtom);
  if (!now || signal.aborted) return;
  // The person may have worked on the rows while they were being matched.
  const righe = now.righe.map((riga, index) => {
    const presente = marked[index]?.presente ?? riga.presente;
    const simile = presences.similar.has(index);
    return presente === riga.presente && simile === riga.simile ? riga : { ...riga, presente, simile };
  });
  // All at once: what is known to be there and not yet marked must not be importable.
  set(patchPreviewAtom, {
    righe,
    presenti: { tipo: 'pronti', presenti },
    comparison: { tipo: 'pronto', store, presences },
  });
});

/** What a person says of a row: import it, leave it out, or nothing yet. */
export const decideRigaAtom = atom(null, (_get, set, id: number, scelta: boolean | null) =>
  set(decideRigheAtom, (riga) => riga.id === id, scelta),
);

/** The same of all those that may be in the books, and of which nothing was said yet. */
export const decideSimilarAtom = atom(null, (_get, set, choice: boolean) =>
  set(decideRigheAtom, isDaDecidere, choice),
);

export type PresenceOutcome = 'uguale' | 'simile' | 'ambigua' | 'solo_archivio';

/** One line of the comparison: a row of the file, one of the books, or both. */
export interface ComparisonEntry {
  /** The place of the row in the file; of a row of the books alone, its number there, negative. */
  id: number;
  esito: PresenceOutcome;
  file: RigaAnteprima | null;
  store: RigaPresente | null;
  /** What a row of the file may be, the likeliest first; empty for twins. */
  likenesses: readonly Similarity[];
}

const PRIMA: Record<PresenceOutcome, number> = { ambigua: 0, simile: 1, uguale: 2, solo_archivio: 3 };
const NONE: readonly ComparisonEntry[] = [];
const NO_SIMILARITY: readonly Similarity[] = [];

/** Both sets side by side: doubts first, then twins, each in the order of the file; last the rows that only the books have. */
export const comparisonVociAtom: Atom<readonly ComparisonEntry[]> = atom((get) => {
  const preview = get(privatePreviewAtom);
  if (preview?.comparison.tipo !== 'pronto') return NONE;
  const { gemelle, similar, sole } = preview.comparison.presences;
  if (gemelle.size === 0 && similar.size === 0) return NONE;
  const voci: ComparisonEntry[] = [];
  for (const [id, file] of preview.righe.entries()) {
    const gemella = gemelle.get(id);
    const likenesses = similar.get(id) ?? NO_SIMILARITY;
    const [first] = likenesses;
    if (gemella) voci.push({ id, esito: 'uguale', file, store: gemella, likenesses });
    else if (first)
      voci.push({
        id,
        esito: likenesses.length > 1 ? 'ambigua' : 'simile',
        file,
        store: first.presente,
        likenesses,
      });
  }
  // What waits for the person's word comes first, and stays where it is when it is said.
  voci.sort((a, b) => PRIMA[a.esito] - PRIMA[b.esito] || a.id - b.id);
  for (const store of sole)
    voci.push({
      id: -store.id,
      esito: 'solo_archivio',
      file: null,
      store,
      likenesses: NO_SIMILARITY,
    });
  return voci;
});
