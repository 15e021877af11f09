/**
 * The rules that an office begins with: what Italian banks write for movimenti that settle no document. Voci are named
 * by code.
 */
import type { Condizioni } from './types.ts';

export interface RegolaUsuale {
  readonly nome: string;
  readonly condizioni: Condizioni;
  readonly azione: 'voce' | 'giroconto';
  /** Code of the usual voce; null for a giroconto. */
  readonly voce: string | null;
}

const regola = (nome: string, voce: string, condizioni: Condizioni): RegolaUsuale => ({
  nome,
  condizioni,
  azione: 'voce',
  voce,
});

/** In the order in which they are tried: rules with words come before rules with a code alone. */
export const REGOLE_USUALI: readonly RegolaUsuale[] = [
  {
    nome: 'Giroconti tra conti propri',
    condizioni: { testo_o: ['GIROCONTO', 'CASH POOLING'] },
    azione: 'giroconto',
    voce: null,
  },
  regola('Imposta di bollo', '50.05', {
    testo_o: ['IMPOSTA DI BOLLO', 'IMP BOLLO', 'BOLLO E/C'],
    segno: 'uscita',
  }),
  regola('F24 e deleghe', '30.10', {
    testo_o: ['F24', 'I24', 'DELEGA', 'DELEGHE', 'ERARIO', 'CONTRIBUTI INPS'],
    segno: 'uscita',
  }),
  regola('Stipendi', '30.15', {
    testo_o: ['STIPENDI', 'STIPENDIO', 'EMOLUMENT', 'RETRIBUZION'],
    segno: 'uscita',
  }),
  regola('Rate di mutui e finanziamenti', '30.20', {
    testo_o: ['RATA MUTUO', 'RATA FINANZ', 'RIMBORSO FINANZ', 'MUTUO'],
    segno: 'uscita',
  }),
  regola('Incassi con POS', '60.01', { testo_o: ['POS', 'P.O.S.', 'PAGOBANCOMAT'], segno: 'entrata' }),
  regola('Commissioni su POS', '50.02', { testo: ['COMM'], testo_o: ['POS', 'P.O.S.'], segno: 'uscita' }),
  regola('Interessi passivi', '50.10', {
    testo_o: ['INTERESSI', 'COMPETENZE'],
    segno: 'uscita',
  }),
  regola('Interessi attivi', '60.10', {
    testo_o: ['INTERESSI', 'COMPETENZE'],
    segno: 'entrata',
  }),
  regola('Commissioni e spese bancarie', '50.01', {
    testo_o: ['COMM', 'COMMISSIONI', 'CANONE', 'SPESE', 'TENUTA CONTO'],
    causali: ['16', '66', '92', '94', '95', 'ZP', 'ZQ'],
    segno: 'uscita',
  }),
  // For banks that write no code: only small amounts, because the invoice of a supplier may mention "spese" too.
  regola('Commissioni senza causale', '50.01', {
    testo_o: ['COMM', 'COMMISSIONI', 'CANONE', 'SPESE PER OPERAZIONE', 'TENUTA CONTO'],
    importo_a: 10_000,
    segno: 'uscita',
  }),
  regola('Utenze', '50.15', {
    testo_o: ['LUCE', 'GAS', 'ACQUEDOTTO', 'TELECOM', 'TELEFON', 'ENERGIA', 'BOLLETTA', 'IGIENE URBANA'],
    segno: 'uscita',
  }),
  regola('Assicurazioni', '50.20', { testo_o: ['ASSICURAZION', 'POLIZZA', 'PREMIO ASSIC'], segno: 'uscita' }),
  regola('Noleggi, affitti e leasing', '50.25', {
    testo_o: ['NOLEGGI', 'NOLEGGIO', 'AFFITTO', 'CANONE LOCAZIONE', 'LEASING'],
    segno: 'uscita',
  }),
  regola('Pagamenti con carta', '50.35', {
    testo_o: ['PAGAMENTO CARTA', 'PAGAMENTO POS', 'UTIL. CARTA', 'PREL', 'PRELIEVO'],
    segno: 'uscita',
  }),
  regola('Versamenti di contanti e assegni', '10.01', {
    testo_o: ['VERSAMENTO CONTANT', 'VERSAMENTO ASSEGN', 'VERS. CONT'],
    segno: 'entrata',
  }),
];
