/** Splits TypeScript into pieces worth a colour. It colours, it does not parse: a wrong colour harms nobody. */

export type TipoPezzo = 'commento' | 'testo' | 'parola' | 'tag' | 'numero' | 'altro';

interface SourcePiece {
  tipo: TipoPezzo;
  testo: string;
  /** Offset in the source: the piece's identity. */
  start: number;
}

const PAROLE =
  'as|async|await|break|case|catch|const|continue|default|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|interface|let|new|null|of|return|satisfies|switch|throw|true|try|type|typeof|undefined|void|while';

/** First that matches wins: comments and strings hide what is inside them. */
const SCHEMA = new RegExp(
  [
    String.raw`(?<commento>\/\*[\s\S]*?\*\/|\/\/[^\n]*)`,
    String.raw`(?<testo>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`,
    String.raw`(?<tag><\/?[A-Za-z][\w.]*(?=[\s>/]))`,
    String.raw`(?<parola>\b(?:${PAROLE})\b)`,
    String.raw`(?<numero>\b\d[\d_]*(?:\.\d+)?\b)`,
  ].join('|'),
  'g',
);

const TIPI = ['commento', 'testo', 'tag', 'parola', 'numero'] as const;

/** The pieces in order; joined, they are the source again. */
export function splitSource(source: string): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let at = 0;
  const add = (tipo: TipoPezzo, testo: string) => {
    if (testo === '') return;
    pieces.push({ tipo, testo, start: at });
    at += testo.length;
  };
  for (const match of source.matchAll(SCHEMA)) {
    add('altro', source.slice(at, match.index));
    add(TIPI.find((kind) => match.groups?.[kind] !== undefined) ?? 'altro', match[0]);
  }
  add('altro', source.slice(at));
  return pieces;
}
