/** Harmless changes of a delimited file: what a bank, a browser or a person does to it without changing what it says. */
import { inferCodifica } from '#import/read/encoding.ts';
import { openCsv } from '#import/read/csv-file.ts';
import { isLikelyData } from '#import/cell/cell.ts';
import { findStructure } from '#import/tracciato/structure.ts';
import type { FileCorpus } from './corpora.ts';

/** A delimited file as cells: the lines above its table, the header, and what is under it. */
export interface Griglia {
  nome: string;
  delimitatore: string;
  sopra: string[][];
  testa: string[][];
  dati: string[][];
}

export interface FileVariato {
  nome: string;
  bytes: Uint8Array;
}

/** Null where the file is no delimited table with a header: there is nothing to move. */
export function toGriglia({ nome, bytes }: FileCorpus): Griglia | null {
  try {
    const sorgente = openCsv(bytes, inferCodifica(bytes), true);
    if (!sorgente.provata) return null;
    const righe = [...sorgente.blocchi()].flatMap((blocco) => blocco.righe);
    const { inizio, dati, parole } = findStructure(righe);
    if (!parole) return null;
    return {
      nome,
      delimitatore: sorgente.delimitatore,
      sopra: righe.slice(0, inizio),
      testa: righe.slice(inizio, dati),
      dati: righe.slice(dati),
    };
  } catch {
    return null;
  }
}

interface Stile {
  delimitatore: string;
  fine: string;
  codifica: 'utf-8' | 'utf-16le';
}

function scrivi(
  { nome, delimitatore, sopra, testa, dati }: Griglia,
  stile: Partial<Stile> = {},
): FileVariato {
  const segno = stile.delimitatore ?? delimitatore;
  const fine = stile.fine ?? '\n';
  const campo = (cella: string): string =>
    cella.includes(segno) || /["\n\r]/.test(cella) ? `"${cella.replaceAll('"', '""')}"` : cella;
  const testo = [...sopra, ...testa, ...dati].map((riga) => riga.map(campo).join(segno) + fine).join('');
  const bytes =
    stile.codifica === 'utf-16le'
      ? new Uint8Array(Buffer.from(`\uFEFF${testo}`, 'utf16le'))
      : new TextEncoder().encode(testo);
  return { nome, bytes };
}

const largo = ({ testa, dati }: Griglia): number =>
  Math.max(...[...testa, ...dati].map((riga) => riga.length));

/** The table with its columns in another order; a line alone in its cells stays as it is. */
function muovi(griglia: Griglia, ordine: readonly number[]): Griglia {
  const move = (riga: string[]): string[] =>
    riga.length < 2 ? riga : ordine.map((indice) => riga[indice] ?? '');
  return { ...griglia, testa: griglia.testa.map(move), dati: griglia.dati.map(move) };
}

/** Without the first column that `serve` does not name; null where each is needed. */
function togli(griglia: Griglia, serve: ReadonlySet<string>): Griglia | null {
  if (griglia.testa.length !== 1) return null;
  const inutile = (griglia.testa[0] ?? []).findIndex(
    (nome) => nome.trim() !== '' && !serve.has(pulito(nome)),
  );
  if (inutile === -1) return null;
  const drop = (riga: string[]): string[] => (riga.length < 2 ? riga : riga.toSpliced(inutile, 1));
  return { ...griglia, testa: griglia.testa.map(drop), dati: griglia.dati.map(drop) };
}

const pulito = (nome: string): string => nome.replaceAll(/\s+/g, ' ').trim();

function inserisci(griglia: Griglia, dove: number): Griglia {
  const put = (testi: readonly string[]) => (riga: string[], at: number) =>
    riga.length < 2 ? riga : riga.toSpliced(dove, 0, testi[at % testi.length] ?? '');
  const titoli = griglia.testa.map((_, at) => (at === 0 ? 'Qwerty' : ''));
  return {
    ...griglia,
    testa: griglia.testa.map(put(titoli)),
    dati: griglia.dati.map(put(['zeta', '', 'kappa'])),
  };
}

/** Lines that begin a movement: the others belong to the one above. */
const datate = ({ dati }: Griglia): number[] =>
  dati.flatMap((riga, at) => (riga.some((cella) => isLikelyData(cella)) ? [at] : []));

/** The same table in two files, each with its header and what stands above it; null where there is nothing to part. */
export function dividi(griglia: Griglia): [FileVariato, FileVariato] | null {
  const inizi = datate(griglia);
  const taglio = inizi[Math.ceil(inizi.length / 2)];
  if (inizi.length < 4 || taglio === undefined) return null;
  return [
    scrivi({ ...griglia, dati: griglia.dati.slice(0, taglio) }),
    scrivi({ ...griglia, dati: griglia.dati.slice(taglio) }),
  ];
}

/** The table with one of its movements twice, one under the other; null where movements are of several lines. */
export function raddoppia(griglia: Griglia): FileVariato | null {
  const inizi = datate(griglia);
  const at = inizi[Math.floor(inizi.length / 2)];
  if (inizi.length < 4 || inizi.length !== griglia.dati.length || at === undefined) return null;
  return scrivi({ ...griglia, dati: griglia.dati.toSpliced(at, 0, griglia.dati[at] ?? []) });
}

/** What happens to a layout that is known already; `serve` are the headers that its tracciato reads. */
export const VARIAZIONI_NOTE: Readonly<
  Record<string, (griglia: Griglia, serve: ReadonlySet<string>) => FileVariato | null>
> = {
  'known layout, a column more': (griglia) => scrivi(inserisci(griglia, 1)),
  'known layout, a column less that is not needed': (griglia, serve) => {
    const senza = togli(griglia, serve);
    return senza && scrivi(senza);
  },
  'known layout, another order': (griglia) =>
    scrivi(
      muovi(
        griglia,
        Array.from({ length: largo(griglia) }, (_, at) => largo(griglia) - 1 - at),
      ),
    ),
  'known layout, another name of the file': (griglia) => scrivi({ ...griglia, nome: 'scaricato (1).csv' }),
};

/** By name; a change that a file does not allow is null. */
export const VARIAZIONI: Readonly<Record<string, (griglia: Griglia) => FileVariato | null>> = {
  'columns reversed': (griglia) =>
    scrivi(
      muovi(
        griglia,
        Array.from({ length: largo(griglia) }, (_, at) => largo(griglia) - 1 - at),
      ),
    ),
  'columns moved by two': (griglia) =>
    scrivi(
      muovi(
        griglia,
        Array.from({ length: largo(griglia) }, (_, at) => (at + 2) % largo(griglia)),
      ),
    ),
  'one unknown column more, last': (griglia) => scrivi(inserisci(griglia, largo(griglia))),
  'one unknown column more, second': (griglia) => scrivi(inserisci(griglia, 1)),
  'another name': (griglia) => scrivi({ ...griglia, nome: 'scaricato (1).csv' }),
  'a name that says card': (griglia) => scrivi({ ...griglia, nome: 'carta fornitori.csv' }),
  'another delimiter': (griglia) =>
    scrivi(griglia, { delimitatore: griglia.delimitatore === '\t' ? ';' : '\t' }),
  'blank lines': (griglia) => scrivi({ ...griglia, dati: griglia.dati.flatMap((riga) => [riga, ['']]) }),
  'no footer': (griglia) => {
    const ultima = griglia.dati.findLastIndex((riga) => riga.some((cella) => isLikelyData(cella)));
    return ultima === griglia.dati.length - 1
      ? null
      : scrivi({ ...griglia, dati: griglia.dati.slice(0, ultima + 1) });
  },
  'rows in the other order': (griglia) =>
    // Lines without a day belong to the one above.
    griglia.dati.every((riga) => riga.some((cella) => isLikelyData(cella)))
      ? scrivi({ ...griglia, dati: griglia.dati.toReversed() })
      : null,
  'other line ends': (griglia) => scrivi(griglia, { fine: '\r\n' }),
  'another encoding': (griglia) => scrivi(griglia, { codifica: 'utf-16le' }),
};
