/** Compares changes with what the server holds: what can go as it is, and what is to be asked about first. */
import type { CellChange, Dati, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { getCampo, isSameDati, RIGA_INTERA } from './content.ts';
import type { ConflictingCell, RichiestaRiga, RichiesteIntere } from './requests.ts';

export interface SplitChanges {
  celle: CellChange[];
  righe: WholeRow[];
  contese: ConflictingCell[];
}

/** The rows as the server holds them. */
export interface HeldRows<Riga> {
  leggi: (id: Chiave) => Riga | undefined;
  /** Their fields, where rows can be made and deleted. */
  dati: ((riga: Riga) => Dati) | undefined;
}

interface Changes {
  celle: readonly CellChange[];
  righe: readonly WholeRow[];
}

/** What the server holds of a row that is to be deleted; null for one that is to be made. */
function readDati<Riga>({ leggi, dati }: HeldRows<Riga>, { id, prima }: WholeRow): Dati | null {
  if (id === null || prima === null) return null;
  const riga = leggi(id);
  return riga ? (dati?.(riga) ?? prima) : prima;
}

const toContesa = (id: Chiave, loro: Dati): ConflictingCell => ({ id, campo: RIGA_INTERA, mia: null, loro });

/** Before changes are sent: `moved` says which cells others changed since the person saw them. */
export function splitChanges<Riga extends object>(
  { celle, righe }: Changes,
  held: HeldRows<Riga>,
  moved: (cella: { id: Chiave; campo: string }) => boolean,
): SplitChanges {
  const divisa: SplitChanges = { celle: [], righe: [], contese: [] };
  for (const cella of celle) {
    const riga = held.leggi(cella.id);
    if (!riga) continue;
    const loro = getCampo(riga, cella.campo);
    if (moved(cella) && loro !== cella.dopo)
      divisa.contese.push({ id: cella.id, campo: cella.campo, mia: cella.dopo, loro });
    else divisa.celle.push({ ...cella, prima: loro });
  }
  for (const intera of righe) {
    const { id } = intera;
    const loro = readDati(held, intera);
    if (id === null || loro === null) divisa.righe.push(intera);
    else if (moved({ id, campo: RIGA_INTERA })) divisa.contese.push(toContesa(id, loro));
    else divisa.righe.push({ ...intera, prima: loro });
  }
  return divisa;
}

/** After somebody else was faster: rows that are `gone`, and those whose other fields are taken as they are now. */
export function splitRevised<Riga extends object>(
  { celle, righe }: Changes,
  held: HeldRows<Riga>,
  { gone, changed }: { gone: ReadonlySet<Chiave>; changed: ReadonlySet<Chiave> },
): SplitChanges {
  const divisa: SplitChanges = { celle: [], righe: [], contese: [] };
  for (const cella of celle) {
    if (gone.has(cella.id)) continue;
    const riga = held.leggi(cella.id);
    const loro = riga ? getCampo(riga, cella.campo) : null;
    if (changed.has(cella.id) && loro !== cella.prima && loro !== cella.dopo)
      divisa.contese.push({ id: cella.id, campo: cella.campo, mia: cella.dopo, loro });
    else divisa.celle.push({ ...cella, prima: loro });
  }
  for (const intera of righe) {
    const { id, prima } = intera;
    const loro = readDati(held, intera);
    if (id === null || prima === null || loro === null) divisa.righe.push(intera);
    // A row to be deleted that others deleted needs nothing more.
    else if (gone.has(id)) continue;
    else if (isSameDati(prima, loro)) divisa.righe.push(intera);
    else divisa.contese.push(toContesa(id, loro));
  }
  return divisa;
}

/** The changes row by row, and the rows to be made and deleted. */
export function toRequests<Riga extends object>(
  { celle, righe }: Changes,
  { leggi }: HeldRows<Riga>,
): { richieste: RichiestaRiga<Riga>[]; intere: RichiesteIntere<Riga> } {
  const byRiga = new Map<Chiave, RichiestaRiga<Riga>>();
  for (const { id, campo, dopo } of celle) {
    const riga = leggi(id);
    if (!riga) continue;
    const richiesta = byRiga.get(id) ?? { riga, campi: {} };
    Object.assign(richiesta.campi, { [campo]: dopo });
    byRiga.set(id, richiesta);
  }
  return {
    richieste: [...byRiga.values()],
    intere: {
      crea: righe.flatMap(({ id, dopo }) => (dopo ? [{ id, dati: dopo }] : [])),
      elimina: righe.flatMap(({ id, dopo }) => (dopo || id === null ? [] : (leggi(id) ?? []))),
    },
  };
}
