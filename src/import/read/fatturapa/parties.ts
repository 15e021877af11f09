/** Who issued the invoice and who received it, and which of the two is the azienda. */
import type { AziendaLettura } from '../native.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';

export interface InvoiceParty {
  nome: string;
  /** Country and number, `IT01234567890`; empty when there is none. */
  partita_iva: string;
  codice_fiscale: string;
}

/** `emessa`: the azienda issued it and has to collect. `ricevuta`: it has to pay. */
export type Verso = 'emessa' | 'ricevuta';

/** `CedentePrestatore` or `CessionarioCommittente`, ordinary or simplified (FSM10 has no `DatiAnagrafici`). */
export function readParty(node: XmlNode | undefined): InvoiceParty | null {
  if (!node) return null;
  const data = findDescendant(node, 'DatiAnagrafici') ?? node;
  const fiscal = findDescendant(data, 'IdentificativiFiscali') ?? data;
  const who = findDescendant(data, 'Anagrafica') ?? findDescendant(node, 'AltriDatiIdentificativi') ?? data;
  const person = [getTextOf(who, 'Nome'), getTextOf(who, 'Cognome')].filter((part) => part !== '');
  return {
    nome: getTextOf(who, 'Denominazione') || person.join(' '),
    partita_iva: getTextOf(fiscal, 'IdFiscaleIVA', 'IdPaese') + getTextOf(fiscal, 'IdFiscaleIVA', 'IdCodice'),
    codice_fiscale: getTextOf(fiscal, 'CodiceFiscale'),
  };
}

/** Letters and digits alone, upper case; an Italian P.IVA without its country, which many leave out. */
function code(text: string): string {
  return (
    text
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .replace(/^IT(?=\d{11}$)/, '')
      // A sheet that took it for a number left its first zeros out.
      .replace(/^\d{8,10}$/, (digits) => digits.padStart(11, '0'))
  );
}

/** Legal forms say nothing of who it is: `Rossi S.r.l.` is `ROSSI SRL`, and the other way round. */
const FORME =
  /\b(?:S ?P ?A|S ?R ?L ?S?|S ?N ?C|S ?A ?S|S ?S|S ?C ?A ?R ?L|SOC|SOCIETA|COOP|A RESPONSABILITA LIMITATA|PER AZIONI|UNIPERSONALE|IN LIQUIDAZIONE)\b/g;

function name(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .replaceAll(FORME, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isAzienda(part: InvoiceParty, azienda: AziendaLettura): boolean {
  const own = [azienda.partita_iva, azienda.codice_fiscale ?? null]
    .map((one) => code(one ?? ''))
    .filter((one) => one !== '');
  if (own.length > 0) return [part.partita_iva, part.codice_fiscale].some((one) => own.includes(code(one)));
  const theirs = name(azienda.ragione_sociale);
  return theirs !== '' && name(part.nome) === theirs;
}

/** True when a cell of a list names the azienda: its P.IVA, its codice fiscale, or its name whatever the legal form. */
export function isNomeAzienda(text: string, azienda: AziendaLettura): boolean {
  const own = [azienda.partita_iva, azienda.codice_fiscale ?? null].flatMap((one) =>
    one ? [code(one)] : [],
  );
  if (own.includes(code(text))) return true;
  const theirs = name(azienda.ragione_sociale);
  return theirs !== '' && name(text) === theirs;
}

/** The same for a party wherever it stands: its P.IVA, else its codice fiscale, else its name whatever the legal form. */
export const getPartyKey = ({ partita_iva, codice_fiscale, nome }: InvoiceParty): string =>
  code(partita_iva) || code(codice_fiscale) || name(nome);

/** One soggetto on both sides. Members of a VAT group share the P.IVA, and not the codice fiscale. */
export function isSameParty(seller: InvoiceParty, buyer: InvoiceParty): boolean {
  const own = code(seller.codice_fiscale);
  const others = code(buyer.codice_fiscale);
  if (own !== '' && others !== '') return own === others;
  const [one, other] = [seller, buyer].map(({ partita_iva, codice_fiscale }) =>
    [partita_iva, codice_fiscale].map((text) => code(text)).filter((text) => text !== ''),
  );
  return one?.some((text) => other?.includes(text) === true) === true;
}

/** Which side of the invoice the azienda is; null when it is neither, or could be both. */
export function inferVerso(seller: InvoiceParty, buyer: InvoiceParty, azienda: AziendaLettura): Verso | null {
  const issuer = isAzienda(seller, azienda);
  const receiver = isAzienda(buyer, azienda);
  if (issuer === receiver) return null;
  return issuer ? 'emessa' : 'ricevuta';
}

/** `P.IVA 01234567890` or `CF …`, as it goes beside a name. */
export function formatPartyCode({ partita_iva, codice_fiscale }: InvoiceParty): string {
  if (partita_iva !== '') return `P.IVA ${partita_iva.replace(/^IT(?=\d{11}$)/, '')}`;
  return codice_fiscale === '' ? '' : `C.F. ${codice_fiscale}`;
}
