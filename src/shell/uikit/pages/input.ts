/** Fields. */
import { makePage } from '../page.ts';

export const INPUT = makePage(
  {
    introduction:
      'I campi in tutti i loro stati: testo, importi, date, scelte. Etichetta sempre sopra, aiuto sempre visibile.',
    esempi: [
      {
        file: 'testo',
        titolo: 'Testo',
        spiegazione:
          'Gli stati di ogni campo. In sola lettura il valore si può ancora copiare; non disponibile, no: si dice perché.',
      },
      {
        file: 'importo',
        titolo: 'Importo',
        spiegazione:
          'Si scrive come viene (1234,56 o 1.234,56), si conserva in centesimi e si rilegge con i punti. Mai numeri con la virgola mobile.',
      },
      {
        file: 'data',
        titolo: 'Data',
        spiegazione:
          'Si scrive come viene, senza calendario da sfogliare: 15/3/26, 15.3.2026, 2026-03-15. Il giorno della settimana prova che è stata capita.',
      },
      {
        file: 'scelta',
        titolo: 'Scelta',
        spiegazione:
          'Poche voci note: un elenco semplice. Molte: un campo che cerca senza badare ad accenti e maiuscole.',
      },
      {
        file: 'si-no',
        titolo: 'Sì o no',
        spiegazione:
          'La spunta dice una cosa che vale al salvataggio; l’interruttore qualcosa che vale subito; i bottoni tondi una scelta fra due o tre.',
      },
      {
        file: 'ricerca',
        titolo: 'Ricerca',
        spiegazione: 'Cerca mentre si scrive, con il numero di risultati annunciato. Esc cancella.',
      },
      {
        file: 'nota',
        titolo: 'Nota',
        spiegazione: 'Testo libero su più righe, con il limite detto prima di arrivarci.',
      },
      {
        file: 'password',
        titolo: 'Password',
        spiegazione: 'Con l’occhio per rileggerla e l’avviso del blocco maiuscole.',
      },
    ],
  },
  import.meta.glob('../examples/input/*.tsx', { eager: true }),
  import.meta.glob('../examples/input/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
