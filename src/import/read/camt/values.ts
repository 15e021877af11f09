/** Values of ISO 20022 messages: amounts, days, accounts. */
import type { Giorno } from '#api/contract/valori.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';

/** `xs:decimal` with a dot and no thousands sign; banks write up to five decimals, of which cents take two. */
const DECIMALE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Cents, unsigned as CAMT writes them; NaN when it is not an amount or holds fractions of a cent. */
export function parseCamtImporto(text: string): number {
  return DECIMALE.test(text) ? parseCentesimi(text, '.') : Number.NaN;
}

/** An amount with its side: `DBIT` is against the account's owner. NaN without either. */
export function readSignedImporto(node: XmlNode): number {
  const importo = parseCamtImporto(getTextOf(node, 'Amt'));
  const side = getTextOf(node, 'CdtDbtInd');
  if (side === 'CRDT') return importo;
  return side === 'DBIT' ? 0 - importo : Number.NaN;
}

/** The day of a `Dt` or `DtTm`, as written: its time zone does not move it. */
export function readCamtGiorno(node: XmlNode | undefined): Giorno | null {
  const text = getTextOf(node, 'Dt') || getTextOf(node, 'DtTm');
  return toGiornoOrNull(text.slice(0, 10));
}

export function readDivisa(node: XmlNode | undefined): string | null {
  const divisa = findDescendant(node, 'Amt')?.attributes['Ccy'] ?? '';
  return /^[A-Z]{3}$/.test(divisa) ? divisa : null;
}

/** IBAN of an account, else the number the bank knows it by. */
export function readCamtConto(conto: XmlNode | undefined): string {
  const id = findDescendant(conto, 'Id');
  return (
    getTextOf(id, 'IBAN') ||
    getTextOf(id, 'Othr', 'Id') ||
    getTextOf(id, 'PrtryAcct', 'Id') ||
    getTextOf(id, 'BBAN')
  );
}
