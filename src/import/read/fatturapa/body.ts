/** One body of an electronic invoice to its partite: one for each instalment it says how to pay. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import { parseCamtImporto } from '../camt/values.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import { createRiga, createScartata, refuseMovimento, type PaginaNativa } from '../native.ts';
import { findDescendant, getTextOf, type Nodo } from '../xml/node.ts';
import { isIntegrazione, isNotaCredito, describeDocument, describePayment } from './codes.ts';
import { listChildren, readDue, type InvoiceDue } from './amounts.ts';
import { formatPartyCode, type InvoiceParty, type Verso } from './parties.ts';

/** The parts of a `FatturaElettronicaBody` that say what is due; attachments and the rest are left in the file. */
export interface CorpoFattura {
  riga: number;
  generali: Nodo | undefined;
  beni: Nodo[];
  pagamenti: Nodo[];
}

export interface ContestoFattura {
  verso: Verso;
  controparte: InvoiceParty;
  pagina: PaginaNativa;
  avvisi: string[];
}

interface Documento {
  tipo: string;
  numero: string;
  data: Giorno;
  divisa: string;
  /** 1 or -1: what the document's own positive amounts mean for the azienda. */
  segno: number;
  /** How the document is called where something is said of it. */
  nome: string;
  dovuto: InvoiceDue;
}

/** Dates of the standard are `xs:date`: a time zone may follow, and does not move the day. */
const giorno = (nodo: Nodo | undefined, ...percorso: string[]): Giorno | null =>
  toGiornoOrNull(getTextOf(nodo, ...percorso).slice(0, 10));

export function readBody(corpo: CorpoFattura, contesto: ContestoFattura): void {
  const { pagina, avvisi } = contesto;
  const generali = findDescendant(corpo.generali, 'DatiGeneraliDocumento');
  const data = giorno(generali, 'Data');
  if (data === null) {
    const motivo = 'La data del documento manca o non esiste';
    refuseMovimento(pagina, createScartata(corpo.riga, 'Data', getTextOf(generali, 'Data'), motivo));
    return;
  }
  const tipo = getTextOf(generali, 'TipoDocumento');
  const numero = getTextOf(generali, 'Numero');
  const documento: Documento = {
    tipo,
    numero,
    data,
    divisa: /^[A-Z]{3}$/.exec(getTextOf(generali, 'Divisa'))?.[0] ?? 'EUR',
    segno: (isNotaCredito(tipo) ? -1 : 1) * (contesto.verso === 'emessa' ? 1 : -1),
    nome: `${describeDocument(tipo)} ${numero}`.trim(),
    dovuto: readDue(corpo.generali, corpo.beni),
  };
  if (isIntegrazione(tipo)) {
    avvisi.push(
      `${documento.nome} (${tipo}): integra un altro documento ai soli fini IVA; controlla di non averlo già.`,
    );
  }
  const rate = corpo.pagamenti.flatMap((pagamento) => listChildren(pagamento, 'DettaglioPagamento'));
  const letti = rate.map((rata, at) => leggiRata(rata, at, rate.length, documento, contesto));
  if (rate.length === 0) senzaPagamento(corpo, documento, contesto, getTextOf(generali, 'Causale'));
  else if (!letti.includes(null)) confronta(letti.map(Number), documento, contesto);
}

/** Answers the amount as the document writes it; null when the instalment was refused. */
function leggiRata(
  rata: Nodo,
  at: number,
  quante: number,
  documento: Documento,
  { verso, controparte, pagina, avvisi }: ContestoFattura,
): number | null {
  const importo = parseCamtImporto(getTextOf(rata, 'ImportoPagamento'));
  if (Number.isNaN(importo)) {
    const motivo = 'L’importo della rata manca o non si legge';
    refuseMovimento(
      pagina,
      createScartata(rata.riga, 'ImportoPagamento', getTextOf(rata, 'ImportoPagamento'), motivo),
    );
    return null;
  }
  const scadenza = leggiScadenza(rata, documento, avvisi);
  const modalita = getTextOf(rata, 'ModalitaPagamento');
  pagina.righe.push({
    ...rigaBase(documento, controparte, importo, quante > 1 ? `rata ${at + 1} di ${quante}` : ''),
    riga: rata.riga,
    causale: modalita === '' ? null : describePayment(modalita),
    scadenza,
    // On an invoice we issued the IBAN is ours: only the supplier's tells who is paid.
    iban_controparte:
      verso === 'ricevuta' ? getTextOf(rata, 'IBAN').replaceAll(' ', '').toUpperCase() || null : null,
    riferimento: getTextOf(rata, 'CodicePagamento') || null,
  });
  return importo;
}

/** The due day as written; else counted from the day the terms start; else the document's own day. */
function leggiScadenza(rata: Nodo, { data, nome }: Documento, avvisi: string[]): Giorno {
  const scritta = giorno(rata, 'DataScadenzaPagamento');
  if (scritta !== null) return scritta;
  const da = giorno(rata, 'DataRiferimentoTerminiPagamento') ?? data;
  const giorni = getTextOf(rata, 'GiorniTerminiPagamento');
  if (/^\d{1,3}$/.test(giorni)) {
    const calcolata = addGiorni(da, Number(giorni));
    avvisi.push(`${nome}: scadenza calcolata, ${giorni} giorni dal ${inItaliano(da)}.`);
    return calcolata;
  }
  avvisi.push(
    `${nome}: la rata non ha scadenza, è usata la data ${da === data ? 'del documento' : 'di decorrenza'}.`,
  );
  return da;
}

const inItaliano = (data: Giorno): string => data.split('-').toReversed().join('/');

/** No payment data: what is due is told by the totals, on the day of the document. */
function senzaPagamento(
  corpo: CorpoFattura,
  documento: Documento,
  { controparte, pagina, avvisi }: ContestoFattura,
  causale: string,
): void {
  const { dovuto, nome } = documento;
  if (Number.isNaN(dovuto.importo)) {
    const motivo = 'Il documento non dice né come si paga né quanto vale';
    refuseMovimento(pagina, createScartata(corpo.riga, 'ImportoTotaleDocumento', '', motivo));
    return;
  }
  avvisi.push(
    `${nome}: senza dati di pagamento, importo dal ${dovuto.calcolato ? 'riepilogo IVA' : 'totale del documento'}${meno(dovuto)} e scadenza alla data del documento.`,
  );
  pagina.prova = { esito: 'non_verificabile', differenza: null, riga: null };
  pagina.righe.push({
    ...rigaBase(documento, controparte, dovuto.importo, causale),
    riga: corpo.riga,
    scadenza: documento.data,
  });
}

/** What was taken off the total, in words. */
function meno({ ritenuta, iva_split }: InvoiceDue): string {
  const tolti = [
    ...(ritenuta === 0 ? [] : [`ritenuta ${formatImporto(ritenuta)}`]),
    ...(iva_split === 0 ? [] : [`IVA in scissione ${formatImporto(iva_split)}`]),
  ];
  return tolti.length === 0 ? '' : ` (meno ${tolti.join(' e ')})`;
}

/** Instalments and totals that do not agree are told; the instalments stand, as they are what is asked for. */
function confronta(rate: readonly number[], documento: Documento, { pagina, avvisi }: ContestoFattura): void {
  const { dovuto, nome, divisa } = documento;
  const pagato = rate.reduce((totale, una) => totale + una, 0);
  const torna = pagato === dovuto.importo;
  pagina.prova = {
    esito: torna && pagina.prova?.esito !== 'non_verificabile' ? 'quadra' : 'non_verificabile',
    differenza: torna ? toCentesimi(0) : null,
    riga: null,
  };
  if (Number.isNaN(dovuto.importo) || torna) return;
  if (rate.length > 1 && rate.every((una) => una === dovuto.importo)) {
    avvisi.push(
      `${nome}: ogni rata vale l’intero documento (${formatImporto(dovuto.importo)} ${divisa}): se sono modi diversi di pagare la stessa somma, escludi le altre.`,
    );
    return;
  }
  avvisi.push(
    `${nome}: le rate sommano ${formatImporto(pagato)} ${divisa}, il documento ${formatImporto(dovuto.importo)}${meno(dovuto)}; differenza ${formatImporto(pagato - dovuto.importo)}. Valgono le rate.`,
  );
}

function rigaBase(
  { tipo, numero, data, divisa, segno, nome }: Documento,
  controparte: InvoiceParty,
  importo: number,
  dettaglio: string,
) {
  // A credit note written with a minus of its own still gives money back.
  const cents = isNotaCredito(tipo) ? Math.abs(importo) : importo;
  const chi = formatPartyCode(controparte);
  const parti = [`${nome} del ${inItaliano(data)}`, dettaglio, chi].filter((parte) => parte !== '');
  return createPartita({
    data,
    numero,
    divisa,
    importo: segno * cents,
    descrizione: parti.join(' · '),
    ragione: controparte.nome,
  });
}

function createPartita(campi: {
  data: Giorno;
  numero: string;
  divisa: string;
  importo: number;
  descrizione: string;
  ragione: string;
}) {
  const { data, numero, divisa, importo, descrizione, ragione } = campi;
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
