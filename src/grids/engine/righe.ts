/** Rows that the server sends page by page, kept in a `RowStore` behind one version atom. */
import { describeError } from '#api/errors.ts';
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { RowStore } from './row-store.ts';
import { type BlocksSource, SOGLIA } from './blocks/source.ts';
import type { Chiave } from './types.ts';

/** The modules that a grid in blocks needs, loaded when they are first used. */
type BlockParts = typeof import('./blocks/parts.ts');

export interface RighePage<Riga> {
  righe: readonly Riga[];
  /** How many rows there will be; null while that is not known. */
  totale: number | null;
}

/** `caricamento`: rows are coming, `totale` is known once the first page is here; `errore`: why, in Italian. */
export type StatoRighe =
  | { tipo: 'caricamento'; totale: number | null }
  | { tipo: 'pronto' }
  | { tipo: 'errore'; testo: string };

/** What the grid draws. `versione` grows at every change; `store` is replaced only when all rows are. */
export interface VistaRighe<Riga> {
  stato: StatoRighe;
  store: RowStore<Riga>;
  versione: number;
  /**
   * How many rows there are, where they are too many to hold and the grid asks for blocks of them. Null when the page
   * holds them all.
   */
  blocks: number | null;
  /** Null while the page holds all rows. */
  parti: BlockParts | null;
  /** The rows in sight answer the question before, of the same kind, until the answer to this one is whole. */
  previous: boolean;
}

/** How these rows follow the changes that others make. */
export interface Vive<Riga> {
  /** The area whose events these rows follow; those of the estratto conto when absent. */
  area?: string;
  /**
   * The events name rows of another kind, from which these are derived: after each event all of these are read again.
   */
  all?: boolean;
  /** The rows with these ids that still exist. */
  read: (
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
  getId: (riga: Riga) => Chiave;
  vistaAtom: Atom<VistaRighe<Riga>>;
  /** Names what is shown (azienda, filters of the server). Another value means other rows. */
  chiaveAtom: Atom<string>;
  /** Where rows come from when they are too many to hold. */
  blocks: BlocksSource<Riga> | null;
  /** How to follow what others change; null for rows that do not. */
  vive: Vive<Riga> | null;
  /**
   * Reads the rows again, dropping a reading under way. Rows of the same `chiave` stay in sight meanwhile.
   * Given a `chiave`, does nothing unless it is the one in force and nobody is reading it.
   */
  loadAtom: WritableAtom<null, [chiave?: string], Promise<void>>;
  /** Reads before the grid is there that will show the rows: what it then asks for by `chiave` is this reading. */
  loadAheadAtom: WritableAtom<null, [], Promise<void>>;
  /** Stops a reading under way. */
  stopAtom: WritableAtom<null, [], void>;
  /**
   * Takes a reader of the values that are shown and not saved yet. These values stay over the rows that are read
   * meanwhile.
   */
  pendingAtom: WritableAtom<null, [read: ReadPending<Riga>], void>;
  /** Puts rows that were read again; values not saved yet stay over them. */
  receiveAtom: WritableAtom<null, [lette: readonly CambioRiga<Riga>[]], void>;
  /** Changes some fields of some rows. */
  changeAtom: WritableAtom<null, [changes: readonly CambioRiga<Riga>[]], void>;
}

type Loading<Riga> = AsyncIterable<RighePage<Riga>> | Promise<readonly Riga[]>;

interface RigheInit<Riga> {
  getId: (riga: Riga) => Chiave;
  /** By default the azienda: rows that no filter of the server narrows. */
  chiaveAtom?: Atom<string>;
  /**
   * Names what questions have in common: the rows of one stay in sight, told as such, until those of the next are all
   * here, so that only what differs is drawn.
   */
  seriesAtom?: Atom<string>;
  /** Answers all rows, or yields pages in order; must pass `signal` on. What it throws becomes the error state. */
  load: (io: { get: Getter; set: Setter; signal: AbortSignal }) => Loading<Riga>;
  /** What went wrong and what to do, in Italian; by default the words of all errors. */
  describeError?: (error: unknown) => string;
  /** Asked instead of the pages when there are more rows than the page holds. */
  blocks?: BlocksSource<Riga>;
  vive?: Vive<Riga>;
  /** Grows with every change of the row; by default the version of `vive`. */
  versione?: (riga: Riga) => number;
}

/** What is shown and not saved yet, given the rows that were read anew. */
type ReadPending<Riga> = (loaded: (id: Chiave) => Partial<Riga> | undefined) => readonly CambioRiga<Riga>[];

/** A reading under way, and the rows that changed since it began. */
interface InLettura {
  chiave: string;
  stopped: AbortController;
  touched: Set<Chiave>;
}

interface Base<Riga> extends VistaRighe<Riga> {
  chiave: string | null;
  /** Of the rows in sight; null where none of them may answer for the next. */
  series: string | null;
}

/** All rows at once are one page. */
async function* listPages<Riga>(loading: Loading<Riga>): AsyncGenerator<RighePage<Riga>> {
  if (Symbol.asyncIterator in loading) return yield* loading;
  const righe = await loading;
  yield { righe, totale: righe.length };
}

/** The pages of a list that is asked for from a row on, until all are here. */
export async function* readByOffset<Riga>(
  readPage: (offset: number) => Promise<{ righe: readonly Riga[]; totale: number }>,
): AsyncGenerator<RighePage<Riga>> {
  let offset = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const page = await readPage(offset);
    yield page;
    offset += page.righe.length;
    if (page.righe.length === 0 || offset >= page.totale) return;
  }
}

/** True for whole rows that may stand until those of another question of their kind are here. */
const isOfSerie = <Riga>({ series, store, blocks }: Base<Riga>, asked: string | null): boolean =>
  asked !== null && series === asked && store.size > 0 && blocks === null;

/** The atoms behind some rows: what is shown, the reading under way, what is not saved yet. */
function createState<Riga>({ getId, versione }: Pick<RigheInit<Riga>, 'getId' | 'versione'>) {
  const empty = (): Base<Riga> => ({
    stato: { tipo: 'caricamento', totale: null },
    store: new RowStore(getId, versione),
    versione: 0,
    blocks: null,
    parti: null,
    previous: false,
    chiave: null,
    series: null,
  });
  const baseAtom = atom<Base<Riga>>(empty());
  return {
    /** Shown after a new question and before the first rows of its answer. */
    nothing: empty() as VistaRighe<Riga>,
    baseAtom,
    readingAtom: atom<InLettura | null>(null),
    /** The `chiave` of what was read ahead and not asked for yet. */
    aheadAtom: atom<string | null>(null),
    pendingAtom: atom<{ read: ReadPending<Riga> }>({ read: () => [] }),
    putAtom: atom(null, (get, set, patch: Partial<Base<Riga>>) => {
      const base = get(baseAtom);
      set(baseAtom, { ...base, ...patch, versione: base.versione + 1 });
    }),
  };
}

/** What `createRighe` was given, with what goes without saying. */
type Asked<Riga> = RigheInit<Riga> & Required<Pick<RigheInit<Riga>, 'chiaveAtom' | 'describeError'>>;

function createLoadAtom<Riga>(
  init: Asked<Riga>,
  { baseAtom, readingAtom, aheadAtom, pendingAtom, putAtom }: ReturnType<typeof createState<Riga>>,
): Righe<Riga>['loadAtom'] {
  const { getId, versione, chiaveAtom, seriesAtom, load, blocks } = init;
  return atom(null, async (get, set, asked?: string) => {
    const chiave = get(chiaveAtom);
    const ahead = get(aheadAtom);
    set(aheadAtom, null);
    if (asked !== undefined && asked === ahead && asked === chiave) return;
    if (asked !== undefined && (asked !== chiave || get(readingAtom)?.chiave === chiave)) return;
    get(readingAtom)?.stopped.abort();
    const reading = new AbortController();
    const touched = new Set<Chiave>();
    set(readingAtom, { chiave, stopped: reading, touched });
    const { store: before, chiave: answered } = get(baseAtom);
    const same = answered === chiave && before.size > 0;
    const series = seriesAtom ? get(seriesAtom) : null;
    const store = new RowStore(getId, versione);
    // Another question: the rows in sight answer the old one. The same question: they stay until the answer is whole.
    const stay = same || isOfSerie(get(baseAtom), series);
    set(putAtom, {
      stato: { tipo: 'caricamento', totale: null },
      ...(stay ? {} : { store, chiave, series, blocks: null, parti: null }),
    });
    try {
      for await (const { righe, totale } of listPages(load({ get, set, signal: reading.signal }))) {
        if (reading.signal.aborted) return;
        store.add(righe, same ? before : undefined);
        if (blocks && totale !== null && totale > SOGLIA) {
          const parti = await import('./blocks/parts.ts');
          if (reading.signal.aborted) return;
          set(readingAtom, null);
          return set(putAtom, { stato: { tipo: 'pronto' }, store, chiave, series, blocks: totale, parti });
        }
        set(putAtom, { stato: { tipo: 'caricamento', totale } });
      }
      if (reading.signal.aborted) return;
      // These rows were read before some of them changed: saved changes are newer, and changes not saved yet are
      // shown.
      if (same) store.update(before, touched);
      store.modify(get(pendingAtom).read((id) => store.get(id)));
      set(readingAtom, null);
      set(putAtom, { stato: { tipo: 'pronto' }, store, chiave, series, blocks: null, parti: null });
    } catch (error) {
      if (reading.signal.aborted) return;
      set(readingAtom, null);
      // Half an answer would look like a whole one: only rows of an earlier, whole answer to the same may stay.
      const stato = { tipo: 'errore', testo: init.describeError(error) } as const;
      set(putAtom, { stato, ...(same ? {} : { store: new RowStore(getId, versione), chiave, series }) });
    }
  });
}

const ofAziendaAtom = atom((get) => String(get(aziendaIdAtom)));

export function createRighe<Riga>(given: RigheInit<Riga>): Righe<Riga> {
  const versione = given.versione ?? given.vive?.versione;
  const init: Asked<Riga> = {
    chiaveAtom: ofAziendaAtom,
    describeError,
    ...given,
    ...(versione && { versione }),
  };
  const { chiaveAtom, seriesAtom, blocks, vive } = init;
  const state = createState(init);
  const { nothing, baseAtom, readingAtom, aheadAtom, pendingAtom, putAtom } = state;
  const loadAtom = createLoadAtom(init, state);

  const changeAtom = atom(null, (get, set, changes: readonly CambioRiga<Riga>[]) => {
    const reading = get(readingAtom);
    for (const { id } of changes) reading?.touched.add(id);
    if (get(baseAtom).store.modify(changes)) set(putAtom, {});
  });

  return {
    getId: init.getId,
    vistaAtom: atom((get): VistaRighe<Riga> => {
      const base = get(baseAtom);
      if (base.chiave === get(chiaveAtom)) return base;
      if (!isOfSerie(base, seriesAtom ? get(seriesAtom) : null)) return nothing;
      return { ...base, stato: { tipo: 'caricamento', totale: null }, previous: true };
    }),
    chiaveAtom,
    blocks: blocks ?? null,
    vive: vive ?? null,
    loadAtom,
    loadAheadAtom: atom(null, (get, set) => {
      const reading = set(loadAtom);
      set(aheadAtom, get(chiaveAtom));
      return reading;
    }),
    stopAtom: atom(null, (get, set) => {
      get(readingAtom)?.stopped.abort();
      set(readingAtom, null);
    }),
    pendingAtom: atom(null, (_get, set, read: ReadPending<Riga>) => set(pendingAtom, { read })),
    receiveAtom: atom(null, (get, set, loaded: readonly CambioRiga<Riga>[]) => {
      const byId = new Map(loaded.map(({ id, campi }) => [id, campi]));
      const pending = get(pendingAtom).read((id) => byId.get(id));
      set(changeAtom, [...loaded, ...pending.filter(({ id }) => byId.has(id))]);
    }),
    changeAtom,
  };
}
