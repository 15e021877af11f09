/** Dialogs, drawers, popovers. */
import { uikitPages } from '../../paths.ts';
import { Cassetto } from '../esempi/overlay/cassetto.tsx';
import cassetto from '../esempi/overlay/cassetto.tsx?raw';
import { Conferma } from '../esempi/overlay/conferma.tsx';
import conferma from '../esempi/overlay/conferma.tsx?raw';
import { Fumetto } from '../esempi/overlay/fumetto.tsx';
import fumetto from '../esempi/overlay/fumetto.tsx?raw';
import { Ordine } from '../esempi/overlay/ordine.tsx';
import ordine from '../esempi/overlay/ordine.tsx?raw';
import type { Pagina } from '../pagina.ts';

export const OVERLAY: Pagina = {
  titolo: uikitPages.overlay,
  introduzione:
    'Ciò che si apre sopra la pagina. Il fuoco entra, Esc esce, e alla chiusura torna da dove era partito.',
  esempi: [
    {
      titolo: 'Conferma',
      spiegazione:
        'Solo per ciò che non si può annullare o che tocca molte righe. Il titolo è la domanda, il pulsante dice che cosa farà.',
      componente: Conferma,
      sorgente: conferma,
    },
    {
      titolo: 'Cassetto',
      spiegazione: 'Per la scheda di una riga: la griglia resta in vista dietro.',
      componente: Cassetto,
      sorgente: cassetto,
    },
    {
      titolo: 'Fumetto e suggerimento',
      spiegazione:
        'Il fumetto si apre con un clic e può contenere altro; il suggerimento è solo testo, e non porta mai ciò che serve per forza.',
      componente: Fumetto,
      sorgente: fumetto,
    },
    {
      titolo: 'Ordine dei piani',
      spiegazione: 'Chi sta sopra chi, uguale in tutta l’applicazione.',
      componente: Ordine,
      sorgente: ordine,
    },
  ],
};
