/** One `STMTTRN` to one row (OFX 1.6 and 2.2, section 11.4.4). */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import { createRiga, makeScartata } from '../native.ts';

/** Values by tag, those of nested aggregates with their aggregate before: `BANKACCTTO.ACCTID`. */
export type TagValues = Map<string, string>;

/**
 * Cents of an OFX amount: dot or comma are decimal signs alike, and there is no thousands sign. Where one is written
 * all the same, `1,234` can be either: NaN, as for anything else that is not an amount.
 */
export function parseOfxImporto(text: string): number {
  const digits = text.replace(/^[+-]/, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits) || /^\d{1,3}[.,]\d{3}$/.test(digits)) return Number.NaN;
  const comma = digits.lastIndexOf(',') > digits.lastIndexOf('.');
  return parseCentesimi(text, comma ? ',' : '.');
}

/** The calendar day as the bank writes it: hours and time zone (`[-5:EST]`) do not move it. */
export function parseOfxGiorno(text: string): ReturnType<typeof toGiornoOrNull> {
  const parts = /^(\d{4})(\d{2})(\d{2})(?:\D|\d|$)/.exec(text);
  return parts ? toGiornoOrNull(`${parts[1]}-${parts[2]}-${parts[3]}`) : null;
}

/** Name and memo, once each: many banks repeat one in the other. */
function describe(name: string, memo: string): string {
  if (memo === '' || name.includes(memo)) return name;
  return memo.includes(name) ? memo : `${name} ${memo}`;
}

export function readOfxMovimento(
  values: TagValues,
  riga: number,
  contoDivisa: string | null,
): { riga: RigaImport } | { scartata: RigaScartata } {
  const of = (name: string): string => values.get(name) ?? '';
  const importo = parseOfxImporto(of('TRNAMT'));
  if (Number.isNaN(importo)) {
    const reason = 'L’importo manca, non si legge, è ambiguo o ha frazioni di centesimo';
    return { scartata: makeScartata(riga, 'TRNAMT', of('TRNAMT'), reason) };
  }
  // A bank that sent a movement wrongly sends what takes it back (11.4.4.1: `CORRECTFITID`).
  if (of('CORRECTACTION') === 'DELETE') {
    const reason = `La banca cancella il movimento ${of('CORRECTFITID')}: controlla di non averlo già`;
    return { scartata: makeScartata(riga, 'CORRECTACTION', of('TRNAMT'), reason) };
  }
  const data = parseOfxGiorno(of('DTPOSTED'));
  if (data === null) {
    return { scartata: makeScartata(riga, 'DTPOSTED', of('DTPOSTED'), 'La data manca o non esiste') };
  }
  const nome = of('NAME') || of('PAYEE.NAME');
  const own = /^[A-Z]{3}$/.exec(of('CURRENCY.CURSYM'))?.[0];
  return {
    riga: createRiga({
      riga,
      data,
      data_valuta: parseOfxGiorno(of('VALUEDATE')) ?? parseOfxGiorno(of('DTAVAIL')),
      importo,
      divisa: own ?? contoDivisa ?? 'EUR',
      causale: of('TRNTYPE'),
      descrizione: describe(nome, of('MEMO')),
      ragione_sociale: nome,
      iban_controparte: of('BANKACCTTO.ACCTID'),
      riferimento: of('FITID'),
      numero_documento: of('CHECKNUM').replace(/^0+$/, ''),
    }),
  };
}
