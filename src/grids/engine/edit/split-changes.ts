/** Compares changes with what the server holds: which can be sent as they are, and which need a question first. */
import type { CellChange, Dati, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { getCampo, isSameDati, WHOLE_RIGA } from './content.ts';
import type { ConflictingCell, RigaRequest, WholeRequests } from './requests.ts';

export interface SplitChanges {
  celle: CellChange[];
  righe: WholeRow[];
  contested: ConflictingCell[];
}

/** The rows as the server holds them. */
export interface HeldRows<Riga> {
  read: (id: Chiave) => Riga | undefined;
  /** Their fields, where rows can be made and deleted. */
  dati: ((riga: Riga) => Dati) | undefined;
}

interface Changes {
  celle: readonly CellChange[];
  righe: readonly WholeRow[];
}

/** What the server holds of a row that is to be deleted; null for one that is to be made. */
function readData<Riga>({ read, dati }: HeldRows<Riga>, { id, prima }: WholeRow): Dati | null {
  if (id === null || prima === null) return null;
  const riga = read(id);
  return riga ? (dati?.(riga) ?? prima) : prima;
}

const toContested = (id: Chiave, theirs: Dati): ConflictingCell => ({
  id,
  campo: WHOLE_RIGA,
  mia: null,
  theirs,
});

/** Before changes are sent: `moved` says which cells others changed since the person saw them. */
export function splitChanges<Riga extends object>(
  { celle, righe }: Changes,
  held: HeldRows<Riga>,
  moved: (cell: { id: Chiave; campo: string }) => boolean,
): SplitChanges {
  const divisa: SplitChanges = { celle: [], righe: [], contested: [] };
  for (const cell of celle) {
    const riga = held.read(cell.id);
    if (!riga) continue;
    const theirs = getCampo(riga, cell.campo);
    if (moved(cell) && theirs !== cell.dopo)
      divisa.contested.push({ id: cell.id, campo: cell.campo, mia: cell.dopo, theirs });
    else divisa.celle.push({ ...cell, prima: theirs });
  }
  for (const whole of righe) {
    const { id } = whole;
    const theirs = readData(held, whole);
    if (id === null || theirs === null) divisa.righe.push(whole);
    else if (moved({ id, campo: WHOLE_RIGA })) divisa.contested.push(toContested(id, theirs));
    else divisa.righe.push({ ...whole, prima: theirs });
  }
  return divisa;
}

/** After somebody else saved first: the rows that are gone, and those whose other fields are taken over. */
export function splitRevised<Riga extends object>(
  { celle, righe }: Changes,
  held: HeldRows<Riga>,
  { gone, changed }: { gone: ReadonlySet<Chiave>; changed: ReadonlySet<Chiave> },
): SplitChanges {
  const divisa: SplitChanges = { celle: [], righe: [], contested: [] };
  for (const cell of celle) {
    if (gone.has(cell.id)) continue;
    const riga = held.read(cell.id);
    const theirs = riga ? getCampo(riga, cell.campo) : null;
    if (changed.has(cell.id) && theirs !== cell.prima && theirs !== cell.dopo)
      divisa.contested.push({ id: cell.id, campo: cell.campo, mia: cell.dopo, theirs });
    else divisa.celle.push({ ...cell, prima: theirs });
  }
  for (const whole of righe) {
    const { id, prima } = whole;
    const theirs = readData(held, whole);
    if (id === null || prima === null || theirs === null) divisa.righe.push(whole);
    // A row to be deleted that others deleted needs nothing more.
    else if (gone.has(id)) continue;
    else if (isSameDati(prima, theirs)) divisa.righe.push(whole);
    else divisa.contested.push(toContested(id, theirs));
  }
  return divisa;
}

/** The changes row by row, and the rows to be made and deleted. */
export function toRequests<Riga extends object>(
  { celle, righe }: Changes,
  { read }: HeldRows<Riga>,
): { requests: RigaRequest<Riga>[]; whole: WholeRequests<Riga> } {
  const byRiga = new Map<Chiave, RigaRequest<Riga>>();
  for (const { id, campo, dopo } of celle) {
    const riga = read(id);
    if (!riga) continue;
    const request = byRiga.get(id) ?? { riga, campi: {} };
    Object.assign(request.campi, { [campo]: dopo });
    byRiga.set(id, request);
  }
  return {
    requests: [...byRiga.values()],
    whole: {
      crea: righe.flatMap(({ id, dopo }) => (dopo ? [{ id, dati: dopo }] : [])),
      elimina: righe.flatMap(({ id, dopo }) => (dopo || id === null ? [] : (read(id) ?? []))),
    },
  };
}
