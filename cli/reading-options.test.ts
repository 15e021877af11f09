import { expect, it } from 'vitest';
import { toReaderOptions } from './reading-options.ts';

it('every question of the reader can be answered on the command line', async () => {
  const { options } = await toReaderOptions(
    {
      date: 'gma',
      decimali: ',',
      segno: 'inverso',
      importo: '3',
      verso: 'emessa',
      riga: 'tieni',
      segni: 'uguali',
      prima: 'esce',
      tabelle: 'stesso',
      ripetuti: 'una',
      giorni: 'sopra',
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
    segni: 'uguali',
    prima: 'esce',
    tabelle: 'stesso',
    ripetuti: 'una',
    giorni: 'sopra',
    spesa: 'fuori',
    soggetti: 'nomi',
  });
  await expect(toReaderOptions({ titoli: 'forse' }, 2)).rejects.toThrow(/--titoli/);
});
