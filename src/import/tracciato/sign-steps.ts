/** What may say which way the money of a table went, each by itself: the sign convention, or null where it says nothing. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { hasSign, findWrittenSide, isNegativa, isOnlyE } from '../cell/amount.ts';
import { LEDGER_READ, isMastrino } from '../cell/direction-words.ts';
import { hasSectionSides } from '../cell/party-sections.ts';
import { askSegno, type ReadingQuestion } from '../cell/questions.ts';
import { isNoteKind } from '../cell/partite-words.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { findPaidSign, isCardholder, isOnlyPaidOff } from './card.ts';
import { findDebtSign } from './debt-balances.ts';
import { listCardKinds } from './card-kinds.ts';
import type { MoneyColumnsReading } from './money.ts';
import { hasLetters } from './named-sides.ts';
import { findTypeColumn } from './partite-sides.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';
import { withSides } from './side-words.ts';
import type { SignFacts } from './sign-facts.ts';
import { isSignSaid, isSoldAsSigned } from './signed-kinds.ts';
import { isConfirmed } from './witnesses.ts';

export interface SignVerdict {
  segno: Lettura['segno'] | 'scambiate';
  notice?: string;
  question?: ReadingQuestion;
}

const AS_WRITTEN: SignVerdict = { segno: 'con_segno' };

const SPENDS: SignVerdict = {
  segno: 'inverso',
  notice:
    'È l’estratto di una carta: gli importi positivi sono letti come uscite, i negativi come rimborsi e pagamenti.',
};

/** So many rows against one: words that now agree and now do not say nothing of the signs. */
const CONTRARY = 3;

/** What the name of the only column of amounts says of all of them, where none has a sign: `Uscite`, `Importo accreditato`. */
export function findNamedSide({ intestazione, celle }: ProfiledColumn): 'con_segno' | 'inverso' | null {
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

/** A running debt that follows the amounts, unless the words of the rows say the contrary. */
export function readDebt({ column, colonne, example, partite, witnesses }: SignFacts): SignVerdict | null {
  const debt = partite || !column ? null : findDebtSign(column, colonne);
  if (!debt) return null;
  const { segno, name } = debt;
  const { per = 0, against = 0 } = witnesses ?? {};
  if (segno === 'aperto' || (segno === 'inverso' ? per > against : against > per))
    return { ...AS_WRITTEN, question: askSegno(example, 'carta') };
  const what = segno === 'inverso' ? 'positivi' : 'negativi';
  return {
    segno,
    notice: `La colonna «${name}» è un debito e segue gli importi: quelli ${what} sono letti come uscite.`,
  };
}

/** The name of the column of amounts. */
export function readOwnName({ column, partite, isSettled, isChosen }: SignFacts): SignVerdict | null {
  if (partite || !column) return null;
  const segno = findNamedSide(column) ?? (isSettled && !isChosen ? findTollSide(column) : null);
  if (segno === null) return null;
  const what = segno === 'inverso' ? 'uscite' : 'entrate';
  return {
    segno,
    notice: `La colonna «${column.intestazione}» ha importi senza segno: letti tutti come ${what}, come dice il suo nome.`,
  };
}

/** Balances that follow the amounts. What the rows say of themselves counts more: the balances may then only be offered. */
export function readBalances(facts: SignFacts): SignVerdict | null {
  const { money, colonne, cells, around, partite, isLettered } = facts;
  if (!money.provata) return null;
  // Letters of a ledger beside amounts and balances tie either way: its title says what they are.
  if (!partite && isLettered && hasLetters(money, colonne) && isMastrino(around.testo))
    return { segno: 'scambiate', notice: LEDGER_READ };
  const marked = money.segno === 'inverso' ? cells.find((cell) => isNegativa(cell)) : undefined;
  if (marked === undefined) return { segno: money.segno };
  if (!isConfirmed(money.importo, colonne))
    return { segno: money.segno, question: askSegno(marked, 'saldi') };
  return {
    ...AS_WRITTEN,
    notice:
      'I saldi del file vanno al contrario dei segni. Segni e descrizioni dicono lo stesso e valgono loro: i saldi non tornano.',
  };
}

/** What was kept back of those who are paid was kept by who pays them. */
export function readKeptBack({ money, isDue, cells, told, witnesses }: SignFacts): SignVerdict | null {
  if (!money.received || isDue) return null;
  const isMute = !cells.some((cell) => isNegativa(cell));
  // Where no amount has a sign, words of what went out say that not all of it was received.
  if (isMute && (witnesses?.against ?? 0) > 0 && told?.side !== -1) return null;
  if (told?.side !== -1 || !isMute) return AS_WRITTEN;
  return {
    segno: 'inverso',
    notice: `Gli importi sono senza segno: letti come uscite, come dice ${told.by}.`,
  };
}

/** Titles that part the list into both sides say it of each row. */
export const readSectionTitles = ({ money, campione, partite }: SignFacts): SignVerdict | null =>
  money.importo !== null && hasSectionSides(campione.righe, money.importo, partite)
    ? {
        ...AS_WRITTEN,
        notice: 'I titoli fra le righe dicono che cosa entra e che cosa esce: valgono per le righe sotto.',
      }
    : null;

/** Whose the documents are. */
export function readParty(facts: SignFacts): SignVerdict | null {
  const { party, partite, cells, negative, isLettered, writtenSides } = facts;
  // Of suppliers, amounts that are nearly all negative say already that they are to be paid.
  if (party === 'inverso' && negative * 2 > cells.length) return AS_WRITTEN;
  // Of open items dare is what is owed to the azienda, whoever the other party is.
  if (partite && isLettered && party !== 'inverso' && (party || new Set(writtenSides).size > 1))
    return { segno: 'scambiate' };
  return party && { segno: party };
}

/** Listings that write `1.234,56 D` or `1,234.56 CR` beside every amount leave nothing open. */
export function readWrittenSides(facts: SignFacts): SignVerdict | null {
  const { cells, isSided, isLettered, around, partite, writtenSides } = facts;
  if (!isSided || cells.length === 0 || writtenSides.includes(null)) return null;
  return partite || !isMastrino(around.testo) || !isLettered
    ? AS_WRITTEN
    : { segno: 'scambiate', notice: LEDGER_READ };
}

/** Some amounts are marked as coming in, and none in any way as going out: the others went out. */
export function readOnlyReceived({ cells, isSided, writtenSides }: SignFacts): SignVerdict | null {
  const isOnly =
    writtenSides.includes(1) &&
    writtenSides.includes(null) &&
    !cells.some((cell) => isNegativa(cell) || hasSign(cell));
  return isSided && isOnly
    ? {
        segno: 'inverso',
        notice: 'Solo le entrate sono segnate (CR, A): gli importi senza lettera sono letti come uscite.',
      }
    : null;
}

/** Sales and what was given back of them, as the signs have it: they are those of whoever sold, whatever card paid them. */
export const readSales = ({ column, colonne, isDue }: SignFacts): SignVerdict | null =>
  !isDue && column && isSoldAsSigned(column, colonne) ? AS_WRITTEN : null;

/** The payment of a card, among its amounts: where nothing else says that it is of a card, it is asked. */
export function readCardPayment(facts: SignFacts): SignVerdict | null {
  const { column, colonne, cells, isToldCard, isDue, isPrinted } = facts;
  if (isDue || !column) return null;
  if (!isToldCard)
    return isOnlyPaidOff(column, colonne)
      ? { ...AS_WRITTEN, question: askSegno(cells.find((cell) => !isNegativa(cell)) ?? '', 'carta') }
      : null;
  const paid = findPaidSign(column, colonne);
  if (paid === 1) return AS_WRITTEN;
  // Of a shop what was given back is less of what it took.
  return paid === -1 && !isPrinted && !facts.isOfSeller ? SPENDS : null;
}

/** Amounts of a card without any sign, told to be of who holds it. */
export function readCardholder(facts: SignFacts): SignVerdict | null {
  const { isMute, isToldCard, isDue, isPrinted, witnesses, colonne, around } = facts;
  const isUndenied = !isDue && witnesses !== null && witnesses.per + witnesses.returned === 0;
  return isMute && isToldCard && isUndenied && !isPrinted && isCardholder(colonne, around.testo)
    ? {
        segno: 'inverso',
        notice: 'È l’estratto di una carta e gli importi sono senza segno: letti come uscite.',
      }
    : null;
}

/**
 * What amounts that are all without a sign are by other words than those of their column: of every row, or of the title
 * above the table or the names of other columns, which no row contradicts.
 */
export function readOtherWords(facts: SignFacts): SignVerdict | null {
  const { isMute, isDue, witnesses, cells, told, isOfCard } = facts;
  if (!isMute || isDue || !witnesses) return null;
  const { per, against, returned } = witnesses;
  // What is given back among what is collected may be of a seller's list: then it went out.
  const isMixed = returned > 0 && returned < cells.length;
  if (per > 0 && per === cells.length && !isOfCard && !isMixed && told?.side !== -1)
    return {
      ...AS_WRITTEN,
      notice: 'Gli importi sono senza segno: letti come entrate, come dicono le descrizioni.',
    };
  if (!told || (told.side === 1 ? against > 0 || isMixed : per > 0)) return null;
  const [segno, what] =
    told.side === 1 ? (['con_segno', 'entrate'] as const) : (['inverso', 'uscite'] as const);
  return { segno, notice: `Gli importi sono senza segno: letti come ${what}, come dice ${told.by}.` };
}

/** Words of the rows that say the contrary of their signs: it is asked. */
export function readContrary(facts: SignFacts): SignVerdict | null {
  const { isDue, witnesses, isOfCard, negative, colonne, partite } = facts;
  if (isDue || !witnesses || witnesses.against <= witnesses.per * CONTRARY) return null;
  // Of a card whose charges have no sign, what gives money back says so: table, rows and signs are of one mind.
  if (isOfCard && negative > 0 && witnesses.per === 0 && !facts.isOfSeller) return SPENDS;
  const asked = askSegno(facts.example, isOfCard ? 'carta' : negative === 0 ? 'conto' : 'parole');
  return {
    ...AS_WRITTEN,
    question: withSides(asked, negative > 0 ? [] : isOfCard ? listCardKinds(colonne) : colonne, partite),
  };
}

/** True of documents of which notes that take back, and they alone, have a minus: it says nothing of whose they are. */
function isOfNotes({ partite, money, column, colonne, negative }: SignFacts): boolean {
  if (!partite || money.segno !== 'con_segno' || !column || negative === 0) return false;
  const kind = findTypeColumn(colonne);
  return (
    kind !== null &&
    column.celle.every((cell, riga) => isNegativa(cell) === isNoteKind(kind.celle[riga] ?? ''))
  );
}

/** Where nothing says it: as it is written, and asked of cards and of amounts without a sign. */
export function readAsWritten(facts: SignFacts): SignVerdict {
  const { isOfCard, isMute, isDue, column, colonne, money, partite } = facts;
  const isOpenCard = isOfCard && !(column && isSignSaid(column, colonne));
  const isOpen = isOpenCard || isOfNotes(facts) || (isMute && !hasSignedFees(colonne, money));
  if (!isOpen) return AS_WRITTEN;
  const asked = askSegno(facts.example, isDue ? 'partite' : isOfCard ? 'carta' : 'conto');
  return {
    ...AS_WRITTEN,
    question: withSides(asked, isDue && !partite ? [] : isOfCard ? listCardKinds(colonne) : colonne, partite),
  };
}
