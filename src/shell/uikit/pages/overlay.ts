/** Dialogs, drawers, popovers. */
import { makePage } from '../page.ts';

export const OVERLAY = makePage(
  {
    introduction:
      'Ciò che si apre sopra la pagina. Il fuoco entra, Esc esce, e alla chiusura torna da dove era partito.',
    esempi: [
      {
        file: 'conferma',
        titolo: 'Conferma',
        spiegazione:
          'Solo per ciò che non si può annullare o che tocca molte righe. Il titolo è la domanda, il pulsante dice che cosa farà.',
      },
      {
        file: 'cassetto',
        titolo: 'Cassetto',
        spiegazione: 'Per la scheda di una riga: la griglia resta in vista dietro.',
      },
      {
        file: 'fumetto',
        titolo: 'Fumetto e suggerimento',
        spiegazione:
          'Il fumetto si apre con un clic e può contenere altro; il suggerimento è solo testo, e non porta mai ciò che serve per forza.',
      },
      {
        file: 'ordine',
        titolo: 'Ordine dei piani',
        spiegazione: 'Chi sta sopra chi, uguale in tutta l’applicazione.',
      },
    ],
  },
  import.meta.glob('../examples/overlay/*.tsx', { eager: true }),
  import.meta.glob('../examples/overlay/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
