/** What stands around a table and beside its amounts: balances, accounts, currencies; and tables that are no plain ones. */
import { describe, expect, it } from 'vitest';
import { readAmounts, readText } from './letto.node.ts';

const TAVOLA =
  'Data;Descrizione;Importo\n03/01/2026;Alfa;120,50\n05/01/2026;Beta;-33,10\n07/01/2026;Gamma;-8,00\n';
const CENTS = ['12050', '-3310', '-800'];

describe('balances above the table', () => {
  it.each([
    'Saldo iniziale 1.000,00 EUR - Saldo finale 1.079,40 EUR',
    'Saldo iniziale al 01/01/2026: 1.000,00   Saldo finale al 31/01/2026: 1.079,40',
    'Saldo iniziale\n1.000,00\nSaldo finale\n1.079,40',
    'Saldo iniziale;;Saldo finale;;Divisa\n1.000,00;;1.079,40;;EUR',
    'Ancien solde;1.000,00;Nouveau solde;1.079,40',
  ])('%s', async (above) => {
    expect(await readText(`${above}\n${TAVOLA}`)).toMatchObject({
      tipo: 'letto',
      estratti: [{ saldo_iniziale: 100000, saldo_finale: 107940, quadratura: { esito: 'quadra' } }],
    });
  });

  it('what may be spent is not the balance that stands beside it', async () => {
    const text = `Saldo iniziale;1.000,00\nSaldo contabile;1.079,40;Saldo disponibile;900,00\n${TAVOLA}`;
    expect(await readText(text)).toMatchObject({ estratti: [{ quadratura: { esito: 'quadra' } }] });
  });
});

describe('currencies', () => {
  it.each([
    ['Divisa del conto USD', 'USD'],
    ['Conto in dollari USA', 'USD'],
    ['Importi espressi in TRY', 'TRY'],
    ['Valuta conto;BRL', 'BRL'],
    ['Saldo iniziale;1.000,00 CNY', 'CNY'],
  ])('%s', async (above, divisa) => {
    expect(await readAmounts(`${above}\n${TAVOLA}`)).toEqual(CENTS.map((cents) => `${cents} ${divisa}`));
  });

  it('in the header, in the cells', async () => {
    expect(await readAmounts(TAVOLA.replace('Importo', 'Importo (MXN)'))).toEqual(
      CENTS.map((cents) => `${cents} MXN`),
    );
    expect(await readAmounts(TAVOLA.replaceAll(/(?<=\d\d)$/gm, ' ZAR'))).toEqual(
      CENTS.map((cents) => `${cents} ZAR`),
    );
  });

  it('after the number of each of several accounts', async () => {
    const rows = (at: number): string => `0${at}/01/2026;Alfa;120,50\n0${at + 1}/01/2026;Beta;-33,10\n`;
    const text = `C/C 000100223344 EUR\nData;Descrizione;Importo\n${rows(1)}C/C 000100556677 USD\n${rows(3)}`;
    expect(await readText(text)).toMatchObject({
      estratti: [
        { conto: '000100223344', divisa: 'EUR', righe: [{ importo: 12050 }, { importo: -3310 }] },
        { conto: '000100556677', divisa: 'USD', righe: [{ importo: 12050, divisa: 'USD' }, {}] },
      ],
    });
  });

  it('amounts that carry different ones are of as many statements', async () => {
    const text =
      'Data;Descrizione;Importo\n03/01/2026;Alfa;€ 120,50\n05/01/2026;Beta;$ -33,10\n07/01/2026;Gamma;€ -8,00\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        { divisa: 'EUR', righe: [{ importo: 12050 }, { importo: -800 }] },
        { divisa: 'USD', righe: [{ importo: -3310 }] },
      ],
    });
  });
});

const HEAD = 'Data;Descrizione;Importo\n';

describe('several accounts', () => {
  it.each([
    'Libretto n. 555111',
    'C/C 555111',
    'N. conto 555111',
    'Conto n° 555111',
    'Konto-Nr. 555111',
    'Cuenta 555111',
  ])('each under %s', async (title) => {
    const other = title.replace('111', '222');
    const text = `${title}\n${HEAD}03/01/2026;Alfa;-50,00\n05/01/2026;Beta;120,00\n${other}\n${HEAD}06/01/2026;Gamma;-8,00\n`;
    expect(await readText(text)).toMatchObject({
      estratti: [
        { conto: '555111', righe: [{ importo: -5000 }, { importo: 12000 }] },
        { conto: '555222', righe: [{ importo: -800 }] },
      ],
    });
  });

  it('cards under one header, each under its number', async () => {
    const text =
      'Estratto conto\nData;Descrizione;Addebiti;Accrediti\nCarta **** 1111;;;\n03/01/2026;Esso;50,00;\nCarta **** 2222;;;\n06/01/2026;Telepass;8,00;\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        { conto: '**** 1111', righe: [{ importo: -5000 }] },
        { conto: '**** 2222', righe: [{ importo: -800 }] },
      ],
    });
  });

  it('a column that calls them by name', async () => {
    const text =
      'Data;Conto;Descrizione;Importo\n03/01/2026;Conto principale;Alfa;-50,00\n05/01/2026;Conto risparmio;Beta;120,00\n06/01/2026;Conto principale;Gamma;-8,00\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        { conto: 'Conto principale', righe: [{ importo: -5000 }, { importo: -800 }] },
        { conto: 'Conto risparmio', righe: [{ importo: 12000 }] },
      ],
    });
  });
});

describe('tables that are no plain ones', () => {
  it('without a header that is understood, a first row with its amount in the other column is read', async () => {
    const text = 'X1;X2;X3;X4\n13/01/2026;Alfa;;120,50\n15/01/2026;Beta;-33,10;\n17/01/2026;Gamma;-8,00;\n';
    expect(await readAmounts(text)).toEqual(CENTS);
  });

  it('two beside each other are refused where nothing says what parts them, and else read', async () => {
    const text =
      'ENTRATE;;;;USCITE;;\nData;Descrizione;Importo;;Data;Descrizione;Importo\n03/01/2026;Alfa;120,50;;04/01/2026;Beta;33,10\n05/01/2026;Delta;50,00;;06/01/2026;Gamma;8,00\n';
    expect(await readAmounts(text)).toEqual(['12050', '5000', '-3310', '-800']);
    const mute = text.replace('ENTRATE;;;;USCITE;;', 'Anna;;;;Lia;;');
    expect(await readText(mute)).toMatchObject({ tipo: 'errore', code: 'nessuna_tabella' });
  });

  it('two accounts on the same rows are refused, also where money went from one to the other', async () => {
    const head = 'Data;Descrizione;Cassa entrate;Cassa uscite;Banca entrate;Banca uscite';
    const text = `${head}\n02/05/2026;Incasso;50,00;;;\n03/05/2026;Versamento;;50,00;50,00;\n`;
    expect(await readText(text)).toMatchObject({ tipo: 'errore', code: 'nessun_importo' });
  });

  it('the same amounts in another currency are not read twice', async () => {
    const head = 'Data;Descrizione;Entrate EUR;Uscite EUR;Entrate USD;Uscite USD';
    const text = `${head}\n02/05/2026;Alfa;120,50;;130,00;\n03/05/2026;Beta;;33,10;;36,00\n07/05/2026;Gamma;;8,00;;8,70\n`;
    expect(await readAmounts(text)).toEqual(CENTS);
  });

  it('parts under the titles of what came in and of what went out have their signs', async () => {
    const text =
      'ENTRATE\nData;Descrizione;Importo\n13/01/2026;Alfa;120,50\n\nUSCITE\nData;Descrizione;Importo\n14/01/2026;Beta;33,10\n15/01/2026;Gamma;8,00\n';
    expect(await readAmounts(text)).toEqual(CENTS);
  });

  it('an amount cut in two by the sign that parts the cells is refused', async () => {
    const text =
      'Date,Description,Amount\n2026-01-03,Alfa,120.50\n2026-01-05,Beta,-1,033.10\n2026-01-07,Gamma,-8.00\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ righe: [{ importo: 12050 }, { importo: -800 }], scartate: [{ riga: 3 }] }],
    });
  });

  it('what reached the account is the net, whatever its fee is called', async () => {
    const text =
      'Data;Descrizione;Importo transazione;Trattenuta;Accreditato\n03/01/2026;POS 1;100,00;1,50;98,50\n05/01/2026;POS 2;50,00;0,75;49,25\n07/01/2026;POS 3;10,00;0,15;9,85\n';
    expect(await readAmounts(text)).toEqual(['9850', '4925', '985']);
  });

  it('fees that only the balances show to be outside the amounts are taken off, and it is said', async () => {
    const text =
      'Data;Descrizione;Importo;Commissioni;Saldo\n13/01/2026;uno;10,00;0,50;109,50\n14/01/2026;due;-20,00;1,00;88,50\n15/01/2026;tre;5,00;0,20;93,30\n';
    expect(await readText(text)).toMatchObject({
      estratti: [{ righe: [{ importo: 950 }, { importo: -2100 }, { importo: 480 }] }],
      notices: expect.arrayContaining([
        'La colonna «Commissioni» è tolta dagli importi: solo così i saldi tornano.',
      ]),
    });
  });
});
