/** What the rows of a workspace ask of its columns: which hold nothing at all, and how wide their amounts are. */
import type { Colonna } from '../types.ts';

interface Stato<Riga> {
  colonna: Colonna<Riga>;
  piena: boolean;
  /** The longest text, of a column that takes the free width. */
  lungo: string;
  minimo: number;
  massimo: number;
}

const isVuoto = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Looks at rows one at a time, so that many can be looked at in pieces and changed ones again. */
export class ColumnWidths<Riga> {
  readonly #stati: Stato<Riga>[];
  #righe = 0;

  constructor(colonne: readonly Colonna<Riga>[]) {
    this.#stati = colonne.map((colonna) => ({ colonna, piena: false, lungo: '', minimo: 0, massimo: 0 }));
  }

  guarda(riga: Riga): void {
    this.#righe += 1;
    for (const stato of this.#stati) {
      const { tipo, valore, opzioni } = stato.colonna;
      if (tipo.nome !== 'importo') {
        if (stato.piena && !opzioni.flessibile) continue;
        const value = valore(riga);
        stato.piena ||= !isVuoto(value) && value !== opzioni.consueto;
        if (opzioni.flessibile && typeof value === 'string' && value.length > stato.lungo.length)
          stato.lungo = value;
        continue;
      }
      const value = valore(riga);
      if (typeof value !== 'number') continue;
      stato.piena = true;
      if (value < stato.minimo) stato.minimo = value;
      if (value > stato.massimo) stato.massimo = value;
    }
  }

  /** Columns that say nothing in any row; never one in which something can be written, nor one made for the text. */
  vuote(): string[] {
    if (this.#righe === 0) return [];
    return this.#stati
      .filter(
        ({ piena, colonna: { opzioni } }) =>
          !piena && !opzioni.modificabile && !opzioni.flessibile && !opzioni.nascosta,
      )
      .map(({ colonna }) => colonna.campo);
  }

  /** The longest amounts of each column of them, as they are shown. */
  importi(): { campo: string; testi: string[] }[] {
    return this.#stati.flatMap(({ colonna: { campo, tipo }, piena, minimo, massimo }) =>
      tipo.nome === 'importo' && piena ? [{ campo, testi: [tipo.format(minimo), tipo.format(massimo)] }] : [],
    );
  }

  /** The longest text of each column that takes the free width. */
  testi(): { campo: string; testo: string }[] {
    return this.#stati.flatMap(({ colonna: { campo, opzioni }, lungo }) =>
      opzioni.flessibile ? [{ campo, testo: lungo }] : [],
    );
  }

  /** True for a column in which nothing stands, whoever may write in it. */
  isVuota(campo: string): boolean {
    return this.#righe > 0 && this.#stati.some(({ colonna, piena }) => colonna.campo === campo && !piena);
  }
}
