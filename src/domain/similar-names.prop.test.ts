import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEGAL_FORMS,
  computeJaroWinkler,
  computeMaxJaroWinkler,
  splitNome,
  computeNameSimilarity,
} from './similar-names.ts';

const word = fc.stringMatching(/^[A-Z]{3,10}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('names', () => {
  it('are as alike one way round as the other, between 0 and 1, and equal to themselves', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const alike = computeNameSimilarity(a, b);
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1);
        expect(computeNameSimilarity(b, a)).toBeCloseTo(alike, 12);
        expect(computeNameSimilarity(a, a)).toBe(1);
      }),
    );
  });

  it('are told apart by a bound that no two words exceed', () => {
    // Few letters, so that many words are alike; and letters that share a bit (A and a, 1 and Q).
    const alike = fc.stringMatching(/^[ABab1Q]{1,8}$/);
    fc.assert(
      fc.property(fc.oneof(alike, word), fc.oneof(alike, word), (a, b) => {
        expect(computeMaxJaroWinkler(a, b)).toBeGreaterThanOrEqual(computeJaroWinkler(a, b));
      }),
      { numRuns: 2_000 },
    );
  });

  it('do not change with case, accents, order and legal form', () => {
    // Of two legal forms and nothing else, no one can say which is the name.
    const own = fc.oneof(
      { weight: 4, arbitrary: word.filter((each) => !LEGAL_FORMS.has(each)) },
      fc.constantFrom('ING', 'STUDIO', 'EREDI', 'DITTA', 'DEL', 'PER', 'UNA'),
    );
    const nome = fc.array(own, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(nome, fc.constantFrom('S.r.l.', 'SPA', 's.n.c.', 'Soc. Coop.'), (a, form) => {
        const turned = a.split(' ').toReversed().join(' ').toLowerCase();
        expect(computeNameSimilarity(a, `${turned} ${form}`)).toBe(1);
      }),
    );
  });

  it.each([
    ['ROSSI MARIO S.R.L.', 'Mario Rossi srl', 1, 1],
    ['Officine Meccaniche Brambilla S.p.A.', 'OFF. MECCANICHE BRAMBILLA SPA', 0.75, 0.999],
    ['Ferramenta Bianchi', 'Feramenta Bianchi', 0.95, 0.999],
    ['Bianchi Trasporti', 'Bianchi Costruzioni', 0.3, 0.7],
    ['Alfa Due Srl', 'Gamma Tre Srl', 0, 0.2],
    ['ING S.p.A.', 'ing', 1, 1],
    ['Studio Eredi S.a.s.', 'Eredi Studio', 1, 1],
    ['Per S.r.l.', 'PER', 1, 1],
    ['Sas', 'Spa', 0, 0],
    ['', 'Rossi', 0, 0],
  ])('%j and %j', (a, b, from, to) => {
    const alike = computeNameSimilarity(a, b);
    expect(alike).toBeGreaterThanOrEqual(from);
    expect(alike).toBeLessThanOrEqual(to);
  });

  it('lose what does not tell them apart', () => {
    expect(splitNome('Spett. Ditta F.lli D’Angelo & C. S.n.c.')).toEqual(['F', 'LLI', 'DANGELO', 'C']);
    expect(splitNome('S. r. l.')).toEqual(['SRL']);
  });

  // Published examples: Winkler 1990, table of string comparator values.
  it.each([
    ['MARTHA', 'MARHTA', 0.961],
    ['DIXON', 'DICKSONX', 0.813],
    ['DWAYNE', 'DUANE', 0.84],
  ])('Jaro-Winkler of %s and %s', (a, b, published) => {
    expect(computeJaroWinkler(a, b)).toBeCloseTo(published, 3);
  });
});
