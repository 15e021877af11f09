/** Forms. */
import { makePage } from '../page.ts';

export const FORMLAYOUT = makePage(
  {
    introduction:
      'Come si dispongono i campi perché un modulo si compili dall’alto in basso, senza tornare indietro.',
    esempi: [
      {
        file: 'una-colonna',
        titolo: 'Una colonna',
        spiegazione:
          'La forma di partenza: etichetta sopra, campo sotto, l’azione principale in fondo a sinistra. Va bene fino a otto campi.',
      },
      {
        file: 'due-colonne',
        titolo: 'Due colonne',
        spiegazione:
          'Per le schede lunghe fatte di campi brevi, come le anagrafiche. Le colonne diventano una quando lo spazio manca.',
      },
      {
        file: 'gruppi',
        titolo: 'Gruppi',
        spiegazione:
          'Campi che si capiscono solo insieme stanno in un gruppo con il suo nome, che anche la lettura dello schermo annuncia.',
      },
      {
        file: 'convalida',
        titolo: 'Errori nei campi',
        spiegazione:
          'L’errore sta sotto il suo campo, dice che cosa fare e sparisce appena il valore è giusto. Mai anche in un messaggio a parte.',
      },
    ],
  },
  import.meta.glob('../examples/formlayout/*.tsx', { eager: true }),
  import.meta.glob('../examples/formlayout/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
