/** The two parties of an electronic invoice as rows of a list of soggetti. */
import { computeNameSimilarity } from '#domain/similar-names.ts';
import { decodeBlocchi, inferCodifica } from '../encoding.ts';
import { ErroreLettura } from '../error.ts';
import { readParty } from './parties.ts';
import { openEnvelope } from '../p7m/envelope.ts';
import { readXmlStream } from '../xml/stream.ts';
import { findDescendant, getTextOf, listNamed, type Nodo } from '../xml/node.ts';

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

const INTERI = new Set(['CedentePrestatore', 'CessionarioCommittente', 'DatiPagamento']);
const FATTURA = /<(?:[\w.-]+:)?FatturaElettronica(?:Semplificata)?[\s>]/;

/** The invoice's text inside its signature, if any; null when the bytes are no FatturaPA. */
export function openInvoice(bytes: Uint8Array): Uint8Array | null {
  const content = openEnvelope(bytes) ?? bytes;
  const head = new TextDecoder('latin1').decode(content.subarray(0, 4_096));
  return FATTURA.test(head) ? content : null;
}

function toRiga(nodo: Nodo | undefined, ruolo: string, pec: string, iban: string): string[] | null {
  const parte = readParty(nodo);
  if (!parte) return null;
  const sede = findDescendant(nodo, 'Sede');
  const via = [getTextOf(sede, 'Indirizzo'), getTextOf(sede, 'NumeroCivico')]
    .filter((text) => text !== '')
    .join(', ');
  const nazione = getTextOf(sede, 'Nazione') || parte.partita_iva.slice(0, 2) || 'IT';
  const contatti = findDescendant(nodo, 'Contatti');
  return [
    parte.nome,
    parte.partita_iva,
    parte.codice_fiscale,
    nazione,
    via,
    getTextOf(sede, 'CAP'),
    getTextOf(sede, 'Comune'),
    getTextOf(sede, 'Provincia'),
    pec,
    getTextOf(contatti, 'Email'),
    getTextOf(contatti, 'Telefono'),
    iban,
    ruolo,
  ];
}

/**
 * The parties of one invoice, under `INTESTAZIONE`: who issued it as a supplier, who received it as a customer.
 * @throws ErroreLettura when the XML is broken
 */
export function readInvoiceParties(content: Uint8Array): string[][] {
  let cedente: Nodo | undefined;
  let cessionario: Nodo | undefined;
  let iban = '';
  const reading = readXmlStream(decodeBlocchi(content, inferCodifica(content)), {
    interi: INTERI,
    onApri: () => undefined,
    onChiudi: () => undefined,
    onNodo(nodo) {
      if (nodo.nome === 'CedentePrestatore') cedente ??= nodo;
      else if (nodo.nome === 'CessionarioCommittente') cessionario ??= nodo;
      // The account to be paid on, which is the issuer's (Specifiche tecniche, 2.4.2.13).
      else
        for (const dettaglio of listNamed(nodo, 'DettaglioPagamento')) iban ||= getTextOf(dettaglio, 'IBAN');
    },
  });
  while (reading.next().done !== true);
  return [toRiga(cedente, 'Fornitore', '', iban), toRiga(cessionario, 'Cliente', '', '')].filter(
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
  fatture: readonly (readonly string[][])[],
  azienda: string | null,
): string[][] {
  const byKey = new Map<string, { riga: string[]; ruoli: Set<string>; fatture: number }>();
  for (const parti of fatture)
    for (const riga of parti) {
      const key = riga[IVA] || riga[FISCALE] || riga[NOME] || '';
      const known = byKey.get(key);
      const ruolo = riga[RUOLO] ?? '';
      if (!known) byKey.set(key, { riga: [...riga], ruoli: new Set([ruolo]), fatture: 1 });
      else {
        known.fatture += 1;
        known.ruoli.add(ruolo);
        for (const [at, text] of riga.entries()) known.riga[at] ||= text;
      }
    }
  const all = [...byKey.values()];
  const named = all.filter(
    ({ riga }) => azienda !== null && computeNameSimilarity(riga[NOME] ?? '', azienda) >= STESSA,
  );
  const everywhere = all.filter((each) => fatture.length > 1 && each.fatture === fatture.length);
  const own = new Set(named.length > 0 ? named : everywhere.length === 1 ? everywhere : []);
  return all
    .filter((each) => !own.has(each))
    .map(({ riga, ruoli }) => riga.map((text, at) => (at === RUOLO ? [...ruoli].join(' e ') : text)));
}

/** The first file that is no invoice, among others that are. */
export const refuseNotInvoice = (nome: string): ErroreLettura =>
  new ErroreLettura(
    'nessuna_tabella',
    `${nome} non è una fattura elettronica: scegli solo fatture, o un solo elenco.`,
  );
