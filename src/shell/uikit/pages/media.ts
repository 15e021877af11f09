/** Images. */
import { makePage } from '../page.ts';

export const MEDIA = makePage(
  {
    introduction:
      'Icone, persone, marchio: poche immagini, ognuna con un motivo e un testo per chi non la vede.',
    esempi: [
      {
        file: 'icone',
        titolo: 'Icone',
        spiegazione: 'Una sola famiglia. Vuota per le azioni, piena per gli stati raggiunti.',
      },
      {
        file: 'persone',
        titolo: 'Persone e aziende',
        spiegazione:
          'Tonde le persone, quadrate le aziende. Il colore nasce dal nome e resta lo stesso ovunque.',
      },
      {
        file: 'marchio',
        titolo: 'Marchio',
        spiegazione: 'Il logo porta alla Dashboard; il segno da solo sta dove il nome è già scritto.',
      },
      {
        file: 'documento',
        titolo: 'Figura con didascalia',
        spiegazione: 'Ogni figura ha il testo alternativo e, se va spiegata, una didascalia.',
      },
    ],
  },
  import.meta.glob('../examples/media/*.tsx', { eager: true }),
  import.meta.glob('../examples/media/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
