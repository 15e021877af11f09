/** Days that are none by themselves: without a year, numbers, or written once for several rows. */
import { describe, expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import { readText } from './letto.node.ts';

const read = (text: string, risposte: Risposte = {}) => readText(text, null, risposte);

async function daysOf(text: string): Promise<string[]> {
  const outcome = await read(text);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ righe }) => righe.map(({ data }) => data));
}

const TABLE = 'Data;Descrizione;Importo\n15/12;Luce;-184,50\n12/01;Incasso;1.000,00\n';

describe('days without a year', () => {
  it.each([
    [
      'a period over the turn of the year',
      'Periodo: dal 01/12/2025 al 31/01/2026',
      ['2025-12-15', '2026-01-12'],
    ],
    ['a month just before', 'Estratto conto di dicembre 2025', ['2025-12-15', '2026-01-12']],
    ['a year that is named', 'Anno: 2025', ['2025-12-15', '2025-01-12']],
  ])('are of the year that %s says', async (_what, above, days) => {
    expect(await daysOf(`${above}\n${TABLE}`)).toEqual(days);
  });

  it('are refused for their year where nothing says it', async () => {
    expect(await read(TABLE)).toMatchObject({
      code: 'nessuna_data',
      messaggio: expect.stringContaining('manca l’anno'),
    });
  });

  it('are told apart from a day that the period does not hold, which is refused and shown', async () => {
    const outcome = await read(`Periodo: dal 01/12/2025 al 31/12/2025\n${TABLE}13/06;Canone;-2,00\n`);
    expect(outcome).toMatchObject({ estratti: [{ scartate: [{ riga: 5, valore: '13/06' }] }] });
  });

  it('say nothing of amounts beside whole days', async () => {
    const text = 'Data;Descrizione;Importo;Saldo\n15/12/2025;Luce;-1.05;10.05\n16/12/2025;Gas;-2.05;8.00\n';
    expect(await daysOf(text)).toEqual(['2025-12-15', '2025-12-16']);
  });
});

describe('numbers under the name of a day', () => {
  it('are the days that a workbook counts so, and the reading says it', async () => {
    const outcome = await read('Data;Causale;Importo\n46084;Luce;-184,50\n46090;Incasso;1.000,00\n');
    expect(outcome).toMatchObject({
      estratti: [{ righe: [{ data: '2026-03-03' }, { data: '2026-03-09' }] }],
      notices: expect.arrayContaining([expect.stringContaining('46084 è il 03/03/2026')]),
    });
  });

  it('are none under another name', async () => {
    expect(await read('Codice;Causale;Importo\n46084;Luce;-184,50\n46090;Incasso;1.000,00\n')).toMatchObject({
      tipo: 'errore',
    });
  });
});

describe('days that are written once', () => {
  const BOOK =
    'Data;Descrizione;Dare;Avere\n02/03/2026;Luce;184,50;\n;Gas;90,00;\n19/03/2026;Incasso;;500,00\n;Commissione;1,00;\n';

  it('are asked about, and are those above where a person says so', async () => {
    expect(await read(BOOK)).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'giorni', options: [{ valore: 'sopra' }, { valore: 'fuori' }] }],
    });
    const above = await read(BOOK, { giorni: 'sopra' });
    expect(above).toMatchObject({
      tipo: 'letto',
      lettura: { giorni_sopra: true },
      notices: expect.arrayContaining(['Righe 3 e 5: senza data, del giorno scritto sopra.']),
      estratti: [
        {
          righe: [
            { riga: 2, data: '2026-03-02', importo: -18_450 },
            { riga: 3, data: '2026-03-02', importo: -9_000 },
            { riga: 4, data: '2026-03-19', importo: 50_000 },
            { riga: 5, data: '2026-03-19', importo: -100 },
          ],
          scartate: [],
        },
      ],
    });
    expect(await read(BOOK, { giorni: 'fuori' })).toMatchObject({
      lettura: { giorni_sopra: false },
      estratti: [{ righe: [{ riga: 2 }, { riga: 4 }], scartate: [{ riga: 3 }, { riga: 5 }] }],
    });
  });

  it('are no matter of a line under the last row, or of what one is made of', async () => {
    for (const line of [';Competenze;12,00;\n', ';di cui gas;90,00;\n19/03/2026;Incasso;;500,00\n'])
      expect(await read(`Data;Descrizione;Dare;Avere\n02/03/2026;Luce;184,50;\n${line}`)).toMatchObject({
        tipo: 'letto',
        estratti: [{ scartate: [{ riga: 3, motivo: 'Manca la data' }] }],
      });
  });
});

describe('days that are numbers alone', () => {
  it('are of the one month that the lines above name', async () => {
    expect(
      await read(
        'Marzo 2026\nGiorno;Descrizione;Dare;Avere\n2;Luce febbraio 2026;184,50;\n31;Incasso;;500,00\n',
      ),
    ).toMatchObject({
      estratti: [{ righe: [{ data: '2026-03-02' }, { data: '2026-03-31' }] }],
    });
  });

  it('are each of the month of the title above it, where there are several', async () => {
    expect(
      await daysOf('Marzo 2026\nGiorno;Descrizione;Dare;Avere\n2;Luce;184,50;\nAprile 2026\n2;Gas;90,00;\n'),
    ).toEqual(['2026-03-02', '2026-04-02']);
  });

  it('are none where the day of the week beside one is another in the calendar', async () => {
    expect(
      await read('Movimenti 2026\nGiorno;Descrizione;Dare;Avere\nGennaio\n24 lun;Luce;184,50;\n'),
    ).toMatchObject({ tipo: 'errore' });
  });

  it('are none under months that go back without a year', async () => {
    expect(
      await read(
        'Movimenti 2026\nGiorno;Descrizione;Dare;Avere\nDicembre\n2;Luce;184,50;\nGennaio\n2;Gas;90,00;\n',
      ),
    ).toMatchObject({ tipo: 'errore' });
  });
});

describe('days in three columns', () => {
  it('are one day, whether the month is a number or a name', async () => {
    expect(
      await daysOf(
        'Giorno;Mese;Anno;Descrizione;Importo\n2;3;2026;Luce;-184,50\n19;marzo;26;Incasso;500,00\n',
      ),
    ).toEqual(['2026-03-02', '2026-03-19']);
  });

  it('say nothing beside a whole day', async () => {
    expect(
      await daysOf(
        'Data;Giorno;Mese;Anno;Descrizione;Importo\n13/03/2026;1;1;2026;Luce;-184,50\n19/03/2026;2;2;2026;Incasso;500,00\n',
      ),
    ).toEqual(['2026-03-13', '2026-03-19']);
  });
});
