/** Dialogs, drawers, popovers. */
import { uikitPages } from '../../paths.ts';
import { Cassetto } from '../examples/overlay/cassetto.tsx';
import cassetto from '../examples/overlay/cassetto.tsx?raw';
import { Conferma } from '../examples/overlay/conferma.tsx';
import conferma from '../examples/overlay/conferma.tsx?raw';
import { Fumetto } from '../examples/overlay/fumetto.tsx';
import fumetto from '../examples/overlay/fumetto.tsx?raw';
import { Ordine } from '../examples/overlay/ordine.tsx';
import ordine from '../examples/overlay/ordine.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const OVERLAY: StyleGuidePage = {
  titolo: uikitPages.overlay,
  introduction:
    'Ciò che si apre sopra la pagina. Il fuoco entra, Esc esce, e alla chiusura torna da dove era partito.',
  esempi: [
    {
      titolo: 'Conferma',
      spiegazione:
        'Solo per ciò che non si può annullare o che tocca molte righe. Il titolo è la domanda, il pulsante dice che cosa farà.',
      component: Conferma,
      source: conferma,
    },
    {
      titolo: 'Cassetto',
      spiegazione: 'Per la scheda di una riga: la griglia resta in vista dietro.',
      component: Cassetto,
      source: cassetto,
    },
    {
      titolo: 'Fumetto e suggerimento',
      spiegazione:
        'Il fumetto si apre con un clic e può contenere altro; il suggerimento è solo testo, e non porta mai ciò che serve per forza.',
      component: Fumetto,
      source: fumetto,
    },
    {
      titolo: 'Ordine dei piani',
      spiegazione: 'Chi sta sopra chi, uguale in tutta l’applicazione.',
      component: Ordine,
      source: ordine,
    },
  ],
};
