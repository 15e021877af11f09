/** The assignment of rows to columns of greatest total weight, and what each choice is worth. */

interface Assignment {
  /** The column of each row, -1 for none. */
  columnOfRow: Int32Array;
  /** For each row with a column: how much less the best assignment without that pair would weigh. */
  slacks: Float64Array;
}

const FAR = 1e12;

/**
 * Hungarian algorithm by shortest augmenting paths (R. Jonker, A. Volgenant, Computing 38, 1987), O((n + m)³).
 * `pesi[row * columns + column]`, `-Infinity` where the pair may not be; a row may go without for 0. A row for
 * every column and a column for every row that stay idle make the assignment a perfect one, so that what a choice
 * is worth is the shortest way round it.
 */
export function assign(rows: number, columns: number, weights: Float64Array): Assignment {
  const size = rows + columns;
  const cost = (row: number, column: number): number => {
    if (row >= rows || column >= columns) return 0;
    const weight = weights[row * columns + column] ?? 0;
    return weight === Number.NEGATIVE_INFINITY ? FAR : -weight;
  };
  const u = new Float64Array(size);
  const v = new Float64Array(size);
  const rowOf = new Int32Array(size).fill(-1);
  const columnOf = new Int32Array(size).fill(-1);
  const dist = new Float64Array(size);
  const from = new Int32Array(size);
  const done = new Uint8Array(size);

  /** Dijkstra by reduced costs from a row to the first column without a row; never by the pair `start`-`without`. */
  const search = (start: number, without: number): { end: number; length: number } => {
    dist.fill(Number.POSITIVE_INFINITY);
    done.fill(0);
    let row = start;
    let base = 0;
    for (;;) {
      let next = -1;
      for (let column = 0; column < size; column += 1) {
        if (done[column] === 1) continue;
        if (row !== start || column !== without) {
          const through = base + cost(row, column) - (u[row] ?? 0) - (v[column] ?? 0);
          if (through < (dist[column] ?? 0)) {
            dist[column] = through;
            from[column] = row;
          }
        }
        if (next < 0 || (dist[column] ?? 0) < (dist[next] ?? 0)) next = column;
      }
      done[next] = 1;
      base = dist[next] ?? 0;
      row = rowOf[next] ?? -1;
      if (row < 0) return { end: next, length: base };
    }
  };

  for (let row = 0; row < size; row += 1) {
    const { end, length } = search(row, -1);
    for (let column = 0; column < size; column += 1) {
      if (done[column] === 0 || column === end) continue;
      const slack = length - (dist[column] ?? 0);
      const owner = rowOf[column] ?? -1;
      v[column] = (v[column] ?? 0) - slack;
      u[owner] = (u[owner] ?? 0) + slack;
    }
    u[row] = (u[row] ?? 0) + length;
    for (let column = end; ;) {
      const owner = from[column] ?? 0;
      const previous = columnOf[owner] ?? -1;
      rowOf[column] = owner;
      columnOf[owner] = column;
      if (owner === row) break;
      column = previous;
    }
  }

  const columnOfRow = columnOf.slice(0, rows).map((column) => (column >= columns ? -1 : column));
  const slacks = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const column = columnOfRow[row] ?? -1;
    if (column < 0) continue;
    rowOf[column] = -1;
    slacks[row] = search(row, column).length;
    rowOf[column] = row;
  }
  return { columnOfRow, slacks };
}
