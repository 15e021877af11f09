/** The words by which a line says that it is a balance, a total, a title, or not yet a movement. */
import { normalizza } from './parole.ts';

/** True for what starts with a digit, as none of these words does: days and amounts are most of the cells. */
function isCifra(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Why a row whose status says so is not a booked movement; null for any other status. */
export function motivoStato(text: string): string | null {
  if (isCifra(text)) return null;
  const word = normalizza(text);
  if (
    /^(pending|in attesa|in sospeso|in corso|in elaborazione|da contabilizzare|non (ancora )?contabilizzat\w*|prenotat\w*|vorgemerkt|ausstehend|en attente|pendiente|processing|created|offen)$/.test(
      word,
    )
  ) {
    return `Operazione non ancora contabilizzata (stato «${text.trim()}»)`;
  }
  if (
    /^(declined|failed|rejected|reverted|cancel\w*|annullat[oa]|rifiutat[oa]|respint[oa]|non riuscit[oa]|fallit[oa]|stornat[oa]|abgebrochen|abgelehnt|fehlgeschlagen|refuse|echoue|annule|expired|scadut[oa]|rueckgaengig|ruckgangig|rechazad[oa])$/.test(
      word,
    )
  ) {
    return `Operazione non eseguita (stato «${text.trim()}»)`;
  }
  return null;
}

export type TipoSaldo = 'iniziale' | 'finale';

const INIZIALE =
  /^(il )?saldo( contabile| liquido| disponibile| conto)?( in| a)? ?(iniziale|precedente|di apertura|apertura|inizio|d apertura|riportato|a? ?fine (anno|mese|trimestre|periodo) precedente)\b|^(riporto|riporto saldo|saldo a riporto|saldo riporto|saldo da riporto|saldo pagina precedente)\b|^(last (month|statement|year) s|balance (on|at|from)? ?(last|previous) (statement|month)) ?(balance)?\b|^ubertrag\b|^(opening|initial|starting|beginning|previous) balance|^balance (brought forward|b f|at start)|^letzter kontostand|^(anfangs|alter |eroffnungs)saldo|^solde (initial|precedent|anterieur)|^saldo (inicial|anterior)|^(anfangs)?kontostand am anfang/;
const FINALE =
  /^(il )?saldo( contabile| liquido| disponibile| conto)?( in| a)? ?(finale|attuale|di chiusura|chiusura|fine|al|alla data|corrente)\b|^saldo (contabile|liquido)\b|^saldo$|^nuovo saldo|^saldo (da|a) riportare|^(a|da) riportare\b|^(total )?amount due\b|^(new|closing|final|ending|current|available) balance|^balance( at end| carried forward| c f|$)|^kontostand\b|^(end|neuer |schluss)saldo|^solde( final| au| nouveau| actuel|$)|^nouveau solde\b|^saldo (final|actual)/;

/** Tells a balance line by the words it starts with: `SALDO INIZIALE AL`, `Kontostand vom 31.03.2025`. */
export function tipoSaldo(text: string): TipoSaldo | null {
  if (isCifra(text)) return null;
  const first = text.charCodeAt(0) | 32;
  // Only words that start with s, i, r, o, p, b, l, a, e, n, c, f, k or a stray pipe can match: most cells end here.
  if (first > 122 && first !== 124) return null;
  const words = normalizza(text);
  if (INIZIALE.test(words)) return 'iniziale';
  if (/\b(fattura|fatt|ft|e c|carta|rata|acconto)\b/.test(words)) return null;
  return FINALE.test(words) ? 'finale' : null;
}

const TOTALE =
  /^(totale|totali|total|totals|gesamt|summe|somma|sum|subtotale|subtotal|sub total|total general|totaux|turnover)$|^(totale|totali|total|summe|gesamt|totaux)( (di|dei|delle|degli|des|de|der|of|in|a))? ?(addebiti|accrediti|dare|avere|movimenti|entrate|uscite|generale|complessivo|operazioni|debits?|credits?|debit amount|credit amount|betrag|belastungen|gutschriften|transactions?|amount|periodo)\b/;

/** True for a totals line, by the words it starts with. */
export function isTotale(text: string): boolean {
  return TOTALE.test(normalizza(text));
}

/** Totals as a line without a date may name them: `Total Spalte`, `Totale periodo 01/2026`. */
export function isTotaleSenzaData(text: string): boolean {
  return (
    text.length < 60 && /^(total|totale|totali|totals|totaux|summe|gesamt|subtotale)\b/.test(normalizza(text))
  );
}

/** A status that says the operation is done but the bank has not booked it yet, as Fineco's `Autorizzato`. */
export function isAutorizzata(text: string): boolean {
  return /^(autorizzat[oa]|authori[sz]ed)$/.test(normalizza(text));
}

/** True for the title of a list of operations not yet booked. */
export function isTitoloNonContabilizzate(text: string): boolean {
  return /\b(non (ancora )?contabilizzat\w*|in attesa|da contabilizzare|prenotat\w*|vorgemerkte (umsatze|buchungen)|pending (transactions|operations)|movimenti in sospeso|operations en attente|non consolidat\w*)\b/.test(
    normalizza(text),
  );
}
