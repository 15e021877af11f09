/** Payments on lines of their own, in a ledger of documents: each is taken off the one document that has its number and party. */
import type { Centesimi } from '#api/contract/valori.ts';
import { normalizeHeader } from '../cell/words.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { RigaLetta } from './outcome.ts';
import { PAGAMENTO_SOLO, SETTLED } from './partita-amount.ts';
import type { RigheLette } from './read-righe.ts';

const explainTaken = ({ numero_documento: number, riga }: RigaLetta): string =>
  `Pagamento: tolto dal documento ${number} della riga ${riga}`;

/** Takes an amount off a document; what is paid whole is refused as settled. */
function takeOff(lette: RigheLette, document: RigaLetta, paid: number): void {
  document.importo = (document.importo - Math.sign(document.importo) * paid) as Centesimi;
  if (document.importo !== 0) return;
  lette.righe = lette.righe.filter((one) => one !== document);
  lette.scartate.push({
    riga: document.riga,
    colonna: null,
    valore: document.numero_documento ?? '',
    motivo: SETTLED,
  });
}

/** A row that is no document; its line is among the refused. */
function refusePayment(lette: RigheLette, payment: RigaLetta, motivo: string): void {
  lette.righe = lette.righe.filter((one) => one !== payment);
  lette.scartate.push({
    riga: payment.riga,
    colonna: null,
    valore: payment.descrizione.slice(0, MAX_VALORE),
    motivo,
  });
}

/** Those that were refused for having no document: one without a document of its own stays as it was refused. */
function settleRefused(lette: RigheLette): void {
  for (const { riga, numero_documento, ragione_sociale, importo } of lette.pagamenti) {
    const [document, ...others] = lette.righe.filter(
      (one) =>
        numero_documento !== null &&
        one.numero_documento === numero_documento &&
        one.ragione_sociale === ragione_sociale,
    );
    if (!document || others.length > 0 || Math.abs(document.importo) < importo) continue;
    takeOff(lette, document, importo);
    lette.scartate = lette.scartate.map((one) =>
      one.riga === riga ? { ...one, motivo: explainTaken(document) } : one,
    );
  }
}

const LEDGER = /\b(?:partitari|mastrin|sched[ae]|estratt[oi] conto|kontoblatt|grand livre|ledger)/;
const PAYMENT =
  /^(?:(?:registrazione|reg|vs|ns|vostro|nostro) )?(?:incass|pagament|bonific|versament|riscossion|saldo|accont|rimess|payment|receipt|(?:inc|pag|bon)(?: |$)|zahlung|paiement|reglement|pago|cobro)/;

/** True of a row whose own words call it a payment, those too that stand where others have the number of a document. */
const isPayment = ({ causale, descrizione, numero_documento: number }: RigaLetta): boolean =>
  [causale, descrizione, number !== null && /\d/.test(number) ? null : number].some((text) =>
    PAYMENT.test(normalizeHeader(text ?? '')),
  );

const DOCUMENT = /^(?:fattur|ft|fatt|parcell|ricevut|invoice|rechnung|facture)/;

/** True of a row that calls itself a document. */
const isDocument = ({ causale, descrizione }: RigaLetta): boolean =>
  [causale, descrizione].some((text) => DOCUMENT.test(normalizeHeader(text ?? '')));

/** A number in the words of a row: `Fattura n. 7102`, `Pagamento fatt. 7102`. */
const IN_WORDS = /\b(?:fattura|fatt|ft|parcella)\b\.?\s*(?:n(?:r|um)?\b[.°]?\s*)?([\w/-]*\d[\w/-]*)/i;
const numberOf = ({ numero_documento: number, descrizione }: RigaLetta): string | null =>
  number ?? IN_WORDS.exec(descrizione)?.[1] ?? null;

/** What comes first: by day, then what its words say, then as it stands; some ledgers write the day of the document on each of its rows. */
const compareRows = (x: RigaLetta, y: RigaLetta): number =>
  x.data.localeCompare(y.data) ||
  Number(isDocument(y)) - Number(isDocument(x)) ||
  Number(isPayment(x)) - Number(isPayment(y)) ||
  x.riga - y.riga;

/** True of a row that may pay a document: it is due on no other day, and calls itself no document. */
const mayPay = (riga: RigaLetta, document: RigaLetta): boolean =>
  (riga.scadenza === null || riga.scadenza === document.scadenza) && !isDocument(riga);

/** What takes a payment back. */
const REOPENED = /\b(?:insolut|impagat|richiam|respint|storn|ritorn|riaddebit|unpaid|returned)/;
const isReopening = ({ causale, descrizione }: RigaLetta): boolean =>
  [causale, descrizione].some((text) => REOPENED.test(normalizeHeader(text ?? '')));

/** Rows of one document, of which the first holds it and all others pay it, or take a payment back; null where they do not. */
function findDocument(
  rows: readonly RigaLetta[],
  worded: boolean,
): { document: RigaLetta; payments: RigaLetta[]; paid: number } | null {
  const [document, ...payments] = rows.toSorted(compareRows);
  if (!document || payments.length === 0) return null;
  const side = Math.sign(document.importo);
  const paid = payments.reduce((sum, { importo }) => sum - side * importo, 0);
  const other = payments.every((one) =>
    Math.sign(one.importo) === side ? isReopening(one) : mayPay(one, document) && (!worded || isPayment(one)),
  );
  return other && paid >= 0 && paid <= Math.abs(document.importo) ? { document, payments, paid } : null;
}

/**
 * A later row of the other side that has the number and the party of a document pays it.
 * @param worded where the sides do not stand apart its own words must say so
 */
function settleSides(lette: RigheLette, worded: boolean): void {
  // The card of one account may name its party nowhere.
  const nameless = lette.righe.every(({ ragione_sociale: party }) => party === null);
  const keyOf = (riga: RigaLetta): string => {
    const { ragione_sociale: party, divisa } = riga;
    const number = numberOf(riga);
    return number === null || (party === null && !nameless) ? '' : JSON.stringify([number, party, divisa]);
  };
  for (const [key, rows] of Map.groupBy(lette.righe, keyOf)) {
    const found = key === '' ? null : findDocument(rows, worded);
    if (!found) continue;
    for (const payment of found.payments) refusePayment(lette, payment, explainTaken(found.document));
    takeOff(lette, found.document, found.paid);
  }
}

/** A row that its own words call a payment, of the side that has no documents, stands for none. */
function refuseAlone(lette: RigheLette): void {
  const isAlone = (riga: RigaLetta): boolean => riga.scadenza === null && isPayment(riga);
  const side = Math.sign(lette.righe.reduce((sum, riga) => sum + (isAlone(riga) ? 0 : riga.importo), 0));
  for (const riga of lette.righe) {
    if (side === 0 || Math.sign(riga.importo) !== -side || !isAlone(riga)) continue;
    refusePayment(lette, riga, PAGAMENTO_SOLO);
    lette.perse.push(riga.riga);
  }
}

/**
 * Takes each payment off its document.
 * @param sides the two sides stand in columns of their own
 * @param title what stands above the table
 */
export function settleApart(lette: RigheLette, sides: boolean, title: string): void {
  const before = lette.scartate.length;
  settleRefused(lette);
  settleSides(lette, !sides);
  if (sides && LEDGER.test(normalizeHeader(title))) refuseAlone(lette);
  if (lette.pagamenti.length > 0 || lette.scartate.length > before)
    lette.scartate = lette.scartate.toSorted((x, y) => x.riga - y.riga);
}
