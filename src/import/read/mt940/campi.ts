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

/** @throws ErroreLettura past the length of a field */
export function* leggiCampi(blocchi: Iterable<BloccoTesto>): Generator<CampoLetto> {
  let campo: Campo | null = null;
  let stato = { fatto: 0, linee: 0 };
  let trattino = false;
  const continua = (linea: string): void => {
    if (campo) aggiungi(campo, linea);
  };
  for (const { testo, numero, fatto } of leggiLinee(blocchi)) {
    stato = { fatto, linee: numero };
    const linea = testo.replace(CONTROLLI, '').trimEnd();
    const inizio = INIZIO.exec(linea);
    if (campo && !trattino && linea === '-' && LUNGHI.has(campo.tag)) {
      trattino = true;
      continue;
    }
    const fine = FINE.test(linea) || (trattino && (inizio !== null || linea === ''));
    if (trattino && !fine) continua('-');
    trattino = false;
    if (inizio || fine) {
      if (campo) yield { campo, ...stato };
      if (fine) yield { campo: null, ...stato };
      campo = inizio ? { tag: inizio[1] ?? '', linee: [inizio[2] ?? ''], lungo: 0, riga: numero } : null;
    } else {
      continua(linea);
    }
  }
  if (campo) yield { campo, ...stato };
  yield { campo: null, ...stato };
}
