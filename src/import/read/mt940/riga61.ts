/**
 * `:61:` statement line: value date, entry date, mark, funds code, amount, type, references
 * (`6!n[4!n]2a[1!a]15d1!a3!c16x[//16x][34x]`). Types and references are read leniently: banks cut them short.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { leggiGiornoMt, leggiGiornoRegistrazione, leggiImporto } from './valori.ts';

export interface Riga61 {
  data: Giorno;
  data_valuta: Giorno | null;
  importo: number;
  /** Three characters after the letter N, F or S. */
  tipo: string;
  riferimento: string;
  /** What follows the references, on the same line and the next. */
  supplemento: string;
  storno: boolean;
}

const RIGA =
  /^(\d{6})(\d{4}|\s{4})?(R[CD]|E[CD]|[CD])([A-Z])?\s?(\d{1,20}(?:,\d{0,5})?)(?:([NFS])(.{0,3})(.*))?$/;

/** The reason of what is expected but not booked (marks EC and ED of MT942). */
export const ATTESA = 'Operazione attesa, non ancora contabilizzata';

const vero = (riferimento: string): string =>
  /^(NONREF|EREF|MARF|PREF)?$/.test(riferimento) ? '' : riferimento;

/** Answers the Italian reason when the line is not a movement that can be read. */
export function leggiRiga61(linee: readonly string[]): Riga61 | string {
  const [prima = '', ...altre] = linee;
  const parti = RIGA.exec(prima.trim());
  if (!parti) return 'La riga del movimento non ha la forma del campo :61:';
  const [, valuta = '', registrazione = '', segno = '', , testo = '', , tipo = '', resto = ''] = parti;
  if (segno.startsWith('E')) return ATTESA;
  const importo = leggiImporto(testo);
  if (Number.isNaN(importo)) return 'L’importo non si legge o ha frazioni di centesimo';
  const data_valuta = leggiGiornoMt(valuta);
  const data = leggiGiornoRegistrazione(registrazione, valuta) ?? data_valuta;
  if (data === null) return 'La data non esiste';
  const [cliente = '', ...banca] = resto.split('//');
  // RD takes back a debit and is therefore a credit; RC the other way round.
  const entrata = segno === 'C' || segno === 'RD';
  return {
    data,
    data_valuta,
    importo: entrata ? importo : 0 - importo,
    tipo: tipo.trim(),
    riferimento: vero(cliente.trim()) || vero(banca.join('//').trim()),
    supplemento: altre.join(' ').trim(),
    storno: segno.startsWith('R'),
  };
}
