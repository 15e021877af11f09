/** One collection order: its records 14 to 70, as the standard CBI-ICI-001 ("Incassi commerciali Italia") places them. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { parseDigits } from '../../cell/digits.ts';
import { expandAnno, toGiornoOrNull } from '../../cell/day.ts';
import { createRiga, createScartata, refuseMovimento, type PaginaNativa } from '../native.ts';
import { cutField, parseRhGiorno } from '../rh/record.ts';
import type { EsitoIncasso, StrumentoIncasso } from '../collection-outcome.ts';

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
  const vuoto = { testo: '', debitore: '', codice_fiscale: '', numero_ricevuta: '', spese: null };
  return { riga, record14, ...vuoto };
}

/** Without the dashes that fill a field. */
const senzaCoda = (testo: string): string => (testo.endsWith('-') ? testo.replace(/-+$/, '') : testo);

/** Takes one of the records that follow the 14; those with addresses alone say nothing that is kept. */
export function takeRecord(ordine: CbiOrder, tipo: string, record: string): void {
  const parte = (da: number, a: number): string => cutField(record, da, a).trim();
  switch (tipo) {
    case '30':
      ordine.debitore = `${cutField(record, 11, 40)}${cutField(record, 41, 70)}`.trim();
      ordine.codice_fiscale = senzaCoda(parte(71, 86));
      return;
    case '50':
      ordine.testo = `${cutField(record, 11, 50)}${cutField(record, 51, 90)}`.trim();
      return;
    case '51': {
      ordine.numero_ricevuta = parte(11, 20);
      // In a return flow: what the bank charges for the unpaid order, in cents.
      const spese = parte(87, 91);
      ordine.spese = /^\d{1,5}$/.test(spese) && Number(spese) > 0 ? Number(spese) : null;
      return;
    }
    case '59':
      ordine.testo = `${ordine.testo} ${cutField(record, 11, 120).trim()}`.trim();
  }
}

export interface Flusso {
  strumento: StrumentoIncasso;
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
const RICHIESTE: Readonly<Record<StrumentoIncasso, string>> = { riba: '30000', mav: '07000' };

/** Null for an order on its way to the bank. Money that came in is written with a `+`; what comes back, with a `-`. */
function leggiTipo(record14: string, strumento: StrumentoIncasso): EsitoIncasso['tipo'] | null {
  if (cutField(record14, 47, 47) === '+') return 'pagato';
  return cutField(record14, 29, 33) === RICHIESTE[strumento] ? null : 'insoluto';
}

const NOMI: Readonly<Record<StrumentoIncasso, string>> = { riba: 'RiBa', mav: 'MAV' };

/** `FATTURA N. 123 DEL 070126`: the document an order is for, when it is for one alone. */
const DOCUMENTO =
  /\b(?:FATT(?:URA)?|FT|FAT|DOC(?:UMENTO)?)\b\.?\s*(?:(?:NR|NUM|NUMERO|N)\b\.?[°º]?\s*)?((?=[A-Z./_-]*\d)[A-Z0-9][A-Z0-9./_-]*)(?:\s+(?:DEL\s+)?(\d{1,2})[./-]?(\d{2})[./-]?(\d{4}|\d{2})\b)?/gi;

export function parseDocumento(testo: string): { numero: string | null; data: Giorno | null } {
  DOCUMENTO.lastIndex = 0;
  const uno = DOCUMENTO.exec(testo);
  if (!uno || DOCUMENTO.test(testo)) return { numero: null, data: null };
  const [, numero = '', giorno = '', mese = '', anno = ''] = uno;
  const quando = `${anno.length === 2 ? expandAnno(anno) : anno}-${mese}-${giorno.padStart(2, '0')}`;
  return { numero: numero.replace(/[./_-]+$/, ''), data: toGiornoOrNull(quando) };
}

/** Puts the order among the rows of the page, and its outcome beside them when it has one. */
export function closeOrder(ordine: CbiOrder, flusso: Flusso, pagina: PaginaNativa): void {
  const { riga, record14, debitore, codice_fiscale, numero_ricevuta, testo } = ordine;
  const cents = parseSignedImporto(record14);
  const scadenza = parseRhGiorno(record14, 23);
  if (Number.isNaN(cents)) {
    refuseMovimento(
      pagina,
      createScartata(riga, 'Importo', cutField(record14, 34, 46), 'L’importo del record 14 non si legge'),
    );
    return;
  }
  if (scadenza === null) {
    const motivo = 'La scadenza del record 14 manca o non esiste';
    refuseMovimento(pagina, createScartata(riga, 'Scadenza', cutField(record14, 23, 28), motivo));
    return;
  }
  const { strumento, divisa } = flusso;
  const data = flusso.data ?? scadenza;
  const tipo = leggiTipo(record14, strumento);
  const documento = parseDocumento(testo);
  const importo = Math.abs(cents);
  const spese = tipo === 'insoluto' ? ordine.spese : null;
  const parole = testo === '' ? [] : [testo];
  if (tipo !== null) parole.push(`${tipo} il ${formatData(data)} (causale ${cutField(record14, 29, 33)})`);
  if (spese !== null) parole.push(`spese ${formatImporto(spese)}`);
  if (codice_fiscale !== '') parole.push(`P.IVA/C.F. ${codice_fiscale}`);
  pagina.righe.push(
    createRiga({
      riga,
      data,
      importo,
      divisa,
      causale:
        tipo === null ? NOMI[strumento] : `${NOMI[strumento]} ${tipo === 'pagato' ? 'incasso' : 'insoluto'}`,
      descrizione: parole.join(' · '),
      ragione_sociale: debitore,
      numero_documento: documento.numero ?? '',
      riferimento: numero_ricevuta,
      data_documento: documento.data,
      scadenza,
    }),
  );
  if (tipo === null) return;
  (pagina.esiti ??= []).push({
    riga,
    tipo,
    strumento,
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
