/** Menus. */
import { makePage } from '../page.ts';

export const MENU = makePage(
  {
    introduction:
      'Menu e barre: le stesse azioni si ritrovano nella barra, nel menu della riga e da tastiera.',
    esempi: [
      {
        file: 'azioni',
        titolo: 'Menu della riga',
        spiegazione:
          'Le azioni sulla riga, con la scorciatoia a destra. Ciò che non si può fare resta in vista e dice perché.',
      },
      {
        file: 'scelte',
        titolo: 'Menu di scelte',
        spiegazione:
          'Spunte per più cose insieme, cerchi per una sola. Il menu resta aperto mentre si sceglie.',
      },
      {
        file: 'barra',
        titolo: 'Barra degli strumenti',
        spiegazione: 'Si entra con Tab e ci si muove con le frecce.',
      },
      {
        file: 'briciole',
        titolo: 'Percorso',
        spiegazione: 'Per tornare indietro nelle pagine che stanno dentro altre.',
      },
    ],
  },
  import.meta.glob('../examples/menu/*.tsx', { eager: true }),
  import.meta.glob('../examples/menu/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
