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
export function describePayment(code: string): string {
  return MODALITA[code] ?? code;
}

/** `MP22`: kept back from sums that were collected already. */
export function isWithheld(mode: string): boolean {
  return mode === 'MP22';
}

/** TD04 and TD08 (simplified) give money back: their amounts are written positive and count the other way. */
export function isNotaCredito(kind: string): boolean {
  return kind === 'TD04' || kind === 'TD08';
}

/**
 * Documents that integrate another for VAT alone, or report that it is lacking (reverse charge, self-invoices, TD16-TD23,
 * TD28, TD29): who wrote them is also who received the goods, and what is due is on the supplier's own document.
 */
export function isIntegration(kind: string): boolean {
  return /^TD(?:1[6-9]|2[0-389])$/.test(kind);
}

/**
 * Documents in which the customer works out the VAT and pays it to the State (inversione contabile, TD16-TD19): the supplier
 * is owed what is without it.
 */
export function isReverseCharge(kind: string): boolean {
  return /^TD1[6-9]$/.test(kind);
}

/**
 * Documents of which the issuer may be the receiver: own use, internal passages, VAT alone. Of the others the Sistema di
 * Interscambio refuses one soggetto on both sides (Specifiche tecniche, error 00471).
 */
export function isOwnUse(kind: string): boolean {
  return /^TD(?:0[45]|2[12367])$/.test(kind);
}

export function describeDocument(kind: string): string {
  if (isNotaCredito(kind)) return 'Nota di credito';
  if (kind === 'TD05' || kind === 'TD09') return 'Nota di debito';
  if (kind === 'TD02' || kind === 'TD03') return 'Acconto';
  if (kind === 'TD06') return 'Parcella';
  if (kind === 'TD29') return 'Comunicazione';
  if (isIntegration(kind)) return 'Autofattura';
  return 'Fattura';
}
