/** What a file says of an amount in another cell: its cents, the letter of its balance, its sign, its side in brackets. */
import { describe, expect, it } from 'vitest';
import { readAmounts, readText } from './letto.node.ts';

describe('euro and cents in two columns', () => {
  const rows = '03/01/2026;Incasso;1220;00;;\n05/01/2026;Luce;;;45;90\n07/01/2026;Posta;;;8;5\n';

  it('are one amount', async () => {
    const text = `Data;Descrizione;Entrate euro;cent;Uscite euro;cent\n${rows}`;
    expect(await readAmounts(text)).toEqual(['122000', '-4590', '-805']);
  });

  it('with the cents before the euro too', async () => {
    const text =
      'Data;Descrizione;cent;Entrate euro;cent;Uscite euro\n03/01/2026;Incasso;00;1220;;\n05/01/2026;Luce;;;90;45\n';
    expect(await readAmounts(text)).toEqual(['122000', '-4590']);
  });

  it('beside no whole amounts are refused', async () => {
    const text = 'Data;cent;Descrizione;Importo\n03/01/2026;50;Incasso;1220\n05/01/2026;90;Luce;-45\n';
    expect(await readText(text)).toMatchObject({ tipo: 'errore', code: 'nessun_importo' });
  });
});

it('the letter of a balance in a column of its own is the sign of the balance', async () => {
  const text =
    'Mastrino banca\nData;N. reg.;Descrizione;Dare;Avere;Saldo;D/A\n01/01/2026;;Saldo precedente;;;50,00;D\n03/01/2026;7;Incasso;10,00;;60,00;D\n05/01/2026;9;Luce;;90,00;30,00;A\n';
  expect(await readAmounts(text)).toEqual(['1000', '-9000']);
  expect(await readText(text)).toMatchObject({ estratti: [{ quadratura: { esito: 'quadra' } }] });
});

describe('amounts without a sign beside a running balance', () => {
  const read = (rows: string): Promise<string[]> => readAmounts(`Data;Descrizione;Importo;Saldo\n${rows}`);

  it('have the one that the balance proves', async () => {
    const rows =
      ';Saldo iniziale;;100,00\n03/01/2026;Alfa;50,00;150,00\n05/01/2026;Beta;30,00;120,00\n07/01/2026;Gamma;8,00;128,00\n';
    expect(await read(rows)).toEqual(['5000', '-3000', '800']);
  });

  it('the newest first too', async () => {
    const rows =
      '07/01/2026;Gamma;8,00;128,00\n05/01/2026;Beta;30,00;120,00\n03/01/2026;Alfa;50,00;150,00\n;Saldo iniziale;;100,00\n';
    expect(await read(rows)).toEqual(['800', '-3000', '5000']);
  });

  it('the first of which nothing tells the balance before it is asked about', async () => {
    const rows = '03/01/2026;Alfa;50,00;150,00\n05/01/2026;Beta;30,00;120,00\n07/01/2026;Gamma;8,00;128,00\n';
    expect(await readText(`Data;Descrizione;Importo;Saldo\n${rows}`)).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'prima' }],
    });
  });

  it.each([
    ['a row does not follow from the one before', 'Beta;30,00;125,00'],
    ['the words of a row say the contrary', 'Bonifico ricevuto da Beta;30,00;120,00'],
  ])('are asked about where %s', async (_, row) => {
    const text = `Data;Descrizione;Importo;Saldo\n;Saldo iniziale;;100,00\n03/01/2026;Alfa;50,00;150,00\n05/01/2026;${row}\n07/01/2026;Gamma;8,00;128,00\n`;
    expect(await readText(text)).toMatchObject({ tipo: 'domanda' });
  });
});

it('a side in brackets behind the words of each row is its side', async () => {
  const text =
    'Data;Descrizione;Importo\n03/01/2026;Alfa ft 7 (entrata);50,00\n05/01/2026;Beta (uscita);30,00\n07/01/2026;Gamma (uscita);8,00\n';
  expect(await readAmounts(text)).toEqual(['5000', '-3000', '-800']);
});
