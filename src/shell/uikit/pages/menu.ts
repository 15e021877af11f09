/** Menus. */
import { uikitPages } from '../../paths.ts';
import { MenuDiRiga } from '../examples/menu/azioni.tsx';
import azioni from '../examples/menu/azioni.tsx?raw';
import { Barra } from '../examples/menu/barra.tsx';
import barra from '../examples/menu/barra.tsx?raw';
import { Briciole } from '../examples/menu/briciole.tsx';
import briciole from '../examples/menu/briciole.tsx?raw';
import { MenuDiScelte } from '../examples/menu/scelte.tsx';
import scelte from '../examples/menu/scelte.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const MENU: StyleGuidePage = {
  titolo: uikitPages.menu,
  introduction: 'Menu e barre: le stesse azioni si ritrovano nella barra, nel menu della riga e da tastiera.',
  esempi: [
    {
      titolo: 'Menu della riga',
      spiegazione:
        'Le azioni sulla riga, con la scorciatoia a destra. Ciò che non si può fare resta in vista e dice perché.',
      component: MenuDiRiga,
      source: azioni,
    },
    {
      titolo: 'Menu di scelte',
      spiegazione:
        'Spunte per più cose insieme, cerchi per una sola. Il menu resta aperto mentre si sceglie.',
      component: MenuDiScelte,
      source: scelte,
    },
    {
      titolo: 'Barra degli strumenti',
      spiegazione: 'Si entra con Tab e ci si muove con le frecce.',
      component: Barra,
      source: barra,
    },
    {
      titolo: 'Percorso',
      spiegazione: 'Per tornare indietro nelle pagine che stanno dentro altre.',
      component: Briciole,
      source: briciole,
    },
  ],
};
