/** Panels. */
import { uikitPages } from '../../paths.ts';
import { Cifre } from '../esempi/panel/cifre.tsx';
import cifre from '../esempi/panel/cifre.tsx?raw';
import { Fisarmonica } from '../esempi/panel/fisarmonica.tsx';
import fisarmonica from '../esempi/panel/fisarmonica.tsx?raw';
import { RiquadroEsito } from '../esempi/panel/riquadro.tsx';
import riquadro from '../esempi/panel/riquadro.tsx?raw';
import { Schede } from '../esempi/panel/schede.tsx';
import schede from '../esempi/panel/schede.tsx?raw';
import { Verdetti } from '../esempi/panel/verdetto.tsx';
import verdetto from '../esempi/panel/verdetto.tsx?raw';
import type { Pagina } from '../pagina.ts';

export const PANEL: Pagina = {
  titolo: uikitPages.panel,
  introduzione: 'Riquadri che tengono insieme ciò che va letto insieme. Mai uno dentro l’altro.',
  esempi: [
    {
      titolo: 'Riquadro',
      spiegazione: 'Una cosa sola al centro della pagina: che cosa è successo e che cosa si può fare.',
      componente: RiquadroEsito,
      sorgente: riquadro,
    },
    {
      titolo: 'Verdetto',
      spiegazione:
        'Il verdetto della quadratura: la prima cosa che l’occhio trova, in parole e forma prima che in colore.',
      componente: Verdetti,
      sorgente: verdetto,
    },
    {
      titolo: 'Cifre',
      spiegazione:
        'Una cifra, il suo nome sopra e da dove viene sotto. Si preme tutta, e porta alle righe di cui è fatta.',
      componente: Cifre,
      sorgente: cifre,
    },
    {
      titolo: 'Schede',
      spiegazione: 'Viste della stessa cosa, con il conteggio nel nome. Non per passi in ordine.',
      componente: Schede,
      sorgente: schede,
    },
    {
      titolo: 'Fisarmonica',
      spiegazione: 'Per spiegazioni che servono a pochi. Mai per nascondere ciò che serve a decidere.',
      componente: Fisarmonica,
      sorgente: fisarmonica,
    },
  ],
};
