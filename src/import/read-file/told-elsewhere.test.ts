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
