/** What a file says beside its amounts: who paid, which account, what was booked, what a row is the sum of. */
import { describe, expect, it } from 'vitest';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const AZIENDA = { ragione_sociale: 'Beta Srl', partita_iva: '01234567890' };

const read = (text: string): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'e.csv', bytes: new TextEncoder().encode(text) }, { azienda: AZIENDA });

async function rowsOf(text: string): Promise<string[]> {
  const outcome = await read(text);
  if (outcome.tipo !== 'letto') return [outcome.tipo === 'domanda' ? 'domanda' : outcome.tipo];
  return outcome.estratti.flatMap(({ conto, righe }) =>
    righe.map(({ data, importo, ragione_sociale: party }) =>
      [data.slice(5), importo, party ?? '', conto ?? ''].join(' ').trim(),
    ),
  );
}

describe('amounts without a sign', () => {
  it.each([
    [
      'Data accredito;Rata;Importo\n05/03/2026;1/3;200,00\n16/03/2026;1/1;122,00\n',
      ['03-05 20000', '03-16 12200'],
    ],
    [
      'Data addebito;Rata;Importo\n05/03/2026;1/3;200,00\n16/03/2026;1/1;122,00\n',
      ['03-05 -20000', '03-16 -12200'],
    ],
    [
      'Distinta bonifici\nData;Nome;Importo;Causale\n27/03/2026;Rossi;1.480,00;Stipendio\n28/03/2026;Neri;1.610,00;Stipendio\n',
      ['03-27 -148000 Rossi', '03-28 -161000 Neri'],
    ],
    [
      'Data;Terminale;N. carta;Importo\n05/03/2026;0011;****1234;25,00\n16/03/2026;0011;****9876;12,00\n',
      ['03-05 2500', '03-16 1200'],
    ],
    [
      'Incassi POS\nData;Tipo carta;Importo\n02/03/2026;Credito;50,00\n19/03/2026;Debito;30,00\n',
      ['03-02 5000', '03-19 3000'],
    ],
    [
      'Data;Tipo;Importo\n02/03/2026;Assegno emesso;180,00\n19/03/2026;Assegno ricevuto;122,00\n',
      ['03-02 -18000', '03-19 12200'],
    ],
  ])('are of the side that names and words say: %s', async (text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  it.each([
    'Data accredito;Descrizione;Importo\n05/03/2026;Incasso;200,00\n16/03/2026;Rimborso a cliente;122,00\n',
    'Date;Payer;Amount\n05/03/2026;Rossi;200,00\n16/03/2026;Neri;122,00\n',
    'Incassi\nData;Beneficiario;Importo\n05/03/2026;Rossi;200,00\n16/03/2026;Neri;122,00\n',
    'CREDITI\nData;Descrizione;Importo\n02/03/2026;Incasso;50,00\nDEBITI\nData;Descrizione;Importo\n19/03/2026;Luce;30,00\n',
  ])('are asked about where something speaks against it: %s', async (text) => {
    expect(await rowsOf(text)).toEqual(['domanda']);
  });
});

describe('what an amount comes to', () => {
  it.each([
    [
      'Data;Esercente;Importo;Commissione;Totale\n04/05/2026;Hotel;-100,00;-1,50;-101,50\n12/05/2026;Bar;-30,25;0,00;-30,25\n',
      ['05-04 -10150', '05-12 -3025'],
    ],
    [
      'Corrispettivi\nData;Contanti;Bancomat;Totale giorno\n02/03/2026;120,00;80,00;200,00\n13/03/2026;90,00;100,00;190,00\n',
      ['03-02 20000', '03-13 19000'],
    ],
    [
      'Registro corrispettivi\nData;Totale corrispettivi;Imponibile;IVA\n02/03/2026;122,00;100,00;22,00\n13/03/2026;244,00;200,00;44,00\n',
      ['03-02 12200', '03-13 24400'],
    ],
  ])('is the total that the parts make: %s', async (text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  it.each([
    [
      'Data;Voce;Importo previsto;Importo effettivo\n03/03/2026;Luce;-180,00;-184,50\n19/03/2026;Incasso;900,00;1.000,00\n',
      ['03-03 -18450', '03-19 100000'],
    ],
    [
      'Data acquisto;Esercente;Importo acquisto;Importo rata addebitata\n03/03/2026;Mobili;600,00;200,00\n19/03/2026;Telefoni;300,00;300,00\n',
      ['03-03 -20000', '03-19 -30000'],
    ],
    [
      'Data;Descrizione;Importo;Divisa;Cambio;Controvalore EUR\n03/03/2026;Estero;-1.100,00;USD;1,1000;-1.000,00\n19/03/2026;Italia;-50,00;EUR;1,0000;-50,00\n',
      ['03-03 -100000', '03-19 -5000'],
    ],
    [
      'Data;Circuito;Segno;Importo lordo;Commissioni;Importo netto\n02/03/2026;VISA;C;320,00;3,84;316,16\n19/03/2026;MC;C;99,00;1,19;97,81\n20/03/2026;VISA;D;50,00;0,00;50,00\n',
      ['03-02 31616', '03-19 9781', '03-20 -5000'],
    ],
    [
      'Data;Carta;Importo lordo;Commissioni;Importo netto\n02/03/2026;CREDIT;320,00;3,84;316,16\n19/03/2026;DEBIT;99,00;1,19;97,81\n20/03/2026;CREDIT;50,00;0,50;49,50\n',
      ['03-02 31616', '03-19 9781', '03-20 4950'],
    ],
  ])('is what was moved of it: %s', async (text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  it('is not proved by steps of one size in a column that grows', async () => {
    expect(
      await rowsOf(
        'Rate pagate\nData;Quota capitale;Quota interessi;Spese;Totale rata\n31/01/2026;800,00;120,00;2,00;922,00\n' +
          '28/02/2026;802,00;118,00;2,00;922,00\n31/03/2026;804,00;116,00;2,00;922,00\n',
      ),
    ).toEqual(['01-31 -92200', '02-28 -92200', '03-31 -92200']);
  });

  it('is no row that sums those above it', async () => {
    const rows = '05/01/2026;Incasso;610,00\n19/01/2026;Luce;-184,50\n31/01/2026;;425,50\n';
    expect(await rowsOf(`Data;Descrizione;Importo\n${rows}16/02/2026;Incasso;100,00\n`)).toEqual([
      '01-05 61000',
      '01-19 -18450',
      '02-16 10000',
    ]);
    expect(await rowsOf(`Data;Descrizione;Importo\n${rows}16/02/2026;;100,00\n`)).toHaveLength(4);
  });

  it('is that of a row that only begins as a sum does', async () => {
    expect(
      await rowsOf(
        'Data;Descrizione;Importo\n02/03/2026;BAR;-50,00\n03/03/2026;TOTAL ERG;-50,00\n19/03/2026;Incasso;50,00\n',
      ),
    ).toHaveLength(3);
  });

  it('is refused where the file says that it is in thousands, or in cents', async () => {
    expect(await rowsOf('Data;Descrizione;Importo_cent\n02/03/2026;Incassi;1250\n')).toEqual(['errore']);
    expect(
      await rowsOf(
        'Tesoreria (importi in migliaia di euro)\nData;Descrizione;Importo\n02/03/2026;Incassi;12,50\n',
      ),
    ).toEqual(['errore']);
    expect(await rowsOf('Data;Descrizione;Importo (migliaia)\n02/03/2026;Incassi;12,50\n')).toEqual([
      'errore',
    ]);
  });

  it('has no decimals behind the only sign that amounts below a thousand lack', async () => {
    const table = (small: string): string =>
      `Data;Descrizione;Entrate;Uscite\n02/03/2026;Incasso;1.220;\n19/03/2026;Luce;;${small}\n`;
    expect(await rowsOf(table('850'))).toEqual(['03-02 122000', '03-19 -85000']);
    expect(await rowsOf(table('8.500'))).toEqual(['domanda']);
  });
});

describe('whose the rows are', () => {
  it('is told by the column under which the balances of each account tie', async () => {
    expect(
      await rowsOf(
        'Dove;Data;Descrizione;Importo;Saldo\nAlfa;02/03/2026;Luce;-184,50;815,50\nBeta;02/03/2026;Incasso;500,00;2.500,00\n' +
          'Alfa;19/03/2026;Giro;-300,00;515,50\nBeta;19/03/2026;Giro;300,00;2.800,00\n',
      ),
    ).toEqual(['03-02 -18450  Alfa', '03-19 -30000  Alfa', '03-02 50000  Beta', '03-19 30000  Beta']);
  });

  it('is not told by the cards of those who paid', async () => {
    expect(
      await rowsOf(
        'Incassi\nData;Carta;Importo;Mancia;Totale\n02/03/2026;****1122;50,00;5,00;55,00\n19/03/2026;****5566;80,00;0,00;80,00\n',
      ),
    ).toEqual(['03-02 5500', '03-19 8000']);
  });

  it('is that on which all rows were booked, not those of the other side', async () => {
    const [own, one, other] = ['DE02120300000000202051', 'DE02500105170137075030', 'DE02500105170137075031'];
    for (const header of [
      'Auftragskonto;Datum;Betrag;Name;Kontonummer',
      'IBAN;Datum;Betrag;Name;Kontonummer/IBAN',
      'Rekeningnummer;Datum;Betrag;Naam tegenpartij;Rekeningnummer tegenpartij',
    ])
      expect(
        await rowsOf(
          `${header}\n${own};02.03.2026;-184,50;Stadtwerke;${one}\n${own};19.03.2026;500,00;Bianchi;${other}\n`,
        ),
      ).toEqual([`03-02 -18450 Stadtwerke ${own}`, `03-19 50000 Bianchi ${own}`]);
  });

  it('is the IBAN above the table, where its number stands there too', async () => {
    expect(
      await rowsOf(
        'Conto n.;0234 00123456\nIBAN;CH93 0076 2011 6238 5295 7\n\nData;Descrizione;Importo\n19/03/2026;Luce;-1,00\n',
      ),
    ).toEqual(['03-19 -100  CH93 0076 2011 6238 5295 7']);
  });

  it('is told by an IBAN beside the one holder of all rows', async () => {
    const [one, other] = ['IT60X0542811101000000123456', 'IT28W8000000292100645211208'];
    expect(
      await rowsOf(
        `IBAN;Intestatario;Data;Importo;Descrizione\n${one};BETA;02/03/2026;-184,50;Luce\n${one};BETA;19/03/2026;1.000,00;Incasso\n` +
          `${other};BETA;14/03/2026;-50,00;Prelievo\n`,
      ),
    ).toEqual([`03-02 -18450  ${one}`, `03-19 100000  ${one}`, `03-14 -5000  ${other}`]);
  });

  it('is not told by a currency where one balance runs on over several', async () => {
    expect(
      await rowsOf(
        'Date;Description;Currency;Amount;Balance\n2026-03-02;Top up;EUR;500.00;500.00\n2026-03-14;Cloud;USD;-20.30;479.70\n2026-03-19;Rent;EUR;-100.00;379.70\n',
      ),
    ).toEqual(['03-02 50000', '03-14 -2030', '03-19 -10000']);
  });

  it('is told by the one account that all entries have', async () => {
    const table = (last: string): string =>
      `Data;Descrizione;Conto dare;Conto avere;Importo\n03/03/2026;Luce;Utenze;Banca;184,50\n19/03/2026;Incasso;${last};Clienti;100,00\n`;
    expect(await rowsOf(table('Banca'))).toEqual(['03-03 -18450', '03-19 10000']);
    expect(await rowsOf(table('Cassa'))).toEqual(['errore']);
  });

  it('is told by the name over each pair of columns, and refused where that is of no account', async () => {
    const table = (one: string, other: string): string =>
      `Data;Descrizione;${one} entrate;${one} uscite;${other} entrate;${other} uscite\n02/03/2026;Incasso;300,00;;;\n13/03/2026;Giro;;300,00;300,00;\n19/03/2026;Bonifico;;;122,00;\n`;
    expect(await rowsOf(table('Cassa', 'Banca'))).toEqual([
      '03-02 30000  Cassa',
      '03-13 -30000  Cassa',
      '03-13 30000  Banca',
      '03-19 12200  Banca',
    ]);
    expect(await rowsOf(table('Sede', 'Filiale'))).toEqual(['errore']);
  });
});

describe('a balance of a day before the rows', () => {
  it('is their opening', async () => {
    const outcome = await read(
      'Data;Descrizione;Dare;Avere;Saldo\n;Saldo al 31/12/2025;;;4.000,00\n09/01/2026;Incasso;;1.220,00;5.220,00\n15/01/2026;Luce;311,10;;4.908,90\n',
    );
    expect(outcome).toMatchObject({
      tipo: 'letto',
      estratti: [{ saldo_iniziale: 400_000, saldo_finale: 490_890, quadratura: { esito: 'quadra' } }],
    });
  });
});

describe('what was done', () => {
  it('is not told by a day of booking that is written once for several rows', async () => {
    expect(
      await rowsOf(
        'Data contabile;Data valuta;Descrizione;Importo\n02/03/2026;02/03/2026;Luce;-10,00\n;02/03/2026;Gas;-20,00\n19/03/2026;19/03/2026;Incasso;50,00\n;19/03/2026;Spese;-1,00\n',
      ),
    ).toHaveLength(4);
  });

  it('is told by the day of booking, where some rows have none', async () => {
    expect(
      await rowsOf(
        'Data operazione;Data contabile;Descrizione;Importo\n02/03/2026;02/03/2026;Luce;-184,50\n19/03/2026;19/03/2026;Incasso;100,00\n30/03/2026;;Carta;-12,00\n',
      ),
    ).toEqual(['03-02 -18450', '03-19 10000']);
  });
});

describe('open items', () => {
  it.each([
    [
      'what was paid in part is left open by the day of its last payment',
      'Numero;Data;Cliente;Totale;Pagamenti ricevuti;Data pagamento;Scadenza\n21;10/02/2026;Rossi;854,00;854,00;12/03/2026;12/03/2026\n22;13/02/2026;Verdi;1.830,00;830,00;20/03/2026;15/03/2026\n',
      ['02-13 100000 Verdi'],
    ],
    [
      'what is withheld pays nothing',
      'Numero;Data;Cliente;Imponibile;IVA;Totale;Ritenuta;Data pagamento;Scadenza\n21;10/02/2026;Rossi;100,00;22,00;122,00;20,00;12/03/2026;12/03/2026\n22;13/02/2026;Verdi;100,00;22,00;122,00;20,00;;15/03/2026\n',
      ['02-13 10200 Verdi'],
    ],
    [
      'a state of what is paid in part leaves what the rest says',
      'Numero;Data;Cliente;Totale;Stato;Residuo\n1;08/01/2026;Rossi;610,00;Pagata;0,00\n2;22/01/2026;Verdi;1.830,00;Pagata parzialmente;1.000,00\n',
      ['01-22 100000 Verdi'],
    ],
    [
      'a payment beside letters of the sides is taken off its document',
      'Partite aperte clienti\nCliente;Causale;N. doc.;Data doc.;Importo;D/A\nVerdi;Fattura;2;22/01/2026;1.830,00;D\nVerdi;Incasso;2;26/02/2026;830,00;A\n',
      ['01-22 100000 Verdi'],
    ],
    [
      'a name that is written once is that of the rows below',
      'Scadenzario fornitori\nFornitore;Fattura;Data;Scadenza;Importo\nRossi;118;28/02/2026;20/03/2026;311,10\n;131;31/03/2026;20/04/2026;298,00\nVerdi;44;27/02/2026;30/04/2026;732,00\n',
      ['02-28 -31110 Rossi', '03-31 -29800 Rossi', '02-27 -73200 Verdi'],
    ],
    [
      'a name that lacks is that of nobody',
      'Scadenzario fornitori\nFornitore;Fattura;Data;Scadenza;Importo\nRossi;118;28/02/2026;20/03/2026;311,10\n;131;31/03/2026;20/04/2026;298,00\nRossi;44;27/02/2026;30/04/2026;732,00\n',
      ['02-28 -31110 Rossi', '03-31 -29800', '02-27 -73200 Rossi'],
    ],
    [
      'of the list of another the azienda is the client',
      'Estratto conto del cliente BETA SRL\nData;Documento;Descrizione;Dare;Avere;Saldo\n12/01/2026;31;Ns. fattura;610,00;;610,00\n19/02/2026;44;Ns. fattura;244,00;;854,00\n',
      ['01-12 -61000', '02-19 -24400'],
    ],
    [
      'of its own list, under its own name, it is not',
      'Scadenzario clienti - BETA SRL\nData;Documento;Cliente;Scadenza;Importo\n12/01/2026;31;Rossi;12/02/2026;610,00\n',
      ['01-12 61000 Rossi'],
    ],
    [
      'what is owed to us and what we owe stand under titles of their own',
      'CREDITI\nNome;Data;Importo\nRossi;05/02/2026;854,00\nDEBITI\nNome;Data;Importo\nVerdi;28/02/2026;311,10\n',
      ['02-05 85400 Rossi', '02-28 -31110 Verdi'],
    ],
    [
      'what is left to be cashed makes a list of documents, and the day of cashing settles one',
      'Fatture PA\nNumero;Data;Ente;Totale fattura;IVA in scissione;Netto da incassare;Incassato il\n12;15/01/2026;Comune;1.220,00;220,00;1.000,00;\n13;20/01/2026;Comune;610,00;110,00;500,00;28/02/2026\n',
      ['01-15 100000 Comune'],
    ],
    [
      'a column of names under a word that nobody knows names the parties',
      'Parcelle da pagare\nProfessionista;N. doc.;Data;Netto a pagare;Scadenza\nStudio Verdi;14;10/02/2026;1.068,80;31/03/2026\nGeom. Neri Aldo;3;19/02/2026;540,50;31/03/2026\n',
      ['02-10 -106880 Studio Verdi', '02-19 -54050 Geom. Neri Aldo'],
    ],
    [
      'parts by their age come to what is open',
      'Fornitore;Fattura;Data;Scadenza;Scaduto;A scadere\nRossi;118;28/02/2026;20/03/2026;311,10;\nVerdi;44;27/02/2026;30/04/2026;32,00;700,00\n',
      ['02-28 -31110 Rossi', '02-27 -73200 Verdi'],
    ],
    [
      'what is left beside the sides of a ledger counts more than they do',
      'Situazione clienti\nCliente;Documento;Data;Dare;Avere;Residuo\nRossi;FT 3;05/02/2026;854,00;;854,00\nRossi;NC 1;20/02/2026;;100,00;-100,00\nVerdi;FT 2;22/01/2026;1.830,00;;1.000,00\n',
      ['02-05 85400 Rossi', '02-20 -10000 Rossi', '01-22 100000 Verdi'],
    ],
    [
      'a ledger of clients is told by its title, and its parties by theirs',
      'Partitario clienti\nCliente: C00012 Colorificio Est Srl\nData;Causale;Numero doc.;Dare;Avere\n08/01/2026;Fattura emessa;1;610,00;\n05/02/2026;Fattura emessa;3;854,00;\n20/02/2026;Incasso;1;;610,00\n',
      ['02-05 85400 Colorificio Est Srl'],
    ],
  ])('%s', async (_, text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });
});

describe('how a file is written', () => {
  it('may be with every line between quotes', async () => {
    expect(
      await rowsOf(
        '"Data;Descrizione;Importo"\n"02/03/2026;""Luce"";-184,50"\n"19/03/2026;Incasso;1.000,00"\n',
      ),
    ).toEqual(['03-02 -18450', '03-19 100000']);
  });

  it('may be with its year in the title alone', async () => {
    expect(
      await rowsOf('Movimenti 2026\nGiorno;Descrizione;Importo\n2 mar;Luce;-184,50\n19 mar;Incasso;100,00\n'),
    ).toEqual(['03-02 -18450', '03-19 10000']);
  });

  it('may be with another table under it, whose days stand elsewhere', async () => {
    expect(
      await rowsOf(
        'Data;Descrizione;Importo\n02/03/2026;Luce;-184,50\n19/03/2026;Incasso;100,00\nTipo;Scadenza;Importo\nFido;31/12/2026;10.000,00\nAnticipi;30/06/2026;25.000,00\n',
      ),
    ).toEqual(['03-02 -18450', '03-19 10000']);
  });

  it('may be a ledger whose balances have letters, and ties as one', async () => {
    const outcome = await read(
      'SCHEDA CONTABILE BANCA\nData reg.;N. reg.;Descrizione;Dare;Avere;Saldo\n;;Saldo al 31/12/2025;;;4.000,00 D\n' +
        '09/01/2026;15;Incasso;1.220,00;;5.220,00 D\n15/01/2026;21;Luce;;311,10;4.908,90 D\n',
    );
    expect(outcome).toMatchObject({
      tipo: 'letto',
      estratti: [{ saldo_iniziale: 400_000, saldo_finale: 490_890, quadratura: { esito: 'quadra' } }],
    });
  });

  it('may be with another table under it, in other words', async () => {
    expect(
      await rowsOf(
        'Data;Descrizione;Importo\n02/03/2026;Luce;-184,50\n19/03/2026;Incasso;100,00\nData;Tasso;Numeri;Interessi\n31/03/2026;0,10;45.000,00;0,12\n',
      ),
    ).toEqual(['03-02 -18450', '03-19 10000']);
  });
});

describe('several accounts of a bank, beside those of the other side', () => {
  it('are those on which the rows were booked', async () => {
    const [one, other] = ['DE02120300000000202051', 'DE02120300000000202052'];
    expect(
      await rowsOf(
        'IBAN Auftragskonto;BIC Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Betrag\n' +
          `${one};GENODEF1;02.03.2026;Strom;DE02500105170137075030;-184,50\n${other};GENODEF1;19.03.2026;Bianchi;DE02500105170137075031;500,00\n` +
          `${other};GENODEF1;20.03.2026;Verdi;DE02500105170137075032;50,00\n`,
      ),
    ).toEqual([`03-02 -18450 Strom ${one}`, `03-19 50000 Bianchi ${other}`, `03-20 5000 Verdi ${other}`]);
  });
});

describe('rows that name both sides', () => {
  const [own, one, other] = [
    'IT60X0542811101000000123456',
    'IT28W8000000292100645211208',
    'IT28W8000000292100645211209',
  ];

  it.each([
    ['without signs', '184,50'],
    ['with signs', '-184,50'],
  ])('are of the account that is on each of them, %s', async (_, paid) => {
    const text =
      'Data;Ordinante;IBAN ordinante;Beneficiario;IBAN beneficiario;Importo;Causale\n' +
      `02/03/2026;Beta Srl;${own};Enel;${one};${paid};Luce\n19/03/2026;Bianchi;${other};Beta Srl;${own};500,00;FT 12\n`;
    expect(await rowsOf(text)).toEqual([`03-02 -18450 Enel ${own}`, `03-19 50000 Bianchi ${own}`]);
    expect(await read(text)).toMatchObject({
      estratti: [
        {
          righe: [
            { descrizione: 'Luce', iban_controparte: one },
            { descrizione: 'FT 12', iban_controparte: other },
          ],
        },
      ],
    });
  });
});
