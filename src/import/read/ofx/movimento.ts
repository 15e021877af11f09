/** One `STMTTRN` to one row (OFX 1.6 and 2.2, section 11.4.4). */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import { createRiga, createScartata } from '../native.ts';

/** Values by tag, those of nested aggregates with their aggregate before: `BANKACCTTO.ACCTID`. */
export type TagValues = Map<string, string>;

/**
 * Cents of an OFX amount: dot or comma are decimal signs alike, and there is no thousands sign. Where one is written
 * all the same, `1,234` can be either: NaN, as for anything else that is not an amount.
 */
export function parseOfxImporto(testo: string): number {
  const cifre = testo.replace(/^[+-]/, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(cifre) || /^\d{1,3}[.,]\d{3}$/.test(cifre)) return Number.NaN;
  const virgola = cifre.lastIndexOf(',') > cifre.lastIndexOf('.');
  return parseCentesimi(testo, virgola ? ',' : '.');
}

/** The calendar day as the bank writes it: hours and time zone (`[-5:EST]`) do not move it. */
export function parseOfxGiorno(testo: string): ReturnType<typeof toGiornoOrNull> {
  const parti = /^(\d{4})(\d{2})(\d{2})(?:\D|\d|$)/.exec(testo);
  return parti ? toGiornoOrNull(`${parti[1]}-${parti[2]}-${parti[3]}`) : null;
}

/** Name and memo, once each: many banks repeat one in the other. */
function descrivi(nome: string, memo: string): string {
  if (memo === '' || nome.includes(memo)) return nome;
  return memo.includes(nome) ? memo : `${nome} ${memo}`;
}

export function readOfxMovimento(
  valori: TagValues,
  riga: number,
  divisaConto: string | null,
): { riga: RigaImport } | { scartata: RigaScartata } {
  const di = (nome: string): string => valori.get(nome) ?? '';
  const importo = parseOfxImporto(di('TRNAMT'));
  if (Number.isNaN(importo)) {
    const motivo = 'L’importo manca, non si legge, è ambiguo o ha frazioni di centesimo';
    return { scartata: createScartata(riga, 'TRNAMT', di('TRNAMT'), motivo) };
  }
  const data = parseOfxGiorno(di('DTPOSTED'));
  if (data === null) {
    return { scartata: createScartata(riga, 'DTPOSTED', di('DTPOSTED'), 'La data manca o non esiste') };
  }
  const nome = di('NAME') || di('PAYEE.NAME');
  const propria = /^[A-Z]{3}$/.exec(di('CURRENCY.CURSYM'))?.[0];
  return {
    riga: createRiga({
      riga,
      data,
      data_valuta: parseOfxGiorno(di('VALUEDATE')) ?? parseOfxGiorno(di('DTAVAIL')),
      importo,
      divisa: propria ?? divisaConto ?? 'EUR',
      causale: di('TRNTYPE'),
      descrizione: descrivi(nome, di('MEMO')),
      ragione_sociale: nome,
      iban_controparte: di('BANKACCTTO.ACCTID'),
      riferimento: di('FITID'),
      numero_documento: di('CHECKNUM').replace(/^0+$/, ''),
    }),
  };
}
