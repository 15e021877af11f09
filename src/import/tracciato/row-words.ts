/** The words by which a line says that it is a balance, a total, a title, or not yet a movement. */
import { normalizeHeader } from '../cell/words.ts';

/** True for what starts with a digit, as none of these words does: days and amounts are most of the cells. */
function isCifra(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Stems, language by language, of what was not done: cancelled, refused, given back, expired. */
const NON_FATTA =
  /\b(annull\w*|rifiut\w*|respint\w*|stornat\w*|revocat\w*|fallit\w*|scadut\w*|negat[aoie]|bloccat\w*|richiamat\w*|scartat\w*|abortit\w*|interrott\w*|ko|cancel\w*|declin\w*|fail\w*|reject\w*|revert\w*|revers(ed|al)|void(ed)?|expired|refused|denied|blocked|returned|aborted|abgebrochen\w*|abgelehnt\w*|fehlgeschlagen\w*|storniert\w*|ruckgangig|rueckgaengig|zuruckgewiesen\w*|zurueckgewiesen\w*|zuruckgegeben\w*|abgewiesen\w*|gescheitert\w*|gesperrt\w*|refuse[es]?|echou\w*|annule\w*|rejete\w*|bloque\w*|rechazad\w*|anulad\w*|devuelt\w*|fallid[ao]s?|denegad\w*|bloquead\w*)\b|\bnon (riuscit\w*|eseguit\w*|andat\w*|complet\w*|autorizzat\w*)\b|\bnot (completed|executed|authori[sz]ed)\b|\bnicht (ausgefuhrt|durchgefuhrt)\w*\b/;
/** A status alone in its column that also names an operation, as a description may. */
const NON_FATTA_SOLA = /^(errore|error|insolut[oai]|fehler|erreur|storno|chargeback)$/;
/** Of what is not booked yet. */
const NON_ANCORA =
  /\b(attesa|sospes[aoie]|sospeso|lavorazione|elaborazione|prenotat\w*|provvisori\w*|programmat\w*|pianificat\w*|pendent[ei]|pending|processing|scheduled|planned|awaiting|on hold|held|created|vorgemerkt\w*|ausstehend\w*|offen|geplant\w*|bearbeitung|vorlaufig\w*|attente|prevue?s?|pendiente\w*|proceso|retenid\w*|programad\w*|autorizzazione|authori[sz]ation)\b|\bin (corso|verifica|progress|fase( di)?|transito|arrivo)\b|\ben cours\b|\ba venir\b|\b(da|non( ancora)?) (contabilizz\w*|eseguire|addebitare|accreditare|regolare|confermare|autorizzare|inviare)\b|\bnot (yet )?(booked|posted)\b/;
/** Of what is done, in a column of statuses. */
const FATTA =
  /\b(contabiliz\w*|eseguit\w*|complet\w*|conferm\w*|regolat\w*|accettat\w*|accepte\w*|accepted|rimborsat\w*|rembours\w*|definitiv\w*|addebitat\w*|accreditat\w*|pagat\w*|incassat\w*|conclus\w*|chius\w*|riuscit\w*|registrat\w*|approvat\w*|liquidat\w*|inviat\w*|ricevut\w*|book\w*|posted|settled|success\w*|paid|done|cleared|executed|approved|confirmed|processed|sent|received|closed|final|refund\w*|adjust\w*|gebucht\w*|gezahlt\w*|ausgefuhrt\w*|ausgefuehrt\w*|abgeschlossen\w*|erledigt\w*|bestatigt\w*|erfolgreich\w*|comptabilis\w*|execut\w*|termine\w*|effectu\w*|regle\w*|valide\w*|contabilizad\w*|ejecutad\w*|realizad\w*|finalizad\w*|pagad\w*|cobrad\w*|aceptad\w*|ok|si|yes|x|true)\b|\bbuon fine\b/;

/** A status is a word or two: in a longer text the same words tell something else. */
const PAROLE_STATO = 5;

/** Why a row whose status says so is not a booked movement; null for any other status. */
export function explainStatus(text: string): string | null {
  if (isCifra(text)) return null;
  const word = normalizeHeader(text);
  if (word.split(' ').length > PAROLE_STATO) return null;
  if (NON_FATTA.test(word)) return `Operazione non eseguita (stato «${text.trim()}»)`;
  if (NON_ANCORA.test(word)) return `Operazione non ancora contabilizzata (stato «${text.trim()}»)`;
  return null;
}

/** Why a row with this status is no booked movement, of a column of statuses; null for one that is, or that nobody knows. */
export function explainColumnStatus(text: string): string | null {
  const motivo = explainStatus(text);
  if (motivo !== null) return motivo;
  return NON_FATTA_SOLA.test(normalizeHeader(text))
    ? `Operazione non eseguita (stato «${text.trim()}»)`
    : null;
}

/** Why a row with a status that no language here knows is not taken for done, in a file where other rows say that they are. */
export const explainUnknownStatus = (text: string): string =>
  `Stato «${text.trim()}» non conosciuto: non dice se l’operazione è avvenuta`;

/** A status between brackets or stars, before or after the words of a movement: `(in attesa) ESSELUNGA`, `ENEL [PENDING]`. */
const TRA_PARENTESI = /^[([*]+\s*([^()[\]*]{2,40}?)\s*[)\]*]+|[([*]+\s*([^()[\]*]{2,40}?)\s*[)\]*]+$/;
/** What is not booked says so first, before whom it went to. */
const IN_TESTA =
  /^(?:operazione |transazione |pagamento |movimento |autorizzazione )?(?:in attesa|non (?:ancora )?contabilizzat\w*|da contabilizzare|prenotat\w*|in corso|pending)\s*[-–:]/i;

/** Why a movement whose own words say so is not booked; null for nearly all. Told by their first and last characters. */
export function explainNotBooked(text: string): string | null {
  const ultimo = text.charCodeAt(text.length - 1);
  const primo = text.charCodeAt(0);
  if (!isParentesi(primo) && !isParentesi(ultimo))
    return IN_TESTA.test(text) ? explainStatus(text.split(/[-–:]/)[0] ?? '') : null;
  const found = TRA_PARENTESI.exec(text);
  return found ? explainStatus(found[1] ?? found[2] ?? '') : null;
}

/** `(`, `)`, `*`, `[`, `]`. */
const isParentesi = (code: number): boolean => (code >= 40 && code <= 42) || code === 91 || code === 93;

/** True for a status that says that the operation is done. */
export const isFatta = (text: string): boolean =>
  FATTA.test(normalizeHeader(text)) && explainStatus(text) === null;

export type TipoSaldo = 'iniziale' | 'finale';

const INIZIALE =
  /^(giacenza|disponibilita)( liquida)? (iniziale|precedente|all inizio)\b|^(il )?saldo( contabile| liquido| disponibile| conto)?( in| a)? ?(iniziale|precedente|di apertura|apertura|inizio|d apertura|ad inizio|riportato|a? ?fine (anno|mese|trimestre|periodo) precedente)\b|^(riporto|riporto saldo|riporto (da|dal) .*|saldo a riporto|saldo riporto|saldo da riporto|saldo pagina precedente)\b|^(last (month|statement|year) s|balance (on|at|from)? ?(last|previous) (statement|month)) ?(balance)?\b|^ubertrag\b|^(opening|initial|starting|beginning|previous) balance|^balance (brought forward|b f|at start)|^letzter kontostand|^(anfangs|alter |eroffnungs)saldo|^solde (initial|precedent|anterieur)|^saldo (inicial|anterior)|^(anfangs)?kontostand am anfang/;
const FINALE =
  /^(giacenza|disponibilita)( liquida)?( (finale|residua|attuale|al|alla|a fine)\b|$)|^(il )?saldo( contabile| liquido| disponibile| conto)?( in| a)? ?(finale|attuale|di chiusura|chiusura|fine|a fine|al|alla data|corrente|disponibile|liquido|residuo)\b|^saldo (contabile|liquido)\b|^saldo( (eur|chf|usd|gbp))?( [+0-9 ]+)?$|^nuovo saldo|^(saldo |totale )?(da|a) riportare|^(a|da) riportare\b|^(total )?amount due\b|^(new|closing|final|ending|current|available) balance|^balance( at end| carried forward| c f|$)|^kontostand\b|^(end|neuer |schluss)saldo|^solde( final| au| nouveau| actuel|$)|^nouveau solde\b|^saldo (final|actual)/;

/** Tells a balance line by the words it starts with: `SALDO INIZIALE AL`, `Kontostand vom 31.03.2025`. */
export function classifySaldo(text: string): TipoSaldo | null {
  if (isCifra(text)) return null;
  const first = text.charCodeAt(0) | 32;
  // Only words that start with s, i, r, o, p, b, l, a, e, n, c, f, k, g, d, t or a stray pipe can match: most cells end here.
  if (first > 122 && first !== 124) return null;
  const words = normalizeHeader(text);
  if (INIZIALE.test(words)) return 'iniziale';
  if (/\b(fattura|fatt|ft|e c|carta|rata|acconto)\b/.test(words)) return null;
  return FINALE.test(words) ? 'finale' : null;
}

const TOTALE =
  /^(totale|totali|total|totals|gesamt|summe|somma|sum|subtotale|subtotal|sub total|total general|totaux|turnover)$|^(totale|totali|total|summe|gesamt|totaux)( (di|dei|delle|degli|des|de|der|of|in|a))? ?(addebiti|accrediti|dare|avere|movimenti|entrate|uscite|generale|complessivo|operazioni|debits?|credits?|debit amount|credit amount|betrag|belastungen|gutschriften|transactions?|amount|periodo)\b/;

/** True for a totals line, by the words it starts with. */
export function isTotale(text: string): boolean {
  return TOTALE.test(normalizeHeader(text));
}

/** Totals as a line without a date may name them: `Total Spalte`, `Totale periodo 01/2026`. */
export function isTotaleSenzaData(text: string): boolean {
  return (
    text.length < 60 &&
    /^(total|totale|totali|totals|totaux|summe|gesamt|subtotale)\b/.test(normalizeHeader(text))
  );
}

/** A status that says the operation is done but the bank has not booked it yet, as Fineco's `Autorizzato`. */
export function isAutorizzata(text: string): boolean {
  return /^(autorizzat[oa]|authori[sz]ed)$/.test(normalizeHeader(text));
}

/** True for the title of the list of those that are. */
export const isTitoloContabilizzate = (text: string): boolean =>
  /\bcontabilizzat[eio]\b|\bbooked\b|\bgebuchte\b|\bcomptabilise\w*/.test(normalizeHeader(text)) &&
  !isTitoloNonContabilizzate(text);

/** True for the title of a list of operations not yet booked. */
export function isTitoloNonContabilizzate(text: string): boolean {
  return /\b(non (ancora )?contabilizzat\w*|in attesa|da contabilizzare|prenotat\w*|vorgemerkte (umsatze|buchungen)|pending (transactions|operations)|movimenti in sospeso|operations en attente|non consolidat\w*)\b/.test(
    normalizeHeader(text),
  );
}
