/** Which columns are the money of a list of open items: what is still owed of each document, or what makes it up. */
import { collectDecimali, inferDecimali } from '../cell/decimals.ts';
import { listMeanings } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
import { inferCents } from './cents.ts';
import { findDiscounted } from './discounts.ts';
import { findNet, listFees } from './net.ts';
import { TAX, NETTO, findNumeroColumn, normalizeTitle } from './partite.ts';
import { makeInstalmentsError } from './no-table.ts';
import { findLoanParts, isOfLoan, isOpenAmount, isRunning } from './open-amount.ts';
import { chooseAges, findRestBeside, isAge } from './partite-rest.ts';
import { chooseSides, withDirection } from './partite-sides.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';
import { isMadeUp, isSum, isTaxOf } from './sum-columns.ts';
import { findNetColumn, findWithheld, isAdded, isToPay, isWithheld } from './withheld.ts';

/** How much a header means an amount: what is still to be paid more than a total, and a total more than a part of it. */
const TOTALE = /\b(totale|total|gesamt\w*|lordo|gross)\b/;
/** Of a document in instalments the amount of each is what is open, beside the whole. */
const RATA = /\b(?:importo|totale|valore) (?:della |di )?(?:rata|scadenza|quota)\b/;
const IMPORTO =
  /\b(importo|amount|ammontare|betrag|montant|importe|rata|valore)\b|^(?:quota|canone|retta)(?: (?:dovut[ao]|mensile|annuale|associativ[ao]))?$/;
/** Of the whole, beside the amounts of its lines. */
const OF_DOCUMENT = /\b(?:documento|fattura)\b/;
const PAGATO =
  /\b(incassat[oaie]|pagat[oaie]|riscoss[oaie]|recuperat[oaie]|saldat[oaie]|versat[oaie]|liquidat[oaie]|compensat[oaie]|paid|settled|collected|received|betaald|bezahlt|gezahlt|regle|paye|encaisse|pagado|cobrado)\b|^(importo |totale )?(accont[oi]|incass[oi]|pagament[oi]|riscossion[ei]|anticip[oi]|abbuon[oi]|versament[oi]|ricevut[oaie]|deposit[oi]|caparr[ae]|cauzion[ei]|acomptes?|payments?|not[ae] (?:di )?(?:credito|accredito))( (ricevut[oaie]|effettuat[oi]|versat[oaie]|trattenut[oaie]))?$/;
const PARTE =
  /\b(net|netto|imponibile|iva|vat|tax|mw ?st|tva|base|discount|sconto|rounding|arrotondamento|rate|exchange|cambio|quantit\w*|price|prezzo|unit\w*|item|position|type|tipo|pagato|paid|incassato|versato|afterdiscount|ritenuta|bollo|percent|spes[ae]|commission[ei]|oneri)\b/;
const DI_VALUTA = /\b(in valuta|valuta estera|foreign|fc|orig\w*)\b/;
const CODICE =
  /\b(number|numero|num|nr|no|code|codice|cod|id|anno|year|order|protocollo|tessera|matricola|(?:partita|p) iva)\b/;
/** What an order comes to is no number of it. */
const isCode = (header: string): boolean =>
  CODICE.test(normalizeTitle(header)) && !/^order (?:totale|amount)$/.test(normalizeTitle(header));

export interface PartiteMoney {
  /** The columns left to choose from: one amount, or the two of a ledger. */
  colonne: ProfiledColumn[];
  /** True when the amounts stand in two columns: there dare is what is owed to us, and avere what we owe. */
  dare_avere: boolean;
  /** Added to the amount, where this is net of tax: the tax, and what else an invoice adds. */
  tax: ProfiledColumn[];
  /** True where a column says what is still open. */
  aperto: boolean;
  /** True where that is all that the document comes to: a day may then say that it was paid. */
  whole?: boolean;
  /** Taken off it, where this is the whole of the document: several where deposits stand beside payments. */
  pagato: ProfiledColumn[];
  /** True where the sign of each amount says its side, and of what kind its document is. */
  signed?: boolean;
  /** Whose the documents are, where the columns themselves say it. */
  segno?: 'con_segno' | 'inverso';
}

/** What an account will have once a document is paid. */
const OF_ACCOUNT =
  /\bsaldo (?:previsto|atteso|stimato|banca|conto|cassa|disponibile|liquido)\b|\b(?:expected|projected|bank|cash) balance\b/;

/** What was left of the time before is a part of what is left now. */
const OF_BEFORE = /\bsaldo\b.*\b(?:prec|precedent[ei]|iniziale|riport\w*)\b/;

function importoWeight({ intestazione, denaro }: ProfiledColumn): number {
  const name = normalizeTitle(intestazione);
  if (OF_ACCOUNT.test(name) || OF_BEFORE.test(name)) return 0;
  const base = isOpenAmount(name)
    ? 12
    : RATA.test(name) || (name === 'rata' && denaro > 0)
      ? 11
      : TOTALE.test(name) || (IMPORTO.test(name) && OF_DOCUMENT.test(name))
        ? 9
        : IMPORTO.test(name)
          ? 8
          : 0;
  // What is left to pay is no part of it, net as it may be of a tax that another pays.
  if (isToPay(name)) return 12;
  // The same sum before its exchange is of another currency.
  if (base > 0 && DI_VALUTA.test(name)) return base - 4;
  // What a party owes in all, on each of its rows, is of none of them.
  if (base > 0 && /\b(?:client[ei]|fornitor[ei])$/.test(name)) return base - 1;
  const part = PARTE.test(name) || NETTO.test(name) || TAX.test(name) || isPaid(name);
  return base > 0 && part ? base - 6 : base;
}

/** True of a name that says what an amount is of a document, or that it is none. */
export function isKnownMoney(header: string): boolean {
  const name = normalizeTitle(header);
  return (
    header.includes('%') ||
    isOpenAmount(header) ||
    [RATA, TOTALE, IMPORTO, PAGATO, PARTE, NETTO, TAX, DI_VALUTA, CODICE].some((known) => known.test(name)) ||
    isAdded(header) ||
    isWithheld(header)
  );
}

/** True of a name, as `normalizeTitle` leaves it, of what was paid of a document. */
export const isPaid = (name: string): boolean => PAGATO.test(name) && !isOpenAmount(name);

/** What an invoice asks for, where it is all of it: `ImportoPagamento` of those in XML. */
const isInstalment = (header: string): boolean => normalizeTitle(header) === 'importo pagamento';

/** Whole numbers beside amounts with cents are days, or ways, of payment. */
const isSumPaid = (
  { intestazione, denaro, valori, celle }: ProfiledColumn,
  importo: ProfiledColumn,
): boolean =>
  isPaid(normalizeTitle(intestazione)) &&
  !(isInstalment(intestazione) && importo.celle.every((cell, riga) => cell === celle[riga])) &&
  (denaro > 0 || importo.denaro === 0 || [...valori].every((value) => !/[1-9]/.test(value)));

/** Leaves one reading of the money: the two columns of a ledger, or what is still open of each document. */
export function choosePartiteMoney(columns: readonly ProfiledColumn[]): PartiteMoney | null {
  const others = columns.filter((column) => !isMoney(column));
  const sides = chooseSides(columns, others);
  const rest = sides ? findRestBeside(columns, sides) : null;
  if (sides && !rest) return { colonne: sides, dare_avere: true, aperto: false, tax: [], pagato: [] };
  // Numbers of documents, of customers and codes are whole numbers, and no amounts.
  const number = findNumeroColumn(columns.filter(({ denaro }) => denaro === 0));
  const sums = columns.filter(
    (column) => isMoney(column) && column !== number && !isCode(column.intestazione),
  );
  const money = sums.filter(
    (column) =>
      !sums.some((amount) => amount !== column && (isRunning(column, amount) || isOfLoan(column, amount))),
  );
  const named = rest
    ? { importo: rest, tax: [] }
    : (chooseAges(money) ??
      chooseTotal(money, others.some(isOfCurrencies)) ??
      chooseNet(money) ??
      chooseHeld(money));
  const advised = named && findAdvised(named.importo, money);
  const choice = advised ? { importo: advised, tax: [] } : named;
  if (isOfInstalments(choice?.importo ?? null, money)) throw makeInstalmentsError();
  if (!choice) {
    if (money.filter(({ intestazione }) => isAge(intestazione)).length > 1)
      throw new ReadingError(
        'nessun_importo',
        'L’elenco divide gli importi per giorni di ritardo, ma nessuna colonna ha il totale di ogni documento: aggiungila e riprova.',
      );
    if (money.length > 0 && money.every(({ intestazione }) => PARTE.test(normalizeTitle(intestazione))))
      throw new ReadingError(
        'nessun_importo',
        'L’elenco ha prezzi, quantità o imposte, ma nessuna colonna con il totale di ogni documento: aggiungila e riprova.',
      );
    return null;
  }
  const { importo, tax } = choice;
  const settled = money.filter((column) => column !== importo && isSumPaid(column, importo));
  const opened = isOpenAmount(importo.intestazione) && !isWhole(importo, settled, money);
  const paid = opened ? [] : settled;
  const { colonne, signed } = withDirection(others, importo);
  return {
    colonne: [...colonne, { ...importo, intestazione: 'Importo' }],
    dare_avere: false,
    signed,
    // What is to be paid of a document net of what is withheld is of the whole: a day may say that it was.
    aperto: opened && !isToPay(importo.intestazione),
    whole: opened && isMadeUp(importo, money, isWithheld),
    tax,
    pagato: withoutCopies([...paid, ...(opened ? [] : findRitenute(money, importo))]),
  };
}

/** Of a list of what was withheld, and of nothing else, that is what is to be paid. */
function chooseHeld(
  money: readonly ProfiledColumn[],
): { importo: ProfiledColumn; tax: ProfiledColumn[] } | null {
  const [importo, ...others] = money;
  return importo && others.length === 0 && isWithheld(importo.intestazione) ? { importo, tax: [] } : null;
}

/** Of a price that no name calls the whole of a document, what an agent leaves of it to whoever sells. */
function chooseNet(
  money: readonly ProfiledColumn[],
): { importo: ProfiledColumn; tax: ProfiledColumn[] } | null {
  const decimals = inferDecimali(collectDecimali(money.flatMap(({ celle }) => celle))) ?? ',';
  const net = listFees(money).length > 0 ? findNet(money, decimals) : null;
  return net && { importo: net.column, tax: [] };
}

/** What is called paid and is another amount less its discount: what a remittance advice comes to, and nothing paid before. */
function findAdvised(importo: ProfiledColumn, money: readonly ProfiledColumn[]): ProfiledColumn | null {
  const net = findDiscounted(money, inferCents([importo]))?.column;
  return net && net !== importo && isPaid(normalizeTitle(net.intestazione)) ? net : null;
}

/** True of what is called open but is the whole: no column is its sum with what was paid, and some was paid to the cent. */
function isWhole(
  importo: ProfiledColumn,
  paid: readonly ProfiledColumn[],
  money: readonly ProfiledColumn[],
): boolean {
  const cents = inferCents([importo]);
  const whole = importo.celle.map((_, riga) => cents(importo, riga));
  const paidOf = (riga: number): number => paid.reduce((sum, column) => sum + cents(column, riga), 0);
  const others = money.filter((column) => column !== importo && !paid.includes(column));
  const isLeft = others.some((column) =>
    whole.every((amount, riga) => cents(column, riga) === amount + paidOf(riga)),
  );
  return !isLeft && !whole.includes(0) && whole.some((amount, riga) => paidOf(riga) === amount);
}

/** What is withheld and still to be taken off. */
function findRitenute(money: readonly ProfiledColumn[], importo: ProfiledColumn): ProfiledColumn[] {
  const withheld = findWithheld(money, importo);
  return withheld?.importo === 'intero' ? [withheld.column] : [];
}

/** A column written twice is taken off once. */
const withoutCopies = (columns: readonly ProfiledColumn[]): ProfiledColumn[] =>
  columns.filter(
    (column, at) =>
      !columns.slice(0, at).some((other) => other.celle.every((cell, riga) => cell === column.celle[riga])),
  );

/** The name of one of several alike: `Importo 1`, `Rata n. 2`. */
const NUMBERED = /^(.*\D) ?\d{1,2}$/;

const MONTH = /^(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)[a-z]*(?: \d{2,4})?$/;

/** True where each row has several amounts of one name, told apart by a number, or of months and none of a document: instalments. */
function isOfInstalments(importo: ProfiledColumn | null, money: readonly ProfiledColumn[]): boolean {
  if (!importo)
    return money.filter(({ intestazione }) => MONTH.test(normalizeTitle(intestazione))).length > 1;
  const [, name] = NUMBERED.exec(normalizeTitle(importo.intestazione)) ?? [];
  return (
    name !== undefined &&
    money.some(
      (other) => other !== importo && NUMBERED.exec(normalizeTitle(other.intestazione))?.[1] === name,
    )
  );
}

/** A column of currencies is of the amount beside it, not of one that names its own. */
const isOfCurrencies = ({ intestazione, filled }: ProfiledColumn): boolean =>
  filled > 0 && listMeanings(intestazione)[0]?.ruolo === 'divisa';
const isInCurrency = ({ intestazione }: ProfiledColumn): boolean =>
  /\b(?:eur|euro|usd|gbp|chf)$/.test(normalizeTitle(intestazione));

/** What is called open and is, row by row, another amount less what was paid of it: of two so called it alone is left. */
function findLeftOf(whole: ProfiledColumn, money: readonly ProfiledColumn[]): ProfiledColumn | null {
  const open = money.filter((column) => column !== whole && isOpenAmount(column.intestazione));
  if (open.length === 0) return null;
  const paid = money.filter(({ intestazione }) => isPaid(normalizeTitle(intestazione)));
  const cents = inferCents([whole]);
  const paidOf = (riga: number): number => paid.reduce((sum, column) => sum + cents(column, riga), 0);
  const isLeft = (column: ProfiledColumn): boolean =>
    column.celle.every((_, riga) => cents(column, riga) === cents(whole, riga) - paidOf(riga));
  return whole.celle.some((_, riga) => paidOf(riga) !== 0)
    ? (open.find((column) => isLeft(column)) ?? null)
    : null;
}

/** What is still open wins over the total, and this over a net amount with its tax. */
function chooseTotal(
  money: readonly ProfiledColumn[],
  currencies: boolean,
): { importo: ProfiledColumn; tax: ProfiledColumn[] } | null {
  const [choice] = money
    .filter((column) => importoWeight(column) > 0)
    // The number of an instalment has no cents.
    .toSorted(
      (x, y) =>
        importoWeight(y) - importoWeight(x) ||
        (currencies ? Number(isInCurrency(x)) - Number(isInCurrency(y)) : 0) ||
        y.denaro - x.denaro ||
        y.filled - x.filled,
    );
  if (choice && importoWeight(choice) > 8) return { importo: findLeftOf(choice, money) ?? choice, tax: [] };
  const loan = findLoanParts(money);
  if (loan && (!choice || choice.denaro === 0 || loan.includes(choice)))
    return { importo: loan[0], tax: [loan[1]] };
  const net = findNetColumn(money);
  const tax = money.find(
    ({ intestazione }) => TAX.test(normalizeTitle(intestazione)) && !NETTO.test(normalizeTitle(intestazione)),
  );
  if (net && tax) {
    const isPart = ({ intestazione }: ProfiledColumn): boolean =>
      isAdded(intestazione) || isWithheld(intestazione);
    const sums = money.filter(
      (column) => column !== net && column !== tax && !isPart(column) && isSum(column, net, tax, money),
    );
    // What a fund keeps back is the rest of the sum, too: what is called a net is what is left.
    const sum = sums.find(({ intestazione }) => NETTO.test(normalizeTitle(intestazione))) ?? sums[0];
    const more = money.filter((column) => column !== net && column !== tax && isAdded(column.intestazione));
    return sum ? { importo: sum, tax: [] } : { importo: net, tax: [tax, ...more] };
  }
  const taxed = choice ? money.find((column) => column !== choice && isTaxOf(choice, column)) : undefined;
  if (choice && taxed) return { importo: taxed, tax: [choice] };
  if (choice) return { importo: choice, tax: [] };
  // The only other amount is that of the document, whatever it is called.
  const isPart = (name: string): boolean => PARTE.test(name) || isPaid(name) || DI_VALUTA.test(name);
  const [whole, ...others] = money.filter(({ intestazione }) => !isPart(normalizeTitle(intestazione)));
  return whole && others.length === 0 && (whole.denaro > 0 || money.length > 1)
    ? { importo: whole, tax: [] }
    : null;
}
