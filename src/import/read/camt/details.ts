/**
 * Words of an entry, from its transaction details (ISO 20022 message definition report, Bank-to-Customer Cash
 * Management: `EntryTransaction`). One entry is one row: a batch's transactions are told in its description.
 */
import { findDescendant, getTextOf, listNamed, type Nodo } from '../xml/node.ts';
import { readCamtConto } from './values.ts';

export interface Dettagli {
  descrizione: string;
  ragione_sociale: string;
  iban_controparte: string;
  riferimento: string;
  numero_documento: string;
}

/** Names told of a batch; the file keeps the others. */
const NOMI_DISTINTA = 10;

/** `NOTPROVIDED` is what EPC rules prescribe where there is no reference. */
function vero(riferimento: string): string {
  return riferimento === '' || /^(not ?provided|nonref|-+)$/i.test(riferimento) ? '' : riferimento;
}

interface Controparte {
  nome: string;
  iban: string;
}

const NESSUNO: Controparte = { nome: '', iban: '' };

/** The name stands in the party itself, or in `Pty` since version 8. */
function parte(parti: Nodo | undefined, ruolo: string): Controparte {
  const chi = findDescendant(parti, ruolo);
  const iban = readCamtConto(findDescendant(parti, `${ruolo}Acct`));
  return { nome: getTextOf(chi, 'Nm') || getTextOf(chi, 'Pty', 'Nm'), iban };
}

/** Who is on the other side: the debtor of what came in, the creditor of what went out; a reversal keeps the roles it undoes. */
function controparte(tx: Nodo, entrata: boolean, storno: boolean): Controparte {
  const parti = findDescendant(tx, 'RltdPties');
  if (!parti) return NESSUNO;
  const ruoli = entrata === storno ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr'];
  for (const ruolo of storno ? ruoli : ruoli.slice(0, 1)) {
    const chi = parte(parti, ruolo);
    const nome = chi.nome || parte(parti, `Ultmt${ruolo}`).nome;
    if (nome !== '' || chi.iban !== '') return { nome, iban: chi.iban };
  }
  return NESSUNO;
}

/** Free text, creditor references and referred documents of a remittance. */
function causali(tx: Nodo): string[] {
  const rimessa = findDescendant(tx, 'RmtInf');
  if (!rimessa) return [];
  const testi = listNamed(rimessa, 'Ustrd').map(({ testo }) => testo.trim());
  for (const strd of listNamed(rimessa, 'Strd')) {
    for (const rif of listNamed(strd, 'RfrdDocInf')) testi.push(getTextOf(rif, 'Nb'));
    testi.push(getTextOf(strd, 'CdtrRefInf', 'Ref'));
    for (const { testo } of listNamed(strd, 'AddtlRmtInf')) testi.push(testo.trim());
  }
  return testi;
}

/** The amount as ordered, when it was in another currency, and the charges the entry already holds. */
function importi(nodo: Nodo, divisa: string): string[] {
  if (!findDescendant(nodo, 'AmtDtls') && !findDescendant(nodo, 'Chrgs')) return [];
  const ordinato =
    findDescendant(nodo, 'AmtDtls', 'InstdAmt', 'Amt') ?? findDescendant(nodo, 'AmtDtls', 'TxAmt', 'Amt');
  const altra = ordinato?.attributi['Ccy'] ?? divisa;
  const spese = listNamed(findDescendant(nodo, 'Chrgs'), 'Rcrd')
    .concat(listNamed(nodo, 'Chrgs'))
    .flatMap((spesa) => listNamed(spesa, 'Amt'))
    .map((amt) => `${amt.testo.trim()} ${amt.attributi['Ccy'] ?? divisa}`);
  return [
    ...(ordinato && altra !== divisa ? [`Importo originale ${ordinato.testo.trim()} ${altra}`] : []),
    ...(spese.length > 0 ? [`Commissioni ${spese.join(' + ')}`] : []),
  ];
}

/** Joins texts, leaving out the empty ones and those another already says. */
function unisci(testi: readonly string[]): string {
  const detti: string[] = [];
  for (const testo of testi) {
    if (testo !== '' && !detti.some((altro) => altro.includes(testo))) detti.push(testo);
  }
  return detti.join(' ');
}

function documento(tx: Nodo): string {
  const strutturate = listNamed(findDescendant(tx, 'RmtInf'), 'Strd');
  if (strutturate.length === 0) return '';
  const numeri = strutturate
    .flatMap((strd) => listNamed(strd, 'RfrdDocInf'))
    .map((doc) => getTextOf(doc, 'Nb'))
    .filter((numero) => numero !== '');
  return numeri.length === 1 ? (numeri[0] ?? '') : '';
}

function unica(entrata: boolean, storno: boolean, divisa: string, entry: Nodo, tx: Nodo): Dettagli {
  const refs = findDescendant(tx, 'Refs');
  const chi = controparte(tx, entrata, storno);
  const mandato = getTextOf(refs, 'MndtId');
  const parole = causali(tx);
  parole.push(getTextOf(tx, 'AddtlTxInf'), getTextOf(entry, 'AddtlNtryInf'));
  if (vero(mandato) !== '') parole.push(`Mandato ${mandato}`);
  if (storno) parole.push('Storno');
  parole.push(...importi(tx, divisa), ...importi(entry, divisa));
  return {
    descrizione: unisci(parole),
    ragione_sociale: chi.nome,
    iban_controparte: chi.iban,
    riferimento:
      vero(getTextOf(refs, 'EndToEndId')) ||
      vero(getTextOf(refs, 'AcctSvcrRef')) ||
      vero(getTextOf(entry, 'AcctSvcrRef')) ||
      vero(getTextOf(entry, 'NtryRef')),
    numero_documento: documento(tx),
  };
}

function distinta(
  entrata: boolean,
  storno: boolean,
  divisa: string,
  entry: Nodo,
  tx: readonly Nodo[],
): Dettagli {
  const nomi = [...new Set(tx.map((una) => controparte(una, entrata, storno).nome))].filter(
    (nome) => nome !== '',
  );
  const altri = nomi.length - NOMI_DISTINTA;
  const elenco = nomi.slice(0, NOMI_DISTINTA).join(', ') + (altri > 0 ? ` e altri ${altri}` : '');
  const [prima] = tx;
  return {
    descrizione: unisci([
      getTextOf(entry, 'AddtlNtryInf'),
      `Distinta di ${tx.length} operazioni${elenco === '' ? '' : `: ${elenco}`}`,
      ...(storno ? ['Storno'] : []),
      ...importi(entry, divisa),
    ]),
    ragione_sociale: '',
    iban_controparte: '',
    riferimento:
      vero(getTextOf(entry, 'NtryDtls', 'Btch', 'PmtInfId')) ||
      vero(getTextOf(prima, 'Refs', 'PmtInfId')) ||
      vero(getTextOf(entry, 'AcctSvcrRef')) ||
      vero(getTextOf(entry, 'NtryRef')),
    numero_documento: '',
  };
}

/** What the words of an entry say; `entrata` and `storno` choose which party is the counterparty. */
export function readCamtDetails(entry: Nodo, divisa: string, entrata: boolean, storno: boolean): Dettagli {
  const gruppi = listNamed(entry, 'NtryDtls');
  const tx =
    gruppi.length === 1
      ? listNamed(gruppi[0], 'TxDtls')
      : gruppi.flatMap((dettagli) => listNamed(dettagli, 'TxDtls'));
  const [prima = entry] = tx;
  return tx.length > 1
    ? distinta(entrata, storno, divisa, entry, tx)
    : unica(entrata, storno, divisa, entry, prima);
}
