/** A small writer of CAMT.053. */
import { cifre, totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

const side = (importo: number): string => (importo < 0 ? 'DBIT' : 'CRDT');

function saldo(kind: string, importo: number, { divisa }: EstrattoScritto): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="${divisa}">${cifre(importo, '.')}</Amt><CdtDbtInd>${side(importo)}</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;
}

function movimento(
  { divisa }: EstrattoScritto,
  { data, data_valuta, importo, descrizione }: MovimentoScritto,
): string {
  return `<Ntry><Amt Ccy="${divisa}">${cifre(importo, '.')}</Amt><CdtDbtInd>${side(importo)}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${data}</Dt></BookgDt><ValDt><Dt>${data_valuta}</Dt></ValDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>${descrizione.replaceAll('&', '&amp;')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** @param movimenti those written, when they are not those the balances were made from */
export function writeCamt(estratto: EstrattoScritto, movimenti = estratto.movimenti): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Id>1</Id><Acct><Id><IBAN>${estratto.conto}</IBAN></Id><Ccy>${estratto.divisa}</Ccy></Acct>
${saldo('OPBD', estratto.iniziale, estratto)}
${saldo('CLBD', estratto.iniziale + totale(estratto), estratto)}
${movimenti.map((one) => movimento(estratto, one)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}
