/** Lists. */
import { uikitPages } from '../../paths.ts';
import { Dettagli } from '../esempi/list/dettagli.tsx';
import dettagli from '../esempi/list/dettagli.tsx?raw';
import { Scadenze } from '../esempi/list/scadenze.tsx';
import scadenze from '../esempi/list/scadenze.tsx?raw';
import { SceltaMultipla } from '../esempi/list/scelta.tsx';
import scelta from '../esempi/list/scelta.tsx?raw';
import type { Pagina } from '../pagina.ts';

export const LIST: Pagina = {
  titolo: uikitPages.list,
  introduzione: 'Elenchi per leggere poche cose in fila, quando una griglia sarebbe troppo.',
  esempi: [
    {
      titolo: 'Voci con importo',
      spiegazione: 'Come nelle notifiche: il nome si accorcia, la cifra mai.',
      componente: Scadenze,
      sorgente: scadenze,
    },
    {
      titolo: 'Elenco con scelta',
      spiegazione: 'Per scegliere fra poche voci. Frecce per spostarsi, Spazio per scegliere.',
      componente: SceltaMultipla,
      sorgente: scelta,
    },
    {
      titolo: 'Dettagli',
      spiegazione: 'Nome e valore di una cosa sola. Su schermi stretti il valore va a capo sotto il nome.',
      componente: Dettagli,
      sorgente: dettagli,
    },
  ],
};
