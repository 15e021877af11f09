/** Lists. */
import { makePage } from '../page.ts';

export const LIST = makePage(
  {
    introduction: 'Elenchi per leggere poche cose in fila, quando una griglia sarebbe troppo.',
    esempi: [
      {
        file: 'scadenze',
        titolo: 'Voci con importo',
        spiegazione: 'Come nelle notifiche: il nome si accorcia, la cifra mai.',
      },
      {
        file: 'scelta',
        titolo: 'Elenco con scelta',
        spiegazione: 'Per scegliere fra poche voci. Frecce per spostarsi, Spazio per scegliere.',
      },
      {
        file: 'dettagli',
        titolo: 'Dettagli',
        spiegazione: 'Nome e valore di una cosa sola. Su schermi stretti il valore va a capo sotto il nome.',
      },
    ],
  },
  import.meta.glob('../examples/list/*.tsx', { eager: true }),
  import.meta.glob('../examples/list/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
