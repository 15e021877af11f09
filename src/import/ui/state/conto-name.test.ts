import { expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { findSaldoIniziale, type PrimoEstratto } from './conto-name.ts';

const statement = (day: string, saldo: number | null, esito: 'quadra' | 'non_quadra'): PrimoEstratto => ({
  righe: [{ data: toGiorno('2026-12-31') }, { data: toGiorno(day) }],
  estratto: { saldo_iniziale: saldo === null ? null : toCentesimi(saldo) },
  quadratura: { esito },
});

it('a new conto begins at the balance before the earliest statement that ties', () => {
  const [gennaio, febbraio] = [
    statement('2026-01-02', 1_000, 'quadra'),
    statement('2026-02-02', 5_000, 'quadra'),
  ];
  expect(findSaldoIniziale([febbraio, gennaio])).toBe(1_000);
  expect(findSaldoIniziale([febbraio, statement('2026-01-02', 900, 'non_quadra')])).toBe(5_000);
  expect(findSaldoIniziale([statement('2026-01-02', null, 'quadra')])).toBe(0);
  expect(findSaldoIniziale([])).toBe(0);
});
