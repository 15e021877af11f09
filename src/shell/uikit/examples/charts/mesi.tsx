import type { Riepilogo } from '#api/contract/riepilogo.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { MonthsChart } from '../../../dashboard/chart/months-chart.tsx';

const month = (first: string, avere: number, dare: number): Riepilogo['mesi'][number] => ({
  mese: toGiorno(first),
  avere: toCentesimi(avere),
  dare: toCentesimi(dare),
});

const MESI: Riepilogo['mesi'] = [
  month('2025-04-01', 3_240_000, -2_980_000),
  month('2025-05-01', 3_610_500, -3_120_400),
  month('2025-06-01', 4_020_000, -3_905_000),
  month('2025-07-01', 4_480_000, -3_640_000),
  month('2025-08-01', 980_000, -2_110_000),
  month('2025-09-01', 3_880_000, -3_350_000),
  month('2025-10-01', 4_120_000, -3_640_000),
  month('2025-11-01', 3_880_000, -4_010_000),
  month('2025-12-01', 5_240_000, -4_480_000),
  month('2026-01-01', 2_960_000, -3_120_000),
  month('2026-02-01', 3_710_000, -3_350_000),
  month('2026-03-01', 4_655_000, -3_905_000),
];

export function Mesi() {
  return <MonthsChart mesi={MESI} />;
}
