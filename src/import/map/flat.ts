/** Rows of a printed table to rows of a statement, straight from where their cells stand. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import type { RigaPiana } from '../read/table.ts';
import type { Indici } from './columns.ts';
import type { RigaLetta } from './outcome.ts';
import { parseCentesimiBytes } from '../cell/amount.ts';
import { isSospetta } from './suspect.ts';
import { toIbanOrNull, toTextOrNull } from '../cell/text.ts';

/** The row, or null for one to look at cell by cell. */
export type LeggiPiana = (riga: RigaPiana, linea: number) => RigaLetta | null;

const UGUALE = 61;

/**
 * A reader of rows whose day, amount and description are plain; null when the columns are not.
 * @param giorno the day of a cell
 * @param divisa the currency that a cell names
 */
export function createFlatReader(
  lettura: Lettura,
  indici: Indici,
  giorno: (cella: string) => Giorno | null,
  divisa: (cella: string) => string,
): LeggiPiana | null {
  const [colonnaTesto, altra] = indici.descrizione;
  if (colonnaTesto === undefined || altra !== undefined) return null;
  if (indici.stato !== -1 || indici.conto !== -1) return null;
  const come = comeImporto(lettura, indici);
  if (!come) return null;
  const { decimali } = lettura;
  const divisaFile = lettura.divisa ?? 'EUR';
  const data = new GiornoPiano(indici.data, giorno);
  const dataValuta = new GiornoPiano(indici.data_valuta, giorno);
  const dataDocumento = new GiornoPiano(indici.data_documento, giorno);
  const scadenza = new GiornoPiano(indici.scadenza, giorno);

  return (riga, linea) => {
    const giornoRiga = data.leggi(riga);
    const importo = leggiImporto(riga, come);
    if (giornoRiga === null || Number.isNaN(importo)) return null;
    if (riga.bytes[riga.da[colonnaTesto] ?? 0] === UGUALE) return null;
    const testo = riga.cella(colonnaTesto);
    if (testo === '' || testo.length > LUNGHEZZE.descrizione || isSospetta(testo)) return null;
    const saldo = leggiSaldo(riga, indici.saldo, decimali);
    if (Number.isNaN(saldo)) return null;
    return {
      riga: linea,
      data: giornoRiga,
      data_valuta: dataValuta.leggi(riga),
      causale: testoDi(riga, indici.causale, LUNGHEZZE.causale),
      descrizione: testo,
      ragione_sociale: testoDi(riga, indici.ragione_sociale, LUNGHEZZE.ragione_sociale),
      id_soggetto: null,
      numero_documento: testoDi(riga, indici.numero_documento, LUNGHEZZE.numero_documento),
      data_documento: dataDocumento.leggi(riga),
      scadenza: scadenza.leggi(riga),
      importo: importo as Centesimi,
      divisa: indici.divisa === -1 ? divisaFile : divisa(riga.cella(indici.divisa)),
      saldo: saldo as Centesimi | null,
      iban_controparte:
        indici.iban_controparte === -1 ? null : toIbanOrNull(riga.cella(indici.iban_controparte)),
      riferimento: testoDi(riga, indici.riferimento, LUNGHEZZE.riferimento),
      nota: null,
    };
  };
}

const testoDi = (riga: RigaPiana, colonna: number, massimo: number): string | null =>
  colonna === -1 ? null : toTextOrNull(riga.cella(colonna), massimo);

/** The day of one column: rows follow one another within a day, which is then neither cut out nor looked up. */
class GiornoPiano {
  private readonly colonna: number;
  private readonly giorno: (cella: string) => Giorno | null;
  /** Where the last one stands. */
  private dove: Uint8Array | null = null;
  private primo = 0;
  private lungo = -1;
  private ultimo: Giorno | null = null;

  constructor(colonna: number, giorno: (cella: string) => Giorno | null) {
    this.colonna = colonna;
    this.giorno = giorno;
  }

  leggi(riga: RigaPiana): Giorno | null {
    const { colonna, primo } = this;
    if (colonna === -1) return null;
    const { bytes } = riga;
    const da = riga.da[colonna] ?? 0;
    const quanti = (riga.fino[colonna] ?? 0) - da;
    if (quanti === this.lungo && bytes === this.dove) {
      let at = 0;
      while (at < quanti && bytes[primo + at] === bytes[da + at]) at++;
      if (at === quanti) return this.ultimo;
    }
    this.dove = bytes;
    this.primo = da;
    this.lungo = quanti;
    this.ultimo = this.giorno(riga.cella(colonna));
    return this.ultimo;
  }
}

/** How the amount of a row is written. */
interface ComeImporto {
  decimali: Lettura['decimali'];
  /** What the outgoing is multiplied by, or the one amount where there is no column of outgoings. */
  verso: number;
  uscita: number;
  entrata: number;
}

/** Null for conventions that need more than one plain amount. */
function comeImporto(
  { segno, decimali, dare_negativo }: Lettura,
  { importo, dare, avere, commissione }: Indici,
): ComeImporto | null {
  if (segno === 'dare_avere')
    return { decimali, verso: dare_negativo === true ? 1 : -1, uscita: dare, entrata: avere };
  if (segno === 'indicatore' || commissione !== -1) return null;
  return { decimali, verso: segno === 'inverso' ? -1 : 1, uscita: importo, entrata: -1 };
}

/** NaN where the cells do not plainly hold one amount. */
function leggiImporto(riga: RigaPiana, { decimali, verso, uscita, entrata }: ComeImporto): number {
  const uno = centesimiDi(riga, uscita, decimali);
  const altro = entrata === -1 ? null : centesimiDi(riga, entrata, decimali);
  // Both empty, both written, or one that does not read: neither is plain.
  if (uno === null) return altro ?? Number.NaN;
  if (altro !== null) return Number.NaN;
  return uno === 0 ? 0 : verso * uno;
}

/** The cents of a cell; null where it is empty, NaN where it is not plainly an amount. */
function centesimiDi(riga: RigaPiana, colonna: number, decimali: Lettura['decimali']): number | null {
  const da = riga.da[colonna] ?? 0;
  const fino = riga.fino[colonna] ?? 0;
  return da === fino ? null : parseCentesimiBytes(riga.bytes, da, fino, decimali);
}

const leggiSaldo = (riga: RigaPiana, colonna: number, decimali: Lettura['decimali']): number | null =>
  colonna === -1 ? null : centesimiDi(riga, colonna, decimali);
