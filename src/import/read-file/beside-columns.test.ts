/** Columns and cells beside what a row says, which change nothing of it: of printing, of rates, of noughts, of strokes. */
import { describe, expect, it } from 'vitest';
import { readText } from './letto.node.ts';

async function read(text: string): Promise<string[]> {
  const outcome = await readText(text);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ righe }) =>
    righe.map(({ data, importo, divisa, descrizione }) => `${data} ${importo} ${divisa} ${descrizione}`),
  );
}

const BOTH = ['2026-03-02 -18450 EUR Luce', '2026-03-09 100000 EUR Incasso'];

describe('what stands beside the columns of a row', () => {
  it.each([
    [
      'the day of printing',
      'Data stampa;Data op.;Descrizione;Importo\n15/05/2026;02/03/2026;Luce;-184,50\n15/05/2026;09/03/2026;Incasso;1.000,00\n',
    ],
    [
      'an amount of noughts',
      'Data;Descrizione;Importo transazione;Importo\n02/03/2026;Luce;-184,50;0,00\n09/03/2026;Incasso;1.000,00;0,00\n',
    ],
    [
      'a stroke in each empty cell, and nothing else in one column',
      'Data;Valuta;Descrizione;Dare;Avere;Note\n02/03/2026;-;Luce;184,50;-;-\n09/03/2026;-;Incasso;-;1.000,00;-\n',
    ],
    [
      'who keyed the row, where the reason tells it',
      'Data;Causale;Importo;Utente\n02/03/2026;Luce;-184,50;VERDI\n09/03/2026;Incasso;1.000,00;NERI\n',
    ],
  ])('%s is none of it', async (_, text) => {
    expect(await read(text)).toEqual(BOTH);
  });

  it('a day of elaboration that is another on each row is its own', async () => {
    expect(
      await read(
        'Data valuta;Data elaborazione;Descrizione;Importo\n01/03/2026;02/03/2026;Luce;-184,50\n08/03/2026;09/03/2026;Incasso;1.000,00\n',
      ),
    ).toEqual(BOTH);
  });

  it('a rate beside a gross, its fee and its net leaves the net the amount', async () => {
    expect(
      await read(
        'Data;Aliquota %;Descrizione;Lordo;Commissioni;Riserva;Netto accreditato\n02/03/2026;22,00;A;100,00;2,90;10,00;87,10\n09/03/2026;10,00;B;50,00;1,45;5,00;43,55\n16/03/2026;22,00;C;20,00;0,58;2,00;17,42\n',
      ),
    ).toEqual(['2026-03-02 8710 EUR A', '2026-03-09 4355 EUR B', '2026-03-16 1742 EUR C']);
  });

  it('signs of fees are not those of the amounts, whichever column comes first', async () => {
    expect(
      await read(
        'Data;Descrizione;Segno comm.;Commissioni;Segno;Importo\n02/03/2026;A;-;7,68;+;640,00\n04/03/2026;B;+;0,24;-;20,00\n',
      ),
    ).toEqual(['2026-03-02 64000 EUR A', '2026-03-04 -2000 EUR B']);
  });

  it('an amount before the exchange is known by the name of its currency, in whatever order they stand', async () => {
    expect(
      await read(
        'Data;Descrizione;Importo in Euro;Valuta originaria;Importo originario\n02/05/2026;Area;-58,90;EUR;-58,90\n08/05/2026;Cloud;-20,10;USD;-22,00\n',
      ),
    ).toEqual(['2026-05-02 -5890 EUR Area', '2026-05-08 -2010 EUR Cloud']);
  });

  it('what was spent on each row, beside what it paid and received, is said not to be in the amounts', async () => {
    const outcome = await readText(
      'Data;Descrizione;Dare;Avere;Spese\n02/03/2026;Luce;184,50;;1,50\n09/03/2026;Incasso;;1.000,00;0,00\n',
    );
    expect(outcome).toMatchObject({
      notices: expect.arrayContaining([expect.stringContaining('«Spese» non è compresa negli importi')]),
    });
  });

  it('a currency stands in a name of one word too', async () => {
    expect(
      await read('Data;Descrizione;Importo_CHF\n02/03/2026;Luce;-184,50\n09/03/2026;Incasso;1000,00\n'),
    ).toEqual(['2026-03-02 -18450 CHF Luce', '2026-03-09 100000 CHF Incasso']);
  });

  it('a count below the rows leaves those without a day of booking out', async () => {
    expect(
      await read(
        'Data oper.;Data contab.;Descrizione;Importo\n02-mar-2026;02-mar-2026;Luce;-184,50\n09-mar-2026;09-mar-2026;Incasso;1.000,00\n30-mar-2026;;Pagamento carta;-12,00\n31-mar-2026;;Pagamento carta;-18,90\nNumero righe;4\n',
      ),
    ).toEqual(BOTH);
  });

  it('a line between the title of a part and its header leaves the part its side', async () => {
    expect(
      await read(
        'CLIENTI\nFiltri: tutte le partite\nRagione sociale;Documento;Data;Scadenza;Importo\nAlfa Srl;301;14/08/2026;31/10/2026;854,00\nFORNITORI\nRagione sociale;Documento;Data;Scadenza;Importo\nBeta Srl;771;31/08/2026;31/10/2026;1.220,00\n',
      ),
    ).toEqual(['2026-08-14 85400 EUR Documento 301', '2026-08-31 -122000 EUR Documento 771']);
  });

  it('the header again between the rows leaves euro and cents one amount', async () => {
    const header = 'Data;Descrizione;Euro;Cent';
    expect(await read(`${header}\n02/03/2026;Luce;-184;50\n${header}\n09/03/2026;Incasso;1000;00\n`)).toEqual(
      BOTH,
    );
  });
});

describe('titles among the rows that name a currency', () => {
  const HEADER = 'Data;Descrizione;Importo';
  const euro = '02/03/2026;Luce;-184,50\n19/03/2026;Incasso;1.000,00\n';
  const other = '03/03/2026;Invoice;-100,00\n20/03/2026;Payment;50,00\n';
  const ROWS = ['2026-03-02 -18450 EUR Luce', '2026-03-19 100000 EUR Incasso'];

  it.each([
    ['above each header', `Conto EUR\n${HEADER}\n${euro}Conto USD\n${HEADER}\n${other}`],
    ['under one header', `${HEADER}\nMovimenti in EUR\n${euro}Movimenti in USD\n${other}`],
    ['of one account', `Conto 1234567\nEUR\n${HEADER}\n${euro}USD\n${HEADER}\n${other}`],
  ])('%s: the rows below are in it', async (_, text) => {
    expect(await read(text)).toEqual([
      ...ROWS,
      '2026-03-03 -10000 USD Invoice',
      '2026-03-20 5000 USD Payment',
    ]);
  });

  it('the same on each page parts nothing, and a code among the words of a row is none', async () => {
    const outcome = await readText(
      `Valuta: EUR\n${HEADER}\n02/03/2026;Luce;-184,50\nValuta: EUR\n${HEADER}\n;USD;\n19/03/2026;Incasso;1.000,00\n`,
    );
    if (outcome.tipo !== 'letto') throw new Error(outcome.tipo);
    expect(outcome.estratti.map(({ divisa, righe }) => [divisa, righe.length])).toEqual([['EUR', 2]]);
  });
});

describe('a column that marks one side alone', () => {
  it.each([
    ['a stroke under its name', 'Segno', '-', ''],
    ['a stroke under no name', '', '-', ''],
    ['the letter of what went out', '', 'D', ''],
    ['that of what came in', 'D/A', '', 'A'],
    ['the word of what came in', '', '', 'CR'],
  ])('%s: the others are of the other', async (_, header, out, entered) => {
    expect(
      await read(
        `Data;Descrizione;${header};Importo\n02/03/2026;Luce;${out};184,50\n09/03/2026;Incasso;${entered};1.000,00\n`,
      ),
    ).toEqual(BOTH);
  });

  it('a mark that may be of anything is not taken for a side', async () => {
    const outcome = await readText(
      'Data;Descrizione;;Importo\n02/03/2026;Luce;A;184,50\n09/03/2026;Incasso;;1.000,00\n',
    );
    expect(outcome.tipo).toBe('domanda');
  });
});
