/**
 * The rows of a file beside those in the books: twins by occurrence, and rows that may be the same one told by another
 * format. The second are only ever suggested: a person says whether they are.
 */
import type { RigaPresente } from '#api/contract/anteprima-import.ts';
import type { RigaImport } from '#api/contract/importazioni.ts';
import type { FormatoFile } from '#api/contract/tracciati.ts';
import type { Giorno, Natura } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import { chiaveGemello } from './gemelli.ts';

/** Booking day and value day of one movement, told by two formats, are this far apart at most. */
export const GIORNI_VICINI = 3;
/** Words shared, of the fewer: two formats say one movement in different words, one format in the same. */
const SOGLIA_ALTRO_FORMATO = 0.25;
const SOGLIA_STESSO_FORMATO = 0.6;
/** Candidates this close to the best one are as good as it. */
const PARI = 0.15;
/** What a day of distance takes off. */
const PESO_GIORNO = 0.05;

export interface Somiglianza {
  presente: RigaPresente;
  /** 0 to 1: the words shared, less the days apart. */
  punteggio: number;
  giorni: number;
  /** Part of the words that are shared, 0 to 1. */
  testo: number;
}

export interface Presenze {
  /** By place in the file: the very row of the books. */
  gemelle: ReadonlyMap<number, RigaPresente>;
  /** By place in the file: what it may be in the books, the likeliest first; several when they cannot be told apart. */
  simili: ReadonlyMap<number, readonly Somiglianza[]>;
  /** Rows of the books between the first and the last day of the file that no row of the file is or may be. */
  sole: readonly RigaPresente[];
}

/** The day range in which rows like those of a file are sought. */
export const finestra = (dal: Giorno, al: Giorno): { dal: Giorno; al: Giorno } => ({
  dal: addGiorni(dal, -GIORNI_VICINI),
  al: addGiorni(al, GIORNI_VICINI),
});

type Voce = Pick<
  RigaImport,
  | 'data'
  | 'data_valuta'
  | 'importo'
  | 'divisa'
  | 'descrizione'
  | 'ragione_sociale'
  | 'numero_documento'
  | 'riferimento'
>;

/** Rows that nothing tells apart, counted together. */
interface Classe<R extends Voce> {
  righe: R[];
  parole: ReadonlySet<string>;
  giorni: readonly number[];
}
type ClasseFile = Classe<RigaImport> & { posti: number[] };

function paroleDi({ descrizione, ragione_sociale, numero_documento, riferimento }: Voce): Set<string> {
  const text = [descrizione, ragione_sociale, numero_documento, riferimento].join(' ');
  return new Set(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
}

const MS_GIORNO = 86_400_000;
const numero = (day: string): number => Date.parse(day) / MS_GIORNO;
const giorniDi = ({ data, data_valuta }: Voce): number[] =>
  data_valuta === null ? [numero(data)] : [numero(data), numero(data_valuta)];

function distanza(a: readonly number[], b: readonly number[]): number {
  return Math.min(...a.flatMap((day) => b.map((other) => Math.abs(day - other))));
}

/** The days within reach of some days. */
const attorno = (giorni: readonly number[]): number[] =>
  giorni.flatMap((day) => Array.from({ length: 2 * GIORNI_VICINI + 1 }, (_, at) => day + at - GIORNI_VICINI));

/** Part of the words of the shorter text that the other has too; 0 when one of them has none. */
function paroleComuni(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / few.size;
}

const chiaveClasse = (riga: Voce): string =>
  [riga.data_valuta, chiaveGemello(riga), riga.ragione_sociale, riga.riferimento].join('\t');

/** Twins, in the order of the file: the file holds three, the books two, so the first two are those. */
function appaiaGemelle(righe: readonly RigaImport[], presenti: readonly RigaPresente[]) {
  const perChiave = Map.groupBy(presenti, chiaveGemello);
  const gemelle = new Map<number, RigaPresente>();
  for (const [place, riga] of righe.entries()) {
    const found = perChiave.get(chiaveGemello(riga))?.shift();
    if (found) gemelle.set(place, found);
  }
  const resto = [...perChiave.values()].flat();
  return { gemelle, resto };
}

interface Legame {
  file: ClasseFile;
  archivio: Classe<RigaPresente>;
  giorni: number;
  testo: number;
  punteggio: number;
}

/** Every pair of classes that may be one: same amount, days close, words in common. */
function trovaLegami(
  file: readonly ClasseFile[],
  archivio: readonly Classe<RigaPresente>[],
  formato: string,
): Legame[] {
  const chiave = ({ righe: [riga] }: Classe<Voce>, day: number) => `${riga?.importo} ${riga?.divisa} ${day}`;
  const perGiorno = new Map<string, Classe<RigaPresente>[]>();
  for (const classe of archivio)
    for (const day of new Set(classe.giorni)) {
      const group = perGiorno.get(chiave(classe, day));
      if (group) group.push(classe);
      else perGiorno.set(chiave(classe, day), [classe]);
    }
  return file.flatMap((mia) =>
    [...new Set(attorno(mia.giorni).flatMap((day) => perGiorno.get(chiave(mia, day)) ?? []))].flatMap(
      (sua) => {
        const giorni = distanza(mia.giorni, sua.giorni);
        const testo = paroleComuni(mia.parole, sua.parole);
        const same = sua.righe.every((row) => row.formato === formato);
        if (testo < (same ? SOGLIA_STESSO_FORMATO : SOGLIA_ALTRO_FORMATO)) return [];
        return [{ file: mia, archivio: sua, giorni, testo, punteggio: testo - giorni * PESO_GIORNO }];
      },
    ),
  );
}

/** The links within reach of the best one of each side. */
function migliori(legami: readonly Legame[], lato: 'file' | 'archivio'): Set<Legame> {
  const kept = new Set<Legame>();
  for (const group of Map.groupBy(legami, (legame): object => legame[lato]).values()) {
    const best = Math.max(...group.map(({ punteggio }) => punteggio));
    for (const legame of group) if (legame.punteggio >= best - PARI) kept.add(legame);
  }
  return kept;
}

function raggruppa<R extends Voce>(righe: readonly R[]): Classe<R>[] {
  return [...Map.groupBy(righe, chiaveClasse).values()].map((group) => {
    const [first] = group;
    return {
      righe: group,
      parole: first ? paroleDi(first) : new Set(),
      giorni: first ? giorniDi(first) : [],
    };
  });
}

export interface DaConfrontare {
  /** Of the file: rows that came in another one are recognised by fewer words. */
  formato: FormatoFile;
  /** The same day and amount of two partite say nothing, each having a document of its own: only twins are told. */
  natura: Natura;
}

/** Sets the rows of a file against those of the books. */
export function confrontaPresenti(
  righe: readonly RigaImport[],
  presenti: readonly RigaPresente[],
  { formato, natura }: DaConfrontare,
): Presenze {
  const { gemelle, resto } = appaiaGemelle(righe, presenti);
  const places = new Map(righe.map((riga, place) => [riga, place]));
  const nuove = righe.filter((_, place) => !gemelle.has(place));
  const mie = raggruppa(nuove).map((classe) => ({
    ...classe,
    posti: classe.righe.map((riga) => places.get(riga) ?? 0),
  }));
  const legami = natura === 'partita' ? [] : trovaLegami(mie, raggruppa(resto), formato);
  const daFile = migliori(legami, 'file');
  const validi = [...migliori(legami, 'archivio')].filter((legame) => daFile.has(legame));
  const pretese = Map.groupBy(validi, ({ archivio }) => archivio);
  const simili = new Map<number, readonly Somiglianza[]>();
  const nominate = new Set<RigaPresente>();
  for (const [file, group] of Map.groupBy(validi, (legame) => legame.file)) {
    const [sola, ...others] = group;
    const certa = sola && others.length === 0 && pretese.get(sola.archivio)?.length === 1;
    const tutte = group
      .toSorted((a, b) => b.punteggio - a.punteggio)
      .flatMap(({ archivio, punteggio, giorni, testo }) =>
        archivio.righe.map((presente) => ({ presente, punteggio, giorni, testo })),
      );
    for (const [at, posto] of file.posti.entries()) {
      // Rows that nothing tells apart pair off by occurrence; what is left over has nobody to be.
      const found = certa ? tutte.slice(at, at + 1) : tutte;
      if (found.length > 0) simili.set(posto, found);
      for (const { presente } of found) nominate.add(presente);
    }
  }
  const giorni = righe.map(({ data }) => data).toSorted();
  const [dal = '', al = ''] = [giorni[0], giorni.at(-1)];
  const sole = resto.filter((row) => !nominate.has(row) && row.data >= dal && row.data <= al);
  return { gemelle, simili, sole };
}
