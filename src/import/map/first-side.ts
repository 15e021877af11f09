/**
 * The first row of a statement whose amounts have no sign: the balances say which way the others went, and of it they say nothing
 * where no balance stands before it.
 */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { findWrittenSide, hasSign, parseCentesimi } from '../cell/amount.ts';
import { cleanCell } from '../cell/cell.ts';
import { findVerso } from '../cell/direction-words.ts';
import { askFirstSide, FIRST_IN, FIRST_OUT } from '../cell/row-questions.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { listMeanings } from '../cell/words.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { resolveIndexes } from './columns.ts';
import type { RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';
import { SENZA_VERSO, UNKNOWN_VERSO } from './row-amount.ts';

/** What an answer says of it; null where there is none. */
export const readFirstSide = (answer: string | undefined): 1 | -1 | null =>
  answer === FIRST_IN ? 1 : answer === FIRST_OUT ? -1 : null;

/** True of amounts of which neither a sign, nor their column, says a side. */
function isMute(lettura: Lettura, rows: readonly (readonly string[])[]): boolean {
  const { segno, colonne } = lettura;
  if (segno === 'dare_avere' || segno === 'indicatore' || lettura.parole_entrata) return false;
  const { importo, saldo } = resolveIndexes(colonne);
  const name = colonne.find(({ campo }) => campo === 'importo')?.colonna ?? '';
  return (
    saldo !== -1 &&
    !listMeanings(name).some(({ ruolo }) => ruolo === 'dare' || ruolo === 'avere') &&
    rows.every((riga) => {
      const cell = cleanCell(riga[importo] ?? '');
      return !hasSign(cell) && findWrittenSide(cell) === null;
    })
  );
}

/** The row that no other is before, where each of the others follows from the one before it; null where it is not so. */
function findFirst(righe: readonly RigaLetta[]): RigaLetta | null {
  const isChain = (rows: readonly RigaLetta[]): boolean =>
    rows.every(({ saldo, importo }, at) => {
      const before = rows[at - 1];
      return at === 0 || (saldo !== null && before?.saldo === saldo - importo);
    });
  const back = righe.toReversed();
  const found = [righe, back].filter((rows) => isChain(rows));
  const [first] = found.length === 1 ? (found[0] ?? []) : [];
  return first ?? null;
}

/** True of a line before all rows, or behind them: of one among them the balances around it are wrong. */
const isAtEnd = ({ righe }: RigheLette, line: number): boolean =>
  righe.every(({ riga }) => riga > line) || righe.every(({ riga }) => riga < line);

interface Evidence {
  lettura: Lettura;
  declared: readonly SaldoDichiarato[];
  /** The first rows of the table, as they are written. */
  rows: readonly (readonly string[])[];
  answer: string | undefined;
  /** False where nobody can be asked: it is then told. */
  asks: boolean;
}

/** Gives the row the side that a person says; the question where nobody did, and what is to be said. */
export function settleFirstSide(
  lette: RigheLette,
  { lettura, declared, rows, answer, asks }: Evidence,
): { question: ReadingQuestion | null; notices: string[] } {
  const nothing = { question: null, notices: [] };
  const said = readFirstSide(answer);
  const refused = lette.scartate.find(({ motivo, riga }) => motivo === UNKNOWN_VERSO && isAtEnd(lette, riga));
  if (refused && said === null && asks) {
    const importo = parseCentesimi(refused.valore.replace(SENZA_VERSO.trim(), ''), lettura.decimali);
    return { question: askFirstSide({ riga: refused.riga, descrizione: '', importo }, false), notices: [] };
  }
  const { righe } = lette;
  // Among amounts that all came in one without a sign came in, as it is written.
  const isOpen =
    righe.length > 1 &&
    lette.conti.length === 0 &&
    lette.contoDi.size === 0 &&
    !declared.some(({ tipo }) => tipo === 'iniziale') &&
    righe.every(({ importo }) => importo < 0) &&
    isMute(lettura, rows);
  const first = isOpen ? findFirst(righe) : null;
  // A balance that is the amount itself began with it.
  if (!first || first.saldo === first.importo) return nothing;
  if (findVerso(`${first.causale ?? ''} ${first.descrizione}`) !== null) return nothing;
  if (said !== null) {
    first.importo = (said * Math.abs(first.importo)) as Centesimi;
    return nothing;
  }
  if (asks) return { question: askFirstSide(first, true), notices: [] };
  return {
    question: null,
    notices: [`Riga ${first.riga}: nessun saldo prova se entra o esce, è letta come uscita, come le altre.`],
  };
}
