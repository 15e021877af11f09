/** The page of a PDF beside its rows: where they stand on it, and what became of each. */
import { atom, type Atom } from '#state/jotai.ts';
import type { EsitoLettura, GeometriaPdf } from '../../map/outcome.ts';
import type { PreviewContext } from './types.ts';

export type ReadRowState = 'letta' | 'scartata';

export interface PaginaPdf {
  contesto: PreviewContext;
  geometria: GeometriaPdf;
  /** What became of the rows, by their number; the others are text. */
  stati: ReadonlyMap<number, ReadRowState>;
  /** Why nothing was read, in Italian. */
  messaggio: string | null;
  /** True while a change of the rulers is being read. */
  occupata: boolean;
}

/** Private to this folder. */
export const paginaPrivataAtom = atom<PaginaPdf | null>(null);
export const paginaAtom: Atom<PaginaPdf | null> = atom((get) => get(paginaPrivataAtom));

/** Whether the page is in view; the person's choice, until the tab is closed. */
export const paginaApertaAtom = atom(false);

/** What a reading says of its pages; null when the file is no PDF, or did not open. */
export function toPagina(contesto: PreviewContext, esito: EsitoLettura): PaginaPdf | null {
  const { pdf } = esito;
  if (!pdf) return null;
  const stati = new Map<number, ReadRowState>();
  if (esito.tipo === 'letto') {
    for (const { righe, scartate } of esito.estratti) {
      for (const { riga } of scartate) stati.set(riga, 'scartata');
      for (const { riga } of righe) stati.set(riga, 'letta');
    }
  }
  const messaggio = esito.tipo === 'errore' ? esito.messaggio : null;
  return { contesto, geometria: pdf, stati, messaggio, occupata: false };
}
