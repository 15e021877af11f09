/** The two parties of an electronic invoice as rows of a list of soggetti. */
import { computeNameSimilarity } from '#domain/similar-names.ts';
import { decodeBlocks, inferCodifica } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import { readParty } from './parties.ts';
import { openEnvelope } from '../p7m/envelope.ts';
import { readXmlStream } from '../xml/stream.ts';
import { findDescendant, getTextOf, listNamed, type XmlNode } from '../xml/node.ts';

/** Headers as a list written by hand would have them: the columns are recognised by the same words. */
export const INTESTAZIONE = [
  'Ragione sociale',
  'Partita IVA',
  'Codice fiscale',
  'Nazione',
  'Indirizzo',
  'CAP',
  'Comune',
  'Provincia',
  'PEC',
  'E-mail',
  'Telefono',
  'IBAN',
  'Ruolo',
] as const;

const WHOLE = new Set(['CedentePrestatore', 'CessionarioCommittente', 'DatiPagamento']);
const FATTURA = /<(?:[\w.-]+:)?FatturaElettronica(?:Semplificata)?[\s>]/;

/** The invoice's text inside its signature, if any; null when the bytes are no FatturaPA. */
export function openInvoice(bytes: Uint8Array): Uint8Array | null {
  const content = openEnvelope(bytes) ?? bytes;
  const head = new TextDecoder('latin1').decode(content.subarray(0, 4_096));
  return FATTURA.test(head) ? content : null;
}

function toRiga(node: XmlNode | undefined, role: string, pec: string, iban: string): string[] | null {
  const part = readParty(node);
  if (!part) return null;
  const seat = findDescendant(node, 'Sede');
  const gone = [getTextOf(seat, 'Indirizzo'), getTextOf(seat, 'NumeroCivico')]
    .filter((text) => text !== '')
    .join(', ');
  const country = getTextOf(seat, 'Nazione') || part.partita_iva.slice(0, 2) || 'IT';
  const contacts = findDescendant(node, 'Contatti');
  return [
    part.nome,
    part.partita_iva,
    part.codice_fiscale,
    country,
    gone,
    getTextOf(seat, 'CAP'),
    getTextOf(seat, 'Comune'),
    getTextOf(seat, 'Provincia'),
    pec,
    getTextOf(contacts, 'Email'),
    getTextOf(contacts, 'Telefono'),
    iban,
    role,
  ];
}

/**
 * The parties of one invoice, under `INTESTAZIONE`: who issued it as a supplier, who received it as a customer.
 * @throws ErroreLettura when the XML is broken
 */
export function readInvoiceParties(content: Uint8Array): string[][] {
  let seller: XmlNode | undefined;
  let buyer: XmlNode | undefined;
  let iban = '';
  const reading = readXmlStream(decodeBlocks(content, inferCodifica(content)), {
    whole: WHOLE,
    onOpen: () => undefined,
    onClose: () => undefined,
    onNode(node) {
      if (node.nome === 'CedentePrestatore') seller ??= node;
      else if (node.nome === 'CessionarioCommittente') buyer ??= node;
      // The account to be paid on, which is the issuer's (Specifiche tecniche, 2.4.2.13).
      else for (const detail of listNamed(node, 'DettaglioPagamento')) iban ||= getTextOf(detail, 'IBAN');
    },
  });
  while (reading.next().done !== true);
  return [toRiga(seller, 'Fornitore', '', iban), toRiga(buyer, 'Cliente', '', '')].filter(
    (riga) => riga !== null,
  );
}

const [NOME, IVA, FISCALE, RUOLO] = [0, 1, 2, INTESTAZIONE.length - 1];
/** Names as alike as these are one azienda's. */
const STESSA = 0.9;

/**
 * One row for each party of some invoices, without the azienda that keeps the books: known by its name, else by being on
 * every one of several invoices. A party on both sides has both roles.
 */
export function collectParties(
  invoices: readonly (readonly string[][])[],
  azienda: string | null,
): string[][] {
  const byKey = new Map<string, { riga: string[]; ruoli: Set<string>; fatture: number }>();
  for (const parts of invoices)
    for (const riga of parts) {
      const key = riga[IVA] || riga[FISCALE] || riga[NOME] || '';
      const known = byKey.get(key);
      const role = riga[RUOLO] ?? '';
      if (!known) byKey.set(key, { riga: [...riga], ruoli: new Set([role]), fatture: 1 });
      else {
        known.fatture += 1;
        known.ruoli.add(role);
        for (const [at, text] of riga.entries()) known.riga[at] ||= text;
      }
    }
  const all = [...byKey.values()];
  const named = all.filter(
    ({ riga }) => azienda !== null && computeNameSimilarity(riga[NOME] ?? '', azienda) >= STESSA,
  );
  const everywhere = all.filter((each) => invoices.length > 1 && each.fatture === invoices.length);
  const own = new Set(named.length > 0 ? named : everywhere.length === 1 ? everywhere : []);
  return all
    .filter((each) => !own.has(each))
    .map(({ riga, ruoli }) => riga.map((text, at) => (at === RUOLO ? [...ruoli].join(' e ') : text)));
}

/** The first file that is no invoice, among others that are. */
export const refuseNotInvoice = (name: string): ReadingError =>
  new ReadingError(
    'nessuna_tabella',
    `${name} non è una fattura elettronica: scegli solo fatture, o un solo elenco.`,
  );
