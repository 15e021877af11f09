/** Small things. */
import { uikitPages } from '../../paths.ts';
import { Colori } from '../examples/misc/colori.tsx';
import colori from '../examples/misc/colori.tsx?raw';
import { Filtri } from '../examples/misc/filtri.tsx';
import filtri from '../examples/misc/filtri.tsx?raw';
import { Scritture } from '../examples/misc/importi.tsx';
import importi from '../examples/misc/importi.tsx?raw';
import { Distintivi } from '../examples/misc/quadratura.tsx';
import quadratura from '../examples/misc/quadratura.tsx?raw';
import { Stati } from '../examples/misc/stati.tsx';
import stati from '../examples/misc/stati.tsx?raw';
import { Tasti } from '../examples/misc/tasti.tsx';
import keys from '../examples/misc/tasti.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const MISC: StyleGuidePage = {
  titolo: uikitPages.misc,
  introduction: 'I pezzi piccoli che tornano in ogni pagina: stati, importi, filtri, colori.',
  esempi: [
    {
      titolo: 'Stati',
      spiegazione: 'Icona, parola e colore insieme: il colore ripete soltanto ciò che le altre due dicono.',
      component: Stati,
      source: stati,
    },
    {
      titolo: 'Quadratura',
      spiegazione: 'Il verdetto di un’importazione in piccolo; il suggerimento lo spiega.',
      component: Distintivi,
      source: quadratura,
    },
    {
      titolo: 'Importi, giorni, conteggi',
      spiegazione:
        'Punti per le migliaia, due decimali, il meno davanti; giorni gg/mm/aaaa; singolare e plurale giusti.',
      component: Scritture,
      source: importi,
    },
    {
      titolo: 'Filtri in uso',
      spiegazione: 'Ciò che restringe le righe si vede e si toglie con un clic, uno alla volta.',
      component: Filtri,
      source: filtri,
    },
    {
      titolo: 'Scorciatoie',
      spiegazione: 'I tasti si scrivono come sono incisi sulla tastiera italiana.',
      component: Tasti,
      source: keys,
    },
    {
      titolo: 'Colori',
      spiegazione:
        'Mai un colore scritto a mano: solo coppie del tema, con contrasto di almeno 4,5 a 1 in chiaro e in scuro.',
      component: Colori,
      source: colori,
    },
  ],
};
