/** Fields. */
import { uikitPages } from '../../paths.ts';
import { Data } from '../examples/input/data.tsx';
import data from '../examples/input/data.tsx?raw';
import { Importo } from '../examples/input/importo.tsx';
import importo from '../examples/input/importo.tsx?raw';
import { Nota } from '../examples/input/nota.tsx';
import nota from '../examples/input/nota.tsx?raw';
import { Password } from '../examples/input/password.tsx';
import password from '../examples/input/password.tsx?raw';
import { Ricerca } from '../examples/input/ricerca.tsx';
import ricerca from '../examples/input/ricerca.tsx?raw';
import { Scelta } from '../examples/input/scelta.tsx';
import scelta from '../examples/input/scelta.tsx?raw';
import { SiNo } from '../examples/input/si-no.tsx';
import siNo from '../examples/input/si-no.tsx?raw';
import { Testo } from '../examples/input/testo.tsx';
import testo from '../examples/input/testo.tsx?raw';
import type { StyleGuidePage } from '../page.ts';

export const INPUT: StyleGuidePage = {
  titolo: uikitPages.input,
  introduction:
    'I campi in tutti i loro stati: testo, importi, date, scelte. Etichetta sempre sopra, aiuto sempre visibile.',
  esempi: [
    {
      titolo: 'Testo',
      spiegazione:
        'Gli stati di ogni campo. In sola lettura il valore si può ancora copiare; non disponibile, no: si dice perché.',
      component: Testo,
      source: testo,
    },
    {
      titolo: 'Importo',
      spiegazione:
        'Si scrive come viene (1234,56 o 1.234,56), si conserva in centesimi e si rilegge con i punti. Mai numeri con la virgola mobile.',
      component: Importo,
      source: importo,
    },
    {
      titolo: 'Data',
      spiegazione:
        'Si scrive come viene, senza calendario da sfogliare: 15/3/26, 15.3.2026, 2026-03-15. Il giorno della settimana prova che è stata capita.',
      component: Data,
      source: data,
    },
    {
      titolo: 'Scelta',
      spiegazione:
        'Poche voci note: un elenco semplice. Molte: un campo che cerca senza badare ad accenti e maiuscole.',
      component: Scelta,
      source: scelta,
    },
    {
      titolo: 'Sì o no',
      spiegazione:
        'La spunta dice una cosa che vale al salvataggio; l’interruttore qualcosa che vale subito; i bottoni tondi una scelta fra due o tre.',
      component: SiNo,
      source: siNo,
    },
    {
      titolo: 'Ricerca',
      spiegazione: 'Cerca mentre si scrive, con il numero di risultati annunciato. Esc cancella.',
      component: Ricerca,
      source: ricerca,
    },
    {
      titolo: 'Nota',
      spiegazione: 'Testo libero su più righe, con il limite detto prima di arrivarci.',
      component: Nota,
      source: nota,
    },
    {
      titolo: 'Password',
      spiegazione: 'Con l’occhio per rileggerla e l’avviso del blocco maiuscole.',
      component: Password,
      source: password,
    },
  ],
};
