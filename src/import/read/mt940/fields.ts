/**
 * SWIFT MT text to fields: `:61:` and its like, each with the lines that continue it. Blocks of the envelope
 * (`{1:…}{4:`), headers of banks' own systems and the end of a message (`-`, `-}`) belong to no field.
 */
import type { BloccoTesto } from '../encoding.ts';
import { ErroreLettura } from '../error.ts';
import { MAX_CELLA } from '../limits.ts';
import { parseDigits } from '../../cell/digits.ts';
import { readLines } from '../lines.ts';

export interface MtField {
  tag: string;
  /** Without line ends; at least one. */
  linee: string[];
  /** Characters of them all, line ends included. */
  lungo: number;
  riga: number;
}

/** The SWIFT envelope, where the first field follows it on the same line. */
const BUSTA = /^\{[^:]*:.*\{4:(?=:)/;
const FINE = /^-(?:\}.*|X{3})?$/;
/** Fields of many lines: in them a lone `-` is a word, unless nothing follows it. */
const LUNGHI = new Set(['61', '86', 'NS']);
/** Control characters that old transfers leave around messages (start and end of text, end of file). */
// oxlint-disable-next-line no-control-regex
const CONTROLLI = /^[\u0001-\u001f]+/;

function aggiungi(campo: MtField, linea: string): void {
  campo.linee.push(linea);
  campo.lungo += linea.length + 1;
  if (campo.lungo > MAX_CELLA) {
    throw new ErroreLettura(
      'cella_troppo_grande',
      `Il campo :${campo.tag}: della riga ${campo.riga} supera ${MAX_CELLA} caratteri: il file non sembra un estratto conto.`,
    );
  }
}

/** The field that a line starts, after the envelope or without it; null when it starts none: a pattern runs where it may match. */
function apri(linea: string, riga: number): MtField | null {
  const code = linea.charCodeAt(0);
  if (code !== DUE_PUNTI && code !== GRAFFA) return null;
  const da = code === DUE_PUNTI ? 0 : (BUSTA.exec(linea)?.[0].length ?? -1);
  const fine = da === -1 ? -1 : fineTag(linea, da);
  if (fine === -1) return null;
  return { tag: linea.slice(da + 1, fine), linee: [linea.slice(fine + 1)], lungo: 0, riga };
}

/**
 * Where the colon after a tag stands: two digits and a letter or none, or `NS`, the bank's own field that German systems
 * (Multicash) add to statements. -1 for anything else between colons.
 */
function fineTag(linea: string, da: number): number {
  const propria = linea.startsWith('NS', da + 1);
  if (!propria && Number.isNaN(parseDigits(linea, da + 1, 2))) return -1;
  const dopo = linea.charCodeAt(da + 3);
  if (dopo === DUE_PUNTI) return da + 3;
  const lettera = !propria && dopo >= 65 && dopo <= 90;
  return lettera && linea.charCodeAt(da + 4) === DUE_PUNTI ? da + 4 : -1;
}

const DUE_PUNTI = 58;
const GRAFFA = 123;
const TRATTINO = 45;
const SPAZIO = 32;

/** Without control characters before it and spaces after it. */
function nuda(testo: string): string {
  const linea = testo.charCodeAt(0) < SPAZIO ? testo.replace(CONTROLLI, '') : testo;
  return linea.charCodeAt(linea.length - 1) > SPAZIO && linea.charCodeAt(linea.length - 1) < 127
    ? linea
    : linea.trimEnd();
}

/**
 * Hands on each field, and null at the end of a message; yields the bytes done, and answers the number of lines.
 * @throws ErroreLettura past the length of a field
 */
export function* readFields(
  blocchi: Iterable<BloccoTesto>,
  prendi: (campo: MtField | null) => void,
): Generator<number, number> {
  let campo: MtField | null = null;
  let righe = 0;
  let trattino = false;
  const leggi = (linea: string): void => {
    const inizio = apri(linea, righe);
    if (campo && !trattino && linea === '-' && LUNGHI.has(campo.tag)) {
      trattino = true;
      return;
    }
    const chiude = linea.charCodeAt(0) === TRATTINO && FINE.test(linea);
    const fine = chiude || (trattino && (inizio !== null || linea === ''));
    if (trattino && !fine && campo) aggiungi(campo, '-');
    trattino = false;
    if (!inizio && !fine) {
      if (campo) aggiungi(campo, linea);
      return;
    }
    if (campo) prendi(campo);
    if (fine) prendi(null);
    campo = inizio;
  };
  for (const { linee, fatto } of readLines(blocchi)) {
    for (const linea of linee) {
      righe++;
      leggi(nuda(linea));
    }
    yield fatto;
  }
  if (campo) prendi(campo);
  prendi(null);
  return righe;
}
