/** Two days under one another in one column: the booking date on the first line of a row, the value date on the second. */
import type { RigaPdf } from './cells.ts';
import type { Colonne } from './columns.ts';

/** Rows that show it, at the least, and for how many of all rows they must (parts). */
const MOSTRANO = 2;
const PARTE = 2 / 3;

/** Rows whose second line was taken for a row without an amount, whole again: its day stays among the words. */
export function joinStackedDays(righe: RigaPdf[], columns: Colonne | null): RigaPdf[] {
  const kinds = columns?.colonne.map(({ tipo }) => tipo) ?? [];
  const data = kinds.indexOf('data');
  const text = kinds.indexOf('testo');
  if (text === -1 || kinds.filter((kind) => kind === 'data').length !== 1) return righe;
  const movimenti = righe.filter(({ tipo }) => tipo === 'movimento').length;
  const isSecond = ({ celle, tipo }: RigaPdf): boolean =>
    tipo === 'tabella' &&
    (celle[data] ?? '') !== '' &&
    kinds.every((kind, at) => kind !== 'denaro' || celle[at] === '');
  const seconds = new Set(righe.flatMap((riga, at) => (isSecond(riga) ? [at] : [])));
  const follow = [...seconds].every((at) => righe[at - 1]?.tipo === 'movimento');
  if (!follow || seconds.size < MOSTRANO || seconds.size < movimenti * PARTE) return righe;
  return righe.flatMap((riga, at) => {
    if (seconds.has(at)) return [];
    const second = seconds.has(at + 1) ? righe[at + 1] : undefined;
    if (!second) return [riga];
    const words = [riga.celle[text], ...second.celle]
      .filter((cell) => cell !== undefined && cell !== '')
      .join(' ');
    return [{ ...riga, celle: riga.celle.with(text, words), basso: second.basso }];
  });
}
