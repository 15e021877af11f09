/** Small things. */
import { uikitPages } from '../../paths.ts';
import { Colori } from '../esempi/misc/colori.tsx';
import colori from '../esempi/misc/colori.tsx?raw';
import { Filtri } from '../esempi/misc/filtri.tsx';
import filtri from '../esempi/misc/filtri.tsx?raw';
import { Scritture } from '../esempi/misc/importi.tsx';
import importi from '../esempi/misc/importi.tsx?raw';
import { Distintivi } from '../esempi/misc/quadratura.tsx';
import quadratura from '../esempi/misc/quadratura.tsx?raw';
import { Stati } from '../esempi/misc/stati.tsx';
import stati from '../esempi/misc/stati.tsx?raw';
import { Tasti } from '../esempi/misc/tasti.tsx';
import tasti from '../esempi/misc/tasti.tsx?raw';
import type { Pagina } from '../pagina.ts';

export const MISC: Pagina = {
  titolo: uikitPages.misc,
  introduzione: 'I pezzi piccoli che tornano in ogni pagina: stati, importi, filtri, colori.',
  esempi: [
    {
      titolo: 'Stati',
      spiegazione: 'Icona, parola e colore insieme: il colore ripete soltanto ciò che le altre due dicono.',
      componente: Stati,
      sorgente: stati,
    },
    {
      titolo: 'Quadratura',
      spiegazione: 'Il verdetto di un’importazione in piccolo; il suggerimento lo spiega.',
      componente: Distintivi,
      sorgente: quadratura,
    },
    {
      titolo: 'Importi, giorni, conteggi',
      spiegazione:
        'Punti per le migliaia, due decimali, il meno davanti; giorni gg/mm/aaaa; singolare e plurale giusti.',
      componente: Scritture,
      sorgente: importi,
    },
    {
      titolo: 'Filtri in uso',
      spiegazione: 'Ciò che restringe le righe si vede e si toglie con un clic, uno alla volta.',
      componente: Filtri,
      sorgente: filtri,
    },
    {
      titolo: 'Scorciatoie',
      spiegazione: 'I tasti si scrivono come sono incisi sulla tastiera italiana.',
      componente: Tasti,
      sorgente: tasti,
    },
    {
      titolo: 'Colori',
      spiegazione:
        'Mai un colore scritto a mano: solo coppie del tema, con contrasto di almeno 4,5 a 1 in chiaro e in scuro.',
      componente: Colori,
      sorgente: colori,
    },
  ],
};
