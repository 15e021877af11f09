/** What the words of the rows say of the signs of their amounts. */
import { isNegativa } from '../cell/amount.ts';
import { findVerso, isGivenBack } from '../cell/direction-words.ts';
import type { ProfiledColumn } from './profile.ts';

/** So many rows whose words say what their sign says, and none the contrary: no balance turns them round. */
const CONFERME = 3;

export interface Witnesses {
  per: number;
  against: number;
  /** Rows that give money back. */
  returned: number;
}

/** Rows whose words say the same as the sign of their amount, and the other way round. */
export function countWitnesses(importo: number, columns: readonly ProfiledColumn[]): Witnesses {
  const cells = columns.find(({ indice }) => indice === importo)?.celle ?? [];
  const texts = columns.filter(({ testo, filled, length }) => filled > 0 && testo > filled / 2 && length > 4);
  let per = 0;
  let against = 0;
  let returned = 0;
  for (const [riga, cell] of cells.entries()) {
    if (cell === '' || !/[1-9]/.test(cell)) continue;
    const words = texts.map(({ celle: sue }) => sue[riga] ?? '').join(' ');
    if (isGivenBack(words)) returned++;
    const direction = findVerso(words);
    if (direction === null) continue;
    if ((direction === -1) === isNegativa(cell)) per++;
    else against++;
  }
  return { per, against, returned };
}

/** True where the words of several rows say what their signs say, of both sides or of one, and none the contrary. */
export function isConfirmed(importo: number | null, columns: readonly ProfiledColumn[]): boolean {
  if (importo === null) return false;
  const { per, against } = countWitnesses(importo, columns);
  return per >= CONFERME && against === 0;
}
