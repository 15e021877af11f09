import { describe, expect, it } from 'vitest';
import { readWithTrials } from './trials.ts';

const utf8 = (testo: string): Uint8Array => new TextEncoder().encode(testo);

async function prove(testo: string) {
  const esito = await readWithTrials({ nome: 'm.csv', bytes: utf8(testo) });
  if (esito.tipo !== 'domanda') throw new Error(JSON.stringify(esito));
  return esito.domande.flatMap(({ opzioni }) => opzioni.map(({ valore, prova }) => ({ valore, prova })));
}

describe('the answers of a question', () => {
  it('come with the rows of the file, and whether its balances then tie', async () => {
    const righe = [
      '13/03/2026;Bonifico;-100,00;1.100,00',
      '16/03/2026;Canone;9,00;1.091,00',
      '17/03/2026;Incasso;-5,00;1.096,00',
    ];
    const [segni, saldi] = await prove(`Data;Descrizione;Importo;Saldo\n${righe.join('\n')}\n`);
    expect(segni).toMatchObject({
      valore: 'con_segno',
      prova: { esito: 'non_quadra', quante: 3, entrate: 900, uscite: -10_500 },
    });
    expect(saldi).toMatchObject({
      valore: 'inverso',
      prova: { esito: 'quadra', differenza: null, entrate: 10_500, uscite: -900 },
    });
    expect(segni?.prova?.righe.map(({ riga, importo }) => [riga, importo])).toEqual([
      [2, -10_000],
      [3, 900],
      [4, -500],
    ]);
    expect(saldi?.prova?.righe.map(({ riga, importo }) => [riga, importo])).toEqual([
      [2, 10_000],
      [3, -900],
      [4, 500],
    ]);
  });

  it('show the rows on which they differ', async () => {
    const righe = [
      '05/05/2026,SAME,1.00',
      '03/04/2026,ONE,1234.56',
      '06/06/2026,SAME,-10.00',
      '07/08/2026,THREE,-20.00',
    ];
    const [gma, mga] = await prove(`Date,Description,Amount\n${righe.join('\n')}\n`);
    expect(gma?.prova?.righe.map(({ riga, data }) => [riga, data])).toEqual([
      [3, '2026-04-03'],
      [5, '2026-08-07'],
    ]);
    expect(mga?.prova?.righe.map(({ riga, data }) => [riga, data])).toEqual([
      [3, '2026-03-04'],
      [5, '2026-07-08'],
    ]);
  });
});
