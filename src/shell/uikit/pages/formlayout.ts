/** Forms. */
import { uikitPages } from '../../paths.ts';
import { Convalida } from '../examples/formlayout/convalida.tsx';
import convalida from '../examples/formlayout/convalida.tsx?raw';
import { DueColonne } from '../examples/formlayout/due-colonne.tsx';
import dueColonne from '../examples/formlayout/due-colonne.tsx?raw';
import { Gruppi } from '../examples/formlayout/gruppi.tsx';
import gruppi from '../examples/formlayout/gruppi.tsx?raw';
import { UnaColonna } from '../examples/formlayout/una-colonna.tsx';
import unaColonna from '../examples/formlayout/una-colonna.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const FORMLAYOUT: StyleGuidePage = {
  titolo: uikitPages.formlayout,
  introduction:
    'Come si dispongono i campi perché un modulo si compili dall’alto in basso, senza tornare indietro.',
  esempi: [
    {
      titolo: 'Una colonna',
      spiegazione:
        'La forma di partenza: etichetta sopra, campo sotto, l’azione principale in fondo a sinistra. Va bene fino a otto campi.',
      component: UnaColonna,
      source: unaColonna,
    },
    {
      titolo: 'Due colonne',
      spiegazione:
        'Per le schede lunghe fatte di campi brevi, come le anagrafiche. Le colonne diventano una quando lo spazio manca.',
      component: DueColonne,
      source: dueColonne,
    },
    {
      titolo: 'Gruppi',
      spiegazione:
        'Campi che si capiscono solo insieme stanno in un gruppo con il suo nome, che anche la lettura dello schermo annuncia.',
      component: Gruppi,
      source: gruppi,
    },
    {
      titolo: 'Errori nei campi',
      spiegazione:
        'L’errore sta sotto il suo campo, dice che cosa fare e sparisce appena il valore è giusto. Mai anche in un messaggio a parte.',
      component: Convalida,
      source: convalida,
    },
  ],
};
