/** The ledger of one client or supplier, with a running balance as a bank's statement has: its rows are documents. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

async function readLedger(...rows: readonly string[]) {
  const bytes = new TextEncoder().encode(`${rows.join('\n')}\n`);
  const outcome = await readStatementFile({ nome: 'scheda.csv', bytes });
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.map(({ natura, righe, scartate }) => ({
    natura,
    righe: righe.map(({ numero_documento, importo }) => [numero_documento, importo]),
    scartate: scartate.map(({ riga }) => riga),
  }));
}

describe('the ledger of a party', () => {
  it('of a client gives what is to collect, and refuses payments that name no document', async () => {
    const read = await readLedger(
      'Scheda contabile cliente: TESSITURA ALTA VALLE SRL',
      'Data;Causale;N. doc.;Descrizione;Dare;Avere;Saldo',
      '02/03/2026;FT;31;Fattura di vendita;1.220,00;;1.220,00',
      '15/03/2026;NC;2;Nota credito;;61,00;1.159,00',
      '02/04/2026;INC;;Incasso bonifico;;1.000,00;159,00',
    );
    expect(read).toEqual([
      {
        natura: 'partita',
        righe: [
          ['31', 122_000],
          ['2', -6_100],
        ],
        scartate: [5],
      },
    ]);
  });

  it('of a supplier gives what is to pay, less what was paid of each', async () => {
    const read = await readLedger(
      'Scheda contabile fornitore 00031 GAMMA IMPIANTI SPA',
      'Data reg.;Causale;Doc.;Dare;Avere;Saldo',
      '02/03/2026;Fattura;31;;1.220,00;-1.220,00',
      '15/03/2026;Fattura;40;;610,00;-1.830,00',
      '02/04/2026;Bonifico;31;1.000,00;;-830,00',
    );
    expect(read).toEqual([
      {
        natura: 'partita',
        righe: [
          ['31', -22_000],
          ['40', -61_000],
        ],
        scartate: [5],
      },
    ]);
  });

  it('of a bank is of movements, whose books soever it is from', async () => {
    const read = await readLedger(
      'Mastrino: 18.20.05 BANCA C/C - Cliente: Meccanica Tre Pini',
      'Data;Causale;Descrizione;Dare;Avere;Saldo',
      '02/04/2026;Pagamento;Fattura Gamma Impianti;;97,60;-97,60',
      '18/04/2026;Incasso;Fattura 3/A;1.220,00;;1.122,40',
    );
    expect(read).toMatchObject([{ natura: 'movimento', scartate: [] }]);
    expect(read[0]?.righe.map(([, importo]) => importo)).toEqual([-9_760, 122_000]);
  });

  it('whose running balance has letters of its own has those of each amount right behind it', async () => {
    const read = await readLedger(
      'PARTITARIO CLIENTI - esercizio 2026',
      'Data reg.;Causale;N. doc.;Data doc.;Scadenza;Importo;D/A;Progressivo;D/A',
      'Cliente 00121 - HOTEL BELVEDERE SPA',
      '31/03/2026;Fattura vendita;112;31/03/2026;30/05/2026;1.220,00;D;1.220,00;D',
      '30/04/2026;Fattura vendita;150;30/04/2026;30/06/2026;488,00;D;1.708,00;D',
      '03/06/2026;Incasso ft 112;112;31/03/2026;;1.220,00;A;488,00;D',
    );
    expect(read).toEqual([{ natura: 'partita', righe: [['150', 48_800]], scartate: [4, 6] }]);
  });

  it.each([
    [
      'the party and the document of each row',
      'Data;Documento;Cliente;Dare;Avere',
      '13/04/2026;Ft 12;Alfa;122,00;',
      '14/04/2026;Ft 13;Beta;244,00;',
    ],
    [
      'the balance of its party',
      'Data;Documento;Cliente;Dare;Avere;Saldo cliente',
      '13/04/2026;Ft 12;Alfa;122,00;;122,00',
      '14/04/2026;Ft 13;Beta;244,00;;244,00',
    ],
    [
      'the number of what it opens',
      'Partita;Data;Descrizione;Dare;Avere',
      '1;13/04/2026;Fattura vendita 12;122,00;',
      '2;14/04/2026;Fattura vendita 13;244,00;',
    ],
  ])('is told by %s beside both sides', async (_, ...rows) => {
    const [ledger] = await readLedger(...rows);
    expect(ledger?.natura).toBe('partita');
    expect(ledger?.righe.map(([, importo]) => importo)).toEqual([12_200, 24_400]);
  });
});
