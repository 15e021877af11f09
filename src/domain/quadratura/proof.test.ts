import { describe, expect, it } from 'vitest';
import { proveEstratto, type SaldoDichiarato } from './proof.ts';

const riga = (at: number, importo: number, saldo: number | null = null) => ({
  riga: at,
  data: `2026-01-${String(at).padStart(2, '0')}`,
  importo,
  saldo,
});
const saldo = (tipo: SaldoDichiarato['tipo'], importo: number): SaldoDichiarato => ({
  tipo,
  importo,
  certain: true,
  riga: 1,
  data: null,
});

describe('provaEstratto', () => {
  it('cannot check what declares nothing', () => {
    expect(proveEstratto([riga(2, -100)], [])).toEqual({
      quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
      saldo_iniziale: null,
      saldo_finale: null,
    });
  });

  it('ties by opening and closing, and says what is missing', () => {
    const righe = [riga(2, -100), riga(3, 300)];
    expect(proveEstratto(righe, [saldo('iniziale', 1000), saldo('finale', 1200)]).quadratura.esito).toBe(
      'quadra',
    );
    expect(proveEstratto(righe, [saldo('iniziale', 1000), saldo('finale', 1250)]).quadratura).toEqual({
      esito: 'non_quadra',
      differenza: 50,
      riga: 3,
    });
  });

  it('takes a balance carried to one page alone for no end, where the row above it has that balance', () => {
    const righe = [riga(2, -100, 900), riga(3, 300, 1_200), riga(5, -50, 1_150)];
    const riportato = (importo: number) => [{ ...saldo('iniziale', importo), riga: 4 }];
    expect(proveEstratto(righe, riportato(1_200))).toMatchObject({
      quadratura: { esito: 'quadra' },
      saldo_iniziale: 1_000,
      saldo_finale: 1_150,
    });
    expect(proveEstratto(righe, riportato(1_201)).quadratura.esito).toBe('non_quadra');
  });

  it('takes what is carried over a page for no end of the statement', () => {
    const turns = [saldo('finale', 1_200), saldo('iniziale', 1_200)].map((one, at) => ({
      ...one,
      riga: 4 + at,
    }));
    const righe = [riga(2, -100), riga(3, 300), riga(6, 40), riga(7, -10)];
    const nothing = { saldo_iniziale: null, saldo_finale: null };
    expect(proveEstratto(righe, turns)).toMatchObject({
      quadratura: { esito: 'non_verificabile' },
      ...nothing,
    });
    const ends = [saldo('iniziale', 1_000), ...turns, { ...saldo('finale', 1_230), riga: 8 }];
    expect(proveEstratto(righe, ends)).toMatchObject({
      quadratura: { esito: 'quadra' },
      saldo_iniziale: 1_000,
      saldo_finale: 1_230,
    });
    const others = [saldo('finale', 1_240), saldo('iniziale', 1_240)].map((one, at) => ({
      ...one,
      riga: 8 + at,
    }));
    const three = [...righe, riga(10, 5)];
    expect(proveEstratto(three, [...turns, ...others]).quadratura).toMatchObject({
      esito: 'non_quadra',
      differenza: 10,
    });
  });

  it('follows balances given only once a day, oldest or newest first', () => {
    const righe = [riga(2, -100), riga(3, 300, 1200), riga(4, 50), riga(5, 50, 1300)];
    expect(proveEstratto(righe, [])).toMatchObject({
      quadratura: { esito: 'quadra' },
      saldo_iniziale: 1000,
      saldo_finale: 1300,
    });
    const fresh = [riga(5, 50, 1300), riga(4, 50), riga(3, 300, 1200), riga(2, -100)];
    expect(proveEstratto(fresh, [])).toMatchObject({
      quadratura: { esito: 'quadra' },
      saldo_iniziale: 1000,
      saldo_finale: 1300,
    });
  });

  it('follows days that run one way and rows of a day that run the other, and no more than that', () => {
    const on = (line: number, data: string, importo: number, after: number) => ({
      ...riga(line, importo, after),
      data,
    });
    const fresh = [
      on(2, '2026-03-02', 1500, 2470),
      on(3, '2026-03-02', -30, 2440),
      on(4, '2026-03-01', -20, 980),
      on(5, '2026-03-01', -10, 970),
    ];
    const old = fresh.toReversed();
    for (const righe of [fresh, old])
      expect(proveEstratto(righe, [])).toMatchObject({
        quadratura: { esito: 'quadra' },
        saldo_iniziale: 1000,
        saldo_finale: 2440,
      });
    const wrong = fresh.map((each) => (each.riga === 3 ? { ...each, importo: -25 } : each));
    expect(proveEstratto(wrong, []).quadratura.esito).toBe('non_quadra');
  });

  it('names the wrong balance rather than its neighbour', () => {
    const righe = [riga(6, 10, 140), riga(5, 10, 130), riga(4, 10, 999), riga(3, 10, 110), riga(2, 10, 100)];
    expect(proveEstratto(righe, []).quadratura).toMatchObject({ esito: 'non_quadra', riga: 4 });
  });

  it('names the refused line that a break spans', () => {
    const righe = [riga(2, 10, 100), riga(4, 10, 140)];
    expect(proveEstratto(righe, [], [3]).quadratura).toEqual({
      esito: 'non_quadra',
      differenza: 30,
      riga: 3,
    });
  });

  it('does not believe a chain whose declared opening says otherwise', () => {
    const righe = [riga(2, 10, 110), riga(3, 10, 120)];
    expect(proveEstratto(righe, [saldo('iniziale', 90)]).quadratura).toEqual({
      esito: 'non_quadra',
      differenza: 10,
      riga: 2,
    });
  });

  it('names a refused line at an end only where it lies beyond the rows', () => {
    const righe = [riga(2, 10, 110), riga(3, 10, 120)];
    const [below, above] = [[9], [1]];
    expect(proveEstratto(righe, [saldo('iniziale', 90)], below).quadratura.riga).toBe(2);
    expect(proveEstratto(righe, [saldo('iniziale', 90)], above).quadratura.riga).toBe(1);
    expect(proveEstratto(righe, [saldo('finale', 130)], above).quadratura.riga).toBe(3);
    expect(proveEstratto(righe, [saldo('finale', 130)], below).quadratura.riga).toBe(9);
    const fresh = [riga(5, 10, 120), riga(4, 10, 110)];
    expect(proveEstratto(fresh, [saldo('iniziale', 90)], above).quadratura.riga).toBe(4);
    expect(proveEstratto(fresh, [saldo('iniziale', 90)], below).quadratura.riga).toBe(9);
    expect(proveEstratto(fresh, [saldo('finale', 130)], below).quadratura.riga).toBe(5);
    expect(proveEstratto(fresh, [saldo('finale', 130)], above).quadratura.riga).toBe(1);
  });

  it('takes the order of the rows from the declared balances where neither chain holds', () => {
    const righe = [
      { riga: 2, data: '2026-01-11', importo: -30, saldo: 70 },
      { riga: 3, data: '2025-12-15', importo: -5, saldo: 45 },
    ];
    const proof = proveEstratto(righe, [saldo('iniziale', 100), saldo('finale', 45)]);
    expect(proof).toMatchObject({ saldo_iniziale: 100, saldo_finale: 45 });
    expect(proof.quadratura).toEqual({ esito: 'non_quadra', differenza: -20, riga: 3 });
  });
});
