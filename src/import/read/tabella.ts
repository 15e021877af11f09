/** The shape every text reader gives: rows of cells, each with the line of the file where it starts. */

export interface BloccoRighe {
  righe: string[][];
  /** Physical line, from 1, of the file on which `righe[i]` starts (quoted line ends and empty lines counted). */
  linee: number[];
  /** Bytes of the file behind these rows. */
  fatto: number;
}
