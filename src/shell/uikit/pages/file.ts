/** Files. */
import { uikitPages } from '../../paths.ts';
import { Lettura } from '../examples/file/lettura.tsx';
import lettura from '../examples/file/lettura.tsx?raw';
import { Rifiutato } from '../examples/file/rifiutato.tsx';
import rifiutato from '../examples/file/rifiutato.tsx?raw';
import { Zona } from '../examples/file/zona.tsx';
import zona from '../examples/file/zona.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const FILE: StyleGuidePage = {
  titolo: uikitPages.file,
  introduction: 'Come entrano i file, e come si dice che uno non va.',
  esempi: [
    {
      titolo: 'Zona di rilascio',
      spiegazione: 'Tutta la zona riceve i file trascinati; il pulsante è la strada per la tastiera.',
      component: Zona,
      source: zona,
    },
    {
      titolo: 'Lettura in corso',
      spiegazione: 'Quanto manca, in byte veri, e una via d’uscita sempre pronta.',
      component: Lettura,
      source: lettura,
    },
    {
      titolo: 'File rifiutato',
      spiegazione: 'Il motivo, con il nome del file, e che cosa fare dopo.',
      component: Rifiutato,
      source: rifiutato,
    },
  ],
};
