/**
 * What an entry of many payments says of itself, against the payments it lists (ISO 20022, `NtryDtls`: `Btch` and `TxDtls`).
 * The entry is what was booked; payments that do not make it up are told.
 */
import { formatImporto } from '#domain/importi.ts';
import { findDescendant, getTextOf, listNamed, type XmlNode } from '../xml/node.ts';
import { parseCamtImporto } from './values.ts';

/** Signed as the entry is: what goes the other way, as a return within a batch, lowers it. NaN in another currency. */
function readPart(amt: XmlNode | undefined, side: string, entry: { divisa: string; side: string }): number {
  if (amt === undefined || (amt.attributes['Ccy'] ?? entry.divisa) !== entry.divisa) return Number.NaN;
  const cents = parseCamtImporto(amt.testo.trim());
  return side === '' || side === entry.side ? cents : 0 - cents;
}

/** Of the transaction itself since version 4; among the details of amounts before. */
const readTransaction = (tx: XmlNode, entry: { divisa: string; side: string }): number =>
  readPart(
    findDescendant(tx, 'Amt') ?? findDescendant(tx, 'AmtDtls', 'TxAmt', 'Amt'),
    getTextOf(tx, 'CdtDbtInd'),
    entry,
  );

/** Charges that an entry or a payment holds: their total, else their records (or themselves, before version 4). */
function sumCharges(node: XmlNode): number {
  return listNamed(node, 'Chrgs').reduce((sum, charges) => {
    const total = getTextOf(charges, 'TtlChrgsAndTaxAmt');
    const records = listNamed(charges, 'Rcrd').map((record) => getTextOf(record, 'Amt'));
    const texts = total === '' ? (records.length > 0 ? records : [getTextOf(charges, 'Amt')]) : [total];
    return texts.reduce((cents, text) => cents + (text === '' ? 0 : parseCamtImporto(text)), sum);
  }, 0);
}

/** One `NtryDtls`: how many payments it says it has and lists, what it says they come to, what they do come to. */
interface Gruppo {
  dichiarate: number;
  elencate: number;
  totale: number;
  somma: number;
  spese: number;
}

function readGroup(details: XmlNode, entry: { divisa: string; side: string }): Gruppo {
  const batch = findDescendant(details, 'Btch');
  const tx = listNamed(details, 'TxDtls');
  return {
    dichiarate: Number(getTextOf(batch, 'NbOfTxs') || Number.NaN),
    elencate: tx.length,
    totale: readPart(findDescendant(batch, 'TtlAmt'), getTextOf(batch, 'CdtDbtInd'), entry),
    somma: tx.length === 0 ? Number.NaN : tx.reduce((sum, one) => sum + readTransaction(one, entry), 0),
    spese: tx.reduce((sum, one) => sum + sumCharges(one), 0),
  };
}

/** Several groups, a group that calls itself a batch, or several payments in one. Written as loops: nearly no entry is one. */
function isBatch(node: XmlNode): boolean {
  let groups = 0;
  for (const group of node.children) {
    if (group.nome !== 'NtryDtls') continue;
    if (++groups > 1) return true;
    let payments = 0;
    for (const { nome } of group.children)
      if (nome === 'Btch' || (nome === 'TxDtls' && ++payments > 1)) return true;
  }
  return false;
}

/** In Italian what does not agree, null where all does or nothing can be compared. One payment alone is no batch. */
export function explainBatch(node: XmlNode, importo: number, divisa: string): string | null {
  if (!isBatch(node)) return null;
  const details = listNamed(node, 'NtryDtls');
  const entry = { divisa, side: getTextOf(node, 'CdtDbtInd') };
  const groups = details.map((one) => readGroup(one, entry));
  const short = groups.find(
    ({ dichiarate, elencate }) => elencate > 0 && dichiarate > 0 && dichiarate !== elencate,
  );
  if (short) return `la distinta dichiara ${short.dichiarate} operazioni, ne elenca ${short.elencate}`;
  const whole = Math.abs(importo);
  const charges = Math.abs(sumCharges(node)) + groups.reduce((sum, { spese }) => sum + spese, 0);
  const ties = (cents: number): boolean =>
    Number.isNaN(cents) || Math.abs(cents - whole) === 0 || Math.abs(cents - whole) === charges;
  const sum = (of: (one: Gruppo) => number): number => groups.reduce((total, one) => total + of(one), 0);
  const listed = sum(({ somma }) => somma);
  if (!ties(listed))
    return `le operazioni elencate sommano ${formatImporto(listed)} ${divisa}, il movimento è di ${formatImporto(whole)}`;
  const stated = sum(({ totale }) => totale);
  return ties(stated)
    ? null
    : `la distinta dichiara ${formatImporto(stated)} ${divisa}, il movimento è di ${formatImporto(whole)}`;
}
