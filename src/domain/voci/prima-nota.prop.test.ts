import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitParti, makePrimaNota, type Fatto } from './prima-nota.ts';

const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
const done: fc.Arbitrary<Fatto> = fc.record({
  data: fc.constantFrom('2026-01-31', '2026-02-01', '2026-03-15'),
  descrizione: fc.string(),
  riferimento: fc.constant(null),
  id_movimento: fc.option(fc.integer({ min: 1 })),
  id_pagamento: fc.constant(null),
  divisa: fc.constant('EUR'),
  denaro: fc.constant({ tipo: 'banca', id: 1 } as const),
  importo: amount,
  parti: fc.array(
    fc.record({
      conto: fc.constant({ tipo: 'voce', id: 2 } as const),
      importo: amount,
      descrizione: fc.string(),
    }),
    { maxLength: 6 },
  ),
});

it('has dare = avere in every registration, whatever is explained and whatever is not', () => {
  fc.assert(
    fc.property(fc.array(done, { maxLength: 20 }), (made) => {
      for (const { righe } of makePrimaNota(made)) {
        expect(righe.reduce((sum, { dare, avere }) => sum + dare - avere, 0)).toBe(0);
        expect(
          righe.every(({ dare, avere }) => dare >= 0 && avere >= 0 && (dare === 0) !== (avere === 0)),
        ).toBe(true);
      }
    }),
  );
});

it('keeps the money of every fact, on the side where it is', () => {
  fc.assert(
    fc.property(fc.array(done, { maxLength: 20 }), (made) => {
      const lines = makePrimaNota(made).flatMap(({ righe }) =>
        righe.filter(({ conto }) => conto.tipo === 'banca'),
      );
      const moved = lines.reduce((sum, { dare, avere }) => sum + dare - avere, 0);
      expect(moved).toBe(made.reduce((sum, { importo }) => sum + importo, 0));
    }),
  );
});

it('goes by day, numbered from one', () => {
  fc.assert(
    fc.property(fc.array(done, { maxLength: 20 }), (made) => {
      const nota = makePrimaNota(made);
      expect(nota.map(({ numero }) => numero)).toEqual(nota.map((_, at) => at + 1));
      expect(nota.map(({ data }) => data)).toEqual(nota.map(({ data }) => data).toSorted());
    }),
  );
});

it('tells the parts of a payment in several times by what each of them paid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 3 }),
      fc.constantFrom(1, -1),
      (paid, cuts, against, side) => {
        const total = paid.reduce((sum, each) => sum + each, 0);
        const due = total + against.reduce((sum, each) => sum + each, 0);
        const parts: { nome: number; importo: number }[] = against.map((each, at) => ({
          nome: -1 - at,
          importo: -side * each,
        }));
        let left = due;
        for (const [at, cut] of cuts.entries()) {
          const importo = Math.min(cut, left);
          if (importo > 0) parts.push({ nome: at, importo: side * importo });
          left -= importo;
        }
        if (left > 0) parts.push({ nome: 99, importo: side * left });
        const divise = splitParti(
          parts,
          paid.map((each) => side * each),
        );
        expect(divise?.map((own) => own.reduce((sum, { importo }) => sum + importo, 0))).toEqual(
          paid.map((each) => side * each),
        );
        const told = new Map<number, number>();
        for (const { nome, importo } of divise?.flat() ?? []) told.set(nome, (told.get(nome) ?? 0) + importo);
        expect(told).toEqual(new Map(parts.map(({ nome, importo }) => [nome, importo])));
      },
    ),
  );
  expect(splitParti([{ importo: 5 }], [10, -5])).toBeNull();
  expect(splitParti([{ importo: 5 }], [4, 2])).toBeNull();
});
