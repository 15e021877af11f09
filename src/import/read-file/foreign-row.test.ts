import { describe, expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import { readStatementFile } from './read.ts';
import { readWithTrials } from './trials.ts';

const file = (text: string) => ({ nome: 'm.csv', bytes: new TextEncoder().encode(text) });
const read = (text: string, risposte: Risposte = {}) => readStatementFile(file(text), { risposte });

async function parsed(text: string, answers: Risposte = {}) {
  const outcome = await read(text, answers);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti[0];
}

const TESTA = 'Data;Descrizione;Importo;Saldo\n';
const PRIMA = '13/03/2026;Bonifico Rossi;-100,00;900,00\n16/03/2026;Canone;-9,00;891,00\n';
const DOPO = '18/03/2026;Incasso Bianchi;250,00;1.141,00\n19/03/2026;Affitto;-500,00;641,00\n';
const ANNULLATA = '17/03/2026;Pagamento POS;-33,00;891,00\n';
const DISPONIBILE = '17/03/2026;Situazione a metà mese;891,00;891,00\n';

describe('a row that moved no balance', () => {
  it.each([
    ['a cancelled operation', ANNULLATA, '33,00'],
    ['a balance under other words', DISPONIBILE, '891,00'],
  ])('is asked about: %s', async (_cosa, riga, importo) => {
    const outcome = await readWithTrials(file(TESTA + PRIMA + riga + DOPO));
    expect(outcome).toMatchObject({
      tipo: 'domanda',
      domande: [
        {
          id: 'riga',
          testo: expect.stringContaining('riga 4'),
          options: [
            { valore: 'tieni', prova: { quante: 5, esito: 'non_quadra' } },
            { valore: '4', example: expect.stringContaining(importo), prova: { quante: 4, esito: 'quadra' } },
          ],
        },
      ],
    });
  });

  it('stays where the person says that it is a movement', async () => {
    const estratto = await parsed(TESTA + PRIMA + ANNULLATA + DOPO, { riga: 'tieni' });
    expect(estratto).toMatchObject({ quadratura: { esito: 'non_quadra', riga: 4 }, scartate: [] });
    expect(estratto?.righe).toHaveLength(5);
  });

  it('is refused, and shown, where the person says that it is none', async () => {
    const estratto = await parsed(TESTA + PRIMA + ANNULLATA + DOPO, { riga: '4' });
    expect(estratto).toMatchObject({
      quadratura: { esito: 'quadra' },
      saldo_iniziale: 100_000,
      saldo_finale: 64_100,
      scartate: [{ riga: 4, valore: 'Pagamento POS', motivo: expect.stringContaining('non è un movimento') }],
    });
    expect(estratto?.righe.map(({ riga }) => riga)).toEqual([2, 3, 5, 6]);
  });

  it('is asked about among rows without balances of their own, between the two of the statement', async () => {
    const righe = '13/03/2026;Uno;-100,00\n16/03/2026;Due;-33,00\n17/03/2026;Tre;50,00\n';
    const text = `Saldo iniziale;;1.000,00\nData;Descrizione;Importo\n${righe}Saldo finale;;950,00\n`;
    expect(await read(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'riga' }] });
    expect(await parsed(text, { riga: '4' })).toMatchObject({ quadratura: { esito: 'quadra' } });
  });

  it('is not looked for where two rows would do, where the file breaks elsewhere, and where it ties', async () => {
    const even = '13/03/2026;Uno;-33,00\n16/03/2026;Due;-33,00\n17/03/2026;Tre;50,00\n';
    const due = `Saldo iniziale;;1.000,00\nData;Descrizione;Importo\n${even}Saldo finale;;1.017,00\n`;
    expect(await parsed(due)).toMatchObject({ quadratura: { esito: 'non_quadra' } });
    const elsewhere = (TESTA + PRIMA + ANNULLATA + DOPO).replace('641,00\n', '640,00\n');
    expect(await parsed(elsewhere)).toMatchObject({ quadratura: { esito: 'non_quadra' } });
    expect(await parsed(TESTA + PRIMA + DOPO)).toMatchObject({ quadratura: { esito: 'quadra' } });
  });
});

describe('a row that is the sum of all others, where nothing proves them', () => {
  const TABELLA = 'Data;Descrizione;Importo\n';
  const APRE = '01/04/2026;Esistente;1.000,00\n';
  const RIGHE = '10/04/2026;Cancelleria;-50,10\n22/04/2026;Vendita;260,00\n';
  const CHIUDE = '30/04/2026;Rimasto in cassa;1.209,90\n';

  it('is asked about: it may be the closing balance, and the first row the opening one', async () => {
    expect(await read(TABELLA + APRE + RIGHE + CHIUDE)).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'riga', options: [{ valore: 'tieni' }, { valore: '2 5' }, { valore: '5' }] }],
    });
    const estratto = await parsed(TABELLA + APRE + RIGHE + CHIUDE, { riga: '2 5' });
    expect(estratto?.righe.map(({ riga }) => riga)).toEqual([3, 4]);
    expect(estratto?.scartate.map(({ riga }) => riga)).toEqual([2, 5]);
  });

  it('is asked about with the newest row first', async () => {
    const righe = RIGHE.trimEnd().split('\n').toReversed().join('\n');
    const outcome = await read(`${TABELLA}${CHIUDE}${righe}\n${APRE}`);
    expect(outcome).toMatchObject({ domande: [{ options: [{ valore: 'tieni' }, { valore: '5 2' }, {}] }] });
  });

  it('is asked about alone where the file says what the account began with', async () => {
    const outcome = await read(`Saldo iniziale;;1.000,00\n${TABELLA}${RIGHE}${CHIUDE}`);
    expect(outcome).toMatchObject({
      domande: [{ id: 'riga', options: [{ valore: 'tieni' }, { valore: '5' }] }],
    });
  });

  it('is no question among three rows without cents', async () => {
    const righe =
      '10/04/2026;Uno;-10,00\n22/04/2026;Due;-20,00\n23/04/2026;Tre;-30,00\n25/04/2026;Uno;5,00\n';
    expect(await parsed(TABELLA + righe)).toMatchObject({ scartate: [] });
    expect(await parsed(TABELLA + righe.split('\n').slice(0, 3).join('\n'))).toMatchObject({ scartate: [] });
  });
});
