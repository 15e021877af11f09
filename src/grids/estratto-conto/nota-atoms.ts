/** Notes: shown at once, saved after, taken back with a reason when the server refuses. */
import { dettagliVersioneSchema, type RigaEstratto } from '#api/contract/estratto-conto.ts';
import { messaggioErrore, parseDettagli } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { righeEstratto } from './atoms.ts';

/** Two people wrote on one row: `mia` was refused, `attuale` is the row as the other left it. */
export interface Conflitto {
  mia: string | null;
  attuale: RigaEstratto;
}

/** What a save starts from: the row as the person saw it. */
type Partenza = Pick<RigaEstratto, 'id' | 'nota' | 'versione'>;

/**
 * Saves of one row under way: the next one waits, because it needs the version the one before leaves.
 * What the server holds is kept here and not read from the grid, which may show other rows by then.
 */
interface Coda {
  ultimo: Promise<void>;
  salvata: string | null;
  versione: number;
}

const conflittiBaseAtom = atom<readonly Conflitto[]>([]);
/** The conflict to be settled first, or null. */
export const conflittoAtom: Atom<Conflitto | null> = atom((get) => get(conflittiBaseAtom)[0] ?? null);

const codeAtom = atom(() => new Map<number, Coda>());

/** Opens a conflict, or puts a newer text into the one that is open on the same row. */
const openConflittoAtom = atom(null, (get, set, conflitto: Conflitto) => {
  const { id } = conflitto.attuale;
  set(conflittiBaseAtom, [...get(conflittiBaseAtom).filter(({ attuale }) => attuale.id !== id), conflitto]);
});

/** Shows what the server holds, unless a newer text waits in the cell for its own turn. */
const showAtom = atom(null, (get, set, id: number, sent: string | null, campi: Partial<RigaEstratto>) => {
  const shown = get(righeEstratto.vistaAtom).archivio.get(id)?.nota ?? null;
  set(righeEstratto.modificaAtom, { id, campi: shown === sent ? campi : { ...campi, nota: shown } });
});

const saveAtom = atom(null, async (get, set, id: number, nota: string | null, coda: Coda) => {
  const open = get(conflittiBaseAtom).find(({ attuale }) => attuale.id === id);
  // Nothing is sent over the other's text before the person has chosen.
  if (open) {
    set(showAtom, id, nota, open.attuale);
    return set(openConflittoAtom, { ...open, mia: nota });
  }
  try {
    const body = { id, nota, versione: coda.versione };
    const saved = await get(clientAtom).call('updateNota', { body });
    Object.assign(coda, { salvata: saved.nota, versione: saved.versione });
    set(showAtom, id, nota, saved);
  } catch (error) {
    const dettagli = parseDettagli(error, 'versione_superata', dettagliVersioneSchema);
    if (dettagli) {
      set(showAtom, id, nota, dettagli.attuale);
      return set(openConflittoAtom, { mia: nota, attuale: dettagli.attuale });
    }
    set(showAtom, id, nota, { nota: coda.salvata });
    set(addToastAtom, {
      severity: 'error',
      titolo: 'La nota non è stata salvata',
      testo: messaggioErrore(error),
    });
  }
});

/** Writes a note on a row as it was known: optimistic, one save at a time per row. Resolves with the server's answer. */
export const salvaNotaAtom = atom(
  null,
  async (get, set, { id, nota: salvata, versione }: Partenza, nota: string | null) => {
    const code = get(codeAtom);
    const coda: Coda = code.get(id) ?? { ultimo: Promise.resolve(), salvata, versione };
    set(righeEstratto.modificaAtom, { id, campi: { nota } });
    const turn = coda.ultimo.then(() => set(saveAtom, id, nota, coda));
    coda.ultimo = turn;
    code.set(id, coda);
    await turn;
    if (coda.ultimo === turn) code.delete(id);
  },
);

/** The person's choice: their own text over the other's, or the other's as it stands. */
export const risolviConflittoAtom = atom(null, async (get, set, scelta: 'mia' | 'attuale') => {
  const [conflitto, ...others] = get(conflittiBaseAtom);
  if (!conflitto) return;
  set(conflittiBaseAtom, others);
  if (scelta === 'mia') await set(salvaNotaAtom, conflitto.attuale, conflitto.mia);
});
