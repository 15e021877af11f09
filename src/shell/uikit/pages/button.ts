/** Buttons. */
import { makePage } from '../page.ts';

export const BUTTON = makePage(
  {
    introduction:
      'Un pulsante dice che cosa fa, con un verbo. In ogni vista ce n’è uno solo pieno: quello per cui si è venuti.',
    esempi: [
      {
        file: 'gerarchia',
        titolo: 'Gerarchia',
        spiegazione:
          'Pieno per l’azione principale, con il numero se ne ha uno; bordato per l’alternativa; leggero per il resto.',
      },
      {
        file: 'icone',
        titolo: 'Icone',
        spiegazione:
          'L’icona aiuta a ritrovare, non a capire: da sola sta solo dove la conoscono tutti, e ha sempre il suo nome nel suggerimento.',
      },
      {
        file: 'stati',
        titolo: 'Stati',
        spiegazione:
          'Quando non si può premere ora, resta raggiungibile con la tastiera e dice perché. Durante il lavoro non cambia posto.',
      },
      {
        file: 'menu',
        titolo: 'Menu nel pulsante',
        spiegazione:
          'Le azioni rare stanno in un menu; quella più usata fra simili sta fuori, accanto al menu delle altre.',
      },
      {
        file: 'collegamenti',
        titolo: 'Collegamenti',
        spiegazione:
          'Chi porta a un’altra pagina è un collegamento anche se sembra un pulsante: si apre in una scheda nuova con il tasto centrale.',
      },
      {
        file: 'scelte',
        titolo: 'Scelte che restano',
        spiegazione: 'Un pulsante che resta premuto dice anche a chi ascolta se è acceso o spento.',
      },
    ],
  },
  import.meta.glob('../examples/button/*.tsx', { eager: true }),
  import.meta.glob('../examples/button/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
