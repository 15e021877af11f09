/** Timelines. */
import { makePage } from '../page.ts';

export const TIMELINE = makePage(
  {
    introduction: 'Che cosa è successo, in ordine, e a che punto si è.',
    esempi: [
      {
        file: 'registro',
        titolo: 'Storia',
        spiegazione:
          'Chi ha fatto che cosa e quando, dal più vecchio al più recente. Ogni fatto è una riga del registro.',
      },
      {
        file: 'passi',
        titolo: 'Passi',
        spiegazione:
          'Per i lavori in pochi passi obbligati. Il passo attuale è annunciato anche a chi ascolta.',
      },
    ],
  },
  import.meta.glob('../examples/timeline/*.tsx', { eager: true }),
  import.meta.glob('../examples/timeline/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
