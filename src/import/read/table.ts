/** The shape every text reader gives: rows of cells, each with the line of the file where it starts. */

export interface RowBlock {
  righe: string[][];
  /** Physical line, from 1, of the file on which `righe[i]` starts (quoted line ends and empty lines counted). */
  lines: number[];
  /** Bytes of the file behind these rows. */
  fatto: number;
}

/** A row of a printed table as it stands: its cells are texts only once they are asked for. The same object for every row. */
export interface FlatRiga {
  readonly bytes: Uint8Array;
  /** Of each column, first byte of its cell and the one after its last; equal where it is empty. */
  readonly da: Int32Array;
  readonly fino: Int32Array;
  /** The text of a cell: one line without outer spaces, empty past the last column. */
  cella: (column: number) => string;
  celle: () => string[];
}

/** What is done with each row, and the line of the file on which it stands. */
export interface VisitRighe {
  read: (riga: string[], line: number) => void;
  readFlat: (riga: FlatRiga, line: number) => void;
}

/** A step through the rows of a file. */
export interface PassoRighe {
  /** Lines of the file so far, and the bytes behind them. */
  lines: number;
  fatto: number;
}
