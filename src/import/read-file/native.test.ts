import { describe, expect, it } from 'vitest';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const read = (text: string, options?: ReadingOptions): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'estratto.txt', bytes: new TextEncoder().encode(text) }, options);

async function parsed(text: string, options?: ReadingOptions): Promise<Letto> {
  const outcome = await read(text, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const camt = (body: string, start = ''): string =>
  `<?xml version="1.0"?>\n${start}<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><ns2:BkToCstmrStmt><ns2:Stmt>
<ns2:Acct><ns2:Id><ns2:IBAN>IT60X0542811101000000123456</ns2:IBAN></ns2:Id></ns2:Acct>
${body.replaceAll(/<(\/?)/g, '<$1ns2:')}</ns2:Stmt></ns2:BkToCstmrStmt></ns2:Document>`;

const entry = (importo: string, side: string, other: string): string =>
  `<Ntry><Amt Ccy="EUR">${importo}</Amt><CdtDbtInd>${side}</CdtDbtInd>${other}</Ntry>`;

const DATA = '<BookgDt><DtTm>2026-03-31T23:30:00-05:00</DtTm></BookgDt>';
const BOOK = `<Sts>BOOK</Sts>${DATA}`;

describe('CAMT', () => {
  it('an entry that is not booked is refused with its reason, and is not missing from the proof', async () => {
    const saldo = (kind: string, importo: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${importo}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
    const { estratti } = await parsed(
      camt(
        saldo('PRCD', '100.00') +
          saldo('CLAV', '77.00') +
          saldo('CLBD', '90.00') +
          entry('10.00', 'DBIT', BOOK) +
          entry('5.00', 'DBIT', `<Sts><Cd>PDNG</Cd></Sts>${DATA}`),
      ),
    );
    expect(estratti).toMatchObject([
      {
        righe: [{ data: '2026-03-31', importo: -1_000 }],
        scartate: [{ motivo: 'Operazione non ancora contabilizzata' }],
        quadratura: { esito: 'quadra' },
      },
    ]);
  });

  it('a reversal goes the way it says, and its counterparty keeps the role it had', async () => {
    const parts = `<NtryDtls><TxDtls><Refs><EndToEndId>E2E-1</EndToEndId><MndtId>M-7</MndtId></Refs><RltdPties>
      <Cdtr><Pty><Nm>Fornitore</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>IT40S0542811101000000123456</IBAN></Id></CdtrAcct></RltdPties></TxDtls></NtryDtls>`;
    const { estratti } = await parsed(camt(entry('10.00', 'CRDT', `<RvslInd>true</RvslInd>${BOOK}${parts}`)));
    expect(estratti[0]?.righe[0]).toMatchObject({
      importo: 1_000,
      ragione_sociale: 'Fornitore',
      iban_controparte: 'IT40S0542811101000000123456',
      riferimento: 'E2E-1',
      descrizione: 'Mandato M-7 Storno',
    });
    expect(estratti[0]?.quadratura.esito).toBe('non_verificabile');
  });

  it('a batch is one row that names its payments', async () => {
    const tx = (name: string) => `<TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const due = `<NtryDtls>${tx('Rossi')}${tx('Bianchi')}</NtryDtls>`;
    const { estratti } = await parsed(camt(entry('30.00', 'CRDT', BOOK + due)));
    expect(estratti[0]?.righe).toMatchObject([
      { importo: 3_000, descrizione: 'Distinta di 2 operazioni: Rossi, Bianchi' },
    ]);
  });

  it('each currency is a statement of its own', async () => {
    const franchi = entry('1.00', 'CRDT', BOOK).replace('EUR', 'CHF');
    const { estratti } = await parsed(camt(entry('2.00', 'CRDT', BOOK) + franchi));
    expect(estratti.map(({ divisa, righe }) => [divisa, righe.length])).toEqual([
      ['EUR', 1],
      ['CHF', 1],
    ]);
  });

  it('a fraction of a cent, or no side, is refused and never rounded', async () => {
    const { estratti } = await parsed(
      camt(entry('1.00', 'CRDT', BOOK) + entry('1.005', 'CRDT', BOOK) + entry('2.00', '', BOOK)),
    );
    expect(estratti[0]?.scartate.map(({ valore }) => valore)).toEqual(['1.005 CRDT', '2.00']);
  });

  it('an entry count that differs from what the file declares is told', async () => {
    const { notices } = await parsed(
      camt(
        `<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries></TxsSummry>${entry('1.00', 'CRDT', BOOK)}`,
      ),
    );
    expect(notices.join()).toContain('dichiara 2 movimenti, ne contiene 1');
  });

  it.each([
    ['a DOCTYPE', camt(entry('1.00', 'CRDT', BOOK), '<!DOCTYPE x [<!ENTITY e "boom">]>\n'), 'xml_con_dtd'],
    ['an unknown entity', camt(entry('&e;', 'CRDT', BOOK)), 'xml_non_valido'],
    ['a file cut on its way', camt(entry('1.00', 'CRDT', BOOK)).slice(0, -60), 'xml_non_valido'],
    ['elements without end', camt('<a>'.repeat(200) + '</a>'.repeat(200)), 'xml_troppo_grande'],
    [
      'no statement',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
      'nessun_movimento',
    ],
  ])('%s is refused', async (_, text, code) => {
    expect(await read(text)).toMatchObject({ tipo: 'errore', code });
  });
});

describe('MT940', () => {
  const TESTA = ':20:X\n:25:IT60X0542811101000000123456EUR\n:28C:1/1\n:60F:C251230EUR100,00\n';
  it.each([
    ['D10,00', -1_000],
    ['C10,', 1_000],
    ['RD10,00', 1_000],
    ['RC10,00', -1_000],
    ['DR10,00', -1_000],
    ['CR10,5', 1_050],
  ])('the mark %s means %i cents', async (sign, importo) => {
    const { estratti } = await parsed(`${TESTA}:61:2512301230${sign}NTRFNONREF\n:86:x\n`);
    expect(estratti[0]?.righe[0]?.importo).toBe(importo);
  });

  it('an entry date is of the year nearest to its value date', async () => {
    const { estratti } = await parsed(
      `${TESTA}:61:2601021231C1,00NTRFNONREF\n:61:2512310102C1,00NTRFNONREF\n`,
    );
    expect(estratti[0]?.righe.map(({ data, data_valuta }) => [data, data_valuta])).toEqual([
      ['2025-12-31', '2026-01-02'],
      ['2026-01-02', '2025-12-31'],
    ]);
  });

  it('a missing page does not tie, and its place is named', async () => {
    const { estratti } = await parsed(
      `${TESTA}:61:251230C1,00NTRFNONREF\n:62M:C251230EUR101,00\n-\n:20:X\n:25:IT60X0542811101000000123456EUR\n:28C:1/3\n:60M:C251230EUR150,00\n:61:251230C1,00NTRFNONREF\n:62F:C251230EUR151,00\n-\n`,
    );
    expect(estratti).toMatchObject([{ quadratura: { esito: 'non_quadra', differenza: 4_900, riga: 11 } }]);
  });

  it('statements of one account that do not follow one another stay apart, and the gap is told', async () => {
    const { estratti, notices } = await parsed(
      `${TESTA}:62F:C251230EUR100,00\n-\n${TESTA.replace('100,00', '120,00')}:62F:C251231EUR120,00\n-\n`,
    );
    expect(estratti).toHaveLength(2);
    expect(notices.join()).toContain('forse ne manca uno');
  });

  it('an account without movements beside one that has some is told, and is no statement to import', async () => {
    const still = TESTA.replace('IT60X', 'IT40S');
    const { estratti, notices } = await parsed(
      `${still}:62F:C251231EUR100,00\n-\n${TESTA}:61:251230C1,00NTRF\n:62F:C251231EUR101,00\n`,
    );
    expect(estratti).toMatchObject([{ conto: 'IT60X0542811101000000123456', righe: [{ importo: 100 }] }]);
    expect(notices).toEqual([
      'Conto IT40S0542811101000000123456: nessun movimento nel file (saldo 100,00 EUR).',
    ]);
  });

  it('subfields and codes of :86: become counterparty, IBAN, reference and text', async () => {
    const { estratti } = await parsed(
      `${TESTA}:61:251230C1,00NTRFNONREF\n:86:166?00GUTSCHRIFT?20EREF+ABC?21SVWZ+Rechnung 7?31DE14508800500194785000?32KARL?33 KAUFMANN\n:61:251230C1,00NTRFEREF\n:86:/EREF/E2E/ORDP//NAME/ROSSI SRL/REMI/FATTURA 12/\n`,
    );
    expect(estratti[0]?.righe).toMatchObject([
      {
        causale: '166',
        descrizione: 'GUTSCHRIFT Rechnung 7',
        ragione_sociale: 'KARL KAUFMANN',
        iban_controparte: 'DE14508800500194785000',
        riferimento: 'ABC',
      },
      { causale: 'TRF', descrizione: 'FATTURA 12', ragione_sociale: 'ROSSI SRL', riferimento: 'E2E' },
    ]);
  });

  it('a line that is no movement is refused with its line, and the proof names it', async () => {
    const { estratti } = await parsed(
      `${TESTA}:61:251230X1,00NTRF\n:86:x\n:61:251230C1,00NTRF\n:62F:C251230EUR102,00\n`,
    );
    expect(estratti[0]).toMatchObject({
      righe: [{ riga: 7, descrizione: 'TRF' }],
      scartate: [{ riga: 5, colonna: ':61:' }],
      quadratura: { esito: 'non_quadra', differenza: 100, riga: 5 },
    });
  });

  it('a field that never ends is refused', async () => {
    const text = `${TESTA}:61:251230C1,00NTRF\n:86:${'a\n'.repeat(50_000)}`;
    expect(await read(text)).toMatchObject({ tipo: 'errore', code: 'cella_troppo_grande' });
  });

  it('a table with a time in its text is not taken for one', async () => {
    const outcome = await parsed(
      'Data;Descrizione;Importo\n31/01/2026;"alle\n:20:15 circa";-1,50\n30/01/2026;b;2,50\n',
    );
    expect(outcome.formato).toBe('csv');
  });
});

describe('OFX', () => {
  const sgml = (trn: string): string =>
    `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>05428<ACCTID>123</BANKACCTFROM><BANKTRANLIST>${trn}</BANKTRANLIST><LEDGERBAL><BALAMT>-12,30<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const trn = (data: string, importo: string): string =>
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${data}<TRNAMT>${importo}<FITID>F1<NAME>A &amp; B<MEMO>nota</STMTTRN>`;

  it('SGML without closing tags; the day is the one written', async () => {
    const { estratti } = await parsed(sgml(trn('20260131233000.000[-5:EST]', '-12,30')));
    expect(estratti).toMatchObject([
      {
        conto: '123',
        divisa: 'EUR',
        saldo_iniziale: null,
        saldo_finale: -1_230,
        data_estratto: '2026-01-31',
        righe: [{ data: '2026-01-31', importo: -1_230, descrizione: 'A & B nota', riferimento: 'F1' }],
        quadratura: { esito: 'non_verificabile' },
      },
    ]);
  });

  it.each(['1,234', '1.234', '$5', '12..3', ''])(
    'the amount «%s» is refused, not guessed',
    async (importo) => {
      const { estratti } = await parsed(sgml(trn('20260131', '1.00') + trn('20260131', importo)));
      expect(estratti[0]).toMatchObject({ righe: [{ importo: 100 }], scartate: [{ colonna: 'TRNAMT' }] });
    },
  );

  it.each([
    [
      'a DOCTYPE',
      `<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY a "b">]>${sgml('').slice(40)}`,
      'xml_con_dtd',
    ],
    ['a comment without end', sgml('<!-- '), 'xml_non_valido'],
  ])('%s is refused', async (_, text, code) => {
    expect(await read(text)).toMatchObject({ tipo: 'errore', code });
  });
});

describe('QIF', () => {
  const qif = (...record: string[]): string => `!Type:Bank\n${record.map((one) => `${one}\n^\n`).join('')}`;

  it('asks the order of dates that can be read two ways', async () => {
    const text = qif('D02/01/2026\nT-1,000.50\nPuno', "D3/ 4'26\nT2.00\nPdue");
    expect(await read(text)).toMatchObject({
      tipo: 'domanda',
      formato: 'qif',
      domande: [{ id: 'ordine_data' }],
    });
    const { estratti } = await parsed(text, { risposte: { ordine_data: 'gma' } });
    expect(estratti[0]?.righe).toMatchObject([
      { data: '2026-01-02', importo: -100_050 },
      { data: '2026-04-03', importo: 200 },
    ]);
  });

  it('an opening balance is no movement; parts that do not make the whole are told', async () => {
    const { estratti, notices } = await parsed(
      qif('D31/12/2025\nT500,00\nPOpening Balance', 'D31/01/2026\nT-10,00\nPa\nSx\n$-4,00\nSy\n$-5,00'),
    );
    expect(estratti).toMatchObject([{ saldo_iniziale: 50_000, righe: [{ importo: -1_000 }] }]);
    expect(notices.join()).toContain('le parti');
  });
});

describe('CBI rendicontazione', () => {
  const record = (text: string): string => text.padEnd(120);
  const sessantuno = record(
    `${' 610000001'.padEnd(28)}${'93001'.padEnd(23)}X0542811101000000123456EUR010126C000000000100,00IT60`,
  );
  const movimento = record(` 620000001001020126030126D000000000010,0026${' '.repeat(43)}DISPOSIZIONE`);
  const head = record(' RH0542812345310126PROVA');
  const closes = record(' 640000001EUR310126C000000000090,00C000000000090,00');

  it('structured records 63 say who, why and with which reference', async () => {
    const { estratti, notices } = await parsed(
      [
        head,
        sessantuno,
        movimento,
        record(' 630000001001YYY03012026                ROSSI SRL'),
        record(` 630000001001ID1${' '.repeat(35)}E2E-9`),
        record(' 630000001001RI1SALDO FATTURA 12'),
        closes,
        record(' 650000001EUR'),
        record(' EF0542812345310126PROVA'),
      ].join('\n'),
    );
    expect(notices).toEqual([]);
    expect(estratti).toMatchObject([
      {
        conto: 'IT60X0542811101000000123456',
        saldo_iniziale: 10_000,
        saldo_finale: 9_000,
        data_estratto: '2026-01-31',
        quadratura: { esito: 'quadra' },
        righe: [
          {
            data: '2026-01-03',
            data_valuta: '2026-01-02',
            causale: '26',
            importo: -1_000,
            ragione_sociale: 'ROSSI SRL',
            riferimento: 'E2E-9',
            descrizione: 'SALDO FATTURA 12 DISPOSIZIONE',
          },
        ],
      },
    ]);
  });

  it('records without line ends, or without their leading blank, are the same', async () => {
    const all = [head, sessantuno, movimento, closes];
    for (const text of [all.join(''), all.map((one) => one.trim()).join('\r\n')]) {
      const { estratti } = await parsed(text);
      expect(estratti).toMatchObject([{ righe: [{ importo: -1_000 }], quadratura: { esito: 'quadra' } }]);
    }
  });

  it('a sign that is neither is refused, and a short file is told', async () => {
    const { estratti, notices } = await parsed(
      [head, sessantuno, movimento.replace('126D0', '126X0'), closes, `${' EF'.padEnd(82)}0000009`].join(
        '\n',
      ),
    );
    expect(estratti).toMatchObject([{ righe: [], scartate: [{ riga: 3 }], quadratura: { riga: 3 } }]);
    expect(notices.join()).toContain('dichiara 9 record, nel file sono 5');
  });
});
