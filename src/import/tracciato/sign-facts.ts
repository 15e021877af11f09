/** What is known of the amounts of a table, by which the way of its money is told. */
import { findWrittenSide, hasSign, isLedgerLetter, isNegativa, isOnlyE } from '../cell/amount.ts';
import { cleanCell } from '../cell/cell.ts';
import { isCard } from '../cell/direction-words.ts';
import { isOfSeller } from './card.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { listMeanings } from '../cell/words.ts';
import type { MoneyColumnsReading } from './money.ts';
import { findColumnsSide } from './named-sides.ts';
import { findNamesColumn } from './names-column.ts';
import { isScadenza } from './partite.ts';
import { inferPartiteSide } from './party-side.ts';
import type { Surroundings } from './preamble.ts';
import { filterDatedRows, isDate, type ProfiledColumn } from './profile.ts';
import { isTotale } from './row-words.ts';
import type { SampleRows } from './sample.ts';
import { countWitnesses, type Witnesses } from './witnesses.ts';

export interface DatiSegno {
  money: MoneyColumnsReading;
  colonne: readonly ProfiledColumn[];
  campione: SampleRows;
  around: Surroundings;
  /** The file is a list of open items. */
  partite: boolean;
}

/** The side of all the rows, and what says it. */
interface ToldSide {
  side: 1 | -1;
  by: string;
}

/** True where an amount has a minus on any dated row: those not booked yet, too, show that the file writes signs. */
export const hasMinus = (righe: readonly string[][], importo: number | null): boolean =>
  importo !== null && filterDatedRows(righe).some((riga) => isNegativa(cleanCell(riga[importo] ?? '')));

/** True where an amount has no sign at all, on a row that is no total: of a file of totals alone nothing is to be asked. */
const hasSignless = (importo: ProfiledColumn | undefined, columns: readonly ProfiledColumn[]): boolean =>
  importo?.celle.some(
    (cell, at) =>
      cell !== '' &&
      !hasSign(cell) &&
      !columns.some(({ testo, celle }) => testo > 0 && isTotale(celle[at] ?? '')),
  ) ?? false;

export class SignFacts {
  readonly money: MoneyColumnsReading;
  readonly colonne: readonly ProfiledColumn[];
  readonly campione: SampleRows;
  readonly around: Surroundings;
  readonly partite: boolean;
  /** The column of the amounts, and what stands in it. */
  readonly column: ProfiledColumn | undefined;
  readonly cells: readonly string[];
  readonly negative: number;
  /** True where each amount has the letter of a side beside it. */
  readonly isLettered: boolean;
  /** True unless the only letter is an E, which may be of euro. */
  readonly isSided: boolean;
  /** True once it is known which column holds the amounts: of another one the same may not hold. */
  readonly isSettled: boolean;
  /** True where the person said which it is. */
  readonly isChosen: boolean;
  /** True where some day is one on which something is due. */
  readonly isDue: boolean;
  /** True of a printed page, of which the sum of the charges says the sides. */
  readonly isPrinted: boolean;
  /** True where the words of the file say that it is of a card. */
  readonly isToldCard: boolean;
  /** True of a card, by whatever says it. */
  readonly isOfCard: boolean;
  #witnesses: Witnesses | null | undefined;
  #isMute: boolean | undefined;

  constructor(
    { money, colonne, campione, around, partite }: DatiSegno,
    answers: Risposte,
    questions: readonly ReadingQuestion[],
  ) {
    this.money = money;
    this.colonne = colonne;
    this.campione = campione;
    this.around = around;
    this.partite = partite;
    this.column = colonne.find(({ indice }) => indice === money.importo);
    this.cells = this.column?.celle.filter((cell) => cell !== '') ?? [];
    this.negative = this.cells.filter((cell) => isNegativa(cell)).length;
    this.isLettered = this.cells.length > 0 && this.cells.every((cell) => isLedgerLetter(cell));
    this.isSided = !isOnlyE(this.cells);
    this.isSettled = !questions.some(({ id }) => id === 'importo');
    this.isChosen = answers.importo !== undefined;
    this.isDue =
      partite ||
      colonne.some(
        (column) =>
          listMeanings(column.intestazione)[0]?.ruolo === 'scadenza' ||
          (isDate(column) && isScadenza(column.intestazione)),
      );
    this.isPrinted = campione.source.formato === 'pdf';
    this.isToldCard = isCard([around.testo, ...colonne.map(({ intestazione }) => intestazione)].join(' '));
    // The file's name comes last: it counts only where words above the table, balances and signs say nothing.
    const isBare = around.testo === '' && money.saldo === null && this.negative === 0;
    this.isOfCard =
      (this.isToldCard || (isBare && isCard(campione.nome))) && this.negative * 2 <= this.cells.length;
  }

  /** An amount to ask about: one that is something, where there is one. */
  get example(): string {
    return this.cells.find((cell) => /[1-9]/.test(cell)) ?? this.cells[0] ?? '';
  }

  /** What the words of the rows say of their amounts. */
  get witnesses(): Witnesses | null {
    const { importo } = this.money;
    if (this.#witnesses === undefined)
      this.#witnesses = importo === null ? null : countWitnesses(importo, this.colonne);
    return this.#witnesses;
  }

  /** True of amounts without any sign, in a file that writes none. */
  get isMute(): boolean {
    const { money, campione, column, colonne } = this;
    return (this.#isMute ??=
      this.isSettled &&
      this.negative === 0 &&
      hasSignless(column, colonne) &&
      !hasMinus(campione.righe, money.importo));
  }

  /** True where names say that the amounts are of whoever sold. */
  get isOfSeller(): boolean {
    return isOfSeller(this.colonne, this.around.testo);
  }

  /** Whose the documents are, of rows that are due. */
  get party(): 'con_segno' | 'inverso' | null {
    const strange = this.partite && findNamesColumn(this.colonne) !== null;
    return this.isDue ? inferPartiteSide(this.colonne, this.around.testo, strange) : null;
  }

  /** The sides that stand beside the amounts; null stands for none. */
  get writtenSides(): (1 | -1 | null)[] {
    return this.cells.map((cell) => findWrittenSide(cell));
  }

  /** What a title, or the names of other columns, say of all the rows; null where neither does, or each the contrary. */
  get told(): ToldSide | null {
    const { titolo } = this.around;
    const named = findColumnsSide(this.colonne);
    if (titolo === null) return named && { side: named.side, by: `la colonna «${named.name}»` };
    return named && named.side !== titolo ? null : { side: titolo, by: 'il titolo' };
  }
}
