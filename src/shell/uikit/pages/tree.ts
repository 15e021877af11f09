/** Trees. */
import { uikitPages } from '../../paths.ts';
import { Conti } from '../examples/tree/conti.tsx';
import conti from '../examples/tree/conti.tsx?raw';
import { SceltaNellAlbero } from '../examples/tree/scelta.tsx';
import scelta from '../examples/tree/scelta.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const TREE: StyleGuidePage = {
  titolo: uikitPages.tree,
  introduction:
    'Alberi per ciò che contiene altro: aziende e conti, gruppi e voci. Frecce per aprire, chiudere e spostarsi.',
  esempi: [
    {
      titolo: 'Aziende e conti',
      spiegazione: 'Il totale di ogni ramo sta a destra, allineato con quello delle foglie.',
      component: Conti,
      source: conti,
    },
    {
      titolo: 'Albero con scelta',
      spiegazione: 'Scegliere un ramo sceglie le sue foglie; con solo alcune, il ramo è a metà.',
      component: SceltaNellAlbero,
      source: scelta,
    },
  ],
};
