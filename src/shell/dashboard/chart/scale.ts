/** Where the bars of the twelve months stand. Pure: the chart only draws it. */
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import type { Giorno } from '#api/contract/valori.ts';

type Mesi = Riepilogo['mesi'];

export interface Area {
  width: number;
  /** Room for the numbers. */
  left: number;
}

/** The round step, in cents, that cuts `span` into at most five parts: 1, 2 or 5 with zeros. */
export function roundStep(span: number): number {
  const rough = Math.max(span / 5, 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

export interface MonthsScale {
  /** Cents at each line across the chart, from the lowest. */
  lines: readonly number[];
  /** Height on the page of an amount. */
  y: (cents: number) => number;
}

/** Zero is always on the chart; both ends lie on a line, the lowest at `height`. */
export function makeScala(months: Mesi, height: number): MonthsScale {
  const top = Math.max(0, ...months.map(({ avere }) => avere));
  const low = Math.min(0, ...months.map(({ dare }) => dare));
  const step = roundStep(top - low);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(top / step));
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  // Half a line of text above, so that the highest number is whole.
  const room = height - 8;
  const y = (cents: number) => 8 + room * (1 - (cents - first * step) / ((last - first) * step));
  return { lines, y };
}

export interface Barre {
  mese: Giorno;
  /** The month's column: what answers to the pointer. */
  x: number;
  width: number;
  bar: { x: number; width: number };
  avere: { y: number; height: number };
  dare: { y: number; height: number };
}

/** Money in stands above the line of zero, money out hangs below it: the side says which is which, not the colour. */
export function makeBarre(months: Mesi, area: Area, { y }: MonthsScale): Barre[] {
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
