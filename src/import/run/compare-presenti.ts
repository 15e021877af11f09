/**
 * The rows of a file beside those in the books: twins by occurrence, and rows that may be the same one told by another
 * format. The second are only ever suggested: a person says whether they are.
 */
import type { RigaPresente } from '#api/contract/anteprima-import.ts';
import type { RigaImport } from '#api/contract/invio-import.ts';
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Giorno, Natura } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import { getTwinKey } from './twins.ts';
import {
  computeDistance,
  listNearGiorni,
  listGiorniOf,
  NEAR_DAYS,
  computeCommonShare,
  splitMovimentoWords,
  type ComparedMovimento,
} from './similarity.ts';

/** Words shared, of the fewer: two formats say one movement in different words, one format in the same. */
const SOGLIA_ALTRO_FORMATO = 0.25;
const SOGLIA_STESSO_FORMATO = 0.6;
/** Candidates this close to the best one are as good as it. */
const EVEN = 0.15;
/** Rows of the books named for one of the file with which none shares a word. */
const MAX_MUTE = 20;
/** What a day of distance takes off. */
const PESO_GIORNO = 0.05;

export interface Similarity {
  presente: RigaPresente;
  /** 0 to 1: the words shared, less the days apart. */
  punteggio: number;
  giorni: number;
  /** Part of the words that are shared, 0 to 1. */
  testo: number;
}

export interface Presences {
  /** By place in the file: the very row of the books. */
  gemelle: ReadonlyMap<number, RigaPresente>;
  /** By place in the file: what it may be in the books, the likeliest first; several when they cannot be told apart. */
  similar: ReadonlyMap<number, readonly Similarity[]>;
  /** Rows of the books between the first and the last day of the file that no row of the file is or may be. */
  sole: readonly RigaPresente[];
}

/** The day range in which rows like those of a file are sought. */
export const getWindow = (dal: Giorno, al: Giorno): { dal: Giorno; al: Giorno } => ({
  dal: addGiorni(dal, -NEAR_DAYS),
  al: addGiorni(al, NEAR_DAYS),
});

/** Rows that nothing tells apart, counted together. */
interface TwinClass<R extends ComparedMovimento> {
  righe: R[];
  /** Asked only of rows whose amount and days agree with others: taking words apart is what costs. */
  parole: () => ReadonlySet<string>;
  giorni: readonly number[];
}
type FileClass = TwinClass<RigaImport> & { posti: number[] };

const classKey = (riga: ComparedMovimento): string =>
  [riga.data_valuta, getTwinKey(riga), riga.ragione_sociale, riga.riferimento].join('\t');

/** Rows worked on between two places where the work may be interrupted. */
const PASSO = 500;

/** The items one by one, with a place to stop now and then. */
function* inSteps<T>(items: readonly T[], visit: (item: T, place: number) => void): Generator<void> {
  for (const [place, item] of items.entries()) {
    if (place % PASSO === PASSO - 1) yield;
    visit(item, place);
  }
}

function* byKey<R>(righe: readonly R[], chiave: (riga: R) => string): Generator<void, Map<string, R[]>> {
  const groups = new Map<string, R[]>();
  yield* inSteps(righe, (riga) => {
    const key = chiave(riga);
    const group = groups.get(key);
    if (group) group.push(riga);
    else groups.set(key, [riga]);
  });
  return groups;
}

interface Gemelle {
  gemelle: Map<number, RigaPresente>;
  rest: RigaPresente[];
}

/** Twins, in the order of the file: the file holds three, the books two, so the first two are those. */
function* pairGemelle(
  righe: readonly RigaImport[],
  existing: readonly RigaPresente[],
): Generator<void, Gemelle> {
  const gemelle = new Map<number, RigaPresente>();
  if (existing.length === 0) return { gemelle, rest: [] };
  const groups = yield* byKey(existing, getTwinKey);
  yield* inSteps(righe, (riga, place) => {
    const found = groups.get(getTwinKey(riga))?.shift();
    if (found) gemelle.set(place, found);
  });
  return { gemelle, rest: [...groups.values()].flat() };
}

interface Link {
  file: FileClass;
  archivio: TwinClass<RigaPresente>;
  giorni: number;
  testo: number;
  punteggio: number;
}

/**
 * Every pair of classes that may be one: same amount, days close, words in common. Two formats may also have no word in
 * common for one movement: on the very same day it is asked about, where neither side has anything closer.
 */
function* findLinks(
  file: readonly FileClass[],
  archive: readonly TwinClass<RigaPresente>[],
  format: string,
): Generator<void, Link[]> {
  const key = ({ righe: [riga] }: TwinClass<ComparedMovimento>, day: number) =>
    `${riga?.importo} ${riga?.divisa} ${day}`;
  const byDay = new Map<string, TwinClass<RigaPresente>[]>();
  for (const oneClass of archive)
    for (const day of new Set(oneClass.giorni)) {
      const group = byDay.get(key(oneClass, day));
      if (group) group.push(oneClass);
      else byDay.set(key(oneClass, day), [oneClass]);
    }
  const links: Link[] = [];
  const muteLinks: Link[] = [];
  yield* inSteps(file, (mine) => {
    let mute = 0;
    const near = listNearGiorni(mine.giorni).flatMap((day) => byDay.get(key(mine, day)) ?? []);
    for (const own of new Set(near)) {
      const giorni = computeDistance(mine.giorni, own.giorni);
      const testo = computeCommonShare(mine.parole(), own.parole());
      const same = own.righe.every((row) => row.formato === format);
      const link = { file: mine, archivio: own, giorni, testo, punteggio: testo - giorni * PESO_GIORNO };
      if (testo >= (same ? SOGLIA_STESSO_FORMATO : SOGLIA_ALTRO_FORMATO)) links.push(link);
      else if (!same && giorni === 0 && mute < MAX_MUTE) {
        mute += 1;
        muteLinks.push(link);
      }
    }
  });
  const told = new Set<object>(links.flatMap((link) => [link.file, link.archivio]));
  for (const link of muteLinks) if (!told.has(link.file) && !told.has(link.archivio)) links.push(link);
  return links;
}

/** The links within reach of the best one of each side. */
function listBest(links: readonly Link[], side: 'file' | 'archivio'): Set<Link> {
  const kept = new Set<Link>();
  for (const group of Map.groupBy(links, (link): object => link[side]).values()) {
    const best = Math.max(...group.map(({ punteggio }) => punteggio));
    for (const link of group) if (link.punteggio >= best - EVEN) kept.add(link);
  }
  return kept;
}

function* gather<R extends ComparedMovimento>(righe: readonly R[]): Generator<void, TwinClass<R>[]> {
  const groups = yield* byKey(righe, classKey);
  return [...groups.values()].map((group) => {
    const [first] = group;
    let words: ReadonlySet<string> | undefined;
    return {
      righe: group,
      parole: () => (words ??= first ? splitMovimentoWords(first) : new Set()),
      giorni: first ? listGiorniOf(first) : [],
    };
  });
}

const sumOf = ({ importo, divisa }: ComparedMovimento): string => `${importo} ${divisa}`;

/** The rows whose amount is among those of the others. */
function withImportoOf<R extends ComparedMovimento>(
  righe: readonly R[],
  others: readonly ComparedMovimento[],
): R[] {
  const importi = new Set(others.map(sumOf));
  return righe.filter((riga) => importi.has(sumOf(riga)));
}

interface ComparedSource {
  /** Of the file: rows that came in another one are recognised by fewer words. */
  formato: FormatoFile;
  /** The same day and amount of two partite say nothing, each having a document of its own: only twins are told. */
  natura: Natura;
}

/** Sets the rows of a file against those of the books, at once. */
export function comparePresenti(
  righe: readonly RigaImport[],
  existing: readonly RigaPresente[],
  how: ComparedSource,
): Presences {
  const steps = compareInSteps(righe, existing, how);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps: a page goes on answering between one and the next. */
export function* compareInSteps(
  righe: readonly RigaImport[],
  existing: readonly RigaPresente[],
  { formato, natura }: ComparedSource,
): Generator<void, Presences> {
  const { gemelle, rest } = yield* pairGemelle(righe, existing);
  const places = new Map(righe.map((riga, place) => [riga, place]));
  const fresh = righe.filter((_, place) => !gemelle.has(place));
  const near = natura === 'partita' ? [] : withImportoOf(fresh, rest);
  const mine = (yield* gather(near)).map((oneClass) => ({
    ...oneClass,
    posti: oneClass.righe.map((riga) => places.get(riga) ?? 0),
  }));
  const own = yield* gather(withImportoOf(rest, near));
  const links = yield* findLinks(mine, own, formato);
  const fromFile = listBest(links, 'file');
  const valid = [...listBest(links, 'archivio')].filter((link) => fromFile.has(link));
  const claims = Map.groupBy(valid, ({ archivio }) => archivio);
  const similar = new Map<number, readonly Similarity[]>();
  const nominate = new Set<RigaPresente>();
  for (const [file, group] of Map.groupBy(valid, (link) => link.file)) {
    const [only, ...others] = group;
    const certain = only && others.length === 0 && claims.get(only.archivio)?.length === 1;
    const all = group
      .toSorted((a, b) => b.punteggio - a.punteggio)
      .flatMap(({ archivio, punteggio, giorni, testo }) =>
        archivio.righe.map((presente) => ({ presente, punteggio, giorni, testo })),
      );
    for (const [at, place] of file.posti.entries()) {
      // Rows that nothing tells apart pair off by occurrence; what is left over has nobody to be.
      const found = certain ? all.slice(at, at + 1) : all;
      if (found.length > 0) similar.set(place, found);
      for (const { presente } of found) nominate.add(presente);
    }
  }
  const days = righe.map(({ data }) => data).toSorted();
  const [dal = '', al = ''] = [days[0], days.at(-1)];
  const sole = rest.filter((row) => !nominate.has(row) && row.data >= dal && row.data <= al);
  return { gemelle, similar, sole };
}
