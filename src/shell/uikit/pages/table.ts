/** Tables and grids. */
import { uikitPages } from '../../paths.ts';
import { Griglia } from '../examples/table/griglia.tsx';
import griglia from '../examples/table/griglia.tsx?raw';
import { Modificabile } from '../examples/table/modifica.tsx';
import modifica from '../examples/table/modifica.tsx?raw';
import { Piccola } from '../examples/table/piccola.tsx';
import piccola from '../examples/table/piccola.tsx?raw';
import { Segni } from '../examples/table/segni.tsx';
import segni from '../examples/table/segni.tsx?raw';
import { Tipi } from '../examples/table/tipi.tsx';
import tipi from '../examples/table/tipi.tsx?raw';
import { Vuota } from '../examples/table/vuota.tsx';
import vuota from '../examples/table/vuota.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const TABLE: StyleGuidePage = {
  titolo: uikitPages.table,
  introduction:
    'La griglia di Quadra, la stessa in ogni area: tastiera da foglio di calcolo, filtri italiani, cifre allineate.',
  esempi: [
    {
      titolo: 'Griglia',
      spiegazione:
        'Per tutte le righe che si lavorano: si ordina, si filtra, si copia. Le colonne sono costanti fatte di tipi comuni.',
      component: Griglia,
      source: griglia,
    },
    {
      titolo: 'Tipi di colonna',
      spiegazione:
        'Ogni tipo sa come si mostra, si ordina, si filtra, si scrive e come arriva in Excel. Non si formatta mai a mano.',
      component: Tipi,
      source: tipi,
    },
    {
      titolo: 'Modifica nelle celle',
      spiegazione:
        'Invio o F2 apre la cella. Ciò che non va resta nella cella con il motivo: prova a svuotare la descrizione.',
      component: Modificabile,
      source: modifica,
    },
    {
      titolo: 'Segni e spunte',
      spiegazione:
        'Una riga segnata ha una barra a sinistra oltre alla tinta: il colore da solo non basta. La spunta dice quali righe partecipano.',
      component: Segni,
      source: segni,
    },
    {
      titolo: 'Griglia vuota',
      spiegazione:
        'Quando l’assenza è una buona notizia la griglia lo dice in una riga; per il resto si usa lo stato vuoto con l’azione.',
      component: Vuota,
      source: vuota,
    },
    {
      titolo: 'Tabella piccola',
      spiegazione: 'Poche righe da leggere e non da lavorare: una tabella semplice, senza filtri.',
      component: Piccola,
      source: piccola,
    },
  ],
};
