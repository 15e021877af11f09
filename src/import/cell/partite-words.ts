/** The words that a list of invoices says of each: whether it is paid, whose side it is on, whether it gives money back. */
import { parseYes } from './asked-states.ts';
import { parseIndicator } from './direction-words.ts';
import { isLikelyData } from './cell.ts';
import { normalizeHeader } from './words.ts';

/** Stems, in the languages of the readers; `non`, `da`, `un` before one make it open again. */
const SETTLED =
  /^(?:gia |completamente |totalmente |interamente |fully |pagamento )?(?:pagat|saldat|incassat|chius|liquidat|riscoss|evas|quietanzat|estint|compensat|effettuat|avvenut|eseguit|versat|abbuonat|conclus|regolat|riconciliat|onorat|paid|settled|closed|collected|reconciled|cleared|bezahlt|beglichen|ausgeglichen|paye|regle|solde|acquitt|encaiss|pagad|cobrad|saldad|liquidad)\w*|^pagamento (?:ricevut|effettuat|complet|avvenut)\w*|^saldo$/;
/** These alone say it under any header: others may be of a delivery. */
const SURELY_PAID =
  /^(?:gia |completamente |totalmente |interamente |fully )?(?:pagat|saldat|incassat|riscoss|versat|quietanzat|paid|collected|bezahlt|beglichen|paye|encaiss|pagad|cobrad)\w*$/;
const IN_PARTE =
  /\b(parzial\w*|in parte|acconto|partial\w*|partly|teilweise|teil(?:weise )?bezahlt|partiel\w*)\b/;
const NOTHING =
  /\b(annull|stornat|scart|rifiut|respint|eliminat|stralciat|inesigibil|cancel|void|deleted|reject|written off|storniert|abgelehnt|annule|refuse|rejete|anulad|rechazad)\w*/;
/** Never issued: nobody owes it. */
const DRAFT = /^(?:in )?(?:bozz[ae]|draft|pro ?forma|preventiv[oi]|entwurf|brouillon|borrador)\b/;
/** True of a word that says, under any name, that nothing was paid. */
export const isWordUnpaid = (text: string): boolean =>
  /^(?:(?:ancora )?da (?:pagare|incassare|saldare|riscuotere)|non (?:ancora )?(?:pagat|incassat|saldat|riscoss)[oaie]|insolut[oaie]|unpaid)$/.test(
    normalizeHeader(text),
  );

/** What says that a document is open, or says nothing of whether it was paid. */
const APERTA =
  /^(?:no|n|false|falso|0)$|\b(?:apert|scad|insolut|inevas|scopert|arretrat|emess|inviat|consegnat|spedit|accettat|registrat|contabilizzat|sospes|sollecit|programmat|present|nuov|attiv|attes|mancat|lett[aeio]\b|visionat|recapit|decorr|ricevut)\w*|^(?:da|non|in|mai|un\w*|not|to|ancora)\b|\b(?:open|on hold|processing|due|overdue|outstanding|sent|issued|pending|late|awaiting|delivered|accepted|offen\w*|fallig\w*|uberfallig\w*|impay\w*|en (?:attente|cours|retard)|a (?:payer|encaisser)|por (?:pagar|cobrar)|envoye\w*|pendient\w*|vencid\w*|emitid\w*)\b/;
/** Headers that ask whether a document is paid, or whether it is still open. */
const SETTLED_NAME =
  /^(gia |soldi |denaro )?(fatt[oa]$|ricevut|pagat|saldat|incassat|chius|liquidat|riscoss|evas|estint|quietanz|versat|paid|settled|closed|bezahlt|encaisse|paye|regle)\w*( s n)?$|^(stato|situazione)( del)? (pagamento|saldo|incasso)$|^inc$|^pag$|^p$|^sald$/;
const NOME_APERTA =
  /^(apert|insolut|scopert|inevas|open|unpaid|outstanding)\w*( s n)?$|^da (saldare|pagare|incassare|riscuotere)( s n)?$/;
const IN_CENTO = /%|\bperc/i;

/** What a yes or a no, or a part in a hundred, says under a header that asks; null where it asks nothing, or says else. */
function parseAskedPayment(text: string, header: string): 'saldata' | 'aperta' | 'in parte' | null {
  const name = normalizeHeader(header);
  const opposite = NOME_APERTA.test(name);
  if (!opposite && !SETTLED_NAME.test(name)) return null;
  if (IN_CENTO.test(header)) {
    const part = Number(text.replace('%', '').replace(',', '.').trim());
    if (text.trim() === '' || Number.isNaN(part)) return null;
    return part === 100 ? 'saldata' : part === 0 ? 'aperta' : 'in parte';
  }
  const yes = parseYes(text);
  if (yes === null) return /^ok$/i.test(text.trim()) && !opposite ? 'saldata' : null;
  return yes === opposite ? 'aperta' : 'saldata';
}

/** True of a column of marks, or of parts in a hundred, whose header asks whether each document is paid. */
export const isAskedPaid = (header: string, values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => parseAskedPayment(value, header) !== null);

/** What a cell without a mark says in such a column: true of a document that is settled. */
export const isBlankSettled = (header: string): boolean => NOME_APERTA.test(normalizeHeader(header));

/** Under the name of the payment itself. */
const DI_PAGAMENTO = /\b(pagamento|saldo|incasso|payment)\b/;
const IN_FULL = /^(?:totale|completo|intero|in toto)$/;
const FOR_NOTHING = /^(?:nessuno|zero|assente|mancante|nullo)$/;

/** Words that take back what a name says, or put it off. */
const NOT_DONE = /^(?:n|no|non|not|mai|da|ancora|entro|attes\w*|in attesa|sospes\w*|previst\w*|promess\w*)\b/;

/** True of a name that says that it was done on a day: no other day need be beside it. */
export const isDoneOn = (header: string): boolean =>
  /^(?:pagat|incassat|saldat|riscoss|versat|regolat|liquidat|rimborsat|estint|chius)\w* il$|^paid on$|^date paid$|^(?:bonifico|pagamento|incasso|versamento) del$/.test(
    normalizeHeader(header),
  );

/** True for the name of the day on which a document was paid: where one stands, nothing is open. */
export const isSettledDate = (header: string): boolean =>
  isDoneOn(header) ||
  /^(data )?(di |del |ultimo )?(pagat[oa]|pag(?:am\w*)?|incassat[oa]|inc(?:asso)?|saldo|riscossione|liquidazione|rimborso|pareggio|compensazione|chiusura|estinzione)( effettivo)?$|^(payment|settlement|clearing) (on|date)$|^augdt$/.test(
    normalizeHeader(header),
  );

/** True for a status that says that a part was paid. */
export const isPartlyPaid = (text: string, header: string): boolean =>
  IN_PARTE.test(normalizeHeader(text)) || parseAskedPayment(text, header) === 'in parte';

/** Why an invoice with this status is not open; null for any other. Under a header that asks (`Pagata`) a yes is enough. */
export function explainNotOpen(text: string, header: string): string | null {
  const word = normalizeHeader(text);
  const told = `(stato «${text.trim()}»)`;
  if (NOTHING.test(word)) return `Documento annullato ${told}`;
  if (DRAFT.test(word)) return `Documento non emesso ${told}`;
  const asked = parseAskedPayment(text, header);
  if (isPartlyPaid(text, header)) return `Saldato in parte, e il file non dice quanto resta ${told}`;
  if (isSettledDate(header) && isLikelyData(text)) return `Già saldato (il ${text.trim()})`;
  // How it was paid stands where the day would.
  if (isDoneOn(header) && word !== '' && !NOT_DONE.test(word)) return `Già saldato ${told}`;
  const whole = DI_PAGAMENTO.test(normalizeHeader(header)) && IN_FULL.test(word);
  if (SETTLED.test(word) || asked === 'saldata' || whole) return `Già saldato ${told}`;
  return null;
}

/** True for a status that leaves a document open, or says nothing of its payment; others of the same column may close it. */
export const isOpenStatus = (text: string, header = ''): boolean =>
  APERTA.test(normalizeHeader(text)) ||
  parseAskedPayment(text, header) === 'aperta' ||
  (DI_PAGAMENTO.test(normalizeHeader(header)) && FOR_NOTHING.test(normalizeHeader(text)));

/** True of a column, whatever its header, in which some documents are paid and others are not, and nothing else is said. */
export const isOfPayments = (values: readonly string[]): boolean =>
  values.length > 1 &&
  values.some((value) => SURELY_PAID.test(normalizeHeader(value))) &&
  values.every((value) => SURELY_PAID.test(normalizeHeader(value)) || isOpenStatus(value));

/** True of words of which some say that a document is paid, and others that it is not. */
export const isOfUnpaid = (values: readonly string[]): boolean =>
  isOfPayments(values) && values.some((value) => NON_PAGATA.test(normalizeHeader(value)));

const NON_PAGATA =
  /^(?:da|non|un\w*|not|mai) |\b(?:apert|insolut|scopert)\w*|\b(?:open|unpaid|overdue|outstanding|offen\w*|impay\w*|pendient\w*)\b/;

/** True where a status of payment says that nothing was paid: others of its column say the contrary, or are not known. */
export const isUnpaid = (text: string, header: string): boolean =>
  DI_PAGAMENTO.test(normalizeHeader(header)) && NON_PAGATA.test(normalizeHeader(text));

/** Open, waited for, or still to be done: `da firmare`, `non inviato`, but not `da cliente`. */
const DA_VENIRE =
  /\b(?:apert|insolut|scopert|attes|sospes|pending|waiting|attente|pendient|ausstehend|bearbeitung|offen|impay)\w*|\b(?:open|unpaid|overdue|outstanding|a venir|to come|to be)\b|^da \w+[aei]re\b|^(?:non|mai|not) (?:ancora )?\w+(?:[aiu]t[oaie]|ed|t)\b/;

/** True of a word that says of a document that nothing came of it, or that it is still open: of a movement it may say the same. */
export function isLeftUndone(text: string): boolean {
  const word = normalizeHeader(text);
  return NOTHING.test(word) || DA_VENIRE.test(word);
}

const NOTA_CREDITO =
  /^reso$|\bnota di variazione\b|\btd0[48]\b|^(nc|n c|ndc|ncr|ncv|nce|nca|nac|n cr)\b|\bnot[ae]( di)? (credito|accredito|cred|accr)\b|\bcredit (note|memo)\b|\bstorno fattura\b|^gutschrift\b|^rechnungskorrektur\b|^stornorechnung\b|^avoir\b|^abono\b|\bfactura rectificativa\b/;

/** True for the kind of a document that gives money back: its amount counts the other way, however it is written. */
export const isNotaCredito = (text: string): boolean => NOTA_CREDITO.test(normalizeHeader(text));

/** True of the kinds of a column that are letters: of invoices, and of the notes that take them back. */
export const isOfKindLetters = (kinds: Iterable<string>): boolean => {
  const letters = new Set([...kinds].map((kind) => normalizeHeader(kind)));
  return letters.has('f') && letters.has('n') && [...letters].every((letter) => /^[a-z]$/.test(letter));
};

/** The same among the kinds of documents, where a letter alone may say it. */
export const isNoteKind = (kind: string): boolean => isNotaCredito(kind) || normalizeHeader(kind) === 'n';

const NO_DOCUMENT =
  /^(?:preventiv[oi]|offert[ae]|ordin[ei]( client[ei]| fornitor[ei])?|conferma d ordine|ddt|d d t|bolla|documento di trasporto|quotes?|quotation|estimate|(sales |purchase )?order|delivery note|angebot|auftrag|lieferschein|devis|bon de livraison|presupuesto|albaran)$/;

/** True for the kind of a paper by which nobody owes anything yet: a quotation, an order, what goes with the goods. */
export const isNoDocument = (text: string): boolean => NO_DOCUMENT.test(normalizeHeader(text));

/** Stems of what was issued, and of what was received; a text with both says neither. */
const DA_INCASSARE =
  /^(?:cli|ricav\w*|outgoing|da ricevere)$|\b(?:client[ei]|vendit\w*|emess\w*|inviat[aeio]|attiv[aeio]|customers?|sales?|receivables?|debitor\w*)\b/;
const DA_PAGARE =
  /^(?:f|p|for|forn|cost[oi]|incoming|da versare)$|\b(?:fornitor[ei]|acquist\w*|ricevut[aeio]|passiv[aeio]|suppliers?|vendors?|purchases?|bills?|payables?|creditor\w*|lieferant\w*)\b/;
/** A word or two: in a longer text the same words tell something else. */
const PAROLE_VERSO = 4;

/** Letters that say a side only beside each other: the first of each pair is of what was issued. */
const COPPIE: readonly (readonly [string, string])[] = [
  ['v', 'a'],
  ['e', 'r'],
  ['ve', 'ac'],
];

/** Kinds of documents, each with the letter of its side behind: `FTV`, `NCA`. */
const OF_KIND = /^(?:f|ft|n|nc|nd)([vaer])$/;
const withoutKind = (word: string): string => OF_KIND.exec(word)?.[1] ?? word;

/** The longest of such letters. */
const LETTERE = 4;

const DARE = /^(?:d|dare|dr|debit)$/;
const LEDGER_DARE = /^(?:d|dare|dr|debit|s|soll)$/;
const LEDGER_AVERE = /^(?:a|avere|cr|credit|h|haben)$/;

/** What the letters of a column of sides are: of a ledger, a pair of which each tells the other, or words of their own. */
export type SideLetters = 'registro' | readonly [string, string] | null;

/** By the name of the column, a D among the letters, or the pair that they make. */
export function findSideLetters(header: string, cells: readonly string[]): SideLetters {
  const words = new Set(
    cells.map((cell) => normalizeHeader(cell)).filter((word) => word !== '' && word.length <= LETTERE),
  );
  if (/^(segno|(segno )?d a|(segno )?dare( o)? avere|s h|soll haben|shkzg)$/.test(normalizeHeader(header)))
    return 'registro';
  if ([...words].some((word) => DARE.test(word))) return 'registro';
  if (words.size === 2 && [...words].every((word) => /^[sh]$/.test(word))) return 'registro';
  const ends = new Set([...words].map((word) => withoutKind(word)));
  return COPPIE.find((letters) => ends.size === 2 && letters.every((letter) => ends.has(letter))) ?? null;
}

/** The code of a party behind the letter of its side: `C 000044`, `F 000118`. */
const CODE_OF_SIDE = /^([cf]) ?\d{4,}$/;

/** True of the letter of what is to pay, which elsewhere says that something is paid, of what was sent, and of a code: its column must have the name of a side. */
export const isDoubtfulSide = (text: string): boolean =>
  /^(?:p|inviat[aeio])$/.test(normalizeHeader(text)) || CODE_OF_SIDE.test(normalizeHeader(text));

/** Whose side a document is on, by a word of its row: +1 to collect, -1 to pay; null when it says neither. */
export function findVersoPartita(text: string, letters: SideLetters = null): 1 | -1 | null {
  const word = normalizeHeader(text);
  if (letters === 'registro') {
    // In a ledger what stands in dare is owed to us.
    if (LEDGER_DARE.test(word) || LEDGER_AVERE.test(word)) return LEDGER_DARE.test(word) ? 1 : -1;
  } else if (letters !== null) {
    const at = letters.indexOf(withoutKind(word));
    return at === -1 ? null : at === 0 ? 1 : -1;
  }
  const side = findIssuedSide(text);
  // Of a credit note `accredito` names the kind of document, and no side.
  return side ?? (isNotaCredito(text) ? null : parseIndicator(text));
}

/** Words in brackets behind the name of a party: `Rossi Srl (Cliente)`. */
const BEHIND = /(?<=\S\s*)\(([^()]{1,20})\)\s*$/;

/** The side that stands in brackets behind the name of a party; null where none does. */
export function findSideBehind(text: string): 1 | -1 | null {
  const [, word] = BEHIND.exec(text) ?? [];
  return word === undefined ? null : findIssuedSide(word);
}

/** The name of a party without the side behind it. */
export const removeSideBehind = (text: string): string =>
  findSideBehind(text) === null ? text : text.replace(BEHIND, '').trim();

/** What a word says of who issued a document: +1 the azienda, -1 another; null where it says nothing, or both. */
function findIssuedSide(text: string): 1 | -1 | null {
  const behind = findSideBehind(text);
  if (behind !== null) return behind;
  const word = normalizeHeader(text);
  const [, letter] = CODE_OF_SIDE.exec(word) ?? [];
  if (letter !== undefined) return letter === 'c' ? 1 : -1;
  if (word.split(' ').length > PAROLE_VERSO) return null;
  const issued = DA_INCASSARE.test(word);
  return issued === DA_PAGARE.test(word) ? null : issued ? 1 : -1;
}
