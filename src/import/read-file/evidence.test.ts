/** Small files that were once read wrong in silence, each with the rows that a person reads in it. */
import { describe, expect, it } from 'vitest';
import type { AziendaLettura } from '../read/native.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const AZIENDA: AziendaLettura = { ragione_sociale: 'BETA SRL', partita_iva: '01234567890' };

const read = (text: string): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'documento.csv', bytes: new TextEncoder().encode(text) }, { azienda: AZIENDA });

async function righe(text: string): Promise<[string, number][]> {
  const outcome = await read(text);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap((estratto) =>
    estratto.righe.map(({ data, importo }): [string, number] => [data, importo]),
  );
}

const CASI: readonly (readonly [string, string, readonly (readonly [string, number])[]])[] = [
  [
    'where only what comes in is marked, what has no letter went out',
    'Data;Descrizione;Importo\n15/01/2026;Spesa uno;10,00\n18/01/2026;Spesa due;20,00\n22/01/2026;Accredito;30,00 CR\n',
    [
      ['2026-01-15', -1000],
      ['2026-01-18', -2000],
      ['2026-01-22', 3000],
    ],
  ],
  [
    'days on which something is due, a month after the others, prove no month first',
    'Partitario clienti\nData;Documento;Cliente;Scadenza;Dare;Avere\n05/01/2026;FT 1;ROSSI;05/02/2026;122,00;\n08/01/2026;NC 2;ROSSI;08/02/2026;;22,00\n',
    [
      ['2026-01-05', 12200],
      ['2026-01-08', -2200],
    ],
  ],
  [
    'a column that says yes or no of what is booked',
    'Data;Descrizione;Importo;Contabilizzato\n15/01/2026;ENEL;-10,00;SI\n18/01/2026;BAR;-20,00;NO\n22/01/2026;RESO;5,00;SI\n',
    [
      ['2026-01-15', -1000],
      ['2026-01-22', 500],
    ],
  ],
  [
    'a list of documents without a word for invoice: what was collected is not open',
    'Data;Numero;Cliente;Totale;Incassato\n15/01/2026;1;ROSSI;122,00;22,00\n18/01/2026;2;VERDI;61,00;61,00\n',
    [['2026-01-15', 10000]],
  ],
  [
    'a credit note among such documents counts the other way',
    'Tipo;Numero;Data;Cliente;Totale\nFattura;1;15/01/2026;ROSSI;122,00\nNota di credito;2;18/01/2026;ROSSI;22,00\n',
    [
      ['2026-01-15', 12200],
      ['2026-01-18', -2200],
    ],
  ],
  [
    'cedente and cessionario say which way an invoice goes',
    'Data;Numero;Cedente;P.IVA cedente;Cessionario;P.IVA cessionario;Totale\n15/01/2026;1;BETA SRL;01234567890;ROSSI;00000000001;122,00\n18/01/2026;7;VERDI;00000000002;BETA SRL;01234567890;61,00\n',
    [
      ['2026-01-15', 12200],
      ['2026-01-18', -6100],
    ],
  ],
  [
    'the net to pay, where another pays the tax, counts more than the total',
    'Fatture emesse\nNumero;Data;Cliente;Imponibile;IVA;Totale documento;Netto a pagare\n1;15/01/2026;COMUNE;100,00;22,00;122,00;100,00\n2;18/01/2026;ROSSI;100,00;22,00;122,00;122,00\n',
    [
      ['2026-01-15', 10000],
      ['2026-01-18', 12200],
    ],
  ],
];

describe('what was read wrong in silence', () => {
  it.each(CASI)('%s', async (_, text, awaited) => {
    expect(await righe(text)).toEqual(awaited);
  });

  it('a ledger whose balances are marked dare ties either way: the sides are asked about', async () => {
    const text =
      'SCHEDA CONTABILE\nConto;18/05/001;BANCA POPOLARE\nData;Descrizione;Dare;Avere;Saldo\n;Saldo iniziale;;;1.000,00 D\n' +
      '15/01/2026;Incasso;100,00;;1.100,00 D\n18/01/2026;Pagamento;;40,00;1.060,00 D\n22/01/2026;Giroconto;50,00;;1.110,00 D\n';
    expect(await read(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });

  it.each([
    [
      'purchases of a card that no word names, beside the payment of the card',
      'Data;Descrizione;Importo\n02/05/2026;TRENO;45,00\n03/05/2026;ADDEBITO IN C/C SALVO BUON FINE;-300,00\n04/05/2026;HOTEL;120,00\n',
    ],
    [
      'letters of which the words of every row say the contrary',
      'Data;D/A;Importo;Descrizione\n02/05/2026;D;100,00;Bonifico a vostro favore\n03/05/2026;A;30,00;Addebito SDD\n04/05/2026;A;20,00;Pagamento POS\n',
    ],
    [
      'columns of which the words of every row say the contrary',
      'Data;Descrizione;Dare;Avere\n02/05/2026;Bonifico a vostro favore;100,00;\n03/05/2026;Addebito SDD;;30,00\n04/05/2026;Pagamento POS;;20,00\n',
    ],
  ])('%s: the sides are asked about', async (_, text) => {
    expect(await read(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});
