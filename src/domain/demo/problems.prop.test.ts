import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRotture } from '../quadratura/causes.ts';
import { REGOLE_USUALI } from '../voci/usual-rules.ts';
import { applyRegole } from '../voci/rules.ts';
import type { Regola } from '../voci/types.ts';
import { toGiorno } from '../date.ts';
import { makeStudio } from './office.ts';
import { withProblems } from './problems.ts';
import { REGOLE_DEMO } from './rules.ts';

const opzioni = fc.record({
  seme: fc.nat(),
  movimenti: fc.integer({ min: 300, max: 900 }),
  al: fc.constantFrom('2026-11-25', '2026-03-31', '2025-08-14').map(toGiorno),
});

it('problems change no count, break one statement in one place, and touch the last month alone', () => {
  fc.assert(
    fc.property(opzioni, (options) => {
      const sound = makeStudio(options);
      const before = [...sound.importazioni()];
      const studio = withProblems(sound, options);
      const after = [...studio.importazioni()];
      expect(after.map(({ righe }) => righe.length)).toEqual(before.map(({ righe }) => righe.length));
      const month = options.al.slice(0, 7);
      const old = after.filter(({ dal }) => dal.slice(0, 7) < month);
      expect(old).toEqual(before.filter(({ dal }) => dal.slice(0, 7) < month));
      const movimenti = after.filter(({ natura }) => natura === 'movimento');
      const broken = movimenti.filter((file) => findRotture(file).length > 0);
      expect(broken.map(({ rottura }) => rottura)).toEqual(
        movimenti.flatMap(({ rottura }) => (rottura ? [rottura] : [])),
      );
      expect(broken.length).toBeLessThanOrEqual(1);
      for (const file of broken) expect(findRotture(file)).toHaveLength(1);
    }),
    { numRuns: 12 },
  );
});

it('an office of the usual size has every problem', () => {
  fc.assert(
    fc.property(fc.nat(), (seme) => {
      const options = { seme, movimenti: 6_000, al: toGiorno('2026-11-25') };
      const studio = withProblems(makeStudio(options), options);
      const files = [...studio.importazioni()];
      expect(files.filter(({ rottura }) => rottura)).toHaveLength(1);
      const rows = files.flatMap(({ righe }) => righe);
      expect(rows.filter(({ causale }) => causale === '31 EFFETTI INSOLUTI')).toHaveLength(1);
      const doppi = Map.groupBy(studio.azienda.soggetti, ({ partita_iva }) => partita_iva);
      expect([...doppi.values()].filter(({ length }) => length > 1)).toHaveLength(1);
    }),
    { numRuns: 5 },
  );
});

it('rules explain every movimento of the worked months that pays no document', () => {
  fc.assert(
    fc.property(opzioni, (options) => {
      const regole: Regola[] = [...REGOLE_USUALI, ...REGOLE_DEMO].map(({ voce, ...regola }, at) => ({
        ...regola,
        id: at + 1,
        attiva: true,
        id_voce: voce === null ? null : 1,
        motivo: null,
      }));
      const movimenti = [...makeStudio(options).importazioni()]
        .filter(({ natura }) => natura === 'movimento')
        .flatMap(({ righe }) => righe)
        .filter(({ paga }) => paga.length === 0)
        .map((riga, id) => ({ ...riga, id, id_conto: 1 }));
      expect(applyRegole(regole, movimenti)).toHaveLength(movimenti.length);
    }),
    { numRuns: 12 },
  );
});
