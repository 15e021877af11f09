/** The cells of a movement, or of an open item, to a row of the statement. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Decimali } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { getColumnText, joinDescription, toIbanOrNull } from '../cell/text.ts';
import type { Indici } from './columns.ts';
import type { RigaLetta } from './outcome.ts';
import { getOtherParty, type VersoParti } from './partita-amount.ts';

/** What reads the cells of one file. */
interface CellReaders {
  decimali: Decimali;
  day: (cell: string) => Giorno | null;
  divisa: (cell: string | undefined) => string;
  /** Null where one column names the other party, whatever the row. */
  partsDirection: VersoParti | null;
}

type MakeRiga = (riga: readonly string[], line: number, data: Giorno, importo: number) => RigaLetta;

export function createRigaMaker(
  indices: Indici,
  { decimali, day, divisa, partsDirection }: CellReaders,
): MakeRiga {
  const dayOf = (riga: readonly string[], at: number): Giorno | null =>
    at === -1 ? null : day(riga[at] ?? '');

  return (riga, line, data, importo) => {
    const text = joinDescription(riga, indices.descrizione);
    const who = partsDirection ? getOtherParty(partsDirection(riga), indices) : indices.ragione_sociale;
    const ragioneSociale = getColumnText(riga, who, LUNGHEZZE.ragione_sociale);
    const causale = getColumnText(riga, indices.causale, LUNGHEZZE.causale);
    const saldo = indices.saldo === -1 ? Number.NaN : parseCentesimi(riga[indices.saldo] ?? '', decimali);
    return {
      riga: line,
      data,
      data_valuta: dayOf(riga, indices.data_valuta),
      causale,
      descrizione: text === '' ? (ragioneSociale ?? causale ?? '') : text,
      ragione_sociale: ragioneSociale,
      id_soggetto: null,
      numero_documento: getColumnText(riga, indices.numero_documento, LUNGHEZZE.numero_documento),
      data_documento: dayOf(riga, indices.data_documento),
      scadenza: dayOf(riga, indices.scadenza),
      importo: importo as Centesimi,
      divisa: divisa(indices.divisa === -1 ? undefined : riga[indices.divisa]),
      saldo: Number.isNaN(saldo) ? null : (saldo as Centesimi),
      iban_controparte: indices.iban_controparte === -1 ? null : toIbanOrNull(riga[indices.iban_controparte]),
      riferimento: getColumnText(riga, indices.riferimento, LUNGHEZZE.riferimento),
      nota: null,
    };
  };
}
