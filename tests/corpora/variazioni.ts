/** Harmless changes of a delimited file: what a bank, a browser or a person does to it without changing what it says. */
import { detectCodifica } from '#import/read/codifica.ts';
import { apriCsv } from '#import/read/csv-file.ts';
import { pareData } from '#import/cell/cella.ts';
import { trovaStruttura } from '#import/tracciato/struttura.ts';
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
    const sorgente = apriCsv(bytes, detectCodifica(bytes), true);
    if (!sorgente.provata) return null;
    const righe = [...sorgente.blocchi()].flatMap((blocco) => blocco.righe);
    const { inizio, dati, parole } = trovaStruttura(righe);
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
    const ultima = griglia.dati.findLastIndex((riga) => riga.some((cella) => pareData(cella)));
    return ultima === griglia.dati.length - 1
      ? null
      : scrivi({ ...griglia, dati: griglia.dati.slice(0, ultima + 1) });
  },
  'rows in the other order': (griglia) =>
    // Lines without a day belong to the one above.
    griglia.dati.every((riga) => riga.some((cella) => pareData(cella)))
      ? scrivi({ ...griglia, dati: griglia.dati.toReversed() })
      : null,
  'other line ends': (griglia) => scrivi(griglia, { fine: '\r\n' }),
  'another encoding': (griglia) => scrivi(griglia, { codifica: 'utf-16le' }),
};
