/** The page of a PDF beside its rows: where they stand on it, and what became of each. */
import { atom } from '#state/jotai.ts';
import type { EsitoLettura } from '../../map/outcome.ts';
import type { PaginaPdf, PreviewContext, ReadRowState } from './types.ts';

/** Whether the page is in view; the person's choice, until the tab is closed. */
export const openedPageAtom = atom(false);

/** What a reading says of its pages; null when the file is no PDF, or did not open. */
export function toPagina(context: PreviewContext, outcome: EsitoLettura): PaginaPdf | null {
  const { pdf } = outcome;
  if (!pdf) return null;
  const stati = new Map<number, ReadRowState>();
  if (outcome.tipo === 'letto') {
    for (const { righe, scartate } of outcome.estratti) {
      for (const { riga } of scartate) stati.set(riga, 'scartata');
      for (const { riga } of righe) stati.set(riga, 'letta');
    }
  }
  const messaggio = outcome.tipo === 'errore' ? outcome.messaggio : null;
  return { context, geometry: pdf, stati, messaggio, busy: false };
}
