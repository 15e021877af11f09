/** What stands beside the rows in the exports of programs: other balances, marks, names of whose the account is. */
import { describe, expect, it } from 'vitest';
import { readText } from './letto.node.ts';
import { readStatementFile } from './read.ts';

describe('balances below a table', () => {
  it('of three of them, the one of the rows is that of the books', async () => {
    const text =
      'DATA;VALUTA;DARE;AVERE;DIVISA;DESCRIZIONE_OPERAZIONE\n10/03/2026;09/03/2026;80,00;;EUR;PAGAMENTO\n11/03/2026;11/03/2026;;740,00;EUR;BONIFICO\n13/03/2026;;;660,00;EUR;Saldo contabile\n13/03/2026;;;640,10;EUR;Saldo liquido\n13/03/2026;;;1.140,10;EUR;Disponibilità al\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ saldo_finale: 66000, righe: [{}, {}] }],
      notices: expect.arrayContaining(['Righe 4-6: saldi, non movimenti.']),
    });
  });

  it('of rows of several accounts, a balance that names none is of none', async () => {
    const text =
      'Data;Operazione;Conto o carta;Importo\n16/03/2026;Pagamento;Carta 1234;-45,30\n17/03/2026;Bonifico;Conto 5678;1.850,00\n18/03/2026;Pagamento;Carta 1234;-12,99\nSaldo contabile;;;3.210,55\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        { conto: 'Carta 1234', saldo_finale: null },
        { conto: 'Conto 5678', saldo_finale: null },
      ],
    });
  });
});

describe('beside the words of a row', () => {
  it('a mark alone does not part the line below from the movement that it goes on', async () => {
    const text =
      'Data;Chiave;Causale;Descrizione;Entrate;Uscite\n05/03/2026;001;BONIFICO;DA ALFA FATT 12;1.200,00;\n;/;;RIF. 2026/112;;\n17/03/2026;002;POS;FERRAMENTA;;45,90\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ righe: [{ descrizione: 'DA ALFA FATT 12 RIF. 2026/112' }, {}], scartate: [] }],
    });
  });

  it('whose the account is stands beside the bank, and is nobody’s other side', async () => {
    const rows = ['VERSAMENTO;100,00', 'INCASSO POS;50,00', 'ADDEBITO SDD;-20,00']
      .map((rest, at) => `MULINO VECCHIO SRL;1${at}/03/2026;05034 - BANCA;000000127781;${rest}\n`)
      .join('');
    const text = `Ragione Sociale;Data contabile;Banca;Rapporto;Descrizione;Importo\n${rows}`;
    expect(await readText(text)).toMatchObject({
      estratti: [{ conto: '000000127781', righe: [{ ragione_sociale: null }, {}, {}] }],
    });
    // Whom the descriptions name paid.
    expect(await readText(text.replaceAll('POS', 'DA MULINO VECCHIO SRL'))).toMatchObject({
      estratti: [{ righe: [{ ragione_sociale: 'MULINO VECCHIO SRL' }, {}, {}] }],
    });
  });

  it('a mailbox or a number describes no document', async () => {
    const text =
      'Debitore;Numero fattura;Data fattura;Scadenza;Importo;PEC\nBeta srl;12;15/01/2026;14/02/2026;1.200,00;beta@pec.it\nGamma snc;18;10/02/2026;12/03/2026;800,00;gamma@pec.it\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ righe: [{ descrizione: 'Documento 12' }, { descrizione: 'Documento 18' }] }],
    });
  });

  it('the register of a program’s cash book names whom each row is with', async () => {
    const text =
      'Data;Anagrafica;Operazione;Entrate;Uscite\n15/03/2026;Rossi Mario;Incasso;120,00 €;0,00 €\n16/03/2026;Enel Spa;Bolletta;0,00 €;80,50 €\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ righe: [{ ragione_sociale: 'Rossi Mario' }, { ragione_sociale: 'Enel Spa' }] }],
    });
  });

  it('the name of whom a German bank’s row is with', async () => {
    const text =
      'Buchungstag;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag\n17.03.2026;Lindner GmbH;DE44500105175407324931;RE-3;160,18\n18.03.2026;Mueller AG;DE02100100100000000004;BM-7;-59,50\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ righe: [{ ragione_sociale: 'Lindner GmbH' }, { ragione_sociale: 'Mueller AG' }] }],
    });
  });
});

it('the number of an account stands without its holder and without what the account is called', async () => {
  const rows = 'Data;Descrizione;Importo\n16/03/2026;Alfa;10,50\n17/03/2026;Beta;-3,10\n';
  expect(await readText(`Conto : 12345 ROSSI MARIO\n${rows}`)).toMatchObject({
    estratti: [{ conto: '12345' }],
  });
  expect(await readText(`Kontonummer:;DE12 3456 7890 1234 5678 90 / Girokonto\n${rows}`)).toMatchObject({
    estratti: [{ conto: 'DE12 3456 7890 1234 5678 90' }],
  });
});

it('a value day in words says that the movement is not booked, and a ledger’s balances that its dare came in', async () => {
  const booked =
    'Data;Valuta;Descrizione;Importo\n10/03/2026;10/03/2026;Alfa;10,50\n17/03/2026;prenotata;Beta;-3,10\n';
  expect(await readText(booked)).toMatchObject({
    estratti: [
      { righe: [{ importo: 1050 }], scartate: [{ riga: 3, colonna: 'Valuta', valore: 'prenotata' }] },
    ],
  });
  const ledger =
    'Data registrazione;Rif. registrazione;Causale contabile;Dare in UdC;Avere in UdC;Saldo in UdC\n16/03/2026;12;Incasso;1.200,00;;6.200,00\n18/03/2026;15;Pagamento;;800,00;5.400,00\n19/03/2026;18;Spese;;12,50;5.387,50\n';
  expect(await readText(ledger)).toMatchObject({
    tipo: 'letto',
    estratti: [
      { saldo_iniziale: 500000, quadratura: { esito: 'quadra' }, righe: [{ importo: 120000 }, {}, {}] },
    ],
  });
});

it('the currency that a file states comes before that of the file from which its tracciato was made', async () => {
  const write = (above: string) => ({
    nome: 'conto.csv',
    bytes: new TextEncoder().encode(
      `Conto;IT60X0542811101000000123456\n${above}Data;Descrizione;Importo\n16/03/2026;Alfa;10,50\n17/03/2026;Beta;-3,10\n`,
    ),
  });
  const first = await readStatementFile(write('Divisa;EUR\n'));
  if (first.tipo !== 'letto' || first.lettura === null) throw new Error(first.tipo);
  const tracciato = {
    id: 1,
    versione: 1,
    nome: 'Conto',
    modello_nome: '*',
    natura: 'movimento' as const,
    id_conto: null,
    lettura: first.lettura,
  };
  expect(await readStatementFile(write('Divisa;USD\n'), { tracciato })).toMatchObject({
    estratti: [{ divisa: 'USD', righe: [{ divisa: 'USD' }, { divisa: 'USD' }] }],
    notices: expect.arrayContaining(['Il file è in USD: il tracciato diceva EUR.']),
  });
  // Where the file says nothing, what the tracciato knows holds.
  const dollars = { ...tracciato, lettura: { ...first.lettura, divisa: 'USD' } };
  expect(await readStatementFile(write(''), { tracciato: dollars })).toMatchObject({
    estratti: [{ divisa: 'USD' }],
  });
});
