/**
 * The three letters an Italian office usually writes, offered as a beginning. The third names what the law grants a
 * creditor in commercial transactions: interest from the day after the due date without any notice (D.Lgs. 9 ottobre
 * 2002, n. 231, art. 4), at the rate of art. 5, and 40 euro for the cost of collection (art. 6); a written demand also
 * stops prescription (art. 1219 and 2943 of the civil code). Not for consumers: whoever sends it says "ove applicabile".
 */

interface LivelloUsuale {
  numero: number;
  nome: string;
  /** Days after the due date in force. */
  giorni: number;
  tono: 'cortese' | 'fermo' | 'formale';
  oggetto: string;
  testo: string;
  allega_estratto: boolean;
}

const PAGARE = 'Per il pagamento: {coordinate}.';
const SIGNATURE = 'Cordiali saluti\n{azienda}';

export const LIVELLI_USUALI: readonly LivelloUsuale[] = [
  {
    numero: 1,
    nome: 'Promemoria',
    giorni: 10,
    tono: 'cortese',
    oggetto: 'Promemoria di pagamento: {totale}',
    testo: `Gentile {ragione_sociale},

al {data} non ci risulta ancora il pagamento di quanto segue:

{elenco}

Totale da pagare: {totale}.

Se avete già provveduto, vi preghiamo di non tener conto di questo messaggio. Altrimenti vi chiediamo di farlo al più presto.
${PAGARE}

${SIGNATURE}`,
    allega_estratto: true,
  },
  {
    numero: 2,
    nome: 'Sollecito',
    giorni: 30,
    tono: 'fermo',
    oggetto: 'Sollecito di pagamento: {partite} in ritardo, {totale}',
    testo: `Spettabile {ragione_sociale},

nonostante il nostro promemoria, al {data} resta da pagare quanto segue, con un ritardo che arriva a {ritardo}:

{elenco}

Totale da pagare: {totale}.

Vi chiediamo di saldare entro 7 giorni, o di dirci che cosa lo impedisce.
${PAGARE}

${SIGNATURE}`,
    allega_estratto: true,
  },
  {
    numero: 3,
    nome: 'Ultimo sollecito',
    giorni: 60,
    tono: 'formale',
    oggetto: 'Diffida e messa in mora: {totale}',
    testo: `Spettabile {ragione_sociale},

malgrado i solleciti precedenti, al {data} restano insolute le partite che seguono, la più vecchia scaduta il {scadenza}:

{elenco}

Totale da pagare: {totale}.

Vi invitiamo a pagare entro 15 giorni dal ricevimento della presente, che vale come costituzione in mora ai sensi dell'art. 1219 del codice civile e interrompe la prescrizione.
Ove applicabile il D.Lgs. 231/2002 sui ritardi di pagamento nelle transazioni commerciali, sono dovuti dal giorno successivo alla scadenza, senza necessità di costituzione in mora, gli interessi moratori degli artt. 4 e 5, oltre al risarcimento dei costi di recupero dell'art. 6 (40 euro, salvo il maggior danno).
Trascorso inutilmente il termine ci riserviamo di agire per il recupero del credito, con aggravio di spese a vostro carico.
${PAGARE}

${SIGNATURE}`,
    allega_estratto: true,
  },
];
