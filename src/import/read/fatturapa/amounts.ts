/** What is due on an invoice, from its totals: for documents that do not say how they are paid, and to check those that do. */
import { parseCamtImporto } from '../camt/values.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';
import { isReverseCharge } from './codes.ts';

export interface InvoiceDue {
  /** Cents to be paid, signed as the document writes them; NaN when no total can be told. */
  importo: number;
  /** Cents that lower the total: withheld tax, and the VAT that the customer pays to the State itself. */
  ritenuta: number;
  iva: number;
  /** How the customer comes to pay the VAT, in words. */
  regime: string;
  /** True when the document names no total and it was summed from its parts. */
  calcolato: boolean;
  /** Where the total is not what its parts come to: the two of them. */
  contraddetto: { totale: number; parti: number } | null;
}

export const listChildren = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.nome === name) ?? [];

const cents = (node: XmlNode | undefined, ...path: string[]): number => {
  const text = getTextOf(node, ...path);
  return text === '' ? 0 : parseCamtImporto(text);
};

const sum = (importi: readonly number[]): number => importi.reduce((total, one) => total + one, 0);

/**
 * `ImportoTotaleDocumento` holds the VAT and not the withheld tax (Specifiche tecniche AdE, 2.1.1.9), but many programs
 * write what is left to pay: which of the two it is shows against the taxable amounts plus the VAT. In split payment
 * (`EsigibilitaIVA` S, art. 17-ter DPR 633/72) the VAT is not paid to the supplier, nor is it where the customer works it
 * out (TD16-TD19, art. 17 DPR 633/72). The stamp duty of `DatiBollo`
 * is the issuer's to pay: it is due only where it stands among the lines, and then it is in the total already.
 */
export function readDue(generals: XmlNode | undefined, beni: readonly XmlNode[]): InvoiceDue {
  const documento = findDescendant(generals, 'DatiGeneraliDocumento');
  const summaries = beni.flatMap((one) => listChildren(one, 'DatiRiepilogo'));
  const ritenuta = sum(listChildren(documento, 'DatiRitenuta').map((one) => cents(one, 'ImportoRitenuta')));
  const reverse = isReverseCharge(getTextOf(documento, 'TipoDocumento'));
  const iva = sum(
    summaries
      .filter((summary) => reverse || getTextOf(summary, 'EsigibilitaIVA') === 'S')
      .map((summary) => cents(summary, 'Imposta')),
  );
  const gross =
    summaries.length === 0
      ? Number.NaN
      : sum(summaries.map((summary) => cents(summary, 'ImponibileImporto') + cents(summary, 'Imposta'))) +
        cents(documento, 'Arrotondamento');
  const written = getTextOf(documento, 'ImportoTotaleDocumento');
  const totale = parseCamtImporto(written);
  const base = { ritenuta, iva, regime: reverse ? 'inversione contabile' : 'scissione' };
  // Programs that do not know the total write nothing of it, or nought.
  if (written === '' || (totale === 0 && gross !== 0 && !Number.isNaN(gross))) {
    const total = summaries.length === 0 ? simplifiedSum(beni) : gross - ritenuta - iva;
    return { ...base, importo: total, calcolato: true, contraddetto: null };
  }
  const besides = listBesides(documento, summaries).find((more) =>
    isTotal(totale - more, gross, ritenuta, iva),
  );
  const removed = alreadyRemoved(totale - (besides ?? 0), gross, ritenuta, iva);
  return {
    ...base,
    importo: totale - removed,
    calcolato: false,
    contraddetto: besides !== undefined || Number.isNaN(totale - gross) ? null : { totale, parti: gross },
  };
}

/**
 * What a total may hold beside its taxable amounts and their VAT, each or not: the stamp duty, discounts on the whole document
 * (2.1.1.8), the rounding of a rate (2.2.2.4), which some programs write into the taxable amount and some do not.
 */
function listBesides(documento: XmlNode | undefined, summaries: readonly XmlNode[]): number[] {
  const discount = sum(
    listChildren(documento, 'ScontoMaggiorazione').map(
      (one) => (getTextOf(one, 'Tipo') === 'SC' ? -1 : 1) * cents(one, 'Importo'),
    ),
  );
  const parts = [
    cents(findDescendant(documento, 'DatiBollo'), 'ImportoBollo'),
    discount,
    sum(summaries.map((summary) => cents(summary, 'Arrotondamento'))),
  ];
  return parts.reduce<number[]>((sums, part) => sums.concat(sums.map((one) => one + part)), [0]);
}

/** The sum of the parts, with all of what lowers it, with some or with none. */
function isTotal(total: number, gross: number, withholding: number, iva: number): boolean {
  return [0, withholding, iva, withholding + iva].some((less) => total === gross - less);
}

/** What must still come off a total as it is written. */
function alreadyRemoved(total: number, gross: number, withholding: number, iva: number): number {
  if (total === gross) return withholding + iva;
  if (total === gross - withholding - iva) return 0;
  if (total === gross - iva) return withholding;
  if (total === gross - withholding) return iva;
  return withholding + iva;
}

/** A simplified invoice gives amounts with the tax in them (art. 21-bis DPR 633/72): they are what is due. */
function simplifiedSum(beni: readonly XmlNode[]): number {
  const importi = beni
    .filter((good) => findDescendant(good, 'Importo'))
    .map((good) => cents(good, 'Importo'));
  return importi.length === 0 ? Number.NaN : sum(importi);
}
