/** What a service collects for others and pays out less its fees: no card's spends, and no list of documents. */
import { describe, expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import { readStatementFile } from './read.ts';

const read = (text: string, risposte: Risposte = {}) =>
  readStatementFile({ nome: 'm.csv', bytes: new TextEncoder().encode(text) }, { risposte });

async function rowsOf(text: string, answers: Risposte = {}): Promise<string[]> {
  const outcome = await read(text, answers);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ natura, righe }) => righe.map(({ importo }) => `${natura} ${importo}`));
}

describe('what is left of a gross after its fees', () => {
  it('is a receipt, whatever cards are named beside it', async () => {
    expect(
      await rowsOf(
        'Date,Kind,Card Brand,Amount,Fee,Net\n2026-03-02,charge,visa,80.00,1.85,78.15\n' +
          '2026-03-14,charge,visa,20.00,0.65,19.35\n2026-03-15,refund,visa,-80.00,0.00,-80.00\n',
      ),
    ).toEqual(['movimento 7815', 'movimento 1935', 'movimento -8000']);
  });

  it('came in where its gross is called so, and where taxes and discounts are kept back too', async () => {
    expect(
      await rowsOf(
        'Data;Importo lordo;Commissioni;Importo pagamento\n04/03/2026;310,20;6,05;304,15\n13/03/2026;150,00;2,92;147,08\n',
      ),
    ).toEqual(['movimento 30415', 'movimento 14708']);
    expect(
      await rowsOf(
        'Data;Ordine;Totale ordine;Commissione;IVA commissione;Promozioni;Totale accredito\n' +
          '03/03/2026;D1;30,00;7,50;1,65;0,00;20,85\n13/03/2026;D2;24,00;6,00;1,32;2,00;14,68\n',
      ),
    ).toEqual(['movimento 2085', 'movimento 1468']);
  });

  it('is less than several fees together', async () => {
    expect(
      await rowsOf(
        'Data;Ordine;Importo ordine;Commissione fissa;Commissione variabile;Da liquidare\n' +
          '02/03/2026;K1;200,00;-0,35;-5,98;193,67\n14/03/2026;K2;90,00;-0,35;-2,69;86,96\n',
      ),
    ).toEqual(['movimento 19367', 'movimento 8696']);
  });

  it('is the sum of what was sold and of what was kept back', async () => {
    expect(
      await rowsOf(
        'Data;Tipo;Vendite;Costi del venditore;Altro;Totale\n02/03/2026;Ordine;45,00;-6,75;0,00;38,25\n' +
          '13/03/2026;Rimborso;-30,00;4,50;0,00;-25,50\n14/03/2026;Abbonamento;0,00;0,00;-39,00;-39,00\n',
      ),
    ).toEqual(['movimento 3825', 'movimento -2550', 'movimento -3900']);
  });

  it('makes no list of documents of the numbers beside it', async () => {
    expect(
      await rowsOf(
        'Numero fattura;Data operazione;Valore;Commissione;Accredito\nB1;02/03/2026;800,00;40,00;760,00\n' +
          'B2;01/04/2026;640,00;32,00;608,00\nB3;30/04/2026;100,00;5,00;95,00\n',
      ),
    ).toEqual(['movimento 76000', 'movimento 60800', 'movimento 9500']);
  });
});

describe('kinds of rows beside amounts without a sign', () => {
  const KINDS =
    'Data;Operazione;Importo;Dettaglio\n02/03/2026;Incasso;150,00;Ordine 1\n13/03/2026;Incasso;60,00;Ordine 2\n' +
    '13/03/2026;Commissione;2,10;Del giorno\n14/03/2026;Rimborso;60,00;Ordine 2\n16/03/2026;Prelievo;147,90;IBAN\n';

  it('are offered as what tells the sides, those that may be of either both ways', async () => {
    const outcome = await read(KINDS);
    if (outcome.tipo !== 'domanda') throw new Error(outcome.tipo);
    const [asked] = outcome.domande;
    const [seller, buyer] = (asked?.options ?? []).filter(({ valore }) => valore.startsWith('entra:'));
    expect(asked?.id).toBe('segno');
    expect(seller?.testo).toBe('«Incasso»: entrate; «Commissione», «Prelievo», «Rimborso»: uscite');
    expect(await rowsOf(KINDS, { segno: seller?.valore ?? '' })).toEqual(
      [15_000, 6_000, -210, -6_000, -14_790].map((cents) => `movimento ${cents}`),
    );
    expect(await rowsOf(KINDS, { segno: buyer?.valore ?? '' })).toContain('movimento 6000');
  });
});
