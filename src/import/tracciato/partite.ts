/**
 * Lists of open items (partitari, scadenzari, registers of invoices): told by their header, and read by its words alone,
 * for they carry no running balance that could prove a column.
 */
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { normalizeHeader } from '../cell/words.ts';
import { explainNotOpen } from '../cell/partite-words.ts';
import { isDate, isSoldi, type ProfiledColumn } from './profile.ts';

const SCADENZA =
  /\bscad(enza|enze)?\b|^scade\b|\bdue( date| at| on)?$|\bfallig\w*|^zahlbar bis|\becheance\b|\bvencimiento\b/;
/** A number that names an invoice says what the rows are; one that names any document needs a date to say so. */
const FATTURA =
  /\b(invoice|fattura|fatt|ft|bill|rechnungs?|facture|factura)\b.*\b(number|no|num|numero|nr|n|id|nummer)\b|\b(numero|num|nr|n|no)\b( di| della)? ?\b(fattura|fatt|ft)\b|^(invoice|fattura)$|^rechnungs?(nummer|nr)$/;
const DOCUMENTO =
  /^(numero|number|num|nr|n|no|protocollo|documento|doc)$|\b(documento|document|doc|partita)\b/;
const DATA_DOCUMENTO =
  /^data( di| del| della)? ?(emissione|documento|doc|fattura|fatt|ft)\b|^(issue|invoice|document|invoiced|issued) ?(date|at|on)$|^emissione$|^rechnungsdatum$|^date (de )?facture$/;

/** What only an account has: wallets name the invoices that were paid, too. */
const DI_CONTO = /\b(saldo|balance|kontostand|solde|commission\w*|fees?)\b/;

/** A header as it is compared: its cut words whole. */
export const normalizeTitle = (intestazione: string): string =>
  expandAbbreviations(normalizeHeader(intestazione));

const intestazioni = (colonne: readonly { intestazione: string }[]): string[] =>
  colonne.map(({ intestazione }) => normalizeTitle(intestazione));

/** True when the header names documents with the day they are due, or invoices with their own day. */
export function isElencoPartite(intestazione: readonly string[]): boolean {
  const nomi = intestazione.map((nome) => normalizeTitle(nome));
  const scadenza = nomi.some((nome) => SCADENZA.test(nome));
  const fattura = nomi.some((nome) => FATTURA.test(nome));
  const documento = fattura || nomi.some((nome) => DOCUMENTO.test(nome));
  const data = nomi.some((nome) => DATA_DOCUMENTO.test(nome));
  const imposta = nomi.some((nome) => IMPOSTA.test(nome)) && nomi.some((nome) => NETTO.test(nome));
  const conto = nomi.some((nome) => DI_CONTO.test(nome));
  return (
    (documento && imposta && !conto) ||
    (documento && !conto && nomi.some((nome) => CHI.test(nome)) && nomi.some((nome) => TOTALE.test(nome))) ||
    (documento && nomi.some((nome) => CEDENTE.test(nome)) && nomi.some((nome) => CESSIONARIO.test(nome))) ||
    (scadenza && (documento || data || nomi.some((nome) => CHI.test(nome)))) ||
    (documento && data) ||
    nomi.slice(0, 2).some((nome) => FATTURA.test(nome))
  );
}

/** Headers of the parts of an invoice: what it is of without tax, and the tax. */
export const NETTO = /\bimponibil\w*|^(importo )?nett[oi]$|^(net|base|taxable)( amount)?$|\buntaxed\b/;
export const IMPOSTA = /\b(iva|impost[ae]|vat|tax|mwst|tva)\b/;

/** The two sides of an invoice, as its law names them; and the whole of a document. */
const CEDENTE = /\b(cedente|prestatore)\b/;
const CESSIONARIO = /\b(cessionario|committente)\b/;
const TOTALE = /^(importo )?totale\b/;

const CHI =
  /\b(client[ei]?|fornitor[ei]|customers?|suppliers?|vendors?|debitor[ei]|creditor[ei]|ragione sociale)\b/;

export const isScadenza = (intestazione: string): boolean => SCADENZA.test(normalizeTitle(intestazione));
export const isDataDocumento = (intestazione: string): boolean =>
  DATA_DOCUMENTO.test(normalizeTitle(intestazione));

/** The column that numbers the documents; null when none is named so. */
export function findNumeroColumn(colonne: readonly ProfiledColumn[]): ProfiledColumn | null {
  const nomi = (regola: RegExp) =>
    colonne.find(
      (colonna) =>
        colonna.piene > 0 &&
        !isDate(colonna) &&
        !/^(tipo|stato)\b/.test(normalizeTitle(colonna.intestazione)) &&
        regola.test(normalizeTitle(colonna.intestazione)),
    );
  return nomi(FATTURA) ?? nomi(DOCUMENTO) ?? null;
}

/** The column that says which documents are settled; null when none is named so. */
export function findSettledColumn(colonne: readonly ProfiledColumn[]): ProfiledColumn | null {
  const found = colonne.find(({ intestazione, celle }) => {
    const nome = normalizeTitle(intestazione);
    if (/^(pagat|saldat|incassat|riscoss|paid|settled)\w*$/.test(nome)) return true;
    return (
      /\b(stato|status|esito|pagamento)\b/.test(nome) &&
      celle.some((cella) => explainNotOpen(cella, '') !== null)
    );
  });
  return found ?? null;
}

/** The column that names who owes or is owed: words rather than a code, where the list has both. */
export function findControparteColumn(colonne: readonly ProfiledColumn[]): ProfiledColumn | null {
  const candidate = colonne.filter((colonna) => {
    const nome = normalizeTitle(colonna.intestazione);
    return (
      colonna.piene > 0 &&
      !isDate(colonna) &&
      !isSoldi(colonna) &&
      (CHI.test(nome) || /^(party|nome|name|denominazione|soggetto|nominativo|anagrafica)$/.test(nome)) &&
      !/\b(tax|vat|iva|email|mail|phone|address|groups?|country|zip|city|state)\b/.test(nome)
    );
  });
  const parlante = candidate.find(({ intestazione }) =>
    /\b(name|nome|denominazione|ragione)\b/.test(normalizeTitle(intestazione)),
  );
  return parlante ?? candidate.toSorted((x, y) => y.lunghezza - x.lunghezza)[0] ?? null;
}

const CLIENTI =
  /\b(client[ei]?|customers?|debitor[ei]|kunden?\w*|vendit[ae]|sales|receivables?|attiv[eio]|emess[ei]|da incassare)\b/;
const FORNITORI =
  /\b(fornitor[ei]|suppliers?|vendors?|creditor[ei]|lieferant\w*|acquist[io]|purchases?|payables?|passiv[eio]|ricevut[ei]|da pagare)\b/;

/** Whose the items are: a customer's are to collect, a supplier's to pay; null when nothing says it, or both are named. */
export function inferPartiteSide(
  colonne: readonly ProfiledColumn[],
  attorno: string,
): 'con_segno' | 'inverso' | null {
  const lati = [intestazioni(colonne).join(' | '), normalizeHeader(attorno)].flatMap((testo) => {
    const clienti = CLIENTI.test(testo);
    return clienti === FORNITORI.test(testo) ? [] : [clienti ? ('con_segno' as const) : ('inverso' as const)];
  });
  // The header and what stands above it may not contradict each other.
  return new Set(lati).size === 1 ? (lati[0] ?? null) : null;
}

/** True when the rows of the file are the lines of its documents rather than the documents. */
export function hasDetails(intestazione: readonly string[]): boolean {
  return intestazione.some((nome) =>
    /\b(quantit\w*|quantity|qty|item|position|articolo)\b/.test(normalizeTitle(nome)),
  );
}
