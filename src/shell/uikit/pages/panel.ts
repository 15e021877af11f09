/** Panels. */
import { uikitPages } from '../../paths.ts';
import { Cifre } from '../examples/panel/cifre.tsx';
import cifre from '../examples/panel/cifre.tsx?raw';
import { Fisarmonica } from '../examples/panel/fisarmonica.tsx';
import fisarmonica from '../examples/panel/fisarmonica.tsx?raw';
import { RiquadroEsito } from '../examples/panel/riquadro.tsx';
import riquadro from '../examples/panel/riquadro.tsx?raw';
import { Schede } from '../examples/panel/schede.tsx';
import schede from '../examples/panel/schede.tsx?raw';
import { Verdetti } from '../examples/panel/verdetto.tsx';
import verdetto from '../examples/panel/verdetto.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const PANEL: StyleGuidePage = {
  titolo: uikitPages.panel,
  introduction: 'Riquadri che tengono insieme ciò che va letto insieme. Mai uno dentro l’altro.',
  esempi: [
    {
      titolo: 'Riquadro',
      spiegazione: 'Una cosa sola al centro della pagina: che cosa è successo e che cosa si può fare.',
      component: RiquadroEsito,
      source: riquadro,
    },
    {
      titolo: 'Verdetto',
      spiegazione:
        'Il verdetto della quadratura: la prima cosa che l’occhio trova, in parole e forma prima che in colore.',
      component: Verdetti,
      source: verdetto,
    },
    {
      titolo: 'Cifre',
      spiegazione:
        'Una cifra, il suo nome sopra e da dove viene sotto. Si preme tutta, e porta alle righe di cui è fatta.',
      component: Cifre,
      source: cifre,
    },
    {
      titolo: 'Schede',
      spiegazione: 'Viste della stessa cosa, con il conteggio nel nome. Non per passi in ordine.',
      component: Schede,
      source: schede,
    },
    {
      titolo: 'Fisarmonica',
      spiegazione: 'Per spiegazioni che servono a pochi. Mai per nascondere ciò che serve a decidere.',
      component: Fisarmonica,
      source: fisarmonica,
    },
  ],
};
