/**
 * Lists of open items (partitari, scadenzari, registers of invoices): told by their header, and read by its words alone,
 * for they carry no running balance that could prove a column.
 */
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { isLikelyData } from '../cell/cell.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { explainNotOpen, isAskedPaid, isDoneOn, isOfPayments, isSettledDate } from '../cell/partite-words.ts';
import { isDate, type ProfiledColumn } from './profile.ts';

const SCADENZA =
  /\bscad(enza|enze)?\b|^scade\b|\bentro( il)?$|^data (?:della )?rata$|^scadut[oa] (?:il|dal)$|\b(?:esecuzione|pagamento|incasso|addebito|accredito) previst[oa]$|\bprevist[oa] (?:di |per )?(?:pagamento|incasso|addebito|accredito)$|^verval(?:datum|dag)$|^sc(?: netta| doc\w*| fatt\w*)?$|\bdue( date| at| on)?$|^(?:payable|pay) by$|\b(?:netto)?fallig\w*|^zahlbar (?:bis|am)|^zahlungsziel$|\becheance\b|^(?:a payer|a encaisser|payable) (?:avant|le)\b|\b(?:vencimi?ento|vto)\b|\bprevist[oa] (?:per|il)$|\btermin (?:platnosci|zaplaty)\b|^vence(?: el)?$/;
/** A number that names an invoice says what the rows are; one that names any document needs a date to say so. */
const FATTURA =
  /\b(invoice|fattura|parcella|notula|bolletta|fatt|ft|bill|rechnungs?|facture|factura)\b.*\b(number|no|num|numero|nr|n|id|nummer)\b|\b(numero|num|nr|n|no)\b( di| della)? ?\b(fattura|fatt|ft|parcella|notula|bolletta)\b|^(invoice|fattura|parcella|notula|rechnung|facture|factura)$|^(pre)?avviso( di)? (parcella|notula|fattura)$|^rechnungs?(nummer|nr)$|^(?:re|rg|rechn) (?:nummer|nr|numero)$|^factuur(?:nummer|nr)$|^(?:nr |numer )?faktur[ay]$/;
const DOCUMENTO =
  /^(numero|number|num|nr|n|no|protocollo|documento|doc)$|\b(documento|document|doc|partita)\b|^beleg(?:nummer|nr| nr)$/;
const NUMERO_PROPRIO = /^(numero|number|num|nr|n|no|documento|doc)$|\b(documento|document|doc|partita)\b/;
const NUMERO_DOCUMENTO = /^(numero|number|num|nr|n|no) (documento|document|doc)$/;
const DATA_DOCUMENTO =
  /^data( di| del| della)? ?(emissione|documento|doc|fattura|fatt|ft|partita)\b|^(issue|invoice|document|documento|invoiced|issued) ?(date|at|on)$|^emissione$|^del$|^emess[ao] il$|^(?:rechnungs|beleg|factuur)datum$|^(?:re|rg|rechn) datum$|^date (?:de |d )?(?:facture|piece|emission)$|^fecha (?:de )?(?:factura|emision|documento)$|^data (?:wystawienia|faktury)$|^(?:facture du|fattura del)$/;

/** What only an account has: wallets name the invoices that were paid, too. */
const DI_CONTO = /\b(saldo|balance|kontostand|solde|commission\w*|fees?)\b/;

/** A header as it is compared: its cut words whole. */
export const normalizeTitle = (header: string): string =>
  expandAbbreviations(normalizeHeader(header), 'documenti');

const headers = (columns: readonly { intestazione: string }[]): string[] =>
  columns.map(({ intestazione }) => normalizeTitle(intestazione));

/** The day on which a document was settled is no balance, and that of a party is of no account. */
const isOfConto = (name: string): boolean =>
  DI_CONTO.test(name) && !/^(?:data|fattura)\b|\b(?:client[ei]|fornitor[ei])$/.test(name) && !LEFT.test(name);

/** An account of a ledger on each row: what its documents are of is anything. */
const isGeneralLedger = (names: readonly string[]): boolean =>
  names.some((name) => /^(?:conto (?:contabile|coge|co ge)|sachkonto|g l account)$/.test(name));

/** What is called a balance beside what was paid on account by whoever is named is that of the document. */
const isPaidInPart = (names: readonly string[]): boolean =>
  names.some((name) => /^(?:saldo|balance)$/.test(name)) &&
  names.some((name) => /^(?:accont[oi]|(?:gia )?(?:pagat|incassat|versat|riscoss)[oi])$/.test(name)) &&
  names.some((name) => CHI.test(name));

/** What stands first and next, but for what counts the rows. */
const listFirst = (names: readonly string[]): string[] =>
  names.filter((name) => name !== '' && !/^(?:numero|number|num|nr|n|no|riga|pos|#)$/.test(name)).slice(0, 2);

const RECEIVED = /^(?:entrat[ae]|incass[oi]|introit[oi]|versament[oi])$/;
const SPENT = /^(?:uscit[ae]|pagament[oi]|spes[ae]|esbors[oi]|preliev[oi]|prelevament[oi])$/;

/** What comes in beside what goes out: what is left is the cash, and of no document. */
const isCashBook = (names: readonly string[]): boolean =>
  names.some((name) => RECEIVED.test(name)) && names.some((name) => SPENT.test(name));

/** Both sides of a ledger beside the party and the document of each row, or the number of what it opens and closes. */
const isPartyLedger = (names: readonly string[], documento: boolean): boolean =>
  names.includes('dare') &&
  names.includes('avere') &&
  (names.includes('partita') || (documento && names.some((name) => CHI.test(name))));

/** True when the header names documents with the day they are due, or invoices with their own day. */
export function isElencoPartite(header: readonly string[]): boolean {
  const names = header.map(normalizeTitle);
  const [scadenza, invoice] = [SCADENZA, FATTURA].map((title) => names.some((name) => title.test(name)));
  const documento = invoice || names.some((name) => DOCUMENTO.test(name));
  const data = names.some((name) => DATA_DOCUMENTO.test(name));
  const tax = names.some((name) => TAX.test(name)) && names.some((name) => NETTO.test(name));
  const conto = names.some((name) => isOfConto(name)) && !(documento && isPaidInPart(names));
  const asked = names.some((name) => /^(?:pagat|saldat|incassat)[ao]$/.test(name));
  return (
    (documento && tax && !conto) ||
    (documento &&
      !conto &&
      names.some((name) => CHI.test(name) || HOLDER.test(name)) &&
      names.some((name) => TOTALE.test(name) || ((invoice || asked) && IMPORTO.test(name)))) ||
    (!conto && names.some((name) => TO_COME.test(name))) ||
    (!conto && isPartyLedger(names, documento)) ||
    (names.includes('fatturato') && names.some((name) => CHI.test(name))) ||
    (!conto && names.some((name) => REST.test(name)) && names.some((name) => PARTE_SOLA.test(name))) ||
    (!conto &&
      !isCashBook(names) &&
      names.some((name) => LEFT.test(name)) &&
      (documento || names.some((name) => CHI.test(name) || HOLDER.test(name)))) ||
    (documento && names.some((name) => CEDENTE.test(name)) && names.some((name) => CESSIONARIO.test(name))) ||
    (scadenza && (documento || data || names.some((name) => CHI.test(name) || name === 'chi'))) ||
    (scadenza && !conto && names.some((name) => HOLDER.test(name))) ||
    (documento && data && (!isGeneralLedger(names) || names.some((name) => CHI.test(name)))) ||
    (!conto && listFirst(names).some((name) => FATTURA.test(name)))
  );
}

const RIFERIMENTO = /^(?:(?:n|nr|num|numero) )?(?:rif|riferimento)(?: (?:doc\w*|fatt\w*)(?: fornitore)?)?$/;

/** True of names of which one is of documents, of their numbers or of their days. */
export const isOfDocuments = (names: readonly string[]): boolean =>
  names.some((name) => [FATTURA, DOCUMENTO, SCADENZA].some((one) => one.test(name)));

/** True of names of which one is what a row refers to. */
export const isReferred = (names: readonly string[]): boolean => names.some((name) => RIFERIMENTO.test(name));

/** A remark says nothing of what a row is. */
const REMARK = 5;
const OF_MOVEMENTS: ReadonlySet<string> = new Set(['descrizione', 'causale', 'saldo', 'data_valuta']);

const OF_ACCOUNTS: ReadonlySet<string> = new Set(['saldo', 'data_valuta']);

/**
 * True of a table whose rows say whose they are, and nothing that the rows of an account say.
 * @param worded documents may be described, too, where something else says what they are
 */
export const isNamedByParty = (header: readonly string[], worded = false): boolean =>
  header.some((name) => CHI.test(normalizeTitle(name)) || PARTE_SOLA.test(normalizeTitle(name))) &&
  !header.some((name) =>
    listMeanings(name).some(
      ({ ruolo, peso }) => peso > REMARK && (worded ? OF_ACCOUNTS : OF_MOVEMENTS).has(ruolo),
    ),
  );

/** What an agent keeps stands beside documents, too. */
const FEE = /\b(?:commission\w*|fees?)\b/;

/** True where rows have the day on which each is due, and no name is of an account: whatever else they are called, they are documents. */
export const hasDueDays = (columns: readonly ProfiledColumn[]): boolean =>
  columns.some((column) => isDate(column) && isScadenza(column.intestazione)) &&
  !headers(columns).some((name) => isOfConto(name) && !SCADENZA.test(name) && !FEE.test(name));

/** Headers of the parts of an invoice: what it is of without tax, and the tax. */
export const NETTO = /\bimponibil\w*|^(importo )?nett[oi]$|^(net|base|taxable)( amount)?$|\buntaxed\b/;
export const TAX =
  /(?<!\b(?:partita|p) )\b(iva|impost[ae]|vat|tax|mw ?st|tva)\b(?! (?:number|no|id|code|reg\w*)\b)/;

/** The two sides of an invoice, as its law names them; and the whole of a document. */
const CEDENTE = /\b(cedente|prestatore)\b/;
const CESSIONARIO = /\b(cessionario|committente)\b/;
const TOTALE = /^(importo )?totale\b|^importo (?:documento|fattura)\b/;
const IMPORTO = /^(importo|ammontare|amount|betrag|montant|importe)$/;
/** What is still to come of a document: no movement has it. What is to be paid may be a salary. */
const TO_COME = /\bda (?:incassare|saldare|riscuotere|recuperare|rimborsare)\b/;
const REST =
  /\b(?:residuo|scoperto|insoluto|aperto|resto|restante|rimanenza|rimanente|sospes[oi]|arretrat[oi]|outstanding|openstaand|offen|reste (?:a payer|du)|pendi?ente|pdte|pozostalo|do zaplaty)\b|^a saldo$/;
/** What is left of a document, under a name that no account has. */
export const LEFT = new RegExp(
  `${REST.source}|\\bda (?:pagare|ricevere|versare|corrispondere|liquidare)\\b|${TO_COME.source}`,
);

/** Names of the column that names the other side. */
export const CHI =
  /\b(client[ei]?|fornitor[ei]|clients|clientes|fournisseurs?|proveedor(?:es)?|customers?|suppliers?|vendors?|debitor[ei]?|debitric[ei]|creditor[ei]|klant(?:en)?|leveranciers?|kunden?|lieferant(?:en)?|kreditor(?:en)?|ragione sociale|cedente|prestatore|cessionari[oa]|committente|acquirente|venditore|subappaltator[ei]|inquilin[oi]|conduttor[ei]|locatari[oi]|condomin[oi]|pazient[ei]|alliev[oi]|student[ei]|soci[o]?|associat[oi]|iscritt[oi]|abbonat[oi]|assistit[oi]|proprietari[oa]?|alunn[oi]|genitor[ei]|tesserat[oi]|assicurat[oi]|mandant[ei]|soggetto|kontrahent|nabywca|odbiorca|sprzedawca|dostawca)\b/;

/** Whom a document is made out to: of an account the same word names who keeps it. */
const HOLDER = /^(?:intestatari[oa]|nominativo|anagrafica|denominazione|nome)$/;

export const isScadenza = (header: string): boolean => SCADENZA.test(normalizeTitle(header));
export const isDataDocumento = (header: string): boolean => DATA_DOCUMENTO.test(normalizeTitle(header));

const isNumberName = (column: ProfiledColumn): boolean =>
  column.filled > 0 &&
  !isDate(column) &&
  !/^(?:tipo|stato)\b|\b(?:tipo|stato|type|status)$/.test(normalizeTitle(column.intestazione));

/** What a document comes to is called after it, too: `Totale documento`. */
const AMOUNT =
  /^(?:totale|tot|importo|imponibile|iva|imposta|netto|lordo|saldo|valore|total|amount|betrag)\b/;
const isOfAmounts = ({ intestazione, celle }: ProfiledColumn): boolean =>
  celle.every((cell) => cell === '' || /,\d{2}$/.test(cell)) ||
  (AMOUNT.test(normalizeTitle(intestazione)) &&
    celle.every((cell) => cell === '' || /[.,]\d{1,2}(?!\d)/.test(cell)));

/** True of 1, 2, 3 and so on, under a name that says no document. */
const isCounter = ({ intestazione, celle }: ProfiledColumn): boolean =>
  celle.length > 1 &&
  /^(?:numero|number|num|nr|n|no|riga|pos)?$/.test(normalizeTitle(intestazione)) &&
  celle.every((cell, riga) => cell === String(riga + 1));

/** Numbers are of figures: `FT` and `NC` are kinds. */
const hasFigures = ({ celle, filled }: ProfiledColumn): boolean =>
  celle.filter((cell) => /\d/.test(cell)).length * 2 > filled;

/** What the trades number in place of a document: `Pratica`, `Conto n.`, `order_number`. */
const OF_TRADE =
  /^(?:numero )?(?:pratica|polizza|sinistro|scontrino|scontr|prenotazione|contratto|commessa|ordine|distinta)(?: (?:numero|num|nr|n|no))?$|^(?:\w+ )?(?:conto|quietanza|(?:pre)?avviso) (?:numero|num|nr|n|no)$|^[a-z]{2,4} (?:numero|nr|n)$|^(?:order|booking|policy|contract|ticket) ?(?:number|no|id)?$/;

/** What a ledger pays its documents by numbers none of them. */
const isNumbered = (header: string): boolean =>
  !/\bpartita\b/.test(normalizeTitle(header)) &&
  [FATTURA, NUMERO_PROPRIO, RIFERIMENTO].some((title) => title.test(normalizeTitle(header)));

/** The column that numbers the documents; null when none is named so. */
export function findNumeroColumn(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const candidates = columns.filter((column) => isNumberName(column) && !isOfAmounts(column));
  const told = candidates.filter((column) => !isCounter(column) && hasFigures(column));
  // What counts the rows of a list, or names a kind, is the number of a document only where nothing else is.
  const possible = told.some(({ intestazione }) => isNumbered(intestazione)) ? told : candidates;
  const names = (regola: RegExp) =>
    possible.find(({ intestazione }) => regola.test(normalizeTitle(intestazione)));
  const own = names(FATTURA) ?? names(NUMERO_PROPRIO);
  // What a ledger pays its documents by has a number of its own.
  const beside = own && /\bpartita\b/.test(normalizeTitle(own.intestazione)) ? names(NUMERO_DOCUMENTO) : null;
  // A protocol numbers the lines of a register, and a document may have several of them.
  return (
    (beside && beside.filled >= (own?.filled ?? 0) ? beside : own) ??
    names(DOCUMENTO) ??
    names(RIFERIMENTO) ??
    names(OF_TRADE) ??
    null
  );
}

/** What ends the name of a company, in the countries of the readers. */
const SOCIETA =
  /\b(?:s\.? ?r\.? ?l\.?|s\.? ?p\.? ?a\.?|s\.? ?n\.? ?c\.?|s\.? ?a\.? ?s\.?|s\.? ?a\.?|s\.? ?l\.?|gmbh|ag|kg|ohg|sarl|sas|ltd|limited|llc|inc|plc|b\.? ?v\.?|soc(?:ieta)?\.? coop\w*|coop|onlus|aps)(?:\.|,)?(?: (?:di|in|unipersonale|u\.? ?s\.?)\b.*)?$/i;
/** What a text about a company begins with. */
const TESTO =
  /^(?:fatt\w*|ft|doc\w*|nota|n|rif|saldo|bonific\w*|pagament\w*|incass\w*|invoice|rechnung|facture|factura)\b/i;

/** True where a column is called one of clients or suppliers, or holds the names of companies. */
export const hasParties = (columns: readonly ProfiledColumn[]): boolean =>
  headers(columns).some((name) => CHI.test(name)) || findCompanyColumn(columns) !== null;

/** The column, whatever its name, most of whose cells are names of companies. */
export const findCompanyColumn = (columns: readonly ProfiledColumn[]): ProfiledColumn | null =>
  columns.find(
    ({ intestazione, celle, filled, testo, length }) =>
      filled > 0 &&
      testo === filled &&
      length < 60 &&
      !listMeanings(intestazione).some(({ ruolo }) => ruolo === 'descrizione' || ruolo === 'causale') &&
      celle.filter((cell) => SOCIETA.test(cell) && !TESTO.test(cell)).length * 2 > filled,
  ) ?? null;

/** True of numbered rows, each with the name of a company and an amount, and with nothing that the rows of an account have. */
export function isOfCompanies(columns: readonly ProfiledColumn[]): boolean {
  const names = headers(columns);
  return (
    findNumeroColumn(columns) !== null &&
    findCompanyColumn(columns) !== null &&
    names.some((name) => TOTALE.test(name) || IMPORTO.test(name)) &&
    !names.some((name) => DI_CONTO.test(name) || ORDERED.test(name)) &&
    !columns.some(({ intestazione }) =>
      listMeanings(intestazione).some(({ ruolo, peso }) => peso > REMARK && OF_MOVEMENTS.has(ruolo)),
    )
  );
}
/** What is told to a bank, or comes of it. */
const ORDERED =
  /\b(?:iban|esecuzione|bonific\w*|accredit\w*|addebit\w*|ordinante|esito|operazione|movimento)\b/;

/**
 * The columns that say which documents are settled, or were never issued.
 * @param statiDi what a column says of all the rows, of those too that do not enter
 */
export const filterSettledColumns = (
  columns: readonly ProfiledColumn[],
  statiDi: (column: ProfiledColumn) => readonly string[],
): ProfiledColumn[] =>
  columns.filter((column) => {
    const name = normalizeTitle(column.intestazione);
    if (/^(pagat|saldat|incassat|riscoss|paid|settled)\w*( s n)?$/.test(name)) return true;
    const states = statiDi(column);
    if (isAskedPaid(column.intestazione, states) || isOfPayments(states)) return true;
    return (
      /\b(stato|status|esito|pagamento|situazione)\b/.test(name) &&
      states.some((state) => explainNotOpen(state, column.intestazione) !== null)
    );
  });

/**
 * Days on which some of the documents were paid: those of others would be on every row.
 * @param told amounts say what is left: a day alone may then be that of a part, unless each document has one on which it is due
 */
export function filterSettledDates(columns: readonly ProfiledColumn[], told: boolean): ProfiledColumn[] {
  const isDue = columns.some((column) => isDate(column) && isScadenza(column.intestazione));
  return columns.filter((column) => {
    const name = normalizeTitle(column.intestazione);
    return (
      (isDate(column) || (isDoneOn(name) && column.celle.some((cell) => isLikelyData(cell)))) &&
      isSettledDate(name) &&
      column.filled < column.celle.length &&
      (!told || isDue || isDoneOn(name))
    );
  });
}

/** Other names of the column that names the other side, where it is the only one that does. */
export const PARTE_SOLA =
  /^(party|contatt[oi]|contacts?|(?:\w+ ){0,2}partner(?: \w+){0,2}|nome|name|chi|ente|amministrazione|ditta|impresa|denominazione(?: (?:ente|amministrazione|soggetto|ditta|azienda|societa|impresa))?|soggetto|nominativo|anagrafica|mittente|destinatario|emettitore|concedente|locatore|(descrizione|intestazione) conto|dipendente|collaboratore|beneficiario|finanziatore|intestatario|a chi|da chi|fatturare a|cliente finale|(?:ditta|societa|ente|azienda) (?!nostra\b|mia\b)[a-z]+|billing (?:company|name))$/;
