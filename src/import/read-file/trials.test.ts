import { describe, expect, it } from 'vitest';
import { findProof } from '../cell/answers.ts';
import type { Risposte } from '../cell/questions.ts';
import { readWithTrials } from './trials.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function proofs(text: string) {
  const outcome = await readWithTrials({ nome: 'm.csv', bytes: utf8(text) });
  if (outcome.tipo !== 'domanda') throw new Error(JSON.stringify(outcome));
  return outcome.domande.flatMap(({ options }) => options.map(({ valore, prova }) => ({ valore, prova })));
}

describe('the answers of a question', () => {
  it('come with the rows of the file, and whether its balances then tie', async () => {
    const righe = [
      '13/03/2026;Bonifico;-100,00;1.100,00',
      '16/03/2026;Canone;9,00;1.091,00',
      '17/03/2026;Incasso;-5,00;1.096,00',
    ];
    const [signs, saldi] = await proofs(`Data;Descrizione;Importo;Saldo\n${righe.join('\n')}\n`);
    expect(signs).toMatchObject({
      valore: 'con_segno',
      prova: { esito: 'non_quadra', quante: 3, entrate: 900, uscite: -10_500 },
    });
    expect(saldi).toMatchObject({
      valore: 'inverso',
      prova: { esito: 'quadra', differenza: null, entrate: 10_500, uscite: -900 },
    });
    expect(signs?.prova?.righe.map(({ riga, importo }) => [riga, importo])).toEqual([
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

  it('come with the change of each account by itself', async () => {
    const options = await proofs(
      [
        'Data;Descrizione;Importo',
        '02/03/2026;Bonifico da Verdi Srl;1.200,00',
        '05/03/2026;Prelievo;-100,00',
        '',
        'Carta aziendale',
        'Data acquisto;Esercente;Importo euro;Categoria',
        '04/03/2026;Hotel Milano;-120,00;Viaggi',
        '06/03/2026;Trenitalia;-56,00;Viaggi',
        '',
      ].join('\n'),
    );
    expect(options.map(({ valore, prova }) => [valore, prova?.cambi])).toEqual([
      ['stesso', [92_400]],
      ['altro', [110_000, -17_600]],
      ['fuori', [110_000]],
    ]);
  });

  it('show the rows on which they differ', async () => {
    const righe = [
      '05/05/2026,SAME,1.00',
      '03/04/2026,ONE,1234.56',
      '06/06/2026,SAME,-10.00',
      '07/08/2026,THREE,-20.00',
    ];
    const [gma, mga] = await proofs(`Date,Description,Amount\n${righe.join('\n')}\n`);
    expect(gma?.prova?.righe.map(({ riga, data }) => [riga, data])).toEqual([
      [3, '2026-04-03'],
      [5, '2026-08-07'],
    ]);
    expect(mga?.prova?.righe.map(({ riga, data }) => [riga, data])).toEqual([
      [3, '2026-03-04'],
      [5, '2026-07-08'],
    ]);
  });

  it('of several questions follow what was answered to the others', async () => {
    const text = 'Date,Description,Amount\n03/04/2026,ONE,10.00\n05/06/2026,TWO,20.00\n';
    const outcome = await readWithTrials({ nome: 'm.csv', bytes: utf8(text) });
    if (outcome.tipo !== 'domanda') throw new Error(JSON.stringify(outcome));
    const [order, sign] = outcome.domande;
    if (!order || !sign) throw new Error('two questions');
    const shown = (answers: Risposte) =>
      [order, sign].map(({ id, options: [first] }) =>
        findProof(outcome.domande, id, first, answers)?.righe.map(({ data, importo }) => [data, importo]),
      );
    expect(shown({})).toEqual([
      [
        ['2026-04-03', -1_000],
        ['2026-06-05', -2_000],
      ],
      [
        ['2026-04-03', -1_000],
        ['2026-06-05', -2_000],
      ],
    ]);
    expect(shown({ ordine_data: 'mga', segno: 'con_segno' })).toEqual([
      [
        ['2026-04-03', 1_000],
        ['2026-06-05', 2_000],
      ],
      [
        ['2026-03-04', -1_000],
        ['2026-05-06', -2_000],
      ],
    ]);
  });

  it('which column is the amount is asked together with its sign, on the rows of each', async () => {
    const text = '2026-01-12;Uno;12,00;3,40\n2026-01-13;Due;44,10;1,20\n2026-01-19;Tre;120,00;7,30\n';
    const outcome = await readWithTrials({ nome: 'm.csv', bytes: utf8(text) });
    if (outcome.tipo !== 'domanda') throw new Error(JSON.stringify(outcome));
    expect(outcome.domande.map(({ id }) => id)).toEqual(['importo', 'segno']);
    const [, sign] = outcome.domande;
    const proof = findProof(outcome.domande, 'segno', sign?.options[0], { importo: '3' });
    expect(proof?.righe.map(({ importo }) => importo)).toEqual([-340, -120, -730]);
    const answered = await readWithTrials(
      { nome: 'm.csv', bytes: utf8(text) },
      { risposte: { importo: '3', segno: 'inverso' } },
    );
    expect(answered).toMatchObject({ tipo: 'letto', estratti: [{ righe: [{ importo: -340 }, {}, {}] }] });
  });

  it('show whose each document is, where the answers differ in that alone', async () => {
    const text =
      'Scadenzario clienti\nNumero;Data documento;Scadenza;Importo\nRossi Anna;;;\n12;03/01/2026;28/02/2026;100,00\nBianchi Ugo;;;\n13;05/01/2026;31/03/2026;50,00\n';
    const [si, no] = await proofs(text);
    expect(si?.prova?.righe.map(({ ragione_sociale }) => ragione_sociale)).toEqual([
      'Rossi Anna',
      'Bianchi Ugo',
    ]);
    expect(no?.prova?.righe.map(({ ragione_sociale }) => ragione_sociale)).toEqual([null, null]);
  });
});
