/** Which columns say whose account the rows are of, and who holds it. */
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isOfSeller, isOfTerminal } from './card.ts';
import { isDate, isIban, isOfIbans, type ProfiledColumn } from './profile.ts';

const DI_ALTRI =
  /\b(controparte|beneficiar\w*|ordinante|destinatari\w*|gegen\w*|partner|payee|other|tegen\w*|receiver|contropartita)\b/;
const CONTI =
  /\b(conto|c c|rapporto|carta|account|konto(nummer|nr)?|compte|cuenta|karte(nnummer)?|card|tarjeta|wallet|deposito|libretto|pan)\b/;
const CARD = /\b(carta|carte|card|pan|karte|tarjeta)\b/;
/** What an account is called by whoever has several: `Conto principale`, `Carta aziendale`. */
const NOME_CONTO =
  /^(banca|banco|cassa|contanti|posta|poste|pay ?pal|satispay|sum ?up|stripe|conto|c c|carta|libretto|deposito|account|compte|cuenta|konto|rekening|card|wallet|prepagata|salvadanaio|intesa|isp|unicredit|bpm|bper|bnl|mps|bcc|credem|fineco|ing|sella|mediolanum|widiba|illimity|isybank|desio|carige|credit agricole|deutsche bank|revolut|n26|wise|hype|nexi|amex)\b/;
/** True of what an account is called. */
export const isAccountName = (text: string): boolean => NOME_CONTO.test(normalizeHeader(text));
/** Rows an account has at least, for its IBAN not to be that of whom some of them paid. */
const RIGHE_CONTO = 3;
/** A bank and the account at it, in one cell: `Banca Alfa c/c 1122`. */
const AT_BANK = /\b(?:c c|cc|conto)\b.*\d/;
const HOLDER = /^intestatari[oi]\b(?!.*\bcontropart)/;

/** The one name of whom the account is, on every row. */
export const isHolder = ({ intestazione, valori, celle }: ProfiledColumn): boolean =>
  valori.size === 1 && celle.length > 1 && HOLDER.test(normalizeHeader(intestazione));

/** What a program that has the accounts of several companies calls the one whose each is. */
const KEEPER = /^(ragione sociale|azienda|societa|ditta|impresa|denominazione)$/;

/**
 * The one company of all rows beside the one account, or bank, of them all, which no description names: whose the account is,
 * where the other side of each row would be another.
 */
export const isKeeper = (
  { intestazione, valori, celle, filled, indice }: ProfiledColumn,
  all: readonly ProfiledColumn[],
): boolean => {
  if (valori.size !== 1 || filled < celle.length || filled < RIGHE_CONTO) return false;
  if (!KEEPER.test(normalizeHeader(intestazione))) return false;
  const name = normalizeHeader([...valori][0] ?? '');
  const isAccount = (other: ProfiledColumn): boolean =>
    other.valori.size === 1 &&
    /\b(banca|conto|c c|rapporto|iban)\b/.test(normalizeHeader(other.intestazione));
  return (
    all.some((other) => isAccount(other)) &&
    !all.some(
      (other) => other.indice !== indice && other.celle.some((cell) => normalizeHeader(cell).includes(name)),
    )
  );
};

/** True where nothing names another party, and the account stands first or beside its holder. */
const isOwn = (column: ProfiledColumn, all: readonly ProfiledColumn[]): boolean =>
  !all.some(({ intestazione }) => DI_ALTRI.test(normalizeHeader(intestazione))) &&
  (column.indice === 0 || all.some((other) => isHolder(other)));

/** How a bank calls the account that a row was booked on, beside that of the other side. */
const BOOKED_ON = /\bauftragskonto\b/;

/** True where another column says the account of all rows: numbers beside it are of the other side. */
const isToldElsewhere = (column: ProfiledColumn, all: readonly ProfiledColumn[]): boolean =>
  all.some(
    (other) =>
      other !== column &&
      other.valori.size === 1 &&
      other.filled === other.celle.length &&
      [...other.valori].every((value) => /\d{4}/.test(value)) &&
      (BOOKED_ON.test(normalizeHeader(other.intestazione)) || (isOfIbans(other) && isOfIbans(column))),
  );

/**
 * The column that says whose account each row is of, where there are several: filled on every row with a few numbers of
 * accounts or cards, each of them the account of some rows in a run.
 * @param above what stands above the table
 */
export function findContiColumn(columns: readonly ProfiledColumn[], above: string): ProfiledColumn | null {
  // Above a nameless column of days may stand a line that names the account.
  const named = columns.filter((each) => !isDate(each));
  const found = named.find((column) => {
    const { intestazione, valori, celle } = column;
    const name = normalizeHeader(intestazione);
    if (DI_ALTRI.test(name) || valori.size < 2 || valori.size > 20) return false;
    if (isToldElsewhere(column, columns)) return false;
    // A card of its own on each row is that of whoever paid.
    if (celle.length >= RIGHE_CONTO && valori.size === celle.length) return false;
    if (!celle.every((cell) => cell.length <= 40 && (/\d{4}/.test(cell) || isAccountName(cell))))
      return false;
    // Of a shop the cards are those of who paid: its terminal and its fees say so, or hardly one comes again.
    if (CARD.test(name) && isOfTerminal(columns, above) && isOfSeller(columns, above)) return false;
    if (CARD.test(name) && valori.size * 2 > celle.length + 1) return false;
    if (BOOKED_ON.test(name) || CONTI.test(expandAbbreviations(name))) return true;
    if (/^banc(a|he)\b/.test(name)) return [...valori].every((cell) => AT_BANK.test(normalizeHeader(cell)));
    const stretches = celle.filter((cell, riga) => cell !== celle[riga - 1]).length;
    const many = celle.length >= valori.size * RIGHE_CONTO || isOwn(column, columns);
    return /\biban\b/.test(name) && stretches === valori.size && celle.length > valori.size && many;
  });
  return found ?? null;
}

/** One same IBAN or account number on every row is the account itself, not the other side. */
export function findOwnConto(
  columns: readonly ProfiledColumn[],
  known: string | null,
): { conto: string | null; proprie: ProfiledColumn[] } {
  const own = columns.filter((column) => {
    if (column.valori.size !== 1) return false;
    const words = normalizeHeader(column.intestazione);
    const value = [...column.valori][0] ?? '';
    if (known !== null && compact(known) !== compact(value)) return false;
    if (DI_ALTRI.test(words)) return false;
    const named =
      /\b(iban|conto|rapporto|kontonummer|auftragskonto|account|rekening(?:nummer)?|konto)\b/.test(words) ||
      /^(?:(?:n|no|num|numero)(?: de)? )?(?:compte|cuenta)$/.test(words);
    return named || (column.intestazione === '' && /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value));
  });
  const numbers = own
    .toSorted((x, y) => Number(isIban(y)) - Number(isIban(x)))
    .map((column) => withoutMark([...column.valori][0] ?? ''));
  const value = numbers.find((text) => /\d{4}/.test(text));
  return { conto: value ?? null, proprie: own.filter((column) => column.filled > 1) };
}

/** The apostrophe by which a spreadsheet keeps a number a text is none of its figures. */
const withoutMark = (text: string): string => text.replace(/^['’]/, '');

const compact = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();
