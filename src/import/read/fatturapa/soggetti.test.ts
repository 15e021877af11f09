import { describe, expect, it } from 'vitest';
import { readTables } from '../../read-file/table.ts';

const invoice = (seller: string, buyer: string, iban = '') => `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
<FatturaElettronicaHeader>
<CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice></IdFiscaleIVA>
<Anagrafica><Denominazione>${seller}</Denominazione></Anagrafica></DatiAnagrafici>
<Sede><Indirizzo>Via Roma</Indirizzo><NumeroCivico>1</NumeroCivico><CAP>20121</CAP><Comune>Milano</Comune><Provincia>MI</Provincia><Nazione>IT</Nazione></Sede></CedentePrestatore>
<CessionarioCommittente><DatiAnagrafici><CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
<Anagrafica>${buyer}</Anagrafica></DatiAnagrafici></CessionarioCommittente></FatturaElettronicaHeader>
<FatturaElettronicaBody><DatiPagamento><DettaglioPagamento><IBAN>${iban}</IBAN></DettaglioPagamento></DatiPagamento></FatturaElettronicaBody>
</p:FatturaElettronica>`;
const file = (nome: string, text: string) => ({ nome, bytes: new TextEncoder().encode(text) });
const PERSONA = '<Nome>Mario</Nome><Cognome>Rossi</Cognome>';

describe('soggetti of electronic invoices', () => {
  it('are the other party, when the name of the azienda is known', async () => {
    const text = invoice('Forniture Blu S.r.l.', PERSONA, 'IT60X0542811101000000123456');
    const received = await readTables([file('a.xml', text)], 'Mario Rossi');
    expect(received).toMatchObject({ ok: true });
    const righe = received.ok ? received.tabella.righe : [];
    expect(righe).toHaveLength(2);
    expect(righe[1]).toEqual([
      'Forniture Blu S.r.l.',
      'IT00743110157',
      '',
      'IT',
      'Via Roma, 1',
      '20121',
      'Milano',
      'MI',
      '',
      '',
      '',
      'IT60X0542811101000000123456',
      'Fornitore',
    ]);
    const issued = await readTables([file('a.xml', text)], 'FORNITURE BLU SRL');
    expect(issued.ok && issued.tabella.righe[1]?.slice(0, 3)).toEqual([
      'Mario Rossi',
      '',
      'RSSMRA80A01H501U',
    ]);
  });

  it('once each, and without the party that is on every invoice', async () => {
    const other = invoice('Forniture Blu S.r.l.', '<Denominazione>Verdi SpA</Denominazione>').replace(
      'RSSMRA80A01H501U',
      '07643520567',
    );
    const files = [
      file('a.xml', invoice('Forniture Blu S.r.l.', PERSONA)),
      file('b.xml', other),
      file('c.xml', other),
    ];
    const read = await readTables(files, 'Nessuna delle due');
    expect(read.ok && read.tabella.righe.slice(1).map(([name]) => name)).toEqual([
      'Mario Rossi',
      'Verdi SpA',
    ]);
  });

  it('come from invoices alone, or from one list alone', async () => {
    const mixed = await readTables(
      [file('a.xml', invoice('X', PERSONA)), file('b.csv', 'Nome;P.IVA\r\nA;1\r\n')],
      null,
    );
    expect(mixed).toEqual({ ok: false, motivo: expect.stringContaining('b.csv') });
    const list = await readTables([file('b.csv', 'Nome;P.IVA\r\nA;1\r\n')], null);
    expect(list.ok && list.tabella.righe).toEqual([
      ['Nome', 'P.IVA'],
      ['A', '1'],
    ]);
    expect(await readTables([file('x.xml', invoice('X', PERSONA).slice(0, 700))], null)).toMatchObject({
      ok: false,
    });
  });
});
