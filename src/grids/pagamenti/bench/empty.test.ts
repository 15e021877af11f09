import { expect, it } from 'vitest';
import { describeEmpty } from './empty.tsx';

it('tells an azienda without movimenti from one that has settled them all, and both from filters', () => {
  const say = (filters: boolean, explained: boolean) => describeEmpty({ filters, explained }).titolo;
  expect(say(false, false)).toBe('Ancora nessun movimento');
  expect(say(false, true)).toBe('Tutto abbinato');
  expect(say(true, false)).toBe('Nessun movimento da abbinare');
  expect(say(true, true)).toBe('Nessun movimento da abbinare');
});

it('leads to the import whatever it says', () => {
  const paths: string[] = [];
  const { azione } = describeEmpty({ filters: false, explained: true });
  azione?.run({ navigate: (path: string) => paths.push(path) } as never);
  expect(paths).toEqual(['/app/importestratto']);
});
