/**
 * Codes of the electronic invoice (Agenzia delle Entrate, "Allegato A - Specifiche tecniche", v1.9, tables of
 * `TipoDocumento` and `ModalitaPagamento`; simplified invoices: "FSM10").
 */

/** `ModalitaPagamento`: the name a person knows each by. */
const MODALITA: Readonly<Record<string, string>> = {
  MP01: 'Contanti',
  MP02: 'Assegno',
  MP03: 'Assegno circolare',
  MP04: 'Contanti presso Tesoreria',
  MP05: 'Bonifico',
  MP06: 'Vaglia cambiario',
  MP07: 'Bollettino bancario',
  MP08: 'Carta di pagamento',
  MP09: 'RID',
  MP10: 'RID utenze',
  MP11: 'RID veloce',
  MP12: 'RiBa',
  MP13: 'MAV',
  MP14: 'Quietanza erario',
  MP15: 'Giroconto su conti di contabilità speciale',
  MP16: 'Domiciliazione bancaria',
  MP17: 'Domiciliazione postale',
  MP18: 'Bollettino di c/c postale',
  MP19: 'SDD',
  MP20: 'SDD CORE',
  MP21: 'SDD B2B',
  MP22: 'Trattenuta su somme già riscosse',
  MP23: 'PagoPA',
};

/** The way of paying in words; a code nobody knows stays as it is. */
export function describePayment(codice: string): string {
  return MODALITA[codice] ?? codice;
}

/** TD04 and TD08 (simplified) give money back: their amounts are written positive and count the other way. */
export function isNotaCredito(tipo: string): boolean {
  return tipo === 'TD04' || tipo === 'TD08';
}

/**
 * Documents that integrate another for VAT alone (reverse charge, self-invoices, TD16-TD23, TD28): who wrote them
 * is also who received the goods, and what is due is on the supplier's own document.
 */
export function isIntegrazione(tipo: string): boolean {
  return /^TD(?:1[6-9]|2[0-3]|28)$/.test(tipo);
}

export function describeDocument(tipo: string): string {
  if (isNotaCredito(tipo)) return 'Nota di credito';
  if (tipo === 'TD05' || tipo === 'TD09') return 'Nota di debito';
  if (tipo === 'TD02' || tipo === 'TD03') return 'Acconto';
  if (tipo === 'TD06') return 'Parcella';
  if (isIntegrazione(tipo)) return 'Autofattura';
  return 'Fattura';
}
