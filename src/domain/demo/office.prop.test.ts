import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toGiorno } from '../date.ts';
import { splitByWeight } from './random.ts';
import { makeStudio } from './office.ts';
import type { DemoOptions } from './types.ts';

const day = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2035, 11, 31) / 86_400_000 })
  .map((at) => toGiorno(new Date(at * 86_400_000).toISOString().slice(0, 10)));
const opzioni = fc.record({ seme: fc.nat(), movimenti: fc.integer({ min: 100, max: 600 }), al: day });

function fingerprint(options: DemoOptions): string {
  const studio = makeStudio(options);
  const hash = createHash('sha256').update(JSON.stringify(studio.azienda));
  for (const file of studio.importazioni()) hash.update(JSON.stringify(file));
  return hash.digest('hex');
}

it('the same options make the same bytes, another seed makes others', () => {
  fc.assert(
    fc.property(opzioni, (options) => {
      expect(fingerprint(options)).toBe(fingerprint(options));
      expect(fingerprint({ ...options, seme: options.seme + 1 })).not.toBe(fingerprint(options));
    }),
    { numRuns: 8 },
  );
});

it('the same office comes out of every call of importazioni()', () => {
  const studio = makeStudio({ seme: 3, movimenti: 300, al: toGiorno('2026-02-28') });
  expect([...studio.importazioni()]).toEqual([...studio.importazioni()]);
});

it('the bytes of one office are these, until someone changes them on purpose', () => {
  expect(fingerprint({ seme: 1, movimenti: 500, al: toGiorno('2026-11-20') })).toMatchInlineSnapshot(
    `"94716985844328663b56be730045a2fa9dc62e3519358adf980662e336762180"`,
  );
});

it('counts are exact and every file ties, whatever the day and the size', () => {
  fc.assert(
    fc.property(opzioni, (options) => {
      const files = [...makeStudio(options).importazioni()];
      const count = (natura: string) =>
        files.filter((file) => file.natura === natura).reduce((total, { righe }) => total + righe.length, 0);
      expect(count('movimento')).toBe(options.movimenti);
      expect(count('partita')).toBe(Math.round((options.movimenti * 3) / 4));
      for (const { righe, saldo_iniziale, saldo_finale } of files) {
        expect(righe.length).toBeGreaterThan(0);
        if (saldo_iniziale === null) continue;
        expect(righe.reduce((total, { importo }) => total + importo, saldo_iniziale as number)).toBe(
          saldo_finale,
        );
      }
      expect(files.every(({ al }) => al <= options.al)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('splitting loses nothing and is fair to the unit', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1 })
    .filter((all) => all.some((one) => one > 0));
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), weights, (total, all) => {
      const parts = splitByWeight(total, all);
      const sum = all.reduce((one, other) => one + other, 0);
      expect(parts.reduce((one, other) => one + other, 0)).toBe(total);
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (total * (all[at] ?? 0)) / sum)).toBeLessThan(1);
    }),
  );
});
