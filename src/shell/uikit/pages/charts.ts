/** Charts. */
import { uikitPages } from '../../paths.ts';
import { Mesi } from '../examples/charts/mesi.tsx';
import mesi from '../examples/charts/mesi.tsx?raw';
import { Quota } from '../examples/charts/quota.tsx';
import quota from '../examples/charts/quota.tsx?raw';
import { Saldo } from '../examples/charts/saldo.tsx';
import saldo from '../examples/charts/saldo.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const CHARTS: StyleGuidePage = {
  titolo: uikitPages.charts,
  introduction: 'Grafici che si leggono anche senza vederli: ogni cifra è anche testo.',
  esempi: [
    {
      titolo: 'Incassi e pagamenti per mese',
      spiegazione:
        'Il grafico della Dashboard. Le cifre sono anche una tabella, da mostrare o da ascoltare; i due toni si distinguono in bianco e nero.',
      component: Mesi,
      source: mesi,
    },
    {
      titolo: 'Andamento del saldo',
      spiegazione:
        'Una linea piccola accanto alla sua cifra: dice la tendenza, non i valori. La riga tratteggiata è lo zero.',
      component: Saldo,
      source: saldo,
    },
    {
      titolo: 'Parti di un totale',
      spiegazione: 'Al posto della torta: le barre si confrontano a occhio, le cifre si leggono.',
      component: Quota,
      source: quota,
    },
  ],
};
