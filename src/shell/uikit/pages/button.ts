/** Buttons. */
import { uikitPages } from '../../paths.ts';
import { Collegamenti } from '../examples/button/collegamenti.tsx';
import collegamenti from '../examples/button/collegamenti.tsx?raw';
import { Gerarchia } from '../examples/button/gerarchia.tsx';
import gerarchia from '../examples/button/gerarchia.tsx?raw';
import { Icone } from '../examples/button/icone.tsx';
import icone from '../examples/button/icone.tsx?raw';
import { MenuNelPulsante } from '../examples/button/menu.tsx';
import menu from '../examples/button/menu.tsx?raw';
import { Scelte } from '../examples/button/scelte.tsx';
import scelte from '../examples/button/scelte.tsx?raw';
import { Stati } from '../examples/button/stati.tsx';
import stati from '../examples/button/stati.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const BUTTON: StyleGuidePage = {
  titolo: uikitPages.button,
  introduction:
    'Un pulsante dice che cosa fa, con un verbo. In ogni vista ce n’è uno solo pieno: quello per cui si è venuti.',
  esempi: [
    {
      titolo: 'Gerarchia',
      spiegazione:
        'Pieno per l’azione principale, con il numero se ne ha uno; bordato per l’alternativa; leggero per il resto.',
      component: Gerarchia,
      source: gerarchia,
    },
    {
      titolo: 'Icone',
      spiegazione:
        'L’icona aiuta a ritrovare, non a capire: da sola sta solo dove la conoscono tutti, e ha sempre il suo nome nel suggerimento.',
      component: Icone,
      source: icone,
    },
    {
      titolo: 'Stati',
      spiegazione:
        'Quando non si può premere ora, resta raggiungibile con la tastiera e dice perché. Durante il lavoro non cambia posto.',
      component: Stati,
      source: stati,
    },
    {
      titolo: 'Menu nel pulsante',
      spiegazione:
        'Le azioni rare stanno in un menu; quella più usata fra simili sta fuori, accanto al menu delle altre.',
      component: MenuNelPulsante,
      source: menu,
    },
    {
      titolo: 'Collegamenti',
      spiegazione:
        'Chi porta a un’altra pagina è un collegamento anche se sembra un pulsante: si apre in una scheda nuova con il tasto centrale.',
      component: Collegamenti,
      source: collegamenti,
    },
    {
      titolo: 'Scelte che restano',
      spiegazione: 'Un pulsante che resta premuto dice anche a chi ascolta se è acceso o spento.',
      component: Scelte,
      source: scelte,
    },
  ],
};
