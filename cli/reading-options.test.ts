import { expect, it } from 'vitest';
import { toOpzioniLettore } from './reading-options.ts';

it('every question of the reader can be answered on the command line', async () => {
  const { options } = await toOpzioniLettore(
    {
      date: 'gma',
      decimali: ',',
      segno: 'inverso',
      importo: '3',
      verso: 'emessa',
      riga: 'tieni',
      spesa: 'fuori',
      titoli: 'nomi',
    },
    2,
  );
  expect(options.risposte).toEqual({
    ordine_data: 'gma',
    decimali: ',',
    segno: 'inverso',
    importo: '3',
    verso: 'emessa',
    riga: 'tieni',
    spesa: 'fuori',
    soggetti: 'nomi',
  });
  await expect(toOpzioniLettore({ titoli: 'forse' }, 2)).rejects.toThrow(/--titoli/);
});
