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

/** Saves of one row under way: the next one waits, because it needs the version the one before leaves. */
interface Coda {
  ultimo: Promise<void>;
  /** The note as the server is known to hold it. */
  salvata: string | null;
}

const conflittiBaseAtom = atom<readonly Conflitto[]>([]);
/** The conflict to be settled first, or null. */
export const conflittoAtom: Atom<Conflitto | null> = atom((get) => get(conflittiBaseAtom)[0] ?? null);

const codeAtom = atom(() => new Map<number, Coda>());
const rigaAtom = atom(null, (get, _set, id: number) => get(righeEstratto.vistaAtom).archivio.get(id));

/** Opens a conflict, or puts a newer text into the one that is open on the same row. */
const openConflittoAtom = atom(null, (get, set, conflitto: Conflitto) => {
  const { id } = conflitto.attuale;
  set(conflittiBaseAtom, [...get(conflittiBaseAtom).filter(({ attuale }) => attuale.id !== id), conflitto]);
});

/** Ends a save: what the server holds is shown, unless a newer text waits for its own turn. */
const settleAtom = atom(null, (get, set, id: number, sent: string | null, campi: Partial<RigaEstratto>) => {
  const shown = set(rigaAtom, id)?.nota ?? null;
  const coda = get(codeAtom).get(id);
  if (coda && campi.nota !== undefined) coda.salvata = campi.nota;
  set(righeEstratto.modificaAtom, { id, campi: shown === sent ? campi : { ...campi, nota: shown } });
});

const saveAtom = atom(null, async (get, set, id: number, nota: string | null) => {
  const riga = set(rigaAtom, id);
  if (!riga) return;
  const open = get(conflittiBaseAtom).find(({ attuale }) => attuale.id === id);
  // Nothing is sent over the other's text before the person has chosen.
  if (open) return set(openConflittoAtom, { ...open, mia: nota });
  try {
    const body = { id, nota, versione: riga.versione };
    set(settleAtom, id, nota, await get(clientAtom).call('updateNota', { body }));
  } catch (error) {
    const dettagli = parseDettagli(error, 'versione_superata', dettagliVersioneSchema);
    if (dettagli) {
      set(settleAtom, id, nota, dettagli.attuale);
      return set(openConflittoAtom, { mia: nota, attuale: dettagli.attuale });
    }
    set(settleAtom, id, nota, { nota: get(codeAtom).get(id)?.salvata ?? null });
    set(addToastAtom, { severity: 'error', titolo: 'La nota non è stata salvata', testo: messaggioErrore(error) });
  }
});

/** Writes a note on a row: optimistic, one save at a time per row. Resolves when the server has answered. */
export const salvaNotaAtom = atom(null, async (get, set, { id, nota }: { id: number; nota: string | null }) => {
  const code = get(codeAtom);
  const before = code.get(id);
  const coda: Coda = before ?? { ultimo: Promise.resolve(), salvata: set(rigaAtom, id)?.nota ?? null };
  set(righeEstratto.modificaAtom, { id, campi: { nota } });
  const turn = coda.ultimo.then(() => set(saveAtom, id, nota));
  coda.ultimo = turn;
  code.set(id, coda);
  await turn;
  if (coda.ultimo === turn) code.delete(id);
});

/** The person's choice: their own text over the other's, or the other's as it stands. */
export const risolviConflittoAtom = atom(null, async (get, set, scelta: 'mia' | 'attuale') => {
  const [conflitto, ...others] = get(conflittiBaseAtom);
  if (!conflitto) return;
  set(conflittiBaseAtom, others);
  if (scelta === 'mia') await set(salvaNotaAtom, { id: conflitto.attuale.id, nota: conflitto.mia });
  else set(righeEstratto.modificaAtom, { id: conflitto.attuale.id, campi: { nota: conflitto.attuale.nota } });
});
