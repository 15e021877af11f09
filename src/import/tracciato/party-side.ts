/** Whose a list of open items is, by the names of its columns and what stands above it. */
import { normalizeHeader } from '../cell/words.ts';
import { normalizeTitle } from './partite.ts';
import type { ProfiledColumn } from './profile.ts';

const CLIENTI =
  /\b((?<!\b(?:fatt|fattura|ft|doc|documento|ordine|rif|riferimento) )client[ei]?|clients|clientes|deudor(?:es)?|mandant[ei]|customers?|klant(?:en)?|debitric[ei]|debiteuren|debitor[ei]?|debitoren|kunden?\w*|(?<!\bprezzo (?:di )?)vendit[ae]|sales|receivables?|attiv[eio]|emess[ei]|cessionari[oa]|committente|acquirente|inquilin[oi]|conduttor[ei]|locatari[oi]|condomin[oi]|pazient[ei]|alliev[oi]|student[ei]|soci[o]?|associat[oi]|iscritt[oi]|abbonat[oi]|assistit[oi]|proprietari[oa]?|alunn[oi]|genitor[ei]|tesserat[oi]|nabywca|odbiorca|destinatario|intestat[ao] a|fattur[ae] (?:trasmess|inviat)[ae]|da chi)\b/;
const FORNITORI =
  /\b((?<!\b(?:portale|area|codice) )fornitor[ei]|fournisseurs?|proveedor(?:es)?|acreedor(?:es)?|leveranciers?|crediteuren|suppliers?|vendors?|creditor[ei]|kreditor(?:en)?|lieferant\w*|acquist[io]|purchases?|payables?|passiv[eio]|(?<!\b(?:pagament[oi]|incass[oi]|accont[oi]|bonific[oi]|import[oi]) )ricevut[ei]|cedente|prestatore|venditore|subappaltator[ei]|agenzia (?:delle )?entrate|erario|inps|inail|sprzedawca|dostawca|tribut[oi]|mittente|ricezione|beneficiari[oa]?|finanziator[ei]|finanziament[oi]|prestit[oi]|mutu[oi]|leasing|a chi)\b/;

/** What is left to be done says whose a list is where no name of a party does: a client has to pay too. */
const DA_INCASSARE =
  /\b(?:(?:da|a) incassare|cobrado|pendiente de cobro|incassat[oaie]|incass[oi]|riscoss[oaie]|insoluti)\b/;
const PAID_OR_COLLECTED = /\bpagat\w+ (?:o )?incassat|\bincassat\w+ (?:o )?pagat/;
const DA_PAGARE = /\bda (?:pagare|rimborsare|restituire)\b/;

/** Whom the azienda owes what they spent for it: of them all that is left is told by its own name. */
const SPENT = /\bda rimborsare\b/;

/** What only a list of documents made out to a public body has. */
const OF_PUBLIC_BODIES =
  /\b(?:ipa|cuu|split payment|scissione)\b|\b(?:denominazione|nome|codice) (?:ente|amministrazione)\b|^(?:ente|amministrazione)$/;

/** Bills that a bank collects: whoever presents them is called their cedente, and they are what its clients owe. */
const OF_BILLS = /\b(?:effetti|ri ?ba|ricevut[ae] bancari[ae]|salvo buon fine|s ?b ?f)\b/;

/** The sides that each of the texts names, of those that name one alone. */
const listSides = (texts: readonly string[], ours: RegExp, theirs: RegExp): ('con_segno' | 'inverso')[] =>
  texts.flatMap((text) =>
    ours.test(text) === theirs.test(text)
      ? []
      : [ours.test(text) ? ('con_segno' as const) : ('inverso' as const)],
  );

/**
 * Whose the items are: a customer's are to collect, a supplier's to pay; null when nothing says it, or both are named.
 * @param strange true where a column of names is called what nobody knows: whoever they are may be those who have to pay
 */
export function inferPartiteSide(
  columns: readonly ProfiledColumn[],
  around: string,
  strange = false,
): 'con_segno' | 'inverso' | null {
  const single = columns
    .map(({ intestazione }) => normalizeTitle(intestazione))
    .filter((name) => !PAID_OR_COLLECTED.test(name));
  // Several who owe a tax are those of whoever collects it.
  const taxed = columns.some(
    ({ intestazione, valori }) => valori.size > 1 && normalizeTitle(intestazione) === 'contribuente',
  );
  const told = normalizeHeader(around);
  const texts = [
    [...single, ...(taxed ? ['cliente'] : [])].join(' | '),
    OF_BILLS.test(told) ? told.replaceAll(/\bcedente\b/g, '') : told,
  ];
  const named = texts.some((text) => CLIENTI.test(text) || FORNITORI.test(text));
  const sides = named ? listSides(texts, CLIENTI, FORNITORI) : listSides(texts, DA_INCASSARE, DA_PAGARE);
  // The header and what stands above it may not contradict each other.
  const only = new Set(sides).size === 1 ? (sides[0] ?? null) : null;
  // A title is in the words of the azienda: what is to be paid is so by it.
  const sure = SPENT.test(texts.join(' | ')) || DA_PAGARE.test(told);
  // A public body pays whoever sells to it: what it still has to pay is in its own words.
  const isPublic = single.some((name) => OF_PUBLIC_BODIES.test(name));
  // `Avvisi da pagare - cliente Rossi` may be what Rossi has to pay, or what is to be paid for him.
  const [left] = listSides([told], DA_INCASSARE, DA_PAGARE);
  if (named && only !== null && left !== undefined && left !== only) return null;
  const doubted = (strange || isPublic) && !named && only === 'inverso' && !sure;
  return doubted ? null : only;
}
