/** What is due on an invoice, from its totals: for documents that do not say how they are paid, and to check those that do. */
import { parseCamtImporto } from '../camt/values.ts';
import { findDescendant, getTextOf, type Nodo } from '../xml/node.ts';

export interface InvoiceDue {
  /** Cents to be paid, signed as the document writes them; NaN when no total can be told. */
  importo: number;
  /** Cents that lower the total: withheld tax, and the VAT that a public body pays to the State itself. */
  ritenuta: number;
  iva_split: number;
  /** True when the document names no total and it was summed from its parts. */
  calcolato: boolean;
}

export const listChildren = (nodo: Nodo | undefined, nome: string): Nodo[] =>
  nodo?.figli.filter((figlio) => figlio.nome === nome) ?? [];

const centesimi = (nodo: Nodo | undefined, ...percorso: string[]): number => {
  const testo = getTextOf(nodo, ...percorso);
  return testo === '' ? 0 : parseCamtImporto(testo);
};

const somma = (importi: readonly number[]): number => importi.reduce((totale, uno) => totale + uno, 0);

/**
 * `ImportoTotaleDocumento` holds the VAT and not the withheld tax (Specifiche tecniche AdE, 2.1.1.9), but many programs
 * write what is left to pay: which of the two it is shows against the taxable amounts plus the VAT. In split payment
 * (`EsigibilitaIVA` S, art. 17-ter DPR 633/72) the VAT is not paid to the supplier. The stamp duty of `DatiBollo`
 * is the issuer's to pay: it is due only where it stands among the lines, and then it is in the total already.
 */
export function readDue(generali: Nodo | undefined, beni: readonly Nodo[]): InvoiceDue {
  const documento = findDescendant(generali, 'DatiGeneraliDocumento');
  const riepiloghi = beni.flatMap((uno) => listChildren(uno, 'DatiRiepilogo'));
  const ritenuta = somma(
    listChildren(documento, 'DatiRitenuta').map((una) => centesimi(una, 'ImportoRitenuta')),
  );
  const iva_split = somma(
    riepiloghi
      .filter((riepilogo) => getTextOf(riepilogo, 'EsigibilitaIVA') === 'S')
      .map((riepilogo) => centesimi(riepilogo, 'Imposta')),
  );
  const lordo =
    riepiloghi.length === 0
      ? Number.NaN
      : somma(
          riepiloghi.map(
            (riepilogo) => centesimi(riepilogo, 'ImponibileImporto') + centesimi(riepilogo, 'Imposta'),
          ),
        ) + centesimi(documento, 'Arrotondamento');
  const scritto = getTextOf(documento, 'ImportoTotaleDocumento');
  const base = { ritenuta, iva_split };
  if (scritto === '') {
    const totale = riepiloghi.length === 0 ? sommaSemplificata(beni) : lordo - ritenuta - iva_split;
    return { ...base, importo: totale, calcolato: true };
  }
  const totale = parseCamtImporto(scritto);
  return { ...base, importo: totale - giaTolto(totale, lordo, ritenuta, iva_split), calcolato: false };
}

/** What must still come off a total as it is written. */
function giaTolto(totale: number, lordo: number, ritenuta: number, iva_split: number): number {
  if (totale === lordo) return ritenuta + iva_split;
  if (totale === lordo - ritenuta - iva_split) return 0;
  if (totale === lordo - iva_split) return ritenuta;
  if (totale === lordo - ritenuta) return iva_split;
  return ritenuta + iva_split;
}

/** A simplified invoice gives amounts with the tax in them (art. 21-bis DPR 633/72): they are what is due. */
function sommaSemplificata(beni: readonly Nodo[]): number {
  const importi = beni
    .filter((bene) => findDescendant(bene, 'Importo'))
    .map((bene) => centesimi(bene, 'Importo'));
  return importi.length === 0 ? Number.NaN : somma(importi);
}
