/**
 * The words banks put over their columns, in Italian, English, German, French and Spanish.
 * They only propose: what a column holds, and the arithmetic of the running balance, decide.
 */
import type { CampoTracciato } from '#api/contract/tracciati.ts';
import { expandAbbreviations } from './abbreviations.ts';
import { keepAnswers } from './kept-answers.ts';

export type HeaderLanguage = 'it' | 'en' | 'de' | 'fr' | 'es';

/** `commissione` and `conto` are read but feed no field of a row. */
export type ColumnRole = CampoTracciato;

interface Meaning {
  ruolo: ColumnRole;
  /** The higher, the more the words mean just that. */
  peso: number;
}

/** The number of a column before its name, and that of a note behind it: `2. Importo`, `Saldo (1)`. */
const NUMBERED = /^\s*\d{1,2}\s*[.)]\s+(?=\p{L})/u;
const NOTED = /\s*\(\d{1,2}\)\s*$/;

/** Lower case, no accents, words parted by one space: `Data_Operaz.` and `2. dataOperaz (1)` become `data operaz`. */
export const normalizeHeader = keepAnswers((text: string): string =>
  text
    .replace(NUMBERED, '')
    .replace(NOTED, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9+\uFFFD]+/g, ' ')
    .trim(),
);

const REGOLE: readonly (readonly [ColumnRole, number, RegExp])[] = [
  // Dates: an Italian or German booking date is worth more than the day of the operation. Where a movement is
  // started and then completed or posted (cards, wallets), the start is its day and the rest its value day.
  ['data', 9, /^data( di)? (contabil\w*|registrazione|reg)\b/],
  ['data', 8, /^giorno$|^data( di| della| dell)? ?(operaz\w*|oper|movimento|mov|transazione|pagamento|op)\b/],
  ['data', 6, /^data( di)? (inizio|avvio|esecuzione)\b|^data ora\b/],
  ['data', 5, /^data( di)? (completamento|conclusione|acquisto|ordine)\b/],
  ['data', 7, /^(booking|posting|booked|accounting) ?(date|at|on)\b/],
  [
    'data',
    5,
    /^(post|posted|completed) ?(date|at|on)\b|^(date|transaction) (completed|processed|posted|booked)\b/,
  ],
  ['data', 9, /^(date|datum|fecha|data)$/],
  ['data', 8, /^(transaction|trans|operation) date\b|^paid date$|^date paid$/],
  [
    'data',
    6,
    /^(started|created|purchase|execution|authori[sz]ation)( date| at| on)?$|^(date|transaction) (started|created)\b/,
  ],
  ['data', 5, /^captured? ?(date|at|on)$/],
  ['data', 4, /^(processed|settlement|clearing) ?(date|at|on)\b/],
  ['data', 9, /^buchung(stag|sdatum)?$|^datum der buchung/],
  ['data', 5, /^datum( des)? abschlusses|^abgeschlossen am/],
  ['data', 8, /^(auftrags|beleg|umsatz|transaktions)datum$|^tag$/],
  ['data', 6, /^erstellt am|^datum des beginns/],
  ['data', 5, /^(einkaufs|kauf)datum$/],
  ['data', 9, /^date (comptable|de comptabilisation|d ecriture|d enregistrement)/],
  ['data', 8, /^date (d |de l )?operation|^jour$/],
  ['data', 9, /^fecha( de)? (contable|contabilizacion|registro)|^f contable/],
  ['data', 8, /^fecha( de)?( la)? (operacion|oper|movimiento)|^f (operacion|oper)/],
  // Portuguese, Dutch and Polish.
  [
    'data',
    9,
    /^data (?:do |de )?(?:lancamento|contabilistica|registo)$|^boek(?:ings)?datum$|^data (?:za)?ksiegowania$/,
  ],
  ['data', 8, /^data (?:do |de )?(?:mov|movimento)$|^transactiedatum$|^data (?:operacji|transakcji)$/],
  ['data_valuta', 9, /^data(?: de| do)? valor$|^rentedatum$|^data waluty$/],
  ['data', 4, /^(data|date|datum|fecha)\b/],
  [
    'data_valuta',
    9,
    /^(data )?(di |della )?valuta$|^data val\b|^valuta data$|^value date$|^date value$|^valuta ?(date|datum)$|^wert(stellung)?$|^valutadatum$|^date( de)? valeur$|^(fecha|f)( de)? valor$|^data valuta\b/,
  ],
  [
    'data_valuta',
    5,
    /^data( di)? (completamento|conclusione)\b|^(post|posted|completed|processed|settlement|clearing) ?(date|at|on)\b|^(date|transaction) (completed|processed|posted)\b|^datum des abschlusses|^abgeschlossen am/,
  ],
  [
    'data_documento',
    9,
    /^data( di)? (documento|doc|fattura|ft|emissione)\b|^emissione$|^emess[ao] il$|^(inv|invoice|document|issue|invoiced|issued) ?(date|at|on)$/,
  ],
  [
    'scadenza',
    9,
    /^(data )?(di )?scadenza\b|^scade( il)?$|^scadut[ao] (il|dal)$|^((da )?(pagare|versare) )?entro( il)?$|^scad\b|^(data )?scad\b|\bdue (date|at|on)$|^due$|^fallig\w*|^zahlbar bis|^(date d )?echeance|^vencimiento/,
  ],
  [
    'numero_documento',
    8,
    /^(n|nr|num|numero)( di| del| della)? ?(documento|doc|fattura|ft)\b|^fattura$|^(invoice|document) (number|no)\b|^rechnungs?(nummer|nr)/,
  ],

  // Which way the money went, told by a column of its own.
  [
    'dare',
    9,
    /^spese$|^spent$|^sent amount$|\b(dare|addebit\w*|uscit[ae]|soll|belastung\w*|lastschrift\w*|debe|paid out|(?:money|amount) out|withdrawals?|debits?)\b/,
  ],
  ['dare', 9, /^(dr|deb) (amt|amount|importo|imp)$/],
  ['avere', 9, /^(cr|cred) (amt|amount|importo|imp)$/],
  [
    'dare',
    7,
    /\b(debit(o|i|s|e)?|debet|outflow|expenses?|cargos?|spesa|preliev[oi]|prelevament[oi]|ausgaben|depenses?|salida)\b/,
  ],
  [
    'avere',
    9,
    /^rimborsi$|^incassi$|^received amount$|\b(avere|accredit\w*|entrat[ae]|haben|gutschrift\w*|haber|paid in|(?:money|amount) in|deposits?|credits?)\b/,
  ],
  ['avere', 7, /\b(credit(o|i|s|e)?|inflow|income|abonos?|versament[oi]|einnahmen|recettes?|entrada)\b/],
  [
    'indicatore',
    6,
    /^(segno|sign|d a|dare avere|c d|d c|dr cr|s h|d k|soll haben|debit credit|credit debit|richtung|direction|sens|signo|entrate uscite|debe haber|verso|direzione|flusso)$|^(tipo|type) (operazione|movimento|mov|importo|segno|transaction)$|^bevetel kiadas$|^af bij$/,
  ],
  ['importo', 12, /^(?:importo |netto )?da (?:bonificare|accreditare)$|^(?:bonifico|accredito) ricevuto$/],
  [
    'importo',
    9,
    /^(?:saldo|totale|importo)(?: (?:della|del|di))? (?:delega|deleghe|modello|modello f24|f24)\b/,
  ],
  [
    'saldo',
    9,
    /\bsaldo\b(?!(?: (?:della|del|di))? (?:delega|modello|f24)\b)|\bbalance\b(?!.* id$)|\bkontostand\b|^solde\b|\begyenleg\b/,
  ],
  ['saldo', 4, /\bdisponibil\w*|^(?:importo |valore |credito )?residuo$/],
  [
    'importo',
    9,
    /^(importo|ammontare|amount|betrag|buchungsbetrag|montant|importe|bedrag|montante|kwota|net|netto|controvalore|umsatz)$|^importo (eur|euro|operazione|movimento|netto|in euro)\b/,
  ],
  [
    'importo',
    7,
    /\b(importo|ammontare|amount|betrag|montant|importe|bedrag|montante|kwota|controvalore|castka|osszege|sum|summe)\b/,
  ],
  [
    'importo',
    8,
    /^importo\b.*\b(addebitat\w*|accreditat\w*|effettiv\w*|contabilizzat\w*|liquidat\w*|eseguit\w*)\b/,
  ],
  [
    'importo',
    10,
    /^settlement amount$|^(?:addebito|quota|rata|importo)(?: addebitat[oa])? (?:(?:del|nel) mese|mensile)$/,
  ],
  ['importo', 6, /^(eur|euro|chf|usd|gbp|importi|movimento|valore|cifra|monto|cantidad|ausgangsbetrag\b.*)$/],
  [
    'importo',
    5,
    /^(brutto|brut|gross|lordo|totale|total|tot(ale)? (di |del )?(giorno|giornata|giornaliero|incass\w*|corrispettivi|ordine|addebit\w*|accredit\w*|pagat\w*|spes[ae]|operazione|transazione|eur|euro))$/,
  ],
  [
    'commissione',
    8,
    /\b(commission\w*|commissione|fees?|geb(u|ue|.)hr(en)?|frais|costo|spese|tariff[ae]|trattenut[ae]|comision\w*|\w*gebuhr)\b/,
  ],
  [
    'divisa',
    8,
    /^(divisa|currency|devise|waehrung|wahrung|w.hrung|moneda|munt|ccy|cod divisa|valuta|curr?|mena|devizanem|codice divisa)$|\b(currency|\w*wahrung|\w*waehrung|devizaneme?)\b|^valuta (di|del|della|in)\b/,
  ],
  [
    'stato',
    8,
    /^(stato|state|status|statut|etat|estado|situazione|\w{4,}status|contabilizzazione|contabilizzat[oa]|booked|state type)$|^(transaction|booking) (status|state)$|^(?!cod(?:ice)? (?:di )?conferma)(?:(?:cod|codice|descr|desc|descrizione|tipo) (?:di |del |dello )?)?(stato|status|esito|fase|avanzamento|stadio|lavorazione|elaborazione|iter|conferma|autorizzazione|validita|chiusura|semaforo|spunta|check|flag|aperto chiuso|colore)( \w+){0,3}$|^situazione( (del|della|dell|di))? ?(operazione|movimento|mov|transazione|disposizione|ordine|pagamento|pagato|pag)?$/,
  ],

  ['iban_controparte', 8, /\biban\b|^(gegenkonto|tegenrekening)\b|account number$/],
  [
    'riferimento',
    7,
    /^(rif|riferimento|riferimenti|reference|ref|referenz|kundenreferenz|referencia|cro|trn|numero operazione|id transazione|codice transazione|reference number)\b|\b(transaction id|transaktions id|transferwise id|reference|referenz|numero di ordine|rif esterno|transactiereferentie|no de transaction)\b|^id$/,
  ],
  [
    'ragione_sociale',
    8,
    /\b(beneficiar\w*|ordinante|controparte|ragione sociale|intestatario|denominazione controparte|nominativo|payee|payer|counterparty|partner name|other party|auftraggeber|empfanger|beg.?nstigter|beguenstigter|zahlungsempfanger\w*|zahlungspflichtig\w*|tegenpartij|name des partners|name zahlungsbeteiligte\w*)\b/,
  ],
  [
    'ragione_sociale',
    6,
    /^(nome|name|nom|cliente|fornitore|anagrafica|naam|beneficiario|debitore|creditore|merchant|merchant name|denominazione)$/,
  ],
  ['causale', 8, /^(cod(ice)? )?caus(ale)?( abi)?$|^cod caus\b|^causale$/],
  [
    'causale',
    6,
    /^(tipo|tipologia|type|umsatzart|umsatztyp|auftragsart|zahlungsart|art|nature|tran type|transaction type|tipo (di )?(movimento|operazione|transazione|ordine))$/,
  ],
  [
    'descrizione',
    9,
    /^descri\w*|\bdescription\b|^verwendungszweck|^buchungstext|^libelle|^concepto|^avisierungstext|^testo( di| d |$| contabil\w*| mov\w*)|^omschrijving|^beschreibung|^denominazione|^dettagli (di|del)/,
  ],
  [
    'descrizione',
    8,
    /^(dettagli|dettaglio|details?|text|testo|particulars|memo|narrative|motivo|label|operazione|operazioni|booking text|buchungsdetails|umsatztext|oggetto|nature de l operation|remarque|message|payment reference|causale pagamento)$/,
  ],
  ['descrizione', 5, /^(note|nota|notes|item|informazioni|altre informazioni|comment)$|^descri/],
];

/** Marks of a second money column: another currency, a part of the amount, a tax. */
const SECONDARY =
  /\b(orig\w*|originale|original|previst\w*|preventiv\w*|stimat\w*|presunt\w*|budget|forecast|planned|richiest[oi]|requested|autorizzat[oi]|local|estera|foreign|tax|iva|mw ?st|tva|detail|einzelzahlung|exchange|tip|bollo|steuer\w*|steuerbetrag|trinkgeld\w*|transazione|transaktion|gross|brut|brutto|lordo|fees?|\w*gebuhr|\w*steuer|commission\w*|vorz|tasso|kurs|koers|rate|frais de|assurance|shipping|remaining)\b|\bin valuta\b|^amount currency$/;

/** Every meaning a header text may have, best first; a header of a foreign or partial amount is worth less. */
export const listMeanings = keepAnswers((header: string): readonly Meaning[] => {
  const text = normalizeHeader(header.replaceAll(/[([][^)\]]*[)\]]/g, ' ').trim() || header);
  if (text === '' || text.length > 80) return [];
  const secondary = SECONDARY.test(normalizeHeader(header));
  const found = proposeName(text, secondary);
  // A word that is cut may begin a rule of another: whole, it says what it means.
  const expanded = proposeName(expandAbbreviations(text), secondary);
  return expanded.length > 0 ? expanded : found;
});

function proposeName(text: string, secondary: boolean): Meaning[] {
  const best = new Map<ColumnRole, number>();
  for (const [role, weight, regola] of REGOLE) {
    if (regola.test(text) && (best.get(role) ?? 0) < weight) best.set(role, weight);
  }
  if (best.has('dare') && best.has('avere')) {
    best.delete('dare');
    best.delete('avere');
    best.set('importo', 8);
    best.set('indicatore', 6);
  }
  if (secondary) {
    for (const role of ['importo', 'dare', 'avere', 'saldo'] as const) {
      const weight = best.get(role);
      if (weight !== undefined) best.set(role, Math.max(1, weight - 5));
    }
  }
  return [...best].map(([ruolo, peso]) => ({ ruolo, peso })).toSorted((x, y) => y.peso - x.peso);
}

const LANGUAGES: readonly (readonly [HeaderLanguage, RegExp])[] = [
  [
    'it',
    /\b(client[ei]|fornitor[ei]|fattura|scadenza|documento|numero|totale|residuo|data|valuta|importo|descrizione|causale|entrate|uscite|addebit\w*|accredit\w*|dare|avere|saldo|divisa|operazione|contabile|beneficiario|stato|dettagli|movimento|rif)\b/g,
  ],
  [
    'en',
    /\b(date|amount|description|balance|debit|credit|payee|reference|currency|details|booking|value|label|fee|state|status)\b/g,
  ],
  [
    'de',
    /\b(datum|betrag|buchung\w*|verwendungszweck|wert\w*|soll|haben|belastung|gutschrift|wahrung|waehrung|kontostand|empfanger|auftraggeber|lastschrift)\b/g,
  ],
  [
    'fr',
    /\b(date|description|reference|montant|libelle|credit|debit|solde|devise|valeur|operation|heure|nom|etat|brut|frais|remarque)\b/g,
  ],
  ['es', /\b(fecha|concepto|importe|saldo|moneda|cargo|abono|debe|haber|referencia|divisa)\b/g],
];

/** The language of a set of header texts; null when no word is known. Where English has as many words as another, it is English. */
export function inferLanguage(headers: readonly string[]): HeaderLanguage | null {
  const text = headers.map((header) => normalizeHeader(header)).join(' ');
  let best: HeaderLanguage | null = null;
  let most = 0;
  for (const [name, regola] of LANGUAGES) {
    const count = [...text.matchAll(regola)].length;
    if (count > most) {
      best = name;
      most = count;
    }
  }
  return best;
}
