/** Where the bars of the twelve months stand. Pure: the chart only draws it. */
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { ChartScale } from '#ui/chart/scale.ts';

type Mesi = Riepilogo['mesi'];

export interface Area {
  width: number;
  /** Room for the numbers. */
  left: number;
}

interface MonthBar {
  mese: Giorno;
  /** The month's column: what answers to the pointer. */
  x: number;
  width: number;
  bar: { x: number; width: number };
  avere: { y: number; height: number };
  dare: { y: number; height: number };
}

/** Money in stands above the line of zero, money out hangs below it: the side says which is which, not the colour. */
export function makeBars(months: Mesi, area: Area, { y }: ChartScale): MonthBar[] {
  const column = (area.width - area.left) / Math.max(1, months.length);
  const width = Math.min(28, column * 0.62);
  const zero = y(0);
  return months.map(({ mese, avere, dare }, index) => {
    const x = area.left + index * column;
    return {
      mese,
      x,
      width: column,
      bar: { x: x + (column - width) / 2, width },
      avere: { y: y(avere), height: zero - y(avere) },
      dare: { y: zero, height: y(dare) - zero },
    };
  });
}
