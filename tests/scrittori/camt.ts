/** A small writer of CAMT.053. */
import { cifre, totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

const lato = (importo: number): string => (importo < 0 ? 'DBIT' : 'CRDT');

function saldo(tipo: string, importo: number, { divisa }: EstrattoScritto): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${tipo}</Cd></CdOrPrtry></Tp><Amt Ccy="${divisa}">${cifre(importo, '.')}</Amt><CdtDbtInd>${lato(importo)}</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;
}

function movimento(
  { divisa }: EstrattoScritto,
  { data, data_valuta, importo, descrizione }: MovimentoScritto,
): string {
  return `<Ntry><Amt Ccy="${divisa}">${cifre(importo, '.')}</Amt><CdtDbtInd>${lato(importo)}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${data}</Dt></BookgDt><ValDt><Dt>${data_valuta}</Dt></ValDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>${descrizione.replaceAll('&', '&amp;')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** @param movimenti those written, when they are not those the balances were made from */
export function scriviCamt(estratto: EstrattoScritto, movimenti = estratto.movimenti): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Id>1</Id><Acct><Id><IBAN>${estratto.conto}</IBAN></Id><Ccy>${estratto.divisa}</Ccy></Acct>
${saldo('OPBD', estratto.iniziale, estratto)}
${saldo('CLBD', estratto.iniziale + totale(estratto), estratto)}
${movimenti.map((uno) => movimento(estratto, uno)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}
