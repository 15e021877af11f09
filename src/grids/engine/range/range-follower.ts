/** Ranges stay with their rows when rows change place. */
import type { GridApi, IRowNode } from 'ag-grid-community';
import type { RowMove } from '../row-move.ts';
import { type CellRange, inSeries, toRectangle } from './geometry.ts';

/** More rows than this in pieces are not followed when the order changes: the ranges are let go. */
const MAX_FOLLOWED = 50_000;
const MAX_PEZZI = 2_000;

/** The rows of a range, so that it can be found again after a sort. */
interface Followed<Riga> {
  nodi: IRowNode<Riga>[];
  range: CellRange;
}

const listBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const clamp = ({ da, a }: CellRange, count: number): CellRange => ({
  da: { ...da, riga: Math.min(da.riga, count - 1) },
  a: { ...a, riga: a.riga === 0 ? 0 : Math.min(a.riga, count - 1) },
});

const isCell = ({ da, a }: CellRange): boolean => da.riga === a.riga && da.colonna === a.colonna;

export class RangeFollower<Riga> {
  readonly #api: GridApi<Riga>;
  #followed: readonly Followed<Riga>[] | null = null;
  /** Rows there were when the ranges were drawn: a whole column stays whole whatever the filter. */
  #count = 0;
  #chiave = '';

  constructor(api: GridApi<Riga>) {
    this.#api = api;
  }

  /** Remembers the rows of some ranges, in the list named by `chiave`; none of them while they are being drawn. */
  remember(intervals: readonly CellRange[], key: string, drawing: boolean): void {
    this.#count = this.#api.getDisplayedRowCount();
    this.#chiave = key;
    this.#followed = drawing || key !== '' ? null : this.#capture(intervals);
  }

  /** Where the same cells stand once their rows were read again; a lone one whose row is gone hands on to another row. */
  relocate(intervals: readonly CellRange[], { samePlace, findHeir }: RowMove): readonly CellRange[] {
    if (this.#isAll(intervals)) return this.#isWhole(intervals, this.#api.getDisplayedRowCount());
    if (intervals.every(isCell))
      return intervals.flatMap((each) => {
        const riga = findHeir(each.da.riga);
        return riga === null ? [] : [{ da: { ...each.da, riga }, a: { ...each.a, riga } }];
      });
    const moved = intervals.flatMap((each) => relocated(each, samePlace));
    return moved.length > MAX_PEZZI ? [] : moved;
  }

  /** Where the same cells stand now. A lone cell stays at its place, like the focus. */
  findAgain(intervals: readonly CellRange[], key: string): readonly CellRange[] {
    const count = this.#api.getDisplayedRowCount();
    const whole = this.#isAll(intervals);
    this.#count = count;
    if (intervals.every(isCell)) return intervals.filter(({ da }) => da.riga < count);
    if (whole) {
      this.#followed = null;
      return this.#isWhole(intervals, count);
    }
    // In blocks rows come and go; their places stand while the list is the same.
    if (key !== '') {
      const same = key === this.#chiave && count > 0;
      return same ? intervals.map((each) => clamp(each, count)) : [];
    }
    if (!this.#followed) return [];
    const moved = this.#followed.flatMap(movedOne);
    const kept = moved.length > MAX_PEZZI ? [] : moved;
    this.#followed = this.#capture(kept);
    return kept;
  }

  /** True when every range reached from the first row to the last, as many as there were. */
  #isAll(intervals: readonly CellRange[]): boolean {
    const last = this.#count - 1;
    return intervals.map(toRectangle).every(({ alto, basso }) => alto === 0 && basso === last);
  }

  #isWhole(intervals: readonly CellRange[], count: number): readonly CellRange[] {
    if (count === 0) return [];
    return intervals.map(({ da, a }) =>
      a.riga === 0
        ? clamp({ da: { ...da, riga: count - 1 }, a }, count)
        : { da: { ...da, riga: 0 }, a: { ...a, riga: count - 1 } },
    );
  }

  #capture(intervals: readonly CellRange[]): Followed<Riga>[] | null {
    const rows = intervals.map(toRectangle).reduce((total, { alto, basso }) => total + basso - alto + 1, 0);
    if (rows > MAX_FOLLOWED) return null;
    return intervals.map((interval) => {
      const { alto, basso } = toRectangle(interval);
      const nodi = listBetween(alto, basso).flatMap((at) => this.#api.getDisplayedRowAtIndex(at) ?? []);
      return { nodi, range: interval };
    });
  }
}

const movedOne = <Riga>({ nodi, range }: Followed<Riga>): CellRange[] =>
  inPlaces(
    range,
    nodi.flatMap(({ rowIndex, displayed }) => (displayed && rowIndex !== null ? [rowIndex] : [])),
  );

/** Of a range whose inner rows are not known, the two ends tell when they are as far apart as they were. */
function relocated(interval: CellRange, same: RowMove['samePlace']): CellRange[] {
  const { alto, basso } = toRectangle(interval);
  const [first, last] = [same(alto), same(basso)];
  if (first !== null && last !== null && last - first === basso - alto) {
    const moved = ({ riga, colonna }: CellRange['da']) => ({ riga: riga + first - alto, colonna });
    return [{ da: moved(interval.da), a: moved(interval.a) }];
  }
  return inPlaces(
    interval,
    listBetween(alto, basso).flatMap((at) => same(at) ?? []),
  );
}

/** The same range over the rows at some places. */
function inPlaces(interval: CellRange, places: readonly number[]): CellRange[] {
  const { alto, basso } = toRectangle(interval);
  if (places.length === basso - alto + 1 && places.every((place, at) => place === alto + at))
    return [interval];
  return inSeries(places).map((run): CellRange => ({
    da: { riga: run.alto, colonna: interval.da.colonna },
    a: { riga: run.basso, colonna: interval.a.colonna },
  }));
}
