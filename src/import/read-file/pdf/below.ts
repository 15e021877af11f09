/** What stands below the closing balance of a printed statement: lists of another kind, in the places of the rows. */
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { classifySaldo } from '../../tracciato/row-words.ts';
import { isMoney } from '../../read/pdf/tokens.ts';

const isKind = ({ celle }: RigaPdf, kind: 'iniziale' | 'finale'): boolean =>
  celle.some((cell) => classifySaldo(cell) === kind);

const hasFigure = ({ celle }: RigaPdf): boolean =>
  celle.some((cell) => cell.split(' ').some((word) => isMoney(word)));

/** True for a line of words below a closing balance on its page, or for other titles: what follows is of another list. */
const isTitle = (riga: RigaPdf, closing: RigaPdf): boolean =>
  riga.pagina === closing.pagina &&
  (riga.tipo === 'intestazione' || (riga.tipo === 'testo' && !hasFigure(riga)));

/**
 * The statement down to its last closing balance, where rows follow it under a title of their own; null where none do. A balance
 * that the next page takes up closes nothing.
 */
export function withoutBelow(estratto: EstrattoPdf): { completo: EstrattoPdf; lines: number[] } | null {
  const { righe } = estratto;
  const at = righe.findLastIndex((riga) => isKind(riga, 'finale') && hasFigure(riga));
  const closing = righe[at];
  if (!closing || !righe.slice(0, at).some(({ tipo }) => tipo === 'movimento')) return null;
  const below = righe.slice(at + 1);
  const rows = below.findIndex(({ tipo }) => tipo === 'movimento' || tipo === 'tabella');
  if (rows === -1 || below.some((riga) => isKind(riga, 'iniziale'))) return null;
  if (!below.slice(0, rows).some((riga) => isTitle(riga, closing))) return null;
  return {
    completo: { ...estratto, righe: righe.slice(0, at + 1) },
    lines: below.map(({ numero }) => numero),
  };
}
