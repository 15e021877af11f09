/**
 * SWIFT MT text to fields: `:61:` and its like, each with the lines that continue it. Blocks of the envelope
 * (`{1:…}{4:`), headers of banks' own systems and the end of a message (`-`, `-}`) belong to no field.
 */
import type { BloccoTesto } from '../codifica.ts';
import { ErroreLettura } from '../errore.ts';
import { MAX_CELLA } from '../limiti.ts';
import { leggiLinee } from '../linee.ts';

export interface Campo {
  tag: string;
  /** Without line ends; at least one. */
  linee: string[];
  /** Characters of them all, line ends included. */
  lungo: number;
  riga: number;
}

/** `NS` is the bank's own field that German systems (Multicash) add to statements. */
const INIZIO = /^(?:\{[^:]*:.*\{4:)?:(\d{2}[A-Z]?|NS):(.*)$/;
const FINE = /^-(?:\}.*|X{3})?$/;
/** Fields of many lines: in them a lone `-` is a word, unless nothing follows it. */
const LUNGHI = new Set(['61', '86', 'NS']);
/** Control characters that old transfers leave around messages (start and end of text, end of file). */
// oxlint-disable-next-line no-control-regex
const CONTROLLI = /^[\u0001-\u001f]+/;

export interface CampoLetto {
  /** Null for the end of a message. */
  campo: Campo | null;
  fatto: number;
  /** Lines read so far. */
  linee: number;
}

function aggiungi(campo: Campo, linea: string): void {
  campo.linee.push(linea);
  campo.lungo += linea.length + 1;
  if (campo.lungo > MAX_CELLA) {
    throw new ErroreLettura(
      'cella_troppo_grande',
      `Il campo :${campo.tag}: della riga ${campo.riga} supera ${MAX_CELLA} caratteri: il file non sembra un estratto conto.`,
    );
  }
}

/** What a line is, by its first character: the patterns run where they may match. */
function cominciaDa(linea: string): RegExpExecArray | null {
  const code = linea.charCodeAt(0);
  return code === DUE_PUNTI || code === GRAFFA ? INIZIO.exec(linea) : null;
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

/** @throws ErroreLettura past the length of a field */
export function* leggiCampi(blocchi: Iterable<BloccoTesto>): Generator<CampoLetto> {
  let campo: Campo | null = null;
  let fatto = 0;
  let linee = 0;
  let trattino = false;
  for (const letta of leggiLinee(blocchi)) {
    fatto = letta.fatto;
    linee = letta.numero;
    const linea = nuda(letta.testo);
    const inizio = cominciaDa(linea);
    if (campo && !trattino && linea === '-' && LUNGHI.has(campo.tag)) {
      trattino = true;
      continue;
    }
    const chiude = linea.charCodeAt(0) === TRATTINO && FINE.test(linea);
    const fine = chiude || (trattino && (inizio !== null || linea === ''));
    if (trattino && !fine && campo) aggiungi(campo, '-');
    trattino = false;
    if (inizio || fine) {
      if (campo) yield { campo, fatto, linee };
      if (fine) yield { campo: null, fatto, linee };
      campo = inizio
        ? { tag: inizio[1] ?? '', linee: [inizio[2] ?? ''], lungo: 0, riga: letta.numero }
        : null;
    } else if (campo) aggiungi(campo, linea);
  }
  if (campo) yield { campo, fatto, linee };
  yield { campo: null, fatto, linee };
}
