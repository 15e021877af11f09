/** Timelines. */
import { uikitPages } from '../../paths.ts';
import { Passi } from '../examples/timeline/passi.tsx';
import steps from '../examples/timeline/passi.tsx?raw';
import { Registro } from '../examples/timeline/registro.tsx';
import registro from '../examples/timeline/registro.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const TIMELINE: StyleGuidePage = {
  titolo: uikitPages.timeline,
  introduction: 'Che cosa è successo, in ordine, e a che punto si è.',
  esempi: [
    {
      titolo: 'Storia',
      spiegazione:
        'Chi ha fatto che cosa e quando, dal più vecchio al più recente. Ogni fatto è una riga del registro.',
      component: Registro,
      source: registro,
    },
    {
      titolo: 'Passi',
      spiegazione:
        'Per i lavori in pochi passi obbligati. Il passo attuale è annunciato anche a chi ascolta.',
      component: Passi,
      source: steps,
    },
  ],
};
