/** Sides, balances and amounts that a table tells by the columns beside them. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

async function readTable(...rows: readonly string[]) {
  const bytes = new TextEncoder().encode(`${rows.join('\n')}\n`);
  const outcome = await readStatementFile({ nome: 'tabella.csv', bytes });
  if (outcome.tipo !== 'letto')
    return outcome.tipo === 'domanda' ? outcome.domande.map(({ id }) => id) : outcome.tipo;
  return outcome.estratti.flatMap(({ righe }) =>
    righe.map(({ importo, saldo, descrizione }) => [importo, saldo, descrizione]),
  );
}

describe('both parties of each row by their names', () => {
  const header = 'Data;Debitore;Creditore;Importo';

  it('the one on every row is the account, and the other is who its amount is of', async () => {
    expect(
      await readTable(
        header,
        '03/04/2026;Alfa Srl;Noi Spa;1.000,00',
        '14/04/2026;NOI SPA;Beta Srl;300,00',
        '20/04/2026;Noi Spa;Gamma Snc;50,00',
      ),
    ).toEqual([
      [100_000, null, 'Alfa Srl'],
      [-30_000, null, 'Beta Srl'],
      [-5_000, null, 'Gamma Snc'],
    ]);
  });

  it('are asked about where each of two is on every row', async () => {
    expect(
      await readTable(header, '13/04/2026;Alfa Srl;Noi Spa;1.000,00', '14/04/2026;Noi Spa;Alfa Srl;300,00'),
    ).toEqual(['segno']);
  });
});

it('an account of which rows go from it and to it says the side of each row; a place does not', async () => {
  expect(
    await readTable(
      'Data;Da;A;Importo',
      '03/04/2026;Conto Alfa;Luce Spa;184,50',
      '14/04/2026;Rossi Srl;Conto Alfa;500,00',
    ),
  ).toEqual([
    [-18_450, null, 'Luce Spa'],
    [50_000, null, 'Rossi Srl'],
  ]);
  expect(
    await readTable(
      'Data;Da;A;Importo',
      '03/04/2026;Roma;Milano;84,50',
      '14/04/2026;Bologna;Roma;50,00',
      '20/04/2026;Roma;Napoli;39,00',
    ),
  ).toEqual(['segno']);
});

it('what is left of wages went out', async () => {
  expect(
    await readTable(
      'Cognome;Nome;Lordo;Trattenute;Netto in busta;Data pagamento',
      'Rossi;Mario;2.000,00;500,00;1.500,00;27/03/2026',
      'Verdi;Lia;1.800,00;420,00;1.380,00;27/03/2026',
    ),
  ).toEqual([
    [-150_000, null, 'Rossi'],
    [-138_000, null, 'Verdi'],
  ]);
});

it('what was earned beside what was spent says the side of each row', async () => {
  expect(
    await readTable(
      'Data;Descrizione;Importo;Tipologia',
      '13/04/2026;Affitto aprile;850,00;Spesa',
      '14/04/2026;Stipendio;1.600,00;Guadagno',
      '20/04/2026;Conad;64,20;Spesa',
    ),
  ).toEqual([
    [-85_000, null, 'Affitto aprile'],
    [160_000, null, 'Stipendio'],
    [-6_420, null, 'Conad'],
  ]);
});

it('ways of paying that say in or out say the side of each row', async () => {
  expect(
    await readTable(
      'Data;Descrizione;Importo;Tipo',
      '13/04/2026;Ft 12;1.000,00;Bonifico in ingresso',
      '14/04/2026;Canone;20,00;Addebito',
      '20/04/2026;Stipendio;1.500,00;Bonifico in uscita',
    ),
  ).toEqual([
    [100_000, null, 'Ft 12'],
    [-2_000, null, 'Canone'],
    [-150_000, null, 'Stipendio'],
  ]);
});

it('words that say the side of their row describe it still', async () => {
  expect(
    await readTable(
      'Data registrazione;Descrizione;Importo;Segno;Progressivo',
      '13/04/2026;Incasso;1.000,00;D;1.000,00',
      '14/04/2026;Pagamento;300,00;A;700,00',
      '20/04/2026;Pagamento;900,00;A;-200,00',
    ),
  ).toEqual([
    [100_000, 100_000, 'Incasso'],
    [-30_000, 70_000, 'Pagamento'],
    [-90_000, -20_000, 'Pagamento'],
  ]);
});

it('words that say the contrary of a sign are told, unless the balances prove it', async () => {
  const rows = (saldi: readonly string[]): string =>
    [
      `Data;Descrizione;Importo;Saldo`,
      `13/04/2026;Versamento;500,00;${saldi[0]}`,
      `14/04/2026;Utenze;-20,00;${saldi[1]}`,
      `20/04/2026;Bonifico a vs favore;-300,00;${saldi[2]}`,
    ].join('\n');
  const noticesOf = async (text: string): Promise<readonly string[]> => {
    const outcome = await readStatementFile({ nome: 'lista.csv', bytes: new TextEncoder().encode(text) });
    return outcome.tipo === 'letto' ? outcome.notices : [outcome.tipo];
  };
  const apart = (notices: readonly string[]) => notices.filter((each) => each.includes('contrario'));
  const told = await noticesOf(rows(['', '', '']));
  // The first is the one in sight: what may be the wrong money comes before what the file does not say.
  expect(told.length).toBeGreaterThan(1);
  expect(told.slice(0, 1)).toEqual(apart(told));
  expect(apart(told)).toEqual([
    'Riga 4: le parole dicono il contrario del segno («Bonifico a vs favore», -300,00). Vale il segno: controlla.',
  ]);
  expect(apart(await noticesOf(rows(['1.500,00', '1.480,00', '1.180,00'])))).toEqual([]);
});

it('what went out of a seller’s account is not received, whatever its fee proves', async () => {
  expect(
    await readTable(
      'Data;Tipo;Importo lordo;Commissioni;Importo netto',
      '13/04/2026;Vendita;50,00;2,00;48,00',
      '14/04/2026;Rimborso;50,00;0,00;50,00',
      '15/04/2026;Bonifico in uscita;40,00;0,00;40,00',
    ),
  ).toEqual(['segno']);
});

it('names of banks under the name of an account part the rows', async () => {
  const text =
    'Data;Descrizione;Importo;C/C\n13/04/2026;Bonifico;500,00;BPM\n14/04/2026;Comm;-20,00;BPM\n13/04/2026;Bonifico;900,00;ISP\n';
  const outcome = await readStatementFile({ nome: 'banche.csv', bytes: new TextEncoder().encode(text) });
  expect(outcome).toMatchObject({
    tipo: 'letto',
    estratti: [
      { conto: 'BPM', righe: [{ importo: 50_000 }, { importo: -2_000 }] },
      { conto: 'ISP', righe: [{ importo: 90_000 }] },
    ],
  });
});

describe('a balance with a letter or a sign of its own', () => {
  it.each([
    ['D/A', 'A', 'D'],
    ['Segno', '+', '-'],
  ])('beside that of the amount: %s', async (name, came, left) => {
    expect(
      await readTable(
        `Data;Causale;Importo;${name};Saldo;${name}`,
        `13/04/2026;Incasso;500,00;${came};500,00;${came}`,
        `14/04/2026;Stipendi;2.000,00;${left};1.500,00;${left}`,
        `20/04/2026;Incasso;400,00;${came};1.100,00;${left}`,
      ),
    ).toEqual([
      [50_000, 50_000, 'Incasso'],
      [-200_000, -150_000, 'Stipendi'],
      [40_000, -110_000, 'Incasso'],
    ]);
  });
});

describe('what reached the account', () => {
  it('is the net, also of a sale given back with its fee', async () => {
    expect(
      await readTable(
        'Data;Operazione;Ammontare;Commissione;Netto',
        '13/04/2026;Vendita POS;100,00;1,50;98,50',
        '14/04/2026;Vendita POS;200,00;3,00;197,00',
        '15/04/2026;Storno POS;-50,00;-0,75;-49,25',
      ),
    ).toEqual([
      [9_850, null, 'Vendita POS'],
      [19_700, null, 'Vendita POS'],
      [-4_925, null, 'Storno POS'],
    ]);
  });

  it('is the transfer that was received, beside what the fee was made of', async () => {
    const bytes = new TextEncoder().encode(
      'Data;Causale;Importo lordo;IVA;Ritenuta;Bonifico ricevuto\n13/04/2026;Onorari;1.000,00;220,00;200,00;1.020,00\n',
    );
    const outcome = await readStatementFile(
      { nome: 'onorari.csv', bytes },
      { risposte: { segno: 'con_segno' } },
    );
    expect(outcome).toMatchObject({ tipo: 'letto', estratti: [{ righe: [{ importo: 102_000 }] }] });
  });
});

describe('what is open of a document', () => {
  it('is less what was collected, and less the credit notes', async () => {
    expect(
      await readTable(
        'Cliente;N. fattura;Del;Importo;Incassi;Note di credito;Scadenza',
        'Alfa;1;13/02/2026;1.000,00;200,00;100,00;13/04/2026',
        'Beta;2;14/02/2026;500,00;0,00;0,00;14/04/2026',
      ),
    ).toEqual([
      [70_000, null, 'Documento 1'],
      [50_000, null, 'Documento 2'],
    ]);
  });

  it('is of documents where what a client was invoiced stands beside what was collected', async () => {
    expect(
      await readTable(
        'Data;Cliente;Descrizione;Fatturato;Incassato',
        '13/04/2026;Alfa;Ft 12;1.000,00;',
        '20/04/2026;Beta;Ft 13;300,00;',
      ),
    ).toEqual([
      [100_000, null, 'Ft 12'],
      [30_000, null, 'Ft 13'],
    ]);
  });

  it('is of documents where a party is called the subject of each', async () => {
    expect(
      await readTable(
        'Data;Num;Tipo;Soggetto;Totale;Incassato;Data incasso',
        '13/01/2026;1;Fattura;Alfa;122,00;122,00;13/02/2026',
        '15/01/2026;2;Fattura;Beta;244,00;0,00;',
        '20/01/2026;3;Nota di credito;Beta;-44,00;0,00;',
      ),
    ).toEqual([
      [24_400, null, 'Documento 2'],
      [-4_400, null, 'Documento 3'],
    ]);
  });

  it('is due in instalments that come to its total', async () => {
    expect(
      await readTable(
        'Fattura;Cliente;Totale;Scadenza 1;Importo 1;Scadenza 2;Importo 2',
        '12;Alfa;1.000,00;31/05/2026;500,00;30/06/2026;500,00',
        '13;Beta;600,00;31/05/2026;600,00;;',
      ),
    ).toEqual([
      [50_000, null, 'Documento 12'],
      [60_000, null, 'Documento 13'],
      [50_000, null, 'Documento 12'],
    ]);
  });
});
