/** Trees. */
import { makePage } from '../page.ts';

export const TREE = makePage(
  {
    introduction:
      'Alberi per ciò che contiene altro: aziende e conti, gruppi e voci. Frecce per aprire, chiudere e spostarsi.',
    esempi: [
      {
        file: 'conti',
        titolo: 'Aziende e conti',
        spiegazione: 'Il totale di ogni ramo sta a destra, allineato con quello delle foglie.',
      },
      {
        file: 'scelta',
        titolo: 'Albero con scelta',
        spiegazione: 'Scegliere un ramo sceglie le sue foglie; con solo alcune, il ramo è a metà.',
      },
    ],
  },
  import.meta.glob('../examples/tree/*.tsx', { eager: true }),
  import.meta.glob('../examples/tree/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
