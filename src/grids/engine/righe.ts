/** Rows that come from the server page by page, kept in an `RowStore` behind one version atom. */
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from '#state/jotai.ts';
import { RowStore } from './row-store.ts';
import { type FonteBlocchi, SOGLIA } from './blocks/source.ts';
import type { Chiave } from './types.ts';

/** The parts that ask for blocks. */
export type PartiBlocchi = typeof import('./blocks/parts.ts');

export interface RighePage<Riga> {
  righe: readonly Riga[];
  /** Rows there will be in all; null while that is not known. */
  totale: number | null;
}

/** `caricamento`: rows are coming, `totale` is known once the first page is here; `errore`: why, in Italian. */
export type StatoRighe =
  | { tipo: 'caricamento'; totale: number | null }
  | { tipo: 'pronto' }
  | { tipo: 'errore'; testo: string };

/** What the grid draws. `versione` grows at every change; `archivio` is another one only when all rows are. */
export interface VistaRighe<Riga> {
  stato: StatoRighe;
  archivio: RowStore<Riga>;
  versione: number;
  /** Rows there are when they are too many to hold: the grid then asks for blocks of them. Null when all are held. */
  blocchi: number | null;
  /** Null as long as all rows are held. */
  parti: PartiBlocchi | null;
}

/** Rows that others change while they are shown. */
export interface Vive<Riga> {
  /** The area whose events these rows follow; those of the estratto conto when absent. */
  area?: string;
  /** Events name rows of another kind, which these follow from: after each of them all of these are read again. */
  tutte?: boolean;
  /** The rows with these ids that still exist. */
  leggi: (
    io: { get: Getter; set: Setter; signal: AbortSignal },
    ids: readonly number[],
  ) => Promise<readonly Riga[]>;
  /** Grows with every change of the row. */
  versione: (riga: Riga) => number;
}

export interface CambioRiga<Riga> {
  id: Chiave;
  campi: Partial<Riga>;
}

export interface Righe<Riga> {
  vistaAtom: Atom<VistaRighe<Riga>>;
  /** Names what is shown (azienda, filters of the server): another value means other rows. */
  chiaveAtom: Atom<string>;
  /** Where rows come from when they are too many to hold. */
  blocchi: FonteBlocchi<Riga> | null;
  /** How to follow what others change; null for rows that do not. */
  vive: Vive<Riga> | null;
  /**
   * Reads the rows again, dropping a reading under way. Rows of the same `chiave` stay in sight meanwhile.
   * Given a `chiave`, does nothing unless it is the one in force.
   */
  caricaAtom: WritableAtom<null, [chiave?: string], Promise<void>>;
  /** Stops a reading under way. */
  fermaAtom: WritableAtom<null, [], void>;
  /** Whoever changes these rows says what is shown and not saved yet: it stays over what is read meanwhile. */
  pendentiAtom: WritableAtom<null, [leggi: LeggiPendenti<Riga>], void>;
  /** Rows as they were read anew: what is not saved yet stays over them. */
  accogliAtom: WritableAtom<null, [lette: readonly CambioRiga<Riga>[]], void>;
  /** Changes some fields of some rows. */
  modificaAtom: WritableAtom<null, [changes: readonly CambioRiga<Riga>[]], void>;
}

export interface RigheInit<Riga> {
  getId: (riga: Riga) => Chiave;
  chiaveAtom: Atom<string>;
  /** Yields pages in order; must pass `signal` on. What it throws becomes the error state. */
  load: (io: { get: Getter; set: Setter; signal: AbortSignal }) => AsyncIterable<RighePage<Riga>>;
  /** What went wrong and what to do, in Italian. */
  descriviErrore: (errore: unknown) => string;
  /** Asked in place of the pages when there are more rows than the page holds. */
  blocchi?: FonteBlocchi<Riga>;
  vive?: Vive<Riga>;
  /** Grows with every change of the row; that of `vive` unless it is said. */
  versione?: (riga: Riga) => number;
}

/** What is shown and not saved yet, given the rows that were read anew. */
export type LeggiPendenti<Riga> = (
  lette: (id: Chiave) => Partial<Riga> | undefined,
) => readonly CambioRiga<Riga>[];

/** A reading under way, and the rows that were changed since it began. */
interface InLettura {
  fermo: AbortController;
  toccate: Set<Chiave>;
}

interface Base<Riga> extends VistaRighe<Riga> {
  chiave: string | null;
}

export function createRighe<Riga>(init: RigheInit<Riga>): Righe<Riga> {
  const { getId, chiaveAtom, load, descriviErrore, blocchi, vive, versione = vive?.versione } = init;
  const empty = (): Base<Riga> => ({
    stato: { tipo: 'caricamento', totale: null },
    archivio: new RowStore(getId, versione),
    versione: 0,
    blocchi: null,
    parti: null,
    chiave: null,
  });
  const baseAtom = atom<Base<Riga>>(empty());
  /** Seen between a new question and the start of its answer. */
  const nulla: VistaRighe<Riga> = empty();
  const readingAtom = atom<InLettura | null>(null);
  const pendentiAtom = atom<{ leggi: LeggiPendenti<Riga> }>({ leggi: () => [] });
  const putAtom = atom(null, (get, set, patch: Partial<Base<Riga>>) => {
    const base = get(baseAtom);
    set(baseAtom, { ...base, ...patch, versione: base.versione + 1 });
  });

  const caricaAtom = atom(null, async (get, set, asked?: string) => {
    const chiave = get(chiaveAtom);
    if (asked !== undefined && asked !== chiave) return;
    get(readingAtom)?.fermo.abort();
    const reading = new AbortController();
    const toccate = new Set<Chiave>();
    set(readingAtom, { fermo: reading, toccate });
    const prima = get(baseAtom).archivio;
    const same = get(baseAtom).chiave === chiave && prima.size > 0;
    const archivio = new RowStore(getId, versione);
    // Another question: the rows in sight answer the old one. The same question: they stay until the answer is whole.
    set(putAtom, {
      stato: { tipo: 'caricamento', totale: null },
      ...(same ? {} : { archivio, chiave, blocchi: null, parti: null }),
    });
    try {
      for await (const { righe, totale } of load({ get, set, signal: reading.signal })) {
        if (reading.signal.aborted) return;
        archivio.aggiungi(righe, same ? prima : undefined);
        if (blocchi && totale !== null && totale > SOGLIA) {
          const parti = await import('./blocks/parts.ts');
          if (reading.signal.aborted) return;
          return set(putAtom, { stato: { tipo: 'pronto' }, archivio, chiave, blocchi: totale, parti });
        }
        set(putAtom, { stato: { tipo: 'caricamento', totale } });
      }
      if (reading.signal.aborted) return;
      // Read before some of it was changed: what was saved since is newer, what is not saved yet is shown.
      if (same) archivio.aggiorna(prima, toccate);
      archivio.modifica(get(pendentiAtom).leggi((id) => archivio.get(id)));
      set(readingAtom, null);
      set(putAtom, { stato: { tipo: 'pronto' }, archivio, chiave, blocchi: null, parti: null });
    } catch (errore) {
      if (reading.signal.aborted) return;
      // Half an answer would pass for a whole one: only the rows of an earlier, whole answer may stay.
      const stato = { tipo: 'errore', testo: descriviErrore(errore) } as const;
      set(putAtom, { stato, ...(same ? {} : { archivio: new RowStore(getId, versione) }) });
    }
  });

  const modificaAtom = atom(null, (get, set, changes: readonly CambioRiga<Riga>[]) => {
    const reading = get(readingAtom);
    for (const { id } of changes) reading?.toccate.add(id);
    if (get(baseAtom).archivio.modifica(changes)) set(putAtom, {});
  });

  return {
    vistaAtom: atom((get): VistaRighe<Riga> => {
      const base = get(baseAtom);
      return base.chiave === get(chiaveAtom) ? base : nulla;
    }),
    chiaveAtom,
    blocchi: blocchi ?? null,
    vive: vive ?? null,
    caricaAtom,
    fermaAtom: atom(null, (get, set) => {
      get(readingAtom)?.fermo.abort();
      set(readingAtom, null);
    }),
    pendentiAtom: atom(null, (_get, set, leggi: LeggiPendenti<Riga>) => set(pendentiAtom, { leggi })),
    accogliAtom: atom(null, (get, set, lette: readonly CambioRiga<Riga>[]) => {
      const byId = new Map(lette.map(({ id, campi }) => [id, campi]));
      const pending = get(pendentiAtom).leggi((id) => byId.get(id));
      set(modificaAtom, [...lette, ...pending.filter(({ id }) => byId.has(id))]);
    }),
    modificaAtom,
  };
}
