/** A statement that ties only with its signs, or its two sides, the other way round: offered, never taken. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { formatImporto } from '#domain/importi.ts';
import { proveCatena } from '#domain/quadratura/proof.ts';
import { LEDGER_READ, findVerso, isLedgerHeader } from '../cell/direction-words.ts';
import { askLedgerSides } from '../cell/column-questions.ts';
import { askSegno, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import type { EsitoLettura, EstrattoLetto } from '../map/outcome.ts';

/** So many rows whose words say what their sign says, and none the contrary: balances are not even offered. */
const CONFERME = 3;

/** The same columns with the two sides exchanged; null where the file writes its signs once more. */
function swapSides(lettura: Lettura): Lettura | null {
  const { segno, colonne, dare_negativo, dare_entrata } = lettura;
  if (segno === 'con_segno' || segno === 'inverso')
    return { ...lettura, segno: segno === 'inverso' ? 'con_segno' : 'inverso' };
  if (segno === 'indicatore') return { ...lettura, dare_entrata: dare_entrata !== true };
  if (segno !== 'dare_avere' || dare_negativo === true) return null;
  const other = { dare: 'avere', avere: 'dare' } as const;
  return {
    ...lettura,
    colonne: colonne.map((column) =>
      column.campo === 'dare' || column.campo === 'avere'
        ? { ...column, campo: other[column.campo] }
        : column,
    ),
  };
}

/** True where arithmetic alone would tie the statement with every sign turned round. */
function tiesTurned({ righe, saldo_iniziale, saldo_finale }: EstrattoLetto): boolean {
  const catena = proveCatena(righe.map(({ importo, saldo }) => ({ importo: -importo, saldo })));
  if (catena && catena.prove > 0) return catena.rottura === null && catena.strong > 0;
  if (saldo_iniziale === null || saldo_finale === null) return false;
  const total = righe.reduce((sum, { importo }) => sum + importo, 0);
  return total !== 0 && saldo_iniziale - total === saldo_finale;
}

/** True where the words of several rows say what their signs say, and those of none the contrary. */
function isConfirmed(estratti: readonly EstrattoLetto[]): boolean {
  let agreeing = 0;
  for (const { righe } of estratti) {
    for (const { descrizione, importo } of righe) {
      const direction = findVerso(descrizione);
      if (direction === null || importo === 0) continue;
      if (direction !== Math.sign(importo)) return false;
      agreeing++;
    }
  }
  return agreeing >= CONFERME;
}

/**
 * What becomes of a file that does not tie as its rows say, and ties the other way round: a question; or the other reading, where
 * dare and avere stand among columns that only a ledger has. Null for any other file, and where the words of its rows confirm
 * its signs.
 * @param reread the file under another Lettura
 */
export async function settleSwappedSides(
  outcome: EsitoLettura,
  answers: Risposte,
  reread: (lettura: Lettura) => Promise<EsitoLettura>,
): Promise<ReadingQuestion | EsitoLettura | null> {
  if (outcome.tipo !== 'letto' || outcome.lettura === null || answers.segno !== undefined) return null;
  const { lettura, estratti } = outcome;
  const broken = estratti.filter(({ quadratura }) => quadratura.esito === 'non_quadra');
  if (broken.length === 0 || !broken.every((each) => each.natura === 'movimento' && tiesTurned(each)))
    return null;
  const swapped = isConfirmed(estratti) ? null : swapSides(lettura);
  const other = swapped && (await reread(swapped));
  if (other?.tipo !== 'letto' || !other.estratti.every(({ quadratura }) => quadratura.esito === 'quadra'))
    return null;
  if (lettura.segno === 'dare_avere' && isLedgerHeader(lettura.intestazione))
    return { ...other, notices: [...outcome.notices, LEDGER_READ] };
  return describe(lettura, broken);
}

function describe({ segno, colonne }: Lettura, broken: readonly EstrattoLetto[]): ReadingQuestion {
  const nameOf = (campo: 'dare' | 'avere', fallback: string): string =>
    colonne.find((column) => column.campo === campo)?.colonna || fallback;
  if (segno === 'dare_avere')
    return askLedgerSides(nameOf('dare', 'Dare'), nameOf('avere', 'Avere'), 'saldi');
  if (segno === 'indicatore') return askLedgerSides('Dare', 'Avere', 'saldi');
  const righe = broken.flatMap((each) => each.righe);
  const out = righe.find(({ importo }) => importo < 0);
  // Under `inverso` what the file writes without a sign is what was read as gone out.
  if (segno === 'inverso') return askSegno(out ? formatImporto(-out.importo) : '', 'saldi_senza_segno');
  return askSegno(out ? formatImporto(out.importo) : '', 'saldi');
}
