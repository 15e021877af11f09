/**
 * Records of the Italian rendicontazione (CBI standard RND-001, "Rendicontazione saldi e movimenti di c/c"):
 * 120 characters each; positions below count from 1, as the standard's tables do.
 */
import type { BloccoTesto } from '../codifica.ts';
import { annoDaDueCifre, giornoONull } from '../giorno.ts';
import { leggiLinee, type Linea } from '../linee.ts';
import { leggiCentesimi } from '../../map/importo.ts';
import type { Giorno } from '#api/contract/valori.ts';

export const LUNGHEZZA = 120;

/** Characters `da` to `a`, both counted from 1. */
export function campo(record: string, da: number, a: number): string {
  return record.slice(da - 1, a);
}

/** Type of a record: its second and third character. */
export function tipoRecord(record: string): string {
  return campo(record, 2, 3);
}

/** A record whose leading blank was trimmed on the way: its other fields would all be one place off. */
const SENZA_SPAZIO = /^(?:RH|IB|IM|EF|\d{2}\d{7})/;

/** Lines of the file; one that is a multiple of a record long holds several, written without line ends. */
export function* leggiRecord(blocchi: Iterable<BloccoTesto>): Generator<Linea> {
  for (const linea of leggiLinee(blocchi)) {
    const { testo, numero, fatto } = linea;
    if (testo.length <= LUNGHEZZA || testo.length % LUNGHEZZA !== 0) {
      yield SENZA_SPAZIO.test(testo) ? { ...linea, testo: ` ${testo}` } : linea;
      continue;
    }
    for (let at = 0; at < testo.length; at += LUNGHEZZA) {
      yield { testo: testo.slice(at, at + LUNGHEZZA), numero: numero + at / LUNGHEZZA, fatto };
    }
  }
}

/** DDMMYY. */
export function leggiGiornoRh(testo: string): Giorno | null {
  if (!/^\d{6}$/.test(testo)) return null;
  return giornoONull(`${annoDaDueCifre(testo.slice(4))}-${testo.slice(2, 4)}-${testo.slice(0, 2)}`);
}

/** A sign (`C` credit, `D` debit) and fifteen characters of amount with a comma; NaN otherwise. */
export function leggiImportoRh(segno: string, testo: string): number {
  if (!/^\d{12},\d{2}$/.test(testo)) return Number.NaN;
  const importo = leggiCentesimi(testo, ',');
  if (segno === 'C') return importo;
  return segno === 'D' ? 0 - importo : Number.NaN;
}
