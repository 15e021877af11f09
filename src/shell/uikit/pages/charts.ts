/** Charts. */
import { makePage } from '../page.ts';

export const CHARTS = makePage(
  {
    introduction: 'Grafici che si leggono anche senza vederli: ogni cifra è anche testo.',
    esempi: [
      {
        file: 'mesi',
        titolo: 'Incassi e pagamenti per mese',
        spiegazione:
          'Il grafico della Dashboard. Le cifre sono anche una tabella, da mostrare o da ascoltare; i due toni si distinguono in bianco e nero.',
      },
      {
        file: 'saldo',
        titolo: 'Andamento del saldo',
        spiegazione:
          'Una linea piccola accanto alla sua cifra: dice la tendenza, non i valori. La riga tratteggiata è lo zero.',
      },
      {
        file: 'quota',
        titolo: 'Parti di un totale',
        spiegazione: 'Al posto della torta: le barre si confrontano a occhio, le cifre si leggono.',
      },
    ],
  },
  import.meta.glob('../examples/charts/*.tsx', { eager: true }),
  import.meta.glob('../examples/charts/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
