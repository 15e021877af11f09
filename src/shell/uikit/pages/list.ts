/** Lists. */
import { uikitPages } from '../../paths.ts';
import { Dettagli } from '../examples/list/dettagli.tsx';
import dettagli from '../examples/list/dettagli.tsx?raw';
import { Scadenze } from '../examples/list/scadenze.tsx';
import scadenze from '../examples/list/scadenze.tsx?raw';
import { SceltaMultipla } from '../examples/list/scelta.tsx';
import scelta from '../examples/list/scelta.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const LIST: StyleGuidePage = {
  titolo: uikitPages.list,
  introduction: 'Elenchi per leggere poche cose in fila, quando una griglia sarebbe troppo.',
  esempi: [
    {
      titolo: 'Voci con importo',
      spiegazione: 'Come nelle notifiche: il nome si accorcia, la cifra mai.',
      component: Scadenze,
      source: scadenze,
    },
    {
      titolo: 'Elenco con scelta',
      spiegazione: 'Per scegliere fra poche voci. Frecce per spostarsi, Spazio per scegliere.',
      component: SceltaMultipla,
      source: scelta,
    },
    {
      titolo: 'Dettagli',
      spiegazione: 'Nome e valore di una cosa sola. Su schermi stretti il valore va a capo sotto il nome.',
      component: Dettagli,
      source: dettagli,
    },
  ],
};
