/** The amount of a row, by the sign convention of its Lettura. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import type { Indici } from './columns.ts';
import { takeApart } from '../cell/beside.ts';
import {
  explainImporto,
  findUnknownWord,
  findWord,
  findWrittenSide,
  parseCentesimi,
} from '../cell/amount.ts';

/** Why a row has no amount. */
export interface SenzaImporto {
  indice: number;
  motivo: string;
  /** True when the cells are empty rather than wrong. */
  empty: boolean;
  /** What was paid of another row's document. */
  pagato?: number;
}

export type ReadImporto = (riga: readonly string[]) => number | SenzaImporto;

/** Blanks some banks write where there is no amount. */
function isEmpty(cell: string): boolean {
  const code = cell.charCodeAt(0);
  // Nearly every cell starts with a digit: nothing is trimmed to see that it is full.
  if (code >= 48 && code <= 57) return false;
  return cell === '' || EMPTY_CELL.test(cell);
}
const EMPTY_CELL = /^\s*[-\u2010-\u2015\u2212]*\s*$/;

/** What ends an amount printed without a sign, where no balance proves which way it went. */
export const SENZA_VERSO = ' ?';
export const UNKNOWN_VERSO = 'Senza segno, e nessun saldo prova se è un’entrata o un’uscita';

/**
 * A reader of amounts, specialised once for the whole file; cents, our favour positive.
 * @param first the side of the one amount of which no balance says it, where a person did
 */
export function createImportoReader(
  lettura: Lettura,
  indices: Indici,
  first: 1 | -1 | null = null,
): ReadImporto {
  const { decimali } = lettura;
  if (lettura.segno === 'dare_avere') return dareAvere(lettura, indices);
  const { importo, commissione } = indices;
  const empty: SenzaImporto = { indice: importo, motivo: 'Manca l’importo', empty: true };
  const uncertain: SenzaImporto = { indice: importo, motivo: UNKNOWN_VERSO, empty: false };
  const base: ReadImporto = (riga) => {
    const cell = riga[importo] ?? '';
    if (isEmpty(cell)) return empty;
    const cents = parseCentesimi(cell, decimali);
    if (!Number.isNaN(cents)) return cents;
    if (cell.endsWith(SENZA_VERSO) && first !== null)
      return first * parseCentesimi(cell.slice(0, -SENZA_VERSO.length), decimali);
    return cell.endsWith(SENZA_VERSO)
      ? uncertain
      : { indice: importo, motivo: explainImporto(cell, decimali), empty: false };
  };
  if (lettura.segno === 'indicatore')
    return withFee(
      withIndicator(
        base,
        indices.indicatore,
        createSideReader(lettura) ?? parseIndicator,
        lettura.dare_entrata === true ? -1 : 1,
      ),
      lettura,
      commissione,
    );
  const direction = lettura.segno === 'inverso' ? -1 : 1;
  const readWord = indices.indicatore === -1 ? createSideReader(lettura) : null;
  if (readWord) return withWords(base, lettura, importo, readWord);
  // Letters of a ledger beside the amounts are the other way round from a bank's.
  if (lettura.dare_entrata === true)
    return (riga) => {
      const cents = base(riga);
      const cell = riga[importo] ?? '';
      return typeof cents === 'number' && cents !== 0 && findWrittenSide(cell) !== null ? -cents : cents;
    };
  if (direction === 1) return withFee(base, lettura, commissione);
  const turned: ReadImporto = (riga) => {
    const cents = base(riga);
    if (typeof cents !== 'number' || cents === 0) return cents;
    // A side beside the amount says itself which way it went.
    return commissione === -1 && findWrittenSide(riga[importo] ?? '') !== null ? cents : -cents;
  };
  return withFee(turned, lettura, commissione);
}

/** Amounts less a fee beside them. */
function withFee(read: ReadImporto, { decimali }: Lettura, commissione: number): ReadImporto {
  if (commissione === -1) return read;
  return (riga) => {
    const cents = read(riga);
    const cell = riga[commissione] ?? '';
    if (typeof cents !== 'number' || isEmpty(cell)) return cents;
    const spesa = parseCentesimi(cell, decimali);
    if (Number.isNaN(spesa))
      return { indice: commissione, motivo: 'La commissione non si legge', empty: false };
    return cents - Math.abs(spesa);
  };
}

function dareAvere(lettura: Lettura, { dare, avere }: Indici): ReadImporto {
  const { decimali } = lettura;
  const direction = lettura.dare_negativo === true ? 1 : -1;
  const empty: SenzaImporto = { indice: dare, motivo: 'Manca l’importo', empty: true };
  const doubled: SenzaImporto = {
    indice: dare,
    motivo: 'Uscita ed entrata sono entrambe scritte',
    empty: false,
  };
  return (riga) => {
    const d = riga[dare] ?? '';
    const a = riga[avere] ?? '';
    const withoutDare = isEmpty(d);
    const withoutAvere = isEmpty(a);
    if (withoutDare && withoutAvere) return empty;
    const outflow = withoutDare ? 0 : parseCentesimi(d, decimali);
    const inflow = withoutAvere ? 0 : parseCentesimi(a, decimali);
    if (Number.isNaN(outflow)) return { indice: dare, motivo: explainImporto(d, decimali), empty: false };
    if (Number.isNaN(inflow)) return { indice: avere, motivo: explainImporto(a, decimali), empty: false };
    if (outflow !== 0 && inflow !== 0) return doubled;
    return outflow === 0 ? inflow : direction * outflow;
  };
}

/** Amounts beside which a word stands that a person gave a meaning. */
function withWords(
  base: ReadImporto,
  { decimali, segno }: Lettura,
  importo: number,
  readWord: (word: string) => 1 | -1 | null,
): ReadImporto {
  const missing: SenzaImporto = {
    indice: importo,
    motivo: 'Accanto all’importo manca la parola che dice se entra o esce',
    empty: false,
  };
  const turned = segno === 'inverso' ? -1 : 1;
  return (riga) => {
    const cell = riga[importo] ?? '';
    const word = findUnknownWord(cell) ?? findWord(cell);
    if (word === null) {
      const plain = base(riga);
      return typeof plain === 'number' && plain !== 0 ? missing : plain;
    }
    const side = readWord(word) ?? findWrittenSide(cell);
    const cents = parseCentesimi(takeApart(cell)?.figures ?? '', decimali);
    if (side === null || Number.isNaN(cents))
      return { indice: importo, motivo: explainImporto(cell, decimali), empty: false };
    return turned * side * cents;
  };
}

/** What a word says of the side, by the words that a person said; null where nobody did. */
export function createSideReader({
  parole_entrata,
  parole_uscita,
}: Lettura): ((word: string) => 1 | -1 | null) | null {
  if (!parole_entrata || !parole_uscita) return null;
  return (word) => {
    const told = word.trim();
    return parole_entrata.includes(told) ? 1 : parole_uscita.includes(told) ? -1 : null;
  };
}

/** @param letters -1 where they are those of a ledger, the other way round */
function withIndicator(
  base: ReadImporto,
  indicator: number,
  readSide: (word: string) => 1 | -1 | null,
  letters: 1 | -1,
): ReadImporto {
  return (riga) => {
    const cents = base(riga);
    if (typeof cents !== 'number') return cents;
    const sign = readSide(riga[indicator] ?? '');
    if (sign === null) {
      return { indice: indicator, motivo: 'L’indicatore dare/avere non si legge', empty: false };
    }
    const direction = sign * letters;
    if (cents < 0 && direction === 1) {
      return {
        indice: indicator,
        motivo: 'Il segno dell’importo contraddice l’indicatore dare/avere',
        empty: false,
      };
    }
    return cents < 0 ? cents : direction * cents;
  };
}
