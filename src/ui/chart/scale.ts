/** Where the values of a chart stand. Pure: the chart only draws it. */

/** The round step that cuts `span` into at most five parts: 1, 2 or 5 with zeros. Amounts are in cents: at least a euro. */
export function roundStep(span: number, min = 100): number {
  const rough = Math.max(span / 5, min);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

export interface ChartScale {
  /** Values at each line across the chart, from the lowest. */
  lines: readonly number[];
  /** Height on the page of a value. */
  y: (value: number) => number;
}

/** Zero is always on the chart; both ends lie on a line, the lowest at `height`. */
export function makeScale(values: readonly number[], height: number, min = 100): ChartScale {
  const top = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const step = roundStep(top - low, min);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(top / step));
  const lines = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  // Half a line of text above, so that the highest number is whole.
  const y = (value: number) => 8 + (height - 8) * (1 - (value - first * step) / ((last - first) * step));
  return { lines, y };
}

/** Every how many names one is written, so that names of so many letters do not touch. */
export const computeLabelStep = (categories: number, width: number, letters: number): number =>
  Math.max(1, Math.ceil((letters * 6.5 + 10) / Math.max(1, width / Math.max(1, categories))));
