/** Small things. */
import { makePage } from '../page.ts';

export const MISC = makePage(
  {
    introduction: 'I pezzi piccoli che tornano in ogni pagina: stati, importi, filtri, colori.',
    esempi: [
      {
        file: 'stati',
        titolo: 'Stati',
        spiegazione: 'Icona, parola e colore insieme: il colore ripete soltanto ciò che le altre due dicono.',
      },
      {
        file: 'quadratura',
        titolo: 'Quadratura',
        spiegazione: 'Il verdetto di un’importazione in piccolo; il suggerimento lo spiega.',
      },
      {
        file: 'importi',
        titolo: 'Importi, giorni, conteggi',
        spiegazione:
          'Punti per le migliaia, due decimali, il meno davanti; giorni gg/mm/aaaa; singolare e plurale giusti.',
      },
      {
        file: 'filtri',
        titolo: 'Filtri in uso',
        spiegazione: 'Ciò che restringe le righe si vede e si toglie con un clic, uno alla volta.',
      },
      {
        file: 'tasti',
        titolo: 'Scorciatoie',
        spiegazione: 'I tasti si scrivono come sono incisi sulla tastiera italiana.',
      },
      {
        file: 'colori',
        titolo: 'Colori',
        spiegazione:
          'Mai un colore scritto a mano: solo coppie del tema, con contrasto di almeno 4,5 a 1 in chiaro e in scuro.',
      },
    ],
  },
  import.meta.glob('../examples/misc/*.tsx', { eager: true }),
  import.meta.glob('../examples/misc/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
