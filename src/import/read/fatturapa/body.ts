/** One body of an electronic invoice to its partite: one for each instalment it says how to pay. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import { parseCamtImporto } from '../camt/values.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import { createRiga, makeScartata, refuseMovimento, type NativePage } from '../native.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';
import { isIntegration, isNotaCredito, isWithheld, describeDocument, describePayment } from './codes.ts';
import { listChildren, readDue, type InvoiceDue } from './amounts.ts';
import { formatPartyCode, type InvoiceParty, type Verso } from './parties.ts';

/** The parts of a `FatturaElettronicaBody` that say what is due; attachments and the rest are left in the file. */
export interface InvoiceBody {
  riga: number;
  general: XmlNode | undefined;
  beni: XmlNode[];
  pagamenti: XmlNode[];
}

interface InvoiceContext {
  verso: Verso;
  controparte: InvoiceParty;
  pagina: NativePage;
  notices: string[];
}

interface Documento {
  numero: string;
  data: Giorno;
  divisa: string;
  /** 1 or -1: what the document's own positive amounts mean for the azienda. */
  segno: number;
  /** How the document is called where something is said of it. */
  nome: string;
  due: InvoiceDue;
}

/** Dates of the standard are `xs:date`: a time zone may follow, and does not move the day. */
const day = (node: XmlNode | undefined, ...path: string[]): Giorno | null =>
  toGiornoOrNull(getTextOf(node, ...path).slice(0, 10));

export const getKind = ({ general }: InvoiceBody): string =>
  getTextOf(general, 'DatiGeneraliDocumento', 'TipoDocumento');

export function readBody(body: InvoiceBody, context: InvoiceContext): void {
  const { pagina, notices } = context;
  const generals = findDescendant(body.general, 'DatiGeneraliDocumento');
  const data = day(generals, 'Data');
  if (data === null) {
    const reason = 'La data del documento manca o non esiste';
    refuseMovimento(pagina, makeScartata(body.riga, 'Data', getTextOf(generals, 'Data'), reason));
    return;
  }
  const tipo = getKind(body);
  const numero = getTextOf(generals, 'Numero');
  const rate = body.pagamenti.flatMap((pagamento) => listChildren(pagamento, 'DettaglioPagamento'));
  const amounts = rate.map((instalment) => parseCamtImporto(getTextOf(instalment, 'ImportoPagamento')));
  const due = readDue(body.general, body.beni);
  const inverted = isNotaCredito(tipo) && isNegative(amounts, due);
  const documento: Documento = {
    numero,
    data,
    divisa: /^[A-Z]{3}$/.exec(getTextOf(generals, 'Divisa'))?.[0] ?? 'EUR',
    segno: (isNotaCredito(tipo) && !inverted ? -1 : 1) * (context.verso === 'emessa' ? 1 : -1),
    nome: `${describeDocument(tipo)} ${numero}`.trim(),
    due: inverted ? { ...due, importo: 0 - Math.abs(due.importo) } : due,
  };
  if (inverted) {
    notices.push(
      `${documento.nome}: gli importi hanno il segno meno, ma il tipo ${tipo} dice già che il denaro torna indietro; è letta come nota di credito.`,
    );
  }
  if (due.contraddetto) {
    const { totale, parti } = due.contraddetto;
    notices.push(
      `${documento.nome}: il totale scritto è ${formatImporto(totale)}, imponibile e IVA fanno ${formatImporto(parti)}.`,
    );
  }
  if (isIntegration(tipo)) {
    notices.push(
      `${documento.nome} (${tipo}): integra un altro documento ai soli fini IVA; controlla di non averlo già.`,
    );
  }
  for (const [at, instalment] of rate.entries()) readInstalment(instalment, amounts, at, documento, context);
  if (rate.length === 0) withoutPagamento(body, documento, context, getTextOf(generals, 'Causale'));
  else if (amounts.some((one) => Number.isNaN(one))) pagina.prova = UNPROVED;
  else compare(amounts, documento, context);
}

const UNPROVED: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };

/**
 * A credit note whose amounts bear a minus of their own. Its kind says already that money goes back, and the specifications
 * forbid no sign: the trade's software houses take such a note for the same credit note (Assosoftware), and it is told.
 */
function isNegative(rate: readonly number[], due: InvoiceDue): boolean {
  const paid = rate.reduce((total, one) => total + one, 0);
  return rate.length > 0 && !Number.isNaN(paid) ? paid < 0 : due.importo < 0;
}

/** One instalment to its row, or to the reason why it is none. */
function readInstalment(
  instalment: XmlNode,
  amounts: readonly number[],
  at: number,
  documento: Documento,
  { verso, controparte, pagina, notices }: InvoiceContext,
): void {
  const importo = amounts[at] ?? Number.NaN;
  const count = amounts.length;
  if (Number.isNaN(importo)) {
    const reason = 'L’importo della rata manca o non si legge';
    refuseMovimento(
      pagina,
      makeScartata(instalment.riga, 'ImportoPagamento', getTextOf(instalment, 'ImportoPagamento'), reason),
    );
    return;
  }
  const scadenza = readScadenza(instalment, documento, notices);
  const mode = getTextOf(instalment, 'ModalitaPagamento');
  pagina.righe.push({
    ...baseRiga(documento, controparte, importo, count > 1 ? `rata ${at + 1} di ${count}` : ''),
    riga: instalment.riga,
    causale: mode === '' ? null : describePayment(mode),
    scadenza,
    // On an invoice we issued the IBAN is ours: only the supplier's tells who is paid.
    iban_controparte:
      verso === 'ricevuta' ? getTextOf(instalment, 'IBAN').replaceAll(' ', '').toUpperCase() || null : null,
    riferimento: getTextOf(instalment, 'CodicePagamento') || null,
  });
  if (isWithheld(mode))
    notices.push(
      `${documento.nome}: ${formatImporto(importo)} ${documento.divisa} risultano trattenuti da somme già riscosse: forse non c’è più niente da pagare.`,
    );
}

/** The due day as written; else counted from the day the terms start; else the document's own day. */
function readScadenza(instalment: XmlNode, { data, nome }: Documento, notices: string[]): Giorno {
  const written = day(instalment, 'DataScadenzaPagamento');
  if (written !== null) return written;
  const from = day(instalment, 'DataRiferimentoTerminiPagamento') ?? data;
  const days = getTextOf(instalment, 'GiorniTerminiPagamento');
  if (/^\d{1,3}$/.test(days)) {
    const computed = addGiorni(from, Number(days));
    notices.push(`${nome}: scadenza calcolata, ${days} giorni dal ${inItalian(from)}.`);
    return computed;
  }
  const unread = getTextOf(instalment, 'DataScadenzaPagamento');
  const lacking = unread === '' ? 'la rata non ha scadenza' : `la scadenza «${unread}» non si legge`;
  notices.push(`${nome}: ${lacking}, è usata la data ${from === data ? 'del documento' : 'di decorrenza'}.`);
  return from;
}

const inItalian = (data: Giorno): string => data.split('-').toReversed().join('/');

/** No payment data: what is due is told by the totals, on the day of the document. */
function withoutPagamento(
  body: InvoiceBody,
  documento: Documento,
  { controparte, pagina, notices }: InvoiceContext,
  causale: string,
): void {
  const { due, nome } = documento;
  if (Number.isNaN(due.importo)) {
    const reason = 'Il documento non dice né come si paga né quanto vale';
    refuseMovimento(pagina, makeScartata(body.riga, 'ImportoTotaleDocumento', '', reason));
    return;
  }
  notices.push(
    `${nome}: senza dati di pagamento, importo dal ${due.calcolato ? 'riepilogo IVA' : 'totale del documento'}${minus(due)} e scadenza alla data del documento.`,
  );
  pagina.prova = UNPROVED;
  pagina.righe.push({
    ...baseRiga(documento, controparte, due.importo, causale),
    riga: body.riga,
    scadenza: documento.data,
  });
}

/** What was taken off the total, in words. */
function minus({ ritenuta, iva, regime }: InvoiceDue): string {
  const removed = [
    ...(ritenuta === 0 ? [] : [`ritenuta ${formatImporto(ritenuta)}`]),
    ...(iva === 0 ? [] : [`IVA in ${regime} ${formatImporto(iva)}`]),
  ];
  return removed.length === 0 ? '' : ` (meno ${removed.join(' e ')})`;
}

/** Instalments and totals that do not agree are told; the instalments stand, as they are what is asked for. */
function compare(rate: readonly number[], documento: Documento, { pagina, notices }: InvoiceContext): void {
  const { due, nome, divisa } = documento;
  const paid = rate.reduce((total, one) => total + one, 0);
  const ties = paid === due.importo;
  pagina.prova = {
    esito: ties && pagina.prova?.esito !== 'non_verificabile' ? 'quadra' : 'non_verificabile',
    differenza: ties ? toCentesimi(0) : null,
    riga: null,
  };
  if (Number.isNaN(due.importo) || ties) return;
  if (rate.length > 1 && rate.every((one) => one === due.importo)) {
    notices.push(
      `${nome}: ogni rata vale l’intero documento (${formatImporto(due.importo)} ${divisa}): se sono modi diversi di pagare la stessa somma, escludi le altre.`,
    );
    return;
  }
  notices.push(
    `${nome}: le rate sommano ${formatImporto(paid)} ${divisa}, il documento ${formatImporto(due.importo)}${minus(due)}; differenza ${formatImporto(paid - due.importo)}. Valgono le rate.`,
  );
}

function baseRiga(
  { numero, data, divisa, segno, nome }: Documento,
  controparte: InvoiceParty,
  importo: number,
  detail: string,
) {
  const who = formatPartyCode(controparte);
  const parts = [`${nome} del ${inItalian(data)}`, detail, who].filter((part) => part !== '');
  return createPartita({
    data,
    numero,
    divisa,
    importo: segno * importo,
    descrizione: parts.join(' · '),
    ragione: controparte.nome,
  });
}

function createPartita(fields: {
  data: Giorno;
  numero: string;
  divisa: string;
  importo: number;
  descrizione: string;
  ragione: string;
}) {
  const { data, numero, divisa, importo, descrizione, ragione } = fields;
  const riga = createRiga({
    riga: 1,
    data,
    // `0 * -1` is -0, which is not 0 to who compares.
    importo: importo === 0 ? 0 : importo,
    divisa,
    descrizione,
    ragione_sociale: ragione,
    numero_documento: numero,
  });
  return { ...riga, data_documento: data };
}
