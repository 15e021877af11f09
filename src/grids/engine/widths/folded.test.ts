import { expect, test } from 'vitest';
import { computeFoldedNameWidth, computeFoldedWidth, splitInTwo } from './folded.ts';

/** Ten pixels a letter. */
const measure = (lines: readonly string[]): number => 10 * Math.max(...lines.map(({ length }) => length));

test('a text on two lines of small letters asks for more than half of what it takes on one, and for less than all', () => {
  expect(computeFoldedWidth(200)).toBeGreaterThan(100);
  expect(computeFoldedWidth(200)).toBeLessThan(160);
});

test('a name is parted between two words, as evenly as they allow', () => {
  expect(splitInTwo('Cooperativa Adriagomma Soc. Coop.')).toEqual(['Cooperativa', 'Adriagomma Soc. Coop.']);
  expect(splitInTwo('Studio Rossi e Associati')).toEqual(['Studio Rossi', 'e Associati']);
  expect(splitInTwo('Betulla')).toEqual(['Betulla']);
});

test('a name has the room of the longer of its two lines, so that the last word is not lost', () => {
  expect(computeFoldedNameWidth('Elettromeccanica & C.', measure)).toBe(141);
  expect(computeFoldedNameWidth('Studio Rossi e Associati', measure)).toBe(computeFoldedWidth(240));
});
