/** Images. */
import { uikitPages } from '../../paths.ts';
import { FiguraConDidascalia } from '../examples/media/documento.tsx';
import documento from '../examples/media/documento.tsx?raw';
import { Icone } from '../examples/media/icone.tsx';
import icone from '../examples/media/icone.tsx?raw';
import { Marchio } from '../examples/media/marchio.tsx';
import marchio from '../examples/media/marchio.tsx?raw';
import { Persone } from '../examples/media/persone.tsx';
import persone from '../examples/media/persone.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const MEDIA: StyleGuidePage = {
  titolo: uikitPages.media,
  introduction:
    'Icone, persone, marchio: poche immagini, ognuna con un motivo e un testo per chi non la vede.',
  esempi: [
    {
      titolo: 'Icone',
      spiegazione: 'Una sola famiglia. Vuota per le azioni, piena per gli stati raggiunti.',
      component: Icone,
      source: icone,
    },
    {
      titolo: 'Persone e aziende',
      spiegazione:
        'Tonde le persone, quadrate le aziende. Il colore nasce dal nome e resta lo stesso ovunque.',
      component: Persone,
      source: persone,
    },
    {
      titolo: 'Marchio',
      spiegazione: 'Il logo porta alla Dashboard; il segno da solo sta dove il nome è già scritto.',
      component: Marchio,
      source: marchio,
    },
    {
      titolo: 'Figura con didascalia',
      spiegazione: 'Ogni figura ha il testo alternativo e, se va spiegata, una didascalia.',
      component: FiguraConDidascalia,
      source: documento,
    },
  ],
};
