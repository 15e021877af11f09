/** The journal of an office, and its cash book: the first is of no account, the second of one. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

const read = (...rows: readonly string[]) =>
  readStatementFile({ nome: 'esportazione.csv', bytes: new TextEncoder().encode(`${rows.join('\n')}\n`) });

const JOURNAL = [
  'Data;N.;Conto;Descrizione;Dare;Avere',
  '10/01/2026;1;24.01 Banca c/c;Incasso Alfa;1.000,00;',
  '10/01/2026;1;14.05 Alfa Srl;Incasso Alfa;;1.000,00',
  '22/01/2026;2;40.02 Beta Spa;Pagamento Beta;300,00;',
  '22/01/2026;2;24.01 Banca c/c;Pagamento Beta;;300,00',
];

describe('the journal of an office', () => {
  it.each([
    ['in two columns', JOURNAL],
    [
      'by letters',
      [
        'Data;Conto;Segno;Importo;Descrizione',
        '03/04/2026;Banca;D;1.000,00;Incasso cliente',
        '03/04/2026;Cliente Alfa;A;1.000,00;Incasso cliente',
        '14/04/2026;Fornitore Beta;D;300,00;Pagamento',
        '14/04/2026;Banca;A;300,00;Pagamento',
      ],
    ],
  ])('is refused, as its entries are of several accounts and come to nothing: %s', async (_, rows) => {
    expect(await read(...rows)).toMatchObject({
      tipo: 'errore',
      messaggio: expect.stringContaining('È un libro giornale') as string,
    });
  });

  it('is none where the entries are those of one account', async () => {
    const bank = [JOURNAL[0] ?? '', ...JOURNAL.filter((row) => row.includes('Banca'))];
    expect(await read(...bank)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('a cash book', () => {
  it.each(['Residuo', 'Rimanenza'])(
    'of which %s is what is left in the till is no list of documents',
    async (left) => {
      const outcome = await read(
        `N. doc.;Data;Causale;Entrate;Uscite;${left}`,
        ';;;;;0,10',
        '1;01/04/2026;Corrispettivi;540,20;;540,30',
        '2;02/04/2026;Spese postali;;12,50;527,80',
        '3;14/04/2026;Versamento in banca;;500,00;27,80',
      );
      expect(outcome).toMatchObject({
        tipo: 'letto',
        estratti: [{ natura: 'movimento', saldo_iniziale: 10, saldo_finale: 2_780 }],
      });
    },
  );
});
