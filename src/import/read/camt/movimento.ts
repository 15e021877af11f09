/** One `Ntry` to one row, or to the reason why it is none. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { createRiga, createScartata } from '../nativo.ts';
import { scendi, testoDi, type Nodo } from '../xml/nodo.ts';
import { leggiDettagli } from './dettagli.ts';
import { leggiConSegno, leggiDivisa, leggiGiornoCamt } from './valori.ts';

/** Entry statuses (external code set ExternalEntryStatus1) that are not booked. */
const NON_CONTABILIZZATE: Readonly<Record<string, string>> = {
  PDNG: 'Operazione non ancora contabilizzata',
  FUTR: 'Operazione futura, non ancora contabilizzata',
  INFO: 'Operazione solo informativa, non un movimento',
};

/** The bank's own code before the standard's: Italian banks put the two-digit causale there (`48//`, issuer CBI). */
function causale(entry: Nodo): string {
  const codice = scendi(entry, 'BkTxCd') ?? scendi(entry, 'NtryDtls', 'TxDtls', 'BkTxCd');
  if (!codice) return '';
  const proprio = testoDi(codice, 'Prtry', 'Cd').replace(/\/+$/, '');
  if (proprio !== '') return proprio;
  const dominio = scendi(codice, 'Domn');
  return [testoDi(dominio, 'Cd'), testoDi(dominio, 'Fmly', 'Cd'), testoDi(dominio, 'Fmly', 'SubFmlyCd')]
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
export function leggiMovimento(
  entry: Nodo,
  conto: { divisa: string | null; giorno: Giorno | null },
): { riga: RigaImport; senzaData: boolean } | { scartata: RigaScartata; sospesa: boolean } {
  const stato = testoDi(entry, 'Sts', 'Cd') || testoDi(entry, 'Sts');
  const motivo = NON_CONTABILIZZATE[stato];
  if (motivo !== undefined) return scarta(entry, 'Sts', `${testoDi(entry, 'Amt')} ${stato}`, motivo);
  const importo = leggiConSegno(entry);
  if (Number.isNaN(importo)) {
    const testo = `${testoDi(entry, 'Amt')} ${testoDi(entry, 'CdtDbtInd')}`;
    return scarta(entry, 'Amt', testo, 'L’importo non si legge, non ha verso o ha frazioni di centesimo');
  }
  const [contabile, valore] = [scendi(entry, 'BookgDt'), scendi(entry, 'ValDt')];
  const valuta = leggiGiornoCamt(valore);
  const scritta = leggiGiornoCamt(contabile) ?? valuta;
  const assente = !contabile && !valore;
  const data = scritta ?? (assente ? conto.giorno : null);
  if (data === null)
    return scarta(entry, 'BookgDt', testoDi(entry, 'BookgDt', 'Dt'), 'Manca la data, o non esiste');
  const divisa = leggiDivisa(entry) ?? conto.divisa ?? 'EUR';
  const inverso = testoDi(entry, 'RvslInd');
  const storno = inverso === 'true' || inverso === '1';
  const dettagli = leggiDettagli(entry, divisa, testoDi(entry, 'CdtDbtInd') === 'CRDT', storno);
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
