/** Every version of the three messages, and the Italian envelope: one reader, told by the names of its elements. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '../../read-file/read.ts';

const VERSIONI = Array.from({ length: 13 }, (_, at) => String(at + 1).padStart(2, '0'));

const MESSAGGI = [
  ['052', 'BkToCstmrAcctRpt', 'Rpt'],
  ['053', 'BkToCstmrStmt', 'Stmt'],
  ['054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/** A status is a code of its own since version 8, and was a word before. */
const state = (version: string): string =>
  Number(version) >= 8 ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';

const saldo = (kind: string, importo: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${importo}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;

const body = (version: string): string =>
  `<Id>1</Id><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id><Ccy>EUR</Ccy></Acct>${saldo('OPBD', '10.00')}${saldo('CLBD', '5.50')}<Ntry><Amt Ccy="EUR">4.5</Amt><CdtDbtInd>DBIT</CdtDbtInd>${state(version)}<BookgDt><Dt>2026-01-30</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>Canone</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const CASI = MESSAGGI.flatMap(([number, root, cornice]) =>
  VERSIONI.map((version) => [`camt.${number}.001.${version}`, root, cornice, version] as const),
);

const ATTESA = {
  tipo: 'letto',
  formato: 'camt',
  estratti: [
    {
      conto: 'IT60X0542811101000000123456',
      quadratura: { esito: 'quadra' },
      righe: [{ data: '2026-01-30', importo: -450, descrizione: 'Canone' }],
    },
  ],
};

const read = (text: string) => readStatementFile({ nome: 'x', bytes: new TextEncoder().encode(text) });

describe('ISO 20022 account messages', () => {
  it.each(CASI)('%s', async (name, root, cornice, version) => {
    // The first version named its root after itself.
    const main = version === '01' ? `${root}V01` : root;
    const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"><${main}><GrpHdr><MsgId>1</MsgId></GrpHdr><${cornice}>${body(version)}</${cornice}></${main}></Document>`;
    expect(await read(text)).toMatchObject(ATTESA);
  });

  it('counts the lines of the file, as every other format does', async () => {
    const lines = `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">\n<BkToCstmrStmt>\n<Stmt>${body('02')}</Stmt>\n</BkToCstmrStmt>\n</Document>`;
    expect(await read(lines)).toMatchObject({ righe_file: 6 });
    expect(await read(`${lines}\n`)).toMatchObject({ righe_file: 6 });
  });

  it('in the CBI envelope, prefixes and all, and zipped', async () => {
    const text = `<?xml version="1.0"?><BODY:CBIBdyBkToCstmrStmtReq xmlns:BODY="urn:CBI:xsd:CBIBdyBkToCstmrStmtReq.00.01.02" xmlns:DLYS="urn:CBI:xsd:CBIBkToCstmrStmtReqLogMsg.00.01.02"><BODY:PhyMsgInf><BODY:PhyMsgTpCd>DLYSTMT</BODY:PhyMsgTpCd></BODY:PhyMsgInf><BODY:CBIEnvelBkToCstmrStmtReqLogMsg><BODY:CBIBkToCstmrStmtReqLogMsg><DLYS:Stmt>${body('02').replaceAll(/<(\/?)(?=[A-Z])/g, '<$1DLYS:')}</DLYS:Stmt></BODY:CBIBkToCstmrStmtReqLogMsg></BODY:CBIEnvelBkToCstmrStmtReqLogMsg></BODY:CBIBdyBkToCstmrStmtReq>`;
    expect(await read(text)).toMatchObject(ATTESA);
    const zip = zipSync({ 'flusso/estratto.xml': new TextEncoder().encode(text) });
    expect(await readStatementFile({ nome: 'x.zip', bytes: zip })).toMatchObject(ATTESA);
  });
});
