/** Values of ISO 20022 messages: amounts, days, accounts. */
import type { Giorno } from '#api/contract/valori.ts';
import { leggiCentesimi } from '../../cell/importo.ts';
import { giornoONull } from '../../cell/giorno.ts';
import { scendi, testoDi, type Nodo } from '../xml/nodo.ts';

/** `xs:decimal` with a dot and no thousands sign; banks write up to five decimals, of which cents take two. */
const DECIMALE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Cents, unsigned as CAMT writes them; NaN when it is not an amount or holds fractions of a cent. */
export function leggiImporto(testo: string): number {
  return DECIMALE.test(testo) ? leggiCentesimi(testo, '.') : Number.NaN;
}

/** An amount with its side: `DBIT` is against the account's owner. NaN without either. */
export function leggiConSegno(nodo: Nodo): number {
  const importo = leggiImporto(testoDi(nodo, 'Amt'));
  const lato = testoDi(nodo, 'CdtDbtInd');
  if (lato === 'CRDT') return importo;
  return lato === 'DBIT' ? 0 - importo : Number.NaN;
}

/** The day of a `Dt` or `DtTm`, as written: its time zone does not move it. */
export function leggiGiornoCamt(nodo: Nodo | undefined): Giorno | null {
  const testo = testoDi(nodo, 'Dt') || testoDi(nodo, 'DtTm');
  return giornoONull(testo.slice(0, 10));
}

export function leggiDivisa(nodo: Nodo | undefined): string | null {
  const divisa = scendi(nodo, 'Amt')?.attributi['Ccy'] ?? '';
  return /^[A-Z]{3}$/.test(divisa) ? divisa : null;
}

/** IBAN of an account, else the number the bank knows it by. */
export function leggiConto(conto: Nodo | undefined): string {
  const id = scendi(conto, 'Id');
  return (
    testoDi(id, 'IBAN') || testoDi(id, 'Othr', 'Id') || testoDi(id, 'PrtryAcct', 'Id') || testoDi(id, 'BBAN')
  );
}
