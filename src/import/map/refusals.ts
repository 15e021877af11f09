/** Lines of a table that give no row: refused with the reason, joined to the row above, or noted as words. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { classifyCell, isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { joinDescription, toOneLine } from '../cell/text.ts';
import { explainStatus } from '../tracciato/row-words.ts';
import type { Indici } from './columns.ts';
import { refuseRow, type RigheLette } from './read-righe.ts';
import type { SenzaImporto } from './row-amount.ts';

interface Refusals {
  /** Refuses a row for what one of its cells holds. */
  reject: (riga: readonly string[], line: number, indice: number, motivo: string) => void;
  /** Refuses a row that may be a movement, whose amount the proof then lacks. */
  lose: (riga: readonly string[], line: number, indice: number, motivo: string) => void;
  /** What becomes of a line without a day, or without an amount, that is nothing else. */
  refuse: (
    riga: readonly string[],
    line: number,
    data: Giorno | null,
    importo: number | SenzaImporto,
    filled: number,
  ) => void;
}

/** A number cut in two by the sign that parts the cells: `1,033.10`, `120,50` between commas. */
const START = /^[-+(]?\d{1,3}$/;
const CONTINUATION = /^(?:\d{3}(?:[.,]\d+)?|\d{2})[-)]?$/;

/** True of a row that has more cells than its header names, where an amount and the cell after it are the halves of one. */
export function isSplitAmount(
  riga: readonly string[],
  width: number,
  { importo, dare, avere }: Pick<Indici, 'importo' | 'dare' | 'avere'>,
): boolean {
  if (!riga.slice(width).some((cell) => cell.trim() !== '')) return false;
  return [importo, dare, avere].some(
    (index) =>
      index !== -1 &&
      START.test((riga[index] ?? '').trim()) &&
      CONTINUATION.test((riga[index + 1] ?? '').trim()),
  );
}

/** @param takeUndated takes a line that lacks nothing but its day; false where it is to be refused */
export function createRefusals(
  lettura: Lettura,
  indices: Indici,
  lette: RigheLette,
  takeUndated: (riga: readonly string[], line: number, importo: number) => boolean,
): Refusals {
  const { righe, note } = lette;

  function reject(riga: readonly string[], line: number, indice: number, motivo: string): void {
    refuseRow(lette, riga, line, { indice, colonna: lettura.intestazione[indice] ?? null, motivo });
  }

  function refuse(
    riga: readonly string[],
    line: number,
    data: Giorno | null,
    importo: number | SenzaImporto,
    filled: number,
  ): void {
    const cell = (riga[indices.data] ?? '').trim();
    const without = typeof importo === 'number' ? null : importo;
    if (data === null && cell === '' && without?.empty === true) {
      if (isDetail(riga)) {
        addDetail(riga, line);
        loseIfMoney(riga, line);
      } else if (filled > 2) {
        lose(riga, line, indices.data, 'Mancano la data e l’importo');
      } else {
        noteText(riga, line);
        loseIfMoney(riga, line);
      }
      return;
    }
    if (data === null) {
      if (without?.empty === true && filled <= 2) {
        noteText(riga, line);
        loseIfMoney(riga, line);
      } else if (cell === '') {
        if (typeof importo !== 'number' || !takeUndated(riga, line, importo))
          lose(riga, line, indices.data, 'Manca la data');
      } else lose(riga, line, indices.data, explainStatus(cell) ?? 'La data non si legge o non esiste');
      return;
    }
    if (without) lose(riga, line, without.indice, without.motivo);
  }

  /** Notes a line by what it is: words alone, or words with a day or an amount among them. */
  function noteText(riga: readonly string[], line: number): void {
    const words = riga.flatMap((cell) => cell.split(' '));
    (words.some((word) => isLikelyMoney(word) || isLikelyData(word)) ? note.figures : note.testo).push(line);
  }

  /** Refuses a line whose amount may be the one that is missing from the proof. */
  function lose(riga: readonly string[], line: number, index: number, reason: string): void {
    lette.perse.push(line);
    reject(riga, line, index, reason);
  }

  /** Words alone are missing from no proof, and would hide the row beside them where it breaks. */
  function loseIfMoney(riga: readonly string[], line: number): void {
    if (riga.some((cell) => classifyCell(cell) === 'denaro')) lette.perse.push(line);
  }

  /** Words under a movement, in its description's column: banks break long descriptions over rows. */
  function isDetail(riga: readonly string[]): boolean {
    if (righe.length === 0) return false;
    const first = riga.findIndex((cell) => /[\p{L}\d]/u.test(cell));
    return first > 0 && indices.descrizione.includes(first);
  }

  function addDetail(riga: readonly string[], line: number): void {
    const last = righe.at(-1);
    if (!last) return;
    const text = toOneLine(joinDescription(riga, indices.descrizione));
    if (!last.descrizione.includes(text))
      last.descrizione = `${last.descrizione} ${text}`.slice(0, LUNGHEZZE.descrizione);
    note.dettagli.push(line);
  }

  return { reject, lose, refuse };
}
