/** Messages and states. */
import { uikitPages } from '../../paths.ts';
import { Attesa } from '../examples/message/attesa.tsx';
import attesa from '../examples/message/attesa.tsx?raw';
import { Barre } from '../examples/message/barre.tsx';
import barre from '../examples/message/barre.tsx?raw';
import { ErroreERiprova } from '../examples/message/errore.tsx';
import errore from '../examples/message/errore.tsx?raw';
import { Gravita } from '../examples/message/toast.tsx';
import toast from '../examples/message/toast.tsx?raw';
import { ConAzione } from '../examples/message/toast-azione.tsx';
import toastAzione from '../examples/message/toast-azione.tsx?raw';
import { NienteAncora } from '../examples/message/vuoto.tsx';
import vuoto from '../examples/message/vuoto.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const MESSAGE: StyleGuidePage = {
  titolo: uikitPages.message,
  introduction: 'Come Quadra dice che cosa è successo: in breve, in italiano, con che cosa fare dopo.',
  esempi: [
    {
      titolo: 'Messaggi brevi',
      spiegazione:
        'In alto a destra, si chiudono da soli e aspettano finché il puntatore è sopra. Sei gravità; gli errori restano di più.',
      component: Gravita,
      source: toast,
    },
    {
      titolo: 'Messaggio con un’azione',
      spiegazione: 'Dopo un’azione annullabile non si chiede conferma prima: si offre di annullare dopo.',
      component: ConAzione,
      source: toastAzione,
    },
    {
      titolo: 'Avvisi nella pagina',
      spiegazione: 'Per ciò che resta vero finché non si fa qualcosa. Sta vicino a ciò di cui parla.',
      component: Barre,
      source: barre,
    },
    {
      titolo: 'Niente ancora',
      spiegazione: 'Quando non ci sono righe si dice perché e si offre il prossimo passo.',
      component: NienteAncora,
      source: vuoto,
    },
    {
      titolo: 'Qualcosa non va',
      spiegazione: 'L’errore prende il posto di ciò che manca, non tutta la pagina, e si può riprovare.',
      component: ErroreERiprova,
      source: errore,
    },
    {
      titolo: 'In attesa',
      spiegazione: 'Entro un decimo di secondo la sagoma della pagina; un lavoro lungo dice a che punto è.',
      component: Attesa,
      source: attesa,
    },
  ],
};
