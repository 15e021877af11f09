/** Open items and archives, case by case: what each rule of invoices, flows, lists and envelopes makes of a file. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import { writeP7m } from '#tests/scrittori/p7m.ts';
import { PARTI, type DocumentoScritto } from '#tests/scrittori/partite.ts';
import { writeTxt } from '#tests/scrittori/txt.ts';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const byte = (text: string): Uint8Array => new TextEncoder().encode(text);
const outcomeOf = (
  data: Uint8Array | string,
  options: ReadingOptions = {},
  nome = 'file',
): Promise<EsitoLettura> =>
  readStatementFile({ nome, bytes: typeof data === 'string' ? byte(data) : data }, options);

async function parsed(
  data: Uint8Array | string,
  options: ReadingOptions = {},
  name = 'file',
): Promise<Letto> {
  const outcome = await outcomeOf(data, options, name);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const righe = ({ estratti }: Letto) => estratti.flatMap((estratto) => estratto.righe);
const importi = (one: Letto) => righe(one).map(({ importo }) => importo);

const DOCUMENTO: DocumentoScritto = {
  numero: '7/A',
  data: '2026-01-15',
  nota_credito: false,
  ritenuta: 0,
  split: false,
  rate: [{ scadenza: '2026-02-28', importo: 122_000, mode: 'MP05' }],
};
const invoice = (change: (xml: string) => string = (xml) => xml, documento = DOCUMENTO): string =>
  change(writeFatturapa([documento], PARTI));
const senzaRate = (xml: string): string => xml.replace(/<DatiPagamento>[\s\S]*<\/DatiPagamento>/, '');
const NOI = { ragione_sociale: 'ALFA E FIGLI', partita_iva: PARTI.cedente.partita_iva };

describe('whose invoice it is', () => {
  it('is told by the name when the azienda has no codes, legal form and all', async () => {
    const noi = { ragione_sociale: 'Beta S.p.A.', partita_iva: null };
    expect(importi(await parsed(invoice(), { azienda: noi }))).toEqual([-122_000]);
  });

  it('is asked when neither side is the azienda, or both are', async () => {
    const others = { ragione_sociale: 'Gamma', partita_iva: '00743110157' };
    const outcome = await outcomeOf(invoice(), { azienda: others });
    expect(outcome).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'verso', options: [{ valore: 'emessa' }, { valore: 'ricevuta' }] }],
    });
    expect(importi(await parsed(invoice(), { azienda: others, risposte: { verso: 'ricevuta' } }))).toEqual([
      -122_000,
    ]);
    const same = invoice((xml) => xml.replace(PARTI.cessionario.partita_iva, PARTI.cedente.partita_iva));
    expect(await outcomeOf(same, { azienda: NOI })).toMatchObject({ tipo: 'domanda' });
  });

  it('is said to be unknown where there is no azienda, and read as issued', async () => {
    const outcome = await parsed(invoice());
    expect(importi(outcome)).toEqual([122_000]);
    expect(outcome.notices).toEqual([
      'Non si sa di quale azienda è la fattura: è letta come emessa da Alfa & Figli SRL, quindi da incassare.',
    ]);
  });
});

describe('what is due', () => {
  const first = async (xml: string) => {
    const outcome = await parsed(xml, { azienda: NOI });
    return { riga: righe(outcome)[0], notices: outcome.notices };
  };

  it('without a due day is counted from the terms, or is due on the day of the document', async () => {
    const days = invoice((xml) =>
      xml.replace(
        /<DataScadenzaPagamento>[^<]*<\/DataScadenzaPagamento>/,
        '<GiorniTerminiPagamento>30</GiorniTerminiPagamento>',
      ),
    );
    expect((await first(days)).riga?.scadenza).toBe('2026-02-14');
    const nothing = invoice((xml) =>
      xml.replace(/<DataScadenzaPagamento>[^<]*<\/DataScadenzaPagamento>/, ''),
    );
    const { riga, notices } = await first(nothing);
    expect(riga?.scadenza).toBe('2026-01-15');
    expect(notices).toEqual(['Fattura 7/A: la rata non ha scadenza, è usata la data del documento.']);
  });

  it('without payment data is the total less what is withheld and less the VAT the customer keeps', async () => {
    const documento = { ...DOCUMENTO, ritenuta: 2_000, split: true };
    const { riga, notices } = await first(invoice(senzaRate, documento));
    expect(riga).toMatchObject({ importo: 122_000, scadenza: '2026-01-15', causale: null });
    expect(notices).toEqual([
      'Fattura 7/A: senza dati di pagamento, importo dal totale del documento (meno ritenuta 20,00 e IVA in scissione 22,00) e scadenza alla data del documento.',
    ]);
  });

  it('is not lowered twice where the total is written as what is left to pay', async () => {
    const documento = { ...DOCUMENTO, ritenuta: 2_000 };
    const net = invoice(
      (xml) => senzaRate(xml).replace(/(<ImportoTotaleDocumento>)[^<]*/, '$11220.00'),
      documento,
    );
    expect((await first(net)).riga?.importo).toBe(122_000);
  });

  it('is what the instalments say, and a total that disagrees is told', async () => {
    const { riga, notices } = await first(
      invoice((xml) => xml.replace(/(<ImportoPagamento>)[^<]*/, '$11000.00')),
    );
    expect(riga?.importo).toBe(100_000);
    expect(notices).toEqual([
      'Fattura 7/A: le rate sommano 1.000,00 EUR, il documento 1.220,00; differenza -220,00. Valgono le rate.',
    ]);
  });

  it('is told to be doubtful when every instalment is worth the whole document', async () => {
    const [instalment] = DOCUMENTO.rate;
    if (!instalment) throw new Error('no rata');
    const xml = invoice(undefined, { ...DOCUMENTO, rate: [instalment, instalment] });
    const doubled = xml
      .replace(/(<ImportoTotaleDocumento>)[^<]*/, '$11220.00')
      .replace(/(<ImponibileImporto>)[^<]*/, '$11198.00');
    const outcome = await parsed(doubled, { azienda: NOI });
    expect(outcome.notices[0]).toContain('ogni rata vale l’intero documento');
    expect(outcome.estratti[0]?.quadratura.esito).toBe('non_verificabile');
  });
});

describe('an invoice that is none', () => {
  it('with a DOCTYPE, or cut, is refused', async () => {
    const doctype = invoice((xml) =>
      xml.replace('<p:Fattura', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><p:Fattura'),
    );
    expect(await outcomeOf(doctype)).toMatchObject({ tipo: 'errore', code: 'xml_con_dtd' });
    expect(await outcomeOf(invoice().slice(0, 900))).toMatchObject({
      tipo: 'errore',
      code: 'xml_non_valido',
    });
  });

  it('keeps its attachments out of the way, however long', async () => {
    const attachment = `<Allegati><NomeAttachment>a.pdf</NomeAttachment><Attachment>${'A'.repeat(3_000_000)}</Attachment></Allegati></FatturaElettronicaBody>`;
    const xml = invoice((text) => text.replace('</FatturaElettronicaBody>', attachment));
    expect(importi(await parsed(xml, { azienda: NOI }))).toEqual([122_000]);
  });

  it('signed twice is opened twice; an envelope cut short is broken', async () => {
    const one = writeP7m(byte(invoice()), 'der');
    expect(importi(await parsed(writeP7m(one, 'base64'), { azienda: NOI }))).toEqual([122_000]);
    expect(await outcomeOf(one.slice(0, -20))).toMatchObject({ tipo: 'errore', code: 'file_danneggiato' });
  });
});

describe('lists of open items', () => {
  it('of customers give what is still open, to collect', async () => {
    const outcome = await parsed(
      'Cliente;N. fattura;Data fattura;Scadenza;Importo;Incassato;Residuo\nRossi;12/26;05/01/2026;31/01/2026;1.220,00;220,00;1.000,00\nVerdi;13/26;16/01/2026;28/02/2026;500,00;;500,00\n',
    );
    expect(outcome.estratti[0]?.natura).toBe('partita');
    expect(righe(outcome)).toMatchObject([
      {
        importo: 100_000,
        numero_documento: '12/26',
        data_documento: '2026-01-05',
        scadenza: '2026-01-31',
        ragione_sociale: 'Rossi',
      },
      { importo: 50_000, numero_documento: '13/26', scadenza: '2026-02-28' },
    ]);
  });

  it('are never told to be of customers by the name of the file alone', async () => {
    const nome = 'scadenzario clienti.csv';
    const bytes = new TextEncoder().encode(
      'Ragione sociale;N. fattura;Data fattura;Scadenza;Importo\nRossi;12/26;05/01/2026;31/01/2026;1.220,00\n',
    );
    expect(await readStatementFile({ nome, bytes })).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno' }],
    });
  });

  it('leave out what is settled, and count a credit note the other way', async () => {
    const outcome = await parsed(
      'Tipo;N. fattura;Data fattura;Fornitore;Imponibile;IVA;Pagato;Stato\n' +
        'Fattura;1;05/01/2026;Alfa;100,00;22,00;;Aperta\nFattura;2;06/01/2026;Alfa;50,00;11,00;61,00;Pagata\n' +
        'Nota di credito;3;07/01/2026;Alfa;10,00;2,20;;Aperta\nFattura;4;08/01/2026;Beta;10,00;2,20;2,20;Aperta\n',
    );
    expect(importi(outcome)).toEqual([-12_200, 1_220, -1_000]);
    expect(outcome.estratti[0]?.scartate).toMatchObject([
      { riga: 3, motivo: expect.stringContaining('Già saldato') as string },
    ]);
  });

  it('that name both sides are to collect where the azienda issued, to pay where it received', async () => {
    const list =
      'Numero;Data fattura;Cedente;Cessionario;Totale\n1;05/01/2026;Alfa e Figli S.r.l.;Beta;10,00\n2;06/01/2026;Gamma;ALFA E FIGLI;20,00\n';
    const outcome = await parsed(list, { azienda: NOI });
    expect(righe(outcome)).toMatchObject([
      { importo: 1_000, ragione_sociale: 'Beta' },
      { importo: -2_000, ragione_sociale: 'Gamma' },
    ]);
    expect(await outcomeOf(list)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });

  it('of suppliers in dare and avere are debts in avere, as a ledger writes them', async () => {
    const outcome = await parsed(
      'Fornitore;Numero documento;Data documento;Data scadenza;Dare;Avere\nAlfa;77;01/02/2026;31/03/2026;;1.000,00\nAlfa;NC 3;15/02/2026;31/03/2026;200,00;\n',
    );
    expect(importi(outcome)).toEqual([-100_000, 20_000]);
  });

  it('that do not say whose they are are asked about', async () => {
    const outcome = await outcomeOf(
      'Numero documento;Data documento;Scadenza;Importo\n1;05/01/2026;31/01/2026;10,00\n2;16/01/2026;28/02/2026;20,00\n',
    );
    expect(outcome).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('printed tables', () => {
  const movimenti = [
    { data: '2026-01-13', data_valuta: '2026-01-13', importo: -1_050, descrizione: 'Canone' },
    { data: '2026-01-20', data_valuta: '2026-01-21', importo: 250_000, descrizione: 'Bonifico Rossi' },
    { data: '2026-01-28', data_valuta: '2026-01-28', importo: -99, descrizione: 'Commissioni' },
  ];
  const text = writeTxt({ conto: '', divisa: 'EUR', iniziale: 10_000, movimenti });

  it('are cut where a person says', async () => {
    const outcome = await parsed(text, { tagli: [0, 12, 24, 64, 80] });
    expect(outcome.lettura?.tagli).toEqual([0, 12, 24, 64, 80]);
    expect(importi(outcome)).toEqual([-1_050, 250_000, -99]);
  });

  it('are read with a saved tracciato, cuts and all', async () => {
    const { lettura } = await parsed(text);
    if (!lettura) throw new Error('no reading');
    const tracciato: Tracciato = {
      id: 3,
      versione: 1,
      nome: 'stampa',
      modello_nome: '*',
      natura: 'movimento',
      id_conto: null,
      lettura,
    };
    const outcome = await parsed(text, { tracciato });
    expect(outcome.tracciato).toMatchObject({ id: 3, origine: 'salvato' });
    expect(outcome.estratti[0]).toMatchObject({ quadratura: { esito: 'quadra' } });
  });
});

describe('archives', () => {
  it('with one file are that file', async () => {
    const outcome = await parsed(zipSync({ 'mese/fattura.xml': byte(invoice()) }), { azienda: NOI });
    expect(outcome).toMatchObject({ formato: 'fatturapa', notices: [] });
    expect(outcome.estratti[0]).not.toHaveProperty('file');
  });

  it('that hold one document twice, signed and not, say so', async () => {
    const bytes = byte(invoice());
    const outcome = await parsed(zipSync({ 'a.xml': bytes, 'a.xml.p7m': writeP7m(bytes, 'der') }), {
      azienda: NOI,
    });
    expect(outcome.notices).toEqual([
      'a.xml.p7m contiene le stesse righe di a.xml: controlla di non importarle due volte.',
    ]);
  });

  it('that hold nothing readable say why, and those within one another stop', async () => {
    expect(await outcomeOf(zipSync({ 'a.md': byte('ciao'), 'b.md': byte('ciao') }))).toMatchObject({
      code: 'file_zip',
      messaggio: expect.stringContaining('a.md non è stato letto') as string,
    });
    const three = zipSync({ 'c.zip': zipSync({ 'b.zip': zipSync({ 'a.xml': byte(invoice()) }) }) });
    expect(await outcomeOf(three)).toMatchObject({ tipo: 'errore' });
  });

  it('that would unpack to more than fits are refused before they do', async () => {
    const bomba = zipSync({ 'a.csv': new Uint8Array(24 * 1024 * 1024) }, { level: 6 });
    expect(await outcomeOf(bomba)).toMatchObject({ tipo: 'errore', code: 'contenuto_troppo_grande' });
  });
});

describe('tables of a bank', () => {
  it('one under the other, each of its own account, are statements of their own', async () => {
    const outcome = await parsed(
      'Conto 1 - IT60X0542811101000000123456\nData;Descrizione;Importo\n02/01/2026;A;10,00\n15/01/2026;B;-5,00\n\nConto 2 - IT40S0542811101000000123456\nData;Descrizione;Importo\n03/01/2026;C;20,00\n18/01/2026;D;-7,00\n',
    );
    expect(outcome.estratti).toMatchObject([
      { conto: 'IT60X0542811101000000123456', righe: [{ importo: 1_000 }, { importo: -500 }] },
      { conto: 'IT40S0542811101000000123456', righe: [{ importo: 2_000 }, { importo: -700 }] },
    ]);
  });

  it('whose header names the currency keep it, whatever the amounts were before the exchange', async () => {
    const outcome = await parsed(
      'Data;Negozio;Importo in Euro;Importo in divisa;Divisa\n02/01/2026;A;-45,50;;\n13/01/2026;B;-120,00;-130,00;USD\n',
    );
    expect(righe(outcome)).toMatchObject([
      { importo: -4_550, divisa: 'EUR' },
      { importo: -12_000, divisa: 'EUR' },
    ]);
  });

  it('with fees beside them give what reached the account, when the arithmetic shows it', async () => {
    const outcome = await parsed(
      'Data;Descrizione;Lordo;Tariffa;Netto\n05/01/2026;A;100,00;-2,50;97,50\n16/01/2026;B;50,00;-1,40;48,60\n',
    );
    expect(importi(outcome)).toEqual([9_750, 4_860]);
  });

  it('with a fee given back among them too, and never what the fees without a sign were added to', async () => {
    const resa = await parsed(
      'Data;Descrizione;Lordo;Tariffa;Netto\n05/01/2026;A;100,00;-2,50;97,50\n16/01/2026;Reso;-50,00;1,40;-48,60\n',
    );
    expect(importi(resa)).toEqual([9_750, -4_860]);
    const withoutSign = await parsed(
      'Data;Descrizione;Lordo;Tariffa;Netto\n05/01/2026;A;100,00;2,50;97,50\n16/01/2026;B;-50,00;1,40;-51,40\n',
    );
    expect(importi(withoutSign)).toEqual([9_750, -5_140]);
  });
});
