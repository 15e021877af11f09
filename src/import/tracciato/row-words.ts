/** The words by which a line says that it is a balance, a total, a title, or not yet a movement. */
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { hasTriple, makeLetterTriples } from '../cell/letters.ts';
import { normalizeHeader } from '../cell/words.ts';

/** True for what starts with a digit, as none of these words does: days and amounts are most of the cells. */
function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Stems, language by language, of what was not done: cancelled, refused, given back, expired. */
const NON_FATTA =
  /\b(annull\w*|rifiut\w*|respint\w*|rigettat\w*|decadut\w*|stornat\w*|revocat\w*|fallit\w*|scadut\w*|negat[aoie]|bloccat\w*|richiamat\w*|scartat\w*|abortit\w*|interrott\w*|ko|cancel(?!leri)\w*|declin\w*|fail\w*|reject\w*|revert\w*|revers(ed|al)|void(ed)?|expired|refused|denied|blocked|returned|aborted|abgebrochen\w*|abgelehnt\w*|fehlgeschlagen\w*|storniert\w*|ruckgangig|rueckgaengig|zuruckgewiesen\w*|zurueckgewiesen\w*|zuruckgegeben\w*|abgewiesen\w*|gescheitert\w*|gesperrt\w*|refuse[es]?|echou\w*|retourne\w*|annule\w*|rejete\w*|bloque\w*|rechazad\w*|anulad\w*|devuelt\w*|fallid[ao]s?|denegad\w*|bloquead\w*)\b|\bnon (riuscit\w*|eseguit\w*|andat\w*|complet\w*|autorizzat\w*)\b|\bnot (completed|executed|authori[sz]ed)\b|\bnicht (ausgefuhrt|durchgefuhrt)\w*\b/;
/** A status alone in its column that also names an operation, as a description may. */
const NON_FATTA_SOLA =
  /^(errore|error|insolut[oai]|fehler|erreur|storno|impaye\w*|chargeback|ann|anl|canc?|rjct|rej)$/;
/** Abbreviations of what waits, alone in a column of statuses. */
const LONE_NOT_YET = /^(pnd|pdng|pend|att|sosp)$/;
/** Of what is not booked yet. */
const NOT_YET =
  /\b(attesa|sospes[aoie]|sospeso|lavorazione|evasione|inevas[aoie]|impegnat\w*|preautorizzat\w*|earmarked|pres[ao] in carico|elaborazione|prenotat\w*|provvisori\w*|programmat\w*|pianificat\w*|previst[aoie]|previsional[ei]|preventivat\w*|stimat[aoie]|presunt[aoie]|forecast|estimated|expected|projected|pendent[ei]|pending|processing|scheduled|planned|awaiting|on hold|held|created|vorgemerkt\w*|ausstehend\w*|offen|geplant\w*|bearbeitung|vorlaufig\w*|attente|prevue?s?|pendiente\w*|proceso|retenid\w*|programad\w*|autorizzazione|authori[sz]ation)\b|\bin (corso|verifica|progress|fase( di)?|transito|arrivo)\b|\ben (?:cours|suspens)\b|\ba (venir|valider|comptabiliser|traiter)\b|\b(da|non( ancora)?) (contabilizz\w*|perfezion\w*|eseguire|addebitare|accreditare|regolare|confermare|autorizzare|inviare)\b|\bnot (yet )?(booked|posted)\b/;
/** Of what is done, in a column of statuses. */
const FATTA =
  /\b(contabil\w*|effettiv\w*|consuntiv\w*|accounted|consolid\w*|perfezionat\w*|evas[aoie]|effettuat\w*|verbucht\w*|valid\w*|eseguit\w*|complet\w*|conferm\w*|regolat\w*|accettat\w*|accepte\w*|accepted|rimborsat\w*|rembours\w*|definitiv\w*|addebitat\w*|accreditat\w*|pagat\w*|incassat\w*|conclus\w*|chius\w*|riuscit\w*|registrat\w*|approvat\w*|liquidat\w*|inviat\w*|ricevut\w*|book\w*|posted|settled|succe(?:ss|ed)\w*|paid|done|cleared|captured|executed|approved|confirmed|processed|sent|received|closed|final|refund\w*|adjust\w*|gebucht\w*|gezahlt\w*|ausgefuhrt\w*|ausgefuehrt\w*|abgeschlossen\w*|erledigt\w*|bestatigt\w*|erfolgreich\w*|comptabilis\w*|execut\w*|termine\w*|effectu\w*|regle\w*|valide\w*|contabilizad\w*|ejecutad\w*|realizad\w*|finalizad\w*|pagad\w*|cobrad\w*|aceptad\w*|ok)\b|\bbuon fine\b/;

/** A word of what is done, after one that takes it back. */
const NON =
  /^(?:non(?: ancora)?|da|not(?: yet)?|to be|un(?=\w{4})|nicht|noch nicht|pas(?: encore)?|por|sin)\s?/;

/** A status is a word or two: in a longer text the same words tell something else. */
const PAROLE_STATO = 5;

/** Why a row whose status says so is not a booked movement; null for any other status. */
export function explainStatus(text: string): string | null {
  if (isDigit(text)) return null;
  const word = normalizeHeader(text);
  if (word.split(' ').length > PAROLE_STATO) return null;
  if (NON_FATTA.test(word)) return `Operazione non eseguita (stato «${text.trim()}»)`;
  if (NOT_YET.test(word) || (NON.test(word) && isDone(word.replace(NON, ''))))
    return `Operazione non ancora contabilizzata (stato «${text.trim()}»)`;
  return null;
}

/** Why a row with this status is no booked movement, of a column of statuses; null for one that is, or that nobody knows. */
export function explainColumnStatus(text: string): string | null {
  const reason = explainStatus(text);
  if (reason !== null) return reason;
  const word = normalizeHeader(text);
  if (NON_FATTA_SOLA.test(word)) return `Operazione non eseguita (stato «${text.trim()}»)`;
  return LONE_NOT_YET.test(word) ? `Operazione non ancora contabilizzata (stato «${text.trim()}»)` : null;
}

const WHAT_IT_WAS = /^(?:in|operazione|transazione|pagamento|movimento|disposizione|payment|transaction) /;
/** So many words, of a cell that says just this. */
const PAROLE_MAI = 3;
const PAROLE_ATTESA = 2;
/** Things, as a `reversal` and an authorisation are: they may be movements. */
const THINGS = /(?:al|ment[oi]|zion[ei]|sation|zation|ung)$/;

/** True of a cell that says, under any name, that its row was not done, or not yet: by a participle, as `RIGETTATA`, by no thing. */
export function isNotDone(text: string): boolean {
  if (text === '' || isDigit(text)) return false;
  const word = normalizeHeader(text).replace(WHAT_IT_WAS, '');
  const many = word.split(' ').length;
  const found = [many <= PAROLE_MAI ? NON_FATTA : null, many <= PAROLE_ATTESA ? NOT_YET : null];
  return found.some((stems) => {
    const start = stems?.exec(word);
    return start?.index === 0 && !THINGS.test(start[0]);
  });
}

/** Why a row with a status that no language here knows does not enter, in a file where other rows say what became of them. */
export const explainUnknownStatus = (text: string, what: string): string =>
  `Stato «${text.trim()}» non conosciuto: non dice ${what}`;

/** A status between brackets or stars, before or after the words of a movement: `(in attesa) ESSELUNGA`, `ENEL [PENDING]`. */
const IN_PARENTHESES = /^[([*]+\s*([^()[\]*]{2,40}?)\s*[)\]*]+|[([*]+\s*([^()[\]*]{2,40}?)\s*[)\]*]+$/;
const WHAT =
  '(?:operazione|transazione|pagamento|movimento|autorizzazione|acquisto|payment|transaction|purchase|authori[sz]ation)';
/** What was not done, of a thing whose own name is no operation: a refused direct debit is booked, and given back. */
const NOT_HAPPENED =
  '(?:annullat[oaie]|rifiutat[oaie]|negat[oaie]|revocat[oaie]|non (?:riuscit|eseguit|autorizzat|andat)[oaie]|cancell?ed|declined|refused|rejected|voided|storniert|abgelehnt|annulee?|refusee?|rechazad[oa]|anulad[oa])';
const NOT_YET_TEXT =
  '(?:in attesa(?: di \\w+)?|(?:non(?: ancora)?|da) contabilizz\\w*|prenotat[oaie]|in corso|pending|vorgemerkt|en attente|pendiente)';
const AT_HEAD = new RegExp(
  `^(?:${WHAT} )?(?:${NOT_HAPPENED}\\b|(?:prenotat[oaie]|non(?: ancora)? contabilizzat[oaie])\\b|${NOT_YET_TEXT}(?= *[-–:]))`,
  'i',
);
const OPERATION = `(?:${WHAT}|bonifico|prelievo|ricarica|giroconto|trasferimento|transfer)`;
/** Behind a stroke or a comma, or an operation; what waits to be booked says so of itself. */
const AT_TAIL = new RegExp(
  `(?:\\s[-–]|[,;])\\s*((?:${WHAT} )?(?:${NOT_HAPPENED}|stornat[oaie]|${NOT_YET_TEXT}))$|\\s(in attesa di contabilizzazione)$|^${OPERATION}\\b.*\\s(${NOT_HAPPENED})$`,
  'i',
);
/** How such a text may begin, and end: nearly every other is told by it. */
const STARTS = makeLetterTriples(
  'ope,tra,pag,mov,aut,acq,pay,pur,ann,rif,neg,non,can,dec,ref,rej,voi,sto,abg,rec,anu,pre,in ,da ,pen,vor,en ',
);
const CODE = makeLetterTriples(
  'ato,ata,ati,ate,ito,ita,iti,ite,oso,osa,lla,led,sed,ted,ded,hnt,ert,ing,rkt,nte,ent,tte,ree,see,one,rso,esa,uta,uto,ada,ado,ned,are',
);

/** Why a movement whose own words say so is not booked; null for nearly all. Told by their first and last characters. */
export function explainNotBooked(text: string): string | null {
  const last = text.charCodeAt(text.length - 1);
  const first = text.charCodeAt(0);
  if (isParenthesis(first) || isParenthesis(last)) {
    const found = IN_PARENTHESES.exec(text);
    return found ? explainStatus(found[1] ?? found[2] ?? '') : null;
  }
  const words = hasTriple(STARTS, text, 0) ? AT_HEAD.exec(text)?.[0] : undefined;
  if (words !== undefined) return explainStatus(words);
  const behind = hasTriple(CODE, text, text.length - 3) ? AT_TAIL.exec(text) : null;
  return behind ? explainStatus(behind[1] ?? behind[2] ?? behind[3] ?? '') : null;
}

/** `(`, `)`, `*`, `[`, `]`. */
const isParenthesis = (code: number): boolean => (code >= 40 && code <= 42) || code === 91 || code === 93;

/** A stem of what is done, in whatever way it goes on: `contabilizzare`, `validée`, `posted`. */
const isDone = (word: string): boolean => FATTA.test(word);

/** True for a status that says that the operation is done. */
export const isFatta = (text: string): boolean =>
  FATTA.test(normalizeHeader(text)) && explainStatus(text) === null;

type TipoSaldo = 'iniziale' | 'finale';

const QUANTO =
  '(?:giacenza|disponibilita|disp|consistenza|rimanenza|situazione|fondo|credito|debito|saldo|esistente|esistenza)';
const INIZIALE = new RegExp(
  [
    `^(?:il )?${QUANTO}(?: liquid[oa]| di cassa| cassa| contabile| disponibile| conto)?(?: in| a| di| d| al| all)? ?(?:inizial[ei]|precedente|apertura|partenza|inizio|ad inizio|a nuovo)\\b`,
    '^importo (?:di partenza|di apertura|d inizio|iniziale)$',
    '^(?:giacenza|disponibilita)(?: liquida)? (?:iniziale|precedente|all inizio)\\b',
    '^(?:il )?saldo(?: contabile| liquido| disponibile| conto)?(?: in| a)? ?(?:iniziale|precedente|di apertura|apertura|inizio|d apertura|ad inizio|riportato|a? ?fine (?:anno|mese|trimestre|periodo) precedente)\\b',
    '^saldo (?:di |del |della )?inizio\\b',
    '^(?:riporto(?: saldo| pagina| precedente| iniziale| a nuovo| esercizio| anno| mese| periodo| (?:da|dal|al) .*| [0-9].*)?$|riporto (?:saldo|pagina|esercizio|anno|mese|periodo)\\b|saldo a riporto|saldo riporto|saldo da riporto|saldo pagina precedente)\\b',
    '^fondo (?:di )?cassa$',
    '^(?:bilancio|scrittura) di apertura\\b|^apertura(?: (?:dei )?conti)?$|^apertura (?:di )?esercizio\\b',
    '^(?:avanzo|residuo|cassa)(?: di cassa)?(?: (?:precedente|iniziale|(?:dal|del) (?:mese|anno|periodo) precedente))\\b',
    '^(?:ripresa (?:di )?saldo|saldo (?:riportato )?a nuovo|a nuovo|importo (?:riportato|a riporto)|situazione (?:al|alla data))\\b',
    '^(?:last (?:month|statement|year) s|balance (?:on|at|from)? ?(?:last|previous) (?:statement|month)) ?(?:balance)?\\b',
    '^ubertrag\\b|^(?:saldo)?vortrag\\b|^(?:opening|initial|start|starting|beginning|previous) balance|^(?:balance |bal )?(?:brought forward|b f)$|^balance (?:brought forward|b f|at start)|^letzter kontostand|^alter kontostand|^(?:anfangs|alter |eroffnungs|start)saldo|^anfangsbestand',
    '^solde (?:initial|precedent|anterieur|reporte?|en debut|debiteur precedent|crediteur precedent|de depart|d ouverture)|^ancien solde|^report(?: a nouveau| (?:debit|credit)(?:eur)?| equilibre)?$|^saldo (?:inicial|anterior|arrastrado)|^(?:anfangs)?kontostand am anfang',
  ].join('|'),
);
const FINALE = new RegExp(
  [
    '^(?:giacenza|disponibilita)(?: liquida)?(?: d(?:el|i) (?:conto|rapporto))?(?: (?:finale|residua|attuale|immediata|corrente|effettiva|complessiva|al|alla|a fine)\\b|$)',
    '^(?:consistenza|rimanenza|situazione|fondo)(?: di cassa| cassa)? (?:finale|residua|attuale|al|alla|a fine)\\b|^(?:consistenza|rimanenza(?: di cassa)?)$',
    '^(?:il )?saldo(?: contabile| liquido| disponibile| conto)?(?: in| a)? ?(?:finale|attuale|di chiusura|chiusura|fine|a fine|al|alla data|corrente|disponibile|liquido|residuo|progressivo|creditore|debitore)\\b',
    '^saldo (?:di |a |del |della |al |alla )?(?:fine|giornata|giorno|mese|periodo|trimestre|semestre|anno)\\b',
    '^saldo (?:a |in )?(?:vs|vostro|suo|ns|nostro)? ?(?:favore|credito|debito)\\b',
    '^saldo (?:contabile|liquido)\\b|^saldo(?: (?:eur|chf|usd|gbp))?(?: [+0-9 ]+)?$|^nuovo saldo|^(?:saldo |totale )?(?:da|a) riportare?\\b|^chiusura(?: conto)?$|^closing$',
    '^(?:total )?amount due\\b|^(?:new|closing|final|ending|current|available) balance|^(?:balance |bal )?(?:carried forward|c f)$|^balance(?: at end| carried forward| c f|$)|^(?:neuer )?kontostand\\b|^(?:end|neuer |schluss)saldo|^endbestand',
    '^solde(?: final| au| nouveau| actuel|$)|^nouveau solde\\b|^saldo (?:final|actual)',
  ].join('|'),
);

/** Tells a balance line by the words it starts with: `SALDO INIZIALE AL`, `Kontostand vom 31.03.2025`. */
export function classifySaldo(text: string): TipoSaldo | null {
  if (isDigit(text)) return null;
  const first = text.charCodeAt(0) | 32;
  // Only words that start with s, i, r, o, p, b, l, a, e, n, c, f, k, g, d, t an umlaut or a stray pipe can match: most cells end here.
  if (first > 122 && first !== 124 && first !== 252) return null;
  const words = normalizeHeader(text);
  if (INIZIALE.test(words)) return 'iniziale';
  if (/\b(fattura|fatt|ft|e c|carta|rata|acconto)\b/.test(words)) return null;
  return FINALE.test(words) ? 'finale' : null;
}

/** True of a word that opens a ledger, on its first row; an account may be opened on any. */
export const isOpeningAlone = (text: string): boolean => normalizeHeader(text) === 'apertura';

/** What an account allows, or how it went: said in a row, and no movement. */
const INFORMATIVA =
  /^tass[oi]( annuo)?( (debitore|creditore|nominale|effettivo|di mora|di interesse)){1,2}$|^(giacenza media|fido|plafond|affidamento|castelletto|massimale|linea di credito)( (annua|accordat[oa]|concess[oa]|disponibile|utilizzat[oa]|residu[oa]|mensile|del periodo))?$/;

/** True for a row that says what an account allows, or how it went: `Fido accordato`, `Giacenza media`. */
export const isInformativa = (text: string): boolean => INFORMATIVA.test(normalizeHeader(text));

const TOTALE =
  /^(totale|totali|total|totals|gesamt|summe|somma|sum|subtotale|subtotal|sub total|total general|totaux|turnover|sommano|tota(?:le|li) a pareggio|gesamtsumme|importo totale( (dei )?movimenti)?)$|^tot(ale)? (del )?(mese|trimestre|anno|periodo)\b|^tot(ale)? (di )?(gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\w*( (20)?\d\d)?$|^(totale|totali|total|summe|gesamt|totaux)( (di|dei|delle|degli|des|de|der|of|in|a))? ?(addebiti|accrediti|dare|avere|movimenti|entrate|uscite|generale|complessivo|operazioni|distinta|debits?|credits?|debit amount|credit amount|betrag|belastungen|gutschriften|transactions?|amount|periodo)\b/;

/** True for a totals line, by the words it starts with. */
export const isTotale = (text: string): boolean => TOTALE.test(normalizeHeader(text));

/** True of what a day, a week, a party or a page comes to: alone among the rows it may be what was taken that day. */
export const isTotaleDiParte = (text: string): boolean =>
  /^(?:sub ?)?tot(?:ale)? (?:di |del |della )?(?:giorno|giornata|giornaliero|settimana|pagina|cliente|fornitore|conto|reparto|cassa)\b/.test(
    normalizeHeader(text),
  );

/** Totals as a line without a date may name them: `Total Spalte`, `Totale periodo 01/2026`. */
export const isTotaleSenzaData = (text: string): boolean =>
  text.length < 60 &&
  /^(total|totale|totali|totals|totaux|summe|gesamt|subtotale)\b/.test(normalizeHeader(text));

/** A status that says the operation is done but the bank has not booked it yet, as Fineco's `Autorizzato`. */
export const isAuthorised = (text: string): boolean =>
  /^(autorizzat[oa]|authori[sz]ed)$/.test(normalizeHeader(text));

/** True for the title of the list of those that are. */
export const isTitoloContabilizzate = (text: string): boolean =>
  /\bcontabilizzat[eio]\b|\bbooked\b|\bgebuchte\b|\bcomptabilise\w*/.test(normalizeHeader(text)) &&
  !isTitoloNonContabilizzate(text);

/** How the title of a list of operations begins, and of what is still to come. */
const MANY =
  /^(operazioni|movimenti|pagamenti|transazioni|disposizioni|bonifici|addebiti|accrediti|ordini|rate|transactions|payments)\b/;
/** How a list begins of what other rows are made of. */
const PARTS =
  /^di cui$|^(dettaglio|composizione|ripartizione|specifica) (della |delle |degli |dei |del )?(assegni|distint\w*|effetti|commissioni|spese|bonific\w*|competenze|interessi)\b/;
const TO_COME =
  /^(prossim[eio]|futur[eio]) (scadenz[ae]|addebit[oi]|accredit[oi]|pagament[oi]|rat[ae]|operazion[ei]|movimenti)\b|^(addebiti|pagamenti|operazioni|movimenti) (futur|in scadenza|ricorrent)\w*|^ordini permanenti\b|^(upcoming|scheduled) (transactions|payments)\b/;

/** Why what stands below the title of a list is no booked movement; null for any other text. */
export function explainTitle(text: string): string | null {
  const words = normalizeHeader(text);
  if (words.split(' ').length > PAROLE_STATO) return null;
  if (TO_COME.test(words)) return `Operazione ancora da venire (sotto il titolo «${text.trim()}»)`;
  if (PARTS.test(words)) return `Parte di un’altra riga (sotto il titolo «${text.trim()}»)`;
  return MANY.test(words) ? (explainStatus(text)?.replace('(stato', '(sotto il titolo') ?? null) : null;
}

/** True for the title of a list of operations not yet booked; beside an amount it is one to be paid. */
export function isTitoloNonContabilizzate(text: string): boolean {
  const named =
    /\b(non (ancora )?contabilizzat\w*|in attesa|da (?:contabilizzare|liquidare|accreditare|addebitare|regolare)|prenotat\w*|vorgemerkte (umsatze|buchungen)|pending (transactions|operations)|movimenti in sospeso|operations en attente|non consolidat\w*)\b/.test(
      normalizeHeader(text),
    );
  return named && !text.split(/\s+/).some((word) => isLikelyMoney(word) && !isLikelyData(word));
}
