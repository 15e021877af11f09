import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '#domain/text.ts';
import { findInGuide, type FoundDocument, splitAtWords, splitQuery } from './search.ts';

const doc = (titolo: string, testo: string): FoundDocument => ({
  href: `#${titolo}`,
  pagina: 'Guida',
  titolo,
  testo,
});

const GUIDA = [
  doc('Annullare', 'Un’importazione si può togliere: il file resta nel registro.'),
  doc('La quadratura', 'Saldo iniziale più righe uguale saldo finale. Perché un file può non quadrare.'),
  doc(
    'I tracciati',
    'Dicono come si legge un tipo di file e a quale conto appartiene; la quadratura li prova.',
  ),
];

const titles = (question: string) => findInGuide(GUIDA, question).map(({ documento }) => documento.titolo);

describe('the search of the guide', () => {
  it('does not mind accents and case', () => {
    expect(titles('PERCHE')).toEqual(['La quadratura']);
    expect(titles('perché')).toEqual(['La quadratura']);
  });

  it('wants every word, and prefers the title', () => {
    expect(titles('quadratura')).toEqual(['La quadratura', 'I tracciati']);
    expect(titles('quadratura conto')).toEqual(['I tracciati']);
    expect(titles('quadratura balena')).toEqual([]);
    expect(titles('  ')).toEqual([]);
  });

  it('shows where the word stands', () => {
    const [first] = findInGuide(GUIDA, 'perche');
    expect(first?.estratto.filter(({ found: trovato }) => trovato)).toMatchObject([{ testo: 'Perché' }]);
  });

  it('shows the part of a long text that holds the word', () => {
    const text = `${'parole vuote '.repeat(60)}balena ${'altre parole '.repeat(60)}`;
    const [found] = findInGuide([doc('Mare', text)], 'balena');
    const shown = found?.estratto.map((stretch) => stretch.testo).join('') ?? '';
    expect(shown).toContain('balena');
    expect(shown.length).toBeLessThan(200);
  });
});

describe('highlighting', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('Perché no', 'e\u0301 così', 'STRASSE ﬁne', 'İstanbul'),
  );

  it('never changes the text', () => {
    fc.assert(
      fc.property(text, fc.array(fc.string({ maxLength: 3 })), (each, words) => {
        const pieces = splitAtWords(each, words.map(normalizeText));
        expect(pieces.map(({ testo }) => testo).join('')).toBe(each);
      }),
    );
  });

  it('marks whole found words, whatever their accents', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = splitAtWords(`${before} perché ${after}`, splitQuery('PERCHE'));
        expect(
          pieces
            .filter(({ found: trovato }) => trovato)
            .map(({ testo }) => testo.normalize('NFC').toLowerCase()),
        ).toContain('perché');
      }),
    );
  });
});
