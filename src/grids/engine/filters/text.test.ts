import { describe, expect, it } from 'vitest';
import { normalizeText } from '#domain/text.ts';
import { parseFiltroTesto, isTextMet } from './text.ts';

const NOMI = ['Rossi S.r.l.', 'Bianchi & Figli', 'Società Perù', 'rossetti', '', 'A "B" C'];

function through(text: string): string[] {
  const parsed = parseFiltroTesto(text);
  if (!parsed.ok) throw new Error('every text can be read');
  const conditions = parsed.valore;
  return conditions === null ? NOMI : NOMI.filter((name) => isTextMet(conditions, normalizeText(name)));
}

describe('text filters', () => {
  it.each([
    ['ross', ['Rossi S.r.l.', 'rossetti']],
    ['PERU', ['Società Perù']],
    ['società', ['Società Perù']],
    ['rossi; bianchi', ['Rossi S.r.l.', 'Bianchi & Figli']],
    ['=rossetti', ['rossetti']],
    ['=ross', []],
    ['ross*', ['Rossi S.r.l.', 'rossetti']],
    ['*figli', ['Bianchi & Figli']],
    ['*anch*', ['Bianchi & Figli']],
    ['!ross', ['Bianchi & Figli', 'Società Perù', '', 'A "B" C']],
    ['ross; !s.r.l.', ['rossetti']],
    ['!ross; !peru', ['Bianchi & Figli', '', 'A "B" C']],
    ['(vuote)', ['']],
    ['(non vuote)', ['Rossi S.r.l.', 'Bianchi & Figli', 'Società Perù', 'rossetti', 'A "B" C']],
    ['vuote', []],
    ['"b" c', ['A "B" C']],
    ['', NOMI],
    [' ; ', NOMI],
    ['*', NOMI],
  ])('%s', (text, expected) => {
    expect(through(text)).toEqual(expected);
  });
});
