/** The language of text filters: words sought anywhere, `=`, `!`, `*`; accents and case never count. */
import type { ParsedEdit } from '../kinds.ts';
import { normalizeText } from '#domain/text.ts';
import { isMetByAll, readAlternative, readVuote } from './conditions.ts';

export const ESEMPI_TESTO = 'rossi · rossi; bianchi · =esatto · inizia* · *finisce · !escluso · (vuote)';

type ModoTesto = 'contiene' | 'uguale' | 'inizia' | 'finisce' | 'vuote';

export interface CondizioneTesto {
  modo: ModoTesto;
  negata: boolean;
  /** As typed, for people. */
  word: string;
  /** Without accents and case, for comparing. */
  cercata: string;
}

const make = (modo: ModoTesto, word: string, negata: boolean): CondizioneTesto => ({
  modo,
  negata,
  word,
  cercata: normalizeText(word),
});

function readWord(text: string, negated: boolean): CondizioneTesto {
  const quoted = /^"(.+)"$/.exec(text);
  if (quoted) return make('contiene', quoted[1] ?? '', negated);
  if (text.startsWith('=') && text.length > 1) return make('uguale', text.slice(1).trim(), negated);
  const starts = /^([^*]+)\*$/.exec(text);
  if (starts) return make('inizia', starts[1] ?? '', negated);
  const ends = /^\*([^*]+)$/.exec(text);
  if (ends) return make('finisce', ends[1] ?? '', negated);
  return make('contiene', text.replaceAll(/^\*+|\*+$/g, ''), negated);
}

function readOne(text: string): CondizioneTesto | null {
  // Without brackets it is a word like any other.
  const empty = text.startsWith('(') ? readVuote(text) : null;
  if (empty) return make('vuote', '', empty.negata);
  const not = /^(!|<>)\s*(.+)$/.exec(text);
  const read = readWord(not?.[2] ?? text, not !== null);
  return read.cercata === '' ? null : read;
}

/** Reads a text filter; null when nothing is asked. Every text can be read. */
export const parseFiltroTesto = (text: string): ParsedEdit<CondizioneTesto[]> =>
  readAlternative(text, (part) => ({ ok: true, valore: readOne(part) }));

function meets({ modo, cercata, negata }: CondizioneTesto, text: string): boolean {
  switch (modo) {
    case 'vuote':
      return (text === '') !== negata;
    case 'uguale':
      return (text === cercata) !== negata;
    case 'inizia':
      return text.startsWith(cercata) !== negata;
    case 'finisce':
      return text.endsWith(cercata) !== negata;
    case 'contiene':
      return text.includes(cercata) !== negata;
  }
}

/** `text` is already without accents and case; one of what is asked, and all of what is refused. */
export const isTextMet = (conditions: readonly CondizioneTesto[], text: string): boolean =>
  isMetByAll(conditions, (condition) => meets(condition, text));
