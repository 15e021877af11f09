/** Tables and grids. */
import { makePage } from '../page.ts';

export const TABLE = makePage(
  {
    introduction:
      'La griglia di Quadra, la stessa in ogni area: tastiera da foglio di calcolo, filtri italiani, cifre allineate.',
    esempi: [
      {
        file: 'griglia',
        titolo: 'Griglia',
        spiegazione:
          'Per tutte le righe che si lavorano: si ordina, si filtra, si copia. Le colonne sono costanti fatte di tipi comuni.',
      },
      {
        file: 'tipi',
        titolo: 'Tipi di colonna',
        spiegazione:
          'Ogni tipo sa come si mostra, si ordina, si filtra, si scrive e come arriva in Excel. Non si formatta mai a mano.',
      },
      {
        file: 'modifica',
        titolo: 'Modifica nelle celle',
        spiegazione:
          'Invio o F2 apre la cella. Ciò che non va resta nella cella con il motivo: prova a svuotare la descrizione.',
      },
      {
        file: 'segni',
        titolo: 'Segni e spunte',
        spiegazione:
          'Una riga segnata ha una barra a sinistra oltre alla tinta: il colore da solo non basta. La spunta dice quali righe partecipano.',
      },
      {
        file: 'vuota',
        titolo: 'Griglia vuota',
        spiegazione:
          'Quando l’assenza è una buona notizia la griglia lo dice in una riga; per il resto si usa lo stato vuoto con l’azione.',
      },
      {
        file: 'piccola',
        titolo: 'Tabella piccola',
        spiegazione: 'Poche righe da leggere e non da lavorare: una tabella semplice, senza filtri.',
      },
    ],
  },
  import.meta.glob('../examples/table/*.tsx', { eager: true }),
  import.meta.glob('../examples/table/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
