/** One collection order: its records 14 to 70, as the standard CBI-ICI-001 ("Incassi commerciali Italia") places them. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { parseDigits } from '../../cell/digits.ts';
import { expandYear, toGiornoOrNull } from '../../cell/day.ts';
import { createRiga, makeScartata, refuseMovimento, type NativePage } from '../native.ts';
import { cutField, parseRhGiorno } from '../rh/record.ts';
import type { EsitoIncasso, CollectionInstrument } from '../collection-outcome.ts';

export interface CbiOrder {
  /** Line of its record 14. */
  riga: number;
  record14: string;
  /** What the debt is for: record 50, or the 59 of a MAV. */
  testo: string;
  debitore: string;
  codice_fiscale: string;
  numero_ricevuta: string;
  spese: number | null;
}

export function createOrdine(record14: string, riga: number): CbiOrder {
  const empty = { testo: '', debitore: '', codice_fiscale: '', numero_ricevuta: '', spese: null };
  return { riga, record14, ...empty };
}

/** Without the dashes that fill a field. */
const withoutTail = (text: string): string => (text.endsWith('-') ? text.replace(/-+$/, '') : text);

/** Takes one of the records that follow the 14; those with addresses alone say nothing that is kept. */
export function takeRecord(order: CbiOrder, kind: string, record: string): void {
  const part = (from: number, a: number): string => cutField(record, from, a).trim();
  switch (kind) {
    case '30':
      order.debitore = `${cutField(record, 11, 40)}${cutField(record, 41, 70)}`.trim();
      order.codice_fiscale = withoutTail(part(71, 86));
      return;
    case '50':
      order.testo = `${cutField(record, 11, 50)}${cutField(record, 51, 90)}`.trim();
      return;
    case '51': {
      order.numero_ricevuta = part(11, 20);
      // In a return flow: what the bank charges for the unpaid order, in cents.
      const spese = part(87, 91);
      order.spese = /^\d{1,5}$/.test(spese) && Number(spese) > 0 ? Number(spese) : null;
      return;
    }
    case '59':
      order.testo = `${order.testo} ${cutField(record, 11, 120).trim()}`.trim();
  }
}

export interface Flusso {
  instrument: CollectionInstrument;
  /** The day the flow was made. */
  data: Giorno | null;
  divisa: string;
}

/** Signed as written, `-` for orders and `+` for money that came in; NaN when it is not thirteen digits. */
export function parseSignedImporto(record14: string): number {
  const importo = parseDigits(record14, 33, 13);
  return cutField(record14, 47, 47) === '+' ? importo : 0 - importo;
}

/** The request itself: 30000 for RiBa, 07000 for MAV. Every other reason is an outcome. */
const REQUESTS: Readonly<Record<CollectionInstrument, string>> = { riba: '30000', mav: '07000' };

/** Null for an order on its way to the bank. Money that came in is written with a `+`; what comes back, with a `-`. */
function readKind(record14: string, instrument: CollectionInstrument): EsitoIncasso['tipo'] | null {
  if (cutField(record14, 47, 47) === '+') return 'pagato';
  return cutField(record14, 29, 33) === REQUESTS[instrument] ? null : 'insoluto';
}

const NOMI: Readonly<Record<CollectionInstrument, string>> = { riba: 'RiBa', mav: 'MAV' };

/** `FATTURA N. 123 DEL 070126`: the document an order is for, when it is for one alone. */
const DOCUMENTO =
  /\b(?:FATT(?:URA)?|FT|FAT|DOC(?:UMENTO)?)\b\.?\s*(?:(?:NR|NUM|NUMERO|N)\b\.?[°º]?\s*)?((?=[A-Z./_-]*\d)[A-Z0-9][A-Z0-9./_-]*)(?:\s+(?:DEL\s+)?(\d{1,2})[./-]?(\d{2})[./-]?(\d{4}|\d{2})\b)?/gi;

function parseDocumento(text: string): { numero: string | null; data: Giorno | null } {
  DOCUMENTO.lastIndex = 0;
  const one = DOCUMENTO.exec(text);
  if (!one || DOCUMENTO.test(text)) return { numero: null, data: null };
  const [, number = '', day = '', month = '', year = ''] = one;
  const when = `${year.length === 2 ? expandYear(year) : year}-${month}-${day.padStart(2, '0')}`;
  return { numero: number.replace(/[./_-]+$/, ''), data: toGiornoOrNull(when) };
}

/** Puts the order among the rows of the page, and its outcome beside them when it has one. */
export function closeOrder(order: CbiOrder, flusso: Flusso, page: NativePage): void {
  const { riga, record14, debitore, codice_fiscale, numero_ricevuta, testo } = order;
  const cents = parseSignedImporto(record14);
  const scadenza = parseRhGiorno(record14, 23);
  const lire = cutField(record14, 120, 120) === 'I';
  if (Number.isNaN(cents) || lire) {
    const reason = lire ? 'L’importo è in lire, non in euro' : 'L’importo del record 14 non si legge';
    refuseMovimento(page, makeScartata(riga, 'Importo', cutField(record14, 34, 46), reason));
    return;
  }
  if (scadenza === null) {
    const reason = 'La scadenza del record 14 manca o non esiste';
    refuseMovimento(page, makeScartata(riga, 'Scadenza', cutField(record14, 23, 28), reason));
    return;
  }
  const { instrument, divisa } = flusso;
  const data = flusso.data ?? scadenza;
  const tipo = readKind(record14, instrument);
  const documento = parseDocumento(testo);
  const importo = Math.abs(cents);
  const spese = tipo === 'insoluto' ? order.spese : null;
  const words = testo === '' ? [] : [testo];
  if (tipo !== null) words.push(`${tipo} il ${formatData(data)} (causale ${cutField(record14, 29, 33)})`);
  if (spese !== null) words.push(`spese ${formatImporto(spese)}`);
  if (codice_fiscale !== '') words.push(`P.IVA/C.F. ${codice_fiscale}`);
  page.righe.push(
    createRiga({
      riga,
      data,
      importo,
      divisa,
      causale:
        tipo === null
          ? NOMI[instrument]
          : `${NOMI[instrument]} ${tipo === 'pagato' ? 'incasso' : 'insoluto'}`,
      descrizione: words.join(' · '),
      ragione_sociale: debitore,
      numero_documento: documento.numero ?? '',
      riferimento: numero_ricevuta,
      data_documento: documento.data,
      scadenza,
    }),
  );
  if (tipo === null) return;
  (page.esiti ??= []).push({
    riga,
    tipo,
    strumento: instrument,
    causale: cutField(record14, 29, 33),
    numero_ricevuta: numero_ricevuta || null,
    codice_debitore: cutField(record14, 98, 113).trim() || null,
    numero_documento: documento.numero,
    debitore: debitore.replaceAll(/\s+/g, ' '),
    codice_fiscale: codice_fiscale || null,
    importo,
    scadenza,
    data_esito: data,
    spese,
  });
}
