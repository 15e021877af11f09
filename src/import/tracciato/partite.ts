/**
 * Lists of open items (partitari, scadenzari, registers of invoices): told by their header, and read by its words alone,
 * for they carry no running balance that could prove a column.
 */
import { ErroreLettura } from '../read/errore.ts';
import { normalizza } from './parole.ts';
import { isDate, isSoldi, type Colonna } from './profilo.ts';

const SCADENZA =
  /\bscad(enza|enze)?\b|^scade\b|\bdue( date| at| on)?$|\bfallig\w*|^zahlbar bis|\becheance\b|\bvencimiento\b/;
/** A number that names an invoice says what the rows are; one that names any document needs a date to say so. */
const FATTURA =
  /\b(invoice|fattura|fatt|ft|bill|rechnungs?|facture|factura)\b.*\b(number|no|num|numero|nr|n|id|nummer)\b|\b(numero|num|nr|n|no)\b( di| della)? ?\b(fattura|fatt|ft)\b|^(invoice|fattura)$|^rechnungs?(nummer|nr)$/;
const DOCUMENTO =
  /^(numero|number|num|nr|n|no|protocollo|documento|doc)$|\b(documento|document|doc|partita)\b/;
const DATA_DOCUMENTO =
  /^data( di| del| della)? ?(emissione|documento|doc|fattura|fatt|ft)\b|^(issue|invoice|document|invoiced|issued) ?(date|at|on)$|^emissione$|^rechnungsdatum$|^date (de )?facture$/;

const intestazioni = (colonne: readonly { intestazione: string }[]): string[] =>
  colonne.map(({ intestazione }) => normalizza(intestazione));

/** True when the header names documents with the day they are due, or invoices with their own day. */
export function isElencoPartite(intestazione: readonly string[]): boolean {
  const nomi = intestazione.map((nome) => normalizza(nome));
  const scadenza = nomi.some((nome) => SCADENZA.test(nome));
  const fattura = nomi.some((nome) => FATTURA.test(nome));
  const documento = fattura || nomi.some((nome) => DOCUMENTO.test(nome));
  const data = nomi.some((nome) => DATA_DOCUMENTO.test(nome));
  return (
    (scadenza && (documento || data || nomi.some((nome) => CHI.test(nome)))) ||
    (documento && data) ||
    nomi.slice(0, 2).some((nome) => FATTURA.test(nome))
  );
}

const CHI =
  /\b(client[ei]?|fornitor[ei]|customers?|suppliers?|vendors?|debitor[ei]|creditor[ei]|ragione sociale)\b/;

export const isScadenza = (intestazione: string): boolean => SCADENZA.test(normalizza(intestazione));
export const isDataDocumento = (intestazione: string): boolean =>
  DATA_DOCUMENTO.test(normalizza(intestazione));

/** The column that numbers the documents; null when none is named so. */
export function colonnaNumero(colonne: readonly Colonna[]): Colonna | null {
  const nomi = (regola: RegExp) =>
    colonne.find(
      (colonna) => colonna.piene > 0 && !isDate(colonna) && regola.test(normalizza(colonna.intestazione)),
    );
  return nomi(FATTURA) ?? nomi(DOCUMENTO) ?? null;
}

/** The column that names who owes or is owed: words rather than a code, where the list has both. */
export function colonnaControparte(colonne: readonly Colonna[]): Colonna | null {
  const candidate = colonne.filter((colonna) => {
    const nome = normalizza(colonna.intestazione);
    return (
      colonna.piene > 0 &&
      !isDate(colonna) &&
      !isSoldi(colonna) &&
      (CHI.test(nome) || /^(party|nome|name|denominazione)$/.test(nome)) &&
      !/\b(tax|vat|iva|email|mail|phone|address|groups?|country|zip|city|state)\b/.test(nome)
    );
  });
  const parlante = candidate.find(({ intestazione }) =>
    /\b(name|nome|denominazione|ragione)\b/.test(normalizza(intestazione)),
  );
  return parlante ?? candidate.toSorted((x, y) => y.lunghezza - x.lunghezza)[0] ?? null;
}

/** How much a header means what is still to be paid: more than a total, and a total more than a part of it. */
const APERTO =
  /\b(residuo|aperto|da (incassare|pagare|saldare|riscuotere)|outstanding|open (amount|balance)|amount due|balance due|balance|saldo|total to pay|offen\w*|restant|rimanenza)\b/;
const TOTALE = /\b(totale|total|gesamt\w*)\b/;
const IMPORTO = /\b(importo|amount|ammontare|betrag|montant|importe|rata|valore)\b/;
const PARTE =
  /\b(net|netto|imponibile|iva|vat|tax|mwst|tva|base|discount|sconto|rounding|arrotondamento|rate|exchange|cambio|quantit\w*|price|prezzo|unit\w*|item|position|type|tipo|pagato|paid|incassato|versato|afterdiscount|ritenuta|bollo|percent)\b/;

function pesoImporto({ intestazione }: Colonna): number {
  const nome = normalizza(intestazione);
  const base = APERTO.test(nome) ? 12 : TOTALE.test(nome) ? 9 : IMPORTO.test(nome) ? 8 : 0;
  return base === 0 ? 0 : PARTE.test(nome) ? base - 6 : base;
}

const CODICE = /\b(number|numero|num|nr|no|code|codice|cod|id|anno|year|order|protocollo)\b/;
const DARE = /\b(dare|debit|addebit\w*|debe|soll)\b/;
const AVERE = /\b(avere|credit|accredit\w*|haber|haben)\b/;

export interface SoldiPartite {
  colonne: Colonna[];
  /** True when the amounts stand in two columns: there dare is what is owed to us, and avere what we owe. */
  dare_avere: boolean;
  /** True when what was chosen is a part of each document's lines rather than of the document. */
  dettaglio: boolean;
}

/** Leaves one reading of the money: the two columns of a ledger, or what is still open of each document. */
export function soldiPartite(colonne: readonly Colonna[]): SoldiPartite | null {
  // Numbers of documents, of customers and codes are whole numbers, and no amounts.
  const soldi = colonne.filter(
    (colonna) => isSoldi(colonna) && !CODICE.test(normalizza(colonna.intestazione)),
  );
  const possibili = colonne.filter((colonna) => isSoldi(colonna) || colonna.piene === 0);
  const altre = colonne.filter((colonna) => !isSoldi(colonna));
  const lato = (regola: RegExp) =>
    possibili.find(({ intestazione }) => regola.test(normalizza(intestazione)));
  const dare = lato(DARE);
  const avere = lato(AVERE);
  if (dare && avere && dare !== avere && uno(dare, avere)) {
    const nominate = [
      { ...dare, intestazione: 'Dare' },
      { ...avere, intestazione: 'Avere' },
    ];
    return {
      colonne: [...altre.filter((colonna) => colonna !== dare && colonna !== avere), ...nominate],
      dare_avere: true,
      dettaglio: false,
    };
  }
  const [scelta] = soldi
    .filter((colonna) => pesoImporto(colonna) > 0)
    .toSorted((x, y) => pesoImporto(y) - pesoImporto(x) || y.piene - x.piene);
  if (!scelta) {
    if (soldi.length > 0 && soldi.every(({ intestazione }) => PARTE.test(normalizza(intestazione))))
      throw new ErroreLettura(
        'nessun_importo',
        'L’elenco ha prezzi, quantità o imposte, ma nessuna colonna con il totale di ogni documento: aggiungila e riprova.',
      );
    return null;
  }
  const nome = normalizza(scelta.intestazione);
  return {
    colonne: [...altre, { ...scelta, intestazione: 'Importo' }],
    dare_avere: false,
    dettaglio: /\b(item|position|riga|unit)\b/.test(nome),
  };
}

/** Hardly any row fills both. */
function uno(dare: Colonna, avere: Colonna): boolean {
  const pieno = (cella: string | undefined): boolean => /[1-9]/.test(cella ?? '');
  const insieme = dare.celle.filter((cella, riga) => pieno(cella) && pieno(avere.celle[riga])).length;
  return insieme <= dare.celle.length * 0.05;
}

/** Whose the items are: a customer's are to collect, a supplier's to pay; null when nothing says it, or both are named. */
export function latoPartite(colonne: readonly Colonna[], attorno: string): 'con_segno' | 'inverso' | null {
  for (const testo of [intestazioni(colonne).join(' | '), normalizza(attorno)]) {
    const clienti =
      /\b(client[ei]?|customers?|debitor[ei]|kunden?\w*|vendit[ae]|sales|receivables?|attiv[ei]|emess[ei]|da incassare)\b/.test(
        testo,
      );
    const fornitori =
      /\b(fornitor[ei]|suppliers?|vendors?|creditor[ei]|lieferant\w*|acquist[io]|purchases?|payables?|passiv[ei]|ricevut[ei]|da pagare)\b/.test(
        testo,
      );
    if (clienti !== fornitori) return clienti ? 'con_segno' : 'inverso';
  }
  return null;
}

/** True when the rows of the file are the lines of its documents rather than the documents. */
export function haDettagli(intestazione: readonly string[]): boolean {
  return intestazione.some((nome) =>
    /\b(quantit\w*|quantity|qty|item|position|articolo)\b/.test(normalizza(nome)),
  );
}
