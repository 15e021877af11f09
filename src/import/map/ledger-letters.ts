/** Letters beside the balances of the azienda's own ledger, in which dare is what it has: turned round, they are those of a bank. */
import type { Lettura } from '#api/contract/tracciati.ts';

const LETTER = /(?<=[.,]\d{2}\s*)(?:dare|avere|[da])(?=\s*$)/i;

/** True of a ledger with its sides apart, whose letters stand beside its balances. */
export const hasLedgerLetters = ({ segno, dare_entrata }: Lettura): boolean =>
  segno === 'dare_avere' && dare_entrata === true;

/** The row with the other letter beside each amount that has one. */
export const reverseLetters = (riga: readonly string[]): string[] =>
  riga.map((cell) => cell.replace(LETTER, (letter) => (/^d/i.test(letter) ? 'A' : 'D')));
