/** One `Ntry` to one row, or to the reason why it is none. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { createRiga, makeScartata } from '../native.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';
import { explainBatch } from './batch.ts';
import { readCamtDetails } from './details.ts';
import { readSignedImporto, readDivisa, readCamtGiorno } from './values.ts';

/** Entry statuses (external code set ExternalEntryStatus1) that are not booked. */
const NON_CONTABILIZZATE: Readonly<Record<string, string>> = {
  PDNG: 'Operazione non ancora contabilizzata',
  FUTR: 'Operazione futura, non ancora contabilizzata',
  INFO: 'Operazione solo informativa, non un movimento',
};

/** Why an entry is not booked; null for one that is, or that says nothing of it. */
function explainStatus(state: string): string | null {
  if (state === '' || state === 'BOOK') return null;
  return NON_CONTABILIZZATE[state] ?? 'Stato non riconosciuto: non si sa se l’operazione è contabilizzata';
}

/** The bank's own code before the standard's: Italian banks put the two-digit causale there (`48//`, issuer CBI). */
function causale(entry: XmlNode): string {
  const code = findDescendant(entry, 'BkTxCd') ?? findDescendant(entry, 'NtryDtls', 'TxDtls', 'BkTxCd');
  if (!code) return '';
  const own = getTextOf(code, 'Prtry', 'Cd').replace(/\/+$/, '');
  if (own !== '') return own;
  const domain = findDescendant(code, 'Domn');
  return [getTextOf(domain, 'Cd'), getTextOf(domain, 'Fmly', 'Cd'), getTextOf(domain, 'Fmly', 'SubFmlyCd')]
    .filter((part) => part !== '')
    .join('-');
}

const WITHOUT_DAY = 'il movimento non ha data, è usata quella dell’estratto';
/** Of nearly every entry. */
const NOTHING: readonly string[] = [];

interface Rifiutata {
  scartata: RigaScartata;
  /** Cents of one that is known not to be booked, so that the balances do not hold it. */
  sospesa: number | null;
}

function reject(
  { riga }: XmlNode,
  name: string,
  value: string,
  reason: string,
  sospesa: number | null = null,
): Rifiutata {
  return { scartata: makeScartata(riga, name, value, reason), sospesa };
}

/**
 * @param conto the account and its currency, and the day of the report for an entry that may leave its own out
 */
export function readCamtMovimento(
  entry: XmlNode,
  conto: { numero: string | null; divisa: string | null; giorno: Giorno | null },
): { riga: RigaImport; notices: readonly string[] } | Rifiutata {
  const status = findDescendant(entry, 'Sts');
  const state = getTextOf(status, 'Cd') || getTextOf(status) || getTextOf(status, 'Prtry');
  const importo = readSignedImporto(entry);
  const reason = explainStatus(state);
  if (reason !== null) {
    const sospesa = NON_CONTABILIZZATE[state] === undefined ? null : importo;
    return reject(entry, 'Sts', `${getTextOf(entry, 'Amt')} ${state}`, reason, sospesa);
  }
  if (Number.isNaN(importo)) {
    const text = `${getTextOf(entry, 'Amt')} ${getTextOf(entry, 'CdtDbtInd')}`;
    return reject(entry, 'Amt', text, 'L’importo non si legge, non ha verso o ha frazioni di centesimo');
  }
  const inflow = getTextOf(entry, 'CdtDbtInd') === 'CRDT';
  // The standard's amounts begin at zero (`minInclusive`): the side alone says which way they go.
  if (inflow ? importo < 0 : importo > 0) {
    const text = `${getTextOf(entry, 'Amt')} ${getTextOf(entry, 'CdtDbtInd')}`;
    return reject(entry, 'Amt', text, 'L’importo ha un meno oltre al verso: non si sa da che parte va');
  }
  const [booking, value] = [findDescendant(entry, 'BookgDt'), findDescendant(entry, 'ValDt')];
  const valueDate = readCamtGiorno(value);
  const written = readCamtGiorno(booking) ?? valueDate;
  const absent = !booking && !value;
  const data = written ?? (absent ? conto.giorno : null);
  if (data === null)
    return reject(entry, 'BookgDt', getTextOf(entry, 'BookgDt', 'Dt'), 'Manca la data, o non esiste');
  const divisa = readDivisa(entry) ?? conto.divisa ?? 'EUR';
  const inverted = getTextOf(entry, 'RvslInd');
  const storno = inverted === 'true' || inverted === '1';
  const details = readCamtDetails(entry, divisa, { inflow, storno, conto: conto.numero });
  const batch = explainBatch(entry, importo, divisa);
  const told = batch === null ? NOTHING : [batch];
  return {
    riga: createRiga({
      ...details,
      riga: entry.riga,
      data,
      data_valuta: valueDate,
      causale: causale(entry),
      importo,
      divisa,
    }),
    notices: written === null ? [WITHOUT_DAY, ...told] : told,
  };
}
