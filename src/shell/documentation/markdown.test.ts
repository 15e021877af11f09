import { describe, expect, it } from 'vitest';
import { parsePage } from './markdown.ts';

const PAGINA = parsePage(
  'prova',
  [
    '# Il **primo** import',
    '',
    'Si apre `Import dati` & si [sceglie](tracciati.md) il file.',
    '',
    '## Perché non quadra',
    '',
    '- una riga *scartata*',
    '- una esclusa',
    '',
    '### Dettagli',
    '',
    '| verdetto | che cosa |',
    '|---|---|',
    '| Quadra | tutto torna |',
    '',
    '## Perché non quadra',
    '',
    'Ancora.',
  ].join('\n'),
);

describe('a page of the guide', () => {
  it('takes its title from the first heading', () => {
    expect(PAGINA.titolo).toBe('Il primo import');
    expect(parsePage('senza-titolo', 'Testo.').titolo).toBe('senza-titolo');
  });

  it('has a table of contents whose anchors are plain and differ', () => {
    expect(PAGINA.indice).toEqual([
      { ancora: 'perche-non-quadra', titolo: 'Perché non quadra', livello: 2 },
      { ancora: 'dettagli', titolo: 'Dettagli', livello: 3 },
      { ancora: 'perche-non-quadra-2', titolo: 'Perché non quadra', livello: 2 },
    ]);
  });

  it('reads its sections as a person does, without marks and addresses', () => {
    expect(PAGINA.sections.map(({ ancora, testo }) => [ancora, testo])).toEqual([
      [null, 'Si apre Import dati & si sceglie il file.'],
      ['perche-non-quadra', 'una riga scartata una esclusa'],
      ['dettagli', 'verdetto che cosa Quadra tutto torna'],
      ['perche-non-quadra-2', 'Ancora.'],
    ]);
  });
});
