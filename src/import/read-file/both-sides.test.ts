/** Ledgers of clients and suppliers whose rows have both a dare and an avere: the document, and what was paid of it. */
import { describe, expect, it } from 'vitest';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const read = (text: string): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'documento.csv', bytes: new TextEncoder().encode(text) });

async function aperti(text: string): Promise<unknown> {
  const outcome = await read(text);
  if (outcome.tipo === 'errore') return outcome.messaggio;
  if (outcome.tipo !== 'letto') return outcome.tipo;
  return outcome.estratti.flatMap(({ righe, natura }) => righe.map(({ importo }) => `${natura} ${importo}`));
}

const rows = (cells: readonly string[]): string =>
  cells.map((cell, at) => `1${at}/01/2026;${at + 3}/A;ALFA SRL;${cell};28/02/2026`).join('\n');
const HEAD = 'Data;Numero doc.;Ragione sociale;Dare;Avere;Scadenza';

describe('dare and avere on one row', () => {
  it.each([
    ['Mastrino cliente', ['122,00;22,00', '61,00;', '50,00;50,00'], ['partita 10000', 'partita 6100']],
    ['Partitario fornitori', ['22,00;122,00', ';61,00', '50,00;50,00'], ['partita -10000', 'partita -6100']],
    // The column that is never less than the other is that of the documents: no title is needed.
    ['Scheda', ['122,00;22,00', '61,00;0,00', '50,00;50,00'], ['partita 10000', 'partita 6100']],
    ['Scheda', ['22,00;122,00', '0,00;61,00', '50,00;50,00'], ['partita -10000', 'partita -6100']],
  ])('%s: %j', async (title, cells, expected) => {
    expect(await aperti(`${title};;;;;\n${HEAD}\n${rows(cells)}\n`)).toEqual(expected);
  });

  it('a balance that runs on is not what is left of each document', async () => {
    const head = 'Data;Numero doc.;Cliente;Dare;Avere;Saldo;Scadenza';
    expect(
      await aperti(
        `Partitario clienti;;;;;;\n${head}\n${rows(['122,00;22,00;100,00', '61,00;0,00;161,00', '50,00;50,00;161,00'])}\n`,
      ),
    ).toEqual(['partita 10000', 'partita 6100']);
    expect(
      await aperti(
        `Partitario clienti;;;;;;\n${head}\n${rows(['122,00;22,00;100,00', '61,00;0,00;61,00', '50,00;50,00;0,00'])}\n`,
      ),
    ).toEqual(['partita 10000', 'partita 6100']);
  });

  describe('a payment on a line of its own', () => {
    const ledger = (title: string, lines: readonly string[]): string =>
      `${title};;;;;\n${HEAD}\n${lines.join('\n')}\n`;
    const PAID = ['10/01/2026;3;ALFA SRL;122,00;22,00;28/02/2026', '11/01/2026;4;ALFA SRL;61,00;;28/02/2026'];

    it('is taken off the document that has its number', async () => {
      const text = ledger('Mastrino cliente', [...PAID, '05/03/2026;4;ALFA SRL;;60,00;']);
      expect(await aperti(text)).toEqual(['partita 10000', 'partita 100']);
      expect(await read(text)).toMatchObject({
        estratti: [{ scartate: [{ riga: 5, motivo: 'Pagamento: tolto dal documento 4 della riga 4' }] }],
      });
    });

    it('settles it when it pays it whole', async () => {
      const text = ledger('Mastrino cliente', [...PAID, '05/03/2026;4;ALFA SRL;;61,00;']);
      expect(await aperti(text)).toEqual(['partita 10000']);
      expect(await read(text)).toMatchObject({ estratti: [{ scartate: [{ riga: 4 }, { riga: 5 }] }] });
    });

    it('of suppliers, the other way round', async () => {
      const lines = [
        '10/01/2026;3;ALFA SRL;22,00;122,00;28/02/2026',
        '11/01/2026;4;ALFA SRL;;61,00;28/02/2026',
      ];
      const text = ledger('Partitario fornitori', [...lines, '05/03/2026;4;ALFA SRL;61,00;;']);
      expect(await aperti(text)).toEqual(['partita -10000']);
    });

    it('of no document of the file, or of several, is refused and shown', async () => {
      const alone = {
        motivo: 'Pagamento su una riga sola: nel file non c’è un documento solo con il suo numero',
      };
      for (const number of ['9', '3']) {
        const twice = '12/01/2026;3;ALFA SRL;5,00;;28/02/2026';
        const text = ledger('Mastrino cliente', [...PAID, twice, `05/03/2026;${number};ALFA SRL;;60,00;`]);
        expect(await aperti(text)).toEqual(['partita 10000', 'partita 6100', 'partita 500']);
        expect(await read(text)).toMatchObject({ estratti: [{ scartate: [alone] }] });
      }
    });
  });

  describe('a ledger of which no row has both', () => {
    const LINES = 'Data;Causale;Numero doc.;Ragione sociale;Dare;Avere;Scadenza';
    const ledger = (title: string, lines: readonly string[]): string =>
      `${title};;;;;;\n${LINES}\n${lines.join('\n')}\n`;
    const INVOICES = [
      '10/01/2026;Fattura;3;ALFA SRL;122,00;;28/02/2026',
      '11/01/2026;Fattura;4;ALFA SRL;61,00;;28/02/2026',
    ];
    const motiviOf = async (text: string): Promise<unknown> => {
      const outcome = await read(text);
      return (
        outcome.tipo === 'letto' &&
        outcome.estratti.flatMap(({ scartate }) => scartate.map(({ motivo }) => motivo))
      );
    };

    it('takes a later row of the other side off the document with its number', async () => {
      const text = ledger('Partitario clienti', [...INVOICES, '05/03/2026;Incasso;4;ALFA SRL;;60,00;']);
      expect(await aperti(text)).toEqual(['partita 12200', 'partita 100']);
      expect(await motiviOf(text)).toEqual(['Pagamento: tolto dal documento 4 della riga 4']);
    });

    it('refuses a payment that names no document of the file', async () => {
      const text = ledger('Partitario clienti', [...INVOICES, '05/03/2026;Incasso;;ALFA SRL;;60,00;']);
      expect(await aperti(text)).toEqual(['partita 12200', 'partita 6100']);
      expect(await motiviOf(text)).toEqual([expect.stringContaining('Pagamento su una riga sola')]);
    });

    it('refuses one whose word stands where others have their number', async () => {
      const text = ledger('Partitario clienti', [...INVOICES, '05/03/2026;;Bonifico;ALFA SRL;;61,00;']);
      expect(await aperti(text)).toEqual(['partita 12200', 'partita 6100']);
      expect(await motiviOf(text)).toEqual([expect.stringContaining('Pagamento su una riga sola')]);
    });

    it.each([
      ['a credit note', '05/03/2026;Nota di credito;9;ALFA SRL;;60,00;'],
      [
        'a document of the other side with the same number',
        '05/03/2026;Fattura acquisto;4;ALFA SRL;;60,00;31/03/2026',
      ],
    ])('leaves %s as it is', async (_what, line) => {
      expect(await aperti(ledger('Partitario', [...INVOICES, line]))).toEqual([
        'partita 12200',
        'partita 6100',
        'partita -6000',
      ]);
    });
  });

  it('where title and columns contradict each other, or neither column is the whole, the true reason is said', async () => {
    const why =
      'Le colonne «Dare» e «Avere» sono piene sulle stesse righe (per esempio «22,00» e «122,00»), e non si capisce quale dica il documento e quale il pagato.';
    expect(await aperti(`Partitario clienti;;;;;\n${HEAD}\n${rows(['22,00;122,00', '10,00;61,00'])}\n`)).toBe(
      why,
    );
    expect(
      await aperti(`Partitario;;;;;\n${HEAD}\n${rows(['22,00;122,00', '61,00;10,00', '61,00;10,00'])}\n`),
    ).toBe(why);
  });

  it('what is to be collected and what is to be paid are no document and its payment', async () => {
    const head = 'Data;Numero doc.;Ragione sociale;Da incassare;Da pagare;Scadenza';
    expect(await aperti(`${head}\n${rows(['122,00;22,00', '61,00;10,00', '50,00;50,00'])}\n`)).toBe(
      'Le colonne «Da incassare» e «Da pagare» sono piene sulle stesse righe (per esempio «122,00» e «22,00»), e non si capisce quale dica che cosa resta aperto.',
    );
  });

  it('of an account both on one row are refused by their own name', async () => {
    expect(
      await aperti(
        'Data;Descrizione;Dare;Avere\n10/01/2026;uno;12,00;3,00\n11/01/2026;due;5,00;2,00\n12/01/2026;tre;1,00;\n',
      ),
    ).toBe(
      'Le colonne «Dare» e «Avere» sono piene sulle stesse righe (per esempio «12,00» e «3,00»), e non si capisce quale dica che cosa è uscito e quale che cosa è entrato.',
    );
  });
});
