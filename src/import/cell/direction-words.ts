/** Words that say which way money went: of a column, of a movement, of a ledger; and those of cards, whose charges may have no sign. */
import { normalizeHeader } from './words.ts';

/** Ways that one word, or a side after `in`, `a` or `da`, may be written: stems, so that any ending is known. */
const PRIMA = String.raw`(?:in |a |di |movimento |operazione |importo )?(?:vs |vostro |suo )?`;
const ENTRA = new RegExp(
  String.raw`^(?:\+|a|av|c|cr|cre|crd[t]?|h|k|e|ent|entr|in|bij|haben|haber|inflow|incoming|income|plus|top up|money in|paid in|received|receipts?|da (?:incassare|riscuotere|ricevere)|${PRIMA}(?:avere|accr\w*|entrat\w*|entrant\w*|credit\w*|kredit\w*|incass\w*|riscoss\w*|versament\w*|versat[oaie]|attiv[aeio]|ricav[oi]|guadagn[oi]|vendit[ae]|ingress\w*|favore|ricevut[oaie]|introit[oi]|carico|positiv[oaie]|deposits?|gutschrift\w*|eingang\w*|einzahlung\w*|zugang|zugange|einnahme[n]?|abonos?|ingresos?|recettes?|entrees?|versements?|encaissements?))$`,
);
const GOES_OUT = new RegExp(
  String.raw`^(?:-|d|da|db|dr|deb|dbit|s|u|usc|out|af|soll|debe|debet|outflow|outgoing|minus|money out|paid out|sent|da (?:pagare|saldare|versare)|${PRIMA}(?:dare|add|addeb\w*|uscit\w*|uscent\w*|debit\w*|pagament\w*|preliev\w*|prelevat[oaie]|prelevament\w*|pagat[oaie]|passiv[aeio]|spes[ae]|cost[oi]|esbors[oi]|scarico|inviat[oaie]|effettuat[oaie]|negativ[oaie]|payments?|withdrawals?|expenses?|lastschrift\w*|belastung\w*|ausgang\w*|auszahlung\w*|abgang|abgange|ausgabe[n]?|cargos?|gastos?|salient\w*|depenses?|sorties?|retraits?|decaissements?))$`,
);

/** Of a load `carico` is what came in; of an account what it is charged with. */
const AT_CHARGE = /^a (?:(?:vs|vostro|suo) )?carico$/;

/** What an indicator cell says: +1 in our favour, -1 against us; null when it is no indicator. */
export function parseIndicator(text: string): 1 | -1 | null {
  const word = text.trim() === '+' || text.trim() === '-' ? text.trim() : normalizeHeader(text);
  if (AT_CHARGE.test(word)) return -1;
  if (ENTRA.test(word)) return 1;
  if (GOES_OUT.test(word)) return -1;
  return text.trimEnd().endsWith('.') ? findCutSide(word) : null;
}

/** Words of the sides, whole: one cut short by a full stop is known where it begins words of one side alone. */
const WHOLE = {
  entra:
    'avere accredito entrata credito incasso versamento ingresso eingang einnahme einzahlung gutschrift ingreso abono encaissement recette entree versement deposit receipt income'.split(
      ' ',
    ),
  esce: 'dare addebito uscita debito pagamento prelievo spesa ausgang ausgabe auszahlung lastschrift belastung salida cargo gasto decaissement depense sortie retrait withdrawal payment expense'.split(
    ' ',
  ),
};
/** A word is cut after so many letters, or more. */
const CUT = 3;

function findCutSide(start: string): 1 | -1 | null {
  if (start.length < CUT) return null;
  const [enters, leaves] = [WHOLE.entra, WHOLE.esce].map((words) =>
    words.some((word) => word.startsWith(start)),
  );
  return enters === leaves ? null : enters ? 1 : -1;
}

/** Words of card statements, whose charges banks often write without a minus. */
export const isCard = (text: string): boolean =>
  /\b(carta|carte|card|cards|kreditkarte\w*|karten?|karteninhaber|cardholder|titulaire|kartenkonto|creditcard|kredietkaart|mastercard|visa|amex|tarjeta|esercente|merchant ?\w*|american express|diners( club)?|nexi|cartasi|maestro|viabuy|barclaycard|prepagat\w*|poste ?pay|revolving|advanzia|findomestic|agos|compass|cofidis|fiditalia)\b/.test(
    normalizeHeader(text),
  );

const INSIDE =
  /\b(accredit[oi]|rimbors[oi]|storn[oi]|pagamento ricevuto|payment received|refund\w*|reimbursement|chargeback|bonif\w*\.? (da|ricevut\w*|a (vs|vostro|suo|tuo) favore)|incass[oi]|assegn[oi] (ricevut\w*|versat\w*)|versament[oi]|emolumenti ricevut\w*|in (entrata|ingresso|arrivo)|incoming|inbound|gutschrift|ruckerstattung|erstattung|remboursement|devolucion|abono|credit voucher|cashback)\b/;
const OUT =
  /\b(addebit[oi]|preliev[oi]|prel|prelevament[oi]|acquist[oi]|pagamento (pos|carta|presso|f24|rata|utenz\w*)|pagobancomat|commission[ei]|pedagg(?:io|i)|canone|bollo|f24|delega|utenz[ae]|bonif\w*\.? (a favore|verso|disposto|emesso)|giroconto verso|assegn[oi]( (bancari\w*|circolar\w*))? (emess\w*|staccat\w*)|verso (?:la |il )?(?:(?:tua|tuo|mia|mio) )?(?:banca|conto bancario)|transfer to bank|in (uscita|partenza)|outgoing|outbound|purchase|withdrawal|fee|lastschrift|retrait|achat)\b/;

/** What the words of a movement say of the way its money went: +1 in, -1 out; null where they say neither, or both. */
export function findVerso(text: string): 1 | -1 | null {
  const words = normalizeHeader(text);
  const inside = INSIDE.test(words);
  return inside === OUT.test(words) ? null : inside ? 1 : -1;
}

/** What gives money back: of a buyer it comes in, of a seller it goes out. */
const RETURNED =
  /\b(rimbors\w*|storn\w*|refund\w*|reimbursement|chargeback|res[oi]|restituzion[ei]|erstattung|remboursement|devolucion)\b/;
export const isGivenBack = (text: string): boolean => RETURNED.test(normalizeHeader(text));

const TITOLO_ENTRATE =
  /\b(entrate|incassi|accrediti|ricavi|corrispettivi|(?:pagamenti|bonifici|versamenti|donazioni|offerte|liberalita|contributi|quote) (?:ricevut|incassat)[ie]|income|receipts|einnahmen|recettes|ingresos)\b/;
const TITOLO_USCITE =
  /\b(f24|deleghe|cedolin[oi]|paghe|stipendi|netti (?:in busta|del mese|mese)|bust[ae] paga|pagament[oi] (?:delle |ai |agli )?(?:provvigioni|agenti|dipendenti|stipendi|compensi)|uscite|spese|addebiti|costi|prelievi|pedaggi|telepass|riforniment[oi]|cart[ae] carburant[ei]|pagamenti (effettuati|eseguiti|disposti|ai? fornitori)|rat[ae] pagat[ae]|bonifici (effettuati|eseguiti|disposti)|distint[ae]( (di|dei|degli))? (bonifici|pagament[oi]|stipendi)|expenses|ausgaben|depenses|gastos)\b/;
/** Words of the longest title that says what a table is of: more of them tell something else. */
const PAROLE_TITOLO = 6;

/** What a title says of the money of its whole table: +1 in, -1 out; null where it says neither, or both. */
export function findTitleSide(text: string): 1 | -1 | null {
  const words = normalizeHeader(text);
  // What is given back of expenses may be either.
  if (words.split(' ').length > PAROLE_TITOLO || /\brimbors\w*\b/.test(words)) return null;
  const inside = TITOLO_ENTRATE.test(words);
  return inside === TITOLO_USCITE.test(words) ? null : inside ? 1 : -1;
}

/** Words of a ledger of the azienda's own accounts: its dare is the bank's avere, money that came in. */
export const isMastrino = (text: string): boolean =>
  /\b(mastrin[oi]|mastr[oi]|sched[ae] (contabil[ei]|(di |del |della )?(conto|sottoconto|mastro))|sottocont[oi]|partitari[oi]( del)? conto|prima ?nota|libro giornale|piano dei conti|moviment[oi] contabil[ei] del (sotto)?conto|general ledger|grand livre|libro mayor|kontoblatt|sachkonto\w*)\b/.test(
    normalizeHeader(text),
  );

/** Told where the dare of a ledger is read as what came in. */
export const LEDGER_READ =
  'È una scheda della contabilità: il Dare è letto come entrata, l’Avere come uscita.';

/** Columns that only a ledger has: what the other half of each entry is, and which entry it is. */
export const isLedgerHeader = (headers: readonly string[]): boolean =>
  headers.some((name) =>
    /\b(contropartit[ae]|sottocont[oi]|contra account|gegenkonto buchung|riferiment[oi] iva|centro (?:di )?(?:imputazione|costo)|in udc)\b|^(?:shkzg|hkont|saknr)$|^(n|num|nr|numero|prot|rif)( di)? (reg|registrazione|registr)$/.test(
      normalizeHeader(name),
    ),
  );
