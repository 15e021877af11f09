/**
 * Words of an entry, from its transaction details (ISO 20022 message definition report, Bank-to-Customer Cash
 * Management: `EntryTransaction`). One entry is one row: a batch's transactions are told in its description.
 */
import { findDescendant, getTextOf, listNamed, type XmlNode } from '../xml/node.ts';
import { readCamtConto } from './values.ts';

interface Dettagli {
  descrizione: string;
  ragione_sociale: string;
  iban_controparte: string;
  riferimento: string;
  numero_documento: string;
}

/** Names told of a batch; the file keeps the others. */
const NOMI_DISTINTA = 10;

/** `NOTPROVIDED` is what EPC rules prescribe where there is no reference. */
function genuine(reference: string): string {
  return reference === '' || /^(not ?provided|nonref|-+)$/i.test(reference) ? '' : reference;
}

interface Controparte {
  nome: string;
  iban: string;
}

const NONE: Controparte = { nome: '', iban: '' };

/** The name stands in the party itself, or in `Pty` since version 8. */
function part(parts: XmlNode | undefined, role: string): Controparte {
  const who = findDescendant(parts, role);
  const iban = readCamtConto(findDescendant(parts, `${role}Acct`));
  return { nome: getTextOf(who, 'Nm') || getTextOf(who, 'Pty', 'Nm'), iban };
}

/** Which way an entry goes, whether it undoes another, and the account it is on: they tell which party is the other one. */
interface CamtSide {
  inflow: boolean;
  storno: boolean;
  conto: string | null;
}

/**
 * Who is on the other side: the debtor of what came in, the creditor of what went out. A reversal and a return (`RtrInf`, as of an
 * unpaid collection) keep the roles of what they undo; whoever has the account of the statement is not the other side.
 */
function controparte(tx: XmlNode, { inflow, storno, conto }: CamtSide): Controparte {
  const parts = findDescendant(tx, 'RltdPties');
  if (!parts) return NONE;
  const undoes = storno || findDescendant(tx, 'RtrInf') !== undefined;
  const roles = inflow === undoes ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr'];
  const named = roles.map((role) => {
    const { nome, iban } = part(parts, role);
    return { nome: nome || part(parts, `Ultmt${role}`).nome, iban };
  });
  const [first = NONE, second = NONE] = named;
  const isOwn = ({ iban }: Controparte): boolean => iban !== '' && iban === conto;
  const missing = first.nome === '' && first.iban === '';
  return (missing && undoes) || (isOwn(first) && !isOwn(second) && second.nome !== '') ? second : first;
}

/** Why a payment came back: the code of the reason, and what the bank says of it. */
function readReturn(tx: XmlNode): string {
  const info = findDescendant(tx, 'RtrInf');
  if (!info) return '';
  const code = getTextOf(info, 'Rsn', 'Cd') || getTextOf(info, 'Rsn', 'Prtry');
  return ['Reso', code, ...listNamed(info, 'AddtlInf').map(({ testo }) => testo.trim())]
    .filter((text) => text !== '')
    .join(' ');
}

/** Free text, creditor references and referred documents of a remittance. */
function causali(tx: XmlNode): string[] {
  const remittance = findDescendant(tx, 'RmtInf');
  if (!remittance) return [];
  const texts = listNamed(remittance, 'Ustrd').map(({ testo }) => testo.trim());
  for (const strd of listNamed(remittance, 'Strd')) {
    for (const rif of listNamed(strd, 'RfrdDocInf')) texts.push(getTextOf(rif, 'Nb'));
    texts.push(getTextOf(strd, 'CdtrRefInf', 'Ref'));
    for (const { testo } of listNamed(strd, 'AddtlRmtInf')) texts.push(testo.trim());
  }
  return texts;
}

/** The amount as ordered, when it was in another currency, and the charges the entry already holds. */
function importi(node: XmlNode, divisa: string): string[] {
  if (!findDescendant(node, 'AmtDtls') && !findDescendant(node, 'Chrgs')) return [];
  const sorted =
    findDescendant(node, 'AmtDtls', 'InstdAmt', 'Amt') ?? findDescendant(node, 'AmtDtls', 'TxAmt', 'Amt');
  const other = sorted?.attributes['Ccy'] ?? divisa;
  const spese = listNamed(findDescendant(node, 'Chrgs'), 'Rcrd')
    .concat(listNamed(node, 'Chrgs'))
    .flatMap((spesa) => listNamed(spesa, 'Amt'))
    .map((amt) => `${amt.testo.trim()} ${amt.attributes['Ccy'] ?? divisa}`);
  return [
    ...(sorted && other !== divisa ? [`Importo originale ${sorted.testo.trim()} ${other}`] : []),
    ...(spese.length > 0 ? [`Commissioni ${spese.join(' + ')}`] : []),
  ];
}

/** Joins texts, leaving out the empty ones and those another already says. */
function merge(texts: readonly string[]): string {
  const told: string[] = [];
  for (const text of texts) {
    if (text !== '' && !told.some((other) => other.includes(text))) told.push(text);
  }
  return told.join(' ');
}

function documento(tx: XmlNode): string {
  const structured = listNamed(findDescendant(tx, 'RmtInf'), 'Strd');
  if (structured.length === 0) return '';
  const numbers = structured
    .flatMap((strd) => listNamed(strd, 'RfrdDocInf'))
    .map((doc) => getTextOf(doc, 'Nb'))
    .filter((number) => number !== '');
  return numbers.length === 1 ? (numbers[0] ?? '') : '';
}

function unique(side: CamtSide, divisa: string, entry: XmlNode, tx: XmlNode): Dettagli {
  const refs = findDescendant(tx, 'Refs');
  const who = controparte(tx, side);
  const mandate = getTextOf(refs, 'MndtId');
  const words = causali(tx);
  words.push(getTextOf(tx, 'AddtlTxInf'), getTextOf(entry, 'AddtlNtryInf'));
  if (genuine(mandate) !== '') words.push(`Mandato ${mandate}`);
  if (side.storno) words.push('Storno');
  words.push(readReturn(tx), ...importi(tx, divisa), ...importi(entry, divisa));
  return {
    descrizione: merge(words),
    ragione_sociale: who.nome,
    iban_controparte: who.iban,
    riferimento:
      genuine(getTextOf(refs, 'EndToEndId')) ||
      genuine(getTextOf(refs, 'AcctSvcrRef')) ||
      genuine(getTextOf(entry, 'AcctSvcrRef')) ||
      genuine(getTextOf(entry, 'NtryRef')),
    numero_documento: documento(tx),
  };
}

function slip(side: CamtSide, divisa: string, entry: XmlNode, tx: readonly XmlNode[]): Dettagli {
  const names = [...new Set(tx.map((one) => controparte(one, side).nome))].filter((name) => name !== '');
  const others = names.length - NOMI_DISTINTA;
  const list = names.slice(0, NOMI_DISTINTA).join(', ') + (others > 0 ? ` e altri ${others}` : '');
  const [before] = tx;
  return {
    descrizione: merge([
      getTextOf(entry, 'AddtlNtryInf'),
      `Distinta di ${tx.length} operazioni${list === '' ? '' : `: ${list}`}`,
      ...(side.storno ? ['Storno'] : []),
      ...importi(entry, divisa),
    ]),
    ragione_sociale: '',
    iban_controparte: '',
    riferimento:
      genuine(getTextOf(entry, 'NtryDtls', 'Btch', 'PmtInfId')) ||
      genuine(getTextOf(before, 'Refs', 'PmtInfId')) ||
      genuine(getTextOf(entry, 'AcctSvcrRef')) ||
      genuine(getTextOf(entry, 'NtryRef')),
    numero_documento: '',
  };
}

/** What the words of an entry say; its side chooses which party is the counterparty. */
export function readCamtDetails(entry: XmlNode, divisa: string, side: CamtSide): Dettagli {
  const groups = listNamed(entry, 'NtryDtls');
  const tx =
    groups.length === 1
      ? listNamed(groups[0], 'TxDtls')
      : groups.flatMap((details) => listNamed(details, 'TxDtls'));
  const [before = entry] = tx;
  return tx.length > 1 ? slip(side, divisa, entry, tx) : unique(side, divisa, entry, before);
}
