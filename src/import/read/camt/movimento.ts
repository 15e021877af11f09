/** One `Ntry` to one row, or to the reason why it is none. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { createRiga, createScartata } from '../native.ts';
import { findDescendant, getTextOf, type Nodo } from '../xml/node.ts';
import { readCamtDetails } from './details.ts';
import { readSignedImporto, readDivisa, readCamtGiorno } from './values.ts';

/** Entry statuses (external code set ExternalEntryStatus1) that are not booked. */
const NON_CONTABILIZZATE: Readonly<Record<string, string>> = {
  PDNG: 'Operazione non ancora contabilizzata',
  FUTR: 'Operazione futura, non ancora contabilizzata',
  INFO: 'Operazione solo informativa, non un movimento',
};

/** The bank's own code before the standard's: Italian banks put the two-digit causale there (`48//`, issuer CBI). */
function causale(entry: Nodo): string {
  const codice = findDescendant(entry, 'BkTxCd') ?? findDescendant(entry, 'NtryDtls', 'TxDtls', 'BkTxCd');
  if (!codice) return '';
  const proprio = getTextOf(codice, 'Prtry', 'Cd').replace(/\/+$/, '');
  if (proprio !== '') return proprio;
  const dominio = findDescendant(codice, 'Domn');
  return [getTextOf(dominio, 'Cd'), getTextOf(dominio, 'Fmly', 'Cd'), getTextOf(dominio, 'Fmly', 'SubFmlyCd')]
    .filter((parte) => parte !== '')
    .join('-');
}

function scarta(
  { riga }: Nodo,
  nome: string,
  valore: string,
  motivo: string,
): { scartata: RigaScartata; sospesa: boolean } {
  return { scartata: createScartata(riga, nome, valore, motivo), sospesa: nome === 'Sts' };
}

/**
 * @param conto the currency of the account, and the day of the report for an entry that may leave its own out
 * @returns `sospesa` when the refused entry is not booked, so that the balances do not hold it
 */
export function readCamtMovimento(
  entry: Nodo,
  conto: { divisa: string | null; giorno: Giorno | null },
): { riga: RigaImport; senzaData: boolean } | { scartata: RigaScartata; sospesa: boolean } {
  const stato = getTextOf(entry, 'Sts', 'Cd') || getTextOf(entry, 'Sts');
  const motivo = NON_CONTABILIZZATE[stato];
  if (motivo !== undefined) return scarta(entry, 'Sts', `${getTextOf(entry, 'Amt')} ${stato}`, motivo);
  const importo = readSignedImporto(entry);
  if (Number.isNaN(importo)) {
    const testo = `${getTextOf(entry, 'Amt')} ${getTextOf(entry, 'CdtDbtInd')}`;
    return scarta(entry, 'Amt', testo, 'L’importo non si legge, non ha verso o ha frazioni di centesimo');
  }
  const [contabile, valore] = [findDescendant(entry, 'BookgDt'), findDescendant(entry, 'ValDt')];
  const valuta = readCamtGiorno(valore);
  const scritta = readCamtGiorno(contabile) ?? valuta;
  const assente = !contabile && !valore;
  const data = scritta ?? (assente ? conto.giorno : null);
  if (data === null)
    return scarta(entry, 'BookgDt', getTextOf(entry, 'BookgDt', 'Dt'), 'Manca la data, o non esiste');
  const divisa = readDivisa(entry) ?? conto.divisa ?? 'EUR';
  const inverso = getTextOf(entry, 'RvslInd');
  const storno = inverso === 'true' || inverso === '1';
  const dettagli = readCamtDetails(entry, divisa, getTextOf(entry, 'CdtDbtInd') === 'CRDT', storno);
  return {
    riga: createRiga({
      ...dettagli,
      riga: entry.riga,
      data,
      data_valuta: valuta,
      causale: causale(entry),
      importo,
      divisa,
    }),
    senzaData: scritta === null,
  };
}
