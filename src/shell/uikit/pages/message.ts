/** Messages and states. */
import { makePage } from '../page.ts';

export const MESSAGE = makePage(
  {
    introduction: 'Come Quadra dice che cosa è successo: in breve, in italiano, con che cosa fare dopo.',
    esempi: [
      {
        file: 'toast',
        titolo: 'Messaggi brevi',
        spiegazione:
          'In alto a destra, si chiudono da soli e aspettano finché il puntatore è sopra. Sei gravità; gli errori restano di più.',
      },
      {
        file: 'toast-azione',
        titolo: 'Messaggio con un’azione',
        spiegazione: 'Dopo un’azione annullabile non si chiede conferma prima: si offre di annullare dopo.',
      },
      {
        file: 'barre',
        titolo: 'Avvisi nella pagina',
        spiegazione: 'Per ciò che resta vero finché non si fa qualcosa. Sta vicino a ciò di cui parla.',
      },
      {
        file: 'vuoto',
        titolo: 'Niente ancora',
        spiegazione: 'Quando non ci sono righe si dice perché e si offre il prossimo passo.',
      },
      {
        file: 'errore',
        titolo: 'Qualcosa non va',
        spiegazione: 'L’errore prende il posto di ciò che manca, non tutta la pagina, e si può riprovare.',
      },
      {
        file: 'attesa',
        titolo: 'In attesa',
        spiegazione: 'Entro un decimo di secondo la sagoma della pagina; un lavoro lungo dice a che punto è.',
      },
    ],
  },
  import.meta.glob('../examples/message/*.tsx', { eager: true }),
  import.meta.glob('../examples/message/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
