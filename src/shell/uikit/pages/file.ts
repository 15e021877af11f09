/** Files. */
import { makePage } from '../page.ts';

export const FILE = makePage(
  {
    introduction: 'Come entrano i file, e come si dice che uno non va.',
    esempi: [
      {
        file: 'zona',
        titolo: 'Zona di rilascio',
        spiegazione: 'Tutta la zona riceve i file trascinati; il pulsante è la strada per la tastiera.',
      },
      {
        file: 'lettura',
        titolo: 'Lettura in corso',
        spiegazione: 'Quanto manca, in byte veri, e una via d’uscita sempre pronta.',
      },
      {
        file: 'rifiutato',
        titolo: 'File rifiutato',
        spiegazione: 'Il motivo, con il nome del file, e che cosa fare dopo.',
      },
    ],
  },
  import.meta.glob('../examples/file/*.tsx', { eager: true }),
  import.meta.glob('../examples/file/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
