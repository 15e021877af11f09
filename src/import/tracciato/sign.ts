/** Which way the money went, where no balance proves it. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { askSegno } from '../cell/questions.ts';
import type { SampleRows } from './sample.ts';
import { cleanCell } from '../cell/cell.ts';
import { findWrittenSide, hasSign, isLedgerLetter, isNegativa, isOnlyE } from '../cell/amount.ts';
import { LEDGER_READ, isCard, isMastrino } from '../cell/direction-words.ts';
import { readSideAnswer } from '../cell/word-questions.ts';
import { withSides } from './side-words.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { findPaidSign, isCardholder } from './card.ts';
import { findDebtSign } from './debt-balances.ts';
import { inferSides } from './ledger-sides.ts';
import { findColumnsSide, hasLetters } from './named-sides.ts';
import { hasSectionSides } from '../cell/party-sections.ts';
import { isSignSaid } from './signed-kinds.ts';
import { findNamesColumn } from './names-column.ts';
import { inferPartiteSide } from './partite.ts';
import type { Surroundings } from './preamble.ts';
import { filterDatedRows, isMoney, type ProfiledColumn } from './profile.ts';
import { isTotale } from './row-words.ts';
import type { MoneyColumnsReading } from './money.ts';
import { countWitnesses, isConfirmed, type Witnesses } from './witnesses.ts';

/** So many rows against one: words that now agree and now do not say nothing of the signs. */
const CONTRARY = 3;

interface DatiSegno {
  money: MoneyColumnsReading;
  colonne: readonly ProfiledColumn[];
  campione: SampleRows;
  around: Surroundings;
  /** The file is a list of open items. */
  partite: boolean;
}

/** What the name of the only column of amounts says of all of them, where none has a sign: `Uscite`, `Importo accreditato`. */
function findNamedSide({ intestazione, celle }: ProfiledColumn): 'con_segno' | 'inverso' | null {
  const sided = !isOnlyE(celle);
  if (celle.some((cell) => hasSign(cell) || (sided && findWrittenSide(cell) !== null))) return null;
  const weight = (role: 'dare' | 'avere' | 'importo'): number =>
    listMeanings(intestazione).find(({ ruolo }) => ruolo === role)?.peso ?? 0;
  const [dare, avere] = [weight('dare'), weight('avere')];
  if (dare === avere || Math.max(dare, avere) < weight('importo')) return null;
  return dare > avere ? 'inverso' : 'con_segno';
}

/** Tolls without a sign are paid by whoever has the account of them. */
const findTollSide = ({ intestazione, celle }: ProfiledColumn): 'inverso' | null =>
  /^pedagg(?:io|i)\b/.test(normalizeHeader(intestazione)) && !celle.some((cell) => hasSign(cell))
    ? 'inverso'
    : null;

/** What a title, or the names of other columns, say of all the rows; null where neither does, or each the contrary. */
function findToldSide(title: 1 | -1 | null, columns: readonly ProfiledColumn[]) {
  const named = findColumnsSide(columns);
  if (title === null) return named && { side: named.side, by: `la colonna «${named.name}»` };
  return named && named.side !== title ? null : { side: title, by: 'il titolo' };
}

/**
 * What amounts that are all without a sign are by other words than those of their column: of every row, or of the title
 * above the table or the names of other columns, which no row contradicts; null where none says it.
 * @param filled rows with an amount
 */
function findSaidSide(
  { per, against, returned }: Witnesses,
  filled: number,
  told: ReturnType<typeof findToldSide>,
  card: boolean,
): { segno: 'con_segno' | 'inverso'; notice: string } | null {
  // What is given back among what is collected may be of a seller's list: then it went out.
  const mixed = returned > 0 && returned < filled;
  if (per > 0 && per === filled && !card && !mixed && told?.side !== -1)
    return {
      segno: 'con_segno',
      notice: 'Gli importi sono senza segno: letti come entrate, come dicono le descrizioni.',
    };
  if (!told || (told.side === 1 ? against > 0 || mixed : per > 0)) return null;
  const segno = told.side === 1 ? 'con_segno' : 'inverso';
  const what = told.side === 1 ? 'entrate' : 'uscite';
  return { segno, notice: `Gli importi sono senza segno: letti come ${what}, come dice ${told.by}.` };
}

/** True where an amount has no sign at all, on a row that is no total: of a file of totals alone nothing is to be asked. */
const hasSignless = (importo: ProfiledColumn | undefined, columns: readonly ProfiledColumn[]): boolean =>
  importo?.celle.some(
    (cell, at) =>
      cell !== '' &&
      !hasSign(cell) &&
      !columns.some(({ testo, celle }) => testo > 0 && isTotale(celle[at] ?? '')),
  ) ?? false;

/** True where an amount has a minus on any dated row: those not booked yet, too, show that the file writes signs. */
const hasMinus = (righe: readonly string[][], importo: number | null): boolean =>
  importo !== null && filterDatedRows(righe).some((riga) => isNegativa(cleanCell(riga[importo] ?? '')));

/** True where what was kept back of the amounts has a minus: a file that writes signs leaves them out of what came in. */
const hasSignedFees = (
  columns: readonly ProfiledColumn[],
  { importo, saldo }: MoneyColumnsReading,
): boolean =>
  columns.some(
    (column) =>
      column.indice !== importo &&
      column.indice !== saldo &&
      isMoney(column) &&
      column.celle.every((cell) => cell === '' || !/[1-9]/.test(cell) || isNegativa(cell)) &&
      column.celle.some((cell) => isNegativa(cell)),
  );

/** True of a statement whose amounts have no sign, by whatever columns or balances it might be told. */
export function isSignOpen({ money, colonne, campione, partite }: DatiSegno): boolean {
  const column = colonne.find(({ indice }) => indice === money.importo);
  if (!column || partite || money.segno !== 'con_segno' || money.provata || money.received) return false;
  return (
    !column.celle.some((cell) => hasSign(cell) || findWrittenSide(cell) !== null) &&
    findNamedSide(column) === null &&
    !hasMinus(campione.righe, money.importo)
  );
}

const sidesOf = (cells: readonly string[]): Set<1 | -1 | null> =>
  new Set(cells.map((cell) => findWrittenSide(cell)));

/** True where some amounts are marked as coming in, and none in any way as going out: the others went out. */
function isOnlyAvere(cells: readonly string[]): boolean {
  const sides = cells.map((cell) => findWrittenSide(cell));
  return (
    sides.includes(1) && sides.includes(null) && !cells.some((cell) => isNegativa(cell) || hasSign(cell))
  );
}

function readSpends(notices: string[]): 'inverso' {
  notices.push(
    'È l’estratto di una carta: gli importi positivi sono letti come uscite, i negativi come rimborsi e pagamenti.',
  );
  return 'inverso';
}

/** The sign convention, when the balances do not prove it: cards and all-positive columns are asked about. */
export function inferSegno(
  { money, colonne, campione, around, partite }: DatiSegno,
  answers: Risposte,
  questions: ReadingQuestion[],
  notices: string[],
): Lettura['segno'] | 'scambiate' {
  const answer = answers.segno;
  if (money.segno === 'indicatore' || money.segno === 'dare_avere')
    return inferSides({ money, colonne, around, partite }, answer, questions, notices);
  if (answer === 'con_segno' || answer === 'inverso') return answer;
  if (readSideAnswer(answer)) return 'con_segno';
  const column = colonne.find(({ indice }) => indice === money.importo);
  const cells = column?.celle.filter((cell) => cell !== '') ?? [];
  const debt = partite || !column ? null : findDebtSign(column, colonne);
  if (debt?.segno === 'aperto') {
    questions.push(askSegno(cells[0] ?? '', 'carta'));
    return 'con_segno';
  }
  if (debt) {
    const what = debt.segno === 'inverso' ? 'positivi' : 'negativi';
    notices.push(
      `La colonna «${debt.name}» è un debito e segue gli importi: quelli ${what} sono letti come uscite.`,
    );
    return debt.segno;
  }
  // Which column it is comes first: of another one the same may not hold.
  const settled = !questions.some(({ id }) => id === 'importo');
  const named =
    partite || !column
      ? null
      : (findNamedSide(column) ?? (settled && answers.importo === undefined ? findTollSide(column) : null));
  if (named !== null) {
    notices.push(
      `La colonna «${column?.intestazione}» ha importi senza segno: letti tutti come ${named === 'inverso' ? 'uscite' : 'entrate'}, come dice il suo nome.`,
    );
    return named;
  }
  if (money.provata) {
    // What the rows say of themselves counts more than the balances: these may only be offered.
    const isMarked = money.segno === 'inverso' ? cells.find((cell) => isNegativa(cell)) : undefined;
    // Letters of a ledger beside amounts and balances tie either way: its title says what they are.
    const lettered = cells.length > 0 && cells.every((cell) => isLedgerLetter(cell));
    if (!partite && lettered && hasLetters(money, colonne) && isMastrino(around.testo)) {
      notices.push(LEDGER_READ);
      return 'scambiate';
    }
    if (isMarked === undefined) return money.segno;
    if (isConfirmed(money.importo, colonne)) {
      notices.push(
        'I saldi del file vanno al contrario dei segni. Segni e descrizioni dicono lo stesso e valgono loro: i saldi non tornano.',
      );
      return 'con_segno';
    }
    questions.push(askSegno(isMarked, 'saldi'));
    return money.segno;
  }
  if (money.received && !partite) {
    // What was kept back of those who are paid was kept by who pays them.
    const told = findToldSide(around.titolo, colonne);
    if (told?.side !== -1 || cells.some((cell) => isNegativa(cell))) return 'con_segno';
    notices.push(`Gli importi sono senza segno: letti come uscite, come dice ${told.by}.`);
    return 'inverso';
  }
  const scadenze =
    partite || colonne.some(({ intestazione }) => listMeanings(intestazione)[0]?.ruolo === 'scadenza');
  // Titles that part the list into both sides say it of each row.
  if (money.importo !== null && hasSectionSides(campione.righe, money.importo, partite)) {
    notices.push('I titoli fra le righe dicono che cosa entra e che cosa esce: valgono per le righe sotto.');
    return 'con_segno';
  }
  const strange = partite && findNamesColumn(colonne) !== null;
  const controparte = scadenze ? inferPartiteSide(colonne, around.testo, strange) : null;
  // Of suppliers, amounts that are nearly all negative say already that they are to be paid.
  if (controparte === 'inverso' && cells.filter((cell) => isNegativa(cell)).length * 2 > cells.length)
    return 'con_segno';
  const letters = cells.length > 0 && cells.every((cell) => isLedgerLetter(cell)) ? sidesOf(cells) : null;
  // Of open items dare is what is owed to the azienda, whoever the other party is.
  if (partite && letters && controparte !== 'inverso' && (controparte || letters.size > 1))
    return 'scambiate';
  if (controparte) return controparte;
  // Listings that write `1.234,56 D` or `1,234.56 CR` beside every amount leave nothing open; a lone E may be of euro.
  const sided = !isOnlyE(cells);
  if (sided && cells.length > 0 && cells.every((cell) => findWrittenSide(cell) !== null)) {
    if (partite || !isMastrino(around.testo) || !letters) return 'con_segno';
    notices.push(LEDGER_READ);
    return 'scambiate';
  }
  if (sided && isOnlyAvere(cells)) {
    notices.push('Solo le entrate sono segnate (CR, A): gli importi senza lettera sono letti come uscite.');
    return 'inverso';
  }
  const negative = cells.filter((cell) => isNegativa(cell)).length;
  const told = isCard([around.testo, ...colonne.map(({ intestazione }) => intestazione)].join(' '));
  // The file's name comes last: it counts only where words above the table, balances and signs say nothing.
  const byName = around.testo === '' && money.saldo === null && negative === 0 && isCard(campione.nome);
  // Of a printed page the sum of the charges says it.
  const printed = campione.source.formato === 'pdf';
  const paid = told && !scadenze && column ? findPaidSign(column, colonne) : null;
  if (paid === 1) return 'con_segno';
  if (paid === -1 && !printed) return readSpends(notices);
  const card = (told || byName) && negative * 2 <= cells.length;
  const righe = money.importo === null ? null : countWitnesses(money.importo, colonne);
  const mute =
    settled && negative === 0 && hasSignless(column, colonne) && !hasMinus(campione.righe, money.importo);
  const undenied = !scadenze && righe !== null && righe.per + righe.returned === 0;
  if (mute && told && undenied && !printed && isCardholder(colonne, around.testo)) {
    notices.push('È l’estratto di una carta e gli importi sono senza segno: letti come uscite.');
    return 'inverso';
  }
  const said =
    mute && !scadenze && righe
      ? findSaidSide(righe, cells.length, findToldSide(around.titolo, colonne), card)
      : null;
  if (said) {
    notices.push(said.notice);
    return said.segno;
  }
  if (!scadenze && righe && righe.against > righe.per * CONTRARY) {
    // Of a card whose charges have no sign, what gives money back says so: table, rows and signs are of one mind.
    if (card && negative > 0 && righe.per === 0) return readSpends(notices);
    const asked = askSegno(cells[0] ?? '', card ? 'carta' : negative === 0 ? 'conto' : 'parole');
    questions.push(withSides(asked, card || negative > 0 ? [] : colonne, partite));
    return 'con_segno';
  }
  if ((card && !(column && isSignSaid(column, colonne))) || (mute && !hasSignedFees(colonne, money)))
    questions.push(
      withSides(
        askSegno(cells[0] ?? '', scadenze ? 'partite' : card ? 'carta' : 'conto'),
        card || (scadenze && !partite) ? [] : colonne,
        partite,
      ),
    );
  return 'con_segno';
}
