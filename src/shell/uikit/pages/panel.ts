/** Panels. */
import { makePage } from '../page.ts';

export const PANEL = makePage(
  {
    introduction: 'Riquadri che tengono insieme ciò che va letto insieme. Mai uno dentro l’altro.',
    esempi: [
      {
        file: 'riquadro',
        titolo: 'Riquadro',
        spiegazione: 'Una cosa sola al centro della pagina: che cosa è successo e che cosa si può fare.',
      },
      {
        file: 'verdetto',
        titolo: 'Verdetto',
        spiegazione:
          'Il verdetto della quadratura: la prima cosa che l’occhio trova, in parole e forma prima che in colore.',
      },
      {
        file: 'cifre',
        titolo: 'Cifre',
        spiegazione:
          'Una cifra, il suo nome sopra e da dove viene sotto. Si preme tutta, e porta alle righe di cui è fatta.',
      },
      {
        file: 'schede',
        titolo: 'Schede',
        spiegazione: 'Viste della stessa cosa, con il conteggio nel nome. Non per passi in ordine.',
      },
      {
        file: 'fisarmonica',
        titolo: 'Fisarmonica',
        spiegazione: 'Per spiegazioni che servono a pochi. Mai per nascondere ciò che serve a decidere.',
      },
    ],
  },
  import.meta.glob('../examples/panel/*.tsx', { eager: true }),
  import.meta.glob('../examples/panel/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
