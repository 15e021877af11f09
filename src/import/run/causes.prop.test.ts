import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CausaQuadratura } from '#api/contract/quadratura.ts';
import { applyCausa } from '#domain/quadratura/apply.ts';
import { findRotture } from '#domain/quadratura/causes.ts';
import { describeLikelyCause } from '#domain/quadratura/words.ts';
import type { EstrattoWithSaldi, RigaWithSaldo } from '#domain/quadratura/stretches.ts';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { createRiga } from '../read/native.ts';
import { withCause } from './causes.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';

/** The reader's own proof: another piece of code than the one that looks for causes. */
function tiesOut({ righe, saldo_iniziale, saldo_finale }: EstrattoWithSaldi): boolean {
  const declared = (tipo: SaldoDichiarato['tipo'], importo: number | null): SaldoDichiarato[] =>
    importo === null ? [] : [{ tipo, importo, certain: true, riga: 1, data: null }];
  const saldi = [...declared('iniziale', saldo_iniziale), ...declared('finale', saldo_finale)];
  return proveEstratto(righe, saldi).quadratura.esito === 'quadra';
}

/** A statement of bare rows as the reader gives it. */
function leggibile(
  { righe, saldo_iniziale, saldo_finale }: EstrattoWithSaldi,
  quadratura: Quadratura,
): Parameters<typeof withCause>[0] {
  return {
    quadratura,
    saldo_iniziale: saldo_iniziale === null ? null : toCentesimi(saldo_iniziale),
    saldo_finale: saldo_finale === null ? null : toCentesimi(saldo_finale),
    righe: righe.map(({ saldo, ...riga }) => ({
      ...createRiga({ ...riga, data: toGiorno(riga.data), divisa: 'EUR' }),
      saldo: saldo === null ? null : toCentesimi(saldo),
    })),
  };
}

/** How often the file writes a balance: after every row, at the end of a day, or only at both ends. */
type Saldi = 'ogni riga' | 'ogni giorno' | 'estremi';

function estratto(importi: readonly number[], saldi: Saldi, reversed: boolean): EstrattoWithSaldi {
  let saldo = 500_000;
  const righe = importi.map((importo, at): RigaWithSaldo => {
    saldo += importo;
    const written = saldi === 'ogni riga' || (saldi === 'ogni giorno' && at % 3 === 2);
    const number = String(1 + Math.floor(at / 3)).padStart(2, '0');
    return {
      riga: 0,
      data: `2026-03-${number}`,
      descrizione: `movimento ${at}`,
      importo,
      saldo: written ? saldo : null,
    };
  });
  const inFile = reversed ? righe.toReversed() : righe;
  return {
    righe: inFile.map((riga, at) => ({ ...riga, riga: at + 2 })),
    saldo_iniziale: 500_000,
    saldo_finale: saldo,
  };
}

type Guasto = (righe: readonly RigaWithSaldo[], at: number) => { righe: RigaWithSaldo[]; attesa: Attesa };
type Attesa = Pick<CausaQuadratura, 'tipo'> & { riga?: number; importo?: number };

const changeRighe = (
  righe: readonly RigaWithSaldo[],
  at: number,
  change: (riga: RigaWithSaldo) => Partial<RigaWithSaldo>,
): RigaWithSaldo[] => righe.map((riga, place) => (place === at ? { ...riga, ...change(riga) } : riga));
const la = (righe: readonly RigaWithSaldo[], at: number): RigaWithSaldo => {
  const riga = righe[at];
  if (!riga) throw new Error(`no row ${at}`);
  return riga;
};

const GUASTI: Record<string, Guasto> = {
  'a missing row': (righe, at) => ({
    righe: righe.toSpliced(at, 1),
    attesa: { tipo: 'riga_mancante', importo: la(righe, at).importo },
  }),
  'a doubled row': (righe, at) => ({
    // Lines below the doubled one move down by one.
    righe: righe
      .toSpliced(at + 1, 0, la(righe, at))
      .map((riga, place) => (place > at ? { ...riga, riga: riga.riga + 1 } : riga)),
    attesa: { tipo: 'riga_doppia', importo: la(righe, at).importo },
  }),
  'a sign': (righe, at) => ({
    righe: changeRighe(righe, at, ({ importo }) => ({ importo: -importo })),
    attesa: { tipo: 'segno', riga: la(righe, at).riga, importo: la(righe, at).importo },
  }),
  'a misplaced decimal': (righe, at) => ({
    righe: changeRighe(righe, at, ({ importo }) => ({ importo: importo * 100 })),
    attesa: { tipo: 'decimale', riga: la(righe, at).riga, importo: la(righe, at).importo },
  }),
};

const importo = fc.integer({ min: 101, max: 99_999 });
const segnato = fc.tuple(importo, fc.boolean()).map(([value, outflow]) => (outflow ? -value : value));
const caso = fc.record({
  importi: fc.array(segnato, { minLength: 6, maxLength: 11 }),
  saldi: fc.constantFrom<Saldi>('ogni riga', 'ogni giorno', 'estremi'),
  rovesciato: fc.boolean(),
  posto: fc.nat(),
});

describe.each(Object.entries(GUASTI))('a statement spoilt by %s', (_nome, guasta) => {
  it('names it among the causes, and every cause named makes the statement tie', () => {
    fc.assert(
      fc.property(caso, ({ importi, saldi, rovesciato, posto }) => {
        const sano = estratto(importi, saldi, rovesciato);
        expect(findRotture(sano)).toEqual([]);
        // Not at the ends: where the row that carries the only balance goes, nothing is left that could break.
        const at = 1 + (posto % (importi.length - 2));
        const { righe, attesa } = guasta(sano.righe, at);
        const fault = { ...sano, righe };
        const [breakPoint, ...others] = findRotture(fault);
        expect(others).toEqual([]);
        const cause = breakPoint?.cause ?? [];
        expect(cause).toContainEqual(expect.objectContaining(attesa));
        for (const causa of cause) expect(tiesOut(applyCausa(fault, causa)), causa.tipo).toBe(true);
        const max = Math.max(...cause.map(({ plausibilita }) => plausibilita));
        expect(cause.map(({ plausibilita }) => plausibilita)[0]).toBe(max);
      }),
      { numRuns: 100 },
    );
  });

  it('names it first, or among equals, where no other row fits the difference', () => {
    fc.assert(
      fc.property(caso, ({ importi, saldi, rovesciato, posto }) => {
        const sano = estratto(importi, saldi, rovesciato);
        const { righe, attesa } = guasta(sano.righe, 1 + (posto % (importi.length - 2)));
        const cause = findRotture({ ...sano, righe })[0]?.cause ?? [];
        const specifiche = cause.filter(
          ({ tipo }) => tipo === 'segno' || tipo === 'decimale' || tipo === 'riga_doppia',
        );
        const isSua = (causa: CausaQuadratura) =>
          causa.tipo === attesa.tipo && (attesa.riga === undefined || causa.riga === attesa.riga);
        fc.pre(specifiche.every(isSua));
        const first = cause.filter(({ plausibilita }) => plausibilita === cause[0]?.plausibilita);
        expect(first).toContainEqual(expect.objectContaining(attesa));
      }),
      { numRuns: 100 },
    );
  });
});

describe('causes', () => {
  const sano = estratto([-1_250, 43_000, -7_790, 12_345, -990, 5_432], 'ogni riga', false);

  it('name a wrong balance rather than two wrong rows', () => {
    const righe = changeRighe(sano.righe, 2, ({ saldo }) => ({ saldo: (saldo ?? 0) + 700 }));
    expect(findRotture({ ...sano, righe })).toEqual([
      {
        differenza: 700,
        cause: [
          expect.objectContaining({ tipo: 'saldo', riga: 4, importo: sano.righe[2]?.saldo, plausibilita: 4 }),
        ],
      },
    ]);
  });

  it('name a wrong digit of a row that stands between two balances, as likely as a row that is missing', () => {
    const whole = estratto([10_000, -82_500, 4_000, -1_250, 900, 77], 'ogni riga', false);
    const righe = changeRighe(whole.righe, 1, () => ({ importo: -82_600 }));
    const cause = findRotture({ ...whole, righe })[0]?.cause ?? [];
    expect(cause).toContainEqual(
      expect.objectContaining({
        tipo: 'importo',
        riga: 3,
        importo: -82_500,
        letto: -82_600,
        plausibilita: 1,
      }),
    );
    expect(cause[0]?.plausibilita).toBe(1);
    expect(describeLikelyCause(cause)?.prime).toContain('l’importo della riga 3: -825,00, non -826,00');
    // Another length is no wrong digit; and among several rows nobody can tell which.
    const long = changeRighe(whole.righe, 1, () => ({ importo: -2_500 }));
    const kinds = (made: RigaWithSaldo[], base = whole) =>
      (findRotture({ ...base, righe: made })[0]?.cause ?? []).map(({ tipo }) => tipo);
    expect(kinds(long)).not.toContain('importo');
    const rado = estratto([10_000, -82_500, 4_000, -1_250, 900, 77], 'estremi', false);
    expect(
      kinds(
        changeRighe(rado.righe, 1, () => ({ importo: -82_600 })),
        rado,
      ),
    ).not.toContain('importo');
  });

  it('name the refused line that stood there, and not another', () => {
    const righe = sano.righe.toSpliced(2, 1);
    expect(findRotture({ ...sano, righe }, [4, 30])[0]?.cause[0]).toMatchObject({
      tipo: 'riga_scartata',
      riga: 4,
      importo: -7_790,
    });
  });

  it('see that every sign is turned', () => {
    const righe = sano.righe.map((riga) => ({ ...riga, importo: -riga.importo }));
    expect(findRotture({ ...sano, righe })[0]?.cause).toEqual([
      expect.objectContaining({ tipo: 'segno', riga: null }),
    ]);
  });

  it('keep two faults apart, each with its own cause', () => {
    const one = changeRighe(sano.righe, 1, ({ importo: before }) => ({ importo: -before }));
    const righe = changeRighe(one, 4, ({ importo: before }) => ({ importo: before * 100 }));
    const breaks = findRotture({ ...sano, righe });
    expect(breaks.map(({ cause }) => [cause[0]?.tipo, cause[0]?.riga])).toEqual([
      ['segno', 3],
      ['decimale', 6],
    ]);
  });

  it('go with every break of the proof, the first apart from the others, and no further than twenty', () => {
    const long = estratto(
      Array.from({ length: 60 }, (_, at) => 1_000 + at * 37),
      'ogni riga',
      false,
    );
    const having = (faults: number) => {
      const righe = long.righe.map((riga, at) =>
        at % 2 === 1 && at < faults * 2 ? { ...riga, importo: -riga.importo } : riga,
      );
      const quadratura = { esito: 'non_quadra', differenza: null, riga: null } as const;
      return withCause(leggibile({ ...long, righe }, quadratura), []);
    };
    const three = having(3);
    expect(three.cause?.[0]).toMatchObject({ tipo: 'segno', riga: 3 });
    expect(three.rotture).toBe(3);
    expect(three.altre_rotture?.map(({ cause }) => [cause[0]?.tipo, cause[0]?.riga])).toEqual([
      ['segno', 5],
      ['segno', 7],
    ]);
    expect(having(1)).not.toHaveProperty('altre_rotture');
    expect(having(28).altre_rotture).toHaveLength(19);
  });

  it('name as equals two rows that both fit', () => {
    const only = estratto([-500, 3_000, -500, 700, 9_100], 'estremi', false);
    const righe = changeRighe(only.righe, 0, () => ({ importo: 500 }));
    const also = changeRighe(righe, 3, () => ({ importo: 500 }));
    const saldo_finale = (only.saldo_finale ?? 0) - 200;
    const [breakPoint] = findRotture({ ...only, righe: also, saldo_finale });
    expect(
      breakPoint?.cause
        .filter(({ tipo }) => tipo === 'segno')
        .map(({ riga, plausibilita }) => [riga, plausibilita]),
    ).toEqual([
      [2, 3],
      [5, 3],
    ]);
  });
});
